import { readFileSync } from 'node:fs';

/** The numbers of the rules in a game's book. */
export function ruleIds(game: string): readonly string[] {
  const book = readFileSync(new URL(`../../games/${game}/rulebook/en.md`, import.meta.url), 'utf8');
  return [...book.matchAll(/^\*\*([A-Z]{3}-\d+\.\d+)\*\*/gm)].map(([, id]) => id ?? '');
}
