import type { Companion, TableId } from '@tafelrunde/protocol';
import { sittersIn } from '@tafelrunde/table';
import { fail } from './fail.ts';
import type { Key } from './key.ts';
import type { Invitation } from './store/invitations.ts';
import type { Store, TableRow } from './store/port.ts';

/** Tables that are looked at for whom one sat with, the newest of each id; people who are shown; people asked to one table. */
const TABLES = 200;
const PEOPLE = 60;
const INVITED = 20;

interface Known extends Companion {
  readonly person: string;
}

/** The people somebody has played with, and how they are asked to a table. Nobody is in it who did not sit at a table of theirs. */
export class CircleOf {
  readonly #store: Store;
  readonly #key: Key;
  readonly #person: string;
  readonly #ids: readonly string[];

  constructor(parts: { readonly store: Store; readonly key: Key }, person: string, ids: readonly string[]) {
    this.#store = parts.store;
    this.#key = parts.key;
    this.#person = person;
    this.#ids = ids;
  }

  /** The newest first. `table`: who is asked to it already is marked. */
  async people(table?: TableId): Promise<readonly Known[]> {
    const invited = new Set(table === undefined ? [] : (await this.#store.invitations.at(table)).map(({ person }) => person));
    const found = new Map<string, Known>();
    for (const row of await this.#begun()) {
      for (const guest of sittersIn(row)) {
        if (found.size >= PEOPLE) return [...found.values()];
        const person = await this.#store.persons.personOf(guest);
        if (person === this.#person || found.has(person)) continue;
        const known = await this.#store.guest(person);
        if (known === undefined) continue; // forgotten
        found.set(person, {
          person,
          handle: this.#key.sign('circle', this.#person, person).subarray(0, 12).toString('base64url'),
          name: known.name,
          crest: (await this.#store.persons.person(person))?.crest ?? 0,
          at: row.changedAt,
          game: row.game,
          ...(invited.has(person) ? { invited: true } : {}),
        });
      }
    }
    return [...found.values()];
  }

  /** Tables at which one plays or has played; at one that only waits nobody has sat with anybody yet. */
  async #begun(): Promise<readonly TableRow[]> {
    const rows = await Promise.all(this.#ids.map((member) => this.#store.tables({ member, limit: TABLES })));
    return rows
      .flat()
      .filter((row) => (row.status === 'running' || row.status === 'over') && sittersIn(row).some((guest) => this.#ids.includes(guest)))
      .toSorted((a, b) => b.changedAt - a.changedAt);
  }

  /** Asks one of them to a table that waits; the invitation, or nothing where they were asked before. */
  async invite(handle: string, row: TableRow, at: number): Promise<Invitation | undefined> {
    const companion = (await this.people()).find((known) => known.handle === handle) ?? fail('not-your-circle');
    if ((await this.#store.invitations.at(row.id)).length >= INVITED) fail('too-many-invited');
    const invitation: Invitation = { table: row.id, person: companion.person, inviter: this.#person, at };
    return (await this.#store.invitations.add(invitation)) ? invitation : undefined;
  }
}
