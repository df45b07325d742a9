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
  /** Fields creatures stand on after so many sunrises; 0 is now. */
  after(sunrises: number): Uint8Array;
}

const onBoard = (field: number): boolean => field !== NONE && field !== ON_SHIELD && field !== BEATEN;

/** What was worked out; few ask for the fields themselves, so those are cut out of the one list when somebody does. */
class Worked implements Threats {
  readonly arrives: readonly number[];
  readonly next: readonly number[];
  readonly free: number;
  readonly excess: readonly number[];
  readonly urgent: readonly number[];
  /** One after the other: FIELDS numbers for each sunrise. */
  readonly #taken: Uint8Array;
  readonly #after: (Uint8Array | undefined)[] = [];

  constructor(taken: Uint8Array, next: readonly number[], arrives: readonly number[], free: number) {
    this.#taken = taken;
    this.next = next;
    this.arrives = arrives;
    this.free = free;
    this.excess = excesses(arrives, free);
    this.urgent = arrives.map((at) => urgency(at, this.excess));
  }

  get now(): Uint8Array {
    return this.after(0);
  }

  get tomorrow(): Uint8Array {
    return this.after(1);
  }

  after(sunrises: number): Uint8Array {
    const fields = (this.#after[sunrises] ??= this.#taken.slice(sunrises * FIELDS, (sunrises + 1) * FIELDS));
    return fields;
  }
}

const nobody: readonly number[] = [];

/** `without`: creatures left out, as if they were beaten. */
export function threatsIn(core: Core, state: State, without: readonly number[] = nobody): Threats {
  const count = places(state);
  const fields: number[] = [];
  const arrives: number[] = [];
  const taken = new Uint8Array(FIELDS * (AHEAD + 1));
  /** Per kind those who move at all. */
  const lines: (number[] | undefined)[] = [];
  for (let c = 0; c < count; c += 1) {
    const field = fieldOf(state, c);
    const here = onBoard(field) && !without.includes(c);
    fields.push(here ? field : NONE);
    arrives.push(NEVER);
    if (!here) continue;
    taken[field] = 1;
    if (state.creatures[c * CREATURE + C_PINNED] === 0) (lines[kindOf(state, c)] ??= []).push(c);
  }
  let next: readonly number[] = nobody;
  for (let sunrise = 1; sunrise <= AHEAD; sunrise += 1) {
    const morning = sunrise * FIELDS;
    taken.copyWithin(morning, morning - FIELDS, morning);
    for (const kind of movingOrder) {
      const line = lines[kind];
      if (line !== undefined) movePass(core, state, line, fields, taken, morning, arrives, sunrise);
    }
    if (sunrise === 1) next = fields.slice();
  }
  return new Worked(taken, next, arrives, shieldsOf(state) - onShields(state));
}

/** One kind moves, the smallest field first. `taken`: from `morning` on, who stands where. */
function movePass(
  core: Core,
  state: State,
  line: number[],
  fields: number[],
  taken: Uint8Array,
  morning: number,
  arrives: number[],
  sunrise: number,
): void {
  const { castle } = core.board;
  inOrder(line, fields);
  for (const c of line) {
    const from = fields[c] as number;
    if (from === NONE) continue;
    const to = onward(core, state, from, taken, morning);
    if (to === NONE) continue;
    taken[morning + from] = 0;
    if (to === castle) {
      fields[c] = NONE;
      arrives[c] = sunrise;
    } else {
      fields[c] = to;
      taken[morning + to] = 1;
    }
  }
}

/** By their fields, of equals the first place: from one pass to the next little changes. */
function inOrder(line: number[], fields: readonly number[]): void {
  for (let i = 1; i < line.length; i += 1) {
    const c = line[i] as number;
    const field = fields[c] as number;
    let at = i;
    for (; at > 0; at -= 1) {
      const before = line[at - 1] as number;
      const there = fields[before] as number;
      if (there < field || (there === field && before < c)) break;
      line[at] = before;
    }
    line[at] = c;
  }
}

/** AND-12.7 on a board that is only thought of. */
function onward(core: Core, state: State, field: number, taken: Uint8Array, morning: number): number {
  const { arrowOf, castle } = core.board;
  for (let at = field; ; ) {
    const next = arrowOf[at] ?? NONE;
    if (next === NONE) return NONE;
    if (isCut(state, at, next) || (state.rubble.length > 0 && hasRubble(state, next))) return NONE;
    if (next === castle || taken[morning + next] === 0) return next;
    at = next;
  }
}

function excesses(arrives: readonly number[], free: number): number[] {
  const byThen: number[] = [];
  for (let s = 0; s <= AHEAD; s += 1) byThen.push(-free);
  for (const at of arrives) for (let s = at; s <= AHEAD; s += 1) byThen[s] = (byThen[s] as number) + 1;
  return byThen;
}

function urgency(arrives: number, excess: readonly number[]): number {
  for (let s = arrives; s <= AHEAD; s += 1) if ((excess[s] as number) > 0) return s;
  return NEVER;
}
