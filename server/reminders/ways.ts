import { randomBytes } from 'node:crypto';
import type { Language } from '@tafelrunde/kernel';
import type { RemindersInfo, TableId, WayInfo } from '@tafelrunde/protocol';
import { isZone } from '@tafelrunde/table';
import type { Limit } from '../buckets.ts';
import { fail } from '../fail.ts';
import type { Key } from '../key.ts';
import type { Limits } from '../limits.ts';
import type { Store } from '../store/port.ts';
import type { Way, Wishes } from '../store/reminders.ts';
import { type MailLink, type Mails, readMailAddress, wayOfToken } from './mail.ts';
import type { Sender } from './message.ts';
import { type Outside, PrivateAddressError, readUrl } from './outside.ts';
import { trialOf } from './post.ts';
import { areBrowserKeys, type BrowserKeys } from './push.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A link that confirms an address is good for so long. */
export const CONFIRMABLE = 3 * DAY;

/** Who asks, and how their browser calls this house. */
export interface Asker {
  readonly person: string;
  /** All ids under which streams know them. */
  readonly ids: readonly string[];
  readonly device: string;
  readonly name: string;
  readonly language: Language;
  readonly origin: string;
}

export interface WaysDeps {
  readonly store: Store;
  readonly key: Key;
  readonly outside: Outside;
  readonly mails: Mails | undefined;
  readonly senders: Readonly<Record<Way['kind'], Sender | undefined>>;
  readonly pushKey: string;
  readonly publicUrl: string | undefined;
  readonly limits: Pick<Limits, 'waysPerPerson'>;
  readonly trials: Limit;
  readonly now: () => number;
  readonly signal: AbortSignal;
}

/** How people say by which ways they want to be called. */
export class Ways {
  readonly #deps: WaysDeps;

  constructor(deps: WaysDeps) {
    this.#deps = deps;
  }

  async info({ person, device }: Pick<Asker, 'person' | 'device'>): Promise<RemindersInfo> {
    const { store, mails, pushKey } = this.#deps;
    const { reminders, persons } = store;
    const devices = new Map((await persons.devices(person)).map(({ id, kind, browser }) => [id, { kind, browser }]));
    const ways = (await reminders.ways(person)).map((way): WayInfo => {
      const leadsTo = devices.get(way.device);
      return {
        handle: way.id,
        kind: way.kind,
        address: way.kind === 'push' ? new URL(way.address).host : way.address,
        ...(way.kind === 'push' && way.device === device ? { here: true } : {}),
        ...(leadsTo === undefined ? {} : { device: leadsTo }),
        ...(way.table === undefined ? {} : { table: way.table }),
        on: way.offAt === undefined,
        ...(way.confirmedAt === undefined ? { unconfirmed: true } : {}),
        ...(way.trouble === undefined ? {} : { trouble: way.trouble }),
        ...(way.sentAt === undefined ? {} : { sentAt: way.sentAt }),
        ...(way.kind === 'webhook' ? { key: way.secret } : {}),
      };
    });
    return { ways, ...(await reminders.wishes(person)), muted: await reminders.mutes(person), mail: mails !== undefined, pushKey };
  }

