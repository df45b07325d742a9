import { BotBench, type BotQuestion } from '@tafelrunde/bots';
import { loadGame } from '@tafelrunde/games';
import type { BotAnswer, WholeGame, OptionValue, Plain, Seat } from '@tafelrunde/kernel';
import {
  type Clock as ClockChoice,
  type Delay,
  type MatchInfo,
  matchWith,
  type ServerFrame,
  type TableId,
  type TableInfo,
} from '@tafelrunde/protocol';
import {
  type Append,
  applyEvent,
  beginTable,
  ConflictError,
  type Guest,
  rowOf,
  type SeatPlan,
  type Snapshot,
  type StoredEvent,
  type StoredPage,
  startEvent,
  Table,
  type TableEvent,
  type TableHost,
  type TableRow,
  type TableStore,
  type TableTimes,
  type TalkAppend,
  type TalkPart,
  unnoticed,
  usualTableTimes,
  type Visitor,
  writeEvent,
} from '../index.ts';

/** Tables in memory, with the conflicts of a real store. */
export class MemoryStore implements TableStore {
  readonly events = new Map<TableId, StoredEvent[]>();
  readonly rows = new Map<TableId, TableRow>();
  readonly snapshots = new Map<TableId, Snapshot>();
  readonly pages = new Map<string, string>();
  readonly words = new Map<TableId, (StoredEvent & { readonly command: string | undefined })[]>();
  readonly contents = new Map<string, string>();
  /** Words among those who look on, kept as those of the table are. */
  readonly asides: Pick<MemoryStore, 'words' | 'talk' | 'appendTalk'>;

  constructor(among: 'table' | 'watchers' = 'table') {
    this.asides = among === 'table' ? new MemoryStore('watchers') : this;
  }

  async append({ table, expected, events, row, contents = {} }: Append): Promise<void> {
    const stream = this.events.get(table) ?? [];
    if (stream.length !== expected) throw new ConflictError(`${table} is at ${stream.length}`);
    this.events.set(table, [...stream, ...events.map(({ at, body }, i) => ({ seq: expected + i + 1, at, body }))]);
    this.rows.set(table, row);
    for (const [name, text] of Object.entries(contents)) this.contents.set(name, text);
  }
  async appendTalk({ table, expected, words }: TalkAppend): Promise<void> {
    const stream = this.words.get(table) ?? [];
    if (stream.length !== expected) throw new ConflictError(`the talk of ${table} is at ${stream.length}`);
    if (words.some(({ command }) => command !== undefined && stream.some((word) => word.command === command))) {
      throw new ConflictError('said already');
    }
    this.words.set(table, [...stream, ...words.map(({ at, body, command }, i) => ({ seq: expected + i + 1, at, body, command }))]);
  }
  async talk(table: TableId, { after = 0, before = Number.MAX_SAFE_INTEGER, limit }: TalkPart): Promise<readonly StoredEvent[]> {
    return (this.words.get(table) ?? []).filter(({ seq }) => seq > after && seq < before).slice(-limit);
  }
  async content(name: string): Promise<string | undefined> {
    return this.contents.get(name);
  }
  async read(table: TableId, after: number): Promise<readonly StoredEvent[]> {
    return (this.events.get(table) ?? []).slice(after);
  }
  async snapshot(table: TableId): Promise<Snapshot | undefined> {
    return this.snapshots.get(table);
  }
  async saveSnapshot(table: TableId, snapshot: Snapshot, pages: readonly StoredPage[] = []): Promise<void> {
    this.snapshots.set(table, snapshot);
    for (const { number, body } of pages) this.pages.set(`${table} ${number}`, body);
  }
  async page(table: TableId, number: number): Promise<string | undefined> {
    return this.pages.get(`${table} ${number}`);
  }
  async row(table: TableId): Promise<TableRow | undefined> {
    return this.rows.get(table);
  }
  forget(table: TableId): void {
    for (const kept of [this.events, this.rows, this.snapshots, this.words, this.asides.words]) kept.delete(table);
  }
}

/** Time that passes when the test says so. */
export class Clock {
  time = 1_000_000;
  /** By the clock nobody sets. */
  passed = 0;
  readonly #due: { readonly at: number; readonly work: () => void }[] = [];
  readonly now = (): number => this.time;
  readonly after = (milliseconds: number, work: () => void): (() => void) => {
    const entry = { at: this.passed + milliseconds, work };
    this.#due.push(entry);
    return () => {
      const at = this.#due.indexOf(entry);
      if (at >= 0) this.#due.splice(at, 1);
    };
  };
  /** Lets time pass; what falls due is done in order. */
  forward(milliseconds: number): void {
    const until = this.passed + milliseconds;
    for (;;) {
      const next = this.#due.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#due.splice(this.#due.indexOf(next), 1);
      this.#turnTo(Math.max(this.passed, next.at));
      next.work();
    }
    this.#turnTo(until);
  }
  #turnTo(passed: number): void {
    this.time += passed - this.passed;
    this.passed = passed;
  }
}

const bench = new BotBench();

