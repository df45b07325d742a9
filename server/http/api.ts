import type { GameModule, Language, MatchRecord } from '@tafelrunde/kernel';
import {
  type Me,
  meBody,
  type NewTableAnswer,
  newTableBody,
  PROTOCOL,
  type TableId,
  type Tables as TableLists,
} from '@tafelrunde/protocol';
import { type Guest, recordOf, summaryFor } from '@tafelrunde/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { senderOf } from '../address.ts';
import { Buckets } from '../buckets.ts';
import type { Config } from '../config.ts';
import { fail } from '../fail.ts';
import { readJson } from '../frames.ts';
import type { Guests } from '../identity.ts';
import { readName } from '../names.ts';
import { ConflictError, StorageError, type Store } from '../store/port.ts';
import type { Tables } from '../tables.ts';
import type { Whereabouts } from '../whereabouts.ts';
import { addContents } from './contents.ts';
import { mustBeSameOrigin } from './guard.ts';
import type { Who } from './who.ts';

export interface ApiHouse {
  readonly config: Config;
  readonly store: Store;
  readonly tables: Tables;
  readonly guests: Guests;
  readonly who: Who;
  readonly now: () => number;
  readonly elapsed: () => number;
  /** API requests and new sockets of one address. */
  readonly requests: Buckets;
  readonly whereabouts: Whereabouts;
  /** Open pages of this guest hear of the new name. */
  readonly renamed: (guest: string, name: string) => void;
  readonly language: (request: FastifyRequest) => Language;
  /** Notes which game a request is about, so that a refusal can be told in the game's own words. */
  readonly about: (request: FastifyRequest, game: string) => void;
  readonly gameOf: (id: string) => Promise<GameModule | undefined>;
}

const HOUR = 3600;
const code = /^[a-z0-9-]{3,48}$/;

export function addApi(app: FastifyInstance, house: ApiHouse): { prune(): void } {
  const { config, store, tables, guests, who, requests } = house;
  const { limits, build } = config;
  const laid = new Buckets(limits.tablesPerAddressPerHour, limits.tablesPerAddressPerHour / HOUR, house.elapsed);

  /** A body is JSON that nobody else's page could have sent, with nothing in it but what is asked for. */
  const read = <Schema extends v.GenericSchema>(request: FastifyRequest, schema: Schema): v.InferOutput<Schema> => {
    mustBeSameOrigin(request);
    const result = v.safeParse(schema, readJson(String(request.body), limits.depth), { abortEarly: true });
    return result.success ? result.output : fail('bad-frame');
  };
  const guestOf = async (request: FastifyRequest): Promise<Guest> => {
    const id = who.of(request);
    return { id, name: await stored(() => guests.name(id, house.language(request))) };
  };

  const me = async (request: FastifyRequest): Promise<Me> => ({ name: (await guestOf(request)).name, build, protocol: PROTOCOL });

  const rename = async (request: FastifyRequest): Promise<Me> => {
    const name = readName(read(request, meBody).name, limits.name);
    const id = who.of(request);
    await stored(() => guests.rename(id, name));
    house.renamed(id, name);
    return { name, build, protocol: PROTOCOL };
  };

  const lobby = async (request: FastifyRequest): Promise<TableLists> => {
    const guest = who.of(request);
    const [mine, open] = await stored(() =>
      Promise.all([store.tables({ member: guest, limit: limits.listed }), store.tables({ publicWaiting: true, limit: limits.listed })]),
    );
    return {
      mine: mine.filter((row) => row.status !== 'closed').map((row) => summaryFor(row, guest)),
      open: open.filter((row) => !row.members.includes(guest)).map((row) => summaryFor(row, guest)),
    };
  };

  const lay = async (request: FastifyRequest, reply: FastifyReply): Promise<NewTableAnswer> => {
    const wish = read(request, newTableBody);
    house.about(request, wish.game);
    const guest = await guestOf(request);
    const mine = await stored(() => store.tables({ member: guest.id, limit: limits.tablesPerGuest * 4 }));
    const unfinished = mine.filter(({ status }) => status === 'waiting' || status === 'running').length;
    if (unfinished >= limits.tablesPerGuest || !laid.take(senderOf(request.ip))) fail('too-many-tables');
    house.whereabouts.note(guest.id, senderOf(request.ip));
    await stored(() => guests.seen(guest.id, guest.name));
    const table = await stored(() => tables.create(guest, wish));
    reply.code(201);
    return { table };
  };

  /** A finished match as a file, for anybody who knows the table: everything in it is open by then. */
  const record = async (request: FastifyRequest<{ Params: { table: string } }>, reply: FastifyReply): Promise<MatchRecord> => {
    const { table: id } = request.params;
    if (!code.test(id)) fail('unknown-table');
    const table = tables.at(id as TableId);
    const file = await table.run(async () => recordOf(await table.ready()));
    reply.header('content-disposition', `attachment; filename="${id}.json"`);
    return file;
  };

  let contents: { prune(): void } | undefined;
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
      api.route({ method: 'GET', url: '/tables', handler: lobby });
      api.route({ method: 'POST', url: '/tables', handler: lay });
      api.route({ method: 'GET', url: '/tables/:table/record', handler: record });
      contents = addContents(api, { ...house, limits, stored });
    },
    { prefix: '/api' },
  );

  return {
    prune: () => {
      laid.prune();
      contents?.prune();
    },
  };
}

/** A store that fails is told as such; refusals pass. */
async function stored<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (fault) {
    if (fault instanceof ConflictError || fault instanceof StorageError) fail('storage-failed');
    throw fault;
  }
}
