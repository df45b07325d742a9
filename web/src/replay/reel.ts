import {
  type Ask,
  type GameModule,
  type Match,
  type MatchRecord,
  type OptionValue,
  type RecordCheck,
  type RecordSeat,
  RefusedError,
  type Result,
  readRecord,
  refuse,
  type Seat,
  type StartReason,
  silent,
  StreamRandom,
  verifyRecord,
} from '@tafelrunde/kernel';
import { fail, type LogLine, logLinesOf, lookedAt, type MatchInfo } from '@tafelrunde/protocol';

/** Through whose eyes a finished match is watched: a seat's, everybody's, or nobody's: all cards lie open. */
export type Eyes = Seat | 'all' | 'open';

/** Where a branch left its match. */
export interface Fork {
  /** Where that match is watched. */
  readonly source: string;
  readonly position: number;
}

export interface Round {
  readonly from: number;
  readonly n: number;
}

/** What a page has to know before it shows anything. */
export interface ReelInfo {
  readonly game: string;
  readonly version: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: readonly RecordSeat[];
  /** Number of moves in the line of play. */
  readonly length: number;
  /** Where each round (in Andor: each day) begins, and its number. */
  readonly rounds: readonly Round[];
  /** Who made each move, by its place in the line of play. */
  readonly movers: readonly Seat[];
  /** None where all agreed to end it. */
  readonly result?: Result;
  readonly checks: readonly RecordCheck[];
  /** It can be watched with all cards open. */
  readonly open: boolean;
  /** Begun from a laid-out position. */
  readonly begun?: StartReason;
  /** Of a branch: the match it left, and where. */
  readonly fork?: Fork;
}

/** One position of a match in play again, for whoever walks along it. */
export interface Passage {
  readonly position: number;
  /** Not to be kept or changed: the next one is made of it. */
  readonly state: unknown;
  readonly asks: readonly Ask[];
}

/** A finished match, played again and found to be what it says: every position through anybody's eyes. */
export class Reel {
  readonly match: Match;
  readonly #record: MatchRecord;
  readonly #module: GameModule;
  readonly #checks: readonly RecordCheck[];

  /** Refuses what is no record, was changed, or is of a match that still runs: its secrets are nobody's to look at. */
  static async open(text: string, moduleOf: (game: string) => Promise<GameModule | undefined>): Promise<Reel> {
    const record = readRecord(text);
    if (record.result === undefined && record.ended === undefined) fail('table-running');
    const module = await moduleOf(record.game);
    return module === undefined ? refuse('record-game', { game: record.game }) : new Reel(module, record);
  }

  private constructor(module: GameModule, record: MatchRecord) {
    const { fair, match, checks } = verifyRecord(module.game, record);
    if (!fair || match === undefined) throw new RefusedError({ code: 'record-edited' });
    this.match = match;
    this.#record = record;
    this.#module = module;
    this.#checks = checks;
  }

  info(): ReelInfo {
    const { match } = this;
    const { result } = match;
    const { start, options, version } = match.deal;
    return {
      game: match.game.meta.id,
      version,
      options,
      seats: this.#record.seats,
      length: match.position,
      rounds: this.#rounds(),
      movers: match.line.map(({ seat }) => seat),
      ...(result === undefined ? {} : { result }),
      checks: this.#checks,
      open: match.rules.viewOpen !== undefined,
      ...(start === undefined ? {} : { begun: start.why }),
      ...(start?.why !== 'what-if' || start.source === undefined || start.position === undefined
        ? {}
        : { fork: { source: start.source, position: start.position } }),
    };
  }

  /** A position. From everybody's eyes, and with all cards open: a view of each seat. */
  at(position: number, eyes: Eyes): MatchInfo {
    const { match } = this;
    if (position > match.position) fail('not-found');
    const looked = lookedAt(match, this.#seats(eyes), position, { ended: true });
    return eyes === 'open' ? { ...looked, views: this.#openViews(position) ?? looked.views } : looked;
  }

  /** The only place that asks for them: a reel is made of nothing but the whole record of a match that is over. */
  #openViews(position: number): MatchInfo['views'] | undefined {
    const { rules } = this.match;
    if (rules.viewOpen === undefined) return undefined;
    const state = this.match.at(position);
    return this.#seats('open').map((seat) => ({ seat, view: rules.viewOpen?.(state, seat), legal: [] }));
  }

  log(eyes: Eyes): readonly LogLine[] {
    return logLinesOf(this.match, this.match.history(), this.#seats(eyes), true);
  }

  /** The match once more, move by move. */
  *walk(): Generator<Passage, void> {
    const { match } = this;
    const { rules, line, deal } = match;
    const state = match.at(0);
    const random = StreamRandom.of(deal.seed, 0);
    yield { position: 0, state, asks: rules.asks(state) };
    for (const [i, { seat, action }] of line.entries()) {
      rules.play(state, seat, action, random.turnTo(i + 1), silent);
      yield { position: i + 1, state, asks: rules.asks(state) };
    }
  }

  #seats(eyes: Eyes): readonly Seat[] {
    return typeof eyes === 'number' ? [eyes] : this.#record.seats.map((_, seat) => seat);
  }

  /** A round begins where a reckoning no longer lies open; where the game numbers its own stretches (days), with each of them. */
  #rounds(): readonly Round[] {
    const { proposals } = this.#module;
    const begun: Round[] = proposals === undefined ? [{ from: 0, n: 1 }] : [];
    let reckoned = false;
    let day = 0;
    for (const { position, state, asks } of this.walk()) {
      if (asks.length === 0) break;
      const between = asks.some((ask) => ask.between === true);
      const today = proposals?.stretch(this.match.rules.view(state, undefined)) ?? 0;
      if (reckoned && !between) begun.push({ from: position, n: begun.length + 1 });
      if (today > day) begun.push({ from: position, n: today });
      reckoned = between;
      day = today;
    }
    return begun;
  }
}
