import type { Core } from '../engine-port.ts';
import { C_FIELD, C_KIND, C_PINNED, CREATURE, type State } from '../state.ts';
import { closedIn, Roads } from './roads.ts';
import { type Threats, threatsIn } from './threats.ts';

/*
 * What was worked out before and still holds: land changes a few times in a legend, creatures move once a day, and every hero thinks
 * at every turn. Only what follows from the table alone is kept, so that an answer never depends on what was asked before.
 */

/** Lands remembered at most. */
const MOST_LANDS = 64;

export class Memory {
  readonly #core: Core;
  /** Where nothing is closed. */
  #plain: Roads | undefined;
  readonly #lands = new Map<string, Roads>();
  #last: { readonly state: Ground; readonly threats: Threats } | undefined;

  constructor(core: Core) {
    this.#core = core;
  }

  roads(state: State): Roads {
    if (state.cuts.length === 0 && state.rubble.length === 0 && state.legend.modifiers.length === 0) {
      this.#plain ??= new Roads(this.#core, state);
      return this.#plain;
    }
    const key = `${state.cuts.join()};${closedIn(this.#core, state).join()};${linkedIn(this.#core, state).join()}`;
    let roads = this.#lands.get(key);
    if (roads === undefined) {
      roads = new Roads(this.#core, state);
      if (this.#lands.size >= MOST_LANDS) this.#lands.clear();
      this.#lands.set(key, roads);
    }
    return roads;
  }

  threats(state: State): Threats {
    const last = this.#last;
    if (last !== undefined && sameThreats(last.state, state)) return last.threats;
    const { creatures, cuts, rubble, seats, saved } = state;
    const threats = threatsIn(this.#core, state);
    this.#last = { state: { creatures: creatures.slice(), cuts: cuts.slice(), rubble: rubble.slice(), seats, saved }, threats };
    return threats;
  }
}

/** Fields from which a way leads that is not printed. */
const linkedIn = (core: Core, state: State): readonly number[] =>
  core.board.fields.filter((field) => core.engine.links(state, field).length > 0);

type Ground = Pick<State, 'creatures' | 'cuts' | 'rubble' | 'seats' | 'saved'>;

/** Everything `threatsIn` looks at. */
function sameThreats(a: Ground, b: Ground): boolean {
  if (a.saved !== b.saved || a.seats !== b.seats || a.creatures.length !== b.creatures.length) return false;
  for (let i = 0; i < a.creatures.length; i += CREATURE) {
    if (
      a.creatures[i + C_FIELD] !== b.creatures[i + C_FIELD] ||
      a.creatures[i + C_KIND] !== b.creatures[i + C_KIND] ||
      a.creatures[i + C_PINNED] !== b.creatures[i + C_PINNED]
    )
      return false;
  }
  return sameNumbers(a.cuts, b.cuts) && sameNumbers(a.rubble, b.rubble);
}

export function sameNumbers(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return false;
  return true;
}
