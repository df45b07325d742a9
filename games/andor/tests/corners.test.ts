import { FastRandom, silent } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { arrowOf, neighboursOf } from '../board/index.ts';
import {
  BOW,
  BREW,
  FALCON_SPENT,
  GEM_2,
  GEM_4,
  GEM_6,
  GOLD,
  HELM,
  HERB_3,
  HERB_4,
  type ItemName,
  itemNames,
  NONE,
  POISON,
  RUNE_BLUE,
  SHIELD,
  STRENGTH,
} from '../pieces.ts';
import { advance } from '../rules/advance.ts';
import { layCovered } from '../rules/board.ts';
import { moveCreature, removeCreature } from '../rules/creatures.ts';
import { pool, question } from '../rules/flow.ts';
import { fits, takeItem } from '../rules/items.ts';
import { AndorRules } from '../rules/index.ts';
import { setHour, toBox } from '../rules/points.ts';
import type { Action, Event } from '../state.ts';
import { POINT_GOLD, POINT_STRENGTH, POINT_WILLPOWER } from '../state.ts';
import { QuietLegend } from './quiet.ts';
import { defaults, type Position, scene } from './table.ts';
import { nobody } from './unheard.ts';

/*
 * The edges of single rules: one thing too many, one too few, the last hour, the other hero.
 */

const step = (to: number, farmers = 0) => ({ type: 'step', to, farmers }) as const;
const drink = { type: 'drink' } as const;
const stop = { type: 'stop' } as const;
const decline = { type: 'decline' } as const;
const walkHerb = (item: number) => ({ type: 'herb', item, use: 'walk' }) as const;
const ally = (figure: number, to: number) => ({ type: 'ally', figure, to }) as const;
const two = (dwarf: object, rest: Partial<Position> = {}) =>
  scene({ heroes: { dwarf: { at: 7, ...dwarf }, archer: { at: 4 } }, turn: 'dwarf', ...rest });
const types = (actions: readonly Action[]) => actions.map(({ type }) => type);

describe('walking', () => {
  test('AND-11.3 a herb of 3 serves three steps, one of 4 four; the next costs an hour', () => {
    for (const [name, item, path] of [
      ['herb-3', HERB_3, [0, 2, 0]],
      ['herb-4', HERB_4, [0, 2, 0, 2]],
    ] as const) {
      const table = two({ has: [name] }).play('dwarf', walkHerb(item));
      for (const to of path) table.play('dwarf', step(to));
      expect(table.of('dwarf').hour).toBe(0);
      table.play('dwarf', step(1));
      expect(table.of('dwarf').hour).toBe(1);
    }
  });

  test('AND-4.9 the move goes on as long as a step is paid for, by credit alone, too', () => {
    const table = two({ hour: 10, has: ['wineskin'] })
      .play('dwarf', drink)
      .play('dwarf', drink)
      .play('dwarf', step(0));
    expect(table.asked('dwarf')).toBe('walk');
    table.play('dwarf', step(2));
    expect([table.asked('archer'), table.state.walked, table.state.credit]).toEqual(['turn', NONE, 0]);
  });

  test('AND-4.9 who drank for a step that is not there any more may stop', () => {
    const table = two({ at: 71, has: ['wineskin'] }).play('dwarf', drink);
    expect(table.may('dwarf', stop)).toBe(false);
    table.state.cuts.push(43 * 128 + 71);
    expect(table.legal('dwarf').filter(({ type }) => type !== 'drop')).toEqual([stop]);
    expect(table.rules.otherwise(table.state, 0)).toEqual(stop);
  });

  test('AND-10.2 what was drunk after a step does not undo it', () => {
    const table = two({ has: ['wineskin'] })
      .play('dwarf', step(0))
      .play('dwarf', drink);
    expect([table.state.walked, table.may('dwarf', stop)]).toEqual([1, true]);
  });

  test('AND-10.2 AND-11.3 only what he carries serves a step', () => {
    const offered = (has: readonly ('wineskin' | 'wineskin-half' | 'herb-3' | 'herb-4')[]) =>
      two({ has })
        .legal('dwarf')
        .filter((action) => action.type === 'drink' || (action.type === 'herb' && action.use === 'walk'));
    expect(offered([])).toEqual([]);
    expect(offered(['wineskin-half'])).toEqual([drink]);
    expect(offered(['herb-4'])).toEqual([walkHerb(HERB_4)]);
    expect(offered(['herb-3', 'wineskin'])).toEqual([drink, walkHerb(HERB_3)]);
  });

  test('AND-13.4 farmers come along where something is attempted first; AND-13.5 nobody is saved by walking alone', () => {
    const table = two({ at: 2 }, { set: { farmers: [2, 2] } });
    table.legend.hasAttempts = true;
    table.play('dwarf', step(3, 2));
    expect(table.state.farmers).toEqual([3, 3]);
    table.play('dwarf', step(1)).play('dwarf', step(0));
    expect([table.heard('farmers-saved'), table.state.saved]).toEqual([[], 0]);
  });

  test('AND-3.5 an attempt that takes the last hour away ends the move where he stands', () => {
    const table = two({ hour: 6, willpower: 2 });
    table.legend.hasAttempts = true;
    table.legend.whenAttempts = (t, seat) => setHour(t, seat, 7);
    table.play('dwarf', step(0));
    expect(table.of('dwarf')).toMatchObject({ field: 7, hour: 7, willpower: 2 });
    expect(table.asked('archer')).toBe('turn');
  });
});

