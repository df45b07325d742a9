/*
 * Line work: hachures along cliffs and the rim, water lines off the coast, ripples and roads.
 */
import { arcsOf, beziers, contains, dOf, pair, resample } from './borders.mjs';
import { riverLine } from './ground.mjs';
import { GH, GW, id, isField, wet } from './sheet.mjs';

export function linesOf({ L, arcs, cells, shared, at, rnd }) {
  const inner = [],
    shore = [],
    cliff = [],
    rim = [];
  for (const a of arcs) {
    const s = [a.l, a.r];
    if (isField(a.l) && isField(a.r)) inner.push(a);
    else if (s.some(wet) && !s.every(wet)) {
      if (!s.includes(id.out)) shore.push(a);
    } else if (s.some(isField) && (s.includes(id.massif) || s.includes(id.rock))) cliff.push(a);
    else if (s.includes(id.out) && !s.some(wet)) rim.push(a);
  }
  const D = (as) => as.map((a) => dOf(a.seg)).join('');
  let hach = '';
  for (const a of cliff) {
    const fl = isField(a.l) ? a.l : a.r,
      c = cells.get(fl),
      q = resample(a.pts, 6.5);
    for (let i = 1; i < q.length - 1; i++) {
      const tx = q[i + 1][0] - q[i - 1][0],
        ty = q[i + 1][1] - q[i - 1][1],
        t = Math.hypot(tx, ty) || 1;
      let nx = -ty / t,
        ny = tx / t;
      if (contains(c.ring, q[i][0] + nx * 4, q[i][1] + ny * 4)) {
        nx = -nx;
        ny = -ny;
      }
      const l = 4 + rnd() * 6;
      hach += `M${pair(q[i][0], q[i][1])}l${pair(nx * l + (rnd() - 0.5) * 2, ny * l + (rnd() - 0.5) * 2)}`;
    }
  }
  let rimH = '';
  for (const a of rim) {
    const q = resample(a.pts, 7);
    for (let i = 1; i < q.length - 1; i++) {
      const tx = q[i + 1][0] - q[i - 1][0],
        ty = q[i + 1][1] - q[i - 1][1],
        t = Math.hypot(tx, ty) || 1;
      let nx = -ty / t,
        ny = tx / t;
      if (at(q[i][0] + nx * 7, q[i][1] + ny * 7) !== id.out) {
        nx = -nx;
        ny = -ny;
      }
      const l = 3 + rnd() * 7;
      rimH += `M${pair(q[i][0] + nx * 2, q[i][1] + ny * 2)}l${pair(nx * l, ny * l)}`;
    }
  }
  // water lines parallel to the coast, from a distance field
  const dist = new Float32Array(L.length).fill(1e6);
  for (let p = 0; p < L.length; p++) if (L[p] !== id.sea && L[p] !== id.out) dist[p] = 0;
  for (const dir of [1, -1]) {
    const st = dir > 0 ? 0 : L.length - 1;
    for (let p = st; p >= 0 && p < L.length; p += dir)
      for (const [o, w] of [
        [-dir, 3],
        [-dir * GW, 3],
        [-dir * (GW + 1), 4.2],
        [-dir * (GW - 1), 4.2],
      ]) {
        const q = p + o;
        if (q >= 0 && q < L.length && dist[q] + w < dist[p]) dist[p] = dist[q] + w;
      }
  }
  const band = L.map((l, p) =>
    l === id.sea || l === id.river ? (dist[p] < 7 ? 0 : dist[p] < 15 ? 1 : dist[p] < 25 ? 2 : dist[p] < 38 ? 3 : 4) : l === id.out ? 9 : 0,
  );
  const bandArcs = arcsOf(band, GW, GH, 9, 14).filter(
    (a) => a.l !== 9 && a.r !== 9 && a.len > 40 && a.pts.every((p) => at(...p) === id.sea),
  );
  const waterlines = bandArcs
    .map((a) => `<path class="am-waterline" opacity="${[0.75, 0.55, 0.38, 0.25][Math.min(a.l, a.r)]}" d="${dOf(a.seg)}"/>`)
    .join('');
  const offsetLine = (k, off, a, b) => {
    const q = riverLine(k);
    const n = q.length,
      s = q.slice(Math.floor(a * n), Math.floor(b * n));
    const o = s.map((p, i) => {
      const u = s[Math.max(0, i - 1)],
        v = s[Math.min(s.length - 1, i + 1)],
        l = Math.hypot(v[0] - u[0], v[1] - u[1]) || 1;
      return [p[0] - ((v[1] - u[1]) / l) * off, p[1] + ((v[0] - u[0]) / l) * off];
    });
    return dOf(beziers(resample(o, 12).map((p) => p.map((v) => Math.round(v * 10) / 10))));
  };
  const roads = [
    [0, 2, 14, 18, 28, 38],
    [39, 43, 71],
    [18, 72, 34, 35],
    [14, 17, 16],
    [7, 0],
    [46, 45, 65],
  ].map((r) => {
    const q = r.map((i) => {
      const c = cells.get(i);
      return i === 0 ? [c.fx + 20, c.fy + 44] : [c.num[0], c.num[1] - 6];
    });
    const l = [];
    for (let i = 0; i < q.length - 1; i++) {
      l.push(q[i]);
      const ar = shared(r[i], r[i + 1]);
      if (ar) {
        const m = ar.pts[Math.floor(ar.pts.length / 2)];
        l.push([m[0], m[1]]);
      }
    }
    l.push(q.at(-1));
    return dOf(beziers(l.map((p) => p.map(Math.round))));
  });
  const ripples = [
    offsetLine('main', -4, 0.07, 0.36),
    offsetLine('main', 5, 0.12, 0.5),
    offsetLine('main', -5, 0.42, 0.78),
    offsetLine('main', 4, 0.55, 0.96),
    offsetLine('east', 1, 0.12, 0.86),
  ];
  return { inner: D(inner), shore: D(shore), cliff: D(cliff), hach, rimH, waterlines, ripples, roads };
}
