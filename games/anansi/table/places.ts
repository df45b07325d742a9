/** Where a player sits around the mat on a wide screen, by how many others there are: clockwise from the reader's left. */
const around: Readonly<Record<number, readonly string[]>> = {
  2: ['nw', 'ne'],
  3: ['w', 'n', 'e'],
  4: ['sw', 'nw', 'ne', 'se'],
  5: ['sw', 'nw', 'ne', 'se', 's'],
};

export const placeOf = (at: number, others: number): string => around[others]?.[at] ?? 's';
