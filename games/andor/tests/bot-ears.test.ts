import { FastRandom, type Proposal, type Reply } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { scripted } from '../bot/index.ts';
import type { HeroKind } from '../pieces.ts';
import { advance } from '../rules/advance.ts';
import { pool } from '../rules/flow.ts';
import { type Action, POINT_WILLPOWER } from '../state.ts';
import { type Scene, scene } from './table.ts';

/** What the bot in this seat answers when it hears this. */
function hears(of: Scene, kind: HeroKind, ...talk: readonly Proposal[]): { readonly replies: readonly Reply[]; readonly action?: Action } {
  const seat = of.seat(kind);
  const turn = { seat, asks: of.rules.asks(of.state), talk, random: new FastRandom(1), budget: {} };
  const { replies = [], action } = scripted(of.rules).choose({
    ...structuredClone({ view: of.rules.view(of.state, seat), legal: of.legal(kind) }),
    ...turn,
  });
  return action === undefined ? { replies } : { replies, action };
}

/** The dwarf proposes, seat 0 as he is listed. */
function suggest(of: Scene, key: string, field?: number, ...yes: readonly HeroKind[]): Proposal {
  const replies = yes.map((kind) => ({ seat: of.seat(kind), yes: true }));
  return { id: '7', seat: of.seat('dwarf'), key, ...(field === undefined ? {} : { params: { field } }), replies };
}

/** Plays the bot's own turn with what it agreed to in its ears, and says where it went. */
function walks(of: Scene, kind: HeroKind, ...talk: readonly Proposal[]): Action[] {
  const done: Action[] = [];
  for (;;) {
    const { action } = hears(of, kind, ...talk);
    if (action === undefined || done.length > 12) return done;
    done.push(action);
    if (action.type === 'fight' || action.type === 'stop' || action.type === 'end-day' || action.type === 'pass') return done;
    of.play(kind, action);
  }
}

const strong = { strength: 12, willpower: 14 };

