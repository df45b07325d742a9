import type { Seat } from '@tafelrunde/kernel';
import type { TableInfo } from '@tafelrunde/protocol';
import { keep, kept } from '../keep.ts';

/** Tables whose contributions are still remembered. */
const MOST = 60;

/** Seat → contribution; `seal` → the commitment first seen; `options` → hash of those it was given under, `terms` → how often they had changed. */
export type Given = Readonly<Record<string, string>>;
type Book = readonly (readonly [table: string, given: Given])[];

function book(): Book {
  const read = kept('chances');
  return Array.isArray(read) ? (read as Book) : [];
}

/** All that is noted of a table. */
export function givenAt(table: string): Given {
  return book().find(([id]) => id === table)?.[1] ?? {};
}

/** `under`: the options it was given under, as `own-chance.ts` notes them, where they are known. */
export function rememberChance(table: string, seat: Seat, chance: string, under: Given = {}): void {
  const pages = book();
  keep('chances', [[table, { ...givenAt(table), [seat]: chance, ...under }], ...pages.filter(([id]) => id !== table)].slice(0, MOST));
}

/** The server's seal as this browser first saw it; a table whose seal changes later is found out. */
export function rememberSeal(table: TableInfo): void {
  const pages = book();
  const given = pages.find(([id]) => id === table.id)?.[1] ?? {};
  if (given['seal'] !== undefined) return;
  keep('chances', [[table.id, { ...given, seal: table.commitment }], ...pages.filter(([id]) => id !== table.id)].slice(0, MOST));
}

/** A rematch is agreed before its table has a name: its share and its seal are kept under the old one until it has. */
const NEXT = 'next-';

export function rememberNextChance(table: string, seat: Seat, chance: string): void {
  rememberChance(NEXT + table, seat, chance);
}

/** The rematch has its table: what was given for it, and the seal shown for it, belong there now. */
export function nameNextTable(table: TableInfo, next: string): void {
  const given = book().find(([id]) => id === NEXT + table.id)?.[1] ?? {};
  const seal = table.rematch?.commitment;
  const known = book().find(([id]) => id === next)?.[1];
  if (known !== undefined) return;
  keep('chances', [[next, seal === undefined ? given : { ...given, seal }], ...book()].slice(0, MOST));
}

export function sealOf(table: string): string | undefined {
  return book().find(([id]) => id === table)?.[1]['seal'];
}

/** What this browser gave for a seat; undefined when another device did. */
export function chanceOf(table: string, seat: Seat): string | undefined {
  return givenAt(table)[String(seat)];
}
