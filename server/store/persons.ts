import { forgottenHushes, mergedHushes } from './hushes.ts';
import { forgottenReminders, mergedReminders } from './reminders.ts';

/** One statement with its values; parameters are `?`. */
export interface Change {
  readonly sql: string;
  readonly values: readonly (string | number | null)[];
}

/** What an engine does for the questions below, which both put the same way. */
export interface Engine {
  ask<Raw extends object>(sql: string, ...values: readonly (string | number)[]): Promise<readonly Raw[]>;
  /** All of them or none, on the disk; true when the last one found something to change. */
  change(whose: string, ...changes: readonly Change[]): Promise<boolean>;
  /** Said behind the name of a table: by which index it is asked. SQLite keeps no figures to choose by; an engine that does is told nothing. */
  by(index: string): string;
}

/** A browser that acts for a person. Its id is in its cookie. */
export interface Device {
  readonly id: string;
  readonly person: string;
  /** What it looks like from here: `phone`, `tablet`, `computer`, or nothing. */
  readonly kind: string;
  readonly browser: string;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly revokedAt?: number;
  /** Its person is not wanted here. */
  readonly bannedAt?: number;
}

/** What a person chose beyond a name. */
export interface PersonRow {
  readonly id: string;
  readonly crest?: number;
  /** They want to be forgotten, and are from then on. */
  readonly leavesAt?: number;
}

/** Something that may be used once, by whoever knows the secret behind the hash. */
export interface Ticket {
  readonly hash: string;
  readonly kind: 'device' | 'passkey' | 'entry' | 'house';
  /** Nobody's where it is not known yet. */
  readonly person: string;
  readonly expiresAt: number;
}

export interface RecoveryCode {
  readonly hash: string;
  readonly person: string;
  readonly madeAt: number;
  readonly usedAt?: number;
}

export interface Passkey {
  readonly id: string;
  readonly person: string;
  /** base64url */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly madeAt: number;
  readonly usedAt: number;
}

interface RawDevice {
  readonly id: string;
  readonly person: string;
  readonly kind: string;
  readonly browser: string;
  readonly created_at: number;
  readonly seen_at: number;
  readonly revoked_at: number | null;
  readonly banned_at: number | null;
}

const DEVICE = `SELECT id, person, kind, browser, created_at, seen_at, revoked_at,
  (SELECT bans.banned_at FROM bans WHERE bans.person = devices.person) AS banned_at FROM devices`;
const PASSKEY = 'SELECT id, person, public_key, counter, transports, made_at, used_at FROM passkeys';
const CODE = 'SELECT hash, person, made_at, used_at FROM recovery_codes';

const device = (raw: RawDevice): Device => ({
  id: raw.id,
  person: raw.person,
  kind: raw.kind,
  browser: raw.browser,
  createdAt: raw.created_at,
  seenAt: raw.seen_at,
  ...(raw.revoked_at === null ? {} : { revokedAt: raw.revoked_at }),
  ...(raw.banned_at === null ? {} : { bannedAt: raw.banned_at }),
});

interface RawCode {
  readonly hash: string;
  readonly person: string;
  readonly made_at: number;
  readonly used_at: number | null;
}
const code = ({ hash, person, made_at: madeAt, used_at: usedAt }: RawCode): RecoveryCode => ({
  hash,
  person,
  madeAt,
  ...(usedAt === null ? {} : { usedAt }),
});

interface RawPasskey {
  readonly id: string;
  readonly person: string;
  readonly public_key: string;
  readonly counter: number;
  readonly transports: string;
  readonly made_at: number;
  readonly used_at: number;
}
const passkey = (raw: RawPasskey): Passkey => ({
  id: raw.id,
  person: raw.person,
  publicKey: raw.public_key,
  counter: raw.counter,
  transports: JSON.parse(raw.transports) as string[],
  madeAt: raw.made_at,
  usedAt: raw.used_at,
});

