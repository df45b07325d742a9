/** Fields and sets of them. */
import type { Shape } from '../shape.ts';
import { either, field, fixed, list, named, object, refers, word } from '../shape.ts';
import { figures, terrains } from '../words.ts';
import { fieldSet, fields } from './parts.ts';

export const placeShapes: Readonly<Record<string, Shape>> = {
  fieldRef: either(
    'a field: a number, a roll of dice, or the place of somebody',
    { look: 'number', is: field },
    { look: { key: 'num' }, is: named('rolled') },
    { look: { key: 'of' }, is: object<{ of: string }>({ of: word('somebody', ['this-hero', 'here', ...figures]) }) },
  ),
  fieldSet: either(
    'fields: a list, a range, a terrain, neighbours, "any" or "not"',
    { look: 'list', is: fields },
    { look: { key: 'from' }, is: object<{ from: number; to: number }>({ from: field, to: field }) },
    { look: { key: 'terrain' }, is: object<{ terrain: string }>({ terrain: word('a terrain', terrains) }) },
    {
      look: { key: 'nextTo' },
      is: object<{ nextTo: unknown }>({
        nextTo: either(
          'the number of a field, or a roll by its name',
          { look: 'number', is: field },
          { look: { key: 'num' }, is: object<{ num: string; name: string }>({ num: fixed('rolled'), name: refers('roll') }) },
        ),
      }),
    },
    { look: { key: 'any' }, is: object<{ any: unknown[] }>({ any: list(fieldSet) }) },
    { look: { key: 'not' }, is: object<{ not: unknown }>({ not: fieldSet }) },
  ),
};
