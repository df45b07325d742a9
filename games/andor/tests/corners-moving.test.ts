import { describe, expect, test } from 'vitest';
import { GOLD, HERB_3, HERB_4, itemNames, NONE, RUNE_BLUE } from '../pieces.ts';
import { advance } from '../rules/advance.ts';
import { layCovered } from '../rules/board.ts';
import { fits, takeItem } from '../rules/items.ts';
import { setHour, toBox } from '../rules/points.ts';
import type { Action } from '../state.ts';
import { type Position, scene } from './table.ts';

/*
 * The edges of single rules: one thing too many, one too few, the last hour, the other hero: on the way and in the bag.
 */

const step = (to: number, farmers = 0) => ({ type: 'step', to, farmers }) as const;
const drink = { type: 'drink' } as const;
const stop = { type: 'stop' } as const;
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
