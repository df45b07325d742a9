import { FIELDS } from '../pieces.ts';
import { borderOf, rubbleField } from '../rules/land.ts';
import type { Board } from '../board/index.ts';
import type { Core } from '../engine-port.ts';
import type { State } from '../state.ts';

/** Farther than anything on the board. */
export const FAR = 99;

type Neighbours = Board['neighboursOf'];

/** Walking distances on the land as it is: counted from a field outwards when first wanted, then kept. */
export class Roads {
  /** Per field where one can go from it. */
  readonly #next: Neighbours;
  readonly #from: (Uint8Array | undefined)[] = [];
  /** … past the fields marked in `#avoided`. */
  #past: (Uint8Array | undefined)[] = [];
  #avoided: Uint8Array | undefined;
  readonly #ways = new Map<number, readonly number[]>();
  readonly #queue = new Uint8Array(FIELDS);

  constructor(core: Core, state: State) {
    const closed = closedIn(core, state);
    this.#next = openWays(withLinks(core, state), closed, state.cuts);
  }

  /** Steps from every field to this one. */
  to(field: number): Uint8Array {
    return this.#from[field] ?? this.#keep(this.#from, field, undefined);
  }

  /** Steps from every field to this one past the fields marked in `avoided`; the goal itself may be one of them. */
  avoiding(field: number, avoided: Uint8Array | undefined): Uint8Array {
    if (avoided === undefined) return this.to(field);
    if (avoided !== this.#avoided) {
      this.#avoided = avoided;
      this.#past = [];
    }
    return this.#past[field] ?? this.#keep(this.#past, field, avoided);
  }

  #keep(kept: (Uint8Array | undefined)[], field: number, avoided: Uint8Array | undefined): Uint8Array {
    const steps = new Uint8Array(FIELDS).fill(FAR);
    if (field < 0 || field >= FIELDS) return steps;
    steps[field] = 0;
    kept[field] = this.spread(steps, avoided);
    return steps;
  }

  /** Counts on from every field that has 0 in `steps`, past the fields marked in `avoided`. */
  spread(steps: Uint8Array, avoided: Uint8Array | undefined): Uint8Array {
    const queue = this.#queue;
    let write = 0;
    for (let field = 0; field < FIELDS; field += 1) {
      if (steps[field] !== 0) continue;
      queue[write] = field;
      write += 1;
    }
    for (let read = 0; read < write; read += 1) {
      const at = queue[read] as number;
      for (const next of this.#next[at] ?? []) {
        if (steps[next] !== FAR) continue;
        steps[next] = (steps[at] as number) + 1;
        // a field to be avoided is counted but not gone through
        if (avoided === undefined || avoided[next] === 0) {
          queue[write] = next;
          write += 1;
        }
      }
    }
    return steps;
  }

  /** The neighbour to step to on the way there, the way marked by `steps`; NONE (−1) if there is none. */
  next(from: number, steps: Uint8Array, avoided?: Uint8Array): number {
    let best = -1;
    let least = FAR;
    for (const to of this.#next[from] ?? []) {
      if (avoided !== undefined && avoided[to] === 1 && steps[to] !== 0) continue;
      if ((steps[to] as number) < least) {
        least = steps[to] as number;
        best = to;
      }
    }
    return best;
  }

  /** The fields of the shortest way, both ends included. */
  way(from: number, goal: number): readonly number[] {
    const key = from * FIELDS + goal;
    const known = this.#ways.get(key);
    if (known !== undefined) return known;
    const steps = this.to(goal);
    const way = [from];
    for (let at = from; at !== goal && way.length < FAR; ) {
      at = this.next(at, steps);
      if (at < 0) break;
      way.push(at);
    }
    this.#ways.set(key, way);
    return way;
  }
}

/** Fields nobody goes to, ascending: rubble, or a card forbids it. */
export function closedIn(core: Core, state: State): readonly number[] {
  const { rubble, legend } = state;
  if (rubble.length === 0 && legend.modifiers.length === 0) return [];
  const shut = new Uint8Array(FIELDS);
  for (const entry of rubble) shut[rubbleField(entry)] = 1;
  const closed: number[] = [];
  for (let field = 0; field < FIELDS; field += 1) {
    if (shut[field] === 1 || (legend.modifiers.length > 0 && !core.engine.mayEnter(state, field, 'hero'))) closed.push(field);
  }
  return closed;
}

/** AND-4.11: the ways a legend adds are like any other to somebody who walks. */
function withLinks(core: Core, state: State): Neighbours {
  const { neighboursOf } = core.board;
  if (state.legend.modifiers.length === 0) return neighboursOf;
  return neighboursOf.map((all, from) => {
    const more = core.engine.links(state, from);
    return more.length === 0 ? all : [...all, ...more];
  });
}

function openWays(neighboursOf: Neighbours, closed: readonly number[], cuts: readonly number[]): Neighbours {
  if (closed.length === 0 && cuts.length === 0) return neighboursOf;
  return neighboursOf.map((all, from) => all.filter((to) => !closed.includes(to) && !cuts.includes(borderOf(from, to))));
}
