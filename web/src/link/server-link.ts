import { RefusedError } from '@tafelrunde/kernel';
import { type Command, type Failure, PROTOCOL, type ServerFrame } from '@tafelrunde/protocol';
import { api } from '../api.ts';
import { createStore } from '../store.ts';
import { toldWait, waitBefore } from './backoff.ts';
import { begun, followed, heard, heardBefore, led, recalledTo, unknownState } from './following.ts';
import { freshId } from './fresh.ts';
import { type Answer, LeftError, type LinkState, type Order, type TableLink } from './link.ts';

/** Milliseconds between pings, of silence after one until the connection is given up, and until a command is asked after. */
const USUAL = { ping: 20_000, silence: 10_000, answer: 3000 };

/** The server goes away for a moment, or this page is to go to another one; it says when. */
const RESTART = 1012;

/** Refusals that trying again cannot mend. */
const FINAL: ReadonlySet<string> = new Set([
  'unknown-table',
  'unknown-game',
  'table-closed',
  'bad-seat-link',
  'too-many-spectators',
  'old-protocol',
  'bad-origin',
  'other-host',
  'record-version',
]);

interface Pending {
  readonly command: Command;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (fault: RefusedError | LeftError) => void;
}

export interface ServerLinkOptions {
  readonly url: string;
  readonly table: string;
  readonly build: string;
  /** Of a personal seat link. */
  readonly seatSecret?: string | undefined;
  readonly openSocket?: (url: string) => WebSocket;
  readonly random?: () => number;
  readonly times?: typeof USUAL;
}

