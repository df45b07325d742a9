/** Tasks. */
import type { Fail, Goal, Task } from '../format.ts';
import type { Shape } from '../shape.ts';
import { boolean, field, fixed, list, maybe, object, record, refers, tagged, word } from '../shape.ts';
import { items, later } from '../words.ts';
import {
  amount,
  comment,
  creatureFilter,
  effects,
  fieldSet,
  fields,
  figure,
  item,
  itemOrFarmer,
  letter,
  letterNow,
  positive,
  text,
} from './parts.ts';

export const taskShapes: Readonly<Record<string, Shape>> = {
  task: object<Task>({
    comment,
    title: text,
    text,
    goal: tagged<Goal, 'goal'>(
      'goal',
      'a goal',
      {
        defend: {},
        deliver: { item, field, count: maybe(positive), atEnd: maybe(boolean), by: maybe(letterNow) },
        hand_over: { things: record(word('something to hand over', [...items, 'gold', 'farmer']), amount, 6), field, by: maybe(letterNow) },
        escort: { farmer: refers('farmer'), field, by: maybe(letterNow) },
        collect: { value: amount, field, by: maybe(letterNow) },
        defeat: { creature: creatureFilter, count: maybe(amount), solo: maybe(fixed(true)), by: maybe(letterNow) },
        find: { figure, by: maybe(letterNow) },
        visit: {
          fields,
          action: maybe(word('something to do there', ['stand', 'uncover-fog', 'empty-well', 'buy-strength'])),
          all: maybe(fixed(true)),
          by: maybe(letterNow),
        },
      },
      later.goal,
    ),
    fails: maybe(
      list(
        tagged<Fail, 'fail'>('fail', 'a way to fail', {
          meet: { item, creature: maybe(creatureFilter) },
          creature_at: { fields: fieldSet, creature: maybe(creatureFilter) },
          letter: { letter },
          item_lost: { item: itemOrFarmer },
        }),
      ),
    ),
    failed: maybe(text),
    optional: maybe(boolean),
    then: maybe(effects),
  }),
};
