import type { Language } from '@tafelrunde/kernel';
import type { AlsoKind, TableId } from '@tafelrunde/protocol';
import type { Change, Engine } from './persons.ts';

/** A way to reach a person who is away: an address of a browser, a mailbox, or a program of their own. */
export interface Way {
  readonly id: string;
  readonly person: string;
  readonly kind: 'push' | 'mail' | 'webhook';
  readonly address: string;
  /** What the way needs beside its address: the keys of a browser, the key a webhook is signed with. */
  readonly secret: string;
  /** The device that is called, where the way leads to one. */
  readonly device: string;
  /** For the turns at one table alone, in place of the person's other webhooks. */
  readonly table?: TableId;
  readonly language: Language;
  /** Where the person finds this house: links begin with it. */
  readonly origin: string;
  readonly madeAt: number;
  /** Not before somebody at the other end has said yes. */
  readonly confirmedAt?: number;
  readonly offAt?: number;
  /** Why it was switched off by itself. */
  readonly trouble?: string;
  readonly sentAt?: number;
  /** Nothing is sent before. */
  readonly freeAt: number;
  /** Rises with everybody who takes it in hand; whatever they write down afterwards carries it. */
  readonly held: number;
}

/** A call on its way. The id follows from way, table and question: one turn calls once by each way, whoever notices it. */
export interface Reminder {
  readonly id: string;
  readonly way: string;
  readonly person: string;
  readonly table: TableId;
  readonly ask: string;
  readonly madeAt: number;
  readonly dueAt: number;
  readonly tries: number;
  /** Calls that go out together; known before they do, so that a second try is the same message. */
  readonly batch?: string;
}

/** What a person wants: hours of the day, where they are. */
export interface Wishes {
  readonly zone?: string;
  readonly quiet?: { readonly from: number; readonly to: number };
  /** All calls of a day together, at this hour. */
  readonly daily?: number;
  /** What they want to hear of besides their turns. */
  readonly also?: readonly AlsoKind[];
}

interface RawWay {
  readonly id: string;
  readonly person: string;
  readonly kind: string;
  readonly address: string;
  readonly secret: string;
  readonly device: string;
  readonly table_id: string | null;
  readonly language: string;
  readonly origin: string;
  readonly made_at: number;
  readonly confirmed_at: number | null;
  readonly off_at: number | null;
  readonly trouble: string | null;
  readonly sent_at: number | null;
  readonly free_at: number;
  readonly held_number: number;
}

const WAY = `SELECT id, person, kind, address, secret, device, table_id, language, origin, made_at, confirmed_at, off_at, trouble, sent_at, free_at,
  held_number FROM reminder_ways`;

const wayFrom = (raw: RawWay): Way => ({
  id: raw.id,
  person: raw.person,
  kind: raw.kind as Way['kind'],
  address: raw.address,
  secret: raw.secret,
  device: raw.device,
  ...(raw.table_id === null ? {} : { table: raw.table_id as TableId }),
  language: raw.language as Language,
  origin: raw.origin,
  madeAt: raw.made_at,
  ...(raw.confirmed_at === null ? {} : { confirmedAt: raw.confirmed_at }),
  ...(raw.off_at === null ? {} : { offAt: raw.off_at }),
  ...(raw.trouble === null ? {} : { trouble: raw.trouble }),
  ...(raw.sent_at === null ? {} : { sentAt: raw.sent_at }),
  freeAt: raw.free_at,
  held: raw.held_number,
});

interface RawReminder {
  readonly id: string;
  readonly way: string;
  readonly person: string;
  readonly table_id: string;
  readonly ask: string;
  readonly made_at: number;
  readonly due_at: number;
  readonly tries: number;
  readonly batch: string | null;
}

const REMINDER = 'SELECT id, way, person, table_id, ask, made_at, due_at, tries, batch FROM reminders';

const reminderFrom = (raw: RawReminder): Reminder => ({
  id: raw.id,
  way: raw.way,
  person: raw.person,
  table: raw.table_id as TableId,
  ask: raw.ask,
  madeAt: raw.made_at,
  dueAt: raw.due_at,
  tries: raw.tries,
  ...(raw.batch === null ? {} : { batch: raw.batch }),
});

const writing = ({ id, way, person, table, ask, madeAt, dueAt }: Reminder): Change => ({
  sql: `INSERT INTO reminders (id, way, person, table_id, ask, made_at, due_at) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO NOTHING`,
  values: [id, way, person, table, ask, madeAt, dueAt],
});

/** Whoever has this way in hand still has it. */
const IN_HAND = '(SELECT held_number FROM reminder_ways WHERE id = ?) = ?';

/** How people are called, and which calls are under way. */
export class Reminders {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  async ways(person: string): Promise<readonly Way[]> {
    return (await this.#engine.ask<RawWay>(`${WAY} WHERE person = ? ORDER BY made_at, id`, person)).map(wayFrom);
  }

