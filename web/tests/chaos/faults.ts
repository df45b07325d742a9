import type { FastRandom } from '@tafelrunde/kernel';
import { usualTableTimes } from '@tafelrunde/table';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Program } from '../../../server/tests/program.ts';
import { type Cluster, type House, LEASE } from './houses.ts';
import type { Slot } from './slot.ts';
import type { Wire } from './wire.ts';

/** One way in which things go wrong. What is random in it is drawn before it happens, so that a seed names the same faults again. */
export interface Fault {
  readonly kind: string;
  strike(): Promise<void>;
}

/** The builds that processes are of; the other one may be missing. */
export interface Builds {
  readonly own: Program;
  readonly other: Program | undefined;
}

const HOUR = 3_600_000;
/** By how much clocks are put forward or back. */
const JUMPS = [-HOUR, HOUR, -72 * HOUR, 40 * 24 * HOUR, 0];

type Draw = () => Fault;

function pick<T>(random: FastRandom, among: readonly T[]): T {
  const one = among[random.below(among.length)];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
}

/** What can happen to any process and to its pages. */
function ofProcesses(house: House, builds: Builds, random: FastRandom): Record<string, Draw> {
  const slot = () => pick(random, house.slots);
  const span = (least: number, most: number) => least + random.below(most - least);
  const struck = (kind: string, work: (one: Slot) => Promise<void> | void): Draw => {
    return () => {
      const one = slot();
      return { kind, strike: async () => work(one) };
    };
  };
  const doors = (kind: string, begin: (wire: Wire) => void): Draw => {
    return () => broken(kind, pick(random, house.doors), begin, span(50, 1500));
  };
  const full: Draw = () => {
    const long = span(200, 1500);
    return {
      kind: 'disk full',
      strike: async () => {
        house.disk.fill();
        await sleep(long);
        house.disk.empty();
      },
    };
  };
  return {
    'kill -9 of a process': struck('kill -9 of a process', (one) => one.signal('SIGKILL')),
    'SIGTERM of a process': struck('SIGTERM of a process', (one) => one.signal('SIGTERM')),
    'clock jump': () => {
      const [one, jump] = [slot(), pick(random, JUMPS)];
      return { kind: 'clock jump', strike: () => one.setClock(jump) };
    },
    'pages cut off': doors('pages cut off', (wire) => wire.cut()),
    'pages in silence': doors('pages in silence', (wire) => wire.hush()),
    ...(house.disk.small ? { 'disk full': full } : {}),
    ...(builds.other === undefined
      ? {}
      : {
          'another version': () => {
            const [one, build] = [slot(), pick(random, [builds.own, builds.other ?? builds.own])];
            return { kind: 'another version', strike: async () => one.replace(build) };
          },
        }),
  };
}

function broken(kind: string, wire: Wire, begin: (wire: Wire) => void, milliseconds: number): Fault {
  return {
    kind,
    strike: async () => {
      begin(wire);
      await sleep(milliseconds);
      wire.mend();
    },
  };
}

/** A process that hangs, and is awake again. */
function paused(kind: string, which: () => Promise<Slot | undefined>, milliseconds: number): Fault {
  return {
    kind,
    strike: async () => {
      const one = await which();
      one?.signal('SIGSTOP');
      await sleep(milliseconds);
      one?.signal('SIGCONT');
    },
  };
}

export function aloneFaults(house: House, builds: Builds, random: FastRandom): Record<string, Draw> {
  return {
    ...ofProcesses(house, builds, random),
    'process paused': () => paused('process paused', async () => house.slots[0], 200 + random.below(1500)),
  };
}

export function clusterFaults(house: Cluster, builds: Builds, random: FastRandom): Record<string, Draw> {
  const span = (least: number, most: number) => least + random.below(most - least);
  const line = (kind: string, wires: readonly Wire[], begin: (wire: Wire) => void): Draw => {
    return () => broken(kind, pick(random, wires), begin, span(50, 2500));
  };
  const { 'disk full': full, ...rest } = ofProcesses(house, builds, random);
  return {
    ...rest,
    ...(full === undefined
      ? {}
      : {
          'disk full': () => {
            const fault = full();
            return {
              kind: fault.kind,
              strike: async () => {
                await fault.strike();
                if (!house.postgres.signal(0)) await house.startPostgres(); // it may have given up
              },
            };
          },
        }),
    'kill -9 of PostgreSQL': () => {
      const long = span(0, 1000);
      return {
        kind: 'kill -9 of PostgreSQL',
        strike: async () => {
          house.postgres.signal('SIGKILL');
          await sleep(long);
          await house.startPostgres();
        },
      };
    },
    'kill -9 of NATS': () => {
      const long = span(0, 2000);
      return {
        kind: 'kill -9 of NATS',
        strike: async () => {
          await house.nats.kill();
          await sleep(long);
          await house.nats.again();
        },
      };
    },
    'home paused beyond its lease': () => paused('home paused beyond its lease', () => house.home(), LEASE + span(200, 1500)),
    'database cut off': line('database cut off', house.databases, (wire) => wire.cut()),
    'database in silence': line('database in silence', house.databases, (wire) => wire.hush()),
    'bus cut off': line('bus cut off', house.buses, (wire) => wire.cut()),
    'bus cut off beyond the lease': () =>
      broken('bus cut off beyond the lease', pick(random, house.buses), (wire) => wire.cut(), LEASE + span(200, 1500)),
    'bus cut off for long': () =>
      broken('bus cut off for long', pick(random, house.buses), (wire) => wire.cut(), usualTableTimes.elsewhere + span(500, 3000)),
    'bus in silence': line('bus in silence', house.buses, (wire) => wire.hush()),
  };
}
