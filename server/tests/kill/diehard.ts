import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { FastRandom } from '@tafelrunde/kernel';
import { type MatchInfo, matchWith, PROTOCOL, type ServerFrame, socketPath, type TableId, type TableInfo } from '@tafelrunde/protocol';
import { WebSocket } from 'ws';
import { commandId, hex32, Person } from '../people.ts';

interface Pending {
  readonly id: string;
  readonly frame: object;
  sent: number;
}

/** A client that never gives up: it reconnects by itself and sends again what was not answered. */
export class Diehard {
  readonly #person: Person;
  readonly #random: FastRandom;
  readonly acknowledged: { readonly table: TableId; readonly id: string; readonly seq: number }[] = [];
  readonly complaints: string[] = [];
  repeated = 0;
  table: TableId | undefined;
  #socket: WebSocket | undefined;
  #info: TableInfo | undefined;
  #match: MatchInfo | undefined;
  #seq = 0;
  #pending: Pending | undefined;
  #stopped = false;
  readonly #waiting = new Set<() => void>();

  private constructor(person: Person, seed: number) {
    this.#person = person;
    this.#random = new FastRandom(seed);
  }

  static async arrive(url: string, name: string, seed: number): Promise<Diehard> {
    return new Diehard(await Person.arrive(url, name), seed);
  }

  get guest(): string {
    return this.#person.cookie.split('=')[1]?.split('.')[0] ?? '';
  }

  /** Plays table after table, each with an open seat and a bot. */
  playOn(): Promise<void> {
    return this.#live(async () => {
      if (this.table === undefined || this.#info?.status === 'over') {
        this.table = await this.#person.lay(['me', 'open', 'bot'], { options: { turnCap: 30 } });
        this.#info = undefined; // of the old table
      }
      return this.table;
    });
  }

  /** Sits down wherever the other one is. */
  follow(other: Diehard): Promise<void> {
    return this.#live(async () => {
      this.table = other.table ?? this.table;
      return this.table;
    });
  }

  stop(): void {
    this.#stopped = true;
    this.#socket?.close();
  }

  /** Waits until one more of its commands was acknowledged. */
  goesOn(): Promise<void> {
    const before = this.acknowledged.length;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(look);
        reject(new Error(`it does not go on: table ${this.table}, seq ${this.#seq}, ${JSON.stringify(this.#pending)}`));
      }, 90_000);
      const look = () => {
        if (this.acknowledged.length === before && this.complaints.length === 0) return;
        clearTimeout(timer);
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
      look();
    });
  }

  async #live(where: () => Promise<TableId | undefined>): Promise<void> {
    while (!this.#stopped) {
      try {
        const table = await where();
        if (table === undefined) await sleep(10);
        else await this.#visit(table);
      } catch {
        await sleep(10 + this.#random.below(30)); // the server is down: try again
      }
    }
  }

  /** One connection, until it breaks or the match is over. */
  async #visit(table: TableId): Promise<void> {
    const socket = new WebSocket(`${this.#person.url.replace('http', 'ws')}${socketPath}`, { headers: { cookie: this.#person.cookie } });
    this.#socket = socket;
    socket.on('error', () => undefined);
    const closed = once(socket, 'close');
    await Promise.race([once(socket, 'open'), closed]);
    if (socket.readyState !== WebSocket.OPEN) throw new Error('not open');
    socket.on('message', (data: Buffer) => {
      this.#hear(table, JSON.parse(data.toString()) as ServerFrame);
      for (const look of this.#waiting) look();
    });
    socket.send(JSON.stringify({ type: 'join', table, protocol: PROTOCOL }));
    if (this.#stopped) socket.close();
    await closed;
  }

  #hear(table: TableId, frame: ServerFrame): void {
    switch (frame.type) {
      case 'state': {
        const last = this.acknowledged.findLast((done) => done.table === table);
        if (last !== undefined && frame.seq < last.seq)
          this.complaints.push(`${table} is at ${frame.seq}, but ${last.seq} was acknowledged`);
        this.#take(frame);
        if (this.#pending !== undefined) this.#send(this.#pending);
        break;
      }
      case 'update':
        if (frame.seq !== this.#seq + 1) this.complaints.push(`a gap: ${frame.seq} after ${this.#seq}`);
        this.#take(frame);
        break;
      case 'done':
        this.acknowledged.push({ table, id: frame.id, seq: frame.seq });
        if (this.#pending?.id === frame.id) this.#pending = undefined;
        break;
      case 'refused':
        this.#pending = undefined;
        if (!['table-running', 'seat-taken', 'table-full'].includes(frame.failure.code)) {
          this.complaints.push(`refused: ${frame.failure.code} ${JSON.stringify(frame.failure.params ?? {})}`);
        }
        break;
      default:
        return;
    }
    this.#act();
  }

  #take(frame: Extract<ServerFrame, { type: 'state' | 'update' }>): void {
    this.#seq = frame.seq;
    this.#info = frame.table ?? this.#info;
    if (frame.type === 'update' && frame.news !== undefined && this.#match !== undefined) this.#match = matchWith(this.#match, frame.news);
    else this.#match = frame.match ?? (frame.type === 'state' ? undefined : this.#match);
  }

  #act(): void {
    if (this.#pending !== undefined || this.#stopped) return;
    const own = this.#info?.seats.find((seat) => seat.you)?.seat;
    if (this.#info?.status === 'over') {
      this.#socket?.close(); // on to the next table
      return;
    }
    if (own === undefined) {
      const open = this.#info?.seats.find((seat) => seat.kind === 'open')?.seat;
      if (open !== undefined) this.#begin({ type: 'sit', seat: open, contribution: hex32() });
      return;
    }
    const ask = this.#match?.asks.find((one) => one.must && one.seat === own);
    const legal = this.#match?.views.find((view) => view.seat === own)?.legal ?? [];
    if (ask !== undefined) this.#begin({ type: 'act', seat: own, ask: ask.id, action: legal[this.#random.below(legal.length)] });
  }

  /** Thinks for a moment, as people do: the server lets nobody send without end. */
  #begin(frame: object): void {
    const id = commandId();
    const pending = { id, frame: { ...frame, id }, sent: 0 };
    this.#pending = pending;
    const socket = this.#socket;
    setTimeout(() => {
      if (this.#pending === pending && pending.sent === 0 && this.#socket === socket) this.#send(pending);
    }, 40 + this.#random.below(60));
  }

  #send(pending: Pending): void {
    pending.sent += 1;
    if (pending.sent > 1) this.repeated += 1;
    this.#socket?.send(JSON.stringify(pending.frame));
  }
}
