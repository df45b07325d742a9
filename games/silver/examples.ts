/**
 * The example of the book (SIL-8.8): Mira calls. In the first telling Jonas draws nothing that helps him; in the second he swaps a card
 * for the one he drew. Villages as they are turned up at the end.
 */
export const calls = [
  {
    villages: [
      { name: 'Mira', cards: [2, 5] },
      { name: 'Jonas', cards: [4, 1, 6] },
      { name: 'Lea', cards: [3, 8, 9] },
    ],
  },
  {
    villages: [
      { name: 'Mira', cards: [2, 5] },
      { name: 'Jonas', cards: [4, 1, 1] },
      { name: 'Lea', cards: [3, 8, 9] },
    ],
  },
] as const;

/** Which of them calls. */
export const CALLER = 0;
