/**
 * npm run ladder -- [GAME …] [--deals N] [--threads N] [--seed S] [--only A,B] [--folder DIR]: every level against the one below and what
 * docs/bots.md compares with, at every number of seats, one contest after the other. Finished deals are kept in the folder
 * (docs/measured/ladder, unless another is named): the same command goes on where it stopped, on whatever machine.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { builtApart } from '../scripts/build-apart.mjs';
import { stop } from '../scripts/say.mjs';
import { ensureInstalled, root } from '../scripts/setup.mjs';

const plans = {
  anansi: {
    seats: [3, 4, 5],
    pairs: [
      'easy instant',
      'normal easy',
      'strong normal',
      'master normal',
      'master strong',
      'net-in-tree master',
      'net-in-tree strong',
      'net-rollouts master',
    ],
  },
  silver: {
    seats: [2, 3, 4],
    pairs: [
      'easy instant',
      'normal easy',
      'strong normal',
      'master normal',
      'master strong',
      'net-likely master',
      'net-foresight master',
      'net-rollouts master',
    ],
  },
};
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    deals: { type: 'string', default: '200' },
    threads: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string', default: 'ladder' },
    only: { type: 'string' },
    folder: { type: 'string', default: join(root, 'docs', 'measured', 'ladder') },
  },
});
const games = positionals.length === 0 ? Object.keys(plans) : positionals;
const unknown = games.find((game) => !Object.hasOwn(plans, game));
if (unknown !== undefined) stop(`No ladder for "${unknown}"; there is one for ${Object.keys(plans).join(' and ')}.`);

ensureInstalled();
await builtApart('node');
mkdirSync(values.folder, { recursive: true });
console.log('| game | | seats | deals | margin | interval | ms per move |\n|---|---|---|---|---|---|---|');
for (const game of games) {
  for (const pair of plans[game].pairs) {
    const [a, b] = pair.split(' ');
    if (values.only !== undefined && !values.only.split(',').includes(a)) continue;
    for (const seats of plans[game].seats) {
      const file = join(values.folder, `${game}-${a}-${b}-${seats}-${values.seed}.jsonl`);
      const flags = { a, b, seats, deals: values.deals, seed: values.seed, threads: values.threads, resume: file };
      const words = Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, String(value)]);
      const done = spawnSync(process.execPath, [join(root, 'dist/cli/main.js'), 'arena', game, ...words, '--json'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      if (done.status !== 0) stop(`${game}, ${a} over ${b}, ${seats} seats: the arena ended with ${done.status ?? done.signal}.`);
      const { deals, margin, interval, timePerMove } = JSON.parse(done.stdout);
      const [low, high] = interval.map((bound) => bound.toFixed(2));
      const took = `${timePerMove.a.toFixed(1)} · ${timePerMove.b.toFixed(1)}`;
      console.log(`| ${game} | ${a} over ${b} | ${seats} | ${deals} | ${margin.toFixed(2)} | ${low} to ${high} | ${took} |`);
    }
  }
}
