import { FastRandom, pick, type Proposal } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { scripted } from '../bot/index.ts';
import { BREW, GOLD, type HeroKind, RUNE_BLUE, SHIELD, TELESCOPE, WINESKIN } from '../pieces.ts';
import type { Action } from '../state.ts';
import { type Position, type Scene, scene } from './table.ts';

/** What the bot in this seat does, as a table asks it: once per position where nobody waits for it. */
function answer(of: Scene, kind: HeroKind, talk: readonly Proposal[] = []): Action | undefined {
  const seat = of.seat(kind);
  const view = structuredClone(of.rules.view(of.state, seat));
  const legal = structuredClone(of.legal(kind));
  return scripted(of.rules).choose({ seat, view, asks: of.rules.asks(of.state), legal, talk, random: new FastRandom(1), budget: {} })
    .action;
}

/** Lets the bot do all it wants now. */
function lets(of: Scene, kind: HeroKind): Action[] {
  const done: Action[] = [];
  for (let action = answer(of, kind); action !== undefined && of.state.exchange.a >= 0; action = answer(of, kind)) {
    of.play(kind, action);
    done.push(action);
    expect(done.length).toBeLessThan(30);
  }
  return done;
}

const lay = (item: number, count = 1): Action => ({ type: 'lay', item, count });
const agree: Action = { type: 'agree' };
const open = (position: Position, falcon = false): Scene => scene(position).play('dwarf', { type: 'exchange', with: 1, falcon });

describe('an exchange with a bot', () => {
  test('AND-9.5 it waits while nothing is laid out, and until the other has agreed', () => {
    const here = open({ heroes: { dwarf: { at: 18, strength: 14, gold: 3, has: ['shield'] }, archer: { at: 18 } }, turn: 'dwarf' });
    expect(answer(here, 'archer')).toBeUndefined();
    here.play('dwarf', lay(SHIELD));
    expect(answer(here, 'archer')).toBeUndefined();
    here.play('dwarf', lay(GOLD, 2)).play('dwarf', agree);
    expect(lets(here, 'archer')).toEqual([agree]);
    expect([here.of('archer').gold, here.of('archer').count('shield')]).toEqual([2, 1]);
  });

  test('AND-10.10 by falcon too', () => {
    const here = open({ heroes: { dwarf: { at: 7, strength: 14, has: ['falcon', 'wineskin'] }, archer: { at: 57 } }, turn: 'dwarf' }, true);
    expect(answer(here, 'archer')).toBeUndefined();
    here.play('dwarf', lay(WINESKIN)).play('dwarf', agree);
    expect(lets(here, 'archer')).toEqual([agree]);
    expect([here.of('archer').count('wineskin'), here.of('dwarf').count('falcon-spent')]).toEqual([1, 1]);
  });

  test.each([false, true])('it lays out what the other plainly needs, and seals it when he agrees (by falcon: %s)', (falcon) => {
    const here = open(
      {
        heroes: {
          dwarf: { at: 18, has: ['falcon', 'rune-yellow', 'rune-green'] },
          archer: { at: falcon ? 57 : 18, gold: 4, has: ['rune-blue', 'brew', 'brew'] },
        },
        turn: 'dwarf',
      },
      falcon,
    );
    // brew for who has none, as the third rune stone would find no space beside it; gold for who buys cheaply
    expect(lets(here, 'archer')).toEqual([lay(BREW), lay(GOLD, 4)]);
    here.play('dwarf', agree);
    expect(lets(here, 'archer')).toEqual([agree]);
    expect([here.of('dwarf').gold, here.of('dwarf').count('brew'), here.of('archer').count('brew')]).toEqual([4, 1, 1]);
  });

  test('a rune stone goes to who then has all three', () => {
    const here = open({ heroes: { dwarf: { at: 18, has: ['rune-yellow', 'rune-green'] }, archer: { at: 18, has: ['rune-blue'] } } });
    expect(lets(here, 'archer')).toEqual([lay(RUNE_BLUE)]);
  });

  test('a helm goes to who rolls several dice at once (AND-10.7)', () => {
    const here = open({ heroes: { dwarf: { at: 18 }, archer: { at: 18, has: ['helm'] } } });
    here.play('archer', answer(here, 'archer') as Action).play('dwarf', agree);
    expect(lets(here, 'archer')).toEqual([agree]);
    expect(here.of('dwarf').count('helm')).toBe(1);
  });

  test('asked for a thing it lays it out; not what a task wants of it, what it has not, or what finds no space', () => {
    const ask = (item: string, count?: number): Proposal => {
      const params = { item, ...(count === undefined ? {} : { count }) };
      return { id: '1', seat: 0, key: 'give-me', params, to: [1], replies: [] };
    };
    const at = { at: 18, strength: 14 };
    const here = open({
      heroes: { dwarf: { ...at, has: ['shield'] }, archer: { at: 18, gold: 3, has: ['telescope', 'bow'] } },
      turn: 'dwarf',
    });
    expect(answer(here, 'archer', [ask('telescope')])).toEqual(lay(TELESCOPE));
    expect(answer(here, 'archer', [ask('gold', 2)])).toEqual(lay(GOLD, 2));
    for (const item of ['wineskin', 'bow']) expect(answer(here, 'archer', [ask(item)])).toBeUndefined();
    expect(answer(here, 'archer', [{ ...ask('telescope'), seat: 1, to: [0] }])).toBeUndefined();
  });

  test('whatever is laid out for it and agreed, it answers, and the exchange comes to its end', () => {
    const random = new FastRandom(4);
    const things = ['wineskin', 'wineskin-half', 'brew', 'brew-half', 'telescope', 'shield', 'helm'] as const;
    const some = () => [...new Set(Array.from({ length: 3 }, () => pick(things, random)))];
    let sealed = 0;
    for (let n = 0; n < 200; n += 1) {
      const dwarf = { at: 18, gold: 1 + random.below(4), has: some() };
      const here = open({ heroes: { dwarf, archer: { at: 18, gold: random.below(4), has: some() } }, turn: 'dwarf' });
      for (let step = 0; here.state.exchange.a >= 0; step += 1) {
        expect(step).toBeLessThan(40);
        lets(here, 'archer');
        const [cancel, ...more] = here.legal('dwarf').toReversed();
        // he lays out one thing after the other, agrees as soon as that is possible, and gives up when nothing is left to lay out
        if (here.state.exchange.a >= 0) here.play('dwarf', more.find(({ type }) => type === 'agree') ?? more.at(0) ?? (cancel as Action));
      }
      sealed += here.heard('exchanged').length;
    }
    expect(sealed).toBeGreaterThan(150);
  });
});
