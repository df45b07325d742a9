import { isContentName, type Language } from '@tafelrunde/kernel';
import {
  handleBody,
  houseContentBody,
  houseEnterBody,
  type HouseInfo,
  houseQuery,
  houseTableBody,
  nothingBody,
  type TableId,
} from '@tafelrunde/protocol';
import { summaryFor } from '@tafelrunde/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { senderOf } from '../address.ts';
import { type Config, programVersion } from '../config.ts';
import { fail } from '../fail.ts';
import { HOUSE_COOKIE, HOUSE_STAY, readHouseCookie, useHouseSecret, writeHouseCookie } from '../house-access.ts';
import type { Key } from '../key.ts';
import type { Metrics } from '../metrics.ts';
import type { KnownPerson } from '../store/house-bans.ts';
import type { Tables } from '../tables.ts';
import type { YouDeps } from './you.ts';

export type HouseDeps = Pick<YouDeps, 'store' | 'people' | 'now' | 'read' | 'stored' | 'tally' | 'limits' | 'language'> & {
  readonly config: Config;
  readonly key: Key;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly tables: Tables;
};

/** Rows of each list. */
const LISTED = 200;

/**
 * The operator's page. Whoever can make a link at the terminal may come in, once per link; the browser then has a cookie that is sent
 * to this place alone, by pages of this place alone. Whatever is done here is written to the log.
 */
