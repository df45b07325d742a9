/** Conditions. */
import type { Condition } from '../format.ts';
import type { Shape } from '../shape.ts';
import { either, field, fixed, integer, list, maybe, object, refers, tagged, word } from '../shape.ts';
import { boardTokens, later } from '../words.ts';
import { condition, creatureFilter, difficulty, fieldSet, figure, heroFilter, item, letter, positive, range } from './parts.ts';

export const conditionShapes: Readonly<Record<string, Shape>> = {
  condition: either(
    'a condition: "is", "all", "any" or "not"',
    { look: { key: 'all' }, is: object<{ all: Condition[] }>({ all: list(condition) }) },
    { look: { key: 'any' }, is: object<{ any: Condition[] }>({ any: list(condition) }) },
    { look: { key: 'not' }, is: object<{ not: Condition }>({ not: condition }) },
    {
      look: { key: 'is' },
      is: tagged<Extract<Condition, { is: string }>, 'is'>(
        'is',
        'a condition',
        {
          letter: { letter, when: word('before, at or after', ['before', 'at', 'after']) },
          flag: { flag: refers('flag') },
          counter: { counter: refers('counter'), ...range },
          card_read: { card: refers('card') },
          rolled: { name: refers('roll'), ...range },
          task: { task: refers('task'), state: word('open or done', ['open', 'done']) },
          own_tasks_done: {},
          hero_count: { in: list(word('a number of heroes', [2, 3, 4]), 1, 3) },
          difficulty: { difficulty },
          hero: { where: heroFilter, atLeast: maybe(integer(1, 4)), this: maybe(fixed(true)) },
          field: { fields: fieldSet, has: word('something on a field', ['creature', 'hero', ...boardTokens]) },
          free_shields: range,
          creatures: { creature: maybe(creatureFilter), ...range },
          carrier_on_same_space: { item, creature: maybe(creatureFilter) },
          fight: { creature: maybe(creatureFilter) },
          figure_at: { figure, fields: fieldSet },
          figure_in_play: { figure },
          farmer_at: { farmer: refers('farmer'), fields: fieldSet },
          farmer_in_play: { farmer: refers('farmer') },
          item_at: { item, field, atLeast: maybe(positive) },
        },
        later.is,
      ),
    },
  ),
};
