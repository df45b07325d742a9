/*
 * Heroes by number (pieces.ts): dwarf, warrior, archer, wizard.
 */
import { WARRIOR } from '../pieces.ts';

/** Points are tracked between these ends (AND-1.4 to AND-1.6). */
export const START_STRENGTH = 1;
export const LEAST_STRENGTH = 1;
export const MOST_STRENGTH = 14;
export const START_WILLPOWER = 7;
export const MOST_WILLPOWER = 20;
/** What a hero has who came to 0 willpower in a fight (AND-14.13). */
export const RECOVERED_WILLPOWER = 3;

/** Dice in the rows 0–6, 7–13, 14–20 of the willpower track (AND-1.7). */
const heroDice: readonly (readonly [number, number, number])[] = [
  [1, 2, 3],
  [2, 3, 4],
  [3, 4, 5],
  [1, 1, 1],
];

/** By hero × 21 + willpower: how many dice he rolls (AND-1.7). */
const byWillpower = Uint8Array.from({ length: heroDice.length * (MOST_WILLPOWER + 1) }, (_, i) => {
  const willpower = i % (MOST_WILLPOWER + 1);
  return heroDice[Math.floor(i / (MOST_WILLPOWER + 1))]?.[willpower >= 14 ? 2 : willpower >= 7 ? 1 : 0] ?? 0;
});
export const diceOf = (hero: number, willpower: number): number => byWillpower[hero * (MOST_WILLPOWER + 1) + willpower] ?? 0;

/** From a well: the warrior drinks more (AND-2.2, AND-7.1). */
export const wellGives = (hero: number): number => (hero === WARRIOR ? 5 : 3);

/** Small items, large ones and helms that fit on a hero board (AND-1.8). */
export const SMALL_SPACES = 3;
export const LARGE_SPACES = 1;
export const HELM_SPACES = 1;
