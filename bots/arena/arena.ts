import { type Bot, FastRandom, type GameModule, type Seat, silent } from '@tafelrunde/kernel';
import type { Contest, PlayedDeal, PlayedGame, Side, Unit } from './contest.ts';
import { type Lineup, lineupsOf } from './lineups.ts';
import { type AnyRules, type Measuring, measuringOf } from './measuring.ts';
import { CHANCE, DEALING, seedFrom, THOUGHT } from './seeds.ts';
import { botOfLevel } from './players.ts';

type AnyBot = Bot<unknown, unknown>;

/** What the sides took over a deal so far. */
interface Spent {
  readonly moves: Record<Side, number>;
  readonly milliseconds: Record<Side, number>;
}

interface Answer {
  readonly seat: Seat;
  readonly action: unknown;
}

/**
 * Plays the deals of one contest. A deal is fixed by the seed and its number alone, whoever plays it, wherever and in whatever
 * order: the cards by the deal, chance by the deal and the number of the action, a bot's own choices by the deal and the seat.
 */
export class Arena {
  readonly unit: Unit;
  readonly lineups: readonly Lineup[];
  readonly #contest: Contest;
  readonly #rules: AnyRules;
  readonly #measuring: Measuring;
  readonly #bots: Readonly<Record<Side, AnyBot>>;
  readonly #most: number;
  readonly #clock: () => number;

  /** `clock` gives milliseconds; what it says has no influence on the games. */
  constructor(module: GameModule, contest: Contest, clock: () => number) {
    const { options, seats, version, a, b } = contest;
    this.#contest = contest;
    this.#clock = clock;
    this.#rules = module.game.rules(options, version);
    this.#most = module.game.meta.maxActions(options, seats);
    this.#measuring = measuringOf(module, this.#rules, seats, this.#most);
    this.unit = this.#measuring.unit;
    this.lineups = lineupsOf(seats, this.unit);
    this.#bots = { a: botOfLevel(module, a.level, this.#rules), b: botOfLevel(module, b.level, this.#rules) };
  }

  play(deal: number): PlayedDeal {
    const { seed } = this.#contest;
    const start = this.#measuring.deal(deal, new FastRandom(seedFrom(seed, deal, DEALING)));
    const spent: Spent = { moves: { a: 0, b: 0 }, milliseconds: { a: 0, b: 0 } };
    const games = this.lineups.map((lineup) => this.#game(deal, this.#rules.copy(start), lineup, spent));
    return { deal, games, ...spent };
  }

  #game(deal: number, state: unknown, lineup: Lineup, spent: Spent): PlayedGame {
    const { seed } = this.#contest;
    const thoughts = lineup.map((_, seat) => new FastRandom(seedFrom(seed, deal, THOUGHT, seat)));
    for (let n = 0; !this.#measuring.over(state); n += 1) {
      if (n >= this.#most) throw new RangeError(`deal ${deal} has no end after ${n} actions`);
      const { seat, action } = this.#next(state, lineup, thoughts, spent);
      this.#rules.play(state, seat, action, new FastRandom(seedFrom(seed, deal, CHANCE, n)), silent);
    }
    return this.#measuring.value(state);
  }

  /** Who may act without being waited for is offered it first: afterwards the moment may be gone. */
  #next(state: unknown, lineup: Lineup, thoughts: readonly FastRandom[], spent: Spent): Answer {
    const asks = this.#rules.asks(state);
    const order = asks.length === 1 ? asks : asks.toSorted((one, other) => Number(one.must) - Number(other.must));
    for (const { seat, must, what } of order) {
      const side = lineup[seat];
      const random = thoughts[seat];
      if (side === undefined || random === undefined) throw new RangeError(`seat ${seat} is asked and nobody sits there`);
      const legal = this.#rules.legal(state, seat);
      const { iterations = 1 } = this.#contest[side];
      const turn = {
        seat,
        view: this.#rules.view(state, seat),
        asks: asks.filter((ask) => ask.seat === seat),
        legal,
        random,
        budget: { iterations },
      };
      const began = this.#clock();
      const { action } = this.#bots[side].choose(turn);
      if (legal.length > 1) {
        spent.moves[side] += 1;
        spent.milliseconds[side] += this.#clock() - began;
      }
      if (action !== undefined) return { seat, action };
      if (must) throw new Error(`${this.#contest[side].level} at seat ${seat} gave no answer to "${what}"`);
    }
    throw new Error('nobody answered, and the deal is not over');
  }
}
