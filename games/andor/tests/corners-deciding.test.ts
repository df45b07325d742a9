import { FastRandom, silent } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { andor } from '../board/index.ts';
import { GOLD, NONE } from '../pieces.ts';
import { advance } from '../rules/advance.ts';
import { pool, question } from '../rules/flow.ts';
import { AndorRules } from '../rules/index.ts';
import type { Action, Event } from '../state.ts';
import { POINT_GOLD, POINT_STRENGTH, POINT_WILLPOWER } from '../state.ts';
import { QuietLegend } from './quiet.ts';
import { defaults, type Position, scene } from './table.ts';
import { nobody } from './unheard.ts';

/*
 * The edges of single rules: one thing too many, one too few, the last hour, the other hero: answers, pools and the set-up.
 */

const step = (to: number, farmers = 0) => ({ type: 'step', to, farmers }) as const;
const stop = { type: 'stop' } as const;
const decline = { type: 'decline' } as const;
const two = (dwarf: object, rest: Partial<Position> = {}) =>
  scene({ heroes: { dwarf: { at: 7, ...dwarf }, archer: { at: 4 } }, turn: 'dwarf', ...rest });
const types = (actions: readonly Action[]) => actions.map(({ type }) => type);

describe('answers', () => {
  test('AND-5.4 while shields against an event are asked for nobody acts freely', () => {
    const table = two({ has: ['shield'] }, { set: { fog: [8 * 32], wells: [9] }, script: { shielded: true, event: () => undefined } });
    table.play('dwarf', step(8)).play('dwarf', stop);
    table.state.field[1] = 18;
    expect([table.asked('dwarf'), table.legal('archer')]).toEqual(['shield-event', []]);
    expect(types(table.legal('dwarf'))).toEqual(['shield', 'decline']);
    table.play('dwarf', { type: 'shield' });
    expect(table.heard('used')).toEqual([{ kind: 'used', seat: 0, item: 'shield', use: 'event' }]);
    expect(table.legend.cards).toEqual(['2 7 aside', '2 7 aside']); // once more when nobody listens
  });

  test('AND-17.2 a card that comes is carried out for the hero and the field that brought it, then laid aside', () => {
    const table = two({}, { set: { fog: [5 * 32] }, script: { event: () => undefined }, turn: 'archer' });
    table.play('archer', step(5)).play('archer', stop);
    expect(table.legend.cards.slice(0, 2)).toEqual(['2 7 for 1 on 5', '2 7 aside']);
  });

  test('AND-14.8 who declines first leaves the other to decide', () => {
    const table = scene({
      heroes: { dwarf: { at: 20, has: ['shield'] }, warrior: { at: 20, has: ['shield-half'] } },
      creatures: [['troll', 20]],
      turn: 'dwarf',
    });
    table.play('dwarf', { type: 'fight', field: 20, invite: 2 }).play('warrior', { type: 'join' });
    table.play('dwarf', { type: 'roll', how: 'all' }, 1, 1).play('warrior', { type: 'roll', how: 'all' }, 1, 1, 1, 1, 2, 3);
    table.play('dwarf', decline);
    expect([table.asked('dwarf'), table.asked('warrior'), table.of('dwarf').willpower]).toEqual(['', 'shield', 7]);
    table.play('warrior', { type: 'shield' });
    expect([table.of('dwarf').willpower, table.of('warrior').willpower]).toEqual([3, 7]);
  });

  test('AND-9.5 nobody waits for the one who was asked and has agreed first', () => {
    const table = scene({ heroes: { dwarf: { at: 18, gold: 1 }, archer: { at: 18 } }, turn: 'dwarf' });
    table.play('dwarf', { type: 'exchange', with: 1, falcon: false }).play('dwarf', { type: 'lay', item: GOLD, count: 1 });
    table.play('archer', { type: 'agree' });
    expect(table.rules.asks(table.state)).toEqual([
      { seat: 0, what: 'exchange', must: true },
      { seat: 1, what: 'exchange', must: false },
    ]);
    expect(types(table.legal('archer'))).toEqual(['cancel']);
  });

  test('AND-17.6 an answer is told and the question is gone; what may be declined is declined by default', () => {
    const table = two({});
    question(table.table, 1, 'field', [3, 9], true);
    expect(table.rules.otherwise(table.state, 1)).toEqual(decline);
    table.play('archer', { type: 'choose', of: 'field', value: 9 });
    expect(table.told).toEqual([{ kind: 'answered', seat: 1, of: 'field', value: 9 }]);
    expect(table.state.question).toEqual({ seat: NONE, of: 'field', choices: [], optional: 0 });
  });

  test('AND-1.2 who does not play has nothing to do, and a match that runs has no result', () => {
    const table = two({});
    for (const seat of [NONE, 2, 3, 9]) expect(table.rules.legal(table.state, seat)).toEqual([]);
    expect(table.rules.result(table.state)).toBeUndefined();
    expect(table.rules.explain(table.rules.view(table.state, 0), 2, { type: 'pass' })).toEqual({ code: 'not-asked' });
    const view = table.rules.view(table.state, 0);
    expect(table.rules.shown(view)).toEqual({ ...view, ahead: { dawn: [] } });
  });

  test('AND-1.1 a match begins with its heroes being told; unheard it begins just the same', () => {
    const { rules } = two({});
    const told: Event[] = [];
    const note = (event: Event) => void told.push(event);
    const heard = rules.setup(2, new FastRandom(3), { ...silent, on: true, all: note, reveal: note });
    expect(told[0]).toEqual({ kind: 'begins', heroes: heard.heroes, figures: heard.figureOf });
    expect(rules.setup(2, new FastRandom(3), nobody)).toEqual(heard);
  });
});

