/*
 * Who owns which ground under the mountain: halls around the true positions, galleries along the borders, rock between all that do not
 * touch.
 */
import { noise } from '../noise.mjs';
import { GH, GW, H, P, S, W } from '../sheet.mjs';

const FRAME = { l: 40, t: 30, r: W - 42, b: H - 38 };
/** Half the width of a gallery, and the least rock between fields that do not touch. */
const GALLERY = 20;
const WALL = 17;
const seg = (x, y, a, b) => {
  const vx = b[0] - a[0],
    vy = b[1] - a[1],
    t = Math.max(0, Math.min(1, ((x - a[0]) * vx + (y - a[1]) * vy) / (vx * vx + vy * vy || 1)));
  return Math.hypot(x - a[0] - vx * t, y - a[1] - vy * t);
};
const inside = (q, x, y) => {
  let c = false;
  for (let i = 0, j = q.length - 1; i < q.length; j = i++)
    if (q[i][1] > y !== q[j][1] > y && x < ((q[j][0] - q[i][0]) * (y - q[i][1])) / (q[j][1] - q[i][1]) + q[i][0]) c = !c;
  return c;
};
/** The mountainside: left of it the valley, right of it the inside of the mountain, cut open. */
const SLOPE = [
  [0.2, -0.12],
  [0.185, 0.0],
  [0.178, 0.1],
  [0.192, 0.2],
  [0.214, 0.3],
  [0.216, 0.4],
  [0.219, 0.5],
  [0.216, 0.6],
  [0.2, 0.7],
  [0.182, 0.8],
  [0.158, 0.9],
  [0.14, 1.0],
  [0.13, 1.12],
];
const slopeX = (y) => {
  let i = 1;
  while (i < SLOPE.length - 1 && SLOPE[i][1] < y) i++;
  const [a, b] = [SLOPE[i - 1], SLOPE[i]],
    t = (y - a[1]) / (b[1] - a[1]);
  return a[0] + (b[0] - a[0]) * Math.max(0, Math.min(1, t));
};
/** Extra room where a figure needs it: x, y, radius. */
const ROOM = {
  70: [
    [0.192, 0.448, 34],
    [0.19, 0.552, 34],
  ],
  73: [
    [0.1, 0.455, 24],
    [0.1, 0.545, 24],
  ],
  74: [[0.09, 0.385, 22]],
  77: [
    [0.04, 0.53, 26],
    [0.03, 0.63, 26],
  ],
  78: [
    [0.04, 0.475, 22],
    [0.03, 0.36, 26],
  ],
  76: [[0.072, 0.68, 22]],
  81: [
    [0.03, 0.69, 24],
    [0.03, 0.79, 26],
  ],
  82: [
    [0.15, 0.81, 22],
    [0.09, 0.8, 22],
  ],
  83: [
    [0.03, 0.21, 28],
    [0.06, 0.3, 18],
  ],
  79: [
    [0.1, 0.15, 30],
    [0.155, 0.16, 28],
  ],
  75: [[0.19, 0.26, 18]],
  66: [
    [0.985, 0.6, 20],
    [0.95, 0.61, 18],
  ],
  27: [[0.8, 0.055, 24]],
  0: [
    [0.241, 0.45, 27],
    [0.241, 0.55, 27],
  ],
  1: [
    [0.279, 0.475, 20],
    [0.279, 0.53, 20],
  ],
  13: [[0.235, 0.12, 24]],
  56: [[0.945, 0.94, 24]],
  65: [[0.935, 0.455, 20]],
  60: [[0.92, 0.78, 22]],
};
/** Halls of a size of their own. */
const RAD = { 70: 64, 71: 50, 72: 50, 73: 58, 80: 52 };
/** Ground nobody owns, so that 71 and 78, 73 and 74, 72 and 77, 73 and 76 stay apart. */
const BOULDER = [
  [0.1022, 0.4185, 17],
  [0.1, 0.581, 17],
];
const boxOf = (points, more) => [
  Math.min(...points.map(([x]) => x)) - more,
  Math.min(...points.map(([, y]) => y)) - more,
  Math.max(...points.map(([x]) => x)) + more,
  Math.max(...points.map(([, y]) => y)) + more,
];

