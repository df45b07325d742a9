import { randomBytes } from 'node:crypto';
import type { TableId } from '@tafelrunde/protocol';
import { type Bus, type BusKind, type Gossip, GOSSIP_BYTES, type WakeUp } from './port.ts';

/** What carries texts to the other processes. */
export interface Wire {
  /** Without waiting: what cannot be sent is lost. */
  send(subject: string, text: string): void;
  /** Somebody here listens for this subject now, or nobody any more. */
  want(subject: string, wanted: boolean): void;
  close(): Promise<void>;
}

interface Subscriber {
  readonly hear: (gossip: Gossip) => void;
}

export type Report = (error: unknown) => void;

/**
 * The same bus over any wire, or over none: who listens here, and that each of them is called a moment later, never from inside
 * `publish`. What this process sent and the wire brings back is not heard twice.
 */
export class WiredBus implements Bus {
  readonly kind: BusKind;
  readonly #wire: Wire | undefined;
  readonly #report: Report;
  readonly #self = randomBytes(6).toString('base64url');
  /** Each listening has an entry of its own, though two may share a function. */
  readonly #subscribers = new Map<string, Set<Subscriber>>();
  #closed = false;

  constructor(kind: BusKind, report: Report, wire?: (arrived: (subject: string, text: string) => void) => Wire) {
    this.kind = kind;
    this.#report = report;
    this.#wire = wire?.((subject, text) => this.#arrived(subject, text));
  }

  publish({ table, ...at }: WakeUp): void {
    this.#send(`wake.${table}`, at);
  }

  listen(table: TableId, hear: (wakeUp: WakeUp) => void): () => void {
    return this.#listen(`wake.${table}`, (at) => hear({ table, ...at } as WakeUp));
  }

  /** On the wire it keeps an older name: processes of the build before listen to that. */
  tell(subject: string, gossip: Gossip): void {
    this.#send(`news.${subject}`, gossip);
  }

  hear(subject: string, hear: (gossip: Gossip) => void): () => void {
    return this.#listen(`news.${subject}`, hear);
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.#subscribers.clear();
    await this.#wire?.close();
  }

  #send(subject: string, gossip: Gossip): void {
    if (this.#closed) return;
    const text = JSON.stringify(gossip);
    // Refused before anybody hears of it, and with no wire as well: a house of one process must not hide what fails in a house of two.
    if (Buffer.byteLength(text) > GOSSIP_BYTES) throw new Error(`Gossip of ${text.length} characters on ${subject} is too long for a bus.`);
    if (this.#subscribers.has(subject)) queueMicrotask(() => this.#deliver(subject, gossip));
    this.#wire?.send(subject, `${this.#self} ${text}`);
  }

  #arrived(subject: string, text: string): void {
    if (!this.#subscribers.has(subject) || text.startsWith(`${this.#self} `)) return;
    try {
      this.#deliver(subject, JSON.parse(text.slice(text.indexOf(' ') + 1)) as Gossip);
    } catch (error) {
      this.#report(error);
    }
  }

  #listen(subject: string, hear: (gossip: Gossip) => void): () => void {
    if (this.#closed) return () => undefined;
    const subscriber = { hear };
    const subscribers = this.#subscribers.get(subject) ?? new Set();
    if (subscribers.size === 0) this.#wire?.want(subject, true);
    this.#subscribers.set(subject, subscribers.add(subscriber));
    return () => {
      if (!subscribers.delete(subscriber) || subscribers.size > 0 || this.#subscribers.get(subject) !== subscribers) return;
      this.#subscribers.delete(subject);
      this.#wire?.want(subject, false);
    };
  }

  #deliver(subject: string, gossip: Gossip): void {
    // A copy: whoever begins to listen now hears of the next one.
    for (const subscriber of Array.from(this.#subscribers.get(subject) ?? [])) {
      // An earlier one may have ended this listening, or the bus.
      if (!this.#subscribers.get(subject)?.has(subscriber)) continue;
      try {
        subscriber.hear(gossip);
      } catch (error) {
        this.#report(error);
      }
    }
  }
}
