import { FastRandom, languages, type BotAnswer, type Plain, type Proposal } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { companyOf } from '../bot/company.ts';
import { scripted, taleOf } from '../bot/index.ts';
import { type HeroKind, NONE, ON_SHIELD } from '../pieces.ts';
import { advance } from '../rules/advance.ts';
import { pool } from '../rules/flow.ts';
import { type Action, POINT_GOLD } from '../state.ts';
import { texts } from '../texts/index.ts';
import { type Scene, scene } from './table.ts';

interface Beside {
  readonly memo?: Plain | undefined;
  readonly talk?: readonly Proposal[];
}

/** Everything a bot is told in its turn, where these heroes are played by people. */
function turnOf(of: Scene, kind: HeroKind, people: readonly HeroKind[], { memo, talk = [] }: Beside = {}) {
  const seat = of.seat(kind);
  return {
    seat,
    view: of.rules.view(of.state, seat),
    asks: of.rules.asks(of.state),
    legal: of.legal(kind),
    random: new FastRandom(1),
    budget: {},
    talk,
    people: people.map((each) => of.seat(each)),
    ...(memo === undefined ? {} : { memo }),
  };
}

const answer = (of: Scene, kind: HeroKind, people: readonly HeroKind[], beside?: Beside): BotAnswer<Action> =>
  scripted(of.rules).choose(turnOf(of, kind, people, beside));

/** Seats nothing is built on, as this hero sees it. */
const absent = (of: Scene, kind: HeroKind, people: readonly HeroKind[], beside?: Beside): number =>
  companyOf(of.rules.core, taleOf(of.rules.core), turnOf(of, kind, people, beside)).absent;

/** A skral that enters the castle tonight, with no shield left, and that neither beats alone. */
function skral(): Scene {
  const here = scene({
    heroes: { dwarf: { at: 2, strength: 3, willpower: 9 }, warrior: { at: 14, strength: 3, willpower: 9 } },
    creatures: [['skral', 2]],
    turn: 'dwarf',
  });
  for (let shield = 0; shield < 3; shield += 1) here.state.creatures.push(0, ON_SHIELD, NONE, NONE, 0, NONE, NONE, 0);
  return here;
}

describe('a person who goes his own way', () => {
  /** The warrior goes there, an hour later; the dwarf looks. */
  function goes(of: Scene, to: number): void {
    const warrior = of.seat('warrior');
    of.state.field[warrior] = to;
    of.state.hour[warrior] = (of.state.hour[warrior] as number) + 1;
  }

  test('is planned without after two ways astray, and again once he comes along', () => {
    const here = skral();
    const warrior = 1 << here.seat('warrior');
    const seen: number[] = [];
    let memo = answer(here, 'dwarf', ['warrior']).memo;
    for (const to of [17, 36, 17, 14, 2]) {
      goes(here, to);
      seen.push(absent(here, 'dwarf', ['warrior'], { memo }));
      memo = answer(here, 'dwarf', ['warrior'], { memo }).memo;
    }
    expect(seen).toEqual([0, warrior, 0, 0, 0]);
  });

  test('a bot at the same seat is never judged: it may know better', () => {
    const here = skral();
    let { memo } = answer(here, 'dwarf', []);
    for (const to of [17, 36, 38]) {
      goes(here, to);
      expect(absent(here, 'dwarf', [], { memo })).toBe(0);
      memo = answer(here, 'dwarf', [], { memo }).memo;
    }
    expect(memo).toBeUndefined();
  });

  test('who slept one day away is planned without the next', () => {
    const here = scene({
      heroes: { dwarf: { at: 2 }, warrior: { at: 14, inBox: true, hour: 0 } },
      creatures: [['gor', 20]],
      turn: 'dwarf',
    });
    const { memo } = answer(here, 'dwarf', ['warrior']);
    here.state.day += 1;
    here.state.box[here.seat('warrior')] = 0;
    expect(absent(here, 'dwarf', ['warrior'], { memo })).toBe(1 << here.seat('warrior'));
    expect(absent(here, 'dwarf', [], { memo })).toBe(0);
  });

  test('AND-22 what he passes on is taken by somebody else', () => {
    const here = scene({ heroes: { dwarf: { at: 7 }, warrior: { at: 14 }, archer: { at: 25 } }, turn: 'dwarf' });
    pool(here.table, 'gain', POINT_GOLD, 5, 0b111);
    advance(here.table);
    here.play('dwarf', { type: 'decline' }); // who spends the team's gold does not want it
    expect(answer(here, 'warrior', ['dwarf']).action).toEqual({ type: 'share', point: 'gold', count: 5 });
  });
});

