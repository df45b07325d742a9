import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import websocket from '@fastify/websocket';
import type { BotQuestion } from '@tafelrunde/bots';
import { BotPool } from '@tafelrunde/bots/workers';
import type { Advice, BotAnswer, GameModule, Plain } from '@tafelrunde/kernel';
import { socketPath } from '@tafelrunde/protocol';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { senderOf } from './address.ts';
import { Buckets, Counts } from './buckets.ts';
import { openInProcessBus } from './bus/index.ts';
import type { Bus } from './bus/port.ts';
import type { Config } from './config.ts';
import { fail } from './fail.ts';
import { ownGame } from './games.ts';
import { addApi } from './http/api.ts';
import { addFailures } from './http/failures.ts';
import { mustBeSameOrigin } from './http/guard.ts';
import { addHeaders } from './http/headers.ts';
import { addHealth } from './http/health.ts';
import { addPages } from './http/pages.ts';
import { addIdentity } from './http/who.ts';
import { Guests } from './identity.ts';
import { openKey } from './key.ts';
import { languageOf } from './language.ts';
import { openLog } from './log.ts';
import { openMetrics } from './metrics.ts';
import { Connection, closing } from './socket.ts';
import { openStore } from './store/open.ts';
import { CannotOpenError, type Store } from './store/port.ts';
import { Tables } from './tables.ts';
import { Whereabouts } from './whereabouts.ts';
import { startWorker } from './worker.ts';

/** Parts that are handed in where several servers share them, or a test wants its own. */
export interface Parts {
  readonly store?: Store;
  readonly bus?: Bus;
  readonly log?: Logger;
  readonly now?: () => number;
  /** The clock nobody sets. */
  readonly elapsed?: () => number;
  /** Node's own figures among the metrics. */
  readonly watchProcess?: boolean;
  readonly gameOf?: (id: string) => Promise<GameModule | undefined>;
  /** How bots think, in place of the worker threads. */
  readonly think?: (question: BotQuestion, owner: string) => Promise<BotAnswer<Plain>>;
  readonly advise?: (question: BotQuestion, asker: string) => Promise<Advice<Plain> | undefined>;
}

export interface Server {
  readonly port: number;
  readonly url: string;
  readonly tables: Tables;
  readonly store: Store;
  /** Takes nobody in any more, puts the tables away, says goodbye, closes what it opened. */
  close(): Promise<void>;
  /** What the clock does by itself every minute. */
  sweep(): Promise<void>;
}

