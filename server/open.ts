import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import websocket from '@fastify/websocket';
import type { BotQuestion } from '@tafelrunde/bots';
import { BotPool } from '@tafelrunde/bots/workers';
import type { Advice, BotAnswer, WholeGame, Plain } from '@tafelrunde/kernel';
import { socketPath } from '@tafelrunde/protocol';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import { senderOf } from './address.ts';
import { Counts } from './buckets.ts';
import type { Bus, BusKind } from './bus/port.ts';
import { type Config, programVersion } from './config.ts';
import { drain } from './drain.ts';
import { fail } from './fail.ts';
import { ownGame } from './games.ts';
import { sharingRules } from './shared-rules.ts';
import { Heartbeat } from './heartbeat.ts';
import { afterwards, type HostParts } from './hosting.ts';
import { addApi } from './http/api.ts';
import { addFailures, nowhere } from './http/failures.ts';
import { mustBeOurName, mustBeSameOrigin } from './http/guard.ts';
import { addHeaders } from './http/headers.ts';
import { addHealth } from './http/health.ts';
import { readFirstView } from './http/first-view.ts';
import { addPages } from './http/pages.ts';
import { addIdentity } from './http/who.ts';
import { Guests } from './identity.ts';
import { Passkeys } from './passkeys.ts';
import { People, type Standing } from './persons.ts';
import { Present } from './reminders/present.ts';
import { Reminding } from './reminders/reminding.ts';
import { openKey } from './key.ts';
import { languageOf } from './language.ts';
import { openLog } from './log.ts';
import { openMetrics } from './metrics.ts';
import { openNeighbours } from './neighbours.ts';
import { noteOtherwise, noteUnread } from './nets.ts';
import { Outage } from './outage.ts';
import { Connection, turnAway } from './socket.ts';
import { steadyTime } from './steady-time.ts';
import { countFinished } from './statistics/counting.ts';
import { openStore } from './store/open.ts';
import { CannotOpenError, type Store } from './store/port.ts';
import { Tables } from './tables.ts';
import { LastAddresses } from './last-addresses.ts';
import { Tally } from './tally.ts';
import { watchLoop } from './loop.ts';
import { startWorker } from './worker.ts';

/** How long other processes may take to say who is at a table of theirs. */
const PRESENT = 400;

/** So many who are turned away may be told why at a time: whoever comes then meets a shut door. */
const MOST_LEAVING = 200;

/** Parts that are handed in where several servers share them, or a test wants its own. */
export interface Parts {
  readonly store?: Store;
  readonly bus?: Bus;
  readonly log?: Logger;
  readonly now?: () => number;
  /** The clock nobody sets. */
  readonly elapsed?: () => number;
  /** What tables do later, by that clock. */
  readonly after?: HostParts['after'];
  /** Node's own figures among the metrics. */
  readonly watchProcess?: boolean;
  readonly gameOf?: (id: string) => Promise<WholeGame | undefined>;
  /** How bots think, in place of the worker threads. */
  readonly think?: (question: BotQuestion, owner: string) => Promise<BotAnswer<Plain>>;
  readonly advise?: (question: BotQuestion, asker: string) => Promise<Advice<Plain> | undefined>;
}

export interface Server {
  readonly port: number;
  readonly url: string;
  readonly tables: Tables;
  readonly store: Store;
  /** Everything it can be asked over HTTP, as `POST /api/tables/:table/hush`: for whoever tries them all. */
  readonly routes: readonly string[];
  /** Takes nobody in any more, puts the tables away, says goodbye, closes what it opened. */
  close(): Promise<void>;
  /** What the clock does by itself every minute. */
  sweep(): Promise<void>;
}

