import { HOURS } from '../components/index.ts';
import { FIELDS, NONE } from '../pieces.ts';
import { fieldOf, places } from '../rules/creature.ts';
import { convoyFrom, freeHours, handoverFor } from './convoy.ts';
import { FAR } from './roads.ts';
import type { Situation } from './situation.ts';
import { bearerOf, hoursLeft, onBoard, overtimeLeft, whereLies } from './standing.ts';
import type { Errand } from './tale.ts';
import { type Threats, threatsIn } from './threats.ts';

/*
 * Something that must not meet a creature is to be brought home: which creatures have to go so that it gets there soonest? Every
 * night costs a letter and so does every beaten creature, so both are counted alike.
 */

export interface Clearing {
  /** Creatures in the way, by their places. */
  readonly foes: readonly number[];
  /** Nights until the thing is where it belongs, once they are gone. */
  readonly nights: number;
  /** Letters that saves. */
  readonly saved: number;
}

const NOTHING: Clearing = { foes: [], nights: 0, saved: 0 };
/** What no way at all counts as, in nights. */
const LOST = 8;

/** Of the first open delivery of that kind; nothing if there is none. */
export function clearingFor(sit: Situation): Clearing {
  const errand = sit.errands.find(({ goal, shy }) => goal.goal === 'deliver' && shy);
  if (errand === undefined || errand.goal.goal !== 'deliver') return NOTHING;
  const { state, core, threats } = sit;
  const bearer = bearerOf(state, errand.pieces);
  const from = bearer === NONE ? whereLies(state, errand.pieces)[0] : state.field[bearer];
  if (from === undefined) return NOTHING;
  const goal = errand.goal.field;
  const nightsWith = (after: Threats): number => nightsOf(sit, errand, goal, bearer, from, after);
  const plain = nightsWith(threats);
  if (plain === 0) return NOTHING;
  let best: Clearing = { foes: [], nights: plain, saved: 0 };
  let least = plain;
  for (const foes of partiesOf(nearby(sit, from, goal))) {
    if (foes.length >= least) break;
    const nights = nightsWith(threatsIn(core, state, foes));
    if (nights + foes.length >= least) continue;
    least = nights + foes.length;
    best = { foes, nights, saved: plain - least };
  }
  return best;
}

/** One creature, then every two of them: more are not cleared away for one thing. */
function partiesOf(near: readonly number[]): (readonly number[])[] {
  const parties: (readonly number[])[] = near.map((foe) => [foe]);
  for (const [i, foe] of near.entries()) for (const other of near.slice(i + 1)) parties.push([foe, other]);
  return parties;
}

/** Creatures on or beside the shortest way. */
function nearby({ state, core, roads }: Situation, from: number, goal: number): number[] {
  const close = new Uint8Array(FIELDS);
  for (const field of roads.way(from, goal)) {
    close[field] = 1;
    for (const next of core.board.neighboursOf[field] ?? []) close[next] = 1;
  }
  const near: number[] = [];
  for (let foe = 0; foe < places(state); foe += 1) {
    const field = fieldOf(state, foe);
    if (onBoard(field) && close[field] === 1) near.push(foe);
  }
  return near;
}

function nightsOf(sit: Situation, errand: Errand, goal: number, bearer: number, from: number, threats: Threats): number {
  const { state } = sit;
  let hours = bearer === NONE ? 0 : freeHours(sit, bearer);
  let late = bearer === NONE ? 0 : overtimeLeft(sit, bearer, 2);
  let who = bearer;
  if (bearer === NONE) {
    if (threats.now[from] === 1) return LOST;
    const ways = sit.roads.to(from);
    for (let seat = 0; seat < state.seats; seat += 1) {
      const left = hoursLeft(state, seat) - (ways[state.field[seat] as number] as number);
      if (state.box[seat] === 1 || left <= hours) continue;
      hours = left;
      late = overtimeLeft(sit, seat, 2);
      who = seat;
    }
    if (who === NONE) hours = 0;
  }
  const { days } = convoyFrom(sit, from, Math.min(hours, HOURS), late, goal, threats);
  if (days === 0) return 0;
  if (bearer !== NONE && handoverFor(sit, bearer, goal, errand.shy, threats) !== undefined) return 0;
  return days >= FAR ? LOST : days;
}
