import { hashOf } from '@tafelrunde/kernel';
import type { TableInfo } from '@tafelrunde/protocol';
import { chanceOf, type Given, givenAt } from './chance.ts';

function termsOf({ terms = 0 }: Pick<TableInfo, 'terms'>): string {
  return String(terms);
}

/** The options of a table as they are noted beside a contribution given under them. */
export function underTerms(seen: Pick<TableInfo, 'options' | 'terms'>): Given {
  return { options: hashOf(seen.options), terms: termsOf(seen) };
}

/**
 * Whether the list published at the start shows what this browser gave, unchanged and under these options, for each of the reader's
 * seats. What was given before the options changed is void: another device of the reader's has given something else then.
 */
export function ownChanceListed(table: TableInfo, contributions: readonly string[] = table.contributions): boolean {
  const { options, terms = '0' } = givenAt(table.id);
  const own = table.seats.filter((seat) => seat.you && chanceOf(table.id, seat.seat) !== undefined);
  if (own.length === 0) return true;
  if (terms !== termsOf(table)) return own.every(({ seat }) => (contributions[seat] ?? '') !== '');
  const same = options === undefined || options === hashOf(table.options);
  return same && own.every(({ seat }) => contributions[seat] === chanceOf(table.id, seat));
}
