import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const require = createRequire(import.meta.url);
const config = require('../../.dependency-cruiser.cjs') as { forbidden: object[]; options: object };

/** A small house of the same layout with workspace packages, so that violations can be planted without touching the real one. */
let house: string;
const home = process.cwd();

function plant(file: string, text: string): void {
  const path = join(house, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

async function violations(): Promise<string[]> {
  process.chdir(house);
  try {
    const { tsConfig: _, ...options } = config.options as { tsConfig: object };
    const folders = ['kernel', 'conformance', 'bots', 'games', 'stage', 'table', 'server', 'web', 'cli'];
    const done = await cruise(folders, { ...options, baseDir: house, validate: true, ruleSet: { forbidden: config.forbidden } } as object);
    return (done.output as ICruiseResult).summary.violations.map((found) => found.rule.name);
  } finally {
    process.chdir(home);
  }
}

beforeEach(() => {
  house = realpathSync(mkdtempSync(join(tmpdir(), 'tafelrunde-layers-')));
  for (const name of ['kernel', 'conformance', 'bots', 'stage', 'table', 'server', 'web', 'cli', 'games']) {
    plant(`${name}/index.ts`, 'export const here = 1;\n');
    plant(
      `${name}/package.json`,
      JSON.stringify({ name: `@tafelrunde/${name}`, type: 'module', exports: { '.': './index.ts', './*': './*' } }),
    );
    mkdirSync(join(house, 'node_modules/@tafelrunde'), { recursive: true });
    symlinkSync(join(house, name), join(house, 'node_modules/@tafelrunde', name));
  }
  for (const game of ['chess', 'go']) plant(`games/${game}/index.ts`, 'export const here = 1;\n');
});
afterEach(() => rmSync(house, { recursive: true, force: true }));

describe('layering', () => {
  test('a house in order has no violation', async () => {
    plant('games/go/rules.ts', "export { here } from '@tafelrunde/kernel';\n");
    plant('games/go/table/index.ts', "export { here } from '@tafelrunde/stage';\n");
    plant('server/tables.ts', "export { here } from '@tafelrunde/table';\n");
    plant('table/bots.ts', "export { here } from '@tafelrunde/bots';\n");
    plant('conformance/checks.ts', "export { here } from '@tafelrunde/kernel';\n");
    for (const welcome of ['cli/check.ts', 'games/go/tests/conformance.test.ts', 'kernel/tests/match.test.ts'])
      plant(welcome, "export { here } from '@tafelrunde/conformance';\n");
    expect(await violations()).toEqual([]);
  });

  test.each([
    ['kernel-alone', 'kernel/planted.ts', "export { here } from '@tafelrunde/server';\n"],
    ['kernel-alone', 'kernel/planted.ts', "export { readFileSync } from 'node:fs';\n"],
    ['kernel-alone', 'kernel/planted.ts', "export { here } from '@tafelrunde/conformance';\n"],
    ['conformance', 'conformance/planted.ts', "export { here } from '@tafelrunde/games/go/index.ts';\n"],
    ['conformance', 'conformance/toys/planted.ts', "export { here } from '@tafelrunde/bots';\n"],
    ['conformance', 'conformance/planted.ts', "export { here } from '../kernel/inside.ts';\n"],
    ['conformance', 'conformance/planted.ts', "export { readFileSync } from 'node:fs';\n"],
    ['conformance-apart', 'games/registry.ts', "export { here } from '@tafelrunde/conformance';\n"],
    ['conformance-apart', 'games/go/planted.ts', "export { here } from '@tafelrunde/conformance';\n"],
    ['conformance-apart', 'server/planted.ts', "export { here } from '@tafelrunde/conformance';\n"],
    ['conformance-apart', 'web/planted.ts', "export { here } from '@tafelrunde/conformance';\n"],
    ['rules-pure', 'games/go/planted.ts', "export { here } from '@tafelrunde/stage';\n"],
    ['no-other-game', 'games/go/planted.ts', "export { here } from '@tafelrunde/games/chess/index.ts';\n"],
    ['no-other-game', 'games/go/planted.ts', "export { here } from '../chess/index.ts';\n"],
    ['table-apart', 'games/go/planted.ts', "export { here } from './table/index.ts';\n"],
    ['stage', 'stage/planted.ts', "export { here } from '@tafelrunde/web';\n"],
    ['tables-pure', 'table/planted.ts', "export { here } from '@tafelrunde/server';\n"],
    ['tables-pure', 'table/planted.ts', "export { here } from '@tafelrunde/games/go/index.ts';\n"],
    ['tables-pure', 'table/planted.ts', "export { randomBytes } from 'node:crypto';\n"],
    ['tables-no-threads', 'table/planted.ts', "export { here } from '../bots/workers/index.ts';\n"],
    ['server', 'server/planted.ts', "export { here } from '@tafelrunde/stage';\n"],
    ['server-no-table', 'server/planted.ts', "export { here } from '@tafelrunde/games/go/table/index.ts';\n"],
    ['web', 'web/planted.ts', "export { here } from '@tafelrunde/server';\n"],
    ['resolvable', 'web/planted.ts', "export { here } from '@tafelrunde/nowhere';\n"],
    ['no-cycles', 'web/planted.ts', "export { there } from './second.ts';\nexport const here = 1;\n"],
  ])('%s: found when planted (%s)', async (rule, file, text) => {
    plant('games/go/table/index.ts', 'export const here = 1;\n');
    if (rule === 'no-cycles') plant('web/second.ts', "import { here } from './planted.ts';\nexport const there = here;\n");
    plant('kernel/inside.ts', 'export const here = 1;\n');
    plant('bots/workers/index.ts', 'export const here = 1;\n');
    plant(file, text);
    expect(await violations()).toContain(rule);
  });

  test('the real house is really read: many modules, workspace imports followed', async () => {
    const { options, forbidden } = config;
    const done = await cruise(['kernel', 'conformance', 'protocol', 'games', 'server', 'stage', 'web'], {
      ...options,
      validate: true,
      ruleSet: { forbidden },
    } as object);
    const { modules } = done.output as ICruiseResult;
    const own = modules.filter((found) => !found.source.includes('node_modules'));
    expect(own.length).toBeGreaterThan(60);
    const anthem = own.find((found) => found.source === 'games/anthem/index.ts');
    expect(anthem).toBeDefined();
    const serverToKernel = own.some(
      (found) => found.source.startsWith('server/') && found.dependencies.some((to) => to.resolved === 'kernel/index.ts'),
    );
    expect(serverToKernel).toBe(true);
  });
});
