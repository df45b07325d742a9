import { FastRandom } from '@tafelrunde/kernel';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Program } from '../../../server/tests/program.ts';
import { check } from './checker.ts';
import { openCluster } from './houses.ts';

/** People think so long at least before they move, in milliseconds. */
const PAUSE = 300;
/** Two processes: one serves while the other is replaced. */
const PROCESSES = 2;

export interface RestartReport {
  readonly pages: number;
  /** The longest silence of any page in seconds, by round. */
  readonly silences: readonly number[];
  readonly acknowledged: number;
  readonly wrong: readonly string[];
  readonly load: number;
}

/** The longest silence of a page that goes with a restart nobody should notice, in seconds. */
const SILENCE = 2;

/** What is to be said against it. A machine with more to do than twice its processors can do proves nothing about silences. */
export function judged({ wrong, silences, load }: Pick<RestartReport, 'wrong' | 'silences' | 'load'>, cores: number): Judgement {
  const longest = Math.max(0, ...silences);
  if (longest <= SILENCE) return { fails: wrong.length > 0 };
  const busy = load > 2 * cores;
  const says = `a page was silent for ${longest.toFixed(1)} s, longer than ${SILENCE} s`;
  if (!busy) return { fails: true, says };
  return { fails: wrong.length > 0, says: `${says}; not held against it: the load average is ${load.toFixed(1)} on ${cores} processors` };
}

interface Judgement {
  readonly fails: boolean;
  readonly says?: string;
}

/** Every process in turn is told to end, as an upgrade does it, and started again, so many times over, while people play. */
export async function rollingRestarts(program: Program, nats: string, pages: number, rounds: number): Promise<RestartReport> {
  const house = await openCluster(program, nats, PROCESSES, Math.ceil(pages / 2), new FastRandom(pages), PAUSE);
  try {
    const playing = house.play();
    await Promise.all(house.people.map((one) => one.goesOn()));
    for (const one of house.people) one.silence();
    const silences: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const slot = house.slots[round % house.slots.length];
      if (slot === undefined) throw new Error('no process');
      const { starts } = slot;
      slot.signal('SIGTERM');
      while (slot.starts === starts) await sleep(50);
      await slot.ready();
      await Promise.all(house.people.map((one) => one.goesOn()));
      silences.push(Math.max(...house.people.map((one) => one.silence())) / 1000);
    }
    for (const one of house.people) one.stop();
    await playing;
    const store = await house.close();
    const acknowledged = house.people.flatMap((one) => one.acknowledged);
    const found = await check(
      store,
      acknowledged,
      house.people.map(({ shown }) => shown),
    );
    await store.close();
    const complaints = [...house.people.flatMap((one) => one.complaints), ...house.slots.flatMap(({ crashes }) => crashes)];
    const wrong = [...found.lost, ...found.vanished, ...found.doubled, ...found.broken, ...complaints];
    return { pages: house.people.length, silences, acknowledged: acknowledged.length, wrong, load: loadavg()[0] ?? 0 };
  } finally {
    await house.remove();
  }
}
