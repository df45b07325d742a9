import type { Seat, WholeGame } from '@tafelrunde/kernel';
import type { TableId } from '@tafelrunde/protocol';
import type { Logger } from 'pino';
import type { Limit } from '../buckets.ts';
import type { Config } from '../config.ts';
import type { Key } from '../key.ts';
import type { Metrics } from '../metrics.ts';
import type { Outage } from '../outage.ts';
import type { Invitation } from '../store/invitations.ts';
import type { Store } from '../store/port.ts';
import type { Way } from '../store/reminders.ts';
import { writeCalls, writeInvitation, writeNudge } from './calls.ts';
import { Mails } from './mail.ts';
import { Outside } from './outside.ts';
import { type PostDeps, sendBy } from './post.ts';
import type { Present } from './present.ts';
import { houseKeys, Pushes } from './push.ts';
import { CONFIRMABLE, Ways } from './ways.ts';
import { Webhooks } from './webhook.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** What was done with is remembered for so long, so that no turn calls twice. */
const REMEMBERED = 60 * DAY;
/** Tables looked at, and ways taken in hand, at a time. */
const TABLES = 200;
const WAYS = 50;
const AT_ONCE = 8;

export interface RemindingParts {
  readonly config: Config;
  readonly store: Store;
  readonly key: Key;
  readonly present: Present;
  readonly gameOf: (id: string) => Promise<WholeGame | undefined>;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly outage: Outage;
  readonly trials: Limit;
  readonly now: () => number;
  readonly elapsed: () => number;
}

/** Calls people who are away and whose turn it is. Everything it knows is in the store: any process may do it, and end at any moment. */
export class Reminding {
  readonly ways: Ways;
  readonly #parts: RemindingParts;
  readonly #post: PostDeps;
  readonly #mails: Mails | undefined;
  readonly #ending = new AbortController();
  #running: Promise<void> | undefined;
  #again: Promise<void> | undefined;
  #tidyAt = 0;

  constructor(parts: RemindingParts) {
    const { config, store, key, now } = parts;
    this.#parts = parts;
    const { publicUrl, mail, allowPrivateWebhooks: allowPrivate } = config;
    const outside = new Outside({ allowPrivate });
    const keys = houseKeys(key);
    this.#mails = mail === undefined || publicUrl === undefined ? undefined : new Mails({ ...mail, publicUrl, key });
    const senders = { webhook: new Webhooks(outside), push: new Pushes(keys, outside), mail: this.#mails };
    const { signal } = this.#ending;
    this.#post = { ...parts, senders, signal, inHand: 4 * config.times.lease };
    this.ways = new Ways({
      store,
      key,
      outside,
      mails: this.#mails,
      senders,
      pushKey: keys.publicKey,
      publicUrl,
      limits: config.limits,
      trials: parts.trials,
      now,
      signal,
    });
  }

  /** Looks who is to be called, and sends what is due. One after the other: asked for while it runs, it looks once more after that. */
  sweep(): Promise<void> {
    if (this.#running !== undefined) {
      this.#again ??= this.#running
        .catch(() => undefined) // told to whoever asked for that one
        .then(() => {
          this.#again = undefined;
          return this.sweep();
        });
      return this.#again;
    }
    this.#running = this.#sweep().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #sweep(): Promise<void> {
    const { store, present, config, now } = this.#parts;
    const looking = { store, present, patience: config.times.remind, now };
    while (!this.#ending.signal.aborted && (await writeCalls(looking, TABLES)) === TABLES);
    for (let more = true; more && !this.#ending.signal.aborted; ) {
      const due = await store.reminders.due(now(), WAYS);
      const waiting = due.values();
      const next = async (): Promise<void> => {
        for (const way of waiting) if (!this.#ending.signal.aborted) await this.#sendBy(way);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, next));
      more = due.length === WAYS;
    }
    if (!this.#ending.signal.aborted) await this.#tidy();
  }

  /** Somebody was nudged at a table that waits for them. The sweep sends it. */
  nudge(table: TableId, seat: Seat, by: string): Promise<void> {
    const { store, present, now } = this.#parts;
    return writeNudge({ store, present, now }, { table, seat, by });
  }

  /** Somebody was asked to a table by one of their circle. */
  invited(invitation: Invitation): Promise<void> {
    return writeInvitation(this.#parts, invitation);
  }

  /** What goes wrong with one way is no reason for others to wait; this one is taken up again when nobody has it in hand any more. */
  async #sendBy(way: Way): Promise<void> {
    try {
      await sendBy(this.#post, way);
    } catch (fault) {
      this.#parts.outage.tell('warn', 'somebody could not be called', { way: way.kind, fault });
    }
  }

  async #tidy(): Promise<void> {
    const { store, now, elapsed } = this.#parts;
    if (elapsed() < this.#tidyAt) return;
    this.#tidyAt = elapsed() + HOUR;
    await store.reminders.sweep(now() - REMEMBERED, now() - CONFIRMABLE - DAY);
  }

  /** What is being sent is given up; whoever goes on sends it under the same id. */
  async close(): Promise<void> {
    this.#ending.abort();
    await this.#running?.catch(() => undefined);
    await this.#again?.catch(() => undefined);
    this.#mails?.close();
  }
}
