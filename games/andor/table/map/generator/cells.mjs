/*
 * The fields as drawn: outline, number, where figures stand, where arrows and bridges lie.
 */
import { contains, distToPoly, dOf, flat, loopsOf } from './borders.mjs';
import { isField, P } from './sheet.mjs';

const r0 = (value) => Math.round(value);

/** Where the number stands beside the true middle, if a landmark or another number needs the room. */
const NUM = {
  3: [-22, 2],
  4: [8, 18],
  44: [10, 4],
  46: [-10, 4],
  38: [-12, 14],
  13: [0, 10],
  9: [6, 20],
  21: [4, 24],
  0: [-52, 60],
  57: [-6, 44],
  71: [-14, 32],
  72: [-18, 30],
  18: [-4, 36],
  5: [22, 20],
  35: [-20, 12],
  45: [-30, 8],
  55: [38, 34],
  84: [0, 24],
  80: [0, 34],
  83: [0, 28],
  15: [18, 24],
  17: [22, 30],
  10: [14, 10],
  12: [2, 28],
  30: [30, -14],
  28: [34, 0],
  40: [38, 6],
  64: [-22, 20],
  39: [24, 20],
  32: [6, 30],
  20: [6, 22],
  24: [14, 30],
  61: [0, 34],
};

/** Outlines, and the roomiest point of each. */
function outlines(board, arcs) {
  const cells = new Map();
  for (const f of board.fields) {
    const loop = loopsOf(arcs, (l) => l === f.id)[0],
      poly = flat(loop),
      ring = Float64Array.from(poly.flat()),
      [fx, fy] = P(f.x, f.y),
      xs = poly.map((p) => p[0]),
      ys = poly.map((p) => p[1]),
      box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    let pole = null;
    for (let y = box[1]; y < box[3]; y += 4)
      for (let x = box[0]; x < box[2]; x += 4)
        if (contains(ring, x, y)) {
          const c = distToPoly(ring, x, y);
          if (!pole || c > pole.c) pole = { x, y, c };
        }
    cells.set(f.id, { f, d: dOf(loop, true), poly, ring, box, fx, fy, pole });
  }
  return cells;
}
export const inCell = (c, x, y, m) => contains(c.ring, x, y) && distToPoly(c.ring, x, y) >= m;

const pairKey = (a, b) => `${Math.min(a, b)}-${Math.max(a, b)}`;

/** The arcs two fields share, the longest first. */
function sharedArcs(arcs) {
  const share = new Map();
  for (const a of arcs)
    if (isField(a.l) && isField(a.r)) {
      const k = pairKey(a.l, a.r);
      if (!share.has(k)) share.set(k, []);
      share.get(k).push(a);
    }
  for (const shared of share.values()) shared.sort((p, q) => q.len - p.len);
  return (a, b) => share.get(pairKey(a, b))?.[0];
}

/** A bridge lies where its two banks come closest, near the line between the middles. */
function bridgesOf(board, cells) {
  return board.bridges.map((b) => {
    const [A, B] = b.between.map((i) => cells.get(i));
    const [ax, ay, bx, by] = [A.fx, A.fy, B.fx, B.fy],
      ll = Math.hypot(bx - ax, by - ay);
    let best = null;
    for (const p of A.poly)
      for (const q of B.poly) {
        const d = Math.hypot(p[0] - q[0], p[1] - q[1]);
        if (d > 90) continue;
        const mx = (p[0] + q[0]) / 2,
          my = (p[1] + q[1]) / 2,
          off = Math.abs((bx - ax) * (ay - my) - (ax - mx) * (by - ay)) / ll;
        const s = d + off * 0.5;
        if (!best || s < best.s) best = { s, d, mx, my, ang: Math.atan2(q[1] - p[1], q[0] - p[0]) };
      }
    return { ...b, ...best, len: best.d + 20 };
  });
}

/** Where along the border the arrow stands, 0 to 1, if not in the middle. */
const AT = { 7: 0.22, 59: 0.86 };

