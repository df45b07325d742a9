/** Track and flow. */
import type { ChoiceOption } from '../format.ts';
import { declares, either, fixed, integer, list, maybe, named, object, refers, tagged, word } from '../shape.ts';
import { amount, comment, condition, effects, fields, key, letter, text, who } from './parts.ts';

export const flowEffects = {
  'narrator.step': { steps: integer(-13, 13) },
  'narrator.goto': { letter },
  'n_tile.move': { steps: integer(-13, 13) },
  sunrise: {},
  'read.card': { card: refers('card') },
  'activate.card': {
    card: refers('card'),
    letter: either(
      'a letter or a table of six letters',
      { look: 'string', is: letter },
      {
        look: { key: 'num' },
        is: tagged<{ num: 'table'; values: string[] }, 'num'>('num', 'a number', { table: { values: list(letter, 6, 6) } }),
      },
    ),
  },
  'discard.card': { card: refers('card') },
  'remove.deck_card': { deck: refers('deck'), cards: list(refers('deck-card'), 1) },
  'draw.card': { deck: refers('deck') },
  'deal.cards': { deck: refers('deck'), exchanges: maybe(amount) },
  shuffle: { deck: refers('deck') },
  bottom_of_deck: { deck: refers('deck') },
  roll: { name: declares('roll'), number: amount },
  'flag.set': { flag: declares('flag') },
  'flag.clear': { flag: refers('flag') },
  'counter.add': {
    counter: declares('counter'),
    amount: either(
      'a number, also below 0, or what else an amount may be',
      { look: 'number', is: integer(-60, 100) },
      { look: { key: 'num' }, is: amount },
    ),
  },
  'rule.begin': { rule: refers('rule') },
  'rule.end': { rule: refers('rule') },
  'task.add': { task: refers('task'), of: maybe(fixed('this')) },
  'task.done': { task: refers('task') },
  'task.fail': { task: refers('task') },
  'goal.set': { text },
  'legend.win': { reason: maybe(text) },
  'legend.lose': { reason: text },
  if: { if: condition, then: effects, else: maybe(effects) },
  'prevent.pay': { with: list(word('gold or willpower', ['gold', 'willpower']), 1, 2), amount, then: effects },
  optional: { heroes: who, ask: text, then: effects },
  choose: {
    name: declares('choice'),
    heroes: who,
    ask: text,
    options: list(object<ChoiceOption>({ key, comment, id: declares('option'), text, do: list(named('effect'), 0) }), 2, 6),
  },
  wait: { fields, first: word('a rank', ['lowest_rank', 'highest_rank']), then: effects },
};
