import { createHash, randomBytes } from 'node:crypto';
import type { Language } from '@tafelrunde/kernel';
import type { DeviceLink, TableId } from '@tafelrunde/protocol';
import { seatsOf } from '@tafelrunde/table';
import { fail } from './fail.ts';
import { COOKIE_SECONDS, newGuest } from './identity.ts';
import type { Key } from './key.ts';
import type { Limits, Times } from './limits.ts';
import { forgetGuest, tablesOf } from './operator.ts';
import type { Outage } from './outage.ts';
import type { Device, RecoveryCode, Ticket } from './store/persons.ts';
import type { Store, TableRow } from './store/port.ts';
import type { Tables } from './tables.ts';
import { recoveryCode } from './words.ts';

const CODES = 8;
const HOUR = 60 * 60 * 1000;
/** A revocation by another process is noticed by then, even if a sweep came late. */
const OVERLAP = 5 * 60 * 1000;

/** What a link, a code or a passkey proved: whose this browser is, and how the proof is used up. */
export interface Proved {
  readonly person: string;
  /** False: somebody else was faster. */
  use(): Promise<boolean>;
}

/** Where a request comes from. */
export interface Standing {
  readonly person: string;
  readonly device: string;
  readonly look: { readonly kind: string; readonly browser: string };
}

export interface PersonsDeps {
  readonly store: Store;
  readonly tables: Tables;
  readonly key: Key;
  readonly outage: Outage;
  readonly limits: Pick<Limits, 'devicesPerPerson' | 'mergedPersons'>;
  readonly times: Pick<Times, 'deviceLink' | 'leaving' | 'settling'>;
  readonly now: () => number;
  /** The same for what cannot be made undone. */
  readonly surely: () => number;
  readonly elapsed: () => number;
  /** Open pages of these devices must go, in this process. */
  readonly sendAway: (devices: ReadonlySet<string>) => void;
  /** The others hear of it at once; should it be lost, their next sweep finds it. */
  readonly tellAway: (devices: ReadonlySet<string>) => void;
}

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** People and the devices they play from: how one is added, how one is lost, how somebody goes for good. */
export class People {
  readonly #deps: PersonsDeps;
  /** By the clock nobody sets. */
  readonly #began: number;
  #tidyAt = 0;

  constructor(deps: PersonsDeps) {
    this.#deps = deps;
    this.#began = deps.elapsed();
  }

