import type { BotQuestion } from '@tafelrunde/bots';
import { type Advice, type BotAnswer, type Plain, RefusedError } from '@tafelrunde/kernel';
import { type Command, fail, limits, type Sequence, type ServerFrame, type TableId } from '@tafelrunde/protocol';
import {
  ConflictError,
  type GameOf,
  type Guest,
  layTable,
  recordOf,
  rematchTable,
  Table,
  type TableEvent,
  type TableHost,
  type TableState,
  type TableStore,
  unnoticed,
  usualTableTimes,
} from '@tafelrunde/table';
import { below, freshChance } from '../link/fresh.ts';
import { YOU } from './you.ts';

/** Where bots think: a worker of their own. */
export interface ThinkingRoom {
  answer(question: BotQuestion): Promise<BotAnswer<Plain>>;
  advise(question: BotQuestion): Promise<Advice<Plain> | undefined>;
}

export interface LocalParts {
  readonly store: TableStore;
  readonly gameOf: GameOf;
  readonly room: ThinkingRoom;
  /** The longest pause before a bot moves. */
  readonly pause: number;
  readonly forget: (table: TableId) => Promise<void>;
  /** A frame as JSON, as a socket would carry it. */
  readonly send: (text: string) => void;
}

const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** The name of a table of this browser. Nobody else has to be able to spell it. */
export function freshCode(): TableId {
  return Array.from({ length: 12 }, () => letters[below(letters.length)]).join('') as TableId;
}

/** This page as the host of one table, in a worker: what a server does for many, over the browser's own shelf. */
export class LocalHost {
  readonly #table: Table;
  readonly #parts: LocalParts;
  readonly #you: Guest = { id: YOU, name: '' };
  #closed = false;

  constructor(id: TableId, parts: LocalParts) {
    this.#parts = parts;
    const { store, gameOf, room, pause } = parts;
    const host: TableHost = {
      store,
      gameOf,
      limits: { chat: limits.chat, spectators: 0, holders: 1 },
      times: { ...usualTableTimes, botPause: pause },
      now: Date.now,
      elapsed: () => performance.now(),
      chance: below,
      after: (milliseconds, work) => {
        const timer = setTimeout(work, milliseconds);
        return () => clearTimeout(timer);
      },
      think: (question) => room.answer(question),
      advise: (question) => room.advise(question),
      mayHint: () => true,
      mayMove: async () => true,
      moveAgain: 0,
      release: async () => undefined,
      lastSeen: async () => undefined,
      nextTable: (state, wish) => this.#nextTable(state, wish),
      written: () => undefined,
      spoken: () => undefined,
      forget: () => undefined,
      notice: unnoticed,
    };
    this.#table = new Table(id, host);
  }

  /** Opens the table; rejects when there is none. */
  begin(): Promise<void> {
    return this.#table.enter({ guest: this.#you, send: (text) => this.#parts.send(text) }, 'join');
  }

  stop(): Promise<void> {
    return this.#table.evict();
  }

  /** The match as a file: once it is over, as everywhere. */
  record(): Promise<string> {
    return this.#table.run(async () => JSON.stringify(recordOf(await this.#table.ready())));
  }

  /** Answers a command with a frame of its own, after whatever it led to. */
  async hear(command: Command): Promise<void> {
    const { id } = command;
    try {
      this.#send(await this.#answer(command));
    } catch (fault) {
      this.#send({ type: 'refused', id, failure: fault instanceof RefusedError ? fault.refusal : { code: 'internal' } });
    }
  }

  #send(frame: ServerFrame): void {
    this.#parts.send(JSON.stringify(frame));
  }

  async #answer(command: Command): Promise<ServerFrame> {
    const { id } = command;
    if (this.#closed) fail('table-closed');
    switch (command.type) {
      case 'look':
        return { type: 'looked', id, position: command.position, match: await this.#table.look(this.#you, command.position) };
      case 'log':
        return { type: 'logged', id, ...(await this.#table.log(this.#you, command.before)) };
      case 'talk':
        return { type: 'talked', id, ...(await this.#table.talk(command.before)) };
      case 'hint':
        return { type: 'hinted', id, seat: command.seat, ...(await this.#table.hint(this.#you, command.seat)) };
      case 'seat-link':
        return fail('not-here');
      case 'close': {
        this.#closed = true; // whatever waits in turn behind this must not bring it back
        const seq = await this.#table.run(async () => (await this.#table.ready()).seq as Sequence);
        await this.#table.evict();
        await this.#parts.forget(this.#table.id);
        return { type: 'done', id, seq };
      }
      default:
        return { type: 'done', id, seq: (await this.#table.command(this.#you, command, id)) as Sequence };
    }
  }

  async #nextTable(state: TableState, wish: Parameters<TableHost['nextTable']>[1]): Promise<TableEvent> {
    const created = rematchTable(state, wish, { id: freshCode(), nextSecret: freshChance() });
    const { append } = layTable(created, state.module, { now: Date.now(), start: true, contents: state.match?.contents ?? {} });
    try {
      await this.#parts.store.append(append);
    } catch (fault) {
      if (!(fault instanceof ConflictError)) throw fault;
    }
    return { type: 'rematched', table: append.table };
  }
}
