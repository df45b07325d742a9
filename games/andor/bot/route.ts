import type { Plain } from '@tafelrunde/kernel';
import { FIELDS } from '../pieces.ts';
import { STOP, stepTo } from '../rules/actions.ts';
import type { Action, Open, View } from '../state.ts';
import { listed } from './listed.ts';

/** The table as far as a walk depends on it. */
export type Table = Open & { readonly legend: Pick<View['legend'], 'narrator'> };

/** A walk under way, so that it is thought out once: the fields still to come, and the one just entered first. */
export type Route = Plain & {
  readonly day: number;
  readonly letter: number;
  readonly fields: readonly number[];
};

export function routeOn(view: Table, fields: readonly number[]): Route | undefined {
  return fields.length === 0 ? undefined : { day: view.day, letter: view.legend.narrator, fields };
}

/** The route this seat wrote down, if it did and the table has not changed since: whatever else a memo holds is no route. */
export function routeIn(memo: Plain | undefined, view: Table): Route | undefined {
  if (typeof memo !== 'object' || !('fields' in memo)) return undefined;
  const { day, letter, fields } = memo;
  if (day !== view.day || letter !== view.legend.narrator || !Array.isArray(fields)) return undefined;
  const way: readonly unknown[] = fields;
  return way.every(isField) ? { day, letter, fields: way } : undefined;
}

const isField = (each: unknown): each is number => Number.isInteger(each) && (each as number) >= 0 && (each as number) < FIELDS;

/** The next step of the route, or its end; undefined if this is no place on it or the step is not to be had. */
export function nextOn({ fields }: Route, seat: number, view: Table, legal: readonly Action[]): Action | undefined {
  const at = fields.indexOf(view.field[seat] as number);
  if (at < 0) return undefined;
  const next = fields[at + 1];
  return listed(legal, next === undefined ? STOP : stepTo(next, 0));
}
