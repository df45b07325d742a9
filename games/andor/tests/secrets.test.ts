import { FastRandom } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { NONE, RUNE_BLUE, RUNE_GREEN, RUNE_YELLOW } from '../pieces.ts';
import { layCovered, setAside } from '../rules/board.ts';
import { stage } from './stage.ts';
import { scene } from './table.ts';

/** Six stones, five of them lie face down, one is out of the match; three fog tokens, one of them uncovered. */
function hidden() {
  const table = scene({
    heroes: { dwarf: { at: 7, has: ['telescope'] }, archer: { at: 4 } },
    set: { fog: [8 * 32 + 2 * 5 + 1, 11 * 32 + 2 * 4, 12 * 32] },
  });
  for (const [field, item] of [
    [9, RUNE_BLUE],
    [9, RUNE_GREEN],
    [20, RUNE_BLUE],
    [33, RUNE_YELLOW],
    [33, RUNE_YELLOW],
  ] as const) {
    layCovered(table.table, field, item);
  }
  setAside(table.table, RUNE_GREEN);
  return table;
}

describe('what nobody sees', () => {
  test('the view shows where things lie, not what they are; and the same to everybody', () => {
    const { rules, state } = hidden();
    const view = rules.view(state, 0);
    expect(view.fog).toEqual([8 * 32 + 11, 11 * 32 + 30, 12 * 32 + 30]);
    expect(view.fogHidden).toEqual([0, 4]);
    expect(view.covered).toEqual([9, 9, 20, 33, 33].map((field) => field * 32 + RUNE_BLUE));
    expect(view.hidden).toEqual([RUNE_BLUE, RUNE_BLUE, RUNE_YELLOW, RUNE_YELLOW, RUNE_GREEN, RUNE_GREEN]);
    expect(view.asideCount).toBe(1);
    expect({ ...rules.view(state, 1), you: 0 }).toEqual(view);
    expect({ ...rules.view(state, undefined), you: 0 }).toEqual(view);
    expect(JSON.stringify(view)).not.toContain(JSON.stringify(state.covered));
  });

  test('imagined states are sound, look the same, and every arrangement comes equally often', () => {
    const { rules, state } = hidden();
    const view = rules.view(state, undefined);
    const random = new FastRandom(5);
    const arrangements = new Map<string, number>();
    const draws = 9000;
    for (let i = 0; i < 50; i += 1) {
      const imagined = rules.imagine(view, random);
      expect(rules.audit(imagined)).toBeUndefined();
      expect(rules.view(imagined, undefined)).toEqual(view);
    }
    for (let i = 0; i < draws; i += 1) {
      const imagined = rules.imagine(view, random);
      const key = imagined.covered.map((entry) => entry % 32).join();
      arrangements.set(key, (arrangements.get(key) ?? 0) + 1);
    }
    expect(arrangements.size).toBe(90); // 6! / (2! 2! 2!)
    const expected = draws / 90;
    let chi = 0;
    for (const count of arrangements.values()) chi += (count - expected) ** 2 / expected;
    expect(chi).toBeLessThan(140); // 89 degrees of freedom: above 135 one time in a thousand
  });

  test('a copy goes its own way', () => {
    const { rules, state } = hidden();
    const before = JSON.stringify(state);
    const copy = rules.copy(state);
    expect(JSON.stringify(copy)).toBe(before);
    rules.play(copy, 0, { type: 'step', to: 8, farmers: 0 }, new FastRandom(1), {
      on: false,
      all: () => {},
      to: () => {},
      reveal: () => {},
    });
    expect(JSON.stringify(state)).toBe(before);
  });

  test('whatever is done to a copy or a view, the table does not notice', () => {
    const { rules, state } = hidden();
    const before = JSON.stringify(state);
    const spoil = (thing: object): void => {
      for (const [key, part] of Object.entries(thing)) {
        if (key === 'heroes' || key === 'figureOf') continue; // never changed, so shared
        if (Array.isArray(part)) part.push(99);
        else if (typeof part === 'object') spoil(part as object);
      }
    };
    spoil(rules.copy(state));
    for (const seat of [0, 1, undefined]) spoil(rules.view(state, seat));
    spoil(rules.imagine(rules.view(state, 0), new FastRandom(2)));
    expect(JSON.stringify(state)).toBe(before);
    expect([0, 1, undefined].map((seat) => rules.view(state, seat).you)).toEqual([0, 1, NONE]);
  });

  test('nor does the legend: what a view lists of it is its own', () => {
    const { rules, state } = stage({
      do: [{ do: 'wait', fields: [70], first: 'lowest_rank', then: [{ do: 'gain', heroes: 'all', gold: 1 }] }],
    });
    const seen: Readonly<Record<string, unknown>> = { ...rules.view(state, 0).legend };
    expect(seen['waits']).toHaveLength(1);
    const lists = Object.entries(state.legend).filter(([key, part]) => Array.isArray(part) && key in seen);
    expect(lists.length).toBeGreaterThan(9);
    for (const [key, part] of lists) expect(seen[key], key).not.toBe(part);
  });
});
