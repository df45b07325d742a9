/*
 * Borders as shared arcs: where the owner of the ground changes, an arc runs from junction to junction, smoothed once for both
 * sides, so that neighbours meet exactly.
 */
import { S } from './sheet.mjs';

export function arcsOf(L, gw, gh, outside, smooth = 7) {
  const at = (i, j) => (i < 0 || j < 0 || i >= gw || j >= gh ? outside : L[j * gw + i]);
  const key = (i, j) => j * (gw + 1) + i,
    adj = new Map();
  const add = (a, b, l, r) => {
    if (!adj.has(a)) adj.set(a, []);
    adj.get(a).push({ to: b, l, r });
  };
  for (let j = 0; j <= gh; j++)
    for (let i = 0; i <= gw; i++) {
      if (i < gw) {
        const up = at(i, j - 1),
          dn = at(i, j);
        if (up !== dn) {
          add(key(i, j), key(i + 1, j), up, dn);
          add(key(i + 1, j), key(i, j), dn, up);
        }
      }
      if (j < gh) {
        const lf = at(i - 1, j),
          rt = at(i, j);
        if (lf !== rt) {
          add(key(i, j), key(i, j + 1), rt, lf);
          add(key(i, j + 1), key(i, j), lf, rt);
        }
      }
    }
  const pos = (k) => [(k % (gw + 1)) * S, Math.floor(k / (gw + 1)) * S];
  const isNode = (k) => adj.get(k).length !== 2,
    used = new Set(),
    arcs = [];
  const walk = (start, e) => {
    const ks = [start];
    let cur = start,
      ed = e;
    for (;;) {
      used.add(cur + '>' + ed.to);
      used.add(ed.to + '>' + cur);
      ks.push(ed.to);
      const prev = cur;
      cur = ed.to;
      if (isNode(cur) || cur === start) break;
      const es = adj.get(cur);
      ed = es[0].to === prev ? es[1] : es[0];
    }
    return ks;
  };
  const sorted = [...adj.keys()].toSorted((a, b) => a - b);
  for (const k of sorted)
    if (isNode(k))
      for (const e of adj.get(k))
        if (!used.has(k + '>' + e.to)) {
          const ks = walk(k, e);
          arcs.push({ a: k, b: ks.at(-1), l: e.l, r: e.r, ks });
        }
  for (const k of sorted)
    for (const e of adj.get(k))
      if (!used.has(k + '>' + e.to)) {
        const ks = walk(k, e);
        arcs.push({ a: k, b: k, loop: true, l: e.l, r: e.r, ks });
      }
  const node = new Map();
  for (const a of arcs) {
    a.pts = a.ks.map(pos);
    if (!a.loop) {
      node.set(a.a, pos(a.a));
      node.set(a.b, pos(a.b));
    }
  }
  for (let it = 0; it < smooth; it++) {
    const acc = new Map();
    for (const a of arcs) {
      const p = a.pts,
        n = p.length,
        q = p.map((v) => v.slice());
      for (let i = 0; i < n; i++) {
        if (!a.loop && (i === 0 || i === n - 1)) continue;
        const u = a.loop ? p[(i - 1 + n - 1) % (n - 1)] : p[i - 1],
          w = a.loop ? p[(i + 1) % (n - 1)] : p[i + 1];
        q[i] = [p[i][0] * 0.5 + (u[0] + w[0]) * 0.25, p[i][1] * 0.5 + (u[1] + w[1]) * 0.25];
      }
      if (a.loop) q[n - 1] = q[0].slice();
      else
        for (const [k, nx] of [
          [a.a, p[1]],
          [a.b, p[n - 2]],
        ]) {
          const s = acc.get(k) ?? [0, 0, 0];
          s[0] += nx[0];
          s[1] += nx[1];
          s[2]++;
          acc.set(k, s);
        }
      a.pts = q;
    }
    for (const [k, s] of acc) {
      const p = node.get(k);
      node.set(k, [p[0] * 0.5 + (s[0] / s[2]) * 0.5, p[1] * 0.5 + (s[1] / s[2]) * 0.5]);
    }
    for (const a of arcs)
      if (!a.loop) {
        a.pts[0] = node.get(a.a).slice();
        a.pts[a.pts.length - 1] = node.get(a.b).slice();
      }
  }
  for (const a of arcs) {
    a.len = length(a.pts);
    a.pts = resample(a.pts, 12).map((p) => p.map(Math.round));
    if (a.loop) a.pts[a.pts.length - 1] = a.pts[0].slice();
    a.seg = beziers(a.pts, a.loop);
  }
  return arcs;
}
export const length = (p) => {
  let s = 0;
  for (let i = 1; i < p.length; i++) s += Math.hypot(p[i][0] - p[i - 1][0], p[i][1] - p[i - 1][1]);
  return s;
};
export function resample(p, step) {
  const T = length(p),
    n = Math.max(2, Math.round(T / step)),
    out = [p[0]];
  let i = 1,
    acc = 0;
  for (let k = 1; k < n; k++) {
    const want = (T * k) / n;
    for (;;) {
      const d = Math.hypot(p[i][0] - p[i - 1][0], p[i][1] - p[i - 1][1]);
      if (acc + d >= want || i === p.length - 1) {
        const t = d ? (want - acc) / d : 0;
        out.push([p[i - 1][0] + (p[i][0] - p[i - 1][0]) * t, p[i - 1][1] + (p[i][1] - p[i - 1][1]) * t]);
        break;
      }
      acc += d;
      i++;
    }
  }
  out.push(p.at(-1));
  return out;
}
export function beziers(p, loop) {
  const n = p.length,
    o = [];
  for (let i = 0; i < n - 1; i++) {
    const a = i ? p[i - 1] : loop ? p[n - 2] : p[0],
      b = p[i],
      c = p[i + 1],
      d = i + 2 < n ? p[i + 2] : loop ? p[1] : p[n - 1];
    o.push([b, [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6], [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6], c]);
  }
  return o;
}
const rev = (segs) => segs.toReversed().map((s) => [s[3], s[2], s[1], s[0]]);
const r1 = (v) => {
  const s = (Math.round(v * 10) / 10).toString();
  return s.replace(/^(-?)0\./, '$1.');
};
export const pair = (x, y) => {
  const b = r1(y);
  return r1(x) + (b[0] === '-' ? '' : ' ') + b;
};
const int = (x, y) => Math.round(x) + (Math.round(y) < 0 ? '' : ' ') + Math.round(y);
export function dOf(segs, close) {
  // whole units, relative, smooth shorthand inside an arc
  let x = Math.round(segs[0][0][0]),
    y = Math.round(segs[0][0][1]),
    d = 'M' + int(x, y),
    cmd = '',
    prev = null;
  for (const s of segs) {
    const smooth = prev && Math.abs(s[0][0] * 2 - prev[2][0] - s[1][0]) + Math.abs(s[0][1] * 2 - prev[2][1] - s[1][1]) < 0.02;
    const v = (smooth ? [s[2], s[3]] : [s[1], s[2], s[3]]).map((q) => int(q[0] - x, q[1] - y));
    const c = smooth ? 's' : 'c';
    const t = v.map((u, i) => (i && u[0] !== '-' ? ' ' : '') + u).join('');
    d += (c === cmd ? (t[0] === '-' ? '' : ' ') : c) + t;
    cmd = c;
    x = Math.round(s[3][0]);
    y = Math.round(s[3][1]);
    prev = s;
  }
  return d + (close ? 'z' : '');
}
export function loopsOf(arcs, inside) {
  // closed outlines of everything for which inside(label) holds
  const parts = [];
  for (const a of arcs) {
    const il = inside(a.l),
      ir = inside(a.r);
    if (il === ir) continue;
    parts.push(ir ? { a: a.a, b: a.b, seg: a.seg, loop: a.loop } : { a: a.b, b: a.a, seg: rev(a.seg), loop: a.loop });
  }
  const loops = parts.filter((p) => p.loop).map((p) => p.seg),
    open = parts.filter((p) => !p.loop),
    from = new Map();
  for (const p of open) {
    if (!from.has(p.a)) from.set(p.a, []);
    from.get(p.a).push(p);
  }
  const used = new Set();
  for (const p of open) {
    if (used.has(p)) continue;
    let cur = p,
      segs = [];
    for (;;) {
      used.add(cur);
      segs = segs.concat(cur.seg);
      if (cur.b === p.a) break;
      const nx = (from.get(cur.b) ?? []).find((q) => !used.has(q));
      if (!nx) break;
      cur = nx;
    }
    loops.push(segs);
  }
  return loops.toSorted((a, b) => Math.abs(area(b)) - Math.abs(area(a)));
}
export const area = (segs) => {
  let s = 0;
  for (const g of segs) s += g[0][0] * g[3][1] - g[3][0] * g[0][1];
  return s / 2;
};
export const flat = (segs) => {
  const o = [];
  for (const s of segs)
    for (let k = 0; k < 4; k++) {
      const t = k / 4,
        u = 1 - t;
      o.push([0, 1].map((j) => u * u * u * s[0][j] + 3 * u * u * t * s[1][j] + 3 * u * t * t * s[2][j] + t * t * t * s[3][j]));
    }
  return o;
};
/** Outlines are asked millions of times: they come as one row of numbers, x and y in turn. */
export function contains(ring, x, y) {
  let inside = false;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const b = ring[i + 1];
    const f = ring[j + 1];
    if (b > y !== f > y && x < ((ring[j] - ring[i]) * (y - b)) / (f - b) + ring[i]) inside = !inside;
  }
  return inside;
}
export function distToPoly(ring, x, y) {
  let least = 1e18;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const a = ring[j];
    const b = ring[j + 1];
    const vx = ring[i] - a;
    const vy = ring[i + 1] - b;
    let t = ((x - a) * vx + (y - b) * vy) / (vx * vx + vy * vy || 1);
    if (t < 0) t = 0;
    else if (t > 1) t = 1;
    const dx = x - a - vx * t;
    const dy = y - b - vy * t;
    const d = dx * dx + dy * dy;
    if (d < least) least = d;
  }
  return Math.sqrt(least);
}