  async way(id: string): Promise<Way | undefined> {
    return (await this.#engine.ask<RawWay>(`${WAY} WHERE id = ?`, id)).map(wayFrom)[0];
  }

  /** New, or changed as a person may change it. What is under way by it stays so. */
  async saveWay(way: Way): Promise<void> {
    const { id, person, kind, address, secret, device, table, language, origin, madeAt, confirmedAt, offAt, trouble } = way;
    await this.#engine.change(person, {
      sql: `INSERT INTO reminder_ways
          (id, person, kind, address, secret, device, table_id, language, origin, made_at, confirmed_at, off_at, trouble)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET secret = excluded.secret, device = excluded.device, language = excluded.language,
          origin = excluded.origin, confirmed_at = excluded.confirmed_at, off_at = excluded.off_at, trouble = excluded.trouble`,
      values: [
        id,
        person,
        kind,
        address,
        secret,
        device,
        table ?? null,
        language,
        origin,
        madeAt,
        confirmedAt ?? null,
        offAt ?? null,
        trouble ?? null,
      ],
    });
  }

  removeWay(person: string, id: string): Promise<boolean> {
    return this.#engine.change(person, { sql: 'DELETE FROM reminder_ways WHERE id = ? AND person = ?', values: [id, person] });
  }

  async wishes(person: string): Promise<Wishes> {
    const [found] = await this.#engine.ask<{ body: string }>('SELECT body FROM reminder_wishes WHERE person = ?', person);
    return found === undefined ? {} : (JSON.parse(found.body) as Wishes);
  }

