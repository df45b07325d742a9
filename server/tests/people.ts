import { randomBytes } from 'node:crypto';
import type { Seat } from '@tafelrunde/kernel';
import {
  type AskInfo,
  type ChatLine,
  type Failure,
  type LogLine,
  type MatchInfo,
  matchWith,
  PROTOCOL,
  type ServerFrame,
  socketPath,
  type TableId,
  type TableInfo,
} from '@tafelrunde/protocol';
import { WebSocket } from 'ws';

/** How long a test waits for something that must come. */
const PATIENCE = 90_000;

export const hex32 = () => randomBytes(32).toString('hex');
export const commandId = () => randomBytes(9).toString('base64url');

type Of<Type extends ServerFrame['type']> = Extract<ServerFrame, { type: Type }>;
/** A command before it is sent. */
export type Wish = { readonly type: string } & Readonly<Record<string, unknown>>;

/** A browser of somebody: it has a cookie and opens pages. */
export class Person {
  readonly url: string;
  cookie: string;

  constructor(url: string, cookie = '') {
    this.url = url;
    this.cookie = cookie;
  }

  static async arrive(url: string, name?: string): Promise<Person> {
    const person = new Person(url);
    await person.get('/api/me');
    if (name !== undefined) await person.post('/api/me', { name });
    return person;
  }

  /** The same browser after the server has moved. */
  at(url: string): Person {
    return new Person(url, this.cookie);
  }

  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', [headers.get('cookie') ?? '', this.cookie].filter((part) => part !== '').join('; '));
    const response = await fetch(`${this.url}${path}`, { ...init, headers });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) this.cookie = set.split(';')[0] ?? '';
    return response;
  }

  async get(path: string): Promise<{ status: number; body: any }> {
    const response = await this.request(path);
    return { status: response.status, body: await response.json() };
  }

  async post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<{ status: number; body: any }> {
    const response = await this.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  }

  /** A new Anthem table; "me", "open" and "bot" say who sits where. */
  async lay(seats: readonly ('me' | 'open' | 'bot')[], wishes: Record<string, unknown> = {}): Promise<TableId> {
    const { status, body } = await this.post('/api/tables', {
      game: 'anthem',
      seats: seats.map((kind) => (kind === 'bot' ? { kind, level: 'instant' } : { kind })),
      public: false,
      start: true,
      contribution: hex32(),
      ...wishes,
    });
    if (status !== 201) throw new Error(`no table: ${JSON.stringify(body)}`);
    return body.table;
  }

  /** A socket without a table. */
  async connect(headers: Record<string, string> = {}): Promise<Page> {
    const page = new Page(this, headers);
    await page.opened;
    return page;
  }

  async open(table: TableId, join: Record<string, unknown> = {}): Promise<Page> {
    const page = await this.connect();
    await page.join(table, join);
    return page;
  }
}

/** New lines after those that are known; one that was told already is left out, none may be missing. */
function goOn(known: ChatLine[], fresh: readonly ChatLine[]): void {
  for (const line of fresh) {
    const next = (known.at(-1)?.n ?? -1) + 1;
    if (line.n > next) throw new Error(`a gap in the talk before ${line.n}`);
    if (line.n === next) known.push(line);
  }
}

/** An open page: what it was sent, and what it knows from that. */
export class Page {
  readonly socket: WebSocket;
  readonly opened: Promise<void>;
  readonly frames: ServerFrame[] = [];
  readonly raw: string[] = [];
  table: TableInfo | undefined;
  match: MatchInfo | undefined;
  log: LogLine[] = [];
  chat: ChatLine[] = [];
  asides: ChatLine[] | undefined;
  seq = -1;
  closed: { code: number; reason: string } | undefined;
  readonly #waiting = new Set<() => void>();

