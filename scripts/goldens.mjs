/** npm run goldens [-- GAME …]: writes the golden playthroughs of games, toys and the template of new games anew. Read the difference before you keep it. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { ensureInstalled, root } from './setup.mjs';

ensureInstalled();
const { goldenFiles } = await tsImport('../conformance/index.ts', import.meta.url);
const { gameIds, loadGame } = await tsImport('../games/registry.ts', import.meta.url);
const { wholeGame } = await tsImport('../kernel/index.ts', import.meta.url);
const { folder: template } = await tsImport('../cli/template/index.ts', import.meta.url);
const toys = await tsImport('../conformance/toys/index.ts', import.meta.url);

const asked = process.argv.slice(2);
const shelf = [
  ...(await Promise.all(gameIds.map(async (id) => [id, await loadGame(id), `games/${id}/tests/goldens`]))),
  [template.tile.id, await wholeGame(template), 'cli/template/tests/goldens'],
  ...Object.entries(toys).map(([id, toy]) => [id, toy, `conformance/tests/goldens/${id}`]),
].filter(([id, module]) => module?.game !== undefined && (asked.length === 0 || asked.includes(id)));

for (const [id, module, folder] of shelf) {
  const files = goldenFiles(module);
  // Older versions of the rules keep their own folders.
  for (const version of new Set([...files.keys()].map((name) => name.split('/')[0])))
    rmSync(join(root, folder, version), { recursive: true, force: true });
  for (const [name, text] of files) {
    mkdirSync(dirname(join(root, folder, name)), { recursive: true });
    writeFileSync(join(root, folder, name), text);
  }
  process.stdout.write(`${id}: ${files.size} playthroughs in ${folder}\n`);
}
