/** Effects that change a rule for a while. */
import type { ModifierEffect } from '../format.ts';
import type { TaggedOf } from '../shape.ts';
import { field, fixed, integer, list, maybe, word } from '../shape.ts';
import { heroActions } from '../words.ts';
import { creature, creatureFilter, fieldSet, heroFilter, itemOrGem, span } from './parts.ts';

export const modifierEffects = {
  'mod.creature_stat': {
    creature: maybe(creatureFilter),
    stat: word('strength or willpower', ['strength', 'willpower']),
    add: maybe(integer(-40, 40)),
    set: maybe(integer(0, 60)),
    atLeast: maybe(integer(0, 60)),
    span: maybe(span),
  },
  'mod.overtime': {
    hours: list(word('an overtime hour', [8, 9, 10]), 1, 3),
    price: maybe(integer(0, 20)),
    forbidden: maybe(fixed(true)),
    span: maybe(span),
  },
  'mod.enter': {
    fields: fieldSet,
    forbiddenFor: word('who may not enter', ['heroes', 'creatures', 'all']),
    span: maybe(span),
  },
  'mod.item': { item: itemOrGem, off: fixed(true), span: maybe(span) },
  'mod.move': { creature, extra: integer(1, 5), span: maybe(span) },
  'mod.actions': { only: list(word('an action', heroActions), 1, 4), span: maybe(span) },
  lure: { item: fixed('gem'), span: maybe(span) },
  'mod.links': { fields: list(field, 2, 12), span: maybe(span) },
  destroy_on_enter: { item: fixed('gem'), span: maybe(span) },
  'mod.castle': { garrison: maybe(fixed(true)), besieged: maybe(fixed(true)), span: maybe(span) },
  'mod.fight_scope': {
    creature: maybe(creatureFilter),
    forbidden: maybe(fixed(true)),
    alone: maybe(fixed(true)),
    only: maybe(heroFilter),
    span: maybe(span),
  },
  'mod.ally_bonus': { set: integer(0, 20), span: maybe(span) },
  'mod.creature_dice': { creature: maybe(creatureFilter), count: integer(1, 4), span: maybe(span) },
} satisfies TaggedOf<ModifierEffect, 'do'>;