/** What no field owns; fields go by their number. */
export const id = { out: 1000, lake: 1001, massif: 1003, deep: 1004 };

export function labels(board) {
  const F = board.fields,
    C = new Map(F.map((f) => [f.id, P(f.x, f.y)])),
    nb = new Map(F.map((f) => [f.id, new Set(f.neighbours)]));
  const R = new Map();
  for (const f of F) {
    const c = C.get(f.id);
    let r = f.flags.includes('outside') ? 76 : 47;
    for (const [a, b] of board.borders)
      if (a !== f.id && b !== f.id) {
        const d = seg(...c, C.get(a), C.get(b));
        if (!nb.get(f.id).has(a) || !nb.get(f.id).has(b)) r = Math.min(r, d - GALLERY - WALL * 0.6);
      }
    for (const g of F)
      if (g.id !== f.id && !nb.get(f.id).has(g.id))
        r = Math.min(r, Math.hypot(c[0] - C.get(g.id)[0], c[1] - C.get(g.id)[1]) / 2 - WALL / 2 + 4);
    R.set(f.id, RAD[f.id] ?? Math.max(25, r));
  }
  const pieces = F.map((f) => {
    const c = C.get(f.id),
      p = [[c, c, R.get(f.id)]];
    for (const n of f.neighbours) {
      const m = C.get(n);
      p.push([c, [(c[0] + m[0]) / 2, (c[1] + m[1]) / 2], GALLERY]);
    }
    for (const [x, y, r] of ROOM[f.id] ?? []) p.push([c, P(x, y), Math.min(r, 22)], [P(x, y), P(x, y), r]);
    return { id: f.id, p, out: f.flags.includes('outside') || f.id === 80 };
  });
  const poly = board.lake.map((q) => P(...q)),
    mid = poly.reduce((s, q) => [s[0] + q[0] / 4, s[1] + q[1] / 4], [0, 0]),
    lake = [];
  for (let i = 0; i < 4; i++) {
    const a = poly[i],
      b = poly[(i + 1) % 4],
      k = (q, t) => [mid[0] + (q[0] - mid[0]) * t, mid[1] + (q[1] - mid[1]) * t];
    lake.push(
      k(a, 0.97),
      k([a[0] * 0.72 + b[0] * 0.28, a[1] * 0.72 + b[1] * 0.28], 1.1),
      k([a[0] * 0.28 + b[0] * 0.72, a[1] * 0.28 + b[1] * 0.72], 1.1),
    );
  }
  const shore = new Set(board.shores);
  for (const q of pieces)
    if (shore.has(q.id)) q.p.push([C.get(q.id), [C.get(q.id)[0] * 0.55 + mid[0] * 0.45, C.get(q.id)[1] * 0.55 + mid[1] * 0.45], GALLERY]);
  // nothing farther than a wall from all its parts matters to a piece of ground
  for (const q of pieces)
    q.box = boxOf(
      q.p.flatMap(([a, b, r]) => [
        [a[0] - r, a[1] - r],
        [a[0] + r, a[1] + r],
        [b[0] - r, b[1] - r],
        [b[0] + r, b[1] + r],
      ]),
      WALL + 2,
    );
  const lakeBox = boxOf(lake, WALL + 2);
  const farFromLake = (x, y) => x < lakeBox[0] || x > lakeBox[2] || y < lakeBox[1] || y > lakeBox[3];
  const L = new Int32Array(GW * GH);
  for (let j = 0; j < GH; j++)
    for (let i = 0; i < GW; i++) {
      const x0 = i * S + S / 2,
        y0 = j * S + S / 2;
      const x = x0 + 7 * noise(x0 / 58, y0 / 58, 11) + 4.5 * noise(x0 / 22, y0 / 22, 12) + 2 * noise(x0 / 10, y0 / 10, 13),
        y = y0 + 7 * noise(x0 / 58, y0 / 58, 21) + 4.5 * noise(x0 / 22, y0 / 22, 22) + 2 * noise(x0 / 10, y0 / 10, 23);
      const under = x > P(slopeX((y0 - 96) / 1026), 0)[0],
        ds = [];
      for (const q of pieces) {
        let m = 1e9;
        if (x < q.box[0] || x > q.box[2] || y < q.box[1] || y > q.box[3]) {
          ds.push(m);
          continue;
        }
        for (const [a, b, r] of q.p) {
          const d = seg(x, y, a, b) - r;
          if (d < m) m = d;
        }
        ds.push(m);
      }
      let b = -1,
        bd = 1e9;
      ds.forEach((d, k) => {
        if (d < bd) {
          bd = d;
          b = k;
        }
      });
      let best = under ? id.deep : id.massif;
      const q = pieces[b],
        ld = farFromLake(x, y) ? 1e9 : inside(lake, x, y) ? -1 : Math.min(...lake.map((p, k) => seg(x, y, p, lake[(k + 1) % lake.length])));
      if (ld < 0) best = id.lake;
      else if (bd < 0) {
        best = q.id;
        for (let k = 0; k < pieces.length; k++)
          if (k !== b && !nb.get(q.id).has(pieces[k].id) && ds[k] - bd < WALL) {
            best = under && !q.out ? id.deep : id.massif;
            break;
          }
        if (ld < WALL && !shore.has(q.id)) best = id.deep;
      }
      for (const [bx, by, br] of BOULDER) {
        const [u, v] = P(bx, by);
        if (Math.hypot(x0 - u, y0 - v) < br) best = id.massif;
      }
      const e = 9 * noise(x0 / 40, y0 / 40, 31) + 10 * noise(x0 / 120, y0 / 120, 32);
      if (x0 < FRAME.l + 6 + e || x0 > FRAME.r - 6 + e || y0 > FRAME.b - 8 + e || y0 < FRAME.t + 14 + e) best = id.out;
      L[j * GW + i] = best;
    }
  const near = [-1, 1, -GW, GW];
  const keepMain = () => {
    const seen = new Int32Array(GW * GH),
      comps = [];
    let c = 0;
    for (let p = 0; p < L.length; p++)
      if (!seen[p]) {
        c++;
        const q = [p];
        seen[p] = c;
        for (let k = 0; k < q.length; k++)
          for (const n of near) {
            const r = q[k] + n;
            if (r < 0 || r >= L.length || seen[r] || L[r] !== L[p] || Math.abs((r % GW) - (q[k] % GW)) > 1) continue;
            seen[r] = c;
            q.push(r);
          }
        comps.push({ l: L[p], q });
      }
    const main = {};
    for (const f of F) {
      const [x, y] = C.get(f.id);
      main[f.id] = seen[Math.floor(y / S) * GW + Math.floor(x / S)];
    }
    const lost = [];
    comps.forEach((k, i) => {
      if (!(k.l < 1000 ? main[k.l] === i + 1 : k.q.length > 26)) lost.push(...k.q);
    });
    for (const p of lost) L[p] = -1;
    let todo = lost;
    for (let guard = 0; todo.length && guard < 400; guard++) {
      const rest = [],
        set = [];
      for (const p of todo) {
        const cnt = {};
        for (const n of near) {
          const l = L[p + n];
          if (l >= 0 && l !== id.out) cnt[l] = (cnt[l] ?? 0) + (l >= 1000 ? 1.5 : 1);
        }
        const b = Object.entries(cnt).toSorted((a, b) => b[1] - a[1] || a[0] - b[0])[0];
        if (b) set.push([p, +b[0]]);
        else rest.push(p);
      }
      if (!set.length) break;
      for (const [p, l] of set) L[p] = l;
      todo = rest;
    }
  };
  keepMain();
  for (let pass = 0; pass < 3; pass++) {
    const M = L.slice();
    for (let j = 2; j < GH - 2; j++)
      for (let i = 2; i < GW - 2; i++) {
        const cnt = new Map();
        for (let b = -2; b <= 2; b++)
          for (let a = -2; a <= 2; a++) {
            if (a * a + b * b > 5) continue;
            const l = M[(j + b) * GW + i + a];
            cnt.set(l, (cnt.get(l) ?? 0) + 1);
          }
        let bl = M[j * GW + i],
          bc = (cnt.get(bl) ?? 0) + 0.5;
        for (const [l, n] of cnt)
          if (n > bc) {
            bc = n;
            bl = l;
          }
        L[j * GW + i] = bl;
      }
  }
  keepMain();
  return { L, lakeMid: mid };
}
