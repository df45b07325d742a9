import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { FastRandom } from '@tafelrunde/kernel';
import { type MatchInfo, matchWith, PROTOCOL, type ServerFrame, socketPath, type TableId, type TableInfo } from '@tafelrunde/protocol';
import { WebSocket } from 'ws';

const hex32 = () => randomBytes(32).toString('hex');

/** Many people come from many addresses; all of them are this machine's. */
export const addressOf = (n: number): string => `127.${1 + (Math.floor(n / 62_500) % 200)}.${Math.floor(n / 250) % 250}.${1 + (n % 250)}`;

/** One HTTP request from an address of its own. */
export async function post(
  url: URL,
  path: string,
  from: string,
  body: object,
  known = '',
): Promise<{ readonly cookie: string; readonly body: unknown }> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', ...(known === '' ? {} : { cookie: known }) };
    const asked = request(
      { host: url.hostname, port: url.port, path, method: 'POST', localAddress: from, headers, timeout: 10_000 },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => {
          if ((answer.statusCode ?? 500) >= 300) reject(new Error(`${path}: ${answer.statusCode} ${text}`));
          else resolve({ cookie: answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '', body: JSON.parse(text) });
        });
      },
    );
    asked.on('error', reject);
    asked.on('timeout', () => asked.destroy(new Error(`${path}: no answer`)));
    asked.end(JSON.stringify(body));
  });
}

/** A socket from an address, open. */
export async function connect(url: URL, from: string, cookie = ''): Promise<WebSocket> {
  const socket = new WebSocket(`ws://${url.host}${socketPath}`, { localAddress: from, headers: cookie === '' ? {} : { cookie } });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  return socket;
}

/** What a table under load tells: how long an action took until every seat had its update. */
export interface Heard {
  readonly acted: (milliseconds: number) => void;
  readonly refused: (code: string) => void;
}

interface Seated {
  readonly socket: WebSocket;
  readonly seat: number;
  match: MatchInfo | undefined;
  table: TableInfo | undefined;
}

/** A table of people who play at random, each with a socket of their own. */
export class LoadedTable {
  readonly #players: Seated[] = [];
  readonly #heard: Heard;
  readonly #random: FastRandom;
  /** Milliseconds between a question and its answer. */
  pause = Number.POSITIVE_INFINITY;
  #underway: { readonly at: number; left: number } | undefined;
  #timer: NodeJS.Timeout | undefined;
  #commands = 0;
  over = false;

  private constructor(heard: Heard, random: FastRandom) {
    this.#heard = heard;
    this.#random = random;
  }

  /** `urls`: one for each process; whoever sits at seat n is at the n-th of them, and round again. */
  static async open(urls: readonly URL[], n: number, game: string, seats: number, heard: Heard, random: FastRandom): Promise<LoadedTable> {
    const [url] = urls;
    if (url === undefined) throw new Error('no server');
    const table = new LoadedTable(heard, random);
    const from = addressOf(n);
    const plan = Array.from({ length: seats }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }));
    const { cookie, body } = await post(url, '/api/tables', from, {
      game,
      seats: plan,
      public: false,
      start: false,
      contribution: hex32(),
    });
    const { table: id } = body as { table: TableId };
    for (let seat = 0; seat < seats; seat += 1) await table.#sit(urls[seat % urls.length] ?? url, from, id, seat, seat === 0 ? cookie : '');
    return table;
  }

  async #sit(url: URL, from: string, id: TableId, seat: number, cookie: string): Promise<void> {
    const socket = await connect(url, from, cookie);
    const seated: Seated = { socket, seat, match: undefined, table: undefined };
    this.#players.push(seated);
    const there = new Promise<void>((resolve, reject) => {
      socket.on('message', (data: Buffer) => {
        const frame = JSON.parse(data.toString()) as ServerFrame;
        if (frame.type === 'refused') reject(new Error(frame.failure.code));
        this.#hear(seated, frame);
        if (seated.table?.seats[seat]?.you === true) resolve();
      });
      socket.on('close', () => reject(new Error('closed')));
    });
    socket.send(JSON.stringify({ type: 'join', table: id, protocol: PROTOCOL }));
    if (seat > 0) socket.send(JSON.stringify({ type: 'sit', id: this.#id(), seat, contribution: hex32() }));
    await there;
  }

  #id(): string {
    this.#commands += 1;
    return `load-${this.#commands.toString().padStart(8, '0')}`;
  }

  #hear(seated: Seated, frame: ServerFrame): void {
    if (frame.type === 'refused') this.#heard.refused(frame.failure.code);
    if (frame.type !== 'state' && frame.type !== 'update' && frame.type !== 'presence') return;
    seated.table = frame.table ?? seated.table;
    if (frame.type === 'presence') return;
    if (frame.type === 'update' && frame.news !== undefined && seated.match !== undefined)
      seated.match = matchWith(seated.match, frame.news);
    else seated.match = frame.match ?? seated.match;
    if (frame.type === 'update' && frame.log.length > 0) this.#arrived();
  }

  /** When the last seat has heard of it, an action is done, and the next one is due. */
  #arrived(): void {
    if (this.#underway === undefined) return;
    this.#underway.left -= 1;
    if (this.#underway.left > 0) return;
    this.#heard.acted(performance.now() - this.#underway.at);
    this.#underway = undefined;
    this.go();
  }

  /** Plays on. */
  go(): void {
    clearTimeout(this.#timer);
    if (this.#underway !== undefined || !Number.isFinite(this.pause)) return;
    if (this.pause === 0) setImmediate(() => this.#act());
    else this.#timer = setTimeout(() => this.#act(), this.pause * (0.5 + this.#random.below(1000) / 1000));
  }

  #act(): void {
    if (this.#underway !== undefined || !Number.isFinite(this.pause)) return;
    const asked = this.#players.find(({ match, seat }) => match?.asks.some((ask) => ask.must && ask.seat === seat) === true);
    const ask = asked?.match?.asks.find((each) => each.must && each.seat === asked.seat);
    const legal = asked?.match?.views[0]?.legal ?? [];
    if (asked === undefined || ask === undefined || legal.length === 0) {
      this.over = true;
      return;
    }
    this.#underway = { at: performance.now(), left: this.#players.length };
    const action = legal[this.#random.below(legal.length)];
    asked.socket.send(JSON.stringify({ type: 'act', id: this.#id(), seat: asked.seat, ask: ask.id, action }));
  }

  close(): void {
    clearTimeout(this.#timer);
    this.pause = Number.POSITIVE_INFINITY;
    for (const { socket } of this.#players) socket.terminate();
  }
}
