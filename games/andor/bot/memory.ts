import type { Core } from '../engine-port.ts';
import type { Modifier } from '../legend/engine/book.ts';
import { byDice } from '../legend/engine/filters.ts';
import { C_FIELD, C_KIND, C_PINNED, CREATURE, type State } from '../state.ts';
import { closedIn, Roads } from './roads.ts';
import { type Threats, threatsIn } from './threats.ts';
import type { Treat } from './treats.ts';

/*
 * What was worked out before and still holds: land changes a few times in a legend, creatures move once a day, and every hero thinks
 * at every turn. Only what follows from the table alone is kept, so that an answer never depends on what was asked before.
 */

/** Lands remembered at most. */
const MOST_LANDS = 64;

/** What a modifier has to do with the land: nothing · while it is there · by what else the table says. */
type Shaping = 'none' | 'fixed' | 'shifting';

function shapingOf({ effect, holds }: Modifier): Shaping {
  if (effect.do !== 'mod.enter' && effect.do !== 'mod.links') return 'none';
  return holds !== undefined || (effect.do === 'mod.enter' && byDice(effect.fields)) ? 'shifting' : 'fixed';
}

type Ground = Pick<State, 'cuts' | 'rubble'> & { readonly modifiers: readonly number[] };

export class Memory {
  readonly #core: Core;
  /** Where nothing is closed. */
  #plain: Roads | undefined;
  readonly #lands = new Map<string, Roads>();
  /** The land looked at last: nearly always the next one is the same. */
  #here: { readonly ground: Ground; readonly roads: Roads } | undefined;
  #last: { readonly state: Standing; readonly threats: Threats } | undefined;
  #looks:
    | { readonly fog: readonly number[]; readonly seats: number; readonly search: boolean; readonly found: readonly Treat[] }
    | undefined;
  /** By modifier. */
  readonly #shaping: readonly Shaping[];

  constructor(core: Core, modifiers: readonly Modifier[]) {
    this.#core = core;
    this.#shaping = modifiers.map(shapingOf);
  }

  roads(state: State): Roads {
    const { cuts, rubble, legend } = state;
    const shaping = this.#shapingIn(legend.modifiers);
    if (shaping === 'none' && cuts.length === 0 && rubble.length === 0) {
      this.#plain ??= new Roads(this.#core, state);
      return this.#plain;
    }
    if (shaping === 'shifting') return this.#land(state);
    const last = this.#here;
    if (
      last !== undefined &&
      sameNumbers(last.ground.cuts, cuts) &&
      sameNumbers(last.ground.rubble, rubble) &&
      sameNumbers(last.ground.modifiers, legend.modifiers)
    )
      return last.roads;
    const roads = this.#land(state);
    this.#here = { ground: { cuts: cuts.slice(), rubble: rubble.slice(), modifiers: legend.modifiers.slice() }, roads };
    return roads;
  }

  #shapingIn(modifiers: readonly number[]): Shaping {
    let found: Shaping = 'none';
    for (let i = 0; i < modifiers.length; i += 1) {
      const shaping = this.#shaping[modifiers[i] as number] ?? 'shifting';
      if (shaping === 'shifting') return shaping;
      if (shaping === 'fixed') found = shaping;
    }
    return found;
  }

  #land(state: State): Roads {
    const key = `${state.cuts.join()};${closedIn(this.#core, state).join()};${linkedIn(this.#core, state).join()}`;
    let roads = this.#lands.get(key);
    if (roads === undefined) {
      roads = new Roads(this.#core, state);
      if (this.#lands.size >= MOST_LANDS) this.#lands.clear();
      this.#lands.set(key, roads);
    }
    return roads;
  }

  /** What looks into this fog are worth: fog is lifted a few times a day. */
  looks({ fog, seats }: State, search: boolean, find: () => readonly Treat[]): readonly Treat[] {
    const last = this.#looks;
    if (last !== undefined && last.search === search && last.seats === seats && sameNumbers(last.fog, fog)) return last.found;
    const found = find();
    this.#looks = { fog: fog.slice(), seats, search, found };
    return found;
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

type Standing = Pick<State, 'creatures' | 'cuts' | 'rubble' | 'seats' | 'saved'>;

/** Everything `threatsIn` looks at. */
function sameThreats(a: Standing, b: Standing): boolean {
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
