import { FastRandom, hashOf, type Random, type Rules } from '@tafelrunde/kernel';

type AnyRules = Rules<unknown, unknown, unknown, unknown>;

/** Draws from chance of its own. What is drawn counts as drawn all the same: what may be taken back depends on it. */
class Steady implements Random {
  readonly #counted: Random;
  readonly #from: () => number;
  #own: Random | undefined;

  constructor(counted: Random, from: () => number) {
    this.#counted = counted;
    this.#from = from;
  }

  below(n: number): number {
    this.#counted.below(n);
    this.#own ??= new FastRandom(this.#from());
    return this.#own.below(n);
  }
}

/**
 * Rules that deal and roll the same every time. A server's secrets are its own, and a match it deals is another one each time; here
 * chance follows from a number and the position it is asked in, whoever contributed what.
 */
export function dealtBy(seed: number, rules: AnyRules): Pick<AnyRules, 'setup' | 'play'> {
  const [setup, play] = [rules.setup.bind(rules), rules.play.bind(rules)];
  const at = (state: unknown) => seed + Number.parseInt(hashOf(state).slice(0, 8), 16);
  return {
    setup: (seats, random, tell) => setup(seats, new Steady(random, () => seed), tell),
    play: (state, seat, action, random, tell) => play(state, seat, action, new Steady(random, () => at(state)), tell),
  };
}
