import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listsIn } from './lists.ts';

/** What a file brings along at once, of our own; types are gone by then. */
const atOnce = /^(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s)?'(\.[^']+\.tsx?)'/gm;
/** What it fetches when it is needed. */
export const onDemand = /\bimport\(\s*'(\.[^']+\.tsx?)'\s*\)/g;

/** Whether a file holds words: others have such a name because they make sentences of them. */
export const areWords = (file: string, code: string): boolean => /(?:^|[/-])words\.ts$/.test(file) && listsIn(code).length > 0;

/** The words a file needs before it can be drawn: its own, and those of all it brings along. */
export function wordsFrom(file: string): readonly string[] {
  const seen = new Map<string, string>();
  const look = (each: string): void => {
    if (seen.has(each)) return;
    const code = readFileSync(each, 'utf8');
    seen.set(each, code);
    for (const [, path = ''] of code.matchAll(atOnce)) look(join(each, '..', path));
  };
  look(file);
  return [...seen].flatMap(([each, code]) => (areWords(each, code) ? [each] : [])).toSorted();
}

/** What is fetched on demand by any file of this folder. */
export function partsBelow(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const parts = files.flatMap((file) => {
    const from = join(folder, file);
    return [...readFileSync(from, 'utf8').matchAll(onDemand)].map(([, path = '']) => join(from, '..', path));
  });
  return [...new Set(parts)].toSorted();
}
