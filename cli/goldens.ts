import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder the program lives in, whether it runs from the sources, bundled or from an installed release. */
export function projectFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (nameIn(folder) !== 'tafelrunde') {
    const above = dirname(folder);
    if (above === folder) throw new Error('the program has been taken out of its folder');
    folder = above;
  }
  return folder;
}

/** What the package in this folder is called; those of the house's parts are called otherwise. */
function nameIn(folder: string): unknown {
  const file = join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { readonly name?: unknown }).name : undefined;
}

/** The golden playthroughs of a game by name (`v1/2-usual.txt`). */
export function goldensOf(game: string): Readonly<Record<string, string>> {
  const folder = join(projectFolder(), 'games', game, 'tests', 'goldens');
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [relative(folder, path).split(sep).join('/'), readFileSync(path, 'utf8')];
    }),
  );
}