  /** What waits is looked at anew, by these wishes. */
  async saveWishes(person: string, wishes: Wishes, now: number): Promise<void> {
    await this.#engine.change(
      person,
      {
        sql: 'INSERT INTO reminder_wishes (person, body) VALUES (?, ?) ON CONFLICT (person) DO UPDATE SET body = excluded.body',
        values: [person, JSON.stringify(wishes)],
      },
      { sql: 'UPDATE reminders SET due_at = ? WHERE person = ? AND due_at > ? AND tries = 0', values: [now, person, now] },
    );
  }

  async mutes(person: string): Promise<readonly TableId[]> {
    const rows = await this.#engine.ask<{ table_id: TableId }>('SELECT table_id FROM reminder_mutes WHERE person = ?', person);
    return rows.map(({ table_id: table }) => table);
  }

  async mute(person: string, table: TableId, on: boolean): Promise<void> {
    await this.#engine.change(
      person,
      on
        ? { sql: 'INSERT INTO reminder_mutes (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING', values: [person, table] }
        : { sql: 'DELETE FROM reminder_mutes WHERE person = ? AND table_id = ?', values: [person, table] },
    );
  }

  /**
   * The table was looked at: these calls are written down, those that were before stay as they are, and it need not be looked at again
   * before `again`. All of it or nothing; a table that has moved on meanwhile is looked at again anyway.
   */
  async call(table: TableId, callAt: number, calls: readonly Reminder[], again?: number): Promise<void> {
    await this.#engine.change(`table ${table}`, ...calls.map(writing), {
      sql: 'UPDATE tables SET call_at = ? WHERE id = ? AND call_at = ?',
      values: [again ?? null, table, callAt],
    });
  }

  /** Calls that hang on nothing but themselves; those that were before stay as they are. */
  async add(table: TableId, calls: readonly Reminder[]): Promise<void> {
    await this.#engine.change(`table ${table}`, ...calls.map(writing));
  }

  /** Ways by which something is to go out now, and which nobody has in hand. */
  async due(now: number, limit: number): Promise<readonly Way[]> {
    const sql = `${WAY} WHERE free_at <= ? AND held_until <= ? AND id IN (SELECT way FROM reminders WHERE due_at <= ?) ORDER BY free_at, id LIMIT ?`;
    return (await this.#engine.ask<RawWay>(sql, now, now, now, limit)).map(wayFrom);
  }

  /** Takes a way in hand for a while; of several who try, one gets true. What is due and was not tried before becomes one batch. */
  async hold({ id, person, held }: Way, now: number, until: number, batch: string): Promise<boolean> {
    const mine = await this.#engine.change(person, {
      sql: 'UPDATE reminder_ways SET held_until = ?, held_number = held_number + 1 WHERE id = ? AND held_number = ? AND held_until <= ?',
      values: [until, id, held, now],
    });
    if (!mine) return false;
    await this.#engine.change(person, {
      sql: `UPDATE reminders SET batch = ? WHERE way = ? AND due_at <= ? AND batch IS NULL AND ${IN_HAND}`,
      values: [batch, id, now, id, held + 1],
    });
    return true;
  }

  /** Still at it. */
  keep({ id, person, held }: Way, until: number): Promise<boolean> {
    return this.#engine.change(person, {
      sql: 'UPDATE reminder_ways SET held_until = ? WHERE id = ? AND held_number = ? AND held_until > 0',
      values: [until, id, held],
    });
  }

  /** What is to go out by a way, the oldest first. */
  async waiting(way: string, now: number): Promise<readonly Reminder[]> {
    const rows = await this.#engine.ask<RawReminder>(`${REMINDER} WHERE way = ? AND due_at <= ? ORDER BY made_at, id`, way, now);
    return rows.map(reminderFrom);
  }

  /** These are done with: sent, or not to be sent any more. False: somebody else has the way in hand by now. */
  settle({ id: way, person, held }: Way, ids: readonly string[], sentAt?: number): Promise<boolean> {
    return this.#engine.change(
      person,
      ...ids.map((id) => ({
        sql: `UPDATE reminders SET due_at = NULL, sent_at = ? WHERE id = ? AND due_at IS NOT NULL AND ${IN_HAND}`,
        values: [sentAt ?? null, id, way, held],
      })),
    );
  }

  /** These wait until then; `tries` counts where it was tried in vain. */
  postpone({ id: way, person, held }: Way, ids: readonly string[], dueAt: number, tries: 0 | 1): Promise<boolean> {
    return this.#engine.change(
      person,
      ...ids.map((id) => ({
        sql: `UPDATE reminders SET due_at = ?, tries = tries + ${tries} WHERE id = ? AND due_at IS NOT NULL AND ${IN_HAND}`,
        values: [dueAt, id, way, held],
      })),
    );
  }

  /** Lets go of a way, and writes down what is known of it now; an empty trouble is none any more. */
  release(
    { id, person, held }: Way,
    {
      freeAt,
      sentAt,
      trouble,
      offAt,
    }: { readonly freeAt: number; readonly sentAt?: number; readonly trouble?: string; readonly offAt?: number },
  ): Promise<boolean> {
    return this.#engine.change(person, {
      sql: `UPDATE reminder_ways SET held_until = 0, free_at = ?, sent_at = coalesce(?, sent_at), trouble = nullif(coalesce(?, trouble), ''),
        off_at = coalesce(?, off_at) WHERE id = ? AND held_number = ?`,
      values: [freeAt, sentAt ?? null, trouble ?? null, offAt ?? null, id, held],
    });
  }

  /** How many calls wait, for the operator. */
  async outstanding(): Promise<number> {
    return (await this.#engine.ask<{ n: number }>('SELECT count(*) AS n FROM reminders WHERE due_at IS NOT NULL'))[0]?.n ?? 0;
  }

  /** Calls of a person, as they may read them. */
  async of(person: string): Promise<readonly Reminder[]> {
    return (await this.#engine.ask<RawReminder>(`${REMINDER} WHERE person = ? ORDER BY made_at, id`, person)).map(reminderFrom);
  }

  /** What was done with long ago, and addresses nobody ever confirmed. */
  sweep(before: number, unconfirmedBefore: number): Promise<boolean> {
    return this.#engine.change(
      '',
      { sql: 'DELETE FROM reminders WHERE made_at < ? AND due_at IS NULL', values: [before] },
      { sql: 'DELETE FROM reminder_ways WHERE confirmed_at IS NULL AND made_at < ?', values: [unconfirmedBefore] },
    );
  }
}

/** One person from now on: ways and calls belong to `into`, whose own wishes stand. */
export function mergedReminders(from: string, into: string): readonly Change[] {
  const drop = (table: string): Change => ({ sql: `DELETE FROM ${table} WHERE person = ?`, values: [from] });
  return [
    { sql: 'UPDATE reminder_ways SET person = ? WHERE person = ?', values: [into, from] },
    { sql: 'UPDATE reminders SET person = ? WHERE person = ?', values: [into, from] },
    {
      sql: 'INSERT INTO reminder_wishes (person, body) SELECT ?, body FROM reminder_wishes WHERE person = ? ON CONFLICT DO NOTHING',
      values: [into, from],
    },
    drop('reminder_wishes'),
    {
      sql: 'INSERT INTO reminder_mutes (person, table_id) SELECT ?, table_id FROM reminder_mutes WHERE person = ? ON CONFLICT DO NOTHING',
      values: [into, from],
    },
    drop('reminder_mutes'),
  ];
}

/** Nothing calls somebody who is gone; calls go with their ways. */
export function forgottenReminders(person: string): readonly Change[] {
  return ['reminder_ways', 'reminder_wishes', 'reminder_mutes', 'reminders'].map((table) => ({
    sql: `DELETE FROM ${table} WHERE person = ?`,
    values: [person],
  }));
}
