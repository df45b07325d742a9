import { describe, expect, test } from 'vitest';
import { cardsIn } from '../cards.ts';
import { trumpOf } from '../rules/trick.ts';
import type { State } from '../state.ts';
import { cards, go, position, suit, suitsOf } from './table.ts';

/** So many cards of each suit in the display. */
const display = (counts: Readonly<Record<string, number>>): number[] => ['H', 'L', 'S'].map((letter) => (1 << (counts[letter] ?? 0)) - 1);

/** Whoever won, seat 0 leads: who leads does not matter here. */
const leadAgain = (state: State): void => {
  state.leader = 0;
  state.turn = 0;
};

describe('trump', () => {
  test.each([
    ['T1', 'SLH', { S: 0, L: 1, H: 1 }, 'L'],
    ['T2', 'SLH', { S: 0, L: 0, H: 2 }, 'H'],
    ['T3', 'SLH', { S: 2, L: 2, H: 1 }, 'S'],
    ['T4', 'SLH', { S: 1, L: 1, H: 1 }, 'S'],
    ['T5', 'HSL', { H: 1, S: 1, L: 2 }, 'L'],
    ['T6', 'HSL', { H: 2, S: 2, L: 0 }, 'H'],
  ])('ANA-3.1 ANA-3.2 %s: the most cards, ties to the left (%s %j → %s)', (_id, order, counts, trump) => {
    expect(trumpOf(display(counts), suitsOf(order))).toBe(suit(trump));
  });

  test('ANA-3.1 a single card more is enough, however many there are', () => {
    expect(trumpOf(display({ H: 7, L: 8, S: 7 }), [0, 2, 1])).toBe(1);
  });

  test('ANA-3.2 a suit further left with fewer cards is never trump', () => {
    expect(trumpOf(display({ H: 0, L: 2, S: 2 }), [0, 2, 1])).toBe(2);
  });

  test('ANA-3.3 values do not matter: two low cards outweigh a 14', () => {
    const state = position({ hands: ['H2', 'H3', 'H4'], order: 'SLH', display: 'S14 H1 H2' });
    expect(state.trump).toBe(suit('H'));
  });

  test('ANA-3.4 the recruit of a trick counts from the next trick on, over three tricks (order H S L)', () => {
    const state = position({
      hands: ['H1 L1 L2 L3', 'H12 H5 S1 L4', 'H2 L5 L6 L7'],
      order: 'HSL',
      display: 'S9 S3',
      leader: 0,
    });
    const seen: string[] = [];
    const note = () => seen.push('HLS'.charAt(state.trump));
    note();
    go(state, 'H1 rH12');
    note(); // still the trick of the recruit
    go(state, 'H2');
    note();
    leadAgain(state);
    go(state, 'L1 rH5');
    note();
    go(state, 'L5');
    note();
    leadAgain(state);
    const ear = go(state, 'L2 rS1 L6');
    note();
    expect(seen.join('')).toBe('SSSSHS');
    expect(ear.of('trump-changed')).toEqual([{ kind: 'trump-changed', from: suit('H'), to: suit('S') }]);
    expect(cardsIn(state.display)).toEqual(cards('H5 H12 S1 S3 S9'));
  });

  test('ANA-3.4 trump in a trick stays although a recruit will change it', () => {
    const state = position({ hands: ['S7', 'L13 H9', 'S1 L14'], order: 'SLH', display: 'S2 L2', leader: 0 });
    go(state, 'S7 rL13');
    expect(state.trump).toBe(suit('S'));
  });
});
