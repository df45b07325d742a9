import { type Ask, type Deal, type Game, type Random, type Rules, type Seat, StreamRandom, silent } from '@tafelrunde/kernel';
import type { InPlay } from './turns.ts';

type AnyRules = Rules<any, any, any, any>; // any: of whatever game

/** A line of play without log, undo and listeners: for many matches between bots. Chance is handed in, one source per action. */
export class BareMatch implements InPlay {
  readonly rules: AnyRules;
  readonly state: any;
  readonly deal: { readonly seed: string };
  readonly #chance: (n: number) => Random;
  #position = 0;
  #asks: readonly Ask[] | undefined;

  /** Takes the state over. `chance(n)` is that of the n-th action, from 1 on. */
  constructor(rules: AnyRules, state: unknown, seed: string, chance: (n: number) => Random) {
    this.rules = rules;
    this.state = state;
    this.deal = { seed };
    this.#chance = chance;
  }

  /** The same match that `Match.begin` begins. */
  static deal(game: Game, deal: Deal): BareMatch {
    const rules = game.rules(deal.options, deal.version);
    const random = StreamRandom.of(deal.seed, 0);
    return new BareMatch(rules, rules.setup(deal.seats, random, silent), deal.seed, (n) => random.turnTo(n));
  }

  get position(): number {
    return this.#position;
  }
  /** Nothing is ever taken back here, and nobody else plays: as long as the line. */
  get log(): InPlay['log'] {
    return { length: this.#position };
  }
  asks(): readonly Ask[] {
    this.#asks ??= this.rules.asks(this.state);
    return this.#asks;
  }
  view(seat: Seat): unknown {
    return this.rules.view(this.state, seat);
  }
  legal(seat: Seat): readonly unknown[] {
    return this.rules.legal(this.state, seat);
  }

  play(seat: Seat, action: unknown): void {
    this.#position += 1;
    this.#asks = undefined;
    this.rules.play(this.state, seat, action, this.#chance(this.#position), silent);
  }
}
