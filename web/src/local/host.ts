import type { BotQuestion } from '@tafelrunde/bots';
import { type Advice, type BotAnswer, type Plain, RefusedError, type Seat } from '@tafelrunde/kernel';
import {
  type Carried,
  type Command,
  fail,
  limits,
  type Sequence,
  type ServerFrame,
  type TogetherCommand,
  type TableId,
} from '@tafelrunde/protocol';
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
import { type DeviceNews, peopleAt, SharedDevice } from './device.ts';
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
  /** The longest pause before a bot moves; without, the usual one. */
  readonly pause?: number;
  readonly forget: (table: TableId) => Promise<void>;
  /** A frame as JSON, as a socket would carry it. */
  readonly send: (text: string) => void;
  /** Several people share this device. */
  readonly shared?: (news: DeviceNews) => void;
}

const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** The name of a table of this browser. Nobody else has to be able to spell it. */
export function freshCode(): TableId {
  return Array.from({ length: 12 }, () => letters[below(letters.length)]).join('') as TableId;
}

/** Answers made for one person's eyes. */
const personal: ReadonlySet<ServerFrame['type']> = new Set(['looked', 'logged', 'hinted'] as const);

/** This page as the host of one table, in a worker: what a server does for many, over the browser's own shelf. */
export class LocalHost {
  readonly #table: Table;
  readonly #parts: LocalParts;
  readonly #you: Guest = { id: YOU, name: '' };
  /** Where several people share it. */
  #device: SharedDevice | undefined;
  #closed = false;

  constructor(id: TableId, parts: LocalParts) {
    this.#parts = parts;
    const { store, gameOf, room, pause = usualTableTimes.botPause } = parts;
    const host: TableHost = {
      store,
      shared: false,
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
      mayMove: async () => ({ number: 0 }),
      moveAgain: 0,
      release: async () => undefined,
      lastSeen: async () => undefined,
      nextTable: (state, wish) => this.#nextTable(state, wish),
      written: () => void this.#device?.follow().catch(() => undefined), // a table that is put away has nobody to follow it
      spoken: () => undefined,
      tell: () => undefined,
      forget: () => undefined,
      notice: unnoticed,
    };
    this.#table = new Table(id, host);
  }

  get id(): TableId {
    return this.#table.id;
  }

  /** Opens the table; rejects when there is none. */
  async begin(): Promise<void> {
    const { send, shared = () => undefined } = this.#parts;
    const state = await this.#table.run(() => this.#table.ready());
    const people = peopleAt(state);
    if (people.length < 2) return this.#table.enter({ guest: this.#you, send }, 'join');
    this.#device = new SharedDevice(this.#table, people, send, shared);
    await this.#device.begin(state);
  }

  /** Somebody takes the device who plays this seat. */
  async uncover(seat: Seat): Promise<void> {
    await this.#device?.uncover(seat);
  }

  /** Whoever has it puts it down. */
  async cover(): Promise<void> {
    await this.#device?.cover();
  }

