/*
 * Landmarks of the mine by hand: field, stamp, how far beside the true middle, size.
 */
const MARKS = [
  [0, 'gate', 0, -12, 0.66],
  [70, 'tent', -14, -2, 0.82],
  [70, 'market', 2, -56, 0.6],
  [79, 'songtree', 0, 14, 1.05],
  [79, 'market', 40, 40, 0.62],
  [80, 'bones', 0, 8, 1.15],
  [77, 'sign', -20, 6, 0.8],
  [27, 'shelf', 6, 2, 0.8],
  [27, 'barrel', 40, 6, 0.62],
  [66, 'hoard', 8, 0, 0.66],
  [39, 'ladder', -30, 6, 0.6],
  [57, 'skull', -26, 0, 0.55],
  [15, 'cart', -8, -6, 0.72],
  [23, 'statue', 2, -2, 0.74],
  [24, 'banner', 2, 6, 0.7],
  [26, 'anvil', -6, -4, 0.8],
  [49, 'cart', -10, -6, 0.78],
  [51, 'barrel', -20, 2, 0.7],
  [53, 'fungi', -16, 0, 0.9],
  [54, 'fungi', 12, -8, 0.85],
  [60, 'stalag', 6, -4, 0.75],
  [64, 'statue', 6, -6, 0.68],
  [61, 'web', 12, -2, 0.8],
  [65, 'stalag', -16, -4, 0.62],
  [18, 'ladder', -18, 4, 0.7],
  [11, 'barrel', -18, 0, 0.62],
  [22, 'cart', 4, -8, 0.72],
  [47, 'barrel', -18, -2, 0.62],
  [50, 'stalag', -16, 2, 0.66],
  [6, 'banner', -2, 2, 0.62],
  [40, 'barrel', 14, -6, 0.6],
  [34, 'web', 0, 2, 0.6],
  [31, 'banner', -2, 4, 0.55],
  [1, 'lamp', -8, -6, 0.8],
  [48, 'anvil', 8, -10, 0.7],
  [29, 'lamp', 8, -6, 0.9],
  [14, 'skull', 0, -8, 0.7],
  [19, 'lamp', -2, -4, 0.85],
  [10, 'lamp', -12, -4, 0.9],
  [17, 'lamp', 10, -6, 0.85],
  [38, 'lamp', -12, -6, 0.85],
  [32, 'lamp', -12, -6, 0.85],
  [44, 'lamp', -6, -6, 0.85],
  [52, 'lamp', -12, -4, 0.85],
  [8, 'lamp', -6, -6, 0.8],
  [25, 'lamp', -14, -4, 0.85],
  [33, 'lamp', -8, -6, 0.8],
  [42, 'lamp', -14, -4, 0.85],
  [21, 'lamp', 12, -8, 0.85],
];
/** Where gems lie there is a crystal in the wall. */
const CRYSTALS = {
  0: [0, 62, 0.56],
  2: [-8, -6, 0.62],
  3: [-8, -6, 0.62],
  4: [-8, -8, 0.62],
  13: [-4, -6, 0.8],
  36: [-14, -6, 0.62],
  46: [-4, -8, 0.62],
  56: [-10, -8, 0.62],
  62: [4, -8, 0.62],
};
const WELL = [-12, 2];
/** Beside the middle where numbers stand. */
export const NUM = {
  0: [0, 20],
  70: [-14, 42],
  79: [0, 46],
  77: [2, 30],
  80: [0, 34],
  27: [-8, 24],
  66: [-10, 28],
  55: [18, 22],
  5: [18, 18],
  35: [16, 18],
  45: [18, 18],
  7: [10, 20],
  9: [10, 22],
  20: [10, 22],
  36: [16, 18],
  43: [12, 22],
  58: [12, 22],
  37: [-10, -18],
  39: [-12, -12],
  57: [-10, 18],
  63: [14, 12],
};

export function marksOf(board, cells) {
  const put = (fid, sym, dx, dy, s) => ({ fid, sym, x: cells.get(fid).fx + dx, y: cells.get(fid).fy + dy, s });
  return [
    ...MARKS.map((mark) => put(...mark)),
    ...board.gems
      .filter((field) => field !== 66)
      .map((field) => {
        const [dx, dy, s] = CRYSTALS[field] ?? [0, -8, 0.62];
        return put(field, 'crystal', dx, dy, s);
      }),
    ...board.wells.map((field) => put(field, 'well', ...WELL, 0.74)),
    ...board.vents.map((field) => (field === 36 ? put(field, 'vent', 16, -8, 0.62) : put(field, 'vent', -6, -6, 0.78))),
  ];
}
