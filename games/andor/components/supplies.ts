/*
 * What is in the box, by the numbers of pieces.ts.
 */
import { BOW, FALCON, HELM, type ItemName, itemNames, SHIELD, TELESCOPE, WINESKIN } from '../pieces.ts';

const box: Readonly<Partial<Record<ItemName, number>>> = {
  wineskin: 5,
  brew: 5,
  'herb-3': 1,
  'herb-4': 2,
  telescope: 2,
  'rune-blue': 2,
  'rune-yellow': 2,
  'rune-green': 2,
  parchment: 6,
  poison: 1,
  shield: 4,
  bow: 3,
  falcon: 2,
  helm: 3,
  'gem-2': 5,
  'gem-4': 5,
  'gem-6': 1,
  gold: 52,
};
/** By item: how many there are. Half-used and spent sides come from whole ones (AND-8.5, AND-8.7, AND-11.1, AND-11.6, AND-21.6, AND-21.9). */
export const supply: readonly number[] = itemNames.map((name) => box[name] ?? 0);

/** What a merchant sells where the legend has him sell items: everything on the equipment board but the brew (AND-8.3). */
export const merchandise: readonly number[] = [WINESKIN, SHIELD, BOW, FALCON, HELM, TELESCOPE];
/** Of a strength point and of each item (AND-8.2, AND-8.3). */
export const PRICE = 2;
/** The dwarf's, for strength in the mine (AND-2.1). */
export const DWARF_PRICE = 1;
/** By number of heroes: what the witch takes; the archer pays one less (AND-8.6). */
export const brewPrices: readonly number[] = [0, 0, 3, 4, 5];

/** By back: the fifteen fog tokens (AND-6.2). */
export const fogTokens: readonly number[] = [5, 1, 1, 1, 3, 2, 1, 1];

/** AND-21.9 */
export const FARMERS = 4;
export const WELLS = 4;
export const STARS = 8;
export const RED_CROSSES = 3;
export const parchments: readonly number[] = [7, 8, 10, 11, 14, 17];
export const rubble: readonly number[] = [2, 5, 5, 6, 7, 7, 8, 8];

/** A prince or the shield dwarves beside the heroes (AND-20.1), and the fields they go for one hour (AND-20.2). */
export const ALLY_STRENGTH = 4;
export const ALLY_STEPS = 4;

/** By number of heroes: golden shields beside the castle (AND-13.2). */
export const goldenShields: readonly number[] = [0, 0, 3, 2, 1];

/** The day (AND-3.1, AND-3.4). */
export const HOURS = 7;
export const LAST_HOUR = 10;
export const OVERTIME_PRICE = 2;
/** Gifts and pick-ups of one hero between two hours (AND-23.1). */
export const MOST_HANDLING = 20;
