/*
 * Who owns which ground: every point of the lattice goes to the nearest seed after a noise warp, the river is cut through it, each
 * field keeps the one piece that holds its number.
 */
import { RIVER, STRETCH, WILD } from './hints.mjs';
import { noise } from './noise.mjs';
import { GH, GW, H, id, P, S, W } from './sheet.mjs';

const spline = (pts, n = 14) => {
  const o = [];
  for (let i = 0; i < pts.length - 1; i++) {
    const a = pts[Math.max(0, i - 1)],
      b = pts[i],
      c = pts[i + 1],
      d = pts[Math.min(pts.length - 1, i + 2)];
    for (let k = 0; k < n; k++) {
      const t = k / n,
        t2 = t * t,
        t3 = t2 * t;
      o.push(
        [0, 1].map(
          (j) =>
            0.5 * (2 * b[j] + (c[j] - a[j]) * t + (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t2 + (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t3),
        ),
      );
    }
  }
  o.push(pts.at(-1));
  return o;
};
export const riverLine = (k) => spline(RIVER[k].pts.map((p) => P(...p)));

/** The paper's margin. */
const FRAME = { l: 40, t: 30, r: W - 42, b: H - 38 };

export function labels(board) {
  const seeds = [];
  for (const f of board.fields) {
    const w = f.id === 80 ? 6 : 0;
    seeds.push([f.id, ...P(f.x, f.y), w]);
    for (const s of STRETCH[f.id] ?? []) seeds.push([f.id, ...P(s[0], s[1]), s[2] ?? 0]);
  }
  for (const [l, x, y, w] of WILD) seeds.push([id[l], ...P(x, y), w]);
  const rivers = Object.entries(RIVER).map(([k, r]) => ({ w: r.w, line: riverLine(k), k }));
  const L = new Int32Array(GW * GH);
  for (let j = 0; j < GH; j++)
    for (let i = 0; i < GW; i++) {
      const x0 = i * S + S / 2,
        y0 = j * S + S / 2;
      const x = x0 + 8 * noise(x0 / 62, y0 / 62, 11) + 4 * noise(x0 / 24, y0 / 24, 12) + 1.6 * noise(x0 / 11, y0 / 11, 13),
        y = y0 + 8 * noise(x0 / 62, y0 / 62, 21) + 4 * noise(x0 / 24, y0 / 24, 22) + 1.6 * noise(x0 / 11, y0 / 11, 23);
      let best = 0,
        bd = 1e9;
      for (const s of seeds) {
        const dx = x - s[1],
          dy = y - s[2];
        const d = Math.sqrt(dx * dx + dy * dy) - s[3];
        if (d < bd) {
          bd = d;
          best = s[0];
        }
      }
      const e = 9 * noise(x0 / 40, y0 / 40, 31) + 10 * noise(x0 / 120, y0 / 120, 32);
      if (x0 < FRAME.l + 6 + e || x0 > FRAME.r - 6 + e || y0 > FRAME.b - 8 + e || y0 < FRAME.t + 14 + e) best = id.out;
      for (const r of rivers) {
        let m = 1e9,
          at = 0;
        for (let k = 0; k < r.line.length; k += 1) {
          const dx = x - r.line[k][0],
            dy = y - r.line[k][1],
            d = dx * dx + dy * dy;
          if (d < m) {
            m = d;
            at = k;
          }
        }
        const t = at / (r.line.length - 1);
        const w = r.k === 'main' ? r.w * (1 + 0.25 * noise(at / 9, 3, 41)) * (t < 0.1 ? 1.35 : 1) : r.w * (1.05 - 0.55 * t);
        if (m < (w / 2) ** 2 && best !== id.sea && best !== id.out) best = id.river;
      }
      L[j * GW + i] = best;
    }
  const near = [-1, 1, -GW, GW];
  const keepMain = () => {
    // one connected piece per field (the one holding its number), per wild label all big ones
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
    for (const f of board.fields) {
      const [x, y] = P(f.x, f.y);
      main[f.id] = seen[Math.floor(y / S) * GW + Math.floor(x / S)];
    }
    const lost = [];
    comps.forEach((k, i) => {
      const keep = k.l < 1000 ? main[k.l] === i + 1 : k.q.length > (k.l === id.massif ? 30 : 120);
      if (!keep) lost.push(...k.q);
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
          if (l >= 0 && l !== id.river && l !== id.out) cnt[l] = (cnt[l] ?? 0) + 1;
        }
        const b = Object.entries(cnt).toSorted((a, b) => b[1] - a[1] || a[0] - b[0])[0];
        if (b) set.push([p, +b[0]]);
        else rest.push(p);
      }
      if (!set.length) for (const p of rest.splice(0)) set.push([p, id.river]);
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
  return L;
}
