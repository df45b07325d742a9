import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { type Figure, type Line, lineOf, median, tiny } from '../figure.ts';
import { figures } from '../figures/index.ts';
import { lobbyScript, scriptsOf, scriptsOfTable } from '../figures/lobby.ts';
import { whereTheyPart } from '../figures/reference.ts';
import { paces, sideBySide } from '../measure.ts';

/** What is wrong with a line, whatever the machine does meanwhile: how fast is for `npm run bench` to say. */
function flaws(line: Line): readonly string[] {
  const kept = line.better === 'higher' ? line.value >= line.floor : line.value <= line.floor;
  const wanted: Readonly<Record<string, boolean>> = {
    'a name': /^[a-z-]+$/.test(line.name),
    'a value': Number.isFinite(line.value) && line.value > 0,
    'a unit': line.unit !== '',
    'a floor': line.floor > 0,
    'ok by the floor': line.ok === kept,
    samples: line.samples.length > 0 && line.samples.every(Number.isFinite),
    'a ratio with what it is against': (line.ratio === undefined) === (line.against === undefined) && (line.ratio ?? 1) > 0,
    'what JSON can carry': isDeepStrictEqual(JSON.parse(JSON.stringify(line)), line),
  };
  return Object.keys(wanted).filter((what) => wanted[what] === false);
}

const web = mkdtempSync(join(tmpdir(), 'tafel-web-'));
afterAll(() => rmSync(web, { recursive: true, force: true }));

/** A page as the build writes it: it names what it begins with, and what it fetches by place, language and game. */
function buildPage(): void {
  const ahead = {
    scripts: ['/assets/base-a1.js'],
    pages: { de: ['/assets/de-e5.js'], en: [], fr: ['/assets/fr-f6.js'], table: ['/assets/table-d4.js', '/assets/table.css'] },
    games: { andor: { files: ['/assets/andor-h8.js', '/assets/andor.css'], de: ['/assets/de-andor-i9.js'], en: [], fr: [] } },
  };
  mkdirSync(join(web, 'assets'));
  writeFileSync(
    join(web, 'index.html'),
    `<script type="application/json" id="ahead">${JSON.stringify(ahead)}</script><script>go()</script>`,
  );
  const files = {
    'base-a1.js': 'import{a as b}from"./react-b2.js";import"./words-c3.js";const t=()=>import("./table-d4.js");b(t);',
    'react-b2.js': 'export const a=1;',
    'words-c3.js': 'export{a}from"./react-b2.js";',
    'de-e5.js': 'export const de={hello:"Guten Tag, Welt: schön, dass du da bist"};',
    'fr-f6.js': 'export const fr={};',
    'table-d4.js': 'import{a}from"./react-b2.js";import"./walk-g7.js";export const t=a;',
    'walk-g7.js': 'export const w=3;',
    'andor-h8.js': 'import{t}from"./table-d4.js";import{m}from"./map-j0.js";const w=()=>import("./de-andor-i9.js");export const b=[t,m,w];',
    'map-j0.js': 'export const m=4;',
    'de-andor-i9.js': 'export const de={legend:"Legende"};',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(web, 'assets', name), text);
}

test('the script of the lobby is what its page begins with and one language, and nothing else fetched on demand', async () => {
  expect(() => scriptsOf(web)).toThrow('build the pages first');
  buildPage();
  const names = (scripts: ReadonlyMap<string, number>) =>
    [...scripts.keys()].map((path) => path.slice(path.lastIndexOf('/') + 1)).toSorted();
  expect(names(scriptsOf(web))).toEqual(['base-a1.js', 'de-e5.js', 'react-b2.js', 'words-c3.js']);
  expect(names(scriptsOfTable(web, 'andor'))).toEqual(['andor-h8.js', 'de-andor-i9.js', 'map-j0.js']);
  const figure = lobbyScript(web);
  expect(flaws(lineOf(figure, await figure.measure(tiny)))).toEqual([]);
  expect(figure.mark).toEqual({ unit: 'kB gzip', better: 'lower', floor: 120 }); // what a phone is asked to fetch
});

const names = [
  'anthem-playouts',
  'anansi-playouts',
  'anansi-search',
  'anansi-net',
  'silver-playouts',
  'silver-search',
  'silver-net',
  'andor-replay',
  'andor-legal',
  'andor-scripted',
  'kernel-overhead',
  'server-action',
  'opening-stored',
  'opening-long',
  'looking-back',
  'update-bytes',
  'store-appends',
  'server-start',
];

/** Measured against what is fetched for it: left to `npm run bench`. */
const fetched = ['reference-rules', 'reference-match'];

test('every figure of the list is there', async () => {
  expect((await figures()).map(({ name }) => name).toSorted()).toEqual(
    [...names, 'lobby-script', 'andor-script', 'andor-script-without-map', ...fetched].toSorted(),
  );
});

test.each(names)('%s gives a well-formed line', async (name) => {
  const figure = (await figures()).find((known) => known.name === name);
  if (figure === undefined) throw new Error(`no figure ${name}`);
  expect(flaws(lineOf(figure, await figure.measure(tiny)))).toEqual([]);
});

test('a reference that plays another game is found out', () => {
  const lazy = { replay: () => ({ standings: [], points: [] }) };
  expect(whereTheyPart(lazy, 1)).toMatch(/^round 0, move 0: /);
  expect(whereTheyPart(lazy, 0)).toBeUndefined();
});

test('floors are kept from the right side', () => {
  const figure = (better: 'higher' | 'lower'): Figure => ({
    name: 'x',
    mark: { unit: 'u', better, floor: 10 },
    measure: () => ({ samples: [] }),
  });
  expect(lineOf(figure('higher'), { samples: [9, 12, 11] })).toMatchObject({ value: 11, ok: true });
  expect(lineOf(figure('higher'), { samples: [9] })).toMatchObject({ ok: false });
  expect(lineOf(figure('lower'), { samples: [9] })).toMatchObject({ ok: true });
  expect(lineOf(figure('lower'), { samples: [9], value: 11 })).toMatchObject({ value: 11, ok: false });
});

test('the median does not follow one bad slice', () => {
  expect(median([5, 1, 900])).toBe(5);
  expect(median([4, 2])).toBe(3);
  expect(() => median([])).toThrow(RangeError);
});

test('work is counted by what it says it did, set-up apart', () => {
  const done: string[] = [];
  const busy = (what: string) => ({
    prepare: () => void done.push(`${what}?`),
    run: () => {
      done.push(what);
      for (let i = 0, x = 0; i < 300_000; i += 1) x = Math.imul(x ^ i, 0x9e3779b9);
      return 1;
    },
  });
  expect(paces(busy('a'), { slices: 2, milliseconds: 1 })).toHaveLength(2);
  expect(sideBySide(busy('a'), busy('b'), { slices: 3, milliseconds: 1 })).toHaveLength(3);
  expect(done.filter((what) => what === 'a').length).toBe(done.filter((what) => what === 'a?').length);
  expect(done).toContain('b');
});
