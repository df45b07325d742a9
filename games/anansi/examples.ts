/** The example of the book (ANA-7.5): a second round with three storytellers, ten stories in all, as it is scored. */
export const toldRound = {
  round: 2,
  tellers: [
    { name: 'Mira', stories: 3, listeners: 3 },
    { name: 'Jonas', stories: 5, listeners: 2 },
    { name: 'Lea', stories: 2, listeners: 3 },
  ],
} as const;