/**
 * Persons and their devices. A person has the id of the guest they were first known as; streams go on naming guests. A guest that was
 * merged into another person is an alias of that person. Whoever is in none of these lists is a person with one device of the same id.
 */
export class Persons {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  async device(id: string): Promise<Device | undefined> {
    return (await this.#engine.ask<RawDevice>(`${DEVICE} WHERE id = ?`, id)).map(device)[0];
  }

  /** Those that are not revoked, the last seen first. */
  async devices(person: string): Promise<readonly Device[]> {
    return (await this.#engine.ask<RawDevice>(`${DEVICE} WHERE person = ? AND revoked_at IS NULL ORDER BY seen_at DESC, id`, person)).map(
      device,
    );
  }

  /** New, or seen again; one that was revoked stays so. */
  saveDevice({ id, person, kind, browser, createdAt, seenAt }: Device): Promise<boolean> {
    return this.#engine.change(person, {
      sql: `INSERT INTO devices (id, person, kind, browser, created_at, seen_at) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET kind = excluded.kind, browser = excluded.browser, seen_at = excluded.seen_at
        WHERE devices.revoked_at IS NULL`,
      values: [id, person, kind, browser, createdAt, seenAt],
    });
  }

  /** False when it is no device of this person, or was revoked before. Whoever has it now is not told either when it is their turn. */
  revokeDevice(person: string, id: string, at: number): Promise<boolean> {
    return this.#engine.change(
      person,
      { sql: 'DELETE FROM reminder_ways WHERE person = ? AND device = ?', values: [person, id] },
      {
        sql: 'UPDATE devices SET revoked_at = ? WHERE id = ? AND person = ? AND revoked_at IS NULL',
        values: [at, id, person],
      },
    );
  }

  async revokedSince(at: number): Promise<readonly string[]> {
    return (await this.#engine.ask<{ id: string }>('SELECT id FROM devices WHERE revoked_at >= ?', at)).map(({ id }) => id);
  }

  /** Who a guest named in a stream is today. */
  async personOf(guest: string): Promise<string> {
    return (await this.#engine.ask<{ person: string }>('SELECT person FROM aliases WHERE id = ?', guest))[0]?.person ?? guest;
  }

  /** Everybody this person was before they were merged. */
  async aliases(person: string): Promise<readonly string[]> {
    return (await this.#engine.ask<{ id: string }>('SELECT id FROM aliases WHERE person = ? ORDER BY id', person)).map(({ id }) => id);
  }

  async person(id: string): Promise<PersonRow | undefined> {
    return (
      await this.#engine.ask<{ id: string; crest: number | null; leaves_at: number | null }>(
        'SELECT id, crest, leaves_at FROM persons WHERE id = ?',
        id,
      )
    ).map(({ crest, leaves_at: leavesAt }) => ({
      id,
      ...(crest === null ? {} : { crest }),
      ...(leavesAt === null ? {} : { leavesAt }),
    }))[0];
  }

  async chooseCrest(person: string, crest: number): Promise<void> {
    await this.#engine.change(person, {
      sql: 'INSERT INTO persons (id, crest) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET crest = excluded.crest',
      values: [person, crest],
    });
  }

  /** `at`: when they are to be forgotten; undefined: they stay. */
  async setLeaving(person: string, at: number | undefined): Promise<void> {
    await this.#engine.change(person, {
      sql: 'INSERT INTO persons (id, leaves_at) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET leaves_at = excluded.leaves_at',
      values: [person, at ?? null],
    });
  }

  /** Who is to be forgotten by now. */
  async leaving(by: number): Promise<readonly string[]> {
    return (await this.#engine.ask<{ id: string }>('SELECT id FROM persons WHERE leaves_at <= ? ORDER BY leaves_at, id', by)).map(
      ({ id }) => id,
    );
  }

  /** One person from now on: devices, passkeys, own contents and all earlier names of `from` belong to `into`. */
  async merge(from: string, into: string, at: number): Promise<void> {
    const move = (table: string): Change => ({ sql: `UPDATE ${table} SET person = ? WHERE person = ?`, values: [into, from] });
    const drop = (table: string, column: string): Change => ({ sql: `DELETE FROM ${table} WHERE ${column} = ?`, values: [from] });
    await this.#engine.change(
      into,
      {
        sql: `INSERT INTO devices (id, person, kind, browser, created_at, seen_at) VALUES (?, ?, '', '', ?, ?) ON CONFLICT (id) DO NOTHING`,
        values: [from, into, at, at],
      },
      move('devices'),
      move('passkeys'),
      move('aliases'),
      { sql: 'INSERT INTO aliases (id, person) VALUES (?, ?) ON CONFLICT (id) DO NOTHING', values: [from, into] },
      {
        sql: `INSERT INTO content_lists (guest, content, game, option_key, title, listed_at)
          SELECT ?, content, game, option_key, title, listed_at FROM content_lists WHERE guest = ? ON CONFLICT DO NOTHING`,
        values: [into, from],
      },
      drop('content_lists', 'guest'),
      // Whether a rating is wanted is for `into` to say; what counted until now still does.
      { sql: 'UPDATE rating_wishes SET until_at = ? WHERE person = ? AND until_at IS NULL', values: [at, from] },
      {
        sql: `INSERT INTO rating_wishes (person, since_at, until_at)
          SELECT ?, since_at, until_at FROM rating_wishes WHERE person = ? ON CONFLICT DO NOTHING`,
        values: [into, from],
      },
      drop('rating_wishes', 'person'),
      ...mergedReminders(from, into),
      ...mergedHushes(from, into),
      {
        sql: `UPDATE bans SET person = ? WHERE person = ? AND NOT EXISTS (SELECT 1 FROM bans WHERE person = ?)`,
        values: [into, from, into],
      },
      drop('bans', 'person'),
      drop('invitations', 'person'),
      { sql: 'UPDATE invitations SET inviter = ? WHERE inviter = ?', values: [into, from] },
      drop('recovery_codes', 'person'),
      drop('tickets', 'person'),
      drop('guests', 'id'),
      drop('persons', 'id'),
    );
  }

  /** Nothing is left but the ids of the devices, so that their cookies stay worthless. */
  async remove(person: string, at: number): Promise<void> {
    const ids = [person, ...(await this.aliases(person))];
    const drop = (table: string, column = 'person'): Change => ({ sql: `DELETE FROM ${table} WHERE ${column} = ?`, values: [person] });
    await this.#engine.change(
      person,
      ...ids.map((id) => ({
        sql: `INSERT INTO devices (id, person, kind, browser, created_at, seen_at) VALUES (?, ?, '', '', ?, ?) ON CONFLICT (id) DO NOTHING`,
        values: [id, person, at, at],
      })),
      {
        sql: `UPDATE devices SET person = '', kind = '', browser = '', created_at = 0, seen_at = 0, revoked_at = ? WHERE person = ?`,
        values: [at, person],
      },
      // The ratings of others rest on matches with somebody of this id: from now on there are no more.
      { sql: 'UPDATE rating_wishes SET until_at = ? WHERE person = ? AND until_at IS NULL', values: [at, person] },
      drop('invitations'),
      drop('invitations', 'inviter'),
      drop('aliases'),
      drop('tickets'),
      drop('recovery_codes'),
      drop('passkeys'),
      ...forgottenReminders(person),
      ...forgottenHushes(person),
      drop('persons', 'id'),
    );
  }

  async saveTicket({ hash, kind, person, expiresAt }: Ticket): Promise<void> {
    await this.#engine.change(person, {
      sql: 'INSERT INTO tickets (hash, kind, person, expires_at) VALUES (?, ?, ?, ?)',
      values: [hash, kind, person, expiresAt],
    });
  }

  /** While it is good. */
  async ticket(hash: string, kind: Ticket['kind'], now: number): Promise<Ticket | undefined> {
    return (
      await this.#engine.ask<{ person: string; expires_at: number }>(
        'SELECT person, expires_at FROM tickets WHERE hash = ? AND kind = ? AND expires_at > ?',
        hash,
        kind,
        now,
      )
    ).map(({ person, expires_at: expiresAt }) => ({ hash, kind, person, expiresAt }))[0];
  }

  /** Uses it up. Of several who try, one gets true. */
  takeTicket({ hash, kind, person }: Ticket, now: number): Promise<boolean> {
    return this.#engine.change(person, {
      sql: 'DELETE FROM tickets WHERE hash = ? AND kind = ? AND expires_at > ?',
      values: [hash, kind, now],
    });
  }

  /** New codes in place of all there were. */
  async replaceCodes(person: string, hashes: readonly string[], madeAt: number): Promise<void> {
    await this.#engine.change(
      person,
      { sql: 'DELETE FROM recovery_codes WHERE person = ?', values: [person] },
      ...hashes.map((hash) => ({
        sql: 'INSERT INTO recovery_codes (hash, person, made_at) VALUES (?, ?, ?)',
        values: [hash, person, madeAt],
      })),
    );
  }

  async codes(person: string): Promise<readonly RecoveryCode[]> {
    return (await this.#engine.ask<RawCode>(`${CODE} WHERE person = ? ORDER BY hash`, person)).map(code);
  }

  async code(hash: string): Promise<RecoveryCode | undefined> {
    return (await this.#engine.ask<RawCode>(`${CODE} WHERE hash = ?`, hash)).map(code)[0];
  }

  /** Uses it up. Of several who try, one gets true. */
  takeCode({ hash, person }: RecoveryCode, at: number): Promise<boolean> {
    return this.#engine.change(person, {
      sql: 'UPDATE recovery_codes SET used_at = ? WHERE hash = ? AND used_at IS NULL',
      values: [at, hash],
    });
  }

  async passkeys(person: string): Promise<readonly Passkey[]> {
    return (await this.#engine.ask<RawPasskey>(`${PASSKEY} WHERE person = ? ORDER BY made_at, id`, person)).map(passkey);
  }

  async passkey(id: string): Promise<Passkey | undefined> {
    return (await this.#engine.ask<RawPasskey>(`${PASSKEY} WHERE id = ?`, id)).map(passkey)[0];
  }

  /** A passkey of somebody else's is a ConflictError. */
  async addPasskey({ id, person, publicKey, counter, transports, madeAt, usedAt }: Passkey): Promise<void> {
    await this.#engine.change(person, {
      sql: 'INSERT INTO passkeys (id, person, public_key, counter, transports, made_at, used_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
      values: [id, person, publicKey, counter, JSON.stringify(transports), madeAt, usedAt],
    });
  }

  async usePasskey({ id, person }: Passkey, counter: number, usedAt: number): Promise<void> {
    await this.#engine.change(person, {
      sql: 'UPDATE passkeys SET counter = ?, used_at = ? WHERE id = ?',
      values: [counter, usedAt, id],
    });
  }

  removePasskey(person: string, id: string): Promise<boolean> {
    return this.#engine.change(person, { sql: 'DELETE FROM passkeys WHERE id = ? AND person = ?', values: [id, person] });
  }

  /** Tickets that ran out, and devices revoked so long ago that no browser has their cookie any more. */
  sweep(now: number, revokedBefore: number): Promise<boolean> {
    return this.#engine.change(
      '',
      { sql: 'DELETE FROM devices WHERE revoked_at < ?', values: [revokedBefore] },
      { sql: 'DELETE FROM tickets WHERE expires_at <= ?', values: [now] },
    );
  }
}
