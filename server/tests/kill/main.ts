import { Program } from '../program.ts';
import { killRounds } from './rounds.ts';

/** `tsx server/tests/kill/main.ts [kills] [seed]`: prints one line of JSON; exit code 1 when anything was lost, doubled or odd. */
const [kills = '20', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
const program = await Program.bundle();
try {
  const report = await killRounds(program, Number(kills), Number(seed));
  console.log(JSON.stringify({ ...report, seed: Number(seed) }));
  process.exitCode = report.lost.length + report.doubled.length + report.complaints.length === 0 ? 0 : 1;
} finally {
  await program.remove();
}
