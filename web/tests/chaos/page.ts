import { type FastRandom, RefusedError, type Seat } from '@tafelrunde/kernel';
import { type LogLine, type ServerFrame, socketPath, type TableId } from '@tafelrunde/protocol';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { addressOf, post } from '../../../server/tests/load/player.ts';
import { freshChance } from '../../src/link/fresh.ts';
import type { Order } from '../../src/link/link.ts';
import { ServerLink } from '../../src/link/server-link.ts';
import type { Wire } from './wire.ts';

/** What somebody was told is done. */
export interface Acknowledged {
  readonly table: TableId;
  /** As the store names a command. */
  readonly command: string;
  readonly seq: number;
  readonly seat: Seat;
  /** Undefined: they sat down. */
  readonly action: unknown;
}

/** By table, what somebody was shown of what happened there, line by line. */
export type Shown = ReadonlyMap<TableId, ReadonlySet<string>>;

/** How soon a page doubts a silent line; a page of the house takes 20 and 10 seconds. */
const TIMES = { ping: 1000, silence: 2500, answer: 1000 };
/** The store was gone for a moment: whoever is told so tries again. */
const AGAIN = 250;
const PATIENCE = 90_000;
const QUICK = 10;
/** Nothing happened, and nothing was promised. */
const NOTHING_DONE: ReadonlySet<string> = new Set(['storage-failed', 'too-many-frames']);
/** What they had tried was done after all, and nobody could tell them. */
const DONE_MEANWHILE: ReadonlySet<string> = new Set([
  'ask-gone',
  'not-asked',
  'not-your-turn',
  'seat-taken',
  'table-running',
  'table-full',
]);

/** Somebody with a page: the link is that of the web app, the person plays whatever is legal. */
export class Somebody {
  readonly name: string;
  readonly #door: Wire;
  readonly #random: FastRandom;
  /** Milliseconds before every move, and up to so many more. */
  readonly #pause: number;
  #address = 0;
  #cookie = '';
  #link: ServerLink | undefined;
  /** The highest sequence this page ever saw of its table. */
  #seen = 0;
  #sending = false;
  #doubtful = false;
  #stopped = false;
  #over: (() => void) | undefined;
  readonly #waiting = new Set<() => void>();
  table: TableId | undefined;
  readonly acknowledged: Acknowledged[] = [];
  /** Lines of the log as JSON. */
  readonly shown = new Map<TableId, Set<string>>();
  readonly complaints: string[] = [];
  readonly refusals = new Map<string, number>();
  sockets = 0;
  #lostAt: number | undefined;
  #silence = 0;

  constructor(name: string, door: Wire, random: FastRandom, address: number, pause = QUICK) {
    this.name = name;
    this.#door = door;
    this.#random = random;
    this.#address = address;
    this.#pause = pause;
  }

  /** The longest time without a table since it was last asked, in milliseconds. */
  silence(): number {
    const longest = Math.max(this.#silence, this.#lostAt === undefined ? 0 : performance.now() - this.#lostAt);
    this.#silence = 0;
    return longest;
  }

  #notice(lost: boolean): void {
    if (lost) this.#lostAt ??= performance.now();
    else if (this.#lostAt !== undefined) {
      this.#silence = Math.max(this.#silence, performance.now() - this.#lostAt);
      this.#lostAt = undefined;
    }
  }

  /** Plays table after table, each with an open seat and a bot. */
  async plays(): Promise<void> {
    while (!this.#stopped) {
      const table = await this.#lay();
      if (table === undefined) await sleep(100);
      else await this.#visit(table);
    }
  }

