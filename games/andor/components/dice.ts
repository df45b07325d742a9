/** AND-11.8 */
export const blackFaces: readonly number[] = [6, 6, 8, 10, 10, 12];

/** The face on the other side (AND-2.6). */
export const opposite = (face: number): number => 7 - face;
/** 6 and 10, 8 and 12 lie opposite each other: known from one source only. */
export const oppositeBlack = (face: number): number => (face === 6 ? 10 : face === 10 ? 6 : 20 - face);
