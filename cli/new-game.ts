import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { goldenFiles } from '@tafelrunde/conformance';
import { wholeGame } from '@tafelrunde/kernel';
import { projectFolder } from './goldens.ts';
import { printable, SentenceError } from './sentence.ts';
import { folder as pebbles } from './template/index.ts';

const TEMPLATE = join('cli', 'template');
/** What the template calls itself, and what becomes of it. */
const TOLD = { id: /pebbles/g, title: /Pebbles/g, prefix: /PEB(?=-)/g };
/** As long as a name may be in a link and in a record. */
const NAME = /^[a-z]{3,20}$/;

export interface NewGame {
  /** Its folder, from the root on. */
  readonly folder: string;
  readonly files: readonly string[];
  /** How the numbers of its rules begin. */
  readonly prefix: string;
}

/** Three letters of the name, in their order, that no other game numbers its rules with. */
function prefixFor(name: string, taken: ReadonlySet<string>): string {
  const letters = name.toUpperCase().split('');
  for (const [i, a] of letters.entries())
    for (const [j, b] of letters.entries())
      for (const [k, c] of letters.entries()) if (i < j && j < k && !taken.has(a + b + c)) return a + b + c;
  throw new SentenceError(`other games number their rules with every three letters of "${name}"; choose another name`);
}

function prefixesIn(games: string): ReadonlySet<string> {
  const books = readdirSync(games).map((name) => join(games, name, 'rulebook', 'en.md'));
  return new Set(
    books.filter((book) => existsSync(book)).flatMap((book) => /^\*\*([A-Z]{3})-\d/m.exec(readFileSync(book, 'utf8'))?.[1] ?? []),
  );
}

const GOLDENS = 'tests/goldens';

/** What the template is made of, by path, but for its golden playthroughs: those belong to its own name. */
function templateFiles(template: string): ReadonlyMap<string, string> {
  const paths = readdirSync(template, { recursive: true, encoding: 'utf8' }).filter((path) => statSync(join(template, path)).isFile());
  const texts = paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(template, path), 'utf8')] as const);
  return new Map(texts.filter(([path]) => !path.startsWith(GOLDENS)));
}

/** The playthroughs of the same rules under another name: a name seeds them. */
async function goldensOf(name: string): Promise<ReadonlyMap<string, string>> {
  const { game, ...rest } = await wholeGame(pebbles);
  const files = goldenFiles({ ...rest, game: { ...game, meta: { ...game.meta, id: name } } });
  return new Map([...files].map(([path, text]) => [`${GOLDENS}/${path}`, text]));
}

/** Every game has one line, in the order of their names. */
function withLine(list: string, name: string): string {
  const lines = list.trimEnd().split('\n');
  const others = lines.filter((line) => !line.startsWith('export '));
  const games = [...lines.filter((line) => line.startsWith('export ')), `export { folder as ${name} } from './${name}/index.ts';`];
  return `${[...others, ...games.toSorted()].join('\n')}\n`;
}

/** Writes a small, working game of this name. Either all of it is there afterwards, or nothing has changed. */
export async function newGame(name: string, root: string = projectFolder()): Promise<NewGame> {
  if (!NAME.test(name))
    throw new SentenceError(`a game is called by three to twenty small letters, such as "kalah"; not "${printable(name)}"`);
  const template = join(root, TEMPLATE);
  if (!existsSync(template)) throw new SentenceError('games are made in the sources of Tafelrunde; this is an installed release');
  const games = join(root, 'games');
  const folder = join(games, name);
  if (existsSync(folder)) throw new SentenceError(`there is already a folder games/${name}; choose another name`);
  const prefix = prefixFor(name, prefixesIn(games));
  const title = name.slice(0, 1).toUpperCase() + name.slice(1);
  const texts = new Map([...templateFiles(template), ...(await goldensOf(name))]);
  const list = join(games, 'list.ts');
  // Written beside its place, and moved there whole once its line stands.
  const unfinished = join(games, `.new-${name}-${process.pid}`);
  try {
    for (const [file, text] of texts) {
      mkdirSync(dirname(join(unfinished, file)), { recursive: true });
      writeFileSync(join(unfinished, file), text.replace(TOLD.id, name).replace(TOLD.title, title).replace(TOLD.prefix, prefix));
    }
    const before = readFileSync(list, 'utf8');
    writeFileSync(list, withLine(before, name));
    try {
      renameSync(unfinished, folder);
    } catch (fault) {
      writeFileSync(list, before);
      throw fault;
    }
  } catch (fault) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new SentenceError(`games/${name} could not be written: ${fault instanceof Error ? fault.message : String(fault)}`);
  }
  return { folder: `games/${name}`, files: [...texts.keys()], prefix };
}