  /** Under which ids streams know this person. */
  async idsOf(person: string): Promise<readonly string[]> {
    return [person, ...(await this.#deps.store.persons.aliases(person))];
  }

  /** Under which of their ids somebody sits at a table: at one where two of them sit, each device keeps the seat it had. */
  async guestAt({ person, device }: Pick<Standing, 'person' | 'device'>, table: TableId): Promise<string> {
    const ids = await this.idsOf(person);
    if (ids.length === 1) return person;
    return idIn(await this.#deps.store.row(table), [...ids.filter((id) => id === device), ...ids]) ?? person;
  }

  /** The handle of a device outside: its id is what its cookie signs. */
  handleOf(device: string): string {
    return this.#deps.key.sign('device-handle', device).subarray(0, 12).toString('base64url');
  }

  /** This device is written down, so that the person's other devices see it. */
  async note({ person, device, look }: Standing): Promise<Device> {
    const { store, now } = this.#deps;
    const known = await store.persons.device(device);
    const at = now();
    const noted: Device = { id: device, person, ...look, createdAt: known?.createdAt ?? at, seenAt: at };
    await store.persons.saveDevice(noted);
    return noted;
  }

  async link(standing: Standing): Promise<DeviceLink> {
    const { store, now, times } = this.#deps;
    await this.note(standing);
    const secret = randomBytes(24).toString('base64url');
    const until = now() + times.deviceLink;
    await store.persons.saveTicket({ hash: hashOf(secret), kind: 'device', person: standing.person, expiresAt: until });
    return { secret, until };
  }

  async byLink(secret: string): Promise<Proved> {
    const { store, now } = this.#deps;
    const ticket: Ticket = (await store.persons.ticket(hashOf(secret), 'device', now())) ?? fail('bad-entry');
    return { person: ticket.person, use: () => store.persons.takeTicket(ticket, now()) };
  }

  /** New recovery codes; the old ones are worthless. Only their hashes are kept. */
  async newCodes(standing: Standing, language: Language): Promise<readonly string[]> {
    const { store, now } = this.#deps;
    await this.note(standing);
    const codes = Array.from({ length: CODES }, () => recoveryCode(language));
    await store.persons.replaceCodes(
      standing.person,
      codes.map((code) => this.#codeHash(code)),
      now(),
    );
    return codes;
  }

  async byCode(typed: string): Promise<Proved> {
    const { store, now } = this.#deps;
    const plain = typed
      .trim()
      .toLowerCase()
      .replace(/[\s-–—]+/g, '-');
    const code: RecoveryCode = (await store.persons.code(this.#codeHash(plain))) ?? fail('bad-entry');
    if (code.usedAt !== undefined) fail('bad-entry');
    return { person: code.person, use: () => store.persons.takeCode(code, now()) };
  }

  /** A code is short enough to be tried out by whoever has the database: without the server's key its hash says nothing. */
  #codeHash(code: string): string {
    return this.#deps.key.sign('recovery-code', code).toString('base64url');
  }

  /**
   * This browser becomes a device of whoever was proved to be its owner. Merged, whoever it was so far is the same person from now on,
   * and it keeps its cookie; otherwise it gets a new one. Returns the id of its device.
   */
  async enter({ person: was, device, look }: Standing, proved: Proved, merge: boolean): Promise<string> {
    const { store, limits, now } = this.#deps;
    const { person } = proved;
    if (was === person) return device;
    const devices = await store.persons.devices(person);
    const joining = merge ? (await store.persons.devices(was)).length : 0;
    if (devices.length + Math.max(1, joining) > limits.devicesPerPerson) fail('too-many-devices');
    const merged = merge ? (await this.idsOf(person)).length + (await this.idsOf(was)).length : 0;
    if (merged > limits.mergedPersons) fail('too-many-devices');
    if (!(await proved.use())) fail('bad-entry');
    if (merge) {
      await store.persons.merge(was, person, now());
      await this.note({ person, device, look });
      return device;
    }
    await store.persons.revokeDevice(was, device, now());
    const fresh = newGuest();
    await this.note({ person, device: fresh, look });
    return fresh;
  }

  /** Signs a device out; its cookie is worthless from now on. */
  async revoke(person: string, handle: string): Promise<void> {
    const { store, now } = this.#deps;
    const device = (await store.persons.devices(person)).find(({ id }) => this.handleOf(id) === handle) ?? fail('unknown-device');
    if (!(await store.persons.revokeDevice(person, device.id, now()))) fail('unknown-device');
    this.#away([device.id]);
  }

  async leave(standing: Standing): Promise<number> {
    const { store, now, times } = this.#deps;
    await this.note(standing);
    const at = now() + times.leaving;
    await store.persons.setLeaving(standing.person, at);
    return at;
  }

  async stay(person: string): Promise<void> {
    await this.#deps.store.persons.setLeaving(person, undefined);
  }

  /** Not wanted here any more: sent away, and a bot plays on. */
  async ban(person: string): Promise<void> {
    const { store, now } = this.#deps;
    await store.bans.ban(person, await this.idsOf(person), now());
    await this.#leaveTables(person);
  }

  /** Forgotten without a time of grace. */
  async forgetNow(person: string): Promise<void> {
    await this.#forget(person);
  }

  /** What the clock does: sockets of devices revoked elsewhere go, people who wanted to are forgotten, old tickets are cleared away. */
  async sweep(): Promise<void> {
    const { store, elapsed, times, outage, sendAway } = this.#deps;
    const now = this.#deps.surely();
    const revoked = [...(await store.persons.revokedSince(now - OVERLAP)), ...(await store.bans.bannedSince(now - OVERLAP))];
    if (revoked.length > 0) sendAway(new Set(revoked));
    // A machine whose clock was wrong when it started has set it by then: nobody is forgotten by mistake.
    if (elapsed() - this.#began < times.settling) return;
    for (const person of await store.persons.leaving(now)) {
      await this.#forget(person).catch((fault: unknown) => outage.tell('warn', 'somebody could not be forgotten yet', { fault }));
    }
    if (elapsed() < this.#tidyAt) return;
    this.#tidyAt = elapsed() + HOUR;
    await store.persons.sweep(now, now - COOKIE_SECONDS * 1000);
  }

  #away(devices: readonly string[]): void {
    const all = new Set(devices);
    this.#deps.sendAway(all);
    this.#deps.tellAway(all);
  }

  /** Their pages close, and at every table a bot plays on. */
  async #leaveTables(person: string): Promise<void> {
    const { store } = this.#deps;
    const ids = await this.idsOf(person);
    this.#away([...ids, ...(await store.persons.devices(person)).map(({ id }) => id)]);
    for (const guest of ids) {
      const rows = await tablesOf(store, guest);
      for (const row of rows) if (row.status === 'running' || row.status === 'waiting') await this.#standUp(row, guest);
    }
  }

  async #forget(person: string): Promise<void> {
    const { store, tables } = this.#deps;
    await this.#leaveTables(person);
    await forgetGuest(store, person, { scour: 'log', at: (table, work) => tables.rewrite(table, work) });
  }

  /** A bot plays on for whoever goes. */
  async #standUp({ id }: TableRow, guest: string): Promise<void> {
    const table = this.#deps.tables.at(id);
    const seats = await table.run(async () => seatsOf(await table.fresh(), guest));
    for (const seat of seats) await table.command({ id: guest, name: '' }, { type: 'stand', seat, id: `leave-${seat}` });
  }
}

/** The first of these ids that belongs to the table. */
export function idIn(row: TableRow | undefined, ids: readonly string[]): string | undefined {
  return ids.find((id) => row?.members.includes(id) === true);
}
