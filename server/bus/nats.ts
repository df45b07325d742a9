import { connect, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import { CannotOpenError } from '../store/port.ts';
import type { Bus } from './port.ts';
import { type Report, type Wire, WiredBus } from './wired.ts';

const PATIENCE = 5000;
const PING = 5000;
/** Between two tries to reach a server that is gone; up to twice as long. */
const AGAIN = 250;

export interface NatsBusOptions {
  readonly url: string;
  /** Whose processes hear each other: several houses may share one server. */
  readonly house: string;
  readonly report: Report;
  /** The connection was lost, or is back. */
  readonly noted: (connected: boolean) => void;
}

/** A subject for every table, so that nothing travels to a process that does not want it. The client connects again by itself. */
class NatsWire implements Wire {
  readonly #line: NatsConnection;
  readonly #prefix: string;
  readonly #arrived: (subject: string, text: string) => void;
  readonly #subscriptions = new Map<string, Subscription>();

  constructor(line: NatsConnection, house: string, arrived: (subject: string, text: string) => void) {
    this.#line = line;
    this.#prefix = `tafelrunde.${house}.`;
    this.#arrived = arrived;
  }

  send(subject: string, text: string): void {
    if (!this.#line.isClosed()) this.#line.publish(this.#prefix + subject, text);
  }

  want(subject: string, wanted: boolean): void {
    this.#subscriptions.get(subject)?.unsubscribe();
    this.#subscriptions.delete(subject);
    if (!wanted || this.#line.isClosed()) return;
    const callback = (fault: Error | null, message: { string(): string }) => {
      if (fault === null) this.#arrived(subject, message.string());
    };
    this.#subscriptions.set(subject, this.#line.subscribe(this.#prefix + subject, { callback }));
  }

  async close(): Promise<void> {
    this.#subscriptions.clear();
    // What was said last is sent first, if there is anybody to send it to.
    await Promise.race([this.#line.drain(), new Promise((resolve) => setTimeout(resolve, 500).unref())]).catch(() => undefined);
    await this.#line.close().catch(() => undefined);
  }
}

export async function openNatsBus({ url, house, report, noted }: NatsBusOptions): Promise<Bus> {
  const line = await dial(url);
  void follow(line, noted);
  return new WiredBus('nats', report, (arrived) => new NatsWire(line, house, arrived));
}

async function dial(url: string): Promise<NatsConnection> {
  try {
    return await connect({
      servers: url.split(',').map((server) => server.trim()),
      name: 'tafelrunde',
      noEcho: true,
      timeout: PATIENCE,
      pingInterval: PING,
      maxReconnectAttempts: -1,
      reconnectDelayHandler: steadily(),
    });
  } catch (fault) {
    const why = fault instanceof Error ? fault.message : String(fault);
    throw new CannotOpenError(`NATS does not answer at NATS_URL: ${why}.`, { cause: fault });
  }
}

/**
 * When to dial again. The client counts by the clock of the machine, and would wait as long as that was put back: by this, counted by the
 * clock nobody sets, it is told to dial now (less than nothing is left) or to wait a moment.
 */
function steadily(): () => number {
  let due = 0;
  return () => {
    const left = due - performance.now();
    if (left > 0) return Math.ceil(left);
    due = performance.now() + AGAIN + Math.random() * AGAIN;
    return Number.MIN_SAFE_INTEGER;
  };
}

async function follow(line: NatsConnection, noted: (connected: boolean) => void): Promise<void> {
  for await (const { type } of line.status()) {
    if (type === 'disconnect') noted(false);
    else if (type === 'reconnect') noted(true);
  }
}
