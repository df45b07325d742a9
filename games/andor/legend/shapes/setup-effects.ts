/** Effects that lay out. */
import type { OwnValues, SetupEffect } from '../format.ts';
import type { TaggedOf } from '../shape.ts';
import { boolean, declares, either, field, fixed, integer, list, maybe, named, object, record, word } from '../shape.ts';
import { figures, heroKinds, items, tokens } from '../words.ts';
import { amount, creature, face, fieldRef, fields, figure, fogBack, heroKind, letter, letterNow, positive, text, who } from './parts.ts';

export const setupEffects = {
  'place.creature': {
    creature,
    fields: list(fieldRef),
    name: maybe(declares('creature')),
    carries: maybe(word('an item or a figure', [...items, ...figures])),
    own: maybe(
      object<OwnValues>({
        strength: maybe(amount),
        mirrors: maybe(amount),
        willpower: maybe(amount),
        dice: maybe(
          object<NonNullable<OwnValues['dice']>>({
            die: word('a kind of die', ['red', 'black']),
            count: word('a number of dice or "fighters"', [1, 2, 3, 4, 'fighters']),
          }),
        ),
        reward: maybe(amount),
        pinned: maybe(fixed(true)),
        surely: maybe(fixed(true)),
      }),
    ),
  },
  'place.boss': { creature, name: declares('creature'), field: fieldRef, strength: amount, willpower: amount },
  'place.token': {
    token: word('a token', tokens),
    fields: list(fieldRef),
    value: maybe(integer(1, 20)),
    face: maybe(face),
    name: maybe(declares('farmer')),
    called: maybe(text),
  },
  'place.random': { token: word('a token', tokens), count: amount, field: named('rolled'), face: maybe(face) },
  'place.fog': {
    tokens: record(fogBack, integer(0, 15)),
    fields: maybe(list(field, 1, 15)),
    notOnHeroes: maybe(boolean),
  },
  'place.mixed': { things: record(word('something to mix', [...items, 'gem', 'gold']), positive), fields },
  'place.figure': { figure, field: fieldRef },
  'place.star': { letters: list(letter, 1, 14) },
  'place.tile_N': { letter: letterNow },
  'heroes.place': {
    heroes: maybe(who),
    at: either(
      'a field, "rank", or a field for each kind of hero',
      { look: 'number', is: field },
      { look: 'string', is: fixed('rank') },
      ...heroKinds.map((kind) => ({ look: { key: kind }, is: record(heroKind, field, 4) })),
    ),
  },
} satisfies TaggedOf<SetupEffect, 'do'>;
