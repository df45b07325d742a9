import { describe, expect, test } from 'vitest';
import { closes, filled, firstOf, fitting, isFull, lastOf, NOWHERE, ways, waysWith } from '../row.ts';
import { NONE } from '../state.ts';
import { decide, draw, KEEP, place, position, row, rulesWith, spaces } from './table.ts';

/** A drawn card and the row it comes to. */
const drew = (own: string, drawn: string) => position({ rows: [own, '. . . . . .'], hands: ['1 D', '2 D'], drawn });
const legal = (own: string, drawn: string) => spaces(drew(own, drawn));
const safe = (own: string, drawn: string) => legal(own, drawn).filter((space) => waysWith(row(own), 0, 6, Number(drawn), space) > 0);

describe('where a card may go', () => {
  test('ANT-4.1 any empty space that fits, gaps or not', () => {
    expect(legal('. . . . . .', '5')).toEqual([1, 2, 3, 4, 5, 6]);
    expect(legal('. 2 . . 6 .', '4')).toEqual([3, 4]);
    const state = drew('. 2 . . 6 .', '4');
    const ear = decide(state, place(4));
    expect(state.rows.slice(0, 6)).toEqual(row('. 2 . 4 6 .'));
    expect(state.rows.slice(6)).toEqual(row('. . . . . .'));
    expect(ear.heard).toEqual([{ how: 'reveal', event: { kind: 'placed', seat: 0, card: 4, space: 4 } }]);
    expect(state).toMatchObject({ turn: 1, phase: 'draw', drawn: NONE, history: [4 * 16 + 4] });
  });

  test('ANT-4.1 a card goes into the own row, not into another', () => {
    const state = position({ rows: ['. . . . . .', '. 3 . . . .'], hands: ['1 D', '2 D'], turn: 1, drawn: '5' });
    expect(spaces(state)).toEqual([3, 4, 5, 6]);
    decide(state, place(3));
    expect(state.rows).toEqual([...row('. . . . . .'), ...row('. 3 5 . . .')]);
  });

  test('ANT-4.2 lower cards stay left, higher cards right', () => {
    expect(legal('. 3 . . . .', '1')).toEqual([1]);
    expect(legal('. . . 6 . .', '2')).toEqual([1, 2, 3]);
    expect(legal('. . 4 . . .', '7')).toEqual([4, 5, 6]);
    expect(legal('1 . 3 . . 8', '6')).toEqual([4, 5]);
    expect(legal('1 . 3 . . 8', '2')).toEqual([2]);
  });

  test('ANT-4.3 no value twice in the own row; other rows do not matter', () => {
    expect(legal('. . 4 . . .', '4')).toEqual([]);
    const state = position({ rows: ['. . . . . .', '. . 4 . . .'], hands: ['1 D', '2 D'], drawn: '4' });
    expect(spaces(state)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('ANT-4.4 nothing fits between two neighbours, not even beside an end', () => {
    expect(legal('. 3 5 . . .', '4')).toEqual([]);
    expect(legal('2 . . . . .', '1')).toEqual([]);
    expect(legal('. . . . . 7', '8')).toEqual([]);
  });

  test('ANT-4.4 a taken space is never offered, and placed cards stay where they are', () => {
    const state = drew('. 3 . . . .', '5');
    expect(spaces(state)).toEqual([3, 4, 5, 6]);
    decide(state, place(6));
    expect(state.rows.slice(0, 6)).toEqual(row('. 3 . . . 5'));
  });

  test('ANT-4.5 Death is never placed', () => {
    expect(legal('. . . . . .', 'D')).toEqual([]);
    expect(legal('. . 4 . . .', 'D')).toEqual([]);
    expect(rulesWith().legal(drew('. . . . . .', 'D'), 0)).toEqual([KEEP]);
  });

  test('ANT-4.6 N5 a placement that closes the own row is legal, and told', () => {
    const state = drew('. . . . . .', '8');
    expect(spaces(state)).toEqual([1, 2, 3, 4, 5, 6]);
    const ear = decide(state, place(1));
    expect(ear.heard).toEqual([
      { how: 'reveal', event: { kind: 'placed', seat: 0, card: 8, space: 1 } },
      { how: 'all', event: { kind: 'row-closed', seat: 0 } },
    ]);
    expect(rulesWith().view(state, 1).open).toEqual([false, true]);
  });

  test('ANT-4.6 a row is told closed once only', () => {
    const state = drew('. . 8 . . .', '2');
    expect(decide(state, place(1)).kinds).toEqual(['placed']);
    const second = position({ rows: ['. . . . . .', '. . . . . .', '. . . . . .'], hands: ['1 D', '2 D', '3 D'], turn: 1, drawn: '8' });
    expect(decide(second, place(2)).kinds).toEqual(['placed', 'row-closed']);
    const again = position({ rows: ['. . . . . .', '. 8 . . . .', '. . . . . .'], hands: ['1 D', '2 D', '3 D'], turn: 1, drawn: '4' });
    expect(decide(again, place(1)).kinds).toEqual(['placed']);
  });

  test('ANT-4.6 the warning comes for what closes an open row', () => {
    expect(closes(row('. . . . . .'), 8, 1)).toBe(true);
    expect(closes(row('. . . . . .'), 8, 6)).toBe(false);
    expect(closes(row('. 2 . . . 8'), 6, 3)).toBe(true);
    expect(closes(row('. 2 . . . 8'), 6, 4)).toBe(false);
    expect(closes(row('. . 8 . . .'), 2, 1)).toBe(false); // closed already
  });
});

describe('worked examples', () => {
  test.each([
    ['P1', '. . . . . .', '5', [1, 2, 3, 4, 5, 6], [3, 4, 5]],
    ['P2', '. 3 5 . . .', '4', [], []],
    ['P3', '. 3 . . . .', '1', [1], [1]],
    ['P4', '2 . . . . .', '1', [], []],
    ['P5', '. . 4 . . .', '7', [4, 5, 6], [5, 6]],
    ['P6', '. . 4 . . .', '4', [], []],
    ['P7', '. . 4 . . .', 'D', [], []],
    ['P8', '. . . . . .', '8', [1, 2, 3, 4, 5, 6], [6]],
    ['P9', '. 2 . . 6 .', '4', [3, 4], [3, 4]],
    ['P10', '1 2 4 5 7 8', '3', [], []],
    ['P11', '8 . . . . .', '3', [], []],
    ['P12', '1 . 3 . . 8', '6', [4, 5], [4, 5]],
    ['P13', '. . . 6 . .', '2', [1, 2, 3], [1, 2]],
    ['P14', '3 . . . . .', '5', [2, 3, 4, 5, 6], [3]],
  ] as const)('%s: row %s, drawn %s', (_, own, drawn, wantedLegal, wantedSafe) => {
    expect(legal(own, drawn)).toEqual(wantedLegal);
    expect(safe(own, drawn)).toEqual(wantedSafe);
    expect(spaces(drew(own, drawn), { allowSelfBlocking: false })).toEqual(wantedSafe);
  });
});

describe('ways to finish a row', () => {
  test.each([
    ['8 . . . . .', 0],
    ['. . . 3 . .', 0],
    ['3 . . . . .', 1],
    ['1 . . . . 6', 1],
    ['. 3 5 . . .', 2],
    ['. 4 . 5 . .', 0],
    ['. . . . . .', 28],
    ['1 2 4 5 7 8', 1],
  ] as const)('ANT-4.7 %s can be finished in %i ways', (own, count) => {
    expect(ways(row(own), 0, 6)).toBe(count);
  });

  test('ANT-4.7 the first card leaves so many ways', () => {
    const table = [1, 2, 3, 4, 5, 6, 7, 8].map((card) =>
      [1, 2, 3, 4, 5, 6].map((space) => waysWith(row('. . . . . .'), 0, 6, card, space)),
    );
    expect(table).toEqual([
      [21, 0, 0, 0, 0, 0],
      [6, 15, 0, 0, 0, 0],
      [1, 10, 10, 0, 0, 0],
      [0, 3, 12, 6, 0, 0],
      [0, 0, 6, 12, 3, 0],
      [0, 0, 0, 10, 10, 1],
      [0, 0, 0, 0, 15, 6],
      [0, 0, 0, 0, 0, 21],
    ]);
  });

  test('ANT-4.7 30 of the 48 first placements close the row', () => {
    let closing = 0;
    for (let card = 1; card <= 8; card += 1)
      for (let space = 1; space <= 6; space += 1) if (closes(row('. . . . . .'), card, space)) closing += 1;
    expect(closing).toBe(30);
  });

  test('ANT-4.7 counting agrees with trying every filling of every row', () => {
    const wrong: string[] = [];
    for (const wide of [6, 8]) {
      const full = choose([1, 2, 3, 4, 5, 6, 7, 8], wide);
      for (let values = 0; values < 256; values += 1) {
        const cards = [1, 2, 3, 4, 5, 6, 7, 8].filter((value) => values & (1 << (value - 1)));
        for (const spaces_ of choose(
          Array.from({ length: wide }, (_, i) => i),
          cards.length,
        )) {
          const cells: number[] = Array.from({ length: wide }, () => 0);
          spaces_.forEach((space, i) => (cells[space] = cards[i] ?? 0));
          const fillings = full.filter((filling) => cells.every((value, i) => value === 0 || filling[i] === value)).length;
          if (ways(cells, 0, wide) !== fillings) wrong.push(`${cells.join(' ')}: ${ways(cells, 0, wide)}, not ${fillings}`);
        }
      }
      expect(full).toHaveLength(wide === 6 ? 28 : 1);
    }
    expect(wrong).toEqual([]);
  });

  test('rows are read where they lie among all rows', () => {
    const cells = [...row('8 . . . . .'), ...row('. 3 5 . . .'), ...row('1 2 4 5 7 8')];
    expect([0, 6, 12].map((from) => ways(cells, from, 6))).toEqual([0, 2, 1]);
    expect([0, 6, 12].map((from) => isFull(cells, from, 6))).toEqual([false, false, true]);
    expect([0, 6, 12].map((from) => filled(cells, from, 6))).toEqual([1, 2, 6]);
    expect(isFull(row('1 2 4 5 7 .'), 0, 6)).toBe(false);
    expect(isFull(row('. 2 4 5 7 8'), 0, 6)).toBe(false);
    expect(waysWith(cells, 6, 6, 6, 4)).toBe(2);
    const span = fitting(cells, 6, 6, 6, true);
    expect([firstOf(span), lastOf(span)]).toEqual([4, 6]);
    expect(fitting(cells, 6, 6, 4, true)).toBe(NOWHERE);
  });
});

test('ANT-8.5 without closing the spaces offered are exactly those that leave the row open', () => {
  for (const wide of [6, 8] as const) {
    for (const own of ['. . . . . .', '. 3 . . . .', '. 2 . . 6 .', '1 . 3 . . 8', '. . . 6 . .', '3 . . . . .']) {
      const cells = wide === 6 ? own : '. . . . . . . .';
      for (let card = 1; card <= 8; card += 1) {
        const state = position({ rows: [cells], hands: ['1 D', '2 D'], drawn: String(card) });
        const all = spaces(state, { spaces: wide });
        const open = all.filter((space) => waysWith(row(cells), 0, wide, card, space) > 0);
        expect(spaces(state, { spaces: wide, allowSelfBlocking: false })).toEqual(open);
      }
    }
  }
});

test('ANT-8.6 with eight spaces every number has exactly one that leaves the row open', () => {
  for (let card = 1; card <= 8; card += 1) {
    const state = position({ rows: ['. . . . . . . .'], hands: ['1 D', '2 D'], drawn: String(card) });
    expect(spaces(state, { spaces: 8 })).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(spaces(state, { spaces: 8, allowSelfBlocking: false })).toEqual([card]);
  }
});

test('ANT-5.1 keeping is always possible, placeable or not', () => {
  for (const drawn of ['5', '4', 'D']) expect(rulesWith().legal(drew('. . 4 . . .', drawn), 0).at(-1)).toEqual(KEEP);
});

test('ANT-5.2 Death, a value of the row and a card without a space leave keeping alone', () => {
  for (const [own, drawn] of [
    ['. . . . . .', 'D'],
    ['. . 4 . . .', '4'],
    ['. 3 5 . . .', '4'],
    ['1 2 4 5 7 8', '3'],
  ] as const) {
    expect(rulesWith().legal(drew(own, drawn), 0)).toEqual([KEEP]);
  }
});

test('ANT-5.3 a kept card joins the hand unseen, and the turn is over', () => {
  const state = position({ rows: ['. . . . . .'], hands: ['1 D', '2 2 D', '3 D'], turn: 2 });
  draw(state, '2');
  const ear = decide(state, KEEP);
  expect(ear.heard).toEqual([{ how: 'all', event: { kind: 'kept', seat: 2 } }]);
  expect(state.hands).toEqual(
    [0, 1, 2].flatMap(
      (seat) =>
        [
          [1, 1, 0, 0, 0, 0, 0, 0, 0],
          [1, 0, 1, 0, 0, 0, 0, 0, 0],
          [1, 0, 1, 1, 0, 0, 0, 0, 0],
        ][seat] ?? [],
    ),
  );
  expect(state).toMatchObject({ turn: 0, phase: 'draw', drawn: NONE, history: [2 * 16] });
});

/** All ways to take `count` of these, in order. */
function choose(items: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, i) => choose(items.slice(i + 1), count - 1).map((rest) => [item, ...rest]));
}
