import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The golden files of a toy, by the names the suite asks for. */
export function goldensOf(toy: string): Readonly<Record<string, string>> {
  const folder = path.join(import.meta.dirname, 'goldens', toy);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.txt'));
  return Object.fromEntries(names.map((name) => [name.split(path.sep).join('/'), readFileSync(path.join(folder, name), 'utf8')]));
}
