import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pino } from 'pino';
import { readConfig } from '../../config.ts';
import { openServer } from '../../open.ts';
import { fuzz } from './fuzz.ts';
import { patience } from './patience.ts';
import { isFile } from './requests.ts';

/**
 * `tsx server/tests/fuzz/main.ts [SEED] [FRAMES] [REQUESTS]`: prints one line of JSON for every tenth of the way, with the memory in use
 * after all rubbish was collected; exit code 1 on any fault, or when memory grows without end. Where the pages have been built, they are
 * served and asked for as well.
 */
const [seed = String(Date.now() % 1_000_000), frames = '1000000', requests = '100000'] = process.argv.slice(2);
const PARTS = 10;
const MEGABYTE = 1024 * 1024;
/**
 * Each may grow by this over the second half, however long it is: code is still being compiled there, and nothing else is to stay. What
 * the system gives the process (`rss`) is never given back at once, and has the threads of bots and of the store in it.
 */
const growth = { heapUsed: 8 * MEGABYTE, external: 8 * MEGABYTE, rss: 256 * MEGABYTE } as const;
type Kind = keyof typeof growth;
const kinds = Object.keys(growth) as readonly Kind[];

let faults = 0;
const fault = (what: string) => {
  faults += 1;
  console.error(what);
};
process.on('unhandledRejection', (reason) => fault(`nobody waited for this: ${reason instanceof Error ? reason.stack : String(reason)}`));

const folder = mkdtempSync(join(tmpdir(), 'tafel-fuzz-'));
const config = readConfig({ DATA_DIR: folder, PORT: '0', BOT_PAUSE_MS: '0', ALLOW_PRIVATE_WEBHOOKS: '1' });
const log = pino({ level: 'error' }, { write: (line: string) => fault(`logged: ${line}`) });
// What nobody looks at is put away at every sweep: otherwise the tables of the last five minutes would count as growth.
const times = { ...config.times, idle: 0 };
const server = await openServer({ ...config, limits: { ...config.limits, ...patience }, times }, { log });
/** Routes that did nothing that was asked, in the whole run: whether they only refuse is for the reader to judge. */
const unwell = new Set(server.routes.filter((route) => !isFile(route) && !route.startsWith('HEAD ')));
/** Everybody has gone as soon as the server has noticed it, and everything they used leaves the memory. */
const emptyHouse = async () => {
  while (server.tables.busy().length > 0) await setTimeout(20);
  await server.sweep();
};
const memory: Readonly<Record<Kind, number>>[] = [];
try {
  const pages = existsSync(join(config.webDir, 'index.html'));
  console.log(
    JSON.stringify({ seed: Number(seed), frames: Number(frames), requests: Number(requests), routes: server.routes.length, pages }),
  );
  for (let part = 0; part < PARTS; part += 1) {
    const share = { frames: Math.ceil(Number(frames) / PARTS), requests: Math.ceil(Number(requests) / PARTS) };
    const began = performance.now();
    const found = await fuzz(server, Number(seed) + part, share);
    await emptyHouse();
    performance.clearResourceTimings(); // what this program itself has fetched
    globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    memory.push({ heapUsed, external, rss });
    for (const each of found.faults) fault(each);
    for (const route of found.well) unwell.delete(route);
    const megabytes = Object.fromEntries(kinds.map((kind) => [kind, Number(((memory.at(-1)?.[kind] ?? 0) / MEGABYTE).toFixed(1))]));
    console.log(
      JSON.stringify({
        seed: Number(seed) + part,
        seconds: Math.round((performance.now() - began) / 1000),
        faults: found.faults.length,
        unasked: server.routes.filter((route) => !isFile(route) && !found.asked.has(route)).length,
        megabytes,
        tables: server.tables.loaded,
        loadAverage: Number(loadavg()[0]?.toFixed(1)),
        answers: found.answers,
      }),
    );
  }
  console.log(JSON.stringify({ onlyRefused: [...unwell] }));
} finally {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
const grown = kinds.map((kind) => [kind, (memory.at(-1)?.[kind] ?? 0) - (memory[PARTS / 2 - 1]?.[kind] ?? 0)] as const);
console.log(
  JSON.stringify({ grownInTheSecondHalf: Object.fromEntries(grown.map(([kind, by]) => [kind, Number((by / MEGABYTE).toFixed(1))])) }),
);
for (const [kind, by] of grown) {
  if (by > growth[kind]) fault(`${kind} grew by ${Math.round(by / MEGABYTE)} MB over the second half: ${growth[kind] / MEGABYTE} may be.`);
}
process.exitCode = faults > 0 ? 1 : 0;
