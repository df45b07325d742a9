import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Figure } from '../figure.ts';

/** Sizes by file, compressed. */
type Scripts = Map<string, number>;

function* imported(file: string, text: string, how: RegExp): Generator<string> {
  for (const [, path = ''] of text.matchAll(how)) yield join(dirname(file), path);
}

const atOnce = /(?:\bimport|\bfrom)\s*["'](\.[^"']+\.js)["']/g;

const weigh = (text: string) => gzipSync(text, { level: 9 }).length;

/** A script and everything it imports at once. */
function collect(file: string, scripts: Scripts): void {
  if (scripts.has(file)) return;
  const text = readFileSync(file, 'utf8');
  scripts.set(file, weigh(text));
  for (const path of imported(file, text, atOnce)) collect(path, scripts);
}

/** What the page says it fetches (`web/first-view.ts`): by place and language, and by game. */
interface Ahead {
  readonly scripts: readonly string[];
  readonly pages: Readonly<Record<string, readonly string[]>>;
  readonly games: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

function aheadOf(web: string): Ahead {
  const index = join(web, 'index.html');
  if (!existsSync(index)) throw new Error(`there is no ${index}: build the pages first`);
  const text = /<script type="application\/json" id="ahead">([^]*?)<\/script>/.exec(readFileSync(index, 'utf8'))?.[1];
  if (text === undefined) throw new Error(`${index} names no script`);
  return JSON.parse(text) as Ahead;
}

const languages = ['de', 'en', 'fr'] as const;

/** These scripts with everything they import at once. */
function collected(web: string, paths: readonly string[] = []): Scripts {
  const scripts: Scripts = new Map();
  for (const path of paths) if (path.endsWith('.js')) collect(join(web, path), scripts);
  return scripts;
}

const weightOf = (scripts: Scripts): number => [...scripts.values()].reduce((sum, size) => sum + size, 0);

/** Of the languages the one that needs most. */
const longest = (web: string, by: Readonly<Record<string, readonly string[]>>): Scripts =>
  languages.map((language) => collected(web, by[language])).reduce((most, next) => (weightOf(next) > weightOf(most) ? next : most));

/** The files a browser fetches to show the first page; of the languages the longest. */
export function scriptsOf(web: string): ReadonlyMap<string, number> {
  const { scripts, pages } = aheadOf(web);
  return new Map([...collected(web, scripts), ...longest(web, pages)]);
}

/** What a phone has to fetch and read before the lobby can be used. */
export function lobbyScript(web: string): Figure {
  return {
    name: 'lobby-script',
    mark: { unit: 'kB gzip', better: 'lower', floor: 120 },
    measure: () => {
      const scripts = scriptsOf(web);
      const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0);
      return {
        samples: [bytes / 1000],
        how: 'the scripts the page begins with, with their static imports, and the longest language',
        files: scripts.size,
      };
    },
  };
}

/**
 * What one game adds to that and to what every table needs: how it is drawn, what is known of it, and what it says, in the language that
 * needs most, each with everything it imports at once.
 */
export function scriptsOfTable(web: string, game: string): ReadonlyMap<string, number> {
  const { scripts, pages, games } = aheadOf(web);
  const own = games[game];
  if (own === undefined) throw new Error(`the page fetches nothing for ${game}`);
  const known = new Map([...collected(web, scripts), ...longest(web, pages), ...collected(web, pages['table'])]);
  return new Map([...collected(web, own['files']), ...longest(web, own)].filter(([file]) => !known.has(file)));
}

const isMap = (file: string): boolean => basename(file).startsWith('map-');

/** Andor's table beyond the scripts of the lobby and of every table. `map`: with all that is drawn once and for ever. */
const andorFigure = (web: string, name: string, floor: number, map: boolean): Figure => ({
  name,
  mark: { unit: 'kB gzip', better: 'lower', floor },
  measure: () => {
    const scripts = [...scriptsOfTable(web, 'andor')];
    if (!scripts.some(([file]) => isMap(file))) throw new Error('the map is not a script of its own');
    const counted = scripts.filter(([file]) => map || !isMap(file));
    return {
      samples: [counted.reduce((sum, [, size]) => sum + size, 0) / 1000],
      how: `the table, what is known of the game and what it says in one language, with static imports, less what the lobby and every table have${map ? '' : ', without the map'}`,
      files: counted.length,
    };
  },
});

export const andorScript = (web: string): Figure => andorFigure(web, 'andor-script', 250, true);
export const andorScriptWithoutMap = (web: string): Figure => andorFigure(web, 'andor-script-without-map', 150, false);
