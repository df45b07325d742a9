import { FastRandom, type GameWithBots, type Seat, type ThinkingSpec } from '@tafelrunde/kernel';
import { BareMatch } from '../bare.ts';
import type { Contest, PlayedDeal, PlayedGame, Player, Side, Unit } from './contest.ts';
import { type Lineup, lineupsOf } from './lineups.ts';
import { type AnyRules, type Measuring, measuringOf } from './measuring.ts';
import { seedFrom } from '../seeds.ts';
import { BotTeam, choosingUnheard, type Seated } from '../team.ts';
import { CHANCE, DEALING } from './seeds.ts';
import { botOfLevel } from './players.ts';

/** What the sides took over a deal so far. */
interface Spent {
  readonly moves: Record<Side, number>;
  readonly milliseconds: Record<Side, number>;
  readonly blunders: Record<Side, Record<string, number>>;
}

/**
 * Plays the deals of one contest. A deal is fixed by the seed and its number alone, whoever plays it, wherever and in whatever
 * order: the cards by the deal, chance by the deal and the number of the action, a bot's own choices by the deal, the seat and the position.
 */
export class Arena {
  readonly unit: Unit;
  readonly lineups: readonly Lineup[];
  readonly #contest: Contest;
  readonly #rules: AnyRules;
  readonly #measuring: Measuring;
  readonly #seated: Readonly<Record<Side, Seated>>;
  readonly #most: number;
  readonly #clock: () => number;
  readonly #thinking: ThinkingSpec | undefined;

  /** `clock` gives milliseconds; what it says has no influence on the games. */
  constructor(module: GameWithBots, contest: Contest, clock: () => number) {
    const { options, contents, seats, version, a, b } = contest;
    this.#contest = contest;
    this.#clock = clock;
    this.#thinking = module.thinking;
    this.#rules = module.game.rules(options, version, contents);
    this.#most = module.game.meta.maxActions(options, seats);
    this.#measuring = measuringOf(module, this.#rules, seats, this.#most);
    this.unit = this.#measuring.unit;
    this.lineups = lineupsOf(seats, this.unit);
    const seated = ({ level, iterations = 1 }: Player): Seated => ({
      level,
      bot: botOfLevel(module, level, this.#rules),
      budget: { iterations },
    });
    this.#seated = { a: seated(a), b: seated(b) };
  }

  play(deal: number): PlayedDeal {
    const { seed } = this.#contest;
    const start = this.#measuring.deal(deal, new FastRandom(seedFrom(seed, deal, DEALING)));
    const spent: Spent = { moves: { a: 0, b: 0 }, milliseconds: { a: 0, b: 0 }, blunders: { a: {}, b: {} } };
    const games = this.lineups.map((lineup) => this.#game(deal, this.#rules.copy(start), lineup, spent));
    const { blunders, ...counted } = spent;
    return { deal, games, ...counted, ...(this.#thinking?.blunder === undefined ? {} : { blunders }) };
  }

  #game(deal: number, state: unknown, lineup: Lineup, spent: Spent): PlayedGame {
    const { seed } = this.#contest;
    const chance = (n: number) => new FastRandom(seedFrom(seed, deal, CHANCE, n));
    const match = new BareMatch(this.#rules, state, `${seed} ${deal}`, chance);
    const team = this.#team(lineup, spent);
    while (!this.#measuring.over(state)) {
      if (match.position >= this.#most) throw new RangeError(`deal ${deal} has no end after ${match.position} actions`);
      const move = team.next(match);
      if (move === undefined) throw new Error('nobody answered, and the deal is not over');
      match.play(move.due.seat, move.action);
    }
    return this.#measuring.value(state);
  }

  /** The sides in their seats, and what each takes over its decisions. */
  #team(lineup: Lineup, spent: Spent): BotTeam {
    const sideAt = (seat: Seat): Side => {
      const side = lineup[seat];
      if (side === undefined) throw new RangeError(`seat ${seat} is asked and nobody sits there`);
      return side;
    };
    return new BotTeam(
      (seat) => this.#seated[sideAt(seat)],
      (due, seated) => {
        const began = this.#clock();
        const answer = choosingUnheard(due, seated);
        const took = this.#clock() - began;
        if (due.legal.length > 1) {
          const side = sideAt(due.seat);
          spent.moves[side] += 1;
          spent.milliseconds[side] += took;
          const kind = answer?.action === undefined ? undefined : this.#thinking?.blunder?.(due.view, due.seat, answer.action);
          if (kind !== undefined) spent.blunders[side][kind] = (spent.blunders[side][kind] ?? 0) + 1;
        }
        return answer;
      },
    );
  }
}
