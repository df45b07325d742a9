import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../config.ts';
import { openServer } from '../../open.ts';
import { fuzz } from './fuzz.ts';

/**
 * `tsx server/tests/fuzz/main.ts [SEED] [FRAMES] [REQUESTS]`: prints one line of JSON for every tenth of the way, with the memory in use
 * after all rubbish was collected; exit code 1 on any fault, or when memory grows without end.
 */
const [seed = String(Date.now() % 1_000_000), frames = '1000000', requests = '100000'] = process.argv.slice(2);
const PARTS = 10;
/** Memory may grow by this over the second half: caches fill, nothing else. */
const GROWTH = 64 * 1024 * 1024;

const folder = mkdtempSync(join(tmpdir(), 'tafel-fuzz-'));
const config = readConfig({ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error', BOT_PAUSE_MS: '0' });
const many = 1_000_000_000;
const limits = {
  ...config.limits,
  frameBurst: many,
  joinBurst: many,
  requestBurst: many,
  chatBurst: many,
  hintBurst: 100,
  tablesPerGuest: many,
  tablesPerAddressPerHour: many,
  contentsPerAddressPerHour: many,
};
const server = await openServer({ ...config, limits });
const memory: number[] = [];
let faults = 0;
try {
  for (let part = 0; part < PARTS; part += 1) {
    const share = { frames: Math.ceil(Number(frames) / PARTS), requests: Math.ceil(Number(requests) / PARTS) };
    const found = await fuzz(server.url, Number(seed) + part, share);
    await server.sweep();
    globalThis.gc?.();
    memory.push(process.memoryUsage().heapUsed);
    faults += found.faults.length;
    console.log(JSON.stringify({ seed: Number(seed) + part, ...found, heapMegabytes: Math.round((memory.at(-1) ?? 0) / 1e6) }));
  }
} finally {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
const grown = (memory.at(-1) ?? 0) - (memory[PARTS / 2] ?? 0);
if (grown > GROWTH) console.error(`Memory grew by ${Math.round(grown / 1e6)} MB over the second half.`);
process.exitCode = faults > 0 || grown > GROWTH ? 1 : 0;
