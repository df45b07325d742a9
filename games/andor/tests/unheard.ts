import type { Random, Tell } from '@tafelrunde/kernel';
import type { AndorRules } from '../rules/index.ts';
import type { Action, Event, State } from '../state.ts';

/** Writes down what chance says, so that it can be said again. */
class Notes implements Random {
  readonly said: number[] = [];
  readonly #random: Random;
  constructor(random: Random) {
    this.#random = random;
  }
  below(n: number): number {
    const value = this.#random.below(n);
    this.said.push(value);
    return value;
  }
}

const told = (): never => {
  throw new Error('nobody listens, and yet something is told');
};
export const nobody: Tell<Event> = { on: false, all: told, to: told, reveal: told };

/**
 * Plays an action, and the same one on a copy of the table while nobody listens: it must come out the same, with nothing told, and the
 * copy must share nothing with the table it was made of.
 */
export function playTwice(rules: AndorRules, state: State, seat: number, action: Action, random: Random, tell: Tell<Event>): void {
  const before = rules.copy(state);
  const notes = new Notes(random);
  rules.play(state, seat, action, notes, tell);
  const { said } = notes;
  rules.play(before, seat, action, { below: () => said.shift() ?? told() }, nobody);
  if (JSON.stringify(before) !== JSON.stringify(state))
    throw new Error(`${JSON.stringify(action)} is played otherwise when nobody listens`);
}
