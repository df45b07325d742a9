/* Strokes shared by all stamps. The origin is the point on the ground, y grows downwards, colours are classes (styles/map.css). */
export const n = (v) => {
  const s = (Math.round(v * 10) / 10).toString();
  return s.replace(/^(-?)0\./, '$1.');
};
export const pt = (x, y) => n(x) + ' ' + n(y);
/** A path in the colours of its class. */
export const p = (c, d) => `<path class="am-${c}" d="${d}"/>`;
/** A scalloped outline, closed: leaves, wool. */
export function cloud(cx, cy, rx, ry, k, r, from = 0, to = Math.PI * 2) {
  const q = [];
  for (let i = 0; i < k; i++) {
    const a = from + ((to - from) * (i + (r() - 0.5) * 0.35)) / k;
    q.push([cx + Math.cos(a) * rx * (0.93 + r() * 0.14), cy + Math.sin(a) * ry * (0.93 + r() * 0.14)]);
  }
  let d = 'M' + pt(...q[0]);
  for (let i = 1; i <= k; i++) {
    const a = q[i - 1],
      b = q[i % k],
      l = Math.hypot(b[0] - a[0], b[1] - a[1]);
    d += `A${n(l * 0.56)} ${n(l * 0.56)} 0 0 1 ${pt(...b)}`;
  }
  return d + 'z';
}
