import { movingOrder } from '../components/index.ts';
import { BEATEN, FIELDS, NONE, ON_SHIELD } from '../pieces.ts';
import { fieldOf, kindOf, onShields, places } from '../rules/creature.ts';
import { shieldsOf } from '../rules/board.ts';
import { hasRubble, isCut } from '../rules/land.ts';
import type { Core } from '../engine-port.ts';
import { C_PINNED, CREATURE, type State } from '../state.ts';

/** Sunrises looked ahead. */
export const AHEAD = 6;
export const NEVER = 99;

/** Which creatures will be in the castle when, if nobody stops them (AND-12.6 to AND-12.9). */
export interface Threats {
  /** Per creature: at which sunrise from now it enters the castle, 1 = the next; NEVER. */
  readonly arrives: readonly number[];
  /** Fields creatures stand on now, and after the next sunrise. */
  readonly now: Uint8Array;
  readonly tomorrow: Uint8Array;
  /** Fields creatures stand on after so many sunrises; the first entry is now. */
  readonly after: readonly Uint8Array[];
  /** Per creature: where it stands after the next sunrise, or NONE. */
  readonly next: readonly number[];
  /** Golden shields still free. */
  readonly free: number;
  /** By sunrise: how many more creatures will have come than there are shields for. */
  readonly excess: readonly number[];
  /**
   * Per creature: the first sunrise at which the castle falls and which stopping this creature would help against; NEVER where
   * the shields are enough.
   */
  readonly urgent: readonly number[];
}

const onBoard = (field: number): boolean => field !== NONE && field !== ON_SHIELD && field !== BEATEN;

/** `without`: creatures left out, as if they were beaten. */
export function threatsIn(core: Core, state: State, without: readonly number[] = []): Threats {
  const count = places(state);
  const fields: number[] = [];
  const arrives: number[] = [];
  const taken = new Uint8Array(FIELDS);
  for (let c = 0; c < count; c += 1) {
    const field = fieldOf(state, c);
    const here = onBoard(field) && !without.includes(c);
    fields.push(here ? field : NONE);
    arrives.push(NEVER);
    if (here) taken[field] = 1;
  }
  const now = taken.slice();
  const after = [now];
  const next: number[] = [];
  for (let sunrise = 1; sunrise <= AHEAD; sunrise += 1) {
    for (const kind of movingOrder) movePass(core, state, kind, fields, taken, arrives, sunrise);
    after.push(taken.slice());
    if (sunrise === 1) next.push(...fields);
  }
  const free = shieldsOf(state) - onShields(state);
  const excess = excesses(arrives, free);
  return { arrives, now, tomorrow: after[1] as Uint8Array, after, next, free, excess, urgent: arrives.map((at) => urgency(at, excess)) };
}

/** One kind moves, the smallest field first. */
function movePass(core: Core, state: State, kind: number, fields: number[], taken: Uint8Array, arrives: number[], sunrise: number): void {
  const { castle } = core.board;
  const line: number[] = [];
  for (let c = 0; c < fields.length; c += 1) {
    if (kindOf(state, c) === kind && fields[c] !== NONE && state.creatures[c * CREATURE + C_PINNED] === 0) line.push(c);
  }
  if (line.length > 1) line.sort((a, b) => (fields[a] as number) - (fields[b] as number));
  for (const c of line) {
    const from = fields[c] as number;
    const to = onward(core, state, from, taken);
    if (to === NONE) continue;
    taken[from] = 0;
    if (to === castle) {
      fields[c] = NONE;
      arrives[c] = sunrise;
    } else {
      fields[c] = to;
      taken[to] = 1;
    }
  }
}

/** AND-12.7 on a board that is only thought of. */
function onward(core: Core, state: State, field: number, taken: Uint8Array): number {
  const { arrowOf, castle } = core.board;
  for (let at = field; ; ) {
    const next = arrowOf[at] ?? NONE;
    if (next === NONE) return NONE;
    if (isCut(state, at, next) || (state.rubble.length > 0 && hasRubble(state, next))) return NONE;
    if (next === castle || taken[next] === 0) return next;
    at = next;
  }
}

function excesses(arrives: readonly number[], free: number): number[] {
  const byThen = Array.from({ length: AHEAD + 1 }, () => -free);
  for (const at of arrives) for (let s = at; s <= AHEAD; s += 1) byThen[s] = (byThen[s] as number) + 1;
  return byThen;
}

function urgency(arrives: number, excess: readonly number[]): number {
  for (let s = arrives; s <= AHEAD; s += 1) if ((excess[s] as number) > 0) return s;
  return NEVER;
}