describe('pools at their edges', () => {
  const open = (
    kind: 'gain' | 'loss' | 'price' | 'reward',
    points: number,
    total: number,
    heroes: object,
    rest: Partial<Position> = {},
    each?: number,
  ) => {
    const table = scene({ heroes: { dwarf: { at: 7 }, warrior: { at: 7, ...heroes } }, turn: 'dwarf', ...rest });
    pool(table.table, kind, points, total, 0b10, each === undefined ? {} : { each });
    advance(table.table);
    return table;
  };
  const shares = (table: ReturnType<typeof open>) =>
    table.legal('warrior').flatMap((action) => (action.type === 'share' && action.count === undefined ? [action.point] : []));

  test('AND-22.1 tracks have ends: nobody takes what would be lost, nobody gives what he has not', () => {
    expect(shares(open('reward', POINT_GOLD | POINT_WILLPOWER, 2, { willpower: 20 }))).toEqual(['gold']);
    expect(shares(open('reward', POINT_GOLD | POINT_WILLPOWER, 2, { willpower: 19 }))).toEqual(['gold', 'willpower']);
    expect(open('gain', POINT_STRENGTH, 1, { strength: 14 }).asked('warrior')).toBe('');
    expect(shares(open('gain', POINT_STRENGTH, 1, { strength: 13 }))).toEqual(['strength']);
    expect(shares(open('loss', POINT_STRENGTH, 1, { strength: 2 }))).toEqual(['strength']);
    expect(open('loss', POINT_STRENGTH, 1, { strength: 1 }).asked('warrior')).toBe('');
  });

  test('AND-22.3 strength the group loses is lost', () => {
    const table = open('loss', POINT_STRENGTH, 1, { strength: 3 }).play('warrior', { type: 'share', point: 'strength' });
    expect([table.of('warrior').strength, table.heard('points')]).toEqual([
      2,
      [{ kind: 'points', seat: 1, what: 'strength', by: -1, now: 2, cause: 'pool' }],
    ]);
  });

  test('AND-22.3 even where the last point may be paid, nobody takes it as a loss of his own will', () => {
    const table = open('loss', POINT_WILLPOWER, 1, { willpower: 1 }, { options: { payKeepsOne: false } });
    expect([table.asked('warrior'), table.of('warrior').willpower]).toEqual(['', 3]); // it struck all the same
  });

  test('AND-22.1 so many for one hero, of whatever kind', () => {
    const table = open('reward', POINT_GOLD | POINT_WILLPOWER, 5, {}, {}, 2);
    table.play('warrior', { type: 'share', point: 'gold' }).play('warrior', { type: 'share', point: 'willpower' });
    expect([table.asked('warrior'), table.of('warrior').gold, table.of('warrior').willpower]).toEqual(['', 1, 8]);
  });

  test('AND-22.1 nothing to share, or nobody to share it, is not even told', () => {
    const table = two({});
    table.state.answer = NONE;
    pool(table.table, 'gain', POINT_GOLD, 0, 0b11);
    expect([table.state.answer, table.told, table.state.agenda]).toEqual([1, [], []]);
    table.state.answer = NONE;
    pool(table.table, 'gain', POINT_GOLD, 3, 0);
    expect([table.state.answer, table.told, table.state.agenda]).toEqual([1, [], []]);
  });
});

