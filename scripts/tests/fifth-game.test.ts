import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HouseCopy, type Ran } from './house-copy.ts';

/** A whole game, laid into a copy of the house: what docs/adding-a-game.md lists is all there is to do. */
const GAME = 'kalah';
const HOME = `games/${GAME}`;
/** Everything is made and built anew in the copy, and a busy machine is no fault of it: as long as any test may take. */
const PATIENCE = 900_000;

/** What the pages of the copy know of it. */
const onThePages = `
import { existsSync } from 'node:fs';
import { gameIds } from '@tafelrunde/games';
import { languages } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { bookOf } from '../src/rules/books.ts';
import { shownGames } from '../src/tables.ts';
import { worldOf } from '../src/worlds.ts';

test('the fifth game is on the shelf, in the lobby, at its table and in its books', async () => {
  expect(gameIds).toContain('${GAME}');
  expect(shownGames).toContain('${GAME}');
  expect(worldOf('${GAME}')).toMatchObject({ seats: '2–5', picture: expect.stringContaining('svg') });
  expect(existsSync(new URL('../../${HOME}/tile/tile.css', import.meta.url))).toBe(true);
  for (const language of languages) expect(await bookOf('${GAME}')?.[language]()).toContain('KAL-2.1');
});
`;

/** A match of it on a real server, its bots in threads of their own. */
const onTheServer = `
import { verifyRecord, readRecord } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { ownGame } from '../games.ts';
import { openHouse } from './house.ts';
import { Person } from './people.ts';

test('the fifth game is played to its end on a server', async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const bot = { kind: 'bot', level: 'instant' };
  const table = await ana.lay([], { game: '${GAME}', seats: [bot, bot, bot] });
  const page = await ana.open(table);
  await page.until(({ over }) => over);
  const record = readRecord(await (await ana.request('/api/tables/' + table + '/record')).text());
  expect(verifyRecord((await ownGame('${GAME}')).game, record).fair).toBe(true);
});
`;

/** Builds the pages, unpacked so that they can be read. */
const build = `
import { build } from 'vite';
await build({ root: 'web', configFile: 'web/vite.config.ts', logLevel: 'error', build: { minify: false, reportCompressedSize: false } });
`;

let house: HouseCopy;
let made: Ran;
beforeAll(async () => {
  house = new HouseCopy();
  made = await house.tafel(['new-game', GAME]);
  writeFileSync(house.path('web/tests/fifth.test.ts'), onThePages);
  writeFileSync(house.path('server/tests/fifth.test.ts'), onTheServer);
  writeFileSync(house.path('web/build-once.mjs'), build);
}, PATIENCE);
afterAll(() => house.remove());

const script = (file: string) => readFileSync(house.path('dist/web/assets', file), 'utf8');

const ANY = /["']\.\/([^"'/]+\.js)["']/g;
const AT_ONCE = /^import\b[^;]*?["']\.\/([^"'/]+\.js)["']/gm;

