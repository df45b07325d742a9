/*
 * The land of Andor as a graph. A field is its printed number: 0 to 72 and 80 to 84; 73 to 79 do not exist.
 * Read off the printed board; the tests read the same facts again from the other end (AND-4.1, AND-12.6).
 */

/** No field. */
export const NOWHERE = -1;
/** Arrays by field have so many places. */
export const SPAN = 85;

/** Per field the neighbours with a higher number: each of the 157 borders once. */
const onward: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 5, 6, 7, 11],
  1: [2, 3, 4],
  2: [3, 6, 14],
  3: [4, 10, 14, 19, 20],
  4: [5, 20, 21],
  5: [21],
  6: [11, 13, 14, 17],
  7: [8, 9, 11, 15],
  8: [9, 11],
  9: [15],
  10: [14, 18, 19],
  11: [12, 13],
  12: [13],
  13: [16, 17],
  14: [17, 18],
  15: [],
  16: [17, 32, 36, 38, 48],
  17: [18, 36],
  18: [19, 28, 36, 72],
  19: [20, 22, 23, 72],
  20: [21, 22],
  21: [22, 24],
  22: [23, 24],
  23: [24, 25, 31, 34, 35, 72],
  24: [25],
  25: [26, 27, 31],
  26: [27],
  27: [31],
  28: [29, 36, 38, 72],
  29: [30, 34, 72],
  30: [33, 34, 35],
  31: [33, 35],
  32: [38],
  33: [35],
  34: [35, 72],
  35: [],
  36: [38],
  37: [41],
  38: [39],
  39: [40, 42, 43],
  40: [41],
  41: [],
  42: [43, 44],
  43: [44, 45, 71],
  44: [45, 46],
  45: [46, 64, 65],
  46: [47, 64],
  47: [48, 53, 54, 56],
  48: [49, 50, 51, 53],
  49: [50],
  50: [51, 52],
  51: [52, 53, 55],
  52: [55],
  53: [54, 55],
  54: [55, 56, 57],
  55: [57],
  56: [57, 63],
  57: [58, 59, 63],
  58: [59, 60, 61, 62, 63],
  59: [60],
  60: [62],
  61: [62, 63, 64],
  62: [],
  63: [64],
  64: [65],
  65: [66],
  66: [67],
  67: [68],
  68: [69],
  69: [70],
  70: [81],
  71: [],
  72: [],
  80: [],
  81: [82],
  82: [84],
  83: [],
  84: [],
};

/** Where the arrow of a field points. The castle and the two boxes have none. */
const arrows: Readonly<Record<number, number>> = {
  1: 0,
  2: 0,
  3: 1,
  4: 0,
  5: 0,
  6: 0,
  7: 0,
  8: 7,
  9: 7,
  10: 3,
  11: 0,
  12: 11,
  13: 6,
  14: 2,
  15: 7,
  16: 13,
  17: 6,
  18: 14,
  19: 3,
  20: 3,
  21: 4,
  22: 19,
  23: 19,
  24: 21,
  25: 24,
  26: 25,
  27: 25,
  28: 18,
  29: 28,
  30: 29,
  31: 23,
  32: 16,
  33: 30,
  34: 23,
  35: 23,
  36: 16,
  37: 41,
  38: 16,
  39: 38,
  40: 39,
  41: 40,
  42: 39,
  43: 39,
  44: 42,
  45: 43,
  46: 44,
  47: 46,
  48: 16,
  49: 48,
  50: 48,
  51: 48,
  52: 50,
  53: 47,
  54: 47,
  55: 51,
  56: 47,
  57: 54,
  58: 57,
  59: 57,
  60: 59,
  61: 58,
  62: 58,
  63: 56,
  64: 45,
  65: 45,
  66: 65,
  67: 66,
  68: 67,
  69: 68,
  70: 69,
  71: 43,
  72: 18,
  81: 70,
  82: 81,
  84: 82,
};

/** All 78 fields, ascending. */
export const fields: readonly number[] = Object.keys(onward).map(Number);

/** All 157 borders, the lower number first. */
export const borders: readonly (readonly [number, number])[] = fields.flatMap((low) =>
  (onward[low] ?? []).map((high): readonly [number, number] => [low, high]),
);

/** By field: the fields that touch it, ascending. Empty for the boxes and for numbers that are no field. */
export const neighboursOf: readonly (readonly number[])[] = Array.from({ length: SPAN }, (_, field) =>
  borders.filter(([low, high]) => low === field || high === field).map(([low, high]) => (low === field ? high : low)),
);

/** By field: where its arrow points, NOWHERE without one. */
export const arrowOf: readonly number[] = Array.from({ length: SPAN }, (_, field) => arrows[field] ?? NOWHERE);

const touching = new Uint8Array(SPAN * SPAN);
for (const [low, high] of borders) {
  touching[low * SPAN + high] = 1;
  touching[high * SPAN + low] = 1;
}

/** Whether two fields touch, as printed: what a legend closes is not known here. */
export const touch = (a: number, b: number): boolean => touching[a * SPAN + b] === 1;

const exists = new Set(fields);
export const isField = (value: unknown): value is number => typeof value === 'number' && exists.has(value);

/** By field: how many arrows a creature follows from there to the castle; NOWHERE where no arrow begins. */
export const arrowsToCastle: readonly number[] = Array.from({ length: SPAN }, (_, field) => {
  let steps = 0;
  let at = field;
  while (at > 0) {
    at = arrowOf[at] ?? NOWHERE;
    steps += 1;
  }
  return at === 0 && exists.has(field) ? steps : NOWHERE;
});
