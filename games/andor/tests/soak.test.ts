import { FastRandom, pick, silent } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { andor } from '../board/index.ts';
import { FOG_BREW, itemNames, WITCH } from '../pieces.ts';
import { layCovered, layFarmer, layFog, layRubble, layWell, placeFigure } from '../rules/board.ts';
import { placeCreature } from '../rules/creatures.ts';
import { giveItem } from '../rules/items.ts';
import { pool } from '../rules/flow.ts';
import { gainGold, loseWillpower } from '../rules/points.ts';
import { AndorRules } from '../rules/index.ts';
import type { Playing } from '../engine-port.ts';
import { QuietLegend } from './quiet.ts';
import { defaults } from './table.ts';

/** A crowded board: everything the core knows is somewhere, so that random play runs into all of it. */
class Crowded extends QuietLegend {
  override open(): void {}

  crowd(t: Playing): void {
    const { state, random } = t;
    for (let seat = 0; seat < state.seats; seat += 1) {
      state.field[seat] = pick([0, 5, 7, 13, 14, 18, 19, 57, 71], random);
      gainGold(t, seat, 4, 'setup');
      for (let i = 0; i < 6; i += 1) giveItem(t, seat, random.below(itemNames.length), 'setup');
    }
    for (const field of [5, 35, 45, 55]) layWell(t, field, random.below(2) === 0);
    for (const field of [8, 11, 12, 13, 16, 32]) layFog(t, field, random.below(FOG_BREW + 1));
    for (const field of [3, 14, 18]) layFarmer(t, field);
    for (const field of [20, 57, 2]) layCovered(t, field, 7 + random.below(3));
    layRubble(t, 10, 5);
    layRubble(t, 10, 7);
    placeFigure(t, 0, 72);
    placeFigure(t, 1, 71);
    placeFigure(t, WITCH, 12);
    for (let kind = 0; kind < 4; kind += 1) {
      for (let i = 0; i < 3; i += 1) placeCreature(t, kind, pick([2, 19, 20, 18, 72, 57, 43, 71], random));
    }
  }
}

const loss = (t: Playing): void => {
  for (let seat = 0; seat < t.state.seats; seat += 1) loseWillpower(t, seat, 2, 'card');
  pool(t, 'price', 3, 4, (1 << t.state.seats) - 1);
};

/** Matches of so many heroes who do anything; the kinds of actions they did. */
function soak(seats: number): { readonly seen: ReadonlySet<string>; readonly longest: number } {
  const seen = new Set<string>();
  const random = new FastRandom(seats);
  let longest = 0;
  for (let match = 0; match < 30; match += 1) {
    const legend = new Crowded({ shielded: match % 2 === 0, event: loss, lures: match % 5 === 0 });
    const endless = match % 3 === 0;
    const rules = new AndorRules({ ...defaults, emptySupply: endless ? 'endless' : 'skip' }, andor, legend);
    const state = rules.setup(seats, random, silent);
    legend.crowd({ ...rules.core, state, random, tell: silent });
    let actions = 0;
    for (; state.over === 0; actions += 1) {
      expect(actions).toBeLessThan(50_000);
      const asks = rules.asks(state);
      expect(asks.some((ask) => ask.must)).toBe(true);
      const open = asks.flatMap((ask) => (rules.legal(state, ask.seat).length > 0 ? [ask] : []));
      const { seat, must } = pick(open, random);
      const legal = rules.legal(state, seat);
      if (must && !legal.includes(rules.otherwise(state, seat))) throw new Error(`no neutral answer for seat ${seat}`);
      const action = pick(legal, random);
      seen.add(action.type);
      rules.play(state, seat, action, random, silent);
      const wrong = rules.audit(state);
      if (wrong !== undefined) throw new Error(`${wrong} after ${JSON.stringify(action)} of seat ${seat} in match ${match}`);
    }
    longest = Math.max(longest, actions);
  }
  return { seen, longest };
}

/** Everything the core knows. */
const everything =
  'step stop drink herb fight clear ally pass end-day join decline begin withdraw roll keep brew shield stay leave share flip ' +
  'well fog take drop give exchange lay agree cancel buy uncover';

test('AND-23.1 a crowded board stays sound under heroes who do anything, and together they do everything', () => {
  const all = new Set<string>();
  for (const seats of [2, 3, 4]) {
    const { seen, longest } = soak(seats);
    expect(longest).toBeGreaterThan(100);
    for (const type of seen) all.add(type);
  }
  for (const type of everything.split(' ')) expect(all, type).toContain(type);
});