  constructor(person: Person, headers: Record<string, string>) {
    this.socket = new WebSocket(`${person.url.replace('http', 'ws')}${socketPath}`, {
      headers: { ...(person.cookie === '' ? {} : { cookie: person.cookie }), ...headers },
    });
    this.opened = new Promise((resolve, reject) => {
      this.socket.once('open', () => resolve());
      this.socket.once('error', reject);
      this.socket.once('unexpected-response', (_request, response) => {
        let body = '';
        response.on('data', (chunk) => {
          body += String(chunk);
        });
        response.on('end', () => reject(new UnexpectedAnswer(response.statusCode ?? 0, body)));
      });
      this.socket.once('upgrade', (response) => {
        const [set] = response.headers['set-cookie'] ?? [];
        if (set !== undefined) person.cookie = set.split(';')[0] ?? '';
      });
    });
    this.socket.on('message', (data: Buffer) => this.#hear(data.toString()));
    this.socket.on('error', () => undefined);
    this.socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) };
      for (const wake of this.#waiting) wake();
    });
  }

  #hear(text: string): void {
    this.raw.push(text);
    const frame = this.#whole(JSON.parse(text) as ServerFrame);
    this.frames.push(frame);
    if (frame.type === 'state') {
      this.table = frame.table;
      this.match = frame.match;
      this.log = [...frame.log];
      this.chat = [...frame.chat];
      this.asides = frame.asides === undefined ? undefined : [...frame.asides];
      this.seq = frame.seq;
    } else if (frame.type === 'update') {
      if (frame.seq !== this.seq + 1) throw new Error(`a gap: ${frame.seq} after ${this.seq}`);
      this.seq = frame.seq;
      this.table = frame.table ?? this.table;
      this.match = frame.match ?? this.match;
      this.log = [...this.log.map((line) => (frame.taken?.includes(line.n) ? { ...line, taken: true } : line)), ...frame.log];
    } else if (frame.type === 'talk') goOn(this.chat, frame.chat);
    else if (frame.type === 'asides') goOn((this.asides ??= []), frame.chat);
    else if (frame.type === 'presence') this.table = frame.table;
    for (const wake of this.#waiting) wake();
  }

  /** With the whole match, where only what has changed was sent. */
  #whole(frame: ServerFrame): ServerFrame {
    if (frame.type !== 'update' || frame.news === undefined) return frame;
    if (this.match === undefined) throw new Error('news of a match nobody told of');
    return { ...frame, match: matchWith(this.match, frame.news) };
  }

  /** Waits until something holds; says what it knew when it never came. */
  async until<T>(what: (page: Page) => T | undefined | false, patience = PATIENCE): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(look);
        reject(new Error(`waited in vain for ${String(what)}; last frames: ${this.raw.slice(-5).join('\n').slice(0, 3000)}`));
      }, patience);
      const look = () => {
        const found = what(this);
        if (found === undefined || found === false) return;
        clearTimeout(timer);
        this.#waiting.delete(look);
        resolve(found);
      };
      this.#waiting.add(look);
      look();
    });
  }

  frame<Type extends ServerFrame['type']>(type: Type, fits: (frame: Of<Type>) => boolean = () => true): Promise<Of<Type>> {
    return this.until((page) => page.frames.find((frame): frame is Of<Type> => frame.type === type && fits(frame as Of<Type>)));
  }

  write(frame: unknown): void {
    this.socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }

  async join(table: TableId, more: Record<string, unknown> = {}): Promise<void> {
    const before = this.frames.length;
    this.write({ type: 'join', table, protocol: PROTOCOL, ...more });
    const answer = await this.until((page) =>
      page.frames.slice(before).find((frame) => frame.type === 'state' || frame.type === 'refused'),
    );
    if (answer.type === 'refused') throw new Refused(answer.failure);
  }

  /** Sends a command and waits for its answer. */
  async ask(wish: Wish, id = commandId()): Promise<Of<'done' | 'refused' | 'looked' | 'logged' | 'talked' | 'hinted' | 'seat-link'>> {
    const before = this.frames.length;
    this.write({ ...wish, id });
    return this.until((page) =>
      page.frames
        .slice(before)
        .find(
          (frame): frame is Of<'done' | 'refused' | 'looked' | 'logged' | 'talked' | 'hinted' | 'seat-link'> =>
            'id' in frame && frame.id === id,
        ),
    );
  }

  /** Sends a command that must be done. */
  async does(wish: Wish, id?: string): Promise<number> {
    const answer = await this.ask(wish, id);
    if (answer.type === 'refused') throw new Refused(answer.failure);
    return answer.type === 'done' ? answer.seq : -1;
  }

  /** Sends a command that must be refused. */
  async refused(wish: Wish, id?: string): Promise<Failure> {
    const answer = await this.ask(wish, id);
    if (answer.type !== 'refused') throw new Error(`not refused: ${JSON.stringify(answer)}`);
    return answer.failure;
  }

  get you(): readonly Seat[] {
    return this.table?.seats.filter((seat) => seat.you).map((seat) => seat.seat) ?? [];
  }

  /** The question this page is asked now. */
  get asked(): AskInfo | undefined {
    return this.match?.asks.find((ask) => ask.must && this.you.includes(ask.seat));
  }

  /** A seat of this page whose person is waited for between rounds. */
  get reads(): { readonly reads: Seat } | undefined {
    const seat = this.table?.reading?.find((each) => this.you.includes(each));
    return seat === undefined ? undefined : { reads: seat };
  }

  get over(): boolean {
    return this.match?.result !== undefined;
  }

  legal(seat: Seat): readonly { readonly type: string }[] {
    return (this.match?.views.find((view) => view.seat === seat)?.legal ?? []) as readonly { readonly type: string }[];
  }

  /** Waits until it is asked, or the match is over. A reckoning between rounds is read at once: bots wait a minute for who reads it. */
  async turn(): Promise<AskInfo | 'over'> {
    for (;;) {
      const found = await this.until((page) => (page.over ? 'over' : (page.asked ?? page.reads)));
      if (found === 'over' || !('reads' in found)) return found;
      await this.ask({ type: 'go-on', seat: found.reads });
    }
  }

  /** Answers the open question: with a place if there is one, so that the match goes somewhere. */
  async plays(choose: (legal: readonly { readonly type: string }[]) => unknown = (legal) => legal.at(-1)): Promise<number> {
    const ask = await this.turn();
    if (ask === 'over') throw new Error('the match is over');
    return this.does({ type: 'act', seat: ask.seat, ask: ask.id, action: choose(this.legal(ask.seat)) });
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.until((page) => page.closed);
  }
}

export class Refused extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}

export class UnexpectedAnswer extends Error {
  readonly status: number;
  readonly body: string;
  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.status = status;
    this.body = body;
  }
}

/** Everybody plays until the match is over. */
export async function playToTheEnd(...pages: readonly Page[]): Promise<void> {
  await Promise.all(
    pages.map(async (page) => {
      while ((await page.turn()) !== 'over') await page.plays();
    }),
  );
}
