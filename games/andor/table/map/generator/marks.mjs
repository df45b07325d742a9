/*
 * Landmarks by hand, and where fog lies beside them.
 */
import { contains, distToPoly } from './borders.mjs';

/** Field, stamp, how far beside the true middle, size. */
const MARKS = [
  [0, 'castle', 8, 34, 0.86],
  [72, 'tavern', -2, 6, 0.95],
  [18, 'market', -6, 4, 1],
  [71, 'mine', -12, 2, 0.8],
  [57, 'songtree', -4, 14, 1.5],
  [57, 'market', 40, 66, 0.8],
  [71, 'market', 34, 20, 0.52],
  [15, 'ruin', -14, 2, 0.95],
  [17, 'ruin', -18, 2, 1],
  [10, 'deadtree', -18, 6, 0.8],
  [12, 'rock', -18, -2, 0.6],
  [30, 'claw', -22, 16, 0.82],
  [20, 'hut', -14, -4, 1.1],
  [24, 'hut', -8, -6, 1.2],
  [28, 'farm', -40, 12, 1],
  [40, 'farm', -30, 6, 0.92],
  [64, 'paddock', 34, -14, 1.05],
  [39, 'oak', -18, 6, 0.9],
  [32, 'fisher', -20, -22, 1.1],
  [84, 'cave', 0, 8, 0.68],
  [83, 'lostTower', 0, 6, 0.78],
  [80, 'bones', 0, 8, 1.2],
  [34, 'house', -18, -4, 1.2],
  [36, 'house', 30, -16, 1.2],
  [43, 'house', -26, -16, 1.25],
  [43, 'house', 8, -30, 1],
  [6, 'house', -30, -6, 1.2],
  [38, 'windmill', 46, -4, 1.05],
  [21, 'sheep', -22, -26, 0.95],
  [21, 'sheep', 4, -38, 0.8],
  [21, 'sheep', 14, -20, 0.95],
  [31, 'sheep', 6, -36, 0.85],
  [31, 'sheep', -10, -22, 0.9],
  [29, 'hay', -26, 2, 0.8],
  [29, 'hay', 2, -20, 0.7],
  [33, 'crop', -6, -24, 0.9],
  [13, 'hay', 62, 6, 0.75],
  [19, 'stones', -34, 10, 0.75],
  [4, 'crop', -2, -24, 0.95],
  [14, 'crop', -6, -26, 0.9],
  [9, 'house', -34, 0, 1.1],
  [9, 'house', 4, -20, 1],
  [61, 'pk4a', -34, -8, 1],
  [61, 'pk3b', 2, -18, 0.8],
  [61, 'pk4b', 34, -4, 0.9],
  [61, 'rk3', -10, 8, 1],
  [60, 'house', 6, -12, 1.15],
  [65, 'stones', 10, -26, 0.8],
  [41, 'hay', 12, -24, 0.8],
  [37, 'stones', -26, -4, 0.8],
  [26, 'crop', -12, -34, 0.6],
  [2, 'hay', 14, -14, 0.62],
  [1, 'sheep', -14, -22, 0.8],
  [1, 'sheep', 6, -14, 0.8],
];
const WELLS = { 5: [-16, 6], 35: [20, 10], 45: [4, -2], 55: [-14, 12] };

export function marksOf(board, cells) {
  const put = (fid, sym, dx, dy, s) => ({ fid, sym, x: cells.get(fid).fx + dx, y: cells.get(fid).fy + dy, s });
  return [...MARKS.map((mark) => put(...mark)), ...board.wells.map((field) => put(field, 'well', ...WELLS[field], 0.92))];
}

/** Where a fog token lies: roomy, off the number and off landmarks. */
export function fogsOf(board, cells, mark) {
  return board.fog.map((i) => {
    const c = cells.get(i);
    const cand = [];
    for (let y = c.box[1]; y < c.box[3]; y += 4)
      for (let x = c.box[0]; x < c.box[2]; x += 4)
        if (contains(c.ring, x, y)) {
          const m = distToPoly(c.ring, x, y),
            dn = Math.hypot(x - c.num[0], y - c.num[1]),
            dm = Math.min(
              999,
              ...mark.filter((k) => k.fid === i).map((k) => Math.hypot(x - k.x - (k.sym === 'fisher' ? 14 : 0), y - k.y + 10)),
            );
          if (m > 14 && dn > 36 && dm > 44) cand.push([Math.hypot(x - c.pole.x, y - c.pole.y) - m * 1.2 + (y > c.num[1] ? 8 : 0), x, y]);
        }
    cand.sort((a, b) => a[0] - b[0]);
    const b = cand[0] ?? [0, c.pole.x, c.pole.y];
    return { i, x: Math.round(b[1]), y: Math.round(b[2]) };
  });
}