/** Wires everything together and answers. */
export async function openServer(config: Config, parts: Parts = {}): Promise<Server> {
  const { limits, times } = config;
  const now = parts.now ?? Date.now;
  const elapsed = parts.elapsed ?? (() => performance.now());
  const log = parts.log ?? openLog(config.logLevel);
  const metrics = openMetrics();
  if (parts.watchProcess === true) metrics.withProcess();
  const gameOf = parts.gameOf ?? ownGame;
  const store =
    parts.store ??
    (await openStore({ dataDir: config.dataDir, ...(config.databaseUrl === undefined ? {} : { databaseUrl: config.databaseUrl }) }));
  const bus = parts.bus ?? openInProcessBus((fault) => log.error({ fault }, 'a listener failed'));
  // One process per data folder: after a crash the lease is its own. Several on one database tell themselves apart.
  const holder = parts.store === undefined && config.databaseUrl === undefined ? 'server' : randomUUID();
  const pool = new BotPool({
    spawn: () => startWorker({ name: 'bot-worker', source: new URL('./bot-worker.ts', import.meta.url) }),
    size: Math.max(1, Math.min(4, availableParallelism() - 1)),
    overrun: times.botOverrun,
    hintsWaiting: limits.hintsWaiting,
  });
  const closeParts = async () => {
    await pool.close();
    if (parts.bus === undefined) await bus.close();
    if (parts.store === undefined) await store.close();
  };

  try {
    const key = await openKey(config.dataDir, config.secret);
    const guests = new Guests(store, now);
    const hintBuckets = new Buckets(limits.hintBurst, limits.hintsPerSecond, elapsed);
    const whereabouts = new Whereabouts();
    const think = parts.think ?? ((question, owner) => pool.choose(question, whereabouts.partyOf(owner)));
    const advise = parts.advise ?? ((question, asker) => pool.advise(question, whereabouts.partyOf(asker)));
    const tables = new Tables({ store, bus, log, metrics, limits, times, gameOf, holder, now, elapsed, think, advise, hintBuckets }, key);
    const app: FastifyInstance = Fastify({
      trustProxy: believed(config.trustProxy),
      bodyLimit: limits.body,
      requestTimeout: times.request,
      forceCloseConnections: true,
    });
    // Fastify's own log would name addresses with whatever is in them; ours names routes.
    app.addHook('onResponse', async (request, reply) => {
      const { url: route } = request.routeOptions;
      log.debug({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
    });
    const connections = new Set<Connection>();
    const requests = new Buckets(limits.requestBurst, limits.requestsPerSecond, elapsed);
    let stopping = false;

    const language = (request: FastifyRequest) => languageOf(request.cookies?.['lang'], request.headers['accept-language']);
    const about = new WeakMap<FastifyRequest, string>();
    await app.register(websocket, {
      options: { maxPayload: limits.frameHard, perMessageDeflate: false, autoPong: false },
      preClose: (done) => done(),
    });
    const who = await addIdentity(app, { key, log, metrics, elapsed });
    await addHeaders(app);
    addFailures(app, { log, metrics, language, gameOf: async (request) => gameOf(about.get(request) ?? '') });
    addHealth(app, { store, metrics, metricsToken: config.metricsToken, stopping: () => stopping, elapsed, believed: times.ready });
    const api = addApi(app, {
      config,
      store,
      tables,
      guests,
      who,
      now,
      elapsed,
      requests,
      whereabouts,
      language,
      about: (request, game) => about.set(request, game),
      gameOf,
      renamed: (guest, name) => {
        for (const connection of connections) if (connection.guest.id === guest) connection.renamed(name);
      },
    });
    await addPages(app, config.webDir);

    const addresses = new Counts();
    const chats = new Buckets(limits.chatBurst, limits.chatPerSecond, elapsed);
    const joins = new Buckets(limits.joinBurst, limits.joinsPerSecond, elapsed);
    const house = { tables, guests, key, limits, metrics, log, build: config.build, chats, joins, now, elapsed };
    app.get(
      socketPath,
      {
        websocket: true,
        exposeHeadRoute: false, // there is nothing to be told about a socket
        onRequest: async (request) => {
          if (!requests.take(senderOf(request.ip))) fail('too-many-requests');
        },
        preValidation: async (request) => {
          mustBeSameOrigin(request);
          if (stopping) fail('storage-failed');
          if (addresses.of(senderOf(request.ip)) >= limits.socketsPerAddress) fail('too-many-sockets');
          who.of(request); // a new guest's cookie goes out with the upgrade
        },
      },
      (socket, request) => {
        const guest = who.of(request);
        const sender = senderOf(request.ip);
        whereabouts.note(guest, sender);
        const connection = new Connection(socket, { guest, name: guests.name(guest, language(request)), sender }, house);
        connections.add(connection);
        addresses.up(sender);
        metrics.sockets.set(connections.size);
        socket.on('close', () => {
          connections.delete(connection);
          addresses.down(sender);
          metrics.sockets.set(connections.size);
        });
      },
    );

    const sweep = async () => {
      api.prune();
      for (const buckets of [requests, chats, joins, hintBuckets]) buckets.prune();
      await tables.sweep();
    };
    const heart = setInterval(() => {
      for (const connection of connections) connection.beat();
    }, times.heartbeat);
    const clock = setInterval(() => void sweep().catch((fault: unknown) => log.error({ fault }, 'the sweep failed')), times.sweep);
    heart.unref();
    clock.unref();

    const close = async () => {
      if (stopping) return;
      stopping = true;
      clearInterval(heart);
      clearInterval(clock);
      for (const connection of connections) connection.close(closing.restart);
      await tables.close();
      const last = setTimeout(() => {
        for (const connection of connections) connection.terminate();
      }, 500);
      await app.close();
      clearTimeout(last);
      for (const connection of connections) connection.terminate();
      await closeParts();
    };

    try {
      await app.listen({ port: config.port, host: config.host });
    } catch (fault) {
      await app.close();
      throw cannotListen(fault, config);
    }
    const port = (app.server.address() as AddressInfo).port;
    void tables.wake().then(
      (woken) => log.info({ woken }, 'tables with a bot to move go on'),
      (fault: unknown) => log.warn({ fault }, 'tables could not be woken'),
    );
    return { port, url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`, tables, store, close, sweep };
  } catch (fault) {
    await closeParts();
    throw fault;
  }
}

/** Fastify counts proxies by a function. */
function believed(trust: Config['trustProxy']): boolean | string[] | ((address: string, hop: number) => boolean) {
  if (typeof trust === 'number') return (_address, hop) => hop < trust;
  return trust === false ? false : [...trust];
}

function cannotListen(fault: unknown, { host, port }: Config): Error {
  const code = fault instanceof Error && 'code' in fault ? fault.code : undefined;
  if (code === 'EADDRINUSE') return new CannotOpenError(`Port ${port} is taken by another program: set PORT to a free one.`);
  if (code === 'EACCES') return new CannotOpenError(`Port ${port} may not be opened by this user: set PORT to one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new CannotOpenError(`HOST ${host} is not an address of this machine.`);
  return fault instanceof Error ? fault : new Error(String(fault));
}
