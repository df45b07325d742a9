/** Which files are the rules of a game, and which of their lines a sample changes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Beside the rules: the door, the tile, what the command line offers, bots, imagined worlds and counting. */
const BESIDE = ['index.ts', 'tile.ts', 'terminal.ts', 'second-reading.ts', 'bot.ts', 'imagine.ts', 'statistics.ts'];

/** Where a large game keeps rules in folders of their own: Andor's legends are played by an engine. */
const BELOW = ['rules', join('legend', 'engine')];

/** The files of a game's rules, as paths from the root of the repository. */
export function rulesOf(root, game) {
  const folder = join('games', game);
  const inFolder = readdirSync(join(root, folder)).filter((name) => !BESIDE.includes(name));
  const below = BELOW.filter((name) => existsSync(join(root, folder, name))).flatMap((name) =>
    readdirSync(join(root, folder, name), { recursive: true }).map((file) => join(name, file)),
  );
  const names = [...inFolder, ...below].filter((name) => name.endsWith('.ts'));
  return names.map((name) => join(folder, name)).toSorted((a, b) => (a < b ? -1 : 1));
}

/** A line with something in it that can go wrong: no comment, no type, nothing that only fetches or closes. */
const isCode = (line) =>
  /[A-Za-z]/.test(line) && !/^\s*(\/\/|\/?\*|import |export \{|export \*|export type |type |interface |readonly |} from )/.test(line);

/** mulberry32: small, and the same everywhere. */
function chance(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** So many lines of these files, drawn by the seed, as Stryker wants them named. */
export function linesDrawn(root, files, count, seed) {
  const lines = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, i) => (isCode(line) ? [`${file}:${i + 1}-${i + 1}`] : [])),
  );
  const next = chance(seed);
  const drawn = [];
  while (drawn.length < count && lines.length > 0) drawn.push(...lines.splice(Math.floor(next() * lines.length), 1));
  return drawn;
}