export function addHouse(api: FastifyInstance, deps: HouseDeps): { prune(): void } {
  const { store, people, now, key, log, metrics, tables, config, read, stored } = deps;
  const tries = deps.tally.limit('house', deps.limits.entryBurst, deps.limits.entriesPerSecond);

  const untilOf = (request: FastifyRequest): number =>
    readHouseCookie(key, request.cookies[HOUSE_COOKIE], now()) ?? fail('not-the-operator');
  const handleOf = (person: string) => key.sign('house-handle', person).subarray(0, 12).toString('base64url');
  const give = (request: FastifyRequest, reply: FastifyReply, value: string, seconds: number) =>
    reply.setCookie(HOUSE_COOKIE, value, {
      path: '/api/house',
      httpOnly: true,
      sameSite: 'strict',
      secure: request.protocol === 'https',
      maxAge: seconds,
    });
  const audit = (request: FastifyRequest, done: string, what: Readonly<Record<string, unknown>>) =>
    log.warn({ operator: senderOf(request.ip), done, ...what }, 'the operator did something');

  const enter = async (request: FastifyRequest, reply: FastifyReply): Promise<HouseInfo> => {
    const { secret } = read(request, houseEnterBody);
    if (!tries.take(senderOf(request.ip))) fail('too-many-tries');
    if (!(await stored(() => useHouseSecret(store, secret, now())))) fail('bad-entry');
    const until = now() + HOUSE_STAY;
    give(request, reply, writeHouseCookie(key, until), HOUSE_STAY / 1000);
    audit(request, 'came in', {});
    return info(until, '', deps.language(request));
  };

  const look = async (request: FastifyRequest): Promise<HouseInfo> => {
    const until = untilOf(request);
    const query = v.safeParse(houseQuery, request.query, { abortEarly: true });
    return info(until, query.success ? (query.output.name ?? '') : fail('bad-frame'), deps.language(request));
  };

  const metric = async (name: string): Promise<number | undefined> => {
    const found = await metrics.registry.getSingleMetric(name)?.get();
    return found?.values.reduce((sum, { value }) => sum + value, 0);
  };

  const info = (until: number, name: string, language: Language): Promise<HouseInfo> =>
    stored(async () => {
      const lag = await metric('tafel_nodejs_eventloop_lag_p99_seconds');
      const rows = [
        ...(await store.tables({ status: 'running', limit: LISTED })),
        ...(await store.tables({ status: 'waiting', limit: LISTED })),
      ];
      return {
        until,
        load: {
          version: programVersion,
          build: config.build,
          sockets: (await metric('tafel_sockets')) ?? 0,
          mostSockets: config.limits.sockets,
          tablesLoaded: tables.loaded,
          memory: process.memoryUsage.rss(),
          uptime: Math.round(process.uptime()),
          ...(lag === undefined ? {} : { lag: Math.round(1000 * lag) }),
          storageFailures: (await metric('tafel_storage_failures_total')) ?? 0,
          refusals: (await metric('tafel_refusals_total')) ?? 0,
        },
        people: (await store.bans.people(name, LISTED)).map(({ id, name: called, seenAt, bannedAt }) => ({
          handle: handleOf(id),
          name: called,
          seenAt,
          ...(bannedAt === undefined ? {} : { bannedAt }),
        })),
        tables: rows.toSorted((a, b) => b.changedAt - a.changedAt).map((row) => summaryFor(row, '', now())),
        contents: (await store.bans.contents(LISTED)).map(({ name: hash, game, title, lists, hiddenAt }) => ({
          name: hash,
          game,
          title: (JSON.parse(title) as Readonly<Partial<Record<Language, string>>>)[language] ?? '',
          lists,
          ...(hiddenAt === undefined ? {} : { hiddenAt }),
        })),
      };
    });

  /** Looked for among all, so that a handle stays good while the list changes. */
  const personOf = async (handle: string): Promise<KnownPerson> => {
    const known = await stored(() => store.bans.people('', Number.MAX_SAFE_INTEGER));
    return known.find(({ id }) => handleOf(id) === handle) ?? fail('unknown-person');
  };

  /** One thing the operator does, and what the page shows after it. */
  const doing =
    <Schema extends v.GenericSchema>(
      done: string,
      schema: Schema,
      work: (body: v.InferOutput<Schema>) => Promise<Record<string, unknown>>,
    ) =>
    async (request: FastifyRequest): Promise<HouseInfo> => {
      const until = untilOf(request);
      const what = await work(read(request, schema));
      audit(request, done, what);
      return info(until, '', deps.language(request));
    };

  const ban = doing('banned', handleBody, async ({ handle }) => {
    const { id } = await personOf(handle);
    await stored(() => people.ban(id));
    return { person: id };
  });
  const unban = doing('unbanned', handleBody, async ({ handle }) => {
    const { id } = await personOf(handle);
    await stored(() => store.bans.unban(id));
    return { person: id };
  });
  const remove = doing('removed', handleBody, async ({ handle }) => {
    const { id } = await personOf(handle);
    await stored(() => people.forgetNow(id));
    return { person: id };
  });
  const close = doing('closed', houseTableBody, async ({ table }) => {
    const row = await stored(() => store.row(table as TableId));
    if (row === undefined) fail('unknown-table');
    if (row.status !== 'waiting' && row.status !== 'running') fail(row.status === 'over' ? 'table-over' : 'table-closed');
    await tables.at(row.id).command({ id: '', name: '' }, { type: 'shut' });
    return { table };
  });
  const hide = doing('hid', houseContentBody, async ({ name }) => {
    if (!isContentName(name) || (await stored(() => store.content(name))) === undefined) fail('unknown-content');
    await stored(() => store.bans.hide(name, now()));
    return { content: name };
  });
  const show = doing('showed', houseContentBody, async ({ name }) => {
    if (!(await stored(() => store.bans.show(name)))) fail('unknown-content');
    return { content: name };
  });

  const leave = async (request: FastifyRequest, reply: FastifyReply): Promise<{ readonly left: true }> => {
    read(request, nothingBody);
    give(request, reply, '', 0);
    return { left: true };
  };

  api.route({ method: 'GET', url: '/house', handler: look });
  const posts = { enter, ban, unban, remove, close, hide, show, leave } as const;
  for (const [path, handler] of Object.entries(posts)) api.route({ method: 'POST', url: `/house/${path}`, handler });
  return { prune: () => tries.prune() };
}
