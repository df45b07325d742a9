import { findNats, missingNats } from '../../../scripts/nats.mjs';
import { Program } from '../../../server/tests/program.ts';
import { chaos } from './chaos.ts';
import { bundleOther } from './other.ts';

/**
 * `tsx web/tests/chaos/main.ts [FAULTS] [SEED] [COMMIT]`: prints every fault, and at the end one line of JSON; exit code 1 when anything that
 * was acknowledged is lost or doubled, or anything else was not as it should be.
 */
const [faults = '100', seed = String(Date.now() % 1_000_000), commit] = process.argv.slice(2);
const nats = findNats();
if (nats === undefined) throw new Error(missingNats);
const own = await Program.bundle();
const other = await bundleOther(commit);
try {
  console.log(`seed ${seed}; ${other === undefined ? 'no other version at hand' : `the other version is ${other.commit}`}`);
  const began = Date.now();
  const builds = { own, other: other?.program };
  const told = (line: string) => console.log(`${((Date.now() - began) / 1000).toFixed(0)} s ${line}`);
  let stopped = false;
  process.once('SIGINT', () => {
    stopped = true; // what was found until now is told; a second time ends it at once
  });
  const wishes = { builds, nats, seed: Number(seed), faults: Number(faults), processes: 3, tables: [3, 2] as const, told };
  const report = await chaos({ ...wishes, enough: () => stopped });
  console.log(JSON.stringify({ ...report, seconds: Math.round((Date.now() - began) / 1000) }));
  const wrong = [report.lost, report.doubled, report.broken, report.trespasses, report.complaints].flat();
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await own.remove();
  await other?.program.remove();
}
