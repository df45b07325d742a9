import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TableId } from '@tafelrunde/protocol';
import type { Logger } from 'pino';
import { openBus } from './bus/open.ts';
import type { Bus, BusKind } from './bus/port.ts';
import type { Config } from './config.ts';
import type { Outage } from './outage.ts';
import { always, type Leases, SharedLeases } from './leases.ts';
import { CannotOpenError, type Store } from './store/port.ts';
import type { Position, ProcessRow, Shared } from './store/shared.ts';

/** Milliseconds between two calls of the roll. */
const ROUND = 100;

/** The tables of this process, as far as other processes concern them. */
interface OpenTables {
  /** Those at which something goes on here. */
  busy(): readonly TableId[];
  /** Others hear again who is at the tables here. */
  announce(): void;
  /** The store says where they stand. */
  stand(positions: ReadonlyMap<TableId, Position>): void;
  /** This process has taken these over; answers those at which nothing is to be done. */
  takeOver(tables: readonly TableId[]): Promise<readonly TableId[]>;
}

/** What this process has to do with the other processes of its house. With a store of its own: nothing. */
export interface Neighbours {
  readonly bus: Bus;
  readonly leases: Leases;
  /** Name of this process among them. */
  readonly self: string;
  /** There may be others. */
  readonly shared: boolean;
  /** Whether there are any just now. */
  others(): boolean;
  /** Whether one of them is alive and has not been heard since then: the bus between the two is cut. */
  readonly cutOff: (process: string, since: number) => boolean;
  /** Whether any of them is, by what was heard lately. */
  readonly anyCutOff: () => boolean;
  /** Keeps these up to date, and tells what each process has to know of the others. */
  watch(tables: OpenTables, tally: { announce(): void }): void;
  /** Nothing is watched, renewed or taken over any more; others may be told for a moment longer. */
  rest(): void;
  close(): Promise<void>;
}

interface NeighbourParts {
  readonly store: Store;
  readonly config: Config;
  readonly log: Logger;
  readonly outage: Outage;
  readonly elapsed: () => number;
  /** Handed in: then whoever did it knows who is on it. */
  readonly bus: Bus | undefined;
  readonly connected: (bus: BusKind, connected: boolean) => void;
}

export async function openNeighbours(parts: NeighbourParts): Promise<Neighbours> {
  const { store, config, log, outage, elapsed, bus: given, connected } = parts;
  const { shared } = store;
  const id = randomUUID();
  const bus = given ?? (await openBus({ shared, config, log, connected }));
  const close = async () => {
    if (given === undefined) await bus.close();
  };
  if (shared === undefined)
    return {
      bus,
      leases: always,
      self: id,
      shared: false,
      others: () => false,
      cutOff: () => false,
      anyCutOff: () => false,
      watch: () => undefined,
      rest: () => undefined,
      close,
    };
  const { lease: span, poll, roll, elsewhere } = config.times;
  const leases = new SharedLeases({ shared, holder: id, span, elapsed });
  const entry: ProcessRow = { id, bus: bus.kind, build: config.build };
  if (given === undefined) {
    await enter(shared, entry, roll, bus).catch(async (fault: unknown) => {
      await shared.strike(id).catch(() => undefined);
      await bus.close();
      throw fault;
    });
  }
  const alive = new Alive(elsewhere / 2, elapsed);
  const often = (milliseconds: number, what: string, work: () => Promise<unknown>) =>
    every(milliseconds, work, (fault) => outage.tell('error', what, { fault }));
  const timers: NodeJS.Timeout[] = [];
  const rest = () => timers.splice(0).forEach((timer) => clearInterval(timer));
  return {
    bus,
    leases,
    self: id,
    shared: true,
    others: () => alive.size > 0,
    cutOff: (process, since) => alive.isCutOff(process, since),
    anyCutOff: () => alive.isAnyCutOff(elapsed() - elsewhere),
    watch: (tables, tally) => {
      timers.push(
        every(
          poll,
          async () => {
            tally.announce();
            // Also where nobody looks here: while this process has the lease, a bot that is to move waits for it alone.
            tables.stand(await shared.positions([...new Set([...tables.busy(), ...leases.held()])]));
            outage.hasRead();
          },
          (fault) => outage.couldNotRead(fault),
        ),
        often(span / 3, 'leases could not be renewed', () => leases.renew()),
        often(span / 2, 'tables of a process that is gone could not be taken over', async () => {
          const adopted = await leases.adopt();
          if (adopted.length > 0) log.info({ tables: adopted.length }, 'tables of a process that is gone go on here');
          for (const table of await tables.takeOver(adopted)) await leases.giveBack(table);
        }),
        often(elsewhere / 3, 'others could not be told who is here', async () => {
          tables.announce();
          bus.tell('alive', { from: id }); // after all it had to say of its tables: whoever was not named there is not there
        }),
      );
      bus.hear('alive', ({ from }) => {
        if (typeof from === 'string' && from !== id) alive.heard(from);
      });
      const stayOnRoll = async () => alive.called((await shared.enrol(entry, roll)).map((other) => other.id));
      timers.push(often(roll / 3, 'this process could not stay on the roll', stayOnRoll));
      void stayOnRoll().catch(() => undefined);
    },
    rest,
    close: async () => {
      rest();
      await shared.strike(id).catch(() => undefined); // its time on the roll runs out by itself
      await close();
    },
  };
}

