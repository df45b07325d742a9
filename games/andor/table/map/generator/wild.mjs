/* Trees, summits and rocks. */
import { rng } from './noise.mjs';
import { cloud, n, p, pt } from './pen.mjs';

export function leafTree(seed) {
  const r = rng(seed),
    w = 10 + r() * 3,
    h = 10 + r() * 3;
  return (
    p('trunk', `M-1.8-5C-1.6-2-2.2 0-3 1.5H3C2.2 0 1.8-2 2-5z`) +
    p('leaf', cloud(0, -14, w, h, 8 + ((r() * 2) | 0), r)) +
    p(
      'leafd',
      `M${pt(w * 0.35, -14 - h * 0.8)}C${pt(w * 1.25, -14 - h * 0.5)} ${pt(w * 1.25, -14 + h * 0.5)} ${pt(w * 0.3, -14 + h * 0.86)}C${pt(w * 0.75, -14 + h * 0.3)} ${pt(w * 0.7, -14 - h * 0.3)} ${pt(w * 0.35, -14 - h * 0.8)}z`,
    ) +
    p('fine', `M${pt(-w * 0.5, -15)}q2-2.4 4.5-1M${pt(-w * 0.2, -9)}q2-2 4-.8M${pt(-w * 0.1, -20)}q1.8-1.8 3.6-.6`)
  );
}
export function fir(seed) {
  const r = rng(seed),
    h = 30 + r() * 7,
    w = 9 + r() * 2;
  const L = [],
    R = [];
  const k = 4;
  for (let i = 0; i < k; i++) {
    const t = (i + 1) / k,
      y = -h + t * (h - 3);
    const ww = w * (0.3 + 0.7 * t);
    L.push([-ww - r(), y + r()], [-ww * 0.5, y - 1.4]);
    R.push([ww + r(), y + r()], [ww * 0.5, y - 1.4]);
  }
  L.pop();
  R.pop();
  const path =
    'M0 ' +
    n(-h) +
    L.map((q, i) => (i % 2 ? 'L' : 'Q' + pt(q[0] * 0.35, q[1] - 4) + ' ') + pt(...q)).join('') +
    'L' +
    R.toReversed()
      .map((q) => pt(...q))
      .join('L') +
    'z';
  const sh = 'M0 ' + n(-h) + 'L' + R.map((q) => pt(...q)).join('L') + 'L1-3z';
  return (
    p('trunk', 'M-1.4-4V1.5H1.6V-4z') +
    p('fir', path) +
    p('leafd', sh) +
    p('fine', `M${pt(-w * 0.35, -h * 0.32)}l2.2 1.4M${pt(-w * 0.25, -h * 0.55)}l2 1.2`)
  );
}
export function peak(seed, w, h) {
  // a hatched summit
  const r = rng(seed),
    top = [(r() - 0.5) * w * 0.22, -h],
    k = 4,
    L = [[-w / 2, 0]],
    R = [[w / 2, 0]];
  for (let i = 1; i < k; i++) {
    const t = i / k;
    L.push([-w / 2 + (top[0] + w / 2) * t + (r() - 0.5) * w * 0.1, -h * t * (0.9 + r() * 0.12)]);
    R.push([w / 2 + (top[0] - w / 2) * t + (r() - 0.5) * w * 0.1, -h * t * (0.88 + r() * 0.12)]);
  }
  const ridge = [
    [top[0] + (r() - 0.2) * w * 0.08, -h * 0.72],
    [top[0] - w * 0.07 + r() * 4, -h * 0.5],
    [top[0] + w * 0.05, -h * 0.28],
    [top[0] - w * 0.02 + (r() - 0.5) * 6, 0],
  ];
  const all = [...L, top, ...R.toReversed()],
    out = 'M' + all.map((q) => pt(...q)).join('L');
  const shade =
    'M' +
    pt(...top) +
    'L' +
    R.toReversed()
      .map((q) => pt(...q))
      .join('L') +
    'L' +
    ridge
      .toReversed()
      .map((q) => pt(...q))
      .join('L') +
    'z';
  let hatch = '';
  const m = Math.round(w / 6);
  for (let i = 1; i < m; i++) {
    const t = i / m,
      x = top[0] + (w / 2 - top[0]) * t,
      y0 = -h * (1 - t) * 0.93,
      len = h * (0.16 + 0.2 * r()) * (1 - t * 0.55);
    hatch += `M${pt(x - 1, y0 + 2)}l${pt(-len * 0.28, len)}`;
  }
  hatch += `M${pt(-w * 0.22, -h * 0.38)}l${pt(-w * 0.07, h * 0.15)}M${pt(-w * 0.1, -h * 0.6)}l${pt(-w * 0.06, h * 0.14)}M${pt(-w * 0.3, -h * 0.16)}l${pt(-w * 0.05, h * 0.1)}`;
  const snow =
    h > 40
      ? p(
          'snow',
          `M${pt(...top)}L${pt(top[0] - w * 0.13, -h * 0.76)}L${pt(top[0] - w * 0.05, -h * 0.72)}L${pt(top[0], -h * 0.64)}L${pt(top[0] + w * 0.06, -h * 0.74)}L${pt(top[0] + w * 0.13, -h * 0.78)}z`,
        )
      : '';
  return (
    p('peak', out + 'z') +
    p('peakd', shade) +
    snow +
    p('fine', hatch) +
    p('line', out) +
    p(
      'fine',
      'M' +
        ridge
          .map((q) => pt(...q))
          .join('L')
          .replace('M', ''),
    )
  );
}
export const rockS = (seed) => {
  const r = rng(seed);
  const a = 8 + r() * 4,
    b = 9 + r() * 5;
  return (
    p(
      'stone',
      `M${n(-a)} 0L${pt(-a * 0.8, -b * 0.55)}L${pt(-a * 0.2, -b)}L${pt(a * 0.5, -b * 0.8)}L${pt(a, -b * 0.2)}L${pt(a * 0.9, 0.6)}Q0 2.4 ${n(-a)} 0z`,
    ) +
    p(
      'shade',
      `M${pt(-a * 0.2, -b)}L${pt(a * 0.5, -b * 0.8)}L${pt(a, -b * 0.2)}L${pt(a * 0.9, 0.6)}L${pt(a * 0.15, 1.2)}L${pt(a * 0.25, -b * 0.45)}z`,
    ) +
    p('fine', `M${pt(-a * 0.5, -b * 0.3)}l3-2M${pt(a * 0.25, -b * 0.45)}L${pt(-a * 0.2, -b)}`)
  );
};
