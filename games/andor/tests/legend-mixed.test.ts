import { FastRandom } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import type { Effect } from '../legend/format.ts';
import { GEM_2, GEM_6, GOLD, HERB_3, HERB_4, NONE, PARCHMENT, RUNE_BLUE } from '../pieces.ts';
import { layCovered } from '../rules/board.ts';
import type { State } from '../state.ts';
import { UNSEEN_THING } from '../view.ts';
import { type Stage, stage } from './stage.ts';

const fields = [39, 42, 44, 46, 64];
const mix: Effect = { do: 'place.mixed', things: { parchment: 1, herb: 1, gold: 2 }, fields };
const fieldsOf = (state: State): number[] => state.covered.map((entry) => Math.floor(entry / 32));
const itemsOf = (state: State): number[] => state.covered.map((entry) => entry % 32);
/** Where the parchment lies, face down. */
const secret = ({ state }: Stage): number => Math.floor((state.covered.find((entry) => entry % 32 === PARCHMENT) ?? NONE) / 32);

describe('place.mixed', () => {
  test('place.mixed: one to a field, face down; fields left over stay free, and chance says which', () => {
    const free = new Set<number>();
    for (let seed = 1; seed <= 40; seed += 1) {
      const s = stage({ do: [mix] }, { seed });
      const things = itemsOf(s.state).toSorted((a, b) => a - b);
      expect(things).toEqual([expect.toSatisfy((item) => item === HERB_3 || item === HERB_4), PARCHMENT, GOLD, GOLD]);
      expect(new Set(fieldsOf(s.state)).size).toBe(4);
      expect(s.heard('laid').map(({ what }) => what)).toEqual(['covered', 'covered', 'covered', 'covered']);
      for (const field of fields) if (!fieldsOf(s.state).includes(field)) free.add(field);
    }
    expect(free.size).toBe(5);
  });

  test('place.mixed: the view tells where something lies, and neither what nor of what kind', () => {
    const s = stage({ do: [mix] });
    const view = s.rules.view(s.state, 0);
    expect(view.covered).toEqual(fieldsOf(s.state).map((field) => field * 32 + UNSEEN_THING));
    expect(view.hidden).toEqual(itemsOf(s.state).toSorted((a, b) => a - b));
    // whatever lies where: nobody sees a difference
    const turned = s.rules.copy(s.state);
    const [first, ...rest] = itemsOf(s.state);
    turned.covered.splice(0, 4, ...[...rest, first as number].map((item, i) => (fieldsOf(s.state)[i] as number) * 32 + item));
    expect(turned.covered).not.toEqual(s.state.covered);
    for (const seat of [0, 1, undefined]) expect(s.rules.view(turned, seat)).toEqual(s.rules.view(s.state, seat));
  });

  test('place.mixed: imagined states look the same, are sound, and every arrangement comes up', () => {
    const s = stage({ do: [{ do: 'place.token', token: 'rune-stone', fields: [60, 61] }, mix] });
    const view = s.rules.view(s.state, undefined);
    const random = new FastRandom(3);
    const seen = new Set<string>();
    for (let i = 0; i < 40; i += 1) {
      const state = s.rules.imagine(view, random);
      expect(s.rules.audit(state)).toBeUndefined();
      expect(s.rules.view(state, undefined)).toEqual(view);
    }
    for (let i = 0; i < 4000; i += 1) seen.add(itemsOf(s.rules.imagine(view, random)).slice(0, 4).join());
    // the four of the mix among themselves: 12 orders; and stones nobody has seen might be among them
    expect(seen.size).toBeGreaterThanOrEqual(12);
    expect(
      s.rules
        .imagine(view, random)
        .covered.slice(-2)
        .every((entry) => entry % 32 >= RUNE_BLUE),
    ).toBe(true);
  });

  test('place.mixed: turned over, it is what it is, and can be taken', () => {
    const s = stage({ do: [mix] });
    const at = secret(s);
    s.state.field[0] = at;
    s.play('dwarf', { type: 'uncover', field: at, what: 'token' });
    expect([s.lying('parchment', at), s.heard('uncovered')[0]?.item]).toEqual([1, 'parchment']);
    s.play('dwarf', { type: 'take', item: PARCHMENT, count: 1 });
    expect(s.of('dwarf').count('parchment')).toBe(1);
    expect(s.rules.view(s.state, 0).hidden).not.toContain(PARCHMENT);
  });

  test('place.mixed: what a card asks of a field tells nothing of what lies there face down', () => {
    const asks = (has: 'parchment' | 'gold'): boolean =>
      stage({ do: [mix, { do: 'if', if: { is: 'field', fields, has }, then: [{ do: 'flag.set', flag: 'told' }] }] }).state.legend.flags ===
      1;
    expect([asks('parchment'), asks('gold')]).toEqual([false, false]);
    const s = stage({
      do: [
        { do: 'place.mixed', things: { gem: 2, gold: 2 }, fields: [39, 42, 44, 46] },
        { do: 'destroy_on_enter', item: 'gem' },
      ],
    });
    for (const field of [39, 42, 44, 46]) s.place('gor', field);
    expect(s.state.covered).toHaveLength(4);
  });

  test('place.mixed: of gems chance draws among those left, and a thing laid there later has the same back', () => {
    const s = stage({ do: [{ do: 'place.mixed', things: { gem: 3, gold: 1 }, fields: [39, 42, 44, 46] }] });
    const gems = itemsOf(s.state).filter((item) => item >= GEM_2 && item <= GEM_6);
    expect(gems).toHaveLength(3);
    expect(layCovered(s.table, 39, RUNE_BLUE)).toBe(true);
    expect(s.rules.view(s.state, 0).covered.filter((entry) => entry % 32 !== UNSEEN_THING)).toEqual([]);
  });

  test('herbs that lie face down look alike, whatever they are worth', () => {
    const s = stage({ do: [] });
    layCovered(s.table, 39, HERB_4);
    layCovered(s.table, 42, HERB_3);
    expect(s.rules.view(s.state, 0).covered.map((entry) => entry % 32)).toEqual([HERB_3, HERB_3]);
  });
});
