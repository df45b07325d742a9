import { FastRandom } from '@tafelrunde/kernel';
import { check } from './checker.ts';
import { aloneFaults, type Builds, clusterFaults, type Fault } from './faults.ts';
import { type Cluster, type House, openAlone, openCluster } from './houses.ts';

export interface ChaosWishes {
  readonly builds: Builds;
  /** The program of NATS. */
  readonly nats: string;
  readonly seed: number;
  /** In all, or exactly these, by house. */
  readonly faults: number | { readonly cluster: readonly string[]; readonly alone: readonly string[] };
  readonly processes: number;
  /** Tables at which two people and a bot play, in the cluster and alone. */
  readonly tables: readonly [number, number];
  readonly told?: (line: string) => void;
  /** It is enough: no further fault, and what was promised until now is looked at. */
  readonly enough?: () => boolean;
}

export interface ChaosReport {
  readonly seed: number;
  readonly faults: Readonly<Record<string, number>>;
  readonly struck: number;
  readonly acknowledged: number;
  readonly tables: number;
  readonly events: number;
  readonly lost: readonly string[];
  readonly vanished: readonly string[];
  readonly doubled: readonly string[];
  readonly broken: readonly string[];
  /** What bots wrote without the right to. */
  readonly trespasses: readonly string[];
  /** Whatever else should not happen: pages that do not come back, processes that end by themselves. */
  readonly complaints: readonly string[];
  readonly botsWrote: number;
  readonly leases: number;
  readonly sockets: number;
  readonly starts: number;
  readonly refusals: Readonly<Record<string, number>>;
  readonly said: Readonly<Record<string, number>>;
}

/** In one round of so many, two things go wrong at once. */
const TWICE = 5;
/** So many people who do not go on are enough. */
const ENOUGH = 5;

/** Plays in two houses while things go wrong, and then looks at what was promised. */
export async function chaos({
  builds,
  nats,
  seed,
  faults,
  processes,
  tables,
  told,
  enough = () => false,
}: ChaosWishes): Promise<ChaosReport> {
  const random = new FastRandom(seed);
  const own = () => new FastRandom(random.below(2 ** 32));
  const open: House[] = [];
  const counts = new Map<string, number>();
  try {
    const cluster = await openCluster(builds.own, nats, processes, tables[0], own());
    open.push(cluster);
    const alone = await openAlone(builds.own, tables[1], own());
    open.push(alone);
    for (const { name, disk } of open) if (!disk.small) told?.(`${name}: “disk full” is left out, for no tmpfs may be mounted here`);
    const [ofCluster, ofAlone] = [own(), own()];
    const lanes = [
      lane(cluster, clusterFaults(cluster, builds, ofCluster), ofCluster),
      lane(alone, aloneFaults(alone, builds, ofAlone), ofAlone),
    ] as const;
    const share = typeof faults === 'number' ? [Math.ceil(faults / 2), Math.floor(faults / 2)] : [faults.cluster, faults.alone];
    await Promise.all(
      lanes.map(async ({ house, run }, n) => {
        const playing = house.play();
        await run(share[n] ?? 0, enough, (what, done, fault) => {
          if (fault) counts.set(what, (counts.get(what) ?? 0) + 1);
          told?.(`${house.name} ${done} ${what}`);
        });
        for (const somebody of house.people) somebody.stop();
        await playing;
      }),
    );
    return await report(seed, cluster, [cluster, alone], counts);
  } finally {
    for (const house of open) await house.remove();
  }
}

/** One house, to which one thing after the other happens; after each, everybody goes on by themselves. */
function lane(house: House, draws: Readonly<Record<string, () => Fault>>, random: FastRandom) {
  const kinds = Object.keys(draws);
  const draw = (kind: string | undefined): Fault => {
    const drawn = draws[kind ?? kinds[random.below(kinds.length)] ?? ''];
    if (drawn === undefined) throw new Error(`cannot happen here: ${kind}`);
    return drawn();
  };
  const run = async (
    wanted: number | readonly string[],
    enough: () => boolean,
    struck: (what: string, done: number, fault: boolean) => void,
  ): Promise<void> => {
    const all = typeof wanted === 'number' ? wanted : wanted.length;
    let done = 0;
    const said = new Set<string>();
    const goOn = () => Promise.all(house.people.map((somebody) => somebody.goesOn()));
    await goOn();
    while (done < all && !enough() && house.people.flatMap(({ complaints }) => complaints).length < ENOUGH) {
      const many = typeof wanted === 'number' ? Math.min(all - done, random.below(TWICE) === 0 ? 2 : 1) : 1;
      const faults = Array.from({ length: many }, (_, n) => draw(typeof wanted === 'number' ? undefined : wanted[done + n]));
      done += many;
      for (const { kind } of faults) struck(kind, done, true);
      await Promise.all(faults.map((fault) => fault.strike()));
      await goOn();
      for (const complaint of house.people.flatMap(({ complaints }) => complaints)) {
        if (!said.has(complaint)) struck(complaint, done, false);
        said.add(complaint);
      }
    }
  };
  return { house, run };
}

async function report(seed: number, cluster: Cluster, houses: readonly House[], counts: ReadonlyMap<string, number>): Promise<ChaosReport> {
  const fence = await cluster.fence();
  const people = houses.flatMap((house) => house.people);
  const slots = houses.flatMap((house) => house.slots);
  const found = [];
  for (const house of houses) {
    const store = await house.close();
    try {
      found.push(
        await check(
          store,
          house.people.flatMap(({ acknowledged }) => acknowledged),
          house.people.map(({ shown }) => shown),
        ),
      );
    } finally {
      await store.close();
    }
  }
  return {
    seed,
    faults: Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    struck: sum([...counts.values()]),
    acknowledged: sum(people.map(({ acknowledged }) => acknowledged.length)),
    tables: sum(found.map((one) => one.tables)),
    events: sum(found.map((one) => one.events)),
    lost: found.flatMap((one) => one.lost),
    vanished: found.flatMap((one) => one.vanished),
    doubled: found.flatMap((one) => one.doubled),
    broken: found.flatMap((one) => one.broken),
    trespasses: fence.trespasses,
    complaints: [...people.flatMap(({ complaints }) => complaints), ...slots.flatMap(({ crashes }) => crashes)],
    botsWrote: fence.written,
    leases: fence.hands,
    sockets: sum(people.map(({ sockets }) => sockets)),
    starts: sum(slots.map(({ starts }) => starts)),
    refusals: added(people.map(({ refusals }) => refusals)),
    said: added(slots.map(({ said }) => said)),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

function added(counts: readonly ReadonlyMap<string, number>[]): Record<string, number> {
  const all: Record<string, number> = {};
  for (const [key, n] of counts.flatMap((each) => [...each])) all[key] = (all[key] ?? 0) + n;
  return all;
}
