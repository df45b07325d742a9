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

interface Ear {
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
  readonly #ears = new Map<string, Set<Ear>>();
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
    this.#ears.clear();
    await this.#wire?.close();
  }

  #send(subject: string, gossip: Gossip): void {
    if (this.#closed) return;
    const text = JSON.stringify(gossip);
    // Refused before anybody hears of it, and with no wire as well: a house of one process must not hide what fails in a house of two.
    if (Buffer.byteLength(text) > GOSSIP_BYTES) throw new Error(`Gossip of ${text.length} characters on ${subject} is too long for a bus.`);
    if (this.#ears.has(subject)) queueMicrotask(() => this.#deliver(subject, gossip));
    this.#wire?.send(subject, `${this.#self} ${text}`);
  }

  #arrived(subject: string, text: string): void {
    if (!this.#ears.has(subject) || text.startsWith(`${this.#self} `)) return;
    try {
      this.#deliver(subject, JSON.parse(text.slice(text.indexOf(' ') + 1)) as Gossip);
    } catch (error) {
      this.#report(error);
    }
  }

  #listen(subject: string, hear: (gossip: Gossip) => void): () => void {
    if (this.#closed) return () => undefined;
    const ear = { hear };
    const ears = this.#ears.get(subject) ?? new Set();
    if (ears.size === 0) this.#wire?.want(subject, true);
    this.#ears.set(subject, ears.add(ear));
    return () => {
      if (!ears.delete(ear) || ears.size > 0 || this.#ears.get(subject) !== ears) return;
      this.#ears.delete(subject);
      this.#wire?.want(subject, false);
    };
  }

  #deliver(subject: string, gossip: Gossip): void {
    // A copy: whoever begins to listen now hears of the next one.
    for (const ear of Array.from(this.#ears.get(subject) ?? [])) {
      // An earlier one may have ended this listening, or the bus.
      if (!this.#ears.get(subject)?.has(ear)) continue;
      try {
        ear.hear(gossip);
      } catch (error) {
        this.#report(error);
      }
    }
  }
}
