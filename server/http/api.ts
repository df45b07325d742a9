import type { WholeGame, Language, MatchRecord } from '@tafelrunde/kernel';
import { type DealtMatches, type Me, meBody, type NewTableAnswer, newTableBody, PROTOCOL, type TableId } from '@tafelrunde/protocol';
import { dealtMatches, type Guest, recordOf } from '@tafelrunde/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { senderOf } from '../address.ts';
import type { Limit } from '../buckets.ts';
import type { Config } from '../config.ts';
import { fail } from '../fail.ts';
import { readJson } from '../frames.ts';
import type { Guests } from '../identity.ts';
import type { Key } from '../key.ts';
import type { Metrics } from '../metrics.ts';
import { readName } from '../names.ts';
import { ConflictError, type Store } from '../store/port.ts';
import type { Tables } from '../tables.ts';
import type { Tally } from '../tally.ts';
import type { LastAddresses } from '../last-addresses.ts';
import type { Passkeys } from '../passkeys.ts';
import type { People } from '../persons.ts';
import type { Ways } from '../reminders/ways.ts';
import { addCarried } from './carried.ts';
import { addCircle, type CircleDeps } from './circle.ts';
import { addHush } from './hush.ts';
import { addContents } from './contents.ts';
import { mustBeSameOrigin } from './guard.ts';
import { addHouse } from './house.ts';
import { addLobby, unfinishedOf } from './lobby.ts';
import { addStatistics } from './statistics.ts';
import type { Who } from './who.ts';
import { addReminders } from './reminders.ts';
import { addYou } from './you.ts';

export interface ApiDeps {
  readonly config: Config;
  readonly key: Key;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly store: Store;
  readonly tables: Tables;
  readonly guests: Guests;
  readonly people: People;
  readonly passkeys: Passkeys;
  readonly ways: Ways;
  readonly who: Who;
  readonly now: () => number;
  /** API requests and new sockets of one address. */
  readonly requests: Limit;
  readonly tally: Tally;
  readonly lastAddresses: LastAddresses;
  /** Open pages of this guest hear of the new name. */
  readonly renamed: (guest: string, name: string) => void;
  readonly language: (request: FastifyRequest) => Language;
  /** Somebody was asked to a table: they may want to hear of it. */
  readonly invited: CircleDeps['invited'];
  /** Notes which game a request is about, so that a refusal can be told in the game's own words. */
  readonly about: (request: FastifyRequest, game: string) => void;
  readonly gameOf: (id: string) => Promise<WholeGame | undefined>;
}

const HOUR = 3600;
const code = /^[a-z0-9-]{3,48}$/;

export function addApi(app: FastifyInstance, deps: ApiDeps): { prune(): void } {
  const { config, store, tables, guests, who, requests } = deps;
  const { limits, build } = config;
  const laid = deps.tally.limit('tables', limits.tablesPerAddressPerHour, limits.tablesPerAddressPerHour / HOUR);

  /** A body is JSON that nobody else's page could have sent, with nothing in it but what is asked for. */
  const read = <Schema extends v.GenericSchema>(request: FastifyRequest, schema: Schema): v.InferOutput<Schema> => {
    mustBeSameOrigin(request);
    const result = v.safeParse(schema, readJson(String(request.body), limits.depth), { abortEarly: true });
    return result.success ? result.output : fail('bad-frame');
  };
  const guestOf = async (request: FastifyRequest): Promise<Guest> => {
    const id = await who.of(request);
    return { id, name: await stored(() => guests.name(id, deps.language(request))) };
  };

  const me = async (request: FastifyRequest): Promise<Me> => meOf(await guestOf(request));
  const meOf = async ({ id, name }: Guest): Promise<Me> => {
    const crest = (await stored(() => store.persons.person(id)))?.crest;
    return { name, ...(crest === undefined ? {} : { crest }), build, protocol: PROTOCOL };
  };

  const rename = async (request: FastifyRequest): Promise<Me> => {
    const name = readName(read(request, meBody).name, limits.name);
    const id = await who.of(request);
    await stored(() => guests.rename(id, name));
    deps.renamed(id, name);
    return meOf({ id, name });
  };

  /** Who asks for a table, if they may have another. */
  const maker = async (request: FastifyRequest): Promise<Guest> => {
    const guest = await guestOf(request);
    const unfinished = await stored(() => unfinishedOf(store, [guest.id], limits.tablesPerGuest));
    if (unfinished.length >= limits.tablesPerGuest || !laid.take(senderOf(request.ip))) fail('too-many-tables');
    deps.lastAddresses.note(guest.id, senderOf(request.ip));
    await stored(() => guests.seen(guest.id, guest.name));
    return guest;
  };

  const lay = async (request: FastifyRequest, reply: FastifyReply): Promise<NewTableAnswer> => {
    const wish = read(request, newTableBody);
    deps.about(request, wish.game);
    const guest = await maker(request);
    const table = await stored(() => tables.create(guest, wish));
    reply.code(201);
    return { table };
  };

  /** A finished match as a file, for anybody who knows the table: everything in it is open by then. */
  const record = async (request: FastifyRequest<{ Params: { table: string } }>, reply: FastifyReply): Promise<MatchRecord> => {
    const { table: id } = request.params;
    if (!code.test(id)) fail('unknown-table');
    const table = tables.at(id as TableId);
    const file = await table.run(async () => recordOf(await table.fresh()));
    reply.header('content-disposition', `attachment; filename="${id}.json"`);
    return file;
  };

  /** The matches that were dealt as this finished one was, beside it. */
  const deal = async ({ params: { table: id } }: FastifyRequest<{ Params: { table: string } }>): Promise<DealtMatches> => {
    if (!code.test(id)) fail('unknown-table');
    return { matches: dealtMatches(await tables.dealt(id as TableId), id as TableId) };
  };

  const parts: { prune(): void }[] = [laid];
  app.register(
    async (api) => {
      api.removeAllContentTypeParsers();
      api.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: limits.body }, (_request, body, done) =>
        done(null, body),
      );
      api.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        if (!requests.take(senderOf(request.ip))) fail('too-many-requests');
      });
      api.route({ method: 'GET', url: '/me', handler: me });
      api.route({ method: 'POST', url: '/me', handler: rename });
      addLobby(api, { ...deps, limits, stored });
      api.route({ method: 'POST', url: '/tables', handler: lay });
      api.route({ method: 'GET', url: '/tables/:table/record', handler: record });
      api.route({ method: 'GET', url: '/tables/:table/deal', handler: deal });
      addCircle(api, { ...deps, read, stored });
      addHush(api, { ...deps, read, stored });
      addStatistics(api, { ...deps, limits, read, stored });
      const carry = (guest: Guest, here: string, text: string) => stored(() => tables.carry(guest, here, text));
      parts.push(addCarried(api, { ...deps, limits, maker, carry }));
      addReminders(api, { ...deps, read, stored });
      parts.push(
        addContents(api, { ...deps, limits, stored }),
        addYou(api, { ...deps, limits, read, stored }),
        addHouse(api, { ...deps, limits, read, stored }),
      );
    },
    { prefix: '/api' },
  );

  return {
    prune: () => {
      for (const part of parts) part.prune();
    },
  };
}

/** Somebody else was faster: it can be tried again, like whatever could not be written. */
async function stored<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (fault) {
    if (fault instanceof ConflictError) fail('storage-failed');
    throw fault;
  }
}
