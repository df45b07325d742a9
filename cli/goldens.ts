import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder the program lives in, whether it runs from the sources or bundled. */
export function projectFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package-lock.json'))) {
    const above = dirname(folder);
    if (above === folder) throw new Error('the program has been taken out of its folder');
    folder = above;
  }
  return folder;
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
