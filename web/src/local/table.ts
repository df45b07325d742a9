import {
  commitmentOf,
  type GameModule,
  Match,
  type MatchRecord,
  type Plain,
  RefusedError,
  type Seat,
  seedOf,
  writeRecord,
} from '@tafelrunde/kernel';
import {
  type ChatLine,
  logLineOf,
  lookedAt,
  type MatchInfo,
  matchInfoOf,
  type SeatInfo,
  type Sequence,
  type ServerFrame,
  type TableId,
  type TableInfo,
  takenBeyond,
} from '@tafelrunde/protocol';
import { type KeptMatch, yoursOf } from './kept.ts';

/** Lines of chat kept. */
const CHAT = 200;

type Update = Extract<ServerFrame, { type: 'update' }>;

/** A match of this browser with everything its page is told about it. Says the same frames a server would. */
export class LocalTable {
  readonly module: GameModule;
  readonly match: Match;
  readonly yours: readonly Seat[];
  readonly #kept: KeptMatch;
  #seq: number;
  #chat: readonly ChatLine[];
  #changedAt: number;
  #rematch: TableId | undefined;

  constructor(kept: KeptMatch, module: GameModule) {
    const { game, version, options, secret, contributions, seats } = kept;
    const seed = seedOf({ game, version, options, secret, contributions });
    this.match = Match.replay(module.game, { options, seats: seats.length, seed, version }, kept.log);
    this.module = module;
    this.yours = yoursOf(seats);
    this.#kept = kept;
    this.#chat = kept.chat;
    this.#changedAt = kept.changedAt;
    this.#rematch = kept.rematch;
    this.#seq = 1 + kept.log.length + kept.chat.length;
  }

  get id(): TableId {
    return this.#kept.id;
  }
  get seq(): Sequence {
    return this.#seq as Sequence;
  }
  get over(): boolean {
    return this.match.result !== undefined;
  }
  get rematch(): TableId | undefined {
    return this.#rematch;
  }
  level(seat: Seat): string | undefined {
    return this.#kept.seats[seat]?.level;
  }
  name(seat: Seat): string {
    return this.#kept.seats[seat]?.name ?? '';
  }
  isBot(seat: Seat): boolean {
    return this.#kept.seats[seat]?.kind === 'bot';
  }

  /** As it is to be kept now. */
  kept(): KeptMatch {
    return {
      ...this.#kept,
      changedAt: this.#changedAt,
      log: [...this.match.log],
      chat: this.#chat,
      over: this.over,
      waitsFor: this.match.asks().flatMap((ask) => (ask.must ? [ask.seat] : [])),
      ...(this.#rematch === undefined ? {} : { rematch: this.#rematch }),
    };
  }

  #info(): TableInfo {
    const { id, game, version, options, secret, nextSecret, contributions, createdAt } = this.#kept;
    return {
      id,
      game,
      version,
      options,
      public: false,
      status: this.over ? 'over' : 'running',
      seats: this.#kept.seats.map(
        ({ kind, name, level }, seat): SeatInfo => ({
          seat,
          kind,
          name,
          ...(level === undefined ? {} : { level }),
          present: true,
          you: kind === 'person',
          owner: seat === this.yours[0],
        }),
      ),
      owner: true,
      spectators: 0,
      commitment: commitmentOf(secret),
      contributions,
      ...(this.over
        ? {
            secret,
            rematch: {
              yes: this.#rematch === undefined ? [] : this.yours,
              commitment: commitmentOf(nextSecret),
              ...(this.#rematch === undefined ? {} : { table: this.#rematch }),
            },
          }
        : {}),
      createdAt,
    };
  }

  stateFrame(): ServerFrame {
    return {
      type: 'state',
      why: 'join',
      seq: this.seq,
      table: this.#info(),
      match: matchInfoOf(this.match, this.yours),
      log: this.match.history().map((step) => logLineOf(step, this.yours)),
      chat: this.#chat,
    };
  }

  #update(some: Partial<Pick<Update, 'log' | 'chat' | 'taken'>>, now: number): ServerFrame {
    this.#seq += 1;
    this.#changedAt = now;
    return {
      type: 'update',
      seq: this.seq,
      table: this.#info(),
      match: matchInfoOf(this.match, this.yours),
      log: [],
      chat: [],
      ...some,
    };
  }

  #lastLine() {
    return this.match
      .history()
      .slice(-1)
      .map((step) => logLineOf(step, this.yours));
  }

  /** Refused as the kernel refuses it; nothing has changed then. */
  act(seat: Seat, action: unknown, ask: string, now: number): ServerFrame {
    this.match.history(); // begun before the step, so that the step is in it
    this.match.act(seat, action, ask);
    return this.#update({ log: this.#lastLine() }, now);
  }

  /** Bots always agree. */
  undo(seat: Seat, now: number): ServerFrame {
    const history = this.match.history();
    const offer = this.match.undoOffer(seat);
    this.match.undo(seat, offer.kind === 'consent' ? [] : undefined);
    return this.#update({ log: this.#lastLine(), taken: takenBeyond(history, this.match.position) }, now);
  }

  say(words: Omit<ChatLine, 'n' | 'at'>, now: number): ServerFrame {
    const line: ChatLine = { n: (this.#chat.at(-1)?.n ?? -1) + 1, at: now, ...words };
    this.#chat = [...this.#chat, line].slice(-CHAT);
    return this.#update({ chat: [line] }, now);
  }

  followedBy(next: TableId, now: number): ServerFrame {
    this.#rematch = next;
    return this.#update({}, now);
  }

  look(position: number): MatchInfo {
    if (position > this.match.position) throw new RefusedError({ code: 'not-found' });
    return lookedAt(this.match, this.yours, position);
  }

  record(): MatchRecord {
    const { secret, contributions, seats } = this.#kept;
    return writeRecord(this.match, {
      seats: seats.map(({ name, kind }) => ({ name, kind })),
      fairness: { commitment: commitmentOf(secret), secret, contributions },
    });
  }

  legal(seat: Seat): readonly Plain[] {
    return this.match.legal(seat) as readonly Plain[];
  }
}
