import { givesHints, nextOptions, refuse, RefusedError, type Seat } from '@tafelrunde/kernel';
import { type Command, type Failure, type FailureCode, limits, type ServerFrame, type TableId } from '@tafelrunde/protocol';
import { type BotMove, type BotTimes, hintFor, LocalBots, type ThinkingRoom } from './bots.ts';
import { type KeptMatch, newMatch } from './kept.ts';
import type { LocalTable } from './table.ts';

export interface HostParts {
  readonly room: ThinkingRoom;
  readonly times: BotTimes;
  /** Keeps the match; rejects when it cannot. */
  readonly keep: (match: KeptMatch) => Promise<void>;
  readonly forget: (id: TableId) => Promise<void>;
  readonly send: (frame: ServerFrame) => void;
  /** The match could not be kept: it will be gone after a reload. */
  readonly unkept: () => void;
  readonly now: () => number;
  readonly chance: () => string;
}

function fail(code: FailureCode): never {
  throw new RefusedError({ code });
}

/** A table of this browser: what a server would do for it, done here. One thing happens at a time; nothing is told before it is kept. */
export class LocalHost {
  readonly #table: LocalTable;
  readonly #parts: HostParts;
  readonly #bots: LocalBots;
  #tail: Promise<unknown> = Promise.resolve();
  #told = false;
  #closed = false;

  constructor(table: LocalTable, parts: HostParts) {
    this.#table = table;
    this.#parts = parts;
    this.#bots = new LocalBots(table, parts.room, parts.times, (move) => this.#botMoves(move));
  }

  begin(): void {
    this.#parts.send(this.#table.stateFrame());
    this.#bots.look();
  }

  stop(): void {
    this.#bots.stop();
  }

  /** The match as a file: once it is over, as everywhere. */
  record(): string {
    if (!this.#table.over) fail('table-running');
    return JSON.stringify(this.#table.record());
  }

  /** Answers a command with a frame of its own, after whatever it led to. */
  async hear(command: Command): Promise<void> {
    try {
      if (command.type === 'hint') return await this.#hint(command.id, command.seat); // the match goes on meanwhile
      await this.#inTurn(() => this.#do(command));
    } catch (fault) {
      const failure: Failure = fault instanceof RefusedError ? fault.refusal : { code: 'internal' };
      this.#parts.send({ type: 'refused', id: command.id, failure });
    }
    this.#bots.look();
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#tail.then(work);
    this.#tail = turn.catch(() => undefined);
    return turn;
  }

  async #do(command: Exclude<Command, { type: 'hint' }>): Promise<void> {
    const { send, now } = this.#parts;
    const { id } = command;
    if (this.#closed) fail('table-closed');
    switch (command.type) {
      case 'act':
        this.#mustSit(command.seat);
        await this.#happens(this.#table.act(command.seat, command.action, command.ask, now()));
        break;
      case 'undo':
        this.#mustSit(command.seat);
        await this.#happens(this.#table.undo(command.seat, now()));
        break;
      case 'chat':
        await this.#happens(this.#say(command.text));
        break;
      case 'go-on':
        this.#mustSit(command.seat);
        break;
      case 'rematch':
        this.#mustSit(command.seat);
        await this.#rematch(command.seat, command.contribution);
        break;
      case 'close':
        this.#closed = true; // whatever waits in turn behind this must not bring it back
        this.#bots.stop();
        await this.#parts.forget(this.#table.id);
        break;
      case 'look':
        send({ type: 'looked', id, position: command.position, match: this.#table.look(command.position) });
        return;
      default:
        fail('not-here');
    }
    send({ type: 'done', id, seq: this.#table.seq });
  }

  #mustSit(seat: Seat): void {
    if (!this.#table.yours.includes(seat)) fail('not-your-seat');
  }

  /** Kept first, then told. */
  async #happens(frame: ServerFrame): Promise<void> {
    try {
      await this.#parts.keep(this.#table.kept());
    } catch {
      if (!this.#told) this.#parts.unkept();
      this.#told = true;
    }
    this.#parts.send(frame);
  }

  #say(text: string): ServerFrame {
    const words = text.trim();
    if (words === '' || words.length > limits.chat) fail('bad-chat');
    const seat = this.#table.yours[0] ?? 0;
    return this.#table.say({ name: this.#table.name(seat), seat, text: words }, this.#parts.now());
  }

  async #rematch(seat: Seat, contribution: string | undefined): Promise<void> {
    const table = this.#table;
    if (!table.over) refuse('not-asked');
    if (table.rematch !== undefined) return;
    const { module } = table;
    const before = table.kept();
    const next = newMatch({
      module,
      options: nextOptions(before.options, module.game.meta.options),
      seats: before.seats,
      secret: before.nextSecret,
      nextSecret: this.#parts.chance(),
      contributions: before.seats.map((_, at) => (at === seat ? (contribution ?? '') : '')),
      now: this.#parts.now(),
    });
    await this.#parts.keep(next);
    await this.#happens(table.followedBy(next.id, this.#parts.now()));
  }

  async #hint(id: string, seat: Seat): Promise<void> {
    const table = this.#table;
    this.#mustSit(seat);
    if (table.over) refuse('match-over');
    if (!givesHints(table.module, table.match.deal.options)) fail('no-hints');
    if (!table.match.asks().some((ask) => ask.seat === seat)) refuse('not-asked');
    const { position } = table.match;
    const advice = await hintFor(table, this.#parts.room, seat, this.#parts.times).catch(() => fail('hint-lost'));
    this.#parts.send({ type: 'hinted', id, seat, position, advice: advice ?? fail('no-hints') });
  }

  #botMoves({ seat, ask, answer }: BotMove): Promise<boolean> {
    return this.#inTurn(async () => {
      const { now } = this.#parts;
      if (this.#closed) return true;
      try {
        if (answer.action !== undefined) await this.#happens(this.#table.act(seat, answer.action, ask, now()));
      } catch (fault) {
        if (!(fault instanceof RefusedError)) throw fault;
        return !this.#table.match.asks().some((open) => open.id === ask); // taken back meanwhile: nothing to try again
      }
      if (answer.say !== undefined) await this.#happens(this.#table.say({ name: this.#table.name(seat), seat, say: answer.say }, now()));
      return true;
    });
  }
}
