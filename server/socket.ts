import { RefusedError, type Seat } from '@tafelrunde/kernel';
import { type ClientFrame, type Command, PROTOCOL, type Sequence, type ServerFrame, type TableId } from '@tafelrunde/protocol';
import { heldSeat, type Table, type Visitor } from '@tafelrunde/table';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import { Buckets, type Limit } from './buckets.ts';
import { fail, failure } from './fail.ts';
import { RefusedFrameError, readFrame } from './frames.ts';
import type { Guests } from './identity.ts';
import type { Key } from './key.ts';
import type { Limits, Times } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { Outage } from './outage.ts';
import type { People } from './persons.ts';
import { StorageError } from './store/port.ts';
import type { Tables } from './tables.ts';

/** Why the server ends a socket. 1012: come back; the reason says after how many milliseconds. 1013: come later. */
export const closing = { policy: 1008, restart: 1012, later: 1013, slow: 4013 } as const;

/** Seats a table has at most, and so personal links that are tried at once. */
const MOST_SEATS = 8;

/** Milliseconds in which whoever is turned away has gone. */
const GONE_BY = 1000;

/** There is no room. A browser shows no page what an upgrade was refused with, so it is let in to hear why, and out again. */
export function turnAway(socket: WebSocket, leaving: Set<WebSocket>): void {
  leaving.add(socket);
  const late = setTimeout(() => socket.terminate(), GONE_BY);
  socket.on('error', () => undefined); // it goes anyway
  socket.on('close', () => {
    clearTimeout(late);
    leaving.delete(socket);
  });
  socket.send(JSON.stringify({ type: 'refused', failure: failure('house-full') } satisfies ServerFrame));
  socket.close(closing.later, 'house-full');
}

/** What every socket of this server shares. */
export interface SocketDeps {
  readonly tables: Tables;
  readonly guests: Guests;
  readonly people: Pick<People, 'guestAt'>;
  readonly key: Key;
  readonly limits: Limits;
  readonly times: Pick<Times, 'slow'>;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly outage: Outage;
  readonly build: string;
  readonly chats: Limit;
  readonly joins: Limit;
  readonly now: () => number;
  readonly elapsed: () => number;
}

/** Whose socket it is, and the address its limits are counted by. */
export interface Caller {
  readonly person: string;
  readonly device: string;
  readonly name: Promise<string>;
  readonly sender: string;
}

/** One open page: frames in, in order; frames out. */
export class Connection implements Visitor {
  readonly person: string;
  readonly device: string;
  /** As the table in front of this page knows them. */
  guest: { readonly id: string; name: string };
  readonly #deps: SocketDeps;
  readonly #socket: WebSocket;
  readonly #sender: string;
  readonly #frames: Buckets;
  readonly #leads: Buckets;
  #table: Table | undefined;
  #tail: Promise<void>;
  #pending = 0;
  #alive = true;
  #ended = false;

