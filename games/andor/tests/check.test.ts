import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { ITEMS } from '../pieces.ts';
import type { State } from '../state.ts';
import { familyOf } from '../view.ts';
import { stage } from './stage.ts';
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
  ['half an entry', (state) => state.agenda.push(1), /entry/],
  ['a pool from nowhere', (state) => (state.pool.kind = 'gain'), /pool/],
  ['a question from nowhere', (state) => (state.question.seat = 1), /question/],
  ['an exchange from nowhere', (state) => (state.exchange.a = 1), /exchange/],
  ['nobody in turn', (state) => (state.turn = -1), /turn/],
  ['the same hero twice', (state) => Object.assign(state, { heroes: [2, 2] }), /heroes 2,2/],
  ['a fifth kind of hero', (state) => Object.assign(state, { heroes: [0, 4] }), /seat 1 is no hero/],
  ['more seats than heroes', (state) => Object.assign(state, { seats: 3 }), /heroes 0,2/],
  ['a hero nowhere', (state) => (state.field[1] = -1), /seat 1 on -1/],
  ['half a field', (state) => (state.field[0] = 7.5), /seat 0 on 7.5/],
  ['a bag too small', (state) => (state.bag.length -= 1), /bags/],
  ['less than nothing in a bag', (state) => ((state.bag[ITEMS + 6] = -1), (state.stock[6] = 3)), /seat 1 has -1 of telescope/],
  ['less than nothing beside the board', (state) => ((state.stock[18] = -1), (state.bag[18] = 6)), /-1 gem-2 left/],
  ['half a creature', (state) => state.creatures.push(0), /half a creature/],
  [
    'a carried herb that lies in the supply as well',
    (state) => ((state.creatures[8 + 5] = 4), state.lying.push((3 * 32 + 4) * 1024 + 1), (state.stock[4] = 0)),
    /2 of 1 herb-3/,
  ],
  ['a stone too many, face down', (state) => state.covered.push(3 * 32 + 7), /3 of 2 rune-blue/],
  [
    'stones face down out of order',
    (state) => (state.covered.push(9 * 32 + 7, 3 * 32 + 8), (state.stock[7] = 1), (state.stock[8] = 1)),
    /covered 295,104/,
  ],
  [
    'things lying out of order',
    (state) => (state.lying.push((9 * 32 + 10) * 1024 + 1, (3 * 32 + 10) * 1024 + 1), (state.stock[10] = 4)),
    /lying 305153,108545/,
  ],
  ['a farmer off the land', (state) => state.farmers.push(80), /farmers 80/],
];

test.each<readonly [string, (legend: State['legend']) => void, RegExp]>([
  ['a card twice', ({ decks }) => decks[0]?.aside.push(0), /deck 0 holds a card twice/],
  ['a card nobody wrote', ({ decks }) => decks[0]?.aside.push(7), /does not exist/],
  ['a card too few to be known', ({ decks }) => decks[0]?.seen.pop(), /does not fit its cards/],
  ['a narrator beyond N', (legend) => (legend.narrator = 14), /narrator stands at 14/],
  ['a narrator who was never there', (legend) => (legend.narrator = 3), /further than he ever was/],
  ['an end beyond N', (legend) => (legend.last = 14), /N token lies at 14/],
])('the audit of a legend finds %s', (_name, spoil, problem) => {
  const s = stage({});
  expect(s.state.legend.decks[0]?.pile).toEqual([0]);
  spoil(s.state.legend);
  expect(s.rules.audit(s.state)).toMatch(problem);
});

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

test('the audit counts what creatures carry, and minds no hero who is not placed yet', () => {
  const table = scene({ heroes: { dwarf: { at: 7 }, archer: { at: 4 } }, creatures: [['gor', 20]] });
  table.state.creatures[5] = 4;
  table.state.stock[4] = 0;
  expect(table.rules.audit(table.state)).toBeUndefined();
  table.state.creatures[5] = 12; // a shield, which never leaves the game: it has to be somewhere
  expect(table.rules.audit(table.state)).toBe('5 of 4 shield');
  table.state.stock[12] = 3;
  expect(table.rules.audit(table.state)).toBeUndefined();
  table.state.creatures[1] = -1; // off the board it carries nothing
  expect(table.rules.audit(table.state)).toBe('3 of 4 shield');
  const early = scene({ heroes: { dwarf: { at: 7 }, archer: { at: 4 } } });
  Object.assign(early.state, { day: 0, field: [-1, -1] });
  expect(early.rules.audit(early.state)).toBeUndefined();
  early.state.field[1] = 75;
  expect(early.rules.audit(early.state)).toBe('seat 1 on 75');
});

test('AND-23.1 every match ends: with so many days, hours and handlings there are only so many actions', () => {
  const most = [2, 3, 4].map((seats) => game.meta.maxActions(game.meta.defaults, seats));
  expect(most).toEqual([24 * 2 * 10 * (2 * 20 + 60), 24 * 3 * 10 * (3 * 20 + 60), 24 * 4 * 10 * (4 * 20 + 60)]);
});

test('AND-11.6 AND-21.6 stones and gems look alike from behind, everything else as what it is', () => {
  expect([7, 8, 9, 18, 19, 20, 4, 10, 17, 21].map(familyOf)).toEqual([7, 7, 7, 18, 18, 18, 4, 10, 17, 21]);
});
