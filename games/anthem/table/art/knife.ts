/**
 * Strokes of the woodcuts. 200 × 280 units per card; ink strokes are tapered lenses and wedges, as a knife leaves them in pear wood.
 * Everything is seeded: drawing twice gives the same card.
 */
export const INK = '#2a1a10';
export const PAPER = '#f4e8cb';
export const CREAM = '#fff8e4';
export const VERMILION = '#b32d18';
export const GOLD = '#dfa636';
export const LAPIS = '#2b4272';
export const VERDIGRIS = '#5f7f63';

export type Point = readonly [x: number, y: number];

/** One decimal is finer than any screen shows at card size. */
const f = (n: number): number => +n.toFixed(1);

/** A steady hand with a seed: the wobble of the cuts (mulberry32). */
export const knife = (start: number) => {
  let seed = start;
  return (): number => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

/** A cut that swells in the middle. */
export const lens = (x1: number, y1: number, x2: number, y2: number, w = 2, bend = 0): string => {
  const mx = (x1 + x2) / 2;
  const my = (y1 + y2) / 2;
  const dx = x2 - x1;
  const dy = y2 - y1;
  const l = Math.hypot(dx, dy) || 1;
  const nx = -dy / l;
  const ny = dx / l;
  return `M${f(x1)} ${f(y1)}Q${f(mx + nx * (bend + w))} ${f(my + ny * (bend + w))} ${f(x2)} ${f(y2)}Q${f(mx + nx * (bend - w))} ${f(my + ny * (bend - w))} ${f(x1)} ${f(y1)}Z`;
};

/** A cut that is broad at its start and runs out to nothing. */
export const wedge = (x1: number, y1: number, x2: number, y2: number, w = 3): string => {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const l = Math.hypot(dx, dy) || 1;
  const nx = ((-dy / l) * w) / 2;
  const ny = ((dx / l) * w) / 2;
  return `M${f(x1 + nx)} ${f(y1 + ny)}L${f(x2)} ${f(y2)}L${f(x1 - nx)} ${f(y1 - ny)}Z`;
};

/** A filled path. */
export const fill = (d: string, colour = INK): string => `<path d="${d}" fill="${colour}"/>`;

/** A drawn line. */
export const line = (d: string, w = 2, colour = INK): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** n cuts around a centre, from radius r1 to r2; `inward` turns their broad end outside. */
export const rays = (
  cx: number,
  cy: number,
  r1: number,
  r2: number,
  n: number,
  w: number,
  from = 0,
  to = Math.PI * 2,
  inward = false,
): string => {
  let d = '';
  for (let i = 0; i < n; i++) {
    const a = from + ((to - from) * (i + 0.5)) / n;
    const c = Math.cos(a);
    const q = Math.sin(a);
    d += inward
      ? wedge(cx + c * r2, cy + q * r2, cx + c * r1, cy + q * r1, w)
      : wedge(cx + c * r1, cy + q * r1, cx + c * r2, cy + q * r2, w);
  }
  return d;
};

/** Sky ruled with broken horizontal cuts, denser towards the top. */
export const sky = (seed: number, y0: number, y1: number, step = 9, w = 1.1, skip = 0.3): string => {
  const r = knife(seed);
  let d = '';
  for (let y = y0; y < y1; y += step * (0.75 + (0.6 * (y - y0)) / (y1 - y0))) {
    let x = 4 + r() * 20;
    while (x < 196) {
      const len = 18 + r() * 62;
      if (r() > skip) d += lens(x, y, Math.min(196, x + len), y + r() * 1.6 - 0.8, w);
      x += len + 6 + r() * 18;
    }
  }
  return d;
};

const heightOf = (points: readonly Point[], x: number): number => {
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1];
    const b = points[i];
    if (a && b && x <= b[0]) {
      const t = (x - a[0]) / (b[0] - a[0]);
      return a[1] + (b[1] - a[1]) * t * t * (3 - 2 * t);
    }
  }
  return points.at(-1)?.[1] ?? 0;
};

/** Ground with a ridge given as points; cuts fall from the ridge along `lean`. */
export const ridge = (
  points: readonly Point[],
  ground: string,
  { hatch = 7, lean = 14, len = 46, w = 1.7, seed = 1 }: { hatch?: number; lean?: number; len?: number; w?: number; seed?: number } = {},
): string => {
  const r = knife(seed);
  const [first, ...rest] = points;
  if (!first) return '';
  let top = `M${first[0]} ${first[1]}`;
  let a = first;
  for (const b of rest) {
    const mx = (a[0] + b[0]) / 2;
    top += `C${f(mx)} ${a[1]} ${f(mx)} ${b[1]} ${b[0]} ${b[1]}`;
    a = b;
  }
  let cuts = '';
  for (let x = first[0]; x < a[0]; x += hatch * (0.7 + r() * 0.6)) {
    const y = heightOf(points, x) + 3 + r() * 5;
    const l = len * (0.45 + r() * 0.65);
    cuts += lens(x, y, x + lean * (0.6 + r() * 0.6), y + l, w, lean > 0 ? -3 : 3);
  }
  return fill(`${top}L${a[0]} 290L${first[0]} 290Z`, ground) + fill(cuts) + line(top, 2.6);
};

export const pine = (x: number, y: number, h: number, seed = 1): string => {
  const r = knife(seed);
  const boughs = [1, 2, 3, 4, 5].map((i) => ({ y: y - h + (h * 0.9 * i) / 5, w: h * 0.46 * 0.5 * (0.28 + (0.72 * i) / 5) }));
  let d = `M${x} ${y - h}`;
  for (const b of boughs) d += `L${f(x + b.w + r() * 2)} ${f(b.y)}L${f(x + b.w * 0.5)} ${f(b.y - h * 0.03)}`;
  d += `L${x} ${y - h * 0.1}`;
  for (const b of boughs.toReversed()) d += `L${f(x - b.w * 0.5)} ${f(b.y - h * 0.03)}L${f(x - b.w - r() * 2)} ${f(b.y)}`;
  let cut = '';
  for (const b of boughs)
    cut +=
      lens(x - b.w * 0.72, b.y - 3, x - b.w * 0.1, b.y - h * 0.12, 0.9) + lens(x - b.w * 0.3, b.y - 3, x - b.w * 0.02, b.y - h * 0.1, 0.7);
  return fill(`M${x - 2.6} ${y - h * 0.15}h5.2V${y}h-5.2Z`) + fill(`${d}Z`) + fill(cut, PAPER);
};

export const star = (x: number, y: number, r: number, colour = GOLD): string => {
  let d = '';
  for (let i = 0; i < 8; i++) {
    const a = (Math.PI / 4) * i;
    const reach = i % 2 ? r * 0.34 : r;
    d += `${i ? 'L' : 'M'}${f(x + Math.cos(a) * reach)} ${f(y + Math.sin(a) * reach)}`;
  }
  return fill(`${d}Z`, colour);
};

/** The same cut for i = 0 … n-1. */
export const each = (n: number, cut: (i: number) => string): string => Array.from({ length: n }, (_, i) => cut(i)).join('');

/** One decimal, for scenes that write their own paths. */
export const fine = f;
