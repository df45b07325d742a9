import { FIELDS } from '../pieces.ts';
import { isCut, rubbleField } from '../rules/land.ts';
import type { Core } from '../seam.ts';
import type { State } from '../state.ts';

/** Farther than anything on the board. */
export const FAR = 99;

/** Walking distances of one position: counted from a field outwards when first wanted, then kept. */
export class Roads {
  readonly #core: Core;
  readonly #state: State;
  /** 1 = nobody goes there: rubble, or a card forbids it. */
  readonly #closed = new Uint8Array(FIELDS);
  readonly #from = new Map<number, Uint8Array>();
  readonly #queue = new Uint8Array(FIELDS);

  constructor(core: Core, state: State) {
    this.#core = core;
    this.#state = state;
    for (const entry of state.rubble) this.#closed[rubbleField(entry)] = 1;
    if (state.legend.modifiers.length > 0) {
      for (let field = 0; field < FIELDS; field += 1) if (!core.engine.mayEnter(state, field, 'hero')) this.#closed[field] = 1;
    }
  }

  /** Steps from every field to this one. */
  to(field: number): Uint8Array {
    return this.avoiding(field, undefined);
  }

  /** Steps from every field to this one past the fields marked in `avoided`; the goal itself may be one of them. */
  avoiding(field: number, avoided: Uint8Array | undefined): Uint8Array {
    const key = avoided === undefined ? field : field + FIELDS;
    const known = this.#from.get(key);
    if (known !== undefined) return known;
    const steps = this.#count(field, avoided);
    this.#from.set(key, steps);
    return steps;
  }

  #count(field: number, avoided: Uint8Array | undefined): Uint8Array {
    const steps = new Uint8Array(FIELDS).fill(FAR);
    if (field < 0 || field >= FIELDS) return steps;
    steps[field] = 0;
    return this.spread(steps, avoided);
  }

  /** Counts on from every field that has 0 in `steps`, past the fields marked in `avoided`. */
  spread(steps: Uint8Array, avoided: Uint8Array | undefined): Uint8Array {
    const queue = this.#queue;
    const { neighboursOf } = this.#core.board;
    let write = 0;
    for (let field = 0; field < FIELDS; field += 1) {
      if (steps[field] !== 0) continue;
      queue[write] = field;
      write += 1;
    }
    for (let read = 0; read < write; read += 1) {
      const at = queue[read] as number;
      for (const next of neighboursOf[at] ?? []) {
        if (steps[next] !== FAR || this.#closed[next] === 1 || isCut(this.#state, at, next)) continue;
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
    for (const to of this.#core.board.neighboursOf[from] ?? []) {
      if (this.#closed[to] === 1 || isCut(this.#state, from, to)) continue;
      if (avoided !== undefined && avoided[to] === 1 && steps[to] !== 0) continue;
      if ((steps[to] as number) < least) {
        least = steps[to] as number;
        best = to;
      }
    }
    return best;
  }

  /** The fields of the shortest way, both ends included. */
  way(from: number, goal: number): number[] {
    const steps = this.to(goal);
    const way = [from];
    for (let at = from; at !== goal && way.length < FAR; ) {
      at = this.next(at, steps);
      if (at < 0) break;
      way.push(at);
    }
    return way;
  }
}
