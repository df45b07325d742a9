import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Figure } from '../figure.ts';

/** Sizes by file, compressed. */
type Scripts = Map<string, number>;

function* imported(file: string, text: string, how: RegExp): Generator<string> {
  for (const [, path = ''] of text.matchAll(how)) yield join(dirname(file), path);
}

const atOnce = /(?:\bimport|\bfrom)\s*["'](\.[^"']+\.js)["']/g;
/** The page cannot speak without one of these; everything else on demand does not count. */
const language = /\bimport\(\s*["'`](\.\/(?:de|en|fr)-[^"'`]+\.js)["'`]/g;

const weigh = (text: string) => gzipSync(text, { level: 9 }).length;

/** A script and everything it imports at once. */
function collect(file: string, scripts: Scripts, languages: Scripts): void {
  if (scripts.has(file)) return;
  const text = readFileSync(file, 'utf8');
  scripts.set(file, weigh(text));
  for (const path of imported(file, text, atOnce)) collect(path, scripts, languages);
  for (const path of imported(file, text, language)) languages.set(path, weigh(readFileSync(path, 'utf8')));
}

/** The scripts of the built index.html with what they import at once, and the languages they can fetch. */
function firstScripts(web: string): { readonly scripts: Scripts; readonly languages: Scripts } {
  const index = join(web, 'index.html');
  if (!existsSync(index)) throw new Error(`there is no ${index}: build the pages first`);
  const scripts: Scripts = new Map();
  const languages: Scripts = new Map();
  for (const [tag] of readFileSync(index, 'utf8').matchAll(/<(?:script|link)\b[^>]*>/g)) {
    const path = /\b(?:src|href)="([^"]+\.js)"/.exec(tag)?.[1];
    if (path !== undefined) collect(join(web, path), scripts, languages);
  }
  if (scripts.size === 0) throw new Error(`${index} names no script`);
  return { scripts, languages };
}

/** The files a browser fetches to show the first page; of the languages the longest. */
export function scriptsOf(web: string): ReadonlyMap<string, number> {
  const { scripts, languages } = firstScripts(web);
  const [longest] = [...languages].toSorted(([, a], [, b]) => b - a);
  return longest === undefined ? scripts : scripts.set(...longest);
}

/** What a phone has to fetch and read before the lobby can be used. */
export function lobbyScript(web: string): Figure {
  return {
    name: 'lobby-script',
    mark: { unit: 'kB gzip', better: 'lower', floor: 150 },
    measure: () => {
      const scripts = scriptsOf(web);
      const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0);
      return {
        samples: [bytes / 1000],
        how: 'scripts of index.html with their static imports and the longest language',
        files: scripts.size,
      };
    },
  };
}

const filesIn = (web: string): readonly string[] => {
  const assets = join(web, 'assets');
  return readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(assets, name));
};

/** The heaviest of those scripts; none is a fault of whoever looks for it. */
function heaviest(files: readonly string[], mark: string): string {
  const [found] = files.map((file) => [file, weigh(readFileSync(file, 'utf8'))] as const).toSorted(([, a], [, b]) => b - a);
  if (found === undefined) throw new Error(`no script of the pages says ${mark}`);
  return found[0];
}

/** One of the three languages, by the name of a file. */
const spoken = /^(de|en|fr)-/;

/** What of a game is told apart by what only that script says. */
export interface Marks {
  readonly table: string;
  /** What a page fetches in place of the rules: the beginning of its file's name. */
  readonly brief: string;
  /** A key only its texts have. */
  readonly texts: string;
}

/**
 * What the table of a game adds to that: how it is drawn, what is known of the game, and what it says, in the language that needs most,
 * each with everything it imports at once.
 */
export function scriptsOfTable(web: string, marks: Marks): ReadonlyMap<string, number> {
  const { scripts: shell } = firstScripts(web);
  const files = filesIn(web);
  const saying = (mark: string) => files.filter((file) => readFileSync(file, 'utf8').includes(mark));
  const door = new RegExp(`\\bimport\\(\\s*["'\`](\\./${marks.brief}-[^"'\`]+\\.js)["'\`]`, 'g');
  const briefs = [...shell.keys()].flatMap((file) => [...imported(file, readFileSync(file, 'utf8'), door)]);
  const texts = heaviest(
    saying(marks.texts).filter((file) => spoken.test(basename(file))),
    marks.texts,
  );
  const scripts: Scripts = new Map(shell);
  const words: Scripts = new Map();
  for (const entry of [heaviest(saying(marks.table), marks.table), heaviest(briefs, marks.brief), texts]) collect(entry, scripts, words);
  const language = spoken.exec(basename(texts))?.[0] ?? '';
  for (const [file, size] of words) if (basename(file).startsWith(language)) scripts.set(file, size);
  return new Map([...scripts].filter(([file]) => !shell.has(file)));
}

const andor: Marks = { table: 'am-figures', brief: 'brief', texts: 'startAtPart2' };
const isMap = (file: string): boolean => basename(file).startsWith('map-');

/** Andor's table beyond the lobby's script. `map`: with all that is drawn once and for ever. */
const andorFigure = (web: string, name: string, floor: number, map: boolean): Figure => ({
  name,
  mark: { unit: 'kB gzip', better: 'lower', floor },
  measure: () => {
    const scripts = [...scriptsOfTable(web, andor)];
    if (!scripts.some(([file]) => isMap(file))) throw new Error('the map is not a script of its own');
    const counted = scripts.filter(([file]) => map || !isMap(file));
    return {
      samples: [counted.reduce((sum, [, size]) => sum + size, 0) / 1000],
      how: `the table, what is known of the game and what it says in one language, with static imports, less what the lobby has${map ? '' : ', without the map'}`,
      files: counted.length,
    };
  },
});

export const andorScript = (web: string): Figure => andorFigure(web, 'andor-script', 250, true);
export const andorScriptWithoutMap = (web: string): Figure => andorFigure(web, 'andor-script-without-map', 150, false);
