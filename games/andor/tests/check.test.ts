import { expect, test } from 'vitest';
import { ITEMS } from '../pieces.ts';
import type { State } from '../state.ts';
import { scene } from './table.ts';

/** What each spoiled state is told off for. */
const spoilings: readonly (readonly [string, (state: State) => void, RegExp])[] = [
  ['a hero off the land', (state) => (state.field[0] = 75), /seat 0 on 75/],
  ['no strength', (state) => (state.strength[0] = 0), /strength 0/],
  ['too much willpower', (state) => (state.willpower[1] = 21), /willpower 21/],
  ['no willpower', (state) => (state.willpower[1] = 0), /willpower 0/],
  ['an eleventh hour', (state) => (state.hour[0] = 11), /hour 11/],
  ['handling without end', (state) => (state.handled[0] = 21), /handling/],
  ['gold out of nowhere', (state) => (state.bag[21] = 5), /gold/],
  ['a lost shield', (state) => (state.stock[12] = 3), /3 of 4 shield/],
  ['four small items', (state) => ((state.bag[0] = 4), (state.stock[0] = 1)), /small/],
  ['two large items', (state) => ((state.bag[14] = 2), (state.stock[14] = 1)), /large/],
  ['two helms', (state) => ((state.bag[ITEMS + 17] = 2), (state.stock[17] = 1)), /helms/],
  ['two creatures on a field', (state) => (state.creatures[9] = 20), /two creatures on 20/],
  ['a creature in the castle', (state) => (state.creatures[1] = 0), /castle/],
  ['a farmer beside a creature', (state) => state.farmers.push(20), /farmer beside/],
  [
    'a third wardrak',
    (state) => ((state.creatures[0] = 2), state.creatures.push(2, 30, -1, -1, 0, -1, -1, 0, 2, 31, -1, -1, 0, -1, -1, 0)),
    /wardrak/,
  ],
  [
    'more creatures inside than shields',
    (state) => state.creatures.push(...[1, 2, 3, 4].flatMap(() => [0, 90, -1, -1, 0, -1, -1, 0])),
    /shields/,
  ],
  ['five farmers', (state) => state.farmers.push(1, 2, 3, 4, 5), /farmers/],
  ['two wells on a field', (state) => state.wells.push(10, 11), /wells/],
  ['fog upon fog', (state) => state.fog.push(8 * 32, 8 * 32 + 2), /fog/],
  ['nothing that lies somewhere', (state) => state.lying.push((3 * 32 + 1) * 1024), /nothing lies/],
  ['closed borders out of order', (state) => state.cuts.push(5, 3), /order/],
  ['half a frame', (state) => state.agenda.push(1), /frame/],
  ['a pool from nowhere', (state) => (state.pool.kind = 'gain'), /pool/],
  ['a question from nowhere', (state) => (state.question.seat = 1), /question/],
  ['an exchange from nowhere', (state) => (state.exchange.a = 1), /exchange/],
  ['nobody in turn', (state) => (state.turn = -1), /turn/],
];

test.each(spoilings)('the audit finds %s', (_name, spoil, problem) => {
  const table = scene({
    heroes: { dwarf: { at: 7 }, archer: { at: 4 } },
    creatures: [
      ['gor', 20],
      ['gor', 21],
    ],
  });
  spoil(table.state);
  expect(table.rules.audit(table.state)).toMatch(problem);
});
