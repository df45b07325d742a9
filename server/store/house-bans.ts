import type { Change, Engine } from './persons.ts';
import { guestRow, type RawGuest } from './rows.ts';
import type { GuestRow } from './port.ts';

/** Somebody the operator may have to do with. */
export interface KnownPerson extends GuestRow {
  readonly bannedAt?: number;
}

/** A text people brought, as the operator sees it. */
export interface SharedContent {
  readonly name: string;
  readonly game: string;
  /** JSON text: how it is called in every language. */
  readonly title: string;
  readonly listedAt: number;
  /** On how many lists it is. */
  readonly lists: number;
  readonly hiddenAt?: number;
}

interface RawShared {
  readonly name: string;
  readonly game: string;
  readonly title: string;
  readonly listed_at: number;
  readonly lists: number;
  readonly hidden_at: number | null;
}

/** Whom and what the operator does not want in the house. */
export class HouseBans {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** Those last seen, whose name holds this. */
  async people(part: string, limit: number): Promise<readonly KnownPerson[]> {
    const sql = `SELECT id, name, created_at, seen_at, (SELECT bans.banned_at FROM bans WHERE bans.person = guests.id) AS banned_at
      FROM guests WHERE lower(name) LIKE ? ESCAPE '!' ORDER BY seen_at DESC, id LIMIT ?`;
    const wanted = part.toLowerCase();
    // SQLite knows small and capital letters of English alone. Where there are others it finds too many, and they are looked at here.
    const plain = /^[ -~]*$/.test(wanted);
    const like = `%${wanted.replace(/[!%_]/g, (sign) => `!${sign}`).replace(/[^ -~]+/g, '%')}%`;
    const rows = await this.#engine.ask<RawGuest & { readonly banned_at: number | null }>(
      sql,
      like,
      plain ? limit : Number.MAX_SAFE_INTEGER,
    );
    const found = plain ? rows : rows.filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, limit);
    return found.map((raw) => ({ ...guestRow(raw), ...(raw.banned_at === null ? {} : { bannedAt: raw.banned_at }) }));
  }

  /** None of their devices gets in from now on; those nobody wrote down are, so that their cookies are known. */
  async ban(person: string, ids: readonly string[], at: number): Promise<void> {
    const note = (id: string): Change => ({
      sql: `INSERT INTO devices (id, person, kind, browser, created_at, seen_at) VALUES (?, ?, '', '', ?, ?) ON CONFLICT (id) DO NOTHING`,
      values: [id, person, at, at],
    });
    await this.#engine.change(person, ...ids.map(note), {
      sql: 'INSERT INTO bans (person, banned_at) VALUES (?, ?) ON CONFLICT (person) DO NOTHING',
      values: [person, at],
    });
  }

  unban(person: string): Promise<boolean> {
    return this.#engine.change(person, { sql: 'DELETE FROM bans WHERE person = ?', values: [person] });
  }

  /** Devices of people who were banned since. */
  async bannedSince(at: number): Promise<readonly string[]> {
    // Bans are few, devices many: asked as a join, each device was looked at every minute.
    const sql = 'SELECT id FROM devices WHERE person IN (SELECT person FROM bans WHERE banned_at >= ?)';
    return (await this.#engine.ask<{ id: string }>(sql, at)).map(({ id }) => id);
  }

  /** Texts on people's lists, the newest first, and those that are hidden. */
  async contents(limit: number): Promise<readonly SharedContent[]> {
    const sql = `SELECT content AS name, min(game) AS game, min(title) AS title, max(listed_at) AS listed_at, count(*) AS lists,
      (SELECT hidden_at FROM hidden_contents WHERE hidden_contents.name = content_lists.content) AS hidden_at
      FROM content_lists GROUP BY content ORDER BY max(listed_at) DESC, content LIMIT ?`;
    return (await this.#engine.ask<RawShared>(sql, limit)).map((raw) => ({
      name: raw.name,
      game: raw.game,
      title: raw.title,
      listedAt: raw.listed_at,
      lists: raw.lists,
      ...(raw.hidden_at === null ? {} : { hiddenAt: raw.hidden_at }),
    }));
  }

  async isHidden(name: string): Promise<boolean> {
    return (await this.#engine.ask<{ name: string }>('SELECT name FROM hidden_contents WHERE name = ?', name)).length > 0;
  }

  async hide(name: string, at: number): Promise<void> {
    await this.#engine.change(`content ${name}`, {
      sql: 'INSERT INTO hidden_contents (name, hidden_at) VALUES (?, ?) ON CONFLICT (name) DO NOTHING',
      values: [name, at],
    });
  }

  show(name: string): Promise<boolean> {
    return this.#engine.change(`content ${name}`, { sql: 'DELETE FROM hidden_contents WHERE name = ?', values: [name] });
  }
}
