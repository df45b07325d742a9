/** Pairs of wolf eyes in the dark behind the house: none below 9. */
export const eyesOf = (card: number): 0 | 1 | 2 | 3 => (card >= 13 ? 3 : card >= 11 ? 2 : card >= 9 ? 1 : 0);