  /** Goes wherever the other one is. */
  async follows(other: Somebody): Promise<void> {
    let last: TableId | undefined;
    while (!this.#stopped) {
      if (this.#cookie === '') await this.#lay('/api/me', { name: this.name });
      if (this.#cookie === '' || other.table === undefined || other.table === last) await sleep(20);
      else await this.#visit((last = other.table));
    }
  }

  stop(): void {
    this.#stopped = true;
    this.#over?.();
  }

  /** One more thing of theirs is done; false: not in all that time. */
  goesOn(): Promise<boolean> {
    const before = this.acknowledged.length;
    return new Promise((resolve) => {
      const end = (well: boolean) => {
        clearTimeout(timer);
        this.#waiting.delete(look);
        resolve(well);
      };
      const look = () => {
        if (this.acknowledged.length > before || this.#stopped) end(true);
      };
      const timer = setTimeout(() => {
        const { connection, seq, match, table } = this.#link?.get() ?? {};
        const known = { table: this.table, connection, seq, status: table?.status, sending: this.#sending, asks: match?.asks };
        this.complaints.push(`${this.name} does not go on: ${JSON.stringify(known)}`);
        end(false);
      }, PATIENCE);
      this.#waiting.add(look);
    });
  }

  /** As the store names whoever has this cookie. */
  get #guest(): string {
    return this.#cookie.split('=')[1]?.split('.')[0] ?? '';
  }

  /** Asks by HTTP. A lost answer may leave a table behind at which nobody ever sits. */
  async #lay(path = '/api/tables', wish: object = newTable()): Promise<TableId | undefined> {
    this.#address += 100; // limits by address are for people
    try {
      const url = new URL(`http://127.0.0.1:${this.#door.port}`);
      const { cookie, body } = await post(url, path, addressOf(this.#address), wish, this.#cookie);
      if (cookie !== '') this.#cookie = cookie;
      return (body as { readonly table?: TableId }).table;
    } catch (fault) {
      if (String(fault).includes('internal')) this.complaints.push(String(fault));
      return undefined;
    }
  }

  /** Until the match is over. */
  async #visit(table: TableId): Promise<void> {
    const over = new Promise<void>((resolve) => (this.#over = resolve));
    if (this.#stopped) return;
    this.table = table;
    this.#seen = 0;
    const link = new ServerLink({
      url: `ws://127.0.0.1:${this.#door.port}${socketPath}`,
      table,
      build: 'source',
      times: TIMES,
      openSocket: (url) => this.#open(url),
      random: () => this.#random.below(1000) / 1000,
    });
    this.#link = link;
    link.subscribe(() => this.#look(link));
    await over;
    link.close();
  }

  #open(url: string): globalThis.WebSocket {
    const table = this.table;
    this.sockets += 1;
    this.#address += 100;
    const socket = new WebSocket(url, { headers: { cookie: this.#cookie }, localAddress: addressOf(this.#address) });
    socket.on('message', (data: Buffer) => {
      const frame = JSON.parse(data.toString()) as ServerFrame;
      if (frame.type !== 'state' && frame.type !== 'update') return;
      if (table === this.table) this.#note(frame.seq);
      if (table !== undefined) this.#keep(table, frame.log);
    });
    return socket as unknown as globalThis.WebSocket;
  }

  /** Whatever others and bots did counts from the moment it is shown: nobody is told what a fault could still make undone. */
  #keep(table: TableId, log: readonly LogLine[]): void {
    const lines = this.shown.get(table) ?? new Set();
    this.shown.set(table, lines);
    for (const line of log) lines.add(JSON.stringify(line));
  }

  /** What was shown once never was not. */
  #note(seq: number): void {
    if (seq < this.#seen) this.complaints.push(`${this.name} was shown ${this.table} at ${seq} after ${this.#seen}`);
    this.#seen = Math.max(this.#seen, seq);
  }

  #look(link: ServerLink): void {
    const { connection, why, table, match } = link.get();
    if (link !== this.#link || this.#stopped) return;
    this.#notice(connection === 'lost');
    if (connection === 'gone') {
      this.complaints.push(`${this.name} was sent away: ${JSON.stringify(why)}`);
      this.#over?.();
    }
    if (table?.status === 'over' && !this.#sending) this.#over?.();
    if (connection !== 'live' || this.#sending || table === undefined) return;
    const own = table.seats.find(({ you }) => you)?.seat;
    if (own === undefined) {
      const free = table.seats.find(({ kind }) => kind === 'open')?.seat;
      if (free !== undefined) void this.#send(link, free, undefined, { type: 'sit', seat: free, contribution: freshChance() });
      return;
    }
    const ask = match?.asks.find(({ must, seat }) => must && seat === own);
    const legal = match?.views.find(({ seat }) => seat === own)?.legal ?? [];
    const action = legal[this.#random.below(Math.max(1, legal.length))] as Readonly<Record<string, unknown>> | undefined;
    if (ask !== undefined && action !== undefined) void this.#send(link, own, action, { type: 'act', seat: own, ask: ask.id, action });
  }

  async #send(link: ServerLink, seat: Seat, action: unknown, order: Order): Promise<void> {
    const { table } = this;
    if (table === undefined) return;
    this.#sending = true;
    try {
      await sleep(this.#pause + this.#random.below(4 * this.#pause));
      const answer = await link.send(order);
      if (answer.type !== 'done') throw new Error(`answered by ${answer.type}`);
      this.acknowledged.push({ table, command: `${this.#guest}:${answer.id}`, seq: answer.seq, seat, action });
      this.#note(Math.max(this.#seen, answer.seq));
      this.#doubtful = false;
    } catch (fault) {
      if (fault instanceof RefusedError) await this.#refused(fault.refusal.code, order);
      else if (!this.#stopped && link === this.#link) this.complaints.push(`${this.name}: ${String(fault)}`);
    } finally {
      this.#sending = false;
    }
    for (const look of this.#waiting) look();
    this.#look(link);
  }

  async #refused(code: string, order: Order): Promise<void> {
    this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
    const mayBe = NOTHING_DONE.has(code) || (DONE_MEANWHILE.has(code) && (this.#doubtful || order.type === 'sit'));
    if (!mayBe) this.complaints.push(`${this.name} was refused ${order.type} at ${this.table}: ${code}`);
    this.#doubtful = true;
    await sleep(AGAIN);
  }
}

const newTable = () => ({
  game: 'anthem',
  seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'instant' }],
  public: false,
  start: true,
  contribution: freshChance(),
  options: { turnCap: 60 },
});