describe('a bot that hears a proposal', () => {
  test('goes along where it can be in time, and really goes there', () => {
    const here = scene({ heroes: { dwarf: { at: 7 }, archer: { at: 14 } }, turn: 'archer' });
    const goTo = suggest(here, 'go-to', 18);
    expect(hears(here, 'archer', goTo).replies).toEqual([{ proposal: '7', yes: true, say: { key: 'on-my-way' } }]);
    const before = walks(scene({ heroes: { dwarf: { at: 7 }, archer: { at: 14 } }, turn: 'archer' }), 'archer');
    const after = walks(here, 'archer', suggest(here, 'go-to', 18, 'archer'));
    expect(here.state.field[here.seat('archer')]).toBe(18);
    expect(after).not.toEqual(before);
  });

  test('declines what it cannot reach today, and says so', () => {
    const here = scene({ heroes: { dwarf: { at: 7 }, archer: { at: 0, hour: 6 } }, turn: 'dwarf' });
    expect(hears(here, 'archer', suggest(here, 'go-to', 71)).replies).toEqual([{ proposal: '7', yes: false, say: { key: 'too-far' } }]);
  });

  test('is there already', () => {
    const here = scene({ heroes: { dwarf: { at: 7 }, archer: { at: 18 } }, turn: 'dwarf' });
    expect(hears(here, 'archer', suggest(here, 'go-to', 18)).replies).toEqual([{ proposal: '7', yes: true, say: { key: 'here-already' } }]);
  });

  test('joins a fight it can reach and that can be won', () => {
    const position = {
      heroes: { dwarf: { at: 18, ...strong }, archer: { at: 14, ...strong } },
      creatures: [['gor', 18]],
      turn: 'archer',
    } as const;
    const here = scene(position);
    const { replies } = hears(here, 'archer', suggest(here, 'fight', 18));
    expect(replies).toMatchObject([{ proposal: '7', yes: true }]);
    const promised = suggest(here, 'fight', 18, 'archer');
    expect(walks(here, 'archer', promised).at(-1)).toMatchObject({ type: expect.stringMatching(/stop|fight/) });
    expect([14, 18, 17, 16]).toContain(here.state.field[here.seat('archer')]);
  });

  test('not one that is lost, and none where nobody stands', () => {
    const weak = { heroes: { dwarf: { at: 18 }, archer: { at: 17 } }, creatures: [['troll', 18]], turn: 'dwarf' } as const;
    const here = scene(weak);
    expect(hears(here, 'archer', suggest(here, 'fight', 18)).replies).toEqual([
      { proposal: '7', yes: false, say: { key: 'too-dangerous', params: { creature: 'troll' } } },
    ]);
    expect(hears(here, 'archer', suggest(here, 'fight', 17)).replies).toEqual([
      { proposal: '7', yes: false, say: { key: 'nothing-there' } },
    ]);
  });

  test('whose day is over says that', () => {
    const here = scene({ heroes: { dwarf: { at: 18 }, archer: { at: 17, inBox: true } }, turn: 'dwarf' });
    expect(hears(here, 'archer', suggest(here, 'wait')).replies).toEqual([{ proposal: '7', yes: false, say: { key: 'plan-rest' } }]);
  });

  test('before the day has begun it looks forward to it', () => {
    const here = scene({ heroes: { dwarf: { at: 18, inBox: true }, archer: { at: 17, inBox: true } } });
    expect(hears(here, 'archer', suggest(here, 'go-to', 18)).replies).toEqual([{ proposal: '7', yes: true, say: { key: 'on-my-way' } }]);
  });

  test('waits when it agreed to, until the other is there', () => {
    const here = scene({ heroes: { dwarf: { at: 7 }, archer: { at: 14 } }, turn: 'archer' });
    expect(hears(here, 'archer', suggest(here, 'wait')).replies).toEqual([{ proposal: '7', yes: true, say: { key: 'plan-wait' } }]);
    expect(hears(here, 'archer', suggest(here, 'wait', undefined, 'archer')).action).toEqual({ type: 'pass' });
    const met = scene({ heroes: { dwarf: { at: 14 }, archer: { at: 14 } }, turn: 'archer' });
    expect(hears(met, 'archer', suggest(met, 'wait', undefined, 'archer')).action).not.toEqual({ type: 'pass' });
  });

  test('fetches a thing it is asked for', () => {
    const here = scene({ heroes: { dwarf: { at: 7 }, archer: { at: 14 } }, lying: [['gold', 18, 2]], turn: 'archer' });
    expect(hears(here, 'archer', suggest(here, 'fetch', 18)).replies).toMatchObject([{ yes: true }]);
    expect(hears(here, 'archer', suggest(here, 'fetch', 17)).replies).toEqual([
      { proposal: '7', yes: false, say: { key: 'nothing-there' } },
    ]);
  });

  test('is content with any part of a gain, and with a loss that does not ruin it', () => {
    const loss = (willpower: number) => {
      const here = scene({ heroes: { dwarf: { at: 7 }, archer: { at: 14, willpower } }, turn: 'dwarf' });
      pool(here.table, 'loss', POINT_WILLPOWER, 3, 0b11);
      advance(here.table);
      const share: Proposal = { id: '7', seat: 0, key: 'share', params: { archer: 3 * 32 }, replies: [] };
      return hears(here, 'archer', share).replies;
    };
    expect(loss(9)).toEqual([{ proposal: '7', yes: true, say: { key: 'fair' } }]);
    expect(loss(4)).toEqual([{ proposal: '7', yes: false, say: { key: 'too-much' } }]);
  });

  test('answers once, nothing of its own, nothing said to others, and no finger on the map', () => {
    const here = scene({ heroes: { dwarf: { at: 7 }, archer: { at: 14 }, wizard: { at: 34 } }, turn: 'dwarf' });
    const goTo = suggest(here, 'go-to', 18);
    expect(hears(here, 'dwarf', goTo).replies).toEqual([]);
    expect(hears(here, 'archer', suggest(here, 'go-to', 18, 'archer')).replies).toEqual([]);
    expect(hears(here, 'archer', { ...goTo, to: [here.seat('wizard')] }).replies).toEqual([]);
    expect(hears(here, 'archer', suggest(here, 'ping', 18)).replies).toEqual([]);
  });
});
