import { GOLD, NONE } from '../pieces.ts';
import { countOf } from '../rules/items.ts';
import { brewed } from '../bot/odds.ts';
import type { Situation } from '../bot/situation.ts';
import { bearerOf, whereLies } from '../bot/standing.ts';

/*
 * How a legend stands, in a few figures that do not depend on which legend it is.
 */

export const featureNames = [
  'one',
  'letters',
  'free',
  'excess1',
  'excess2',
  'excess3',
  'excess4',
  'boss',
  'short',
  'shortMuch',
  'find',
  'deliver',
  'way',
  'visits',
  'gold',
  'willpower',
  'strength',
  'finale',
  'farmers',
] as const;
export type Feature = (typeof featureNames)[number];

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(most, value));

/** Writes the figures of the table, in the order of their names. */
export function featuresOf(sit: Situation, into: number[]): void {
  const { state, threats, letters, boss, errands, powers, roads } = sit;
  const { seats } = state;
  let gold = 0;
  let willpower = 0;
  let strength = 0;
  let brew = 0;
  for (let seat = 0; seat < seats; seat += 1) {
    gold += countOf(state, seat, GOLD);
    willpower += Math.min(14, state.willpower[seat] as number);
    strength += state.strength[seat] as number;
    brew += brewed(state, seat);
  }
  let power = brew;
  for (const each of powers) power += each;
  const lack = boss === NONE ? 0 : (sit.lack - brew) / seats;
  let find = 0;
  let deliver = 0;
  let way = 0;
  let visits = 0;
  for (const { goal, pieces } of errands) {
    if (goal.goal === 'find') find += 1;
    else if (goal.goal === 'visit') visits += 1;
    else if (goal.goal === 'deliver') {
      deliver += 1;
      const bearer = bearerOf(state, pieces);
      const from = bearer === NONE ? whereLies(state, pieces)[0] : state.field[bearer];
      way += from === undefined ? 14 : (bearer === NONE ? 4 : 0) + between(0, roads.to(goal.field)[from] as number, 14);
    }
  }
  const e = (sunrise: number): number => between(-2, threats.excess[sunrise] as number, 5);
  into.length = 0;
  into.push(
    1,
    letters / 13,
    between(0, threats.free, 5) / 5,
    e(1) / 5,
    e(2) / 5,
    e(3) / 5,
    e(4) / 5,
    boss === NONE ? 0 : 1,
    between(-2, lack, 8) / 8,
    between(0, lack - 2, 8) / 8,
    find,
    deliver,
    way / 14,
    visits,
    gold / seats / 4,
    willpower / seats / 10,
    boss === NONE ? (power / seats - 7) / 5 : 0,
    sit.finale?.chance.win ?? 0,
    state.farmers.length / 3,
  );
}