describe('allies', () => {
  const moving = (dwarf: object, rest: Partial<Position> = {}) => two(dwarf, { set: { figures: [72, 18, 14, 20] }, ...rest });
  const allies = (table: ReturnType<typeof moving>) => table.legal('dwarf').filter(({ type }) => type === 'ally');

  test('AND-20.2 prince and shield dwarves go to their neighbours; witch and tower go nowhere', () => {
    const table = moving({});
    expect(allies(table)).toEqual([
      ...[18, 19, 23, 28, 29, 34].map((to) => ally(0, to)),
      ...[10, 14, 17, 19, 28, 36, 72].map((to) => ally(1, to)),
    ]);
    table.play('dwarf', ally(1, 14));
    expect(new Set(allies(table).map((action) => (action as { figure: number }).figure))).toEqual(new Set([1]));
  });

  test('AND-20.2 the last hour is good for four fields and no more', () => {
    const table = moving({ hour: 9, willpower: 3 });
    for (const to of [18, 14, 2, 0]) table.play('dwarf', ally(0, to));
    expect([allies(table), table.of('dwarf').hour, table.of('dwarf').willpower]).toEqual([[], 10, 1]);
    expect(table.refused('dwarf', ally(0, 7))).toEqual({ code: 'no-hours', rule: 'AND-3.4', params: { hour: 11 } });
    expect(table.rules.otherwise(table.state, 0)).toEqual(stop);
    expect(allies(moving({ hour: 10 }))).toEqual([]);
  });

  test('AND-20.3 like a hero he enters neither rubble nor a closed border nor a forbidden field', () => {
    const table = moving({}, { set: { figures: [71, NONE, NONE, NONE], rubble: [43 * 16 + 5] } });
    expect(table.refused('dwarf', ally(0, 43))).toEqual({ code: 'rubble', rule: 'AND-21.1', params: { to: 43 } });
  });

  test('AND-20.2 who is sent to bed in the middle leaves nothing of his hour to the next', () => {
    const table = moving({}).play('dwarf', ally(0, 18));
    toBox(table.table, 0);
    advance(table.table);
    expect(table.asked('archer')).toBe('turn');
    table.play('archer', ally(0, 14));
    expect(table.of('archer').hour).toBe(1);
  });
});

