import { join } from 'node:path';
import { Cell } from '../balance/cell.ts';
import { LegendsFile, type PlayedLegend } from '../balance/file.ts';
import { command } from '../command.ts';
import { wholeNumber } from '../given.ts';
import { shareOf, Z95 } from '../interval.ts';
import { Progress, print, printJson } from '../output.ts';
import { SentenceError } from '../sentence.ts';
import { gameNamed } from '../shelf.ts';

export default command(
  {
    name: 'balance',
    takes: ['GAME'],
    summary: 'measure how often the legends of a game are won, cell by cell, and go on where it stopped',
    more: [
      'A cell is a legend, a number of heroes and a difficulty. Finished legends are kept in the folder, a line of JSON each; the same command',
      'goes on with what is missing, after it has played one kept legend again: where that comes out differently, the bots have changed.',
      'Each legend follows from the seed and its number alone, so that --part lets several programs share the work.',
    ],
    flags: {
      legend: { value: 'LIST', text: 'legends of the house', default: '2,3,4,5' },
      heroes: { value: 'LIST', text: 'how many heroes, in all sets of them by turns', default: '2,3,4' },
      difficulty: { value: 'LIST', text: 'easy, normal', default: 'easy,normal' },
      bot: { value: 'LEVEL', text: 'who plays', default: 'normal' },
      games: { value: 'N', text: 'legends a cell', default: '200' },
      seed: { value: 'S', text: 'any text', default: '1' },
      folder: { value: 'DIR', text: 'where finished legends are kept', default: join('docs', 'measured', 'balance') },
      part: { value: 'K/N', text: 'play only every N-th legend, beginning with the K-th', default: '1/1' },
      json: { text: 'a line of JSON for each cell' },
    },
  },
  async ({ legend, heroes, difficulty, bot, games, seed, folder, part, json }, [id = '']) => {
    const module = await gameNamed(id);
    const count = wholeNumber('games', games, 1, 1_000_000);
    const [which, parts] = partOf(part);
    if (!/^[\w.-]+$/.test(seed)) throw new SentenceError('--seed names files here: letters, digits, dots and dashes alone');
    if (!json) print('| legend | difficulty | heroes | won | 95 % | sets of heroes | processor |', '|---|---|---|---|---|---|---|');
    for (const name of cellsIn(legend, heroes, difficulty, bot, seed)) {
      const cell = new Cell(module, name);
      const file = `legend-${name.legend}-${name.heroes}-${name.difficulty}-${bot}-${seed}.jsonl`;
      const kept = LegendsFile.open(join(folder, file), cell.heading);
      const played = new Map([...kept.played].filter(([n]) => n < count));
      const missing = Array.from({ length: count }, (_, n) => n).filter((n) => n % parts === which && !played.has(n));
      if (missing.length > 0) mustPlayTheSame(cell, kept, file);
      const progress = new Progress(`legend ${name.legend} ${name.difficulty}, ${name.heroes} heroes`);
      for (const n of missing) {
        const finished = cell.play(n);
        kept.append(finished);
        played.set(n, finished);
        progress.of(played.size, count);
      }
      progress.end();
      const figures = figuresOf([...played.values()]);
      if (json) printJson({ ...name, ...figures });
      else if (figures.games > 0) print(rowOf(name, figures));
    }
    return 0;
  },
);

/** From 0 on, and of how many. */
function partOf(text: string): readonly [which: number, parts: number] {
  const [k = '', n = '', ...more] = text.split('/');
  if (more.length > 0) throw new SentenceError(`--part wants K/N, as in 1/4, not "${text}"`);
  const parts = wholeNumber('part', n, 1, 1024);
  return [wholeNumber('part', k, 1, parts) - 1, parts];
}

/** Few heroes first: these are played fastest. */
function cellsIn(legends: string, heroes: string, difficulties: string, bot: string, seed: string): readonly Cell['name'][] {
  return heroes
    .split(',')
    .flatMap((count) =>
      legends
        .split(',')
        .flatMap((legend) => difficulties.split(',').map((difficulty) => ({ legend, heroes: count, difficulty, bot, seed }))),
    );
}

function mustPlayTheSame(cell: Cell, { played }: LegendsFile, file: string): void {
  const known = [...played.values()].toSorted((one, other) => one.length - other.length)[0];
  if (known === undefined || cell.play(known.n).actions === known.actions) return;
  throw new SentenceError(`the bots have changed since ${file} was begun: legend ${known.n} goes another way; measure into another folder`);
}

/** What a cell came to. */
function figuresOf(played: readonly PlayedLegend[]) {
  const won = played.filter((legend) => legend.won).length;
  const sets: Record<string, { won: number; games: number }> = {};
  const causes: Record<string, number> = {};
  let ms = 0;
  for (const { heroes, won: isWon, cause, ms: took } of played) {
    const set = (sets[heroes] ??= { won: 0, games: 0 });
    set.games += 1;
    set.won += Number(isWon);
    causes[cause] = (causes[cause] ?? 0) + 1;
    ms += took;
  }
  return {
    games: played.length,
    won,
    ...(played.length > 0 && { winRate: shareOf(won / played.length, played.length, Z95) }),
    sets,
    causes,
    processorHours: Math.round(ms / 3600) / 1000,
  };
}

function rowOf(
  { legend, difficulty, heroes }: Cell['name'],
  { games, won, winRate, sets, processorHours }: ReturnType<typeof figuresOf>,
): string {
  const percent = (part = 0) => Math.round(100 * part);
  const shares = Object.entries(sets).map(([set, of]) => `${set.replaceAll(',', ' + ')} ${of.won} of ${of.games}`);
  const cells = [legend, difficulty, heroes, `${won} of ${games}`, `${percent(winRate?.low)} to ${percent(winRate?.high)} %`];
  return `| ${[...cells, shares.join(', '), `${processorHours} h`].join(' | ')} |`;
}