  get #guest(): Guest {
    return this.#device?.guest ?? this.#you;
  }

  stop(): Promise<void> {
    return this.#table.evict();
  }

  /** The match as a file: once it is over, as everywhere. A branch of a finished match, which is one person's alone, at any time. */
  record(cut = false): Promise<string> {
    return this.#table.run(async () => {
      const state = await this.#table.ready();
      return JSON.stringify(recordOf(state, { cut: cut && state.match?.deal.start?.why === 'what-if' }));
    });
  }

  /** The match as a server takes it over, running or finished, with how its table was laid. */
  carried(): Promise<string> {
    return this.#table.run(async () => carriedText(await this.#table.ready()));
  }

  /**
   * Brings it elsewhere. Nothing is played here meanwhile, for it would stay behind; where it did not arrive, all goes on. Its name says
   * how far it had come: brought again after a lost answer it is found there, but not in place of what was played since.
   */
  async carry(bring: (text: string, here: string) => Promise<string>): Promise<string> {
    let left: Promise<void> | undefined;
    const there = await this.#table.run(async () => {
      const state = await this.#table.ready();
      const table = await bring(carriedText(state), `${state.id}-${state.seq}`);
      left = this.leave(); // before whatever waits in turn
      return table;
    });
    await left;
    return there;
  }

  /** It goes on elsewhere: nothing more happens here, and nothing of it is kept. */
  async leave(): Promise<void> {
    this.#closed = true; // whatever waits in turn behind this must not bring it back
    await this.#table.evict();
    await this.#parts.forget(this.#table.id);
  }

  /** Answers a command with a frame of its own, after whatever it led to. */
  async hear(command: Command): Promise<void> {
    const { id } = command;
    const device = this.#device;
    const reader = device?.reader ?? 0;
    try {
      const answer = await this.#answer(command);
      // Thinking and reading take their time: whoever asked may have put the device down meanwhile, and another may have it.
      const late = device !== undefined && personal.has(answer.type) && !device.mayTell(reader);
      this.#send(late ? { type: 'done', id, seq: await this.#seq() } : answer);
    } catch (fault) {
      this.#send({ type: 'refused', id, failure: fault instanceof RefusedError ? fault.refusal : { code: 'internal' } });
    }
  }

  #seq(): Promise<Sequence> {
    return this.#table.run(async () => (await this.#table.ready()).seq as Sequence);
  }

  #send(frame: ServerFrame): void {
    this.#parts.send(JSON.stringify(frame));
  }

  async #answer(command: Command): Promise<ServerFrame> {
    const { id } = command;
    if (this.#closed) fail('table-closed');
    switch (command.type) {
      case 'look':
        return { type: 'looked', id, position: command.position, match: await this.#table.look(this.#guest, command.position) };
      case 'log':
        return { type: 'logged', id, ...(await this.#table.log(this.#guest, command.before)) };
      case 'talk':
        if (command.among !== undefined) fail('watchers-only'); // nobody looks on here
        return { type: 'talked', id, ...(await this.#table.talk(this.#guest, command.before)) };
      case 'hint':
        return { type: 'hinted', id, seat: command.seat, ...(await this.#table.hint(this.#guest, command.seat)) };
      case 'seat-link':
      case 'together':
      case 'apart':
      case 'lead':
      case 'lead-to':
      case 'show':
      case 'point':
        return fail('not-here');
      case 'close': {
        const seq = await this.#seq();
        await this.leave();
        return { type: 'done', id, seq };
      }
      default:
        return { type: 'done', id, seq: (await this.#perform(command)) as Sequence };
    }
  }

  /** Who shares a device sits together: what everybody has to say yes to is agreed at the table, and said once for all of them. */
  async #perform(
    command: Exclude<Command, TogetherCommand | { type: 'look' | 'log' | 'talk' | 'hint' | 'seat-link' | 'close' }>,
  ): Promise<number> {
    const { id, type } = command;
    const device = this.#device;
    if (device === undefined) return this.#table.command(this.#you, command, id);
    if (type === 'chat' && device.guest.id === '') fail('not-your-seat');
    if (type !== 'go-on' && type !== 'rematch') return this.#table.command(device.guest, command, id);
    let seq = 0;
    for (const person of device.people) {
      for (const seat of person.seats) {
        const own = seat === command.seat ? command : { ...command, seat, ...(type === 'rematch' ? { contribution: freshChance() } : {}) };
        seq = await this.#table.command(person, own, `${id}-${seat}`);
      }
    }
    return seq;
  }

  async #nextTable(state: TableState, wish: Parameters<TableHost['nextTable']>[1]): Promise<TableEvent> {
    const created = rematchTable(state, wish, { id: freshCode(), nextSecret: freshChance() });
    const { deal, contents = {} } = state.match ?? {};
    // A branch is tried again from where it began; after a lesson one plays.
    const from = deal?.start?.why === 'lesson' ? undefined : deal?.start;
    const { append } = layTable(created, state.module, { now: Date.now(), start: true, from, contents });
    try {
      await this.#parts.store.append(append);
    } catch (fault) {
      if (!(fault instanceof ConflictError)) throw fault;
    }
    return { type: 'rematched', table: append.table };
  }
}

function carriedText(state: TableState): string {
  const { autoPlay, hints, clock, seats } = state;
  const carried: Carried = {
    record: { ...recordOf(state, { running: true }) },
    levels: seats.map(({ kind, level }) => (kind === 'bot' ? (level ?? null) : null)),
    ...(autoPlay ? { autoPlay } : {}),
    ...(hints ? {} : { hints }),
    ...(clock === undefined ? {} : { clock: clock.choice }),
  };
  return JSON.stringify(carried);
}