  /** One's own program is called at every turn, or at those of one table. */
  async addWebhook(asker: Asker, typed: string, table?: TableId): Promise<void> {
    const url = await this.#outsideUrl(typed.trim());
    if (table !== undefined) await this.#mustSitAt(asker, table);
    const known = (await this.#ways(asker)).find((way) => way.kind === 'webhook' && way.address === url.href && way.table === table);
    await this.#save(asker, known, {
      kind: 'webhook',
      address: url.href,
      secret: known?.secret ?? randomBytes(32).toString('base64url'),
      confirmed: true,
      ...(table === undefined ? {} : { table }),
    });
  }

  async addPush(asker: Asker, endpoint: string, keys: BrowserKeys): Promise<void> {
    if (!areBrowserKeys(keys)) fail('bad-address');
    const { href } = await this.#outsideUrl(endpoint);
    const ways = await this.#ways(asker);
    // A browser has one subscription at a time: an older one of the same device leads nowhere.
    for (const { id, kind, device, address } of ways)
      if (kind === 'push' && device === asker.device && address !== href) await this.#deps.store.reminders.removeWay(asker.person, id);
    const known = ways.find((way) => way.kind === 'push' && way.address === href);
    await this.#save(asker, known, { kind: 'push', address: href, secret: JSON.stringify(keys), confirmed: true });
  }

  /** An address is written to once; anything more only after somebody there has said yes. */
  async addMail(asker: Asker, typed: string): Promise<void> {
    const { mails, trials, store, signal } = this.#deps;
    if (mails === undefined) fail('no-mail');
    const address = readMailAddress(typed) ?? fail('bad-address');
    const ways = await this.#ways(asker);
    const known = ways.find((way) => way.kind === 'mail' && way.address === address);
    if (known?.confirmedAt !== undefined && known.trouble === undefined) {
      await this.#save(asker, known, { kind: 'mail', address, secret: '', confirmed: true });
      return;
    }
    if (!trials.take(asker.person) || !trials.take(`mail ${address.toLowerCase()}`)) fail('too-many-tries');
    const way = await this.#save(asker, known, { kind: 'mail', address, secret: '', confirmed: false });
    const asked = await mails.askFor(way, asker.name, signal);
    if (asked.outcome === 'sent') {
      // Not before: whoever is refused a new address keeps the one they had.
      for (const other of ways) if (other.kind === 'mail' && other.id !== way.id) await store.reminders.removeWay(asker.person, other.id);
      return;
    }
    await store.reminders.removeWay(asker.person, way.id);
    fail(asked.outcome === 'off' ? 'bad-address' : 'no-mail');
  }

  async switch(asker: Asker, handle: string, on: boolean): Promise<void> {
    const way = await this.#own(asker, handle);
    const { offAt: _offAt, trouble: _trouble, ...rest } = way;
    const { language, origin } = asker;
    await this.#deps.store.reminders.saveWay(
      on ? { ...rest, language, origin: this.#originOf(origin) } : { ...way, offAt: this.#deps.now() },
    );
  }

  async remove(asker: Asker, handle: string): Promise<void> {
    await this.#own(asker, handle);
    await this.#deps.store.reminders.removeWay(asker.person, handle);
  }

  /** A message at once, by one way; true when it has arrived. */
  async try(asker: Asker, handle: string): Promise<boolean> {
    const way = await this.#own(asker, handle);
    const { trials, senders, now, signal, store } = this.#deps;
    const sender = senders[way.kind];
    if (way.confirmedAt === undefined || sender === undefined) fail('unknown-way');
    if (!trials.take(asker.person)) fail('too-many-tries');
    const delivery = await sender.send(way, trialOf(way, now()), signal);
    if (delivery.outcome !== 'off') return delivery.outcome === 'sent';
    const still = await store.reminders.way(way.id); // it may have been changed or removed while that was under way
    if (way.kind === 'push' && delivery.trouble === 'gone') await store.reminders.removeWay(way.person, way.id);
    else if (still !== undefined) await store.reminders.saveWay({ ...still, offAt: now(), trouble: delivery.trouble });
    return false;
  }

  async wish(asker: Asker, wishes: Wishes): Promise<void> {
    if (wishes.zone !== undefined && !isZone(wishes.zone)) fail('bad-zone');
    await this.#deps.store.reminders.saveWishes(asker.person, wishes, this.#deps.now());
  }

  async mute(asker: Asker, table: TableId, on: boolean): Promise<void> {
    await this.#mustSitAt(asker, table);
    await this.#deps.store.reminders.mute(asker.person, table, on);
  }

  /** Somebody followed a link of a mail. */
  async byMail(link: MailLink, token: string): Promise<void> {
    const { store, key, now } = this.#deps;
    const id = wayOfToken(key, link, token);
    const way = id === undefined ? undefined : await store.reminders.way(id);
    if (link === 'stop') {
      if (id === undefined) fail('bad-mail-link');
      if (way !== undefined) await store.reminders.removeWay(way.person, way.id); // twice is no harm
      return;
    }
    if (way === undefined || (way.confirmedAt === undefined && now() - way.madeAt > CONFIRMABLE)) fail('bad-mail-link');
    if (way.confirmedAt === undefined) await store.reminders.saveWay({ ...way, confirmedAt: now() });
  }

  #ways({ person }: Asker): Promise<readonly Way[]> {
    return this.#deps.store.reminders.ways(person);
  }

  async #own(asker: Asker, handle: string): Promise<Way> {
    return (await this.#ways(asker)).find(({ id }) => id === handle) ?? fail('unknown-way');
  }

  /** In the operator's words where there are any: a link must not lead where a forged address says. */
  #originOf(origin: string): string {
    return this.#deps.publicUrl ?? origin;
  }

  async #mustSitAt({ ids }: Asker, table: TableId): Promise<void> {
    const row = await this.#deps.store.row(table);
    if (row === undefined || !ids.some((id) => row.members.includes(id))) fail('unknown-table');
  }

  async #outsideUrl(typed: string): Promise<URL> {
    const url = readUrl(typed) ?? fail('bad-address');
    try {
      await this.#deps.outside.mustBeOutside(url);
    } catch (fault) {
      fail(fault instanceof PrivateAddressError ? 'private-address' : 'bad-address');
    }
    return url;
  }

  async #save(
    asker: Asker,
    known: Way | undefined,
    { confirmed, ...what }: Pick<Way, 'kind' | 'address' | 'secret' | 'table'> & { readonly confirmed: boolean },
  ): Promise<Way> {
    const { store, limits, now } = this.#deps;
    if (known === undefined && (await this.#ways(asker)).length >= limits.waysPerPerson) fail('too-many-ways');
    const way: Way = {
      id: known?.id ?? randomBytes(16).toString('base64url'),
      person: asker.person,
      device: what.kind === 'push' ? asker.device : '',
      language: asker.language,
      origin: this.#originOf(asker.origin),
      madeAt: known?.madeAt ?? now(),
      freeAt: 0,
      held: 0,
      ...what,
      ...(confirmed ? { confirmedAt: known?.confirmedAt ?? now() } : {}),
    };
    await store.reminders.saveWay(way);
    return way;
  }
}
