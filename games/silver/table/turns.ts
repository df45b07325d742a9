/** In which turn the pictures of the table come (`useInTurn`): the valley in the first, what lies in the square, then a street each. */
export const VALLEY = 0;
export const PILES = 1;
export const streetOf = (seat: number): number => 2 + seat;