/** A table on the server: frames over a WebSocket, as in protocol/frames.ts. */
export class ServerLink implements TableLink {
  readonly home = 'server';
  readonly #options: ServerLinkOptions;
  readonly #times: typeof USUAL;
  readonly #state = createStore<LinkState>(unknownState);
  readonly #pending = new Map<string, Pending>();
  #socket: WebSocket | undefined;
  /** This socket has sent everything; commands may go out. */
  #joined = false;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(options: ServerLinkOptions) {
    this.#options = options;
    this.#times = options.times ?? USUAL;
    this.#connect();
  }

  readonly get = (): LinkState => this.#state.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#state.subscribe(listener);

  send(order: Order, id = freshId()): Promise<Answer> {
    const command: Command = { ...order, id };
    const answer = new Promise<Answer>((resolve, reject) => this.#pending.set(command.id, { command, resolve, reject }));
    if (this.#closed) this.#drop(command.id, new LeftError());
    else if (this.#joined) {
      this.#transmit(command);
      this.#askAfter(command.id);
    }
    return answer;
  }

  readonly tell = (order: Order): void => {
    if (this.#joined) this.#transmit({ ...order, id: freshId() });
  };

  record(): Promise<string> {
    return api.record(this.#options.table);
  }

  hurry(): void {
    if (this.#closed) return;
    if (this.#retry !== undefined) {
      clearTimeout(this.#retry);
      this.#connect();
    } else if (this.#joined) this.#ping();
  }

  close(): void {
    this.#end();
    for (const id of Array.from(this.#pending.keys())) this.#drop(id, new LeftError());
  }

  #set(some: Partial<LinkState>): void {
    this.#state.set({ ...this.#state.get(), ...some });
  }

  #connect(): void {
    this.#retry = undefined;
    this.#joined = false;
    const socket = this.#options.openSocket?.(this.#options.url) ?? new WebSocket(this.#options.url);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      if (socket === this.#socket) this.#join();
    });
    socket.addEventListener('message', (event: MessageEvent) => {
      if (socket === this.#socket) this.#heard(String(event.data));
    });
    socket.addEventListener('close', ({ code, reason }) => this.#lose(socket, code === RESTART ? toldWait(reason) : undefined));
    socket.addEventListener('error', () => this.#lose(socket));
    this.#beat ??= setInterval(() => this.#ping(), this.#times.ping);
    // A socket that never opens is as dead as one that falls silent.
    this.#doubtUntilHeard();
  }

  #join(): void {
    const { table, build, seatSecret } = this.#options;
    this.#joined = false;
    this.#transmit({ type: 'join', table, protocol: PROTOCOL, build, ...(seatSecret === undefined ? {} : { seatSecret }) });
  }

  #transmit(frame: object): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(frame));
  }

  #ping(): void {
    if (this.#socket === undefined) return;
    this.#transmit({ type: 'ping' });
    this.#doubtUntilHeard();
  }

  /** Whoever acts learns soon that nothing gets through any more, not only with the next regular ping. */
  #askAfter(id: string): void {
    setTimeout(() => {
      if (this.#joined && this.#pending.has(id)) this.#ping();
    }, this.#times.answer);
  }

  #trust(): void {
    clearTimeout(this.#doubt);
    this.#doubt = undefined;
  }

  /** Silence counts from the first of several pings. */
  #doubtUntilHeard(): void {
    const socket = this.#socket;
    this.#doubt ??= setTimeout(() => {
      this.#doubt = undefined;
      if (socket !== undefined) this.#lose(socket);
    }, this.#times.silence);
  }

  #lose(socket: WebSocket, told?: number, why?: Failure): void {
    if (socket !== this.#socket || this.#closed) return;
    this.#socket = undefined;
    this.#joined = false;
    this.#trust();
    socket.close();
    const { why: _before, ...state } = this.#state.get();
    if (state.connection === 'gone') return;
    if (why !== undefined) this.#state.set({ ...state, connection: 'lost', why });
    else if (state.table !== undefined || this.#attempt > 0) this.#state.set({ ...state, connection: 'lost' });
    this.#retry = setTimeout(() => this.#connect(), told ?? waitBefore(this.#attempt, this.#options.random));
    this.#attempt += 1;
  }

  #heard(text: string): void {
    this.#trust();
    const frame = JSON.parse(text) as ServerFrame;
    switch (frame.type) {
      case 'welcome':
        return this.#set({ outdated: frame.build !== this.#options.build || frame.protocol !== PROTOCOL, skew: frame.now - Date.now() });
      case 'state':
        return this.#begin(frame);
      case 'update':
        return this.#follow(frame);
      case 'talk':
      case 'asides':
        return this.#hearWords(frame);
      case 'presence':
        return this.#joined ? this.#set({ table: frame.table }) : undefined;
      case 'together':
      case 'showed':
      case 'pointed':
        if (this.#joined) this.#state.set(led(this.#state.get(), frame));
        return;
      case 'done':
      case 'looked':
      case 'logged':
      case 'talked':
      case 'hinted':
      case 'seat-link':
        if (frame.type === 'logged') this.#state.set(recalledTo(this.#state.get(), frame));
        if (frame.type === 'talked') this.#state.set(heardBefore(this.#state.get(), frame));
        this.#pending.get(frame.id)?.resolve(frame);
        this.#pending.delete(frame.id);
        return;
      case 'refused':
        return frame.id === undefined ? this.#refused(frame.failure) : this.#drop(frame.id, new RefusedError(frame.failure));
      case 'pong':
        return;
    }
  }

  #begin(frame: Extract<ServerFrame, { type: 'state' }>): void {
    this.#joined = true;
    this.#attempt = 0;
    this.#state.set(begun(this.#state.get(), frame));
    for (const { command } of this.#pending.values()) this.#transmit(command);
  }

  #follow(frame: Extract<ServerFrame, { type: 'update' }>): void {
    const before = this.#state.get();
    if (!this.#joined || before.seq === undefined || frame.seq <= before.seq) return;
    // Something was missed: ask for everything, and say so when it comes.
    if (frame.seq !== before.seq + 1) return this.#join();
    this.#state.set(followed(before, frame));
  }

  #hearWords(frame: Extract<ServerFrame, { type: 'talk' | 'asides' }>): void {
    if (!this.#joined) return;
    const state = heard(this.#state.get(), frame);
    if (state === undefined) this.#join();
    else this.#state.set(state);
  }

  /** Refused without a command: the join itself, or the whole connection. */
  #refused(failure: Failure): void {
    if (!FINAL.has(failure.code)) {
      // The server is there and cannot let us in just now, its store being gone perhaps: nothing would come by waiting here.
      const full = failure.code === 'house-full'; // for the reader to know; it may be a while
      if (!this.#joined && this.#socket !== undefined) this.#lose(this.#socket, undefined, full ? failure : undefined);
      return;
    }
    this.#set({ connection: 'gone', why: failure, outdated: this.#state.get().outdated || failure.code === 'old-protocol' });
    this.#end();
    for (const id of Array.from(this.#pending.keys())) this.#drop(id, new RefusedError(failure));
  }

  #drop(id: string, fault: RefusedError | LeftError): void {
    this.#pending.get(id)?.reject(fault);
    this.#pending.delete(id);
  }

  #end(): void {
    this.#closed = true;
    this.#joined = false;
    clearTimeout(this.#retry);
    this.#trust();
    clearInterval(this.#beat);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }
}
