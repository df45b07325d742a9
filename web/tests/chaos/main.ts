import { availableParallelism } from 'node:os';
import { findNats, missingNats } from '../../../scripts/nats.mjs';
import { Program } from '../../../server/tests/program.ts';
import { chaos } from './chaos.ts';
import { bundleOther } from './other.ts';
import { judged, rollingRestarts } from './restart.ts';

/**
 * `tsx web/tests/chaos/main.ts [FAULTS] [SEED] [COMMIT]`: prints every fault, and at the end one line of JSON; exit code 1 when anything that
 * was acknowledged is lost or doubled, or anything else was not as it should be. `… restart [PAGES] [ROUNDS]`: two processes are replaced by
 * turns while people play; prints the longest silence of any page, by round, and ends with 1 as well when that is more than two seconds on a
 * machine that is not overloaded.
 */
const [first = '100', ...words] = process.argv.slice(2);
const nats = findNats();
if (nats === undefined) throw new Error(missingNats);
const own = await Program.bundle();
try {
  if (first === 'restart') await restart(own, nats, words);
  else await strike(own, nats, Number(first), words);
} finally {
  await own.remove();
}

async function restart(program: Program, natsServer: string, [pages = '30', rounds = '4']: readonly string[]): Promise<void> {
  const report = await rollingRestarts(program, natsServer, Number(pages), Number(rounds));
  console.log(JSON.stringify(report));
  const { fails, says } = judged(report, availableParallelism());
  if (says !== undefined) console.log(says);
  process.exitCode = fails ? 1 : 0;
}

async function strike(
  program: Program,
  natsServer: string,
  faults: number,
  [seed = String(Date.now() % 1_000_000), commit]: readonly string[],
): Promise<void> {
  const other = await bundleOther(commit);
  try {
    console.log(`seed ${seed}; ${other === undefined ? 'no other version at hand' : `the other version is ${other.commit}`}`);
    const began = Date.now();
    const builds = { own: program, other: other?.program };
    const told = (line: string) => console.log(`${((Date.now() - began) / 1000).toFixed(0)} s ${line}`);
    let stopped = false;
    process.once('SIGINT', () => {
      stopped = true; // what was found until now is told; a second time ends it at once
    });
    const wishes = { builds, nats: natsServer, seed: Number(seed), faults, processes: 3, tables: [3, 2] as const, told };
    const report = await chaos({ ...wishes, enough: () => stopped });
    console.log(JSON.stringify({ ...report, seconds: Math.round((Date.now() - began) / 1000) }));
    const wrong = [report.lost, report.vanished, report.doubled, report.broken, report.trespasses, report.complaints].flat();
    process.exitCode = wrong.length === 0 ? 0 : 1;
  } finally {
    await other?.program.remove();
  }
}