describe('what a bot asks of people', () => {
  const open = ({ propose }: BotAnswer<Action>, ...yes: readonly boolean[]): Proposal => ({
    id: '4',
    seat: 0,
    ...(propose ?? { key: 'nothing' }),
    replies: yes.map((each) => ({ seat: 1, yes: each })),
  });

  test('to come to a fight it needs them for: where, against what, and how sure', () => {
    const here = skral();
    const { propose } = answer(here, 'dwarf', ['warrior']);
    expect(propose).toEqual({
      key: 'fight',
      params: { field: 2, creature: 'skral', sure: expect.any(Number) },
      to: [here.seat('warrior')],
    });
    const said = languages.map((language) => texts[language].say('fight', { field: 2, creature: 'skral', sure: 61 }));
    expect(said).toEqual([
      'Kämpfen wir gemeinsam gegen den Skral auf Feld 2 (Aussicht: 61 %).',
      'Let us fight the skral on field 2 together (chance: 61 %).',
      'Combattons ensemble le skral sur la case 2 (chances\u202f: 61\u202f%).',
    ]);
  });

  test('bots are not asked: they know', () => {
    expect(answer(skral(), 'dwarf', [])).not.toHaveProperty('propose');
  });

  test('one thing at a time, and not again on the day of a no', () => {
    const here = skral();
    const first = answer(here, 'dwarf', ['warrior']);
    const waiting = answer(here, 'dwarf', ['warrior'], { memo: first.memo, talk: [open(first)] });
    expect(waiting).not.toHaveProperty('propose');
    expect(waiting).not.toHaveProperty('withdraw');
    const refused = answer(here, 'dwarf', ['warrior'], { memo: first.memo, talk: [open(first, false)] });
    expect(refused).toMatchObject({ withdraw: '4' });
    expect(refused).not.toHaveProperty('propose');
    expect(answer(here, 'dwarf', ['warrior'], { memo: refused.memo })).not.toHaveProperty('propose');
  });

  test('while another bot asks something it keeps quiet', () => {
    const here = scene({
      heroes: { dwarf: { at: 2, strength: 3 }, warrior: { at: 14, strength: 3 }, archer: { at: 25 } },
      creatures: [['skral', 2]],
      turn: 'dwarf',
    });
    const other: Proposal = {
      id: '1',
      seat: here.seat('archer'),
      key: 'fight',
      params: { field: 2 },
      to: [here.seat('warrior')],
      replies: [],
    };
    expect(answer(here, 'dwarf', ['warrior'], { talk: [other] })).not.toHaveProperty('propose');
  });

  test('is called off when what it was about is gone', () => {
    const here = scene({ heroes: { dwarf: { at: 7 }, warrior: { at: 14 } }, turn: 'dwarf' });
    const stale: Proposal = {
      id: '4',
      seat: here.seat('dwarf'),
      key: 'fight',
      params: { field: 2 },
      to: [here.seat('warrior')],
      replies: [],
    };
    expect(answer(here, 'dwarf', ['warrior'], { talk: [stale] })).toMatchObject({ withdraw: '4' });
  });

  test('who says yes is counted on again, although he had gone astray', () => {
    const here = skral();
    const first = answer(here, 'dwarf', ['warrior']);
    const people = { day: here.state.day, slept: 0, refused: 0, idle: [0, 0], agreed: 0, stray: [0, 3], expected: [] };
    expect(absent(here, 'dwarf', ['warrior'], { memo: { people } })).toBe(1 << here.seat('warrior'));
    expect(absent(here, 'dwarf', ['warrior'], { memo: { people }, talk: [open(first, true)] })).toBe(0);
  });

  test('to take a farmer along while the castle wants for shields', () => {
    const said = languages.map((language) => texts[language].say('fetch', { field: 36, whom: 'farmer' }));
    expect(said).toEqual([
      'Nimm bitte den Bauern auf Feld 36 mit zur Burg.',
      'Please take the farmer on field 36 along to the castle.',
      'Emmenez le paysan de la case 36 au château, s’il vous plaît.',
    ]);
  });
});