/** Everything that is to be done now is done: nothing here waits for anything but promises. */
export async function settled(): Promise<void> {
  for (let turns = 0; turns < 5; turns += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** A page: what it was told. */
export class TestPage implements Visitor {
  readonly guest: Guest;
  readonly frames: ServerFrame[] = [];
  table: TableInfo | undefined;
  match: MatchInfo | undefined;

  constructor(guest: Guest) {
    this.guest = guest;
  }
  send(text: string): void {
    const frame = JSON.parse(text) as ServerFrame;
    this.frames.push(frame);
    if (frame.type !== 'state' && frame.type !== 'update' && frame.type !== 'presence') return;
    this.table = frame.table ?? this.table;
    if (frame.type === 'update' && frame.news !== undefined && this.match !== undefined) this.match = matchWith(this.match, frame.news);
    else if (frame.type !== 'presence') this.match = frame.match ?? this.match;
  }
}

export interface PlaceWishes {
  readonly module: WholeGame;
  readonly seats: readonly SeatPlan[];
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly autoPlay?: true;
  readonly clock?: ClockChoice;
  readonly delay?: Delay;
  /** What the clock on the wall shows when the match begins. */
  readonly at?: number;
  readonly times?: Partial<TableTimes>;
  readonly think?: (question: BotQuestion) => Promise<BotAnswer<Plain>>;
}

export const person = (guest: string): SeatPlan => ({ kind: 'person', holders: [guest], name: guest, contribution: '' });
export const botSeat = (level = 'instant'): SeatPlan => ({ kind: 'bot', name: `Bot ${level}`, level });

export async function gameNamed(id: string): Promise<WholeGame> {
  const module = await loadGame(id);
  if (module === undefined) throw new Error(`no game ${id}`);
  return module;
}

/** One table with a clock in the test's hand. */
export class Place {
  readonly store = new MemoryStore();
  readonly clock = new Clock();
  readonly asked: BotQuestion[] = [];
  readonly host: TableHost;
  table: Table;
  #commands = 0;

  constructor({ module, seats, options = {}, autoPlay, clock, delay, at, times, think }: PlaceWishes) {
    if (at !== undefined) this.clock.time = at;
    const id = 'test-table-1' as TableId;
    this.host = {
      store: this.store,
      shared: false,
      gameOf: async () => module,
      limits: { chat: 400, spectators: 10, holders: 4 },
      times: { ...usualTableTimes, presence: 0, ...times },
      now: this.clock.now,
      elapsed: () => this.clock.passed,
      after: this.clock.after,
      chance: () => 0,
      think: async (question) => {
        this.asked.push(structuredClone(question));
        return think === undefined ? bench.answer(module, { ...question, budget: { iterations: 4 } }) : think(question);
      },
      advise: async (question) => bench.advise(module, { ...question, budget: { iterations: 8 } }),
      mayHint: () => true,
      mayMove: async () => ({ number: 0 }),
      moveAgain: 1000,
      release: async () => undefined,
      lastSeen: async () => undefined,
      nextTable: async () => ({ type: 'rematched', table: 'test-table-2' as TableId }),
      written: () => undefined,
      spoken: () => undefined,
      tell: () => undefined,
      forget: () => undefined,
      notice: unnoticed,
    };
    const created: TableEvent = {
      type: 'created',
      id,
      game: module.game.meta.id,
      version: module.game.meta.version,
      options: { ...module.game.meta.defaults, ...options },
      public: false,
      ...(autoPlay === undefined ? {} : { autoPlay }),
      ...(clock === undefined ? {} : { clock }),
      ...(delay === undefined ? {} : { delay }),
      seats,
      owner: 'ana',
      secret: '11'.repeat(32),
      nextSecret: '22'.repeat(32),
    };
    const state = beginTable(created, module, this.clock.time);
    const started = startEvent(state);
    applyEvent(state, started, this.clock.time);
    const written = [created, started].map((event) => ({ at: this.clock.time, body: writeEvent(event, undefined) }));
    void this.store.append({ table: id, expected: 0, events: written, row: rowOf(state) });
    this.table = new Table(id, this.host);
  }

  /** The host stops and starts again: whatever was only in memory is gone. */
  async restart(): Promise<void> {
    const { id } = this.table;
    await this.table.evict();
    this.table = new Table(id, this.host);
  }

  async enter(guest: string): Promise<TestPage> {
    const page = new TestPage({ id: guest, name: guest });
    await this.table.enter(page, 'join');
    await settled();
    return page;
  }

  async does(guest: string, command: { readonly type: string } & Readonly<Record<string, unknown>>): Promise<number> {
    this.#commands += 1;
    const id = `command-${this.#commands}`;
    const done = await this.table.command({ id: guest, name: guest }, { ...command, id } as never, id);
    await settled();
    return done;
  }

  /** Lets bots move, and this page's seats with their last action, until something holds. */
  async playUntil(page: TestPage, what: (match: MatchInfo) => boolean): Promise<void> {
    for (let steps = 0; steps < 5000; steps += 1) {
      const { match } = page;
      if (match !== undefined && what(match)) return;
      if (match === undefined || match.result !== undefined) throw new Error('it never came');
      const mine = (seat: Seat) => match.views.find((view) => view.seat === seat)?.legal.at(-1);
      const ask = match.asks.find(({ must, seat }) => must && mine(seat) !== undefined);
      if (ask === undefined) {
        this.clock.forward(1000);
        await settled();
      } else await this.does(page.guest.id, { type: 'act', seat: ask.seat, ask: ask.id, action: mine(ask.seat) });
    }
    throw new Error('it never came');
  }
}
