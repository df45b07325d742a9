/** Chance with a seed: the same map every time. */
export function rng(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
const hash = (x, y, s) => {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(s, 2147483647);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};
/** Smooth noise from −1 to 1. */
export function noise(x, y, s) {
  const xi = Math.floor(x),
    yi = Math.floor(y),
    u = x - xi,
    v = y - yi,
    f = (t) => t * t * t * (t * (t * 6 - 15) + 10),
    a = f(u),
    b = f(v);
  const l = (p, q, t) => p + (q - p) * t;
  return 2 * l(l(hash(xi, yi, s), hash(xi + 1, yi, s), a), l(hash(xi, yi + 1, s), hash(xi + 1, yi + 1, s), a), b) - 1;
}
