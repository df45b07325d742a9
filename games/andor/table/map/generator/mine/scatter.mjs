/*
 * What lies about: trees and peaks outside, stones in the halls, and in the rock what nobody dug for.
 */
import { inCell } from '../cells.mjs';
import { H, W } from '../sheet.mjs';
import { PK } from '../scatter.mjs';
import { id } from './ground.mjs';

/** Where the name of the map stands. */
export const CART = [486, 1092, 300, 92];
/** Where names of regions stand: nothing lies below them. */
const NAMES = [
  [470, 92, 110, 60],
  [930, 112, 110, 46],
  [1466, 316, 110, 44],
  [1300, 1124, 130, 44],
  [486, 1092, 190, 66],
];
/** In the rock: stamp, room it needs, how many, how far apart. */
const BURIED = [
  ['fossil', 22, 9, 190],
  ['fishbone', 30, 4, 260],
  ['ore', 34, 16, 130],
  ['skull', 16, 5, 260],
  ['eyes', 14, 6, 230],
  ['crystals', 18, 9, 170],
];

export function scatterOf({ cells, arrows, mark, fogs, at, rnd }) {
  const scatter = [];
  const spaced = (x, y, d) => scatter.every((s) => Math.hypot(s.x - x, (s.y - y) * 1.25) > d);
  const busy = (x, y, m) =>
    mark.some((k) => Math.abs(k.x - x) < 26 * k.s * (k.sym === 'songtree' ? 1.8 : 1) + m && y - k.y > -44 * k.s - 4 && y - k.y < 26) ||
    fogs.some((g) => Math.hypot(g.x - x, g.y - y + 8) < 26) ||
    arrows.some((g) => Math.hypot(g.x - x, g.y - y + 6) < 20);
  const anywhere = (c) => [c.box[0] + rnd() * (c.box[2] - c.box[0]), c.box[1] + rnd() * (c.box[3] - c.box[1])];
  for (const c of cells.values()) {
    if (!c.f.flags.includes('forest')) continue;
    for (let i = 0, k = 0; i < 260 && k < 20; i += 1) {
      const [x, y] = anywhere(c);
      const v = 1 + Math.floor(rnd() * 4);
      const overNumber = Math.abs(x - c.num[0]) < 26 && y > c.num[1] - 14 && y < c.num[1] + 44;
      if (!inCell(c, x, y, 8) || !inCell(c, x, y - 24, 3) || overNumber || busy(x, y, 6)) continue;
      if (Math.hypot(x - c.pole.x, y - 8 - c.pole.y) < Math.min(24, c.pole.c * 0.5) || !spaced(x, y, 16)) continue;
      scatter.push({ k: (rnd() < 0.45 ? 'fir' : 'leaf') + v, x, y });
      k += 1;
    }
  }
  peaks({ scatter, at, rnd, spaced });
  for (const c of cells.values()) {
    for (let i = 0; i < (c.out ? 46 : 22); i += 1) {
      const [x, y] = anywhere(c);
      const t = rnd();
      if (!inCell(c, x, y, c.out ? 12 : 9) || busy(x, y, 6) || Math.hypot(x - c.num[0], y - c.num[1] - 2) < 25 || !spaced(x, y, 25))
        continue;
      scatter.push({ k: !c.out ? 'rk1' : t < 0.5 ? 'tuft' : t < 0.62 ? 'flowers' : t < 0.78 ? 'bush' : 'rk1', x, y });
    }
  }
  buried({ scatter, at, rnd, spaced });
  return scatter;
}

function peaks({ scatter, at, rnd, spaced }) {
  const rock = (x, y) => at(x, y) === id.massif;
  const fits = (x, y, w, h) =>
    [
      [-0.5, 0],
      [0.5, 0],
      [0, 4 / h],
      [0, -1],
      [-0.27, -0.55],
      [0.27, -0.55],
    ].every(([a, b]) => rock(x + a * w, y + b * h));
  const inCart = (x, y, m) => Math.abs(x - CART[0]) < CART[2] / 2 + m && Math.abs(y - CART[1]) < CART[3] / 2 + m;
  const found = [];
  for (const t of [0, 2, 1, 3, 4, 5]) {
    for (let i = 0; i < 800; i += 1) {
      const x = rnd() * W * 0.3;
      const y = rnd() * H;
      const [w, h] = PK[t];
      if (!fits(x, y, w, h) || inCart(x, y - h / 2, h * 0.45)) continue;
      if (found.some((q) => Math.abs(q.x - x) < (q.w + w) * 0.34 && Math.abs(q.y - y) < Math.max(q.h, h) * 0.4)) continue;
      found.push({ x, y, w, h, t });
    }
  }
  for (const q of found) scatter.push({ k: `pk${q.t}${rnd() < 0.5 ? 'a' : 'b'}`, x: q.x, y: q.y });
  for (let i = 0; i < 500; i += 1) {
    const x = rnd() * W * 0.3;
    const y = rnd() * H;
    const free = [
      [0, 0],
      [-10, 0],
      [10, 0],
      [0, -14],
      [0, 4],
    ].every(([a, b]) => rock(x + a, y + b));
    if (!free || inCart(x, y, 16) || !spaced(x, y, 24)) continue;
    scatter.push({ k: rnd() < 0.6 ? `rk${1 + Math.floor(rnd() * 2)}` : `fir${1 + Math.floor(rnd() * 2)}`, x, y });
  }
}

function buried({ scatter, at, rnd, spaced }) {
  const around = (m) => [
    [0, 0],
    [m, 0],
    [-m, 0],
    [0, m],
    [0, -m],
    [m * 0.7, m * 0.7],
    [-m * 0.7, m * 0.7],
    [m * 0.7, -m * 0.7],
    [-m * 0.7, -m * 0.7],
  ];
  const deepAt = (x, y, m) => around(m).every(([a, b]) => at(x + a, y + b) === id.deep);
  const free = (x, y) => !NAMES.some(([a, b, w, h]) => Math.abs(x - a) < w && Math.abs(y - b) < h);
  const somewhere = () => [300 + rnd() * (W - 340), 40 + rnd() * (H - 90)];
  for (const [k, m, most, apart] of BURIED) {
    for (let i = 0, n = 0; i < 1500 && n < most; i += 1) {
      const [x, y] = somewhere();
      if (!deepAt(x, y, m) || !free(x, y)) continue;
      if (scatter.some((s) => s.deep && Math.hypot(s.x - x, s.y - y) < (s.k === k ? apart : 62))) continue;
      scatter.push({ k, x, y, deep: true });
      n += 1;
    }
  }
  for (let i = 0, n = 0; i < 900 && n < 60; i += 1) {
    const [x, y] = somewhere();
    if (!deepAt(x, y, 12) || !free(x, y) || !spaced(x, y, 40)) continue;
    scatter.push({ k: `rk${1 + Math.floor(rnd() * 2)}`, x, y, deep: true });
    n += 1;
  }
}