describe('what is seen and carried', () => {
  test('AND-10.9 the telescope shows what lies face down next door, and nothing across a closed border', () => {
    const seen = (cuts: readonly number[]) => {
      const table = two({ at: 16, has: ['telescope'] }, { set: { fog: [32 * 32, 36 * 32 + 1, 48 * 32], cuts: [...cuts] } });
      layCovered(table.table, 48, RUNE_BLUE);
      return table.legal('dwarf').filter(({ type }) => type === 'uncover');
    };
    const at = (field: number, what: 'fog' | 'token') => ({ type: 'uncover', field, what });
    expect(seen([])).toEqual([at(32, 'fog'), at(48, 'fog'), at(48, 'token')]);
    expect(seen([16 * 128 + 48])).toEqual([at(32, 'fog')]);
  });

  test('AND-1.8 poison takes a small space, a falcon that has flown a large one', () => {
    const full = two({ has: ['poison', 'parchment', 'rune-blue', 'falcon-spent', 'helm'] });
    expect(itemNames.map((_, item) => fits(full.state, 0, item)).lastIndexOf(false)).toBe(itemNames.indexOf('helm'));
    expect(itemNames.filter((_, item) => fits(full.state, 0, item))).toEqual(['gem-2', 'gem-4', 'gem-6', 'gold']);
    expect(itemNames.every((_, item) => fits(full.state, 1, item))).toBe(true);
  });

  test('AND-8.5 gold and the equipment board’s things never leave the game; herbs, stones, gems and papers may', () => {
    const stays = itemNames.filter((name, item) => {
      const table = two({ has: name === 'gold' ? [] : [name], gold: Number(name === 'gold') });
      const before = table.state.stock.reduce((sum, count) => sum + count, 0);
      takeItem(table.table, 0, item, 'gone', 'card');
      return table.state.stock.reduce((sum, count) => sum + count, 0) > before;
    });
    expect(stays).toEqual([
      'wineskin',
      'wineskin-half',
      'brew',
      'brew-half',
      'telescope',
      'shield',
      'shield-half',
      'bow',
      'falcon',
      'falcon-spent',
      'helm',
      'gold',
    ]);
  });

  test('AND-11.8 all three colours, on the board of the hero who rolls', () => {
    const black = (dwarf: readonly string[], warrior: readonly string[]) => {
      const table = scene({
        heroes: { dwarf: { at: 20, has: dwarf as ['rune-blue'] }, warrior: { at: 20, has: warrior as ['rune-blue'] } },
        creatures: [['gor', 20]],
        turn: 'warrior',
      });
      return table.play('warrior', { type: 'fight', field: 20, invite: 0 }).may('warrior', { type: 'roll', how: 'black' });
    };
    const [blue, yellow, green] = ['rune-blue', 'rune-yellow', 'rune-green'];
    expect(black([], [blue, yellow, green] as string[])).toBe(true);
    for (const colours of [
      [blue, yellow],
      [yellow, green],
      [blue, green],
    ]) {
      expect(black([], colours)).toBe(false);
    }
    expect(black([blue, yellow, green] as string[], [])).toBe(false);
  });

  test('AND-9.3 things on the next field are not at hand', () => {
    const table = two({}, { lying: [['gold', 6, 2]] });
    expect(types(table.legal('dwarf'))).not.toContain('take');
    expect(table.refused('dwarf', { type: 'take', item: GOLD, count: 1 })).toMatchObject({ code: 'not-lying-here' });
  });
});

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
    expect(table.rules.shown(table.rules.view(table.state, 0))).toEqual(table.rules.view(table.state, 0));
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
    table.legal('warrior').flatMap((action) => (action.type === 'share' ? [action.point] : []));

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
  const dealt = (options: object, seats = 3) => {
    const rules = new AndorRules({ ...defaults, ...options }, { neighboursOf, arrowOf }, new QuietLegend());
    return rules.setup(seats, new FastRandom(11), silent);
  };

  test('AND-1.1 either name of all heroes, or chance for each', () => {
    expect(dealt({ figures: 'first' }).figureOf).toEqual([0, 0, 0]);
    expect(dealt({ figures: 'second' }).figureOf).toEqual([1, 1, 1]);
    const mixed = dealt({ figures: 'mixed' }, 4).figureOf;
    expect([mixed.length, new Set(mixed).size]).toEqual([4, 2]);
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

test('AND-9.5 two who have nothing have nothing to exchange', () => {
  const table = scene({ heroes: { dwarf: { at: 18 }, archer: { at: 18 } }, turn: 'dwarf' });
  expect(table.refused('dwarf', { type: 'exchange', with: 1, falcon: false })).toEqual({ code: 'nothing-to-exchange', rule: 'AND-9.5' });
  expect(table.rules.asks(table.state)).toEqual([{ seat: 0, what: 'turn', must: true }]);
});

test('AND-2.5 equal dice are turned as one, and only the wizard who fights may do it', () => {
  const table = scene({ heroes: { warrior: { at: 20 }, wizard: { at: 20 } }, creatures: [['gor', 20]], turn: 'warrior' });
  table.play('warrior', { type: 'fight', field: 20, invite: 2 }).play('wizard', { type: 'join' });
  table.play('warrior', { type: 'roll', how: 'all' }, 2, 5, 2);
  expect(table.legal('wizard')).toEqual([{ type: 'flip', face: 2 }, { type: 'flip', face: 5 }, decline]);
});

test('AND-14.5 only what he has is offered after a roll', () => {
  const offered = (has: readonly ItemName[]) =>
    two({ at: 20, has }, { creatures: [['troll', 20]] })
      .play('dwarf', { type: 'fight', field: 20, invite: 0 })
      .play('dwarf', { type: 'roll', how: 'all' }, 1, 2)
      .legal('dwarf')
      .filter((action) => action.type === 'brew' || action.type === 'decline' || (action.type === 'herb' && action.use === 'fight'));
  const herb = (item: number) => ({ type: 'herb', item, use: 'fight' }) as const;
  expect(offered(['brew-half'])).toEqual([{ type: 'brew' }, decline]);
  expect(offered(['herb-4'])).toEqual([herb(HERB_4), decline]);
  expect(offered(['herb-3'])).toEqual([herb(HERB_3), decline]);
});

test('AND-14.1 AND-21.2 every target once, with every choice of guests', () => {
  const table = scene({
    heroes: { dwarf: { at: 14 }, archer: { at: 14 } },
    creatures: [
      ['gor', 0],
      ['gor', 14],
      ['troll', 18],
    ],
    set: { rubble: [2 * 16 + 5, 10 * 16 + 2, 10 * 16 + 5, 17 * 16 + 5, 57 * 16 + 7] },
    turn: 'archer',
  });
  const attacks = (kind: 'dwarf' | 'archer') =>
    table
      .legal(kind)
      .flatMap((action) => (action.type === 'fight' || action.type === 'clear' ? [`${action.type} ${action.field} ${action.invite}`] : []));
  expect(attacks('archer')).toEqual([
    'fight 14 1',
    'fight 14 0',
    'fight 18 0',
    'clear 2 1',
    'clear 2 0',
    'clear 10 1',
    'clear 10 0',
    'clear 17 1',
    'clear 17 0',
  ]);
});

test('AND-21.3 rubble elsewhere is left alone; when all of the field is gone nobody is asked to stay', () => {
  const table = two({ at: 14, strength: 9 }, { set: { rubble: [2 * 16 + 2, 10 * 16 + 5, 17 * 16 + 2] } });
  table.play('dwarf', { type: 'clear', field: 10, invite: 0 }).play('dwarf', { type: 'roll', how: 'all' }, 1, 1);
  expect([table.state.rubble, table.asked('archer')]).toEqual([[2 * 16 + 2, 17 * 16 + 2], 'turn']);
  expect(table.heard('fight-over')).toEqual([]);
});

test('AND-14.7 a tie hurts nobody and asks for no shield', () => {
  const table = two({ at: 20, has: ['shield'] }, { creatures: [['gor', 20]] });
  table.play('dwarf', { type: 'fight', field: 20, invite: 0 }).play('dwarf', { type: 'roll', how: 'all' }, 3, 1, 1, 2);
  expect([table.asked('dwarf'), table.heard('creature-hurt'), table.state.fight.willpower]).toEqual(['stay', [], 4]);
  table.play('dwarf', { type: 'leave' });
  expect([table.heard('round').length, table.asked('archer')]).toEqual([1, 'turn']);
});

test('AND-15.6 if all leave, the fight is over without another round', () => {
  const table = scene({ heroes: { dwarf: { at: 20 }, warrior: { at: 20 } }, creatures: [['gor', 20]], turn: 'dwarf' });
  table.play('dwarf', { type: 'fight', field: 20, invite: 2 }).play('warrior', { type: 'join' });
  table.play('dwarf', { type: 'roll', how: 'all' }, 1, 1).play('warrior', { type: 'roll', how: 'all' }, 1, 1, 1, 1, 2);
  table.play('dwarf', { type: 'leave' }).play('warrior', { type: 'leave' });
  expect([table.heard('round').length, table.of('dwarf').hour, table.asked('warrior')]).toEqual([1, 1, 'turn']);
});

test('AND-5.3 a fighter is neither given anything nor drawn into an exchange within a round', () => {
  const table = scene({
    heroes: { dwarf: { at: 20, gold: 1 }, archer: { at: 20, gold: 1 } },
    creatures: [['gor', 20]],
    turn: 'dwarf',
  });
  table.play('dwarf', { type: 'fight', field: 20, invite: 0 });
  expect(table.refused('archer', { type: 'give', to: 0, item: GOLD, count: 1 })).toEqual({ code: 'in-a-round', rule: 'AND-5.3' });
  expect(table.refused('archer', { type: 'exchange', with: 0, falcon: false })).toEqual({ code: 'in-a-round', rule: 'AND-5.3' });
});

test('AND-23.1 in an exchange, too, twenty times is enough; AND-11.1 a herb out of use is no herb', () => {
  const table = scene({
    heroes: { dwarf: { at: 18, gold: 2, has: ['herb-3'] }, archer: { at: 18 } },
    turn: 'dwarf',
    script: { off: [HERB_3] },
  });
  expect(table.refused('dwarf', walkHerb(HERB_3))).toEqual({ code: 'item-off', rule: 'AND-11.1' });
  table.state.handled[0] = 19;
  table.play('dwarf', { type: 'exchange', with: 1, falcon: false });
  expect(table.refused('dwarf', { type: 'lay', item: GOLD, count: 1 })).toEqual({
    code: 'handled-enough',
    rule: 'AND-23.1',
    params: { most: 20 },
  });
});

test('AND-4.10 in the middle of a move the day does not end; AND-21.2 rubble out of reach', () => {
  const table = two({}, { set: { rubble: [57 * 16 + 5] } });
  expect(table.refused('dwarf', { type: 'clear', field: 57, invite: 0 })).toEqual({
    code: 'out-of-reach',
    rule: 'AND-21.2',
    params: { field: 57 },
  });
  table.play('dwarf', step(0));
  expect(table.refused('dwarf', { type: 'end-day' })).toEqual({ code: 'walking', rule: 'AND-4.10' });
});

describe('creatures at the edges', () => {
  test('AND-12.9 what is off the board does not move, and nothing is told of it', () => {
    const table = two({}, { creatures: [['gor', 20]] });
    removeCreature(table.table, 0);
    table.told.length = 0;
    moveCreature(table.table, 0);
    expect([table.told, table.fieldsOf('gor')]).toEqual([[], []]);
  });

  test('AND-21.8 who comes out of the castle comes first: its number is the smallest', () => {
    const table = scene({
      heroes: { dwarf: { at: 57, inBox: true }, archer: { at: 57 } },
      creatures: [
        ['gor', 12],
        ['gor', 0],
      ],
      lying: [['gem-2', 11]],
      script: { lures: true },
      turn: 'archer',
    });
    table.play('archer', { type: 'end-day' });
    // the one from the castle takes the gem; the other finds 11 occupied and goes on past it
    expect(table.heard('creature-moved')).toEqual([{ kind: 'creature-moved', creature: 'gor', from: 0, to: 11 }]);
    expect(table.fieldsOf('gor')).toEqual([11, 90]);
  });

  test('AND-21.2 rubble that fell on a creature’s field is cleared as rubble', () => {
    const table = two({ at: 14, strength: 9 }, { creatures: [['troll', 10]], set: { rubble: [10 * 16 + 5] } });
    table.play('dwarf', { type: 'clear', field: 10, invite: 0 }).play('dwarf', { type: 'roll', how: 'all' }, 1, 1);
    expect([table.state.rubble, table.fieldsOf('troll'), table.asked('archer')]).toEqual([[], [10], 'turn']);
  });
});

describe('buying', () => {
  const brewed = { goods: [STRENGTH, HELM, BREW].map((item, i) => ({ item, price: i + 3 })) };
  const bought = (hero: object, item: number, gem: number) => {
    const table = two({ at: 18, ...hero }, { script: brewed });
    return table.play('dwarf', { type: 'buy', item, gem });
  };

  test('AND-21.6 AND-21.7 the gem goes back beside the board, gold makes up the price, change comes back', () => {
    const exact = bought({ gold: 4, has: ['gem-2'] }, STRENGTH, GEM_2);
    expect([exact.of('dwarf').gold, exact.of('dwarf').count('gem-2'), exact.state.stock[GEM_2]]).toEqual([3, 0, 5]);
    const change = bought({ gold: 1, has: ['gem-6'] }, HELM, GEM_6);
    expect([change.of('dwarf').gold, change.of('dwarf').count('helm'), change.state.stock[GEM_6]]).toEqual([3, 1, 1]);
    const even = bought({ gold: 1, has: ['gem-4'] }, HELM, GEM_4);
    expect([even.of('dwarf').gold, even.heard('points'), even.heard('bought')]).toEqual([
      1,
      [],
      [{ kind: 'bought', seat: 0, item: 'helm', price: 4, field: 18 }],
    ]);
  });

  test('AND-21.6 a gem that does not reach, even with all the gold, buys nothing', () => {
    const buys = (gold: number) =>
      two({ at: 18, gold, has: ['gem-2'] }, { script: brewed })
        .legal('dwarf')
        .flatMap((action) => (action.type === 'buy' ? [`${action.item} ${action.gem}`] : []));
    expect(buys(0)).toEqual([]);
    expect(buys(1)).toEqual([`${STRENGTH} ${GEM_2}`]);
    expect(buys(3)).toEqual([`${STRENGTH} -1`, `${STRENGTH} ${GEM_2}`, `${HELM} ${GEM_2}`, `${BREW} ${GEM_2}`]);
  });

  test('AND-2.1 the dwarf’s price in the mine is for strength alone', () => {
    const table = two({ at: 71, gold: 9 }, { script: brewed });
    table.play('dwarf', { type: 'buy', item: BREW, gem: NONE }).play('dwarf', { type: 'buy', item: STRENGTH, gem: NONE });
    expect(table.of('dwarf').gold).toBe(9 - 5 - 1);
  });
});

describe('handing over', () => {
  test('AND-5.1 who may hand over nothing more, or fights, is not offered it', () => {
    const table = scene({
      heroes: { dwarf: { at: 20, gold: 1 }, warrior: { at: 20, gold: 1 }, archer: { at: 57, gold: 1 } },
      creatures: [['gor', 20]],
      turn: 'dwarf',
    });
    table.state.handled[2] = 20;
    const asked = () => table.rules.asks(table.state).map(({ seat, what }) => `${seat} ${what}`);
    expect(asked()).toEqual(['0 turn', '1 free']);
    table.play('dwarf', { type: 'fight', field: 20, invite: 2 }).play('warrior', { type: 'join' });
    expect(asked()).toEqual(['0 roll', '2 free']); // an hour was spent: the archer may again
  });

  test('AND-9.5 it takes one of the two to have something', () => {
    const table = scene({ heroes: { dwarf: { at: 18 }, archer: { at: 18, has: ['poison'] } }, turn: 'dwarf' });
    const offered = (kind: 'dwarf' | 'archer') => table.legal(kind).filter(({ type }) => type === 'exchange');
    expect(offered('dwarf')).toEqual([{ type: 'exchange', with: 1, falcon: false }]);
    expect(offered('archer')).toEqual([{ type: 'exchange', with: 0, falcon: false }]);
    table.play('dwarf', { type: 'exchange', with: 1, falcon: false });
    expect(types(table.legal('dwarf'))).toEqual(['cancel']);
    table.play('archer', { type: 'lay', item: POISON, count: 1 });
    expect(types(table.legal('archer'))).toEqual(['agree', 'cancel']); // nothing is left to lay
  });

  test('AND-10.10 the falcon flies to others, not to its owner', () => {
    const table = scene({
      heroes: { dwarf: { at: 7, gold: 1, has: ['falcon'] }, warrior: { at: 57 }, archer: { at: 57, inBox: true } },
      turn: 'dwarf',
    });
    expect(table.legal('dwarf').filter(({ type }) => type === 'exchange')).toEqual([{ type: 'exchange', with: 1, falcon: true }]);
  });

  test('AND-9.6 every space counts: three small ones with poison among them, one large one, spent falcons too', () => {
    const may = (dwarf: readonly ItemName[], archer: readonly ItemName[], lays: readonly number[]) => {
      const table = scene({ heroes: { dwarf: { at: 18, has: dwarf }, archer: { at: 18, has: archer } }, turn: 'dwarf' });
      table.play('dwarf', { type: 'exchange', with: 1, falcon: false });
      for (const item of lays) table.play('dwarf', { type: 'lay', item, count: 1 });
      return table.may('dwarf', { type: 'agree' });
    };
    expect(may(['poison'], ['wineskin', 'telescope'], [POISON])).toBe(true);
    expect(may(['poison'], ['wineskin', 'telescope', 'brew'], [POISON])).toBe(false);
    expect(may(['wineskin'], ['wineskin', 'telescope', 'poison'], [0])).toBe(false);
    expect(may(['falcon-spent'], [], [FALCON_SPENT])).toBe(true);
    expect(may(['falcon-spent'], ['bow'], [FALCON_SPENT])).toBe(false);
    expect(may(['bow'], ['falcon-spent'], [BOW])).toBe(false);
    expect(may(['shield'], ['helm'], [SHIELD])).toBe(true);
    expect(may(['helm'], ['helm'], [HELM])).toBe(false);
    expect(may(['helm', 'bow'], ['wineskin', 'telescope', 'poison'], [HELM, BOW])).toBe(true);
  });
});

test('AND-3.2 a legend may allow one kind of action alone; the day can always be ended', () => {
  const allowed = (action: string) =>
    new Set(
      types(
        two({ at: 20 }, { creatures: [['gor', 20]], set: { figures: [20, NONE, NONE, NONE] }, script: { actions: [action] } }).legal(
          'dwarf',
        ),
      ),
    );
  expect(allowed('move')).toEqual(new Set(['step', 'end-day']));
  expect(allowed('fight')).toEqual(new Set(['fight', 'end-day']));
  expect(allowed('pass')).toEqual(new Set(['pass', 'end-day']));
  expect(allowed('move-ally')).toEqual(new Set(['ally', 'end-day']));
});
