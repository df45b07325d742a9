import {
  type Ask,
  type BotAnswer,
  type BotTurn,
  type Budget,
  FastRandom,
  onlyAnswer,
  type Plain,
  type Proposal,
  type Rules,
  type Seat,
} from '@tafelrunde/kernel';
import type { BotNotes, Standing } from './notes.ts';

/** A match as the bots' turns follow from it: the kernel's `Match`, or the bare positions of the arena. */
// any: of whatever game
export interface InPlay extends Standing {
  readonly rules: Rules<any, any, any, any>;
  readonly state: any;
  asks(): readonly (Ask & { readonly id?: string })[];
  view(seat: Seat): unknown;
  legal(seat: Seat): readonly unknown[];
}

/** The table around the match, as far as its bots are concerned. */
export interface BotsAtTable {
  /** The level of the bot that plays this seat now; undefined where a person decides. */
  readonly levelOf: (seat: Seat) => string | undefined;
  readonly notes: BotNotes;
  readonly talk?: readonly Proposal[];
  /** Seats that people play. */
  readonly people?: readonly Seat[];
  /** People still read what lies open between rounds: no bot goes on. */
  readonly reading?: boolean;
  /** What a person has ordered to be answered for them: in its turn as of the level named, like an answer without a choice. */
  readonly ordered?: { readonly ask: DueTurn['ask']; readonly level: string };
  /** People for whom an answer without a choice is given (by the level named), where the table plays those by itself. */
  readonly autoPlay?: { readonly seats: readonly Seat[]; readonly level: string };
}

/** A bot's turn that is due. What costs something to look up is looked up when it is first looked at. */
export class DueTurn {
  readonly seat: Seat;
  readonly level: string;
  /** The question it answers, with its lasting name where it has one. */
  readonly ask: Ask & { readonly id?: string };
  /** The game waits for this seat. */
  readonly must: boolean;
  readonly position: number;
  /** Length of the match's log: at another length this turn is no longer due. */
  readonly logLength: number;
  readonly seed: number;
  readonly memo: Plain | undefined;
  readonly talk: readonly Proposal[];
  readonly people: readonly Seat[];
  readonly #match: InPlay;
  readonly #notes: BotNotes;
  #view: { readonly of: unknown } | undefined;
  #legal: readonly Plain[] | undefined;

  constructor(match: InPlay, { notes, talk = [], people = [] }: BotsAtTable, ask: DueTurn['ask'], level: string) {
    const { seat } = ask;
    this.#match = match;
    this.#notes = notes;
    this.seat = seat;
    this.level = level;
    this.ask = ask;
    this.must = ask.must;
    this.position = match.position;
    this.logLength = match.log.length;
    this.seed = notes.seedOf(match, seat);
    this.memo = notes.memoOf(match, seat, level);
    this.talk = talk;
    this.people = people;
  }

  /** All that is open, without the names only a table needs. */
  get asks(): readonly Ask[] {
    const asks = this.#match.asks();
    return asks[0]?.id === undefined ? asks : asks.map(({ id: _id, ...plain }) => plain);
  }

  get view(): unknown {
    this.#view ??= { of: this.#match.view(this.seat) };
    return this.#view.of;
  }

  get legal(): readonly Plain[] {
    this.#legal ??= this.#match.legal(this.seat) as readonly Plain[];
    return this.#legal;
  }

  /** Nothing has happened since. A step counts from when it is applied, before it is stored and anybody hears of it. */
  get isDue(): boolean {
    return this.#match.log.length === this.logLength;
  }

  /** The neutral answer, where one must be given; while the turn is due. */
  otherwise(): BotAnswer<Plain> | undefined {
    const { rules, state } = this.#match;
    return this.must ? { action: rules.otherwise(state, this.seat) as Plain } : undefined;
  }

  /** As a bot of the same thread gets it. */
  turn(budget: Budget): BotTurn<unknown, unknown> {
    return turnOf(this, budget);
  }

  /** Notes what the bot answered: what it remembers, and what it leaves alone. To be called while it is due, before the answer is played. */
  heard(answer: BotAnswer<unknown>): void {
    this.#notes.heard(this.#match, this.seat, this.level, answer);
  }
}

function turnOf(due: DueTurn, budget: Budget): BotTurn<unknown, unknown> {
  const { seat, memo, talk, people, seed } = due;
  return {
    seat,
    talk,
    budget,
    random: new FastRandom(seed),
    ...(memo === undefined ? {} : { memo }),
    ...(people.length === 0 ? {} : { people }),
    get asks() {
      return due.asks;
    },
    get view() {
      return due.view;
    },
    get legal() {
      return due.legal;
    },
  };
}

/**
 * Whose turn is it among the bots? The one place that says it, wherever the match is hosted.
 *
 * Who may act without being waited for is offered it first, once per position: afterwards the occasion may be gone. Then whoever the
 * game waits for, in the order of the asks; last, people who have ordered their answer, or have no choice where the table answers for
 * them (never what is answered by hand).
 */
export function nextBotTurn(match: InPlay, table: BotsAtTable): DueTurn | undefined {
  const { levelOf, notes, reading = false, ordered, autoPlay } = table;
  const asks = match.asks();
  const waited = (seat: Seat) => asks.some((ask) => ask.must && ask.seat === seat);
  const free = (ask: Ask) => !ask.must && !waited(ask.seat) && !notes.hasPassed(match, ask.seat);
  const held = (ask: Ask) => reading && ask.between === true;
  const open = asks.length === 1 ? asks : [...asks.filter(free), ...asks.filter((ask) => ask.must)];
  for (const ask of open) {
    const level = levelOf(ask.seat);
    if (level !== undefined && !held(ask) && (ask.must || free(ask))) return new DueTurn(match, table, ask, level);
  }
  if (ordered !== undefined) return new DueTurn(match, table, ordered.ask, ordered.level);
  const only = autoPlay === undefined ? undefined : onlyAnswer(match, autoPlay.seats);
  return only === undefined || autoPlay === undefined ? undefined : new DueTurn(match, table, only.ask, autoPlay.level);
}