/** The scripts a page can fetch, now or later; or those it begins with. Workers are pages' no business. */
function reached(by: RegExp = ANY): ReadonlySet<string> {
  const [, begins = ''] = /"scripts":\[([^\]]*)\]/.exec(readFileSync(house.path('dist/web/index.html'), 'utf8')) ?? [];
  const known = new Set([...begins.matchAll(/assets\/([^"]+\.js)/g)].map(([, file = '']) => file));
  for (const file of known) for (const [, next = ''] of script(file).matchAll(by)) known.add(next);
  return known;
}

describe('a game made by "tafel new-game"', () => {
  test('is told where it lies', () => {
    expect(made).toMatchObject({ code: 0, said: expect.stringContaining(`${HOME}: `) });
    expect(made.said).toContain('KAL-1.1');
    expect(house.filesIn(HOME).join()).not.toContain('pebbles');
    for (const file of house.filesIn(HOME)) expect(/pebbles|PEB-/i.test(readFileSync(house.path(HOME, file), 'utf8')), file).toBe(false);
    expect(readFileSync(house.path('games/list.ts'), 'utf8').match(/kalah/g)).toHaveLength(2);
  });

  test('passes its own tests, the suite, the checks of every game and of its pages, and is played on a server', {
    timeout: PATIENCE,
  }, async () => {
    const ran = await house.vitest(HOME, 'games/tests', 'web/tests/worlds.test.ts', 'web/tests/keys.test.ts', 'fifth.test.ts');
    expect(ran.said).toMatch(/Tests .*passed/);
    expect(ran.code, ran.said).toBe(0);
  });

  test('is played to its end in the terminal', { timeout: PATIENCE }, async () => {
    const ran = await house.tafel(['play', GAME, '--language', 'fr', '--seed', 'a'], '1\n'.repeat(30));
    expect(ran).toMatchObject({ code: 0, said: expect.stringContaining('pris le dernier caillou') });
  });

  test('is right in type and in form', { timeout: PATIENCE }, async () => {
    for (const part of ['pure', 'web']) {
      const ran = await house.run(['node_modules/@typescript/native/bin/tsc', '-p', `tsconfig.${part}.json`]);
      expect(ran.said.split('\n').filter((line) => line.includes(HOME))).toEqual([]);
    }
    const form = await house.run(['node_modules/@biomejs/biome/bin/biome', 'format', HOME, 'games/list.ts']);
    expect(form.code, form.said).toBe(0);
    const linted = await house.run(['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', HOME]);
    expect(linted.code, linted.said).toBe(0);
    expect(linted.said).toMatch(/on [1-9]\d* files/);
  });

  test('depends on nothing a game may not', { timeout: PATIENCE }, async () => {
    const cruised = await house.run([
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err',
      HOME,
    ]);
    expect(cruised.code, cruised.said).toBe(0);
    expect(cruised.said).toMatch(/[1-9]\d* modules/);
  });

  test('has its table, its book and its tile in the built pages', { timeout: PATIENCE }, async () => {
    const ran = await house.run(['web/build-once.mjs']);
    expect(ran.code, ran.said).toBe(0);
    const built = house.filesIn('dist/web').filter((file) => /\.(js|css|svg)$/.test(file));
    const texts = built.map((file) => readFileSync(house.path('dist/web', file), 'utf8').replaceAll('"', ''));
    const carrying = (piece: string) => texts.filter((text) => text.includes(piece)).length;
    for (const piece of [`${GAME}__heap`, '**KAL-3.2**', '<title>Kalah</title>']) expect(carrying(piece), piece).toBeGreaterThan(0);
    // the lobby's sheet and first paint stand in the page itself
    const page = readFileSync(house.path('dist/web/index.html'), 'utf8').replaceAll('"', '');
    for (const piece of [`[data-world=${GAME}]`, `article class=tile data-world=${GAME}`]) expect(page, piece).toContain(piece);
    expect(reached().size).toBeGreaterThan(40);
    // Words are for pages alone and each language lies apart; bots are for the workers that think.
    expect(carrying('Nehmt reihum Steine')).toBe(1);
    expect(texts.find((text) => text.includes('Nehmt reihum Steine'))).not.toContain('Prenez chacun');
    expect(carrying('key: counts')).toBeGreaterThan(0);
    expect([...reached()].filter((file) => script(file).includes('key: "counts"'))).toEqual([]);
    // A lobby begins without a match, its chance and its hashes: they come with a table.
    const first = [...reached(AT_ONCE)].map(script).join('\n');
    expect(first).toContain('createRoot');
    expect(/class (?:Match|LocalHost|FlatSearch)\b|function sha256|chacha/i.exec(first)?.[0]).toBeUndefined();
    expect([...reached()].some((file) => script(file).includes('class Match'))).toBe(true);
  });
});

describe('whoever forgets a place is told', () => {
  test.each(['tile/picture.svg', 'tile/tile.css', 'rulebook/fr.md', 'table/index.tsx'])('%s', { timeout: PATIENCE }, async (file) => {
    const place = house.path(HOME, file);
    const away = house.path('away', file);
    mkdirSync(dirname(away), { recursive: true });
    renameSync(place, away);
    const ran = await house.vitest('web/tests/fifth.test.ts');
    renameSync(away, place);
    expect(ran.code).toBe(1);
  });

  test('its line in games/list.ts', { timeout: PATIENCE }, async () => {
    const list = house.path('games/list.ts');
    const before = readFileSync(list, 'utf8');
    writeFileSync(list, before.replace(/.*kalah.*\n/, ''));
    const ran = await house.vitest('games/tests/registry.test.ts');
    writeFileSync(list, before);
    expect(ran.code).toBe(1);
    expect(ran.said).toContain(GAME);
  });
});

describe('docs/adding-a-game.md', () => {
  /** The tree at its head: each line a file or a folder, and what it is for. */
  const tree = (): readonly { readonly names: readonly string[]; readonly what: string }[] => {
    const text = readFileSync(house.path('docs/adding-a-game.md'), 'utf8');
    const lines = /```\ngames\/<id>\/\n([\s\S]*?)```/.exec(text)?.[1]?.trimEnd().split('\n') ?? [];
    return lines.map((line) => {
      const [, name = '', other, what = ''] = /^ {2}(\S+)(?: \((\S+)\))? +(.*)$/.exec(line) ?? [];
      return { names: other === undefined ? [name] : [name, other], what };
    });
  };

  test('lists every file of a new game', () => {
    const listed = tree().flatMap(({ names }) => names);
    const own = house.filesIn(HOME);
    expect(own.filter((file) => !listed.some((name) => (name.endsWith('/') ? file.startsWith(name) : file === name)))).toEqual([]);
  });

  test('lists nothing that a new game does without, but says so', () => {
    const own = house.filesIn(HOME);
    const has = (name: string) => own.some((file) => (name.endsWith('/') ? file.startsWith(name) : file === name));
    const lacking = tree().filter(({ names, what }) => !names.some(has) && !what.includes('; where '));
    expect(lacking).toEqual([]);
  });
});
