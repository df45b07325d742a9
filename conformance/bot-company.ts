import {
  type Bot,
  type BotAnswer,
  type Bots,
  type Budget,
  type Deal,
  hashOf,
  Match,
  type Plain,
  type Proposal,
  type Proposals,
  type Seat,
  same,
} from '@tafelrunde/kernel';
import { asCopied } from './copied.ts';
import { difference, show } from './difference.ts';
import { luckOf } from './luck.ts';
import type { Playthrough } from './playthrough.ts';
import { talkFor, whyBadWords } from './proposing.ts';
import type { Witness } from './report.ts';

/** Turns of each line that are compared: a memory shows soon. */
const TURNS = 24;

/** How a bot is met: in the same thread, or as a thread or a table elsewhere meets it. */
interface Meeting {
  readonly bot: Bot<unknown, unknown>;
  /** Everything reaches the bot as a copy. */
  readonly cloned: boolean;
  /** What it wrote down comes back. */
  readonly memos: boolean;
}

/** One match played by one bot at every seat, a turn at a time. */
class Line {
  readonly #match: Match;
  readonly #budget: Budget;
  readonly #proposals: Proposals<unknown> | undefined;
  readonly #memos = new Map<Seat, Plain>();
  readonly answers: unknown[] = [];
  fault: string | undefined;

  constructor(played: Playthrough, deal: Deal, budget: Budget) {
    this.#match = Match.begin(played.module.game, deal);
    this.#budget = budget;
    this.#proposals = played.module.proposals;
  }

  get over(): boolean {
    return this.fault !== undefined || this.answers.length >= TURNS || !this.#match.asks().some((ask) => ask.must);
  }

  step({ bot, cloned, memos }: Meeting): void {
    const match = this.#match;
    const ask = match.asks().find((open) => open.must);
    if (ask === undefined) return;
    const { seat } = ask;
    const memo = memos ? this.#memos.get(seat) : undefined;
    const talk = this.#talk();
    const told = {
      seat,
      view: match.view(seat) as unknown,
      asks: match.rules.asks(match.state),
      legal: match.legal(seat),
      budget: this.#budget,
      people: this.#people(seat),
      ...(talk.length === 0 ? {} : { talk }),
      ...(memo === undefined ? {} : { memo }),
    };
    const random = luckOf('company', match.deal.seed, match.position);
    const answer: BotAnswer<unknown> = bot.choose({ ...(cloned ? asCopied(told) : told), random });
    this.answers.push(asCopied(answer));
    if (this.#proposals !== undefined) this.#hear(bot, cloned, this.#proposals, talk, seat, answer);
    if (answer.memo === undefined) this.#memos.delete(seat);
    else this.#memos.set(seat, asCopied(answer.memo));
    const listed = match.legal(seat).some((action) => same(action, answer.action));
    if (listed) match.act(seat, answer.action);
    else this.fault ??= `seat ${seat}, turn ${this.answers.length}: ${show(answer.action)} is not listed`;
  }

  /** At every other position somebody sits beside it who is said to be a person. */
  #people(seat: Seat): readonly Seat[] {
    const { deal, position } = this.#match;
    return position % 2 === 0 ? [] : [(seat + 1) % deal.seats];
  }

  #talk(): readonly Proposal[] {
    return this.#proposals === undefined ? [] : talkFor(this.#proposals, this.#match, this.#match.deal.seats);
  }

  /** Replies are looked at, and the next seat, of which nothing is asked, is told of the same talk. */
  #hear(
    bot: Meeting['bot'],
    cloned: boolean,
    proposals: Proposals<unknown>,
    talk: readonly Proposal[],
    seat: Seat,
    answer: BotAnswer<unknown>,
  ): void {
    const match = this.#match;
    const { seats } = match.deal;
    const other = (seat + 1) % seats;
    const told = {
      seat: other,
      view: match.view(other) as unknown,
      asks: match.rules.asks(match.state),
      legal: [],
      budget: this.#budget,
      talk,
    };
    const random = luckOf('ears', match.deal.seed, match.position);
    const heard: BotAnswer<unknown> = bot.choose({ ...(cloned ? asCopied(told) : told), random });
    this.answers.push(asCopied(heard));
    this.fault ??= whyBadWords(proposals, talk, { seat, seats }, answer) ?? whyBadWords(proposals, talk, { seat: other, seats }, heard);
    if (heard.action !== undefined) this.fault ??= `seat ${other} plays ${show(heard.action)} where nothing is listed`;
  }

  run(meeting: Meeting): this {
    while (!this.over) this.step(meeting);
    return this;
  }
}

/**
 * Requirement 15, in company: a bot in another thread gets copies, and one bot may sit at several tables. Two matches are played apart,
 * with bots of their own and in the same thread, then turn by turn in alternation by one bot behind copies: not an answer may differ.
 * A bot that loses what it wrote down must still play what is listed. Where the game knows proposals, some are always in the air.
 */
export function checkBotCompany(played: Playthrough, bots: Bots, level: string, budget: Budget, witness: Witness): void {
  const make = bots[level];
  if (make === undefined) return;
  const deals = [played.deal, { ...played.deal, seed: hashOf(['company', played.deal.seed]) }];
  const lines = () => deals.map((deal) => new Line(played, deal, budget));
  const apart = lines().map((line) => line.run({ bot: make(played.rules), cloned: false, memos: true }));
  const shared = { bot: make(played.rules), cloned: true, memos: true };
  const together = lines();
  while (together.some((line) => !line.over)) for (const line of together) if (!line.over) line.step(shared);
  const lost = lines().map((line) => line.run({ bot: make(played.rules), cloned: true, memos: false }));
  for (const [i, line] of together.entries()) {
    const problem = line.fault ?? difference(apart[i]?.answers, line.answers) ?? lost[i]?.fault;
    witness.see('bot-company', undefined, problem === undefined ? undefined : `bot ${level}, match ${i + 1} of two: ${problem}`);
  }
}