/** The others: who is on the roll, and when each was last heard on the bus. */
class Alive {
  readonly #pause: number;
  readonly #elapsed: () => number;
  /** As the roll was called last, and the time before: one that lost the database for a moment is back on it by the next call. */
  #now: ReadonlySet<string> = new Set();
  #before: ReadonlySet<string> = new Set();
  readonly #heard = new Map<string, number>();

  /** `pause`: whoever says something again after so long has had the time to say all of it. */
  constructor(pause: number, elapsed: () => number) {
    this.#pause = pause;
    this.#elapsed = elapsed;
  }

  get size(): number {
    return this.#now.size;
  }

  called(others: readonly string[]): void {
    this.#before = this.#now;
    this.#now = new Set(others);
    for (const process of this.#heard.keys()) if (!this.#isOnRoll(process)) this.#heard.delete(process);
  }

  heard(process: string): void {
    this.#heard.set(process, this.#elapsed());
  }

  isCutOff(process: string, since: number): boolean {
    return this.#isOnRoll(process) && (this.#heard.get(process) ?? 0) < since + this.#pause;
  }

  isAnyCutOff(since: number): boolean {
    return [...this.#now].some((process) => this.isCutOff(process, since));
  }

  #isOnRoll(process: string): boolean {
    return this.#now.has(process) || this.#before.has(process);
  }
}

/** Again and again, one after the other. */
function every(milliseconds: number, work: () => Promise<unknown>, failed: (fault: unknown) => void): NodeJS.Timeout {
  let running = false;
  const timer = setInterval(() => {
    if (running) return;
    running = true;
    work()
      .catch(failed)
      .finally(() => {
        running = false;
      });
  }, milliseconds);
  timer.unref();
  return timer;
}

/** All processes of a house wake each other by the same means, or some would never hear of anything. */
async function enter(shared: Shared, self: ProcessRow, roll: number, bus: Bus): Promise<void> {
  bus.hear('roll', ({ from, to }) => {
    if (to === undefined && from !== self.id) bus.tell('roll', { from: self.id, to: from });
  });
  const others = await shared.enrol(self, roll);
  const stranger = others.find((other) => other.bus !== self.bus);
  if (stranger !== undefined)
    throw new CannotOpenError(
      `Another process of this house wakes its neighbours by ${means(stranger.bus)}, this one would by ${means(self.bus)}: start all of them with the same settings, or stop the others first.`,
    );
  // Who listens on the same database hears; of brokers there may be two.
  if (self.bus === 'nats') await mustBeHeard(shared, self, roll, bus);
}

const means = (kind: string) => (kind === 'nats' ? 'NATS (NATS_URL)' : 'the database alone (no NATS_URL)');

/** Everybody on the roll answers. Who does not, and is on it still after its time there would have run out, is alive on another bus. */
async function mustBeHeard(shared: Shared, self: ProcessRow, roll: number, bus: Bus): Promise<void> {
  const heard = new Set<unknown>();
  const stop = bus.hear('roll', ({ from, to }) => {
    if (to === self.id) heard.add(from);
  });
  for (let left = roll + ROUND; ; left -= ROUND) {
    const silent = (await shared.enrol(self, roll)).filter(({ id }) => !heard.has(id));
    if (silent.length === 0) break;
    if (left < 0)
      throw new CannotOpenError(
        'Another process of this house is alive and does not hear this one on NATS: NATS_URL must lead all of them to the same server or cluster.',
      );
    bus.tell('roll', { from: self.id });
    await sleep(ROUND);
  }
  stop();
}