/** Arrows stand on the border or on the bridge, turned towards the field they lead to. */
function arrowsOf(board, cells, bridges, shared, along) {
  const arrows = [];
  for (const f of board.fields) {
    if (f.arrow === null) continue;
    const t = f.arrow,
      c = cells.get(f.id),
      e = cells.get(t),
      br = bridges.find((b) => b.between.includes(f.id) && b.between.includes(t));
    let x, y, a;
    if (br) {
      x = br.mx;
      y = br.my;
      a = br.between[0] === f.id ? br.ang : br.ang + Math.PI;
    } else {
      const as = shared(f.id, t),
        mi = Math.round((as.pts.length - 1) * (along[f.id] ?? 0.5)),
        u = as.pts[Math.max(0, mi - 2)],
        v = as.pts[Math.min(as.pts.length - 1, mi + 2)];
      [x, y] = as.pts[mi];
      let nx = -(v[1] - u[1]),
        ny = v[0] - u[0];
      const q = Math.hypot(nx, ny) || 1;
      nx /= q;
      ny /= q;
      if (!contains(e.ring, x + nx * 5, y + ny * 5)) {
        nx = -nx;
        ny = -ny;
      }
      const dx = e.pole.x - c.pole.x,
        dy = e.pole.y - c.pole.y,
        dl = Math.hypot(dx, dy);
      a = Math.atan2(ny + (0.35 * dy) / dl, nx + (0.35 * dx) / dl);
    }
    arrows.push({ from: f.id, to: t, x, y, a });
  }
  return arrows;
}

/** Near the true middle, clear of the border, of arrows and of bridges. */
function placeNumbers(cells, arrows, bridges, beside) {
  for (const c of cells.values()) {
    const o = beside[c.f.id] ?? [0, 12],
      want = [c.fx + o[0], c.fy + o[1]];
    let best = null;
    for (let y = c.box[1]; y < c.box[3]; y += 3)
      for (let x = c.box[0]; x < c.box[2]; x += 3) {
        if (!contains(c.ring, x, y)) continue;
        const m = distToPoly(c.ring, x, y);
        let s = Math.hypot(x - want[0], y - want[1]) + Math.max(0, 19 - m) * 9;
        for (const a of arrows) s += Math.max(0, 34 - Math.hypot(a.x - x, a.y - y)) * 3;
        for (const b of bridges) s += Math.max(0, 40 - Math.hypot(b.mx - x, b.my - y)) * 3;
        if (!best || s < best.s) best = { s, x, y, m };
      }
    c.num = [r0(best.x), r0(best.y)];
    c.clear = best.m;
  }
}

/** First the roomiest, then to the sides, never on the number. */
function placeStands(cells) {
  for (const c of cells.values()) {
    const cand = [];
    for (let y = c.box[1]; y < c.box[3]; y += 5)
      for (let x = c.box[0]; x < c.box[2]; x += 5)
        if (contains(c.ring, x, y)) {
          const m = distToPoly(c.ring, x, y),
            [nx, ny] = c.num;
          if (m < 9) continue;
          const over = Math.abs(x - nx) < 30 && y > ny - 12;
          if (!over) cand.push([x, y, m - 0.12 * Math.hypot(x - c.pole.x, y - c.pole.y)]);
        }
    c.stand = [];
    cand.sort((a, b) => b[2] - a[2]);
    for (const q of cand) {
      if (c.stand.every((s) => Math.hypot(s[0] - q[0], (s[1] - q[1]) * 1.4) > 34)) c.stand.push([r0(q[0]), r0(q[1])]);
      if (c.stand.length === 5) break;
    }
    if (!c.stand.length) c.stand.push([r0(c.pole.x), r0(c.pole.y)]);
  }
}

/** `beside`: where numbers stand; `along`: where arrows stand. By default as on the land. */
export function cellsOf(board, arcs, beside = NUM, along = AT) {
  const cells = outlines(board, arcs);
  const shared = sharedArcs(arcs);
  const bridges = bridgesOf(board, cells);
  const arrows = arrowsOf(board, cells, bridges, shared, along);
  placeNumbers(cells, arrows, bridges, beside);
  placeStands(cells);
  return { cells, shared, bridges, arrows };
}
