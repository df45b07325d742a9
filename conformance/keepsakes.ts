import type { Told } from '@tafelrunde/kernel';
import { difference, throughJson, whyNotPlain } from './difference.ts';
import type { Witness } from './report.ts';
import type { AnyRules } from './state-checks.ts';

interface Keepsake {
  readonly what: string;
  readonly thing: unknown;
  readonly text: string;
  readonly position: number;
}

/** In matches shorter than this everything kept is looked at again after every action. */
const AFTER_EVERY_ACTION = 100;

/** Copies, views and events as they once were. None may ever change (requirement 6). */
export class Keepsakes {
  readonly #rules: AnyRules;
  readonly #seats: number;
  readonly #witness: Witness;
  readonly #states: Keepsake[] = [];
  readonly #others: Keepsake[] = [];

  constructor(rules: AnyRules, seats: number, witness: Witness) {
    this.#rules = rules;
    this.#seats = seats;
    this.#witness = witness;
  }

  keep(state: unknown, told: readonly Told<unknown>[], position: number, withViews: boolean): void {
    if (position < AFTER_EVERY_ACTION) this.#compare(this.#states, position);
    const copy = this.#rules.copy(state);
    this.#states.push({ what: 'state', thing: copy, text: JSON.stringify(copy), position });
    for (const { event } of told) this.#others.push({ what: 'event', thing: event, text: JSON.stringify(event), position });
    if (!withViews) return;
    for (let seat = -1; seat < this.#seats; seat += 1) {
      const view = this.#rules.view(state, seat < 0 ? undefined : seat);
      this.#witness.see('plain', position, whyNotPlain(view, 'view'));
      this.#witness.see('plain', position, whyNotPlain(this.#rules.shown(view), 'shown'));
      this.#others.push({
        what: `view of ${seat < 0 ? 'the spectator' : `seat ${seat}`}`,
        thing: view,
        text: JSON.stringify(view),
        position,
      });
    }
  }

  /** Once the match is over: everything. */
  lookAgain(position: number): void {
    this.#compare(this.#states, position);
    this.#compare(this.#others, position);
  }

  #compare(keepsakes: readonly Keepsake[], now: number): void {
    let problem: string | undefined;
    for (const { what, thing, text, position } of keepsakes) {
      if (JSON.stringify(thing) === text) continue;
      problem = `the ${what} of position ${position} has changed by position ${now}: ${difference(JSON.parse(text), throughJson(thing))}`;
      break;
    }
    this.#witness.see('copy-apart', now, problem);
  }
}
