/*
 * Trees, peaks, tufts and reeds, thrown by chance with a seed and kept off numbers, arrows, bridges, landmarks and fog.
 */
import { inCell } from './cells.mjs';
import { H, id, isField, W } from './sheet.mjs';

/** The banner with the land's name: middle, width, height. */
export const CART = [806, 1062, 286, 104];
/** Width and height of the summits. */
export const PK = [
  [112, 98],
  [84, 78],
  [96, 72],
  [62, 54],
  [44, 40],
  [31, 28],
];
/** Room for a name in the mountains: middle, width, height. */
const ZONE = [[752, 956, 250, 22]];

export function scatterOf({ cells, bridges, arrows, mark, fogs, arcs, at, rnd }) {
  const scatter = [];
  const clearOf = (x, y, c, rx = 30) => {
    const [nx, ny] = c.num;
    if (Math.abs(x - nx) < rx - 6 && y > ny - 14 && y < ny + 46) return false;
    return true;
  };
  const busy = (x, y, m) =>
    mark.some(
      (k) =>
        Math.abs(k.x - x) < 30 * k.s * (k.sym === 'castle' ? 3 : k.sym === 'songtree' ? 1.6 : 1) + m &&
        y - k.y > (k.sym === 'castle' ? -130 : -46) * k.s &&
        y - k.y < 34,
    ) ||
    fogs.some((g) => Math.hypot(g.x - x, g.y - y + 8) < 24) ||
    arrows.some((g) => Math.hypot(g.x - x, g.y - y + 12) < 21) ||
    bridges.some((b) => Math.hypot(b.mx - x, b.my - y + 10) < 46);
  const spaced = (x, y, d) => scatter.every((s) => Math.hypot(s.x - x, (s.y - y) * 1.25) > d);
  for (const c of cells.values()) {
    if (!c.f.flags.includes('forest')) continue;
    const N = 260;
    let placed = 0;
    for (let i = 0; i < N; i++) {
      const x = c.box[0] + rnd() * (c.box[2] - c.box[0]),
        y = c.box[1] + rnd() * (c.box[3] - c.box[1]),
        v = 1 + Math.floor(rnd() * 4),
        s = 0.74 + v * 0.1;
      const firs = c.f.flags.includes('southern_forest') ? rnd() < 0.8 : rnd() < 0.38;
      const top = y - 27 * s;
      if (!inCell(c, x, y, 8) || !inCell(c, x, top, 3) || !inCell(c, x - 9 * s, y - 10, 2) || !inCell(c, x + 9 * s, y - 10, 2)) continue;
      if (!clearOf(x, y, c) || busy(x, y, 6) || (x > 1138 && x < 1338 && y - 30 < 96)) continue;
      const dp = Math.hypot(x - c.pole.x, y - 8 - c.pole.y);
      if (dp < Math.min(26, c.pole.c * 0.5)) continue;
      if (!spaced(x, y, 16)) continue;
      scatter.push({ k: (firs ? 'fir' : 'leaf') + v, x, y });
      placed++;
      if (placed > 26) break;
    }
  }
  // peaks: as large as the wild land allows
  const fitsPeak = (x, y, w, h) =>
    [
      [-0.5, 0],
      [0.5, 0],
      [0, 4 / h],
      [0, -1],
      [-0.27, -0.55],
      [0.27, -0.55],
      [-0.5, 0.1],
      [0.5, 0.1],
    ].every(([a, b]) => {
      const l = at(x + a * w, y + b * h);
      return l === id.massif || l === id.rock;
    });
  const peaks = [];
  for (const ti of [0, 2, 1, 3, 4, 5])
    for (let i = 0; i < 900; i++) {
      const x = rnd() * W,
        y = rnd() * H,
        [w, h] = PK[ti];
      if (!fitsPeak(x, y, w, h)) continue;
      if (Math.abs(x - CART[0]) < CART[2] / 2 + w * 0.2 && y > CART[1] - CART[3] / 2 + 4 && y - h * 0.75 < CART[1] + CART[3] / 2 - 8)
        continue;
      if (ZONE.some((z) => Math.abs(x - z[0]) < z[2] / 2 + w * 0.2 && y > z[1] - z[3] && y - h * 0.8 < z[1] + 4)) continue;
      if (peaks.some((q) => Math.abs(q.x - x) < (q.w + w) * 0.33 && Math.abs(q.y - y) < Math.max(q.h, h) * 0.36)) continue;
      peaks.push({ x, y, w, h, t: ti, flip: rnd() < 0.35 });
    }
  for (const q of peaks) scatter.push({ k: 'pk' + q.t + (rnd() < 0.5 ? 'a' : 'b'), x: q.x, y: q.y });
  for (let i = 0; i < 1400; i++) {
    const x = rnd() * W,
      y = rnd() * H,
      l = at(x, y);
    if (
      (l === id.massif || l === id.rock) &&
      at(x - 9, y) === l &&
      at(x + 9, y) === l &&
      at(x, y - 12) === l &&
      at(x, y + 4) === l &&
      !(Math.abs(x - CART[0]) < CART[2] / 2 + 14 && Math.abs(y - CART[1]) < CART[3] / 2 + 14) &&
      !ZONE.some((z) => Math.abs(x - z[0]) < z[2] / 2 + 10 && y > z[1] - z[3] && y - 30 < z[1]) &&
      spaced(x, y, 23)
    )
      scatter.push({ k: l === id.rock || rnd() < 0.6 ? 'rk' + (2 + ((rnd() * 2) | 0)) : 'fir' + (1 + ((rnd() * 2) | 0)), x, y });
  }
  for (const c of cells.values()) {
    const m = c.f.flags.includes('mountain'),
      off = c.f.flags.includes('box');
    if (c.f.flags.includes('forest')) {
      for (let i = 0; i < 14; i++) {
        const x = c.box[0] + rnd() * (c.box[2] - c.box[0]),
          y = c.box[1] + rnd() * (c.box[3] - c.box[1]);
        if (inCell(c, x, y, 10) && !busy(x, y, 2) && clearOf(x, y, c, 26) && spaced(x, y, 20)) scatter.push({ k: 'tuft', x, y, s: 0.8 });
      }
      continue;
    }
    for (let i = 0; i < 60; i++) {
      const x = c.box[0] + rnd() * (c.box[2] - c.box[0]),
        y = c.box[1] + rnd() * (c.box[3] - c.box[1]),
        t = rnd();
      if (!inCell(c, x, y, 12) || busy(x, y, 8) || Math.hypot(x - c.num[0], y - c.num[1] - 2) < 27 || !spaced(x, y, m ? 26 : 30)) continue;
      const k =
        m || off ? 'rk1' : t < 0.44 ? 'tuft' : t < 0.53 ? 'flowers' : t < 0.64 ? 'hill' : t < 0.76 ? 'bush' : t < 0.9 ? 'leaf1' : 'tuft';
      if (k.startsWith('leaf') && (!inCell(c, x, y - 26, 4) || (Math.abs(x - c.num[0]) < 28 && y > c.num[1] && y < c.num[1] + 46)))
        continue;
      scatter.push({ k, x, y, s: m ? 0.45 : 0.62 + rnd() * 0.22 });
    }
  }
  // reeds along the banks
  for (const a of arcs) {
    const w = [a.l, a.r].includes(id.river) && (isField(a.l) || isField(a.r));
    if (!w) continue;
    for (let i = 3; i < a.pts.length - 3; i += 5)
      if (rnd() < 0.34) {
        const [x, y] = a.pts[i],
          c = cells.get(isField(a.l) ? a.l : a.r),
          ux = c.pole.x - x,
          uy = c.pole.y - y,
          u = Math.hypot(ux, uy),
          X = x + (ux / u) * 7,
          Y = y + (uy / u) * 7 + 3;
        if (
          !bridges.some((b) => Math.hypot(b.mx - X, b.my - Y) < 40) &&
          Math.hypot(X - c.num[0], Y - c.num[1]) > 26 &&
          !arrows.some((g) => Math.hypot(g.x - X, g.y - Y) < 18)
        )
          scatter.push({ k: 'reeds', x: X, y: Y, s: 0.72 });
      }
  }
  return scatter;
}
