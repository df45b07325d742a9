import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { CannotOpenError } from '../store/port.ts';
import type { Bus } from './port.ts';
import { type Report, type Wire, WiredBus } from './wired.ts';

const PATIENCE = 5000;
/** Waits before trying to connect again: doubling, up to the last. */
const FIRST_WAIT = 100;
const LONGEST_WAIT = 5000;
/** A connection that died without a word is found out this often. */
const HEARTBEAT = 5000;
/** Sent together in one statement. */
const BATCH = 200;
/** More than these wait only while the database is slow; the store is asked once a second anyway. */
const MOST_WAITING = 10_000;

export interface PostgresBusOptions {
  readonly url: string;
  /** Whose processes hear each other. */
  readonly house: string;
  readonly report: Report;
  /** The connection was lost, or is back. */
  readonly noted: (connected: boolean) => void;
  /** Says something on a channel from another connection than the one that listens. */
  readonly notify: (channel: string, text: string) => Promise<void>;
  /** Milliseconds in which that must have arrived, at the start. */
  readonly trial?: number;
}

/**
 * LISTEN/NOTIFY on one connection of its own, one channel for the whole house. What is to be told follows the commit (a NOTIFY inside the
 * appending transaction would make every commit of the database wait for every other one), and what waits goes together.
 */
class PostgresWire implements Wire {
  readonly #options: PostgresBusOptions;
  readonly #channel: string;
  readonly #arrived: (subject: string, text: string) => void;
  #client: pg.Client | undefined;
  #waiting: string[] = [];
  #sending = false;
  #closed = false;
  #retry: NodeJS.Timeout | undefined;
  readonly #heart: NodeJS.Timeout;

  constructor(options: PostgresBusOptions, arrived: (subject: string, text: string) => void) {
    this.#options = options;
    this.#channel = `tafelrunde_${options.house}`;
    this.#arrived = arrived;
    this.#heart = setInterval(() => void this.#use((client) => client.query('SELECT 1')), HEARTBEAT);
    this.#heart.unref();
  }

  async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#options.url,
      application_name: 'tafelrunde bus',
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
    });
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload = '' }) => {
      const space = payload.indexOf(' ');
      this.#arrived(payload.slice(0, space), payload.slice(space + 1));
    });
    try {
      await client.connect();
      await client.query(`LISTEN "${this.#channel}"`);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    this.#client = client;
  }

  /** A pooler may take LISTEN and never bring anything: what another connection says must arrive here. */
  async tryOut(): Promise<void> {
    const client = this.#client;
    if (client === undefined) return;
    const token = randomBytes(9).toString('base64url');
    let timer: NodeJS.Timeout | undefined;
    const arrived = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), this.#options.trial ?? PATIENCE);
      client.on('notification', ({ payload }) => {
        if (payload === `trial ${token}`) resolve(true);
      });
    });
    await this.#options.notify(this.#channel, `trial ${token}`);
    const heard = await arrived;
    clearTimeout(timer);
    if (!heard)
      throw new CannotOpenError(
        'The database of DATABASE_URL takes LISTEN but brings no NOTIFY, by which the processes of a house wake each other: ' +
          'a pooler in transaction mode stands in between. Give the address of PostgreSQL itself, or set NATS_URL.',
      );
  }

  send(subject: string, text: string): void {
    if (this.#client === undefined || this.#waiting.length >= MOST_WAITING) return;
    this.#waiting.push(`${subject} ${text}`);
    if (!this.#sending) queueMicrotask(() => void this.#flush());
  }

  /** Everything arrives here: one channel serves all. */
  want(): void {}

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#heart);
    clearTimeout(this.#retry);
    const client = this.#client;
    await this.#flush();
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  #flush(): Promise<void> {
    return this.#use(async (client) => {
      while (client === this.#client && this.#waiting.length > 0) {
        const batch = this.#waiting.splice(0, BATCH);
        await client.query('SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text', [this.#channel, batch]);
      }
    });
  }

  /** One statement at a time on the one connection. */
  async #use(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
    const client = this.#client;
    if (client === undefined || this.#sending) return;
    this.#sending = true;
    try {
      await work(client);
    } catch {
      this.#lost(client);
    } finally {
      this.#sending = false;
    }
    if (this.#waiting.length > 0) await this.#flush();
  }

  #lost(client: pg.Client | undefined): void {
    if (client === undefined || client !== this.#client) return;
    this.#client = undefined;
    this.#waiting = [];
    void client.end().catch(() => undefined);
    if (this.#closed) return;
    this.#options.noted(false);
    this.#again(FIRST_WAIT);
  }

  #again(wait: number): void {
    this.#retry = setTimeout(() => void this.#reconnect(wait), wait);
    this.#retry.unref();
  }

  async #reconnect(waited: number): Promise<void> {
    try {
      await this.connect();
    } catch {
      if (!this.#closed) this.#again(Math.min(waited * 2, LONGEST_WAIT));
      return;
    }
    if (this.#closed) await this.close();
    else this.#options.noted(true);
  }
}

export async function openPostgresBus(options: PostgresBusOptions): Promise<Bus> {
  let wire: PostgresWire | undefined;
  const bus = new WiredBus('postgresql', options.report, (arrived) => {
    wire = new PostgresWire(options, arrived);
    return wire;
  });
  try {
    await wire?.connect();
    await wire?.tryOut();
    return bus;
  } catch (error) {
    await bus.close();
    throw error;
  }
}