  constructor(socket: WebSocket, { person, device, name, sender }: Caller, deps: SocketDeps) {
    this.#socket = socket;
    this.#deps = deps;
    this.#sender = sender;
    this.person = person;
    this.device = device;
    this.guest = { id: person, name: '' };
    this.#frames = new Buckets(deps.limits.frameBurst, deps.limits.framesPerSecond, deps.elapsed);
    this.#leads = new Buckets(deps.limits.leadBurst, deps.limits.leadsPerSecond, deps.elapsed);
    socket.on('message', (data, binary) => this.#receive(data, binary));
    socket.on('ping', (data) => this.#pinged(data));
    socket.on('pong', () => {
      this.#alive = true;
      this.#mayGoOn();
    });
    socket.on('close', () => this.#gone());
    socket.on('error', (fault) => deps.log.debug({ reason: fault.message }, 'a socket failed'));
    this.#tail = this.#welcome(name);
  }

  async #welcome(name: Promise<string>): Promise<void> {
    try {
      this.guest.name = await name;
      const { build } = this.#deps;
      this.#write({ type: 'welcome', protocol: PROTOCOL, build, name: this.guest.name, now: this.#deps.now() });
    } catch (fault) {
      this.#refuse(fault, undefined);
      this.#socket.close(closing.restart);
    }
  }

  /** A ping; whoever had time for it and did not answer the last one is gone. */
  beat(hadTime: boolean): void {
    if (!this.#alive && hadTime) {
      this.#deps.metrics.dropped.inc({ why: 'silent' });
      this.#socket.terminate();
      return;
    }
    this.#alive = false;
    this.#socket.ping();
  }

  close(code: number, reason = ''): void {
    this.#socket.close(code, reason);
  }

  /** Whose device it was is not here any more from now on, however long the page takes to go; and nothing is noted of somebody forgotten. */
  sendAway(): void {
    this.#leave();
    this.#socket.close(closing.restart);
  }

  terminate(): void {
    this.#socket.terminate();
  }

  renamed(name: string): void {
    this.guest.name = name;
    if (this.#table !== undefined) void this.#table.command(this.guest, { type: 'rename' }).catch(() => undefined); // shown at the next sitting down
  }

  send(text: string): void {
    if (!this.#isReading()) return;
    this.#socket.send(text);
    this.#deps.metrics.sentFrames.inc();
    this.#deps.metrics.sentCharacters.inc(text.length);
  }

  /** Whether anything may be written to it. Whoever does not read is dropped; it resumes when it can read again. */
  #isReading(): boolean {
    if (this.#socket.readyState !== this.#socket.OPEN) return false;
    if (this.#socket.bufferedAmount <= this.#deps.limits.unread) return true;
    this.#deps.metrics.dropped.inc({ why: 'slow' });
    this.#socket.terminate();
    return false;
  }

  /** A ping of the WebSocket itself: answered like a frame, under the same limits, and by no library behind our back. */
  #pinged(data: Buffer): void {
    if (this.#mayGoOn() && this.#isReading()) this.#socket.pong(data);
  }

  /** One more from this socket. Whoever sends too much is told once, and the socket is closed. */
  #mayGoOn(): boolean {
    if (this.#ended) return false;
    if (this.#frames.take('') && this.#pending < this.#deps.limits.pending) return true;
    this.#tooMuch();
    return false;
  }

  #tooMuch(): void {
    this.#ended = true;
    this.#refuse(new RefusedError(failure('too-many-frames')), undefined);
    this.#deps.metrics.dropped.inc({ why: 'too-many-frames' });
    this.#socket.close(closing.policy, 'too-many-frames');
  }

  #write(frame: ServerFrame): void {
    this.send(JSON.stringify(frame));
  }

  #receive(data: unknown, binary: boolean): void {
    if (!this.#mayGoOn()) return;
    let frame: ClientFrame;
    try {
      if (binary) fail('bad-frame');
      frame = readFrame(String(data), this.#deps.limits);
    } catch (fault) {
      this.#refuse(fault, fault instanceof RefusedFrameError ? fault.id : undefined);
      return;
    }
    if (frame.type === 'join' && !this.#deps.joins.take(this.#sender)) {
      this.#tooMuch(); // the page comes back by itself, after a while
      return;
    }
    this.#pending += 1;
    const arrived = this.#deps.elapsed();
    this.#tail = this.#tail
      .then(() => this.#answer(frame, arrived))
      .finally(() => {
        this.#pending -= 1;
      });
  }

  async #answer(frame: ClientFrame, arrived: number): Promise<void> {
    if (this.#ended) return;
    try {
      if (frame.type === 'ping') this.#write({ type: 'pong' });
      else if (frame.type === 'join') await this.#join(frame);
      else await this.#command(frame, this.#table ?? fail('not-joined'), arrived);
    } catch (fault) {
      this.#refuse(fault, 'id' in frame ? frame.id : undefined);
    }
  }

  async #join(frame: Extract<ClientFrame, { type: 'join' }>): Promise<void> {
    if (frame.protocol !== PROTOCOL) fail('old-protocol', { server: PROTOCOL });
    const table = this.#deps.tables.at(frame.table as TableId);
    await this.#sitAs(table);
    const before = this.#table;
    if (frame.seatSecret !== undefined) await this.#hold(table, frame.seatSecret);
    await table.enter(this, before === table ? 'resync' : 'join'); // refused: it stays where it was
    if (before !== table) before?.leave(this);
    if (this.#ended) {
      table.leave(this);
      return;
    }
    this.#table = table;
    if (before === table) return; // it only lost count
    await table.command(this.guest, { type: 'rename' }).catch(() => undefined); // the old name stays until it can be written
    if (!this.#ended) await this.#deps.guests.seen(this.person, this.guest.name).catch(() => undefined); // a courtesy, not a condition
  }

  /** Somebody who was two persons once is at this table whichever of them sits there. */
  async #sitAs(table: Table): Promise<void> {
    const id = await this.#deps.people.guestAt(this, table.id);
    if (id === this.guest.id) return;
    this.#table?.leave(this);
    this.#table = undefined;
    this.guest = { id, name: this.guest.name };
  }

  /** The personal links of seats make this browser one of their holders. Of several some may be worthless by now, but not all. */
  async #hold(table: Table, secrets: string): Promise<void> {
    const { key } = this.#deps;
    let refused: unknown;
    let held = 0;
    for (const secret of secrets.split('.', MOST_SEATS)) {
      const fits = (seat: Seat, generation: number) => key.fitsSeat(secret, table.id, seat, generation);
      await table.command(this.guest, { type: 'hold', fits }).then(
        () => (held += 1),
        (fault: unknown) => (refused ??= fault),
      );
    }
    if (held === 0) throw refused;
  }

  async #command(command: Command, table: Table, arrived: number): Promise<void> {
    const { id } = command;
    switch (command.type) {
      case 'look':
        this.#write({ type: 'looked', id, position: command.position, match: await table.look(this.guest, command.position) });
        return;
      case 'log':
        this.#write({ type: 'logged', id, ...(await table.log(this.guest, command.before)) });
        return;
      case 'talk':
        if (command.among === undefined) this.#write({ type: 'talked', id, ...(await table.talk(this.guest, command.before)) });
        else this.#write({ type: 'talked', id, among: command.among, ...(await table.asides(this.guest, command.before)) });
        return;
      case 'hint':
        void this.#hint(command, table); // the page can play on while somebody thinks
        return;
      case 'seat-link': {
        const generation = await table.run(async () => heldSeat(await table.fresh(), this.guest.id, command.seat).generation);
        this.#write({ type: 'seat-link', id, seat: command.seat, secret: this.#deps.key.seatSecret(table.id, command.seat, generation) });
        return;
      }
      case 'together':
      case 'apart':
      case 'lead':
      case 'lead-to':
      case 'show':
      case 'point': {
        if (!this.#leads.take('')) fail('too-many-frames');
        this.#write({ type: 'done', id, seq: (await table.together(this, command)) as Sequence });
        return;
      }
      case 'chat':
      case 'react':
      case 'nudge':
      case 'propose':
      case 'reply':
      case 'withdraw':
        if (!this.#deps.chats.take(this.guest.id)) fail('too-many-frames');
    }
    const seq = await table.command(this.guest, command, id);
    this.#write({ type: 'done', id, seq: seq as Sequence });
    this.#took(command.type, table.id, this.#deps.elapsed() - arrived);
  }

  /** From its arrival to its acknowledgement. What is slow is told by name, never with what it said. */
  #took(command: Command['type'], table: TableId, milliseconds: number): void {
    const { metrics, log, times } = this.#deps;
    metrics.commands.observe({ command }, milliseconds / 1000);
    if (milliseconds <= times.slow) return;
    metrics.slow.inc({ command });
    log.info({ table, command, ms: Math.round(milliseconds), waiting: this.#pending }, 'a command was slow');
  }

  async #hint({ id, seat }: Extract<Command, { type: 'hint' }>, table: Table): Promise<void> {
    try {
      this.#write({ type: 'hinted', id, seat, ...(await table.hint(this.guest, seat)) });
    } catch (fault) {
      this.#refuse(fault, id);
    }
  }

  #refuse(fault: unknown, id: string | undefined): void {
    const refusal = fault instanceof RefusedError ? fault.refusal : failure(fault instanceof StorageError ? 'storage-failed' : 'internal');
    if (!(fault instanceof RefusedError)) this.#deps.outage.tell('error', 'a frame could not be answered', { fault });
    this.#deps.metrics.refusals.inc({ code: refusal.rule === undefined ? refusal.code : 'rule' });
    this.#write({ type: 'refused', ...(id === undefined ? {} : { id }), failure: refusal });
  }

  #gone(): void {
    if (this.#leave()) void this.#deps.guests.seen(this.person, this.guest.name).catch(() => undefined);
  }

  /** Whether it was at a table. */
  #leave(): boolean {
    this.#ended = true;
    const table = this.#table;
    this.#table = undefined;
    table?.leave(this);
    return table !== undefined;
  }
}