/** Wires everything together and answers. */
export async function openServer(config: Config, parts: Parts = {}): Promise<Server> {
  const { limits, times } = config;
  const elapsed = parts.elapsed ?? (() => performance.now());
  // Time that is told what it is neither sleeps nor wakes.
  const up = parts.elapsed === undefined ? {} : { up: parts.elapsed };
  const { now, surely } = steadyTime({ now: parts.now ?? Date.now, elapsed, ...up, believed: times.settling });
  const after = parts.after ?? afterwards;
  const log = parts.log ?? openLog(config.logLevel);
  const metrics = openMetrics({ version: programVersion, build: config.build });
  if (parts.watchProcess === true) metrics.withProcess();
  const gameOf = sharingRules(parts.gameOf ?? ownGame);
  const store =
    parts.store ??
    (await openStore({
      dataDir: config.dataDir,
      damagedLog: config.damagedLog,
      say: (sentence) => log.warn(sentence),
      ...(config.databaseUrl === undefined ? {} : { databaseUrl: config.databaseUrl, connections: config.databaseConnections }),
    }));
  const outage = new Outage(log, elapsed);
  const couldNot = (text: string) => (fault: unknown) => outage.tell('warn', text, { fault });
  const connected = (kind: BusKind, is: boolean) => metrics.bus.set({ bus: kind }, is ? 1 : 0);
  const neighbours = await openNeighbours({ store, config, log, outage, elapsed, bus: parts.bus, connected }).catch(
    async (fault: unknown) => {
      if (parts.store === undefined) await store.close();
      throw fault;
    },
  );
  const { bus, leases, shared, self, cutOff, anyCutOff } = neighbours;
  const pool = new BotPool({
    spawn: () => startWorker({ name: 'bot-worker', source: new URL('./bot-worker.ts', import.meta.url) }),
    size: Math.max(1, Math.min(4, availableParallelism() - 1)),
    overrun: times.botOverrun,
    hintsWaiting: limits.hintsWaiting,
    onOtherwise: noteOtherwise(log),
    onUnread: noteUnread(log),
  });
  const closeParts = async () => {
    await pool.close();
    await neighbours.close();
    if (parts.store === undefined) await store.close();
  };

  try {
    const key = await openKey(config.dataDir, config.secret);
    const guests = new Guests(store, now);
    const tally = new Tally({ bus, self, shared, key, elapsed });
    const hintBuckets = tally.limit('hints', limits.hintBurst, limits.hintsPerSecond);
    const lastAddresses = new LastAddresses();
    const think = parts.think ?? ((question, owner) => pool.choose(question, lastAddresses.partyOf(owner)));
    const advise = parts.advise ?? ((question, asker) => pool.advise(question, lastAddresses.partyOf(asker)));
    const tables = new Tables(
      {
        store,
        bus,
        leases,
        shared,
        cutOff,
        anyCutOff,
        self,
        log,
        outage,
        metrics,
        limits,
        times,
        gameOf,
        now,
        surely,
        elapsed,
        after,
        think,
        advise,
        hintBuckets,
        nudged: (table, seat, by) => reminding.nudge(table, seat, by),
      },
      key,
    );
    const app: FastifyInstance = Fastify({
      trustProxy: believed(config.trustProxy),
      bodyLimit: limits.body,
      requestTimeout: times.request,
      forceCloseConnections: true,
      frameworkErrors: (_fault, request, reply) => void (reply as FastifyReply).code(404).send(nowhere(language(request))),
    });
    const routes: string[] = [];
    app.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) routes.push(`${each} ${url}`);
    });
    // Fastify's own log would name addresses with whatever is in them; ours names routes.
    app.addHook('onResponse', async (request, reply) => {
      const { url: route } = request.routeOptions;
      log.debug({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
    });
    app.addHook('onRequest', async (request) => mustBeOurName(request, config.allowedHosts));
    const connections = new Set<Connection>();
    const heart = new Heartbeat({ every: times.heartbeat, elapsed });
    const requests = tally.limit('requests', limits.requestBurst, limits.requestsPerSecond);
    const renamed = (guest: string, name: string) => {
      for (const connection of connections) if (connection.person === guest) connection.renamed(name);
    };
    const sendAway = (devices: ReadonlySet<string>) => {
      for (const connection of connections) if (devices.has(connection.device)) connection.sendAway();
    };
    if (shared) {
      bus.hear('devices', ({ from, devices }) => {
        if (from !== self && Array.isArray(devices)) sendAway(new Set(devices.map(String)));
      });
      bus.hear('guests', ({ from, guest, name }) => {
        if (from !== self) renamed(String(guest), String(name));
      });
    }
    let stopping = false;

    const language = (request: FastifyRequest) => languageOf(request.cookies?.['lang'], request.headers['accept-language']);
    const about = new WeakMap<FastifyRequest, string>();
    await app.register(websocket, {
      options: { maxPayload: limits.frameHard, perMessageDeflate: false, autoPong: false },
      preClose: (done) => done(),
    });
    const who = await addIdentity(app, { key, store, log, metrics, now, elapsed });
    const people = new People({
      store,
      tables,
      key,
      outage,
      limits,
      times,
      now,
      surely,
      elapsed,
      sendAway,
      tellAway: (devices) => {
        if (shared) bus.tell('devices', { from: self, devices: [...devices] });
      },
    });
    const passkeys = new Passkeys({ store, limits, times, now });
    const trials = tally.limit('trials', limits.trialBurst, limits.trialsPerSecond);
    const present = new Present({
      bus,
      self,
      others: () => neighbours.others(),
      patience: PRESENT,
      isHere: (table, guest) => tables.isThere(table, guest),
    });
    const reminding = new Reminding({ config, store, key, present, gameOf, metrics, log, outage, trials, now, elapsed });
    const firstView = readFirstView(config.webDir);
    await addHeaders(app, firstView);
    addFailures(app, { outage, metrics, language, gameOf: async (request) => gameOf(about.get(request) ?? '') });
    addHealth(app, { store, metrics, metricsToken: config.metricsToken, stopping: () => stopping, elapsed, believed: times.ready });
    const api = addApi(app, {
      config,
      key,
      log,
      metrics,
      store,
      tables,
      guests,
      people,
      passkeys,
      ways: reminding.ways,
      invited: (invitation) => reminding.invited(invitation),
      who,
      now,
      requests,
      lastAddresses,
      language,
      about: (request, game) => about.set(request, game),
      gameOf,
      tally,
      renamed: (guest, name) => {
        renamed(guest, name);
        if (shared) bus.tell('guests', { from: self, guest, name });
      },
    });
    await addPages(app, { webDir: config.webDir, dataDir: config.dataDir, firstView, store, who, language });

    const addresses = new Counts();
    const chats = tally.limit('chats', limits.chatBurst, limits.chatPerSecond);
    const joins = tally.limit('joins', limits.joinBurst, limits.joinsPerSecond);
    const callers = new WeakMap<FastifyRequest, Standing>();
    const leaving = new Set<WebSocket>();
    const socketDeps = {
      tables,
      people,
      guests,
      key,
      limits,
      times,
      metrics,
      log,
      outage,
      build: config.build,
      chats,
      joins,
      now,
      elapsed,
    };
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
          if (connections.size < limits.sockets)
            callers.set(request, await who.standing(request)); // a new guest's cookie goes out with the upgrade
          else if (leaving.size >= MOST_LEAVING) fail('house-full');
        },
      },
      (socket, request) => {
        const caller = callers.get(request);
        if (caller === undefined) {
          metrics.refusals.inc({ code: 'house-full' });
          turnAway(socket, leaving);
          return;
        }
        const { person, device } = caller;
        const sender = senderOf(request.ip);
        lastAddresses.note(person, sender);
        const connection = new Connection(socket, { person, device, name: guests.name(person, language(request)), sender }, socketDeps);
        connections.add(connection);
        const silence = heart.add(connection);
        addresses.up(sender);
        metrics.sockets.set(connections.size);
        socket.on('close', () => {
          connections.delete(connection);
          silence();
          addresses.down(sender);
          metrics.sockets.set(connections.size);
        });
      },
    );

    const sweep = async () => {
      api.prune();
      for (const buckets of [requests, chats, joins, hintBuckets]) buckets.prune();
      await tables.sweep();
      await countFinished(store, gameOf).catch(couldNot('finished matches could not be counted'));
      trials.prune();
      await remind();
      await people.sweep().catch(couldNot('devices and people could not be looked after'));
    };
    const remind = () => reminding.sweep().catch(couldNot('nobody could be called'));
    const calling = setInterval(() => void remind(), times.calling);
    const clock = setInterval(() => void sweep().catch(couldNot('the sweep failed')), times.sweep);
    heart.begin();
    clock.unref();
    calling.unref();
    const watch = parts.watchProcess === true ? watchLoop({ log, metrics, slow: times.slow }) : undefined;

    const close = async () => {
      if (stopping) return;
      stopping = true;
      heart.end();
      clearInterval(clock);
      clearInterval(calling);
      await reminding.close();
      watch?.end();
      neighbours.rest();
      app.server.close(); // a proxy in front finds the door shut and goes elsewhere
      if (neighbours.others()) await tables.handOver();
      await drain(connections, neighbours.others());
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
    neighbours.watch(tables, tally);
    void tables.wake().then((woken) => log.info({ woken }, 'tables with a bot to move go on'), couldNot('tables could not be woken'));
    const url = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
    return { port, url, tables, store, routes, close, sweep };
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
