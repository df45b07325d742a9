/** The example of the book (ANT-4.7): a row with six spaces (0 is an empty one), the card drawn, and the two spaces it fits on. */
export const closing = { row: [0, 2, 0, 0, 6, 0], drawn: 3, leavesOpen: 3, closes: 4 } as const;
