import { existsSync, readdirSync } from 'node:fs';

/**
 * Which files the pages come in. Over a slow line it is not the bytes of a small file that cost, it is the asking: left alone,
 * everything that two pages share is a file of its own, and a table some eighty of them. So what is fetched together is one file: what
 * every page begins with, what every table needs, what one game brings to its table, and what each of them says in one language.
 */

interface ModuleKnown {
  readonly code: string | null;
  readonly exports: readonly string[];
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

/** What the bundler can say of its modules. */
interface Modules {
  getModuleInfo(id: string): ModuleKnown | null;
}

/** A catalogue, a game's texts, or a list of the shell that the build has cut by language (`cut-words`). */
const SPOKEN = /(?:\/(?=(?:de|en|fr)(?:\.ts|\/\w+\.ts)$)|\?only=|words-of:.+-)(de|en|fr)(?:\.ts|\/\w+\.ts)?$/;
/** What the page of a table says, by the name `cut-words` gives it. */
const WORDS_OF_TABLE = /words-of:table-page-(?:de|en|fr)$/;
const OF_A_GAME = /\/games\/\w+\//;
/** Drawn once and hardly ever again: a new build of the table need not bring it along. */
const MAP = /\/games\/\w+\/table\/map\/land\.drawn\.ts$/;
/** The door of a folder leads to everything in it; whoever comes through it wants what they name. */
const DOOR = /\/(kernel|stage|protocol|table|bots)\/index\.ts$/;
const THROUGH_A_DOOR = /import\s*\{([^}]*)\}\s*from\s*["']@tafelrunde\/(\w+)["']/g;

/** What a module calls by name from behind the door of a folder. */
function* namedBehind(folder: string, code: string): Generator<string> {
  for (const [, names = '', from] of code.matchAll(THROUGH_A_DOOR))
    if (from === folder) for (const name of names.split(',')) yield name.trim().split(' ')[0] ?? '';
}

/** The modules a module needs at once. */
function* neededBy(id: string, modules: Modules): Generator<string> {
  const { code, importedIds } = modules.getModuleInfo(id) ?? { code: '', importedIds: [] };
  for (const next of importedIds) {
    const folder = DOOR.exec(next)?.[1];
    if (folder === undefined) yield next;
    else {
      const wanted = new Set(namedBehind(folder, code ?? ''));
      const behind = modules.getModuleInfo(next)?.importedIds ?? [];
      yield* behind.filter((inner) => modules.getModuleInfo(inner)?.exports.some((name) => wanted.has(name)));
    }
  }
}

/** Modules and everything they need at once. */
function closure(starts: Iterable<string>, modules: Modules): Set<string> {
  const found = new Set(starts);
  for (const id of found) for (const next of neededBy(id, modules)) found.add(next);
  return found;
}

/** What these modules say in one language or another: fetched on demand, with everything that comes with it. */
function spokenBy(ids: Iterable<string>, modules: Modules, wanted = (_id: string) => true): Set<string> {
  const said = [...ids].flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  return closure(
    said.filter((id) => SPOKEN.test(id) && wanted(id)),
    modules,
  );
}

/** What these modules open when somebody wants it. */
const openedBy = (ids: Iterable<string>, modules: Modules): string[] =>
  [...ids].flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []).filter((id) => !SPOKEN.test(id) && !OF_A_GAME.test(id));

/** By module: the file it goes into. Whatever is not named here the bundler sorts by itself. */
function filesOf(root: string, modules: Modules): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  // The first that wants a module has it: every table needs its page, a game its table.
  const put = (ids: Iterable<string>, file: string) => {
    for (const id of ids) if (!files.has(id) && !SPOKEN.test(id) && !MAP.test(id)) files.set(id, file);
  };
  const putSpoken = (ids: Iterable<string>, of: string) => {
    for (const id of ids) if (SPOKEN.test(id) && !files.has(id)) files.set(id, `${SPOKEN.exec(id)?.[1]}${of}`);
  };

  const first = closure([`${root}/web/src/main.tsx`], modules);
  const said = spokenBy(first, modules, (id) => !OF_A_GAME.test(id));
  put(
    [...first].filter((id) => id.includes('/node_modules/')),
    'react',
  );
  put(['\0rolldown/runtime.js'], 'react');
  put([...first, ...said], 'base');
  putSpoken(said, '');

  const games = readdirSync(`${root}/games`).filter((game) => existsSync(`${root}/games/${game}/table/index.tsx`));
  const tables = games.map((game) => {
    const home = `${root}/games/${game}`;
    const brief = [`${home}/brief.ts`, `${home}/game.ts`].find((path) => existsSync(path));
    const drawn = closure([`${home}/table/index.tsx`, ...(brief === undefined ? [] : [brief])], modules);
    const words = new Set([...spokenBy([`${home}/index.ts`], modules), ...spokenBy(drawn, modules)]);
    return { game, home, drawn, words };
  });
  const shell = closure([`${root}/web/src/table/page.tsx`], modules);
  put(shell, 'table');
  // What the stage lends to some tables comes with all of them.
  put(
    tables.flatMap(({ drawn }) => [...drawn].filter((id) => id.startsWith(`${root}/stage/`))),
    'table',
  );
  putSpoken(
    spokenBy(shell, modules, (id) => !OF_A_GAME.test(id)),
    '-table',
  );
  putSpoken(
    spokenBy(said, modules, (id) => WORDS_OF_TABLE.test(id)),
    '-table',
  );
  // What a table opens later (dialogs, rulebook, waiting room) is dressed by the table's own sheet. Sheets of their own would come in any
  // order, and after one that pushes in before another the browser forgets every letter and lays the whole table out again.
  put(
    [...closure(openedBy(shell, modules), modules)].filter((id) => id.endsWith('.css')),
    'table',
  );
  // Fetched ahead where a table still waits for its people.
  put(closure([`${root}/web/src/room/room.tsx`], modules), 'room');
  for (const { game, home, drawn, words } of tables) {
    put(
      [...drawn, ...words].filter((id) => id.startsWith(`${home}/`)),
      game,
    );
    putSpoken(words, `-${game}`);
  }
  return files;
}

/** For the bundler: the name of the file a module goes into. The modules are all known before it asks for the first. */
export function chunksBelow(root: string): (id: string, modules: Modules) => string | undefined {
  let files: ReadonlyMap<string, string> | undefined;
  return (id, modules) => {
    files ??= filesOf(root, modules);
    return files.get(id);
  };
}