describe('left-over points', () => {
  const pair = (dwarf: object, warrior: object) =>
    scene({ heroes: { dwarf: { at: 7, ...dwarf }, warrior: { at: 7, ...warrior } }, turn: 'dwarf' });
  const shareOut = (table: ReturnType<typeof pair>, kind: 'gain' | 'loss', points: number, total: number, settings: object = {}) => {
    pool(table.table, kind, points, total, 0b11, settings);
    advance(table.table);
    for (const hero of ['dwarf', 'warrior'] as const) if (table.asked(hero) === 'pool') table.play(hero, decline);
    return table;
  };

  test('AND-22.2 a gain that was shared out in the end is shared out: the card hears so', () => {
    const table = shareOut(pair({}, {}), 'gain', POINT_GOLD, 3);
    expect([table.state.answer, table.of('dwarf').gold]).toEqual([1, 3]);
    expect(table.heard('pool-over')).toEqual([{ kind: 'pool-over', pool: 'gain', reached: false }]);
  });

  test('AND-22.2 it passes over a hero who can take no more', () => {
    const table = shareOut(pair({ willpower: 2, strength: 14 }, { willpower: 9 }), 'gain', POINT_STRENGTH, 2);
    expect([table.state.strength, table.state.answer]).toEqual([[14, 3], 1]);
  });

  test('AND-22.3 gold nobody has is not lost, and willpower is not taken for it', () => {
    const table = shareOut(pair({ gold: 1 }, {}), 'loss', POINT_GOLD, 3);
    expect([table.of('dwarf').gold, table.state.willpower, table.state.answer]).toEqual([0, [7, 7], 0]);
  });

  test('AND-22.2 nobody gains beyond the track: the card hears that something was left', () => {
    const table = shareOut(pair({ willpower: 20 }, { willpower: 20 }), 'gain', POINT_WILLPOWER, 2);
    expect([table.state.willpower, table.state.answer, table.heard('points')]).toEqual([[20, 20], 0, []]);
  });

  test('AND-22.1 strength, too, at most so many for one hero', () => {
    const table = shareOut(pair({}, { strength: 14 }), 'gain', POINT_STRENGTH, 3, { each: 1 });
    expect([table.state.strength, table.state.answer]).toEqual([[2, 14], 0]);
    expect(table.heard('points')).toEqual([{ kind: 'points', seat: 0, what: 'strength', by: 1, now: 2, cause: 'pool' }]);
  });

  test('AND-22.3 at most so much from each, even of what is left over', () => {
    const table = shareOut(pair({ willpower: 9 }, { willpower: 1 }), 'loss', POINT_WILLPOWER, 5, { each: 2 });
    expect(table.state.willpower).toEqual([7, 2]); // the warrior fell to 0, had 3 again, and gave one more
    expect(table.of('warrior').strength).toBe(1);
  });
});

describe('setting up', () => {
  const dealt = (options: object, seats = 3, seed = 11) => {
    const rules = new AndorRules({ ...defaults, ...options }, andor, new QuietLegend());
    return rules.setup(seats, new FastRandom(seed), silent);
  };

  test('AND-1.1 either name of all heroes, or chance for each', () => {
    expect(dealt({ figures: 'first' }).figureOf).toEqual([0, 0, 0]);
    expect(dealt({ figures: 'second' }).figureOf).toEqual([1, 1, 1]);
    const mixed = dealt({ figures: 'mixed' }, 4).figureOf;
    expect([mixed.length, new Set(mixed).size]).toEqual([4, 2]);
  });

  test('AND-1.1 a face for each hero, whoever of them plays', () => {
    const figures = 'second,first,mixed,second';
    expect(dealt({ figures, heroes: 'dwarf,warrior,wizard' }).figureOf).toEqual([1, 0, 1]);
    expect(dealt({ figures, heroes: 'warrior,wizard' }, 2).figureOf).toEqual([0, 1]);
    const drawn = Array.from({ length: 20 }, (_, seed) => dealt({ figures: 'mixed,first,mixed,first' }, 4, seed).figureOf);
    expect(new Set(drawn.map(([dwarf, , archer]) => `${dwarf}${archer}`)).size).toBe(4);
    expect(drawn.every(([, warrior, , wizard]) => warrior === 0 && wizard === 0)).toBe(true);
  });

  test('AND-1.2 as many heroes as seats, each once, by rank', () => {
    for (const seats of [2, 3, 4]) {
      const { heroes } = dealt({}, seats);
      expect(heroes).toHaveLength(seats);
      expect([...new Set(heroes)].toSorted((a, b) => a - b)).toEqual(heroes);
    }
  });

  test('AND-1.4 the board is bare before a legend lays it out', () => {
    const state = dealt({}, 2);
    const bare = {
      creatures: [],
      movers: [],
      farmers: [],
      wells: [],
      lying: [],
      rubble: [],
      cuts: [],
      marks: [],
      fog: [],
      covered: [],
      aside: [],
    };
    expect(state).toMatchObject({ ...bare, agenda: [], saved: 0, over: 0, reason: '' });
    expect(state.question).toEqual({ seat: NONE, of: 'option', choices: [], optional: 0 });
    expect([state.pool.moved, state.exchange.offer, state.fight.dice]).toEqual([[], [], []]);
  });
});
