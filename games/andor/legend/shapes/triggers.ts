/** Triggers. */
import type { Party, Trigger } from '../format.ts';
import type { Shape } from '../shape.ts';
import { either, field, fixed, maybe, named, object, refers, tagged, word } from '../shape.ts';
import { later, sunriseSteps } from '../words.ts';
import { condition, creatureFilter, fieldSet, figure, fogBack, heroFilter, itemOrFarmer, itemOrGem, letter } from './parts.ts';

export const triggerShapes: Readonly<Record<string, Shape>> = {
  trigger: tagged<Trigger, 'on'>(
    'on',
    'a trigger',
    {
      narrator_reaches: { letter, first: maybe(fixed(true)) },
      sunrise: { step: word('a symbol of the sunrise box', sunriseSteps), at: word('before or after', ['before', 'after']) },
      hero_enters: { fields: fieldSet, hero: maybe(heroFilter) },
      hero_stands: { fields: fieldSet, hero: maybe(heroFilter) },
      reveal: { token: word('a hidden token', ['fog', 'rune-stone']), back: maybe(fogBack) },
      activate: { token: word('a token that is activated', ['fog', 'well']), back: maybe(fogBack) },
      deliver: { item: itemOrFarmer, field, each: maybe(fixed(true)), hero: maybe(heroFilter) },
      meet: { a: named('party'), b: named('party') },
      creature_defeated: {
        creature: maybe(creatureFilter),
        moment: maybe(word('a moment', ['before-reward', 'before-narrator', 'after-narrator'])),
      },
      creature_enters: { fields: fieldSet, creature: maybe(creatureFilter) },
      attempt: { action: word('something a hero is about to do', ['enter', 'cross']), fields: fieldSet },
      pickup: { item: itemOrGem },
      fight_start: { creature: maybe(creatureFilter), hero: maybe(heroFilter), alone: maybe(fixed(true)) },
      round_start: { creature: maybe(creatureFilter) },
      round_end: { creature: maybe(creatureFilter) },
      condition: { if: condition },
      choice: { choice: refers('choice'), option: refers('option') },
    },
    later.on,
  ),
  party: either(
    'a hero, a creature, a figure or an item',
    { look: { key: 'hero' }, is: object<Extract<Party, { hero: unknown }>>({ hero: heroFilter }) },
    { look: { key: 'creature' }, is: object<Extract<Party, { creature: unknown }>>({ creature: creatureFilter }) },
    { look: { key: 'figure' }, is: object<Extract<Party, { figure: unknown }>>({ figure }) },
    { look: { key: 'item' }, is: object<Extract<Party, { item: unknown }>>({ item: itemOrFarmer, carried: maybe(fixed(true)) }) },
  ),
};
