/** Numbers and letters. */
import type { Amount, LetterNow, Rolled } from '../format.ts';
import type { Shape, TaggedOf } from '../shape.ts';
import { either, integer, list, maybe, refers, tagged } from '../shape.ts';
import { later } from '../words.ts';
import { amount, die, letter } from './parts.ts';

const rolled = {
  die: { die, dice: maybe(integer(1, 6)) },
  die_plus: { die, base: integer(0, 100) },
  d66: {},
  table: { values: list(integer(-20, 100), 6, 6) },
  rolled: { name: refers('roll') },
} satisfies TaggedOf<Rolled, 'num'>;

export const numberShapes: Readonly<Record<string, Shape>> = {
  amount: either(
    'a number, a number by heroes or difficulty, or a roll of dice',
    { look: 'number', is: integer(0, 100) },
    {
      look: { key: 'num' },
      is: tagged<Exclude<Amount, number>, 'num'>(
        'num',
        'a number',
        { by_hero_count: { '2': amount, '3': amount, '4': amount }, by_difficulty: { easy: amount, normal: amount }, ...rolled },
        later.num,
      ),
    },
  ),
  letterNow: either(
    'a letter, or one for each number of heroes or difficulty',
    { look: 'string', is: letter },
    {
      look: { key: 'num' },
      is: tagged<Exclude<LetterNow, string>, 'num'>('num', 'a number', {
        by_hero_count: { '2': letter, '3': letter, '4': letter },
        by_difficulty: { easy: letter, normal: letter },
      }),
    },
  ),
  rolled: tagged<Rolled, 'num'>('num', 'a roll of dice', rolled, later.num),
};
