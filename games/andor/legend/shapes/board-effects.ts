/** Effects on what is on the board. */
import type { BoardEffect } from '../format.ts';
import type { TaggedOf } from '../shape.ts';
import { declares, fixed, integer, list, maybe, word } from '../shape.ts';
import { boardTokens } from '../words.ts';
import { amount, creaturePick, fieldRef, fieldSet, figure, item, pair, who } from './parts.ts';

export const boardEffects = {
  'remove.token': {
    token: word('a token on the board', boardTokens),
    fields: maybe(fieldSet),
    pick: maybe(word('a way to pick', ['all', 'random', 'group_decides'])),
  },
  'remove.figure': { figure },
  'move.figure': { figure, field: fieldRef },
  'remove.creature': { creature: creaturePick },
  'move.creature': { creature: creaturePick, steps: amount },
  'land.creature': { creature: creaturePick, field: fieldRef, harm: maybe(amount) },
  'name.creature': { creature: creaturePick, name: declares('creature') },
  'pin.creature': { creature: creaturePick },
  'unpin.creature': { creature: creaturePick },
  'attach.item': { creature: creaturePick, item },
  'link.cut': { between: pair },
  'link.restore': { between: pair },
  'block.space': { field: fieldRef, values: maybe(list(integer(1, 20), 1, 8)), drawn: maybe(integer(1, 8)) },
  'unblock.space': { field: fieldRef },
  'mark.space': { field: fieldRef, marker: fixed('x') },
  'unmark.space': { field: fieldRef },
  refresh_well: { fields: maybe(fieldSet) },
  empty_well: { fields: maybe(fieldSet) },
  'reveal.fog': { heroes: who, count: integer(1, 15) },
} satisfies TaggedOf<BoardEffect, 'do'>;
