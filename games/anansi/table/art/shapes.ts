/*
 * Geometry the pictures and the mat share. Paths alone: what draws them chooses the colours.
 */

/** A row of triangles along a line. */
export const fringe = (x0: number, x1: number, y: number, n: number, height: number, up = false): string => {
  const width = (x1 - x0) / n;
  const rise = up ? -height : height;
  return Array.from(
    { length: n },
    (_, i) => `M${(x0 + i * width).toFixed(1)} ${y}l${(width / 2).toFixed(1)} ${rise}l${(width / 2).toFixed(1)} ${-rise}z`,
  ).join('');
};

/** A spider's web: spokes, and sagging threads between them. */
export const web = (cx: number, cy: number, radius: number, rings: number, spokes: number): string => {
  const at = (turn: number, far: number): string => `${(cx + Math.cos(turn) * far).toFixed(1)} ${(cy + Math.sin(turn) * far).toFixed(1)}`;
  const turnOf = (spoke: number): number => (Math.PI * 2 * (spoke + 0.5)) / spokes;
  let threads = '';
  for (let i = 0; i < spokes; i += 1) threads += `M${cx} ${cy}L${at(turnOf(i), radius)}`;
  for (let ring = 1; ring <= rings; ring += 1) {
    const far = ((radius * ring) / rings) * 0.96;
    for (let i = 0; i < spokes; i += 1) {
      const from = turnOf(i);
      const to = turnOf(i + 1);
      threads += `M${at(from, far)}Q${at((from + to) / 2, far * 0.8)} ${at(to, far)}`;
    }
  }
  return threads;
};

/** Anansi on a field of 100 × 100: eight legs, a woven body. */
export const spider = {
  legs: [
    'M42 40L26 26L10 34L4 20M40 47L20 44L6 54L0 46M40 56L22 62L14 80L4 82M44 63L32 78L34 94L26 99',
    'M58 40L74 26L90 34L96 20M60 47L80 44L94 54L100 46M60 56L78 62L86 80L96 82M56 63L68 78L66 94L74 99',
  ],
  body: ['M50 20L60 30L56 40H44L40 30Z', 'M50 38L70 56L50 84L30 56Z'],
  cuts: ['M50 46L60 56L50 70L40 56Z', 'M46 28l3 3l-3 3l-3-3zM54 28l3 3l-3 3l-3-3z'],
} as const;

/** A ring of triangles between two circles around (300, 300), and the ones between them. */
export const ring = (inner: number, outer: number, n: number, off = 0): readonly [string, string] => {
  let out = '';
  let between = '';
  for (let i = 0; i < n; i += 1) {
    const at = (far: number, step: number): string => {
      const turn = (Math.PI * 2 * (i + step + off)) / n;
      return `${(300 + Math.cos(turn) * far).toFixed(1)} ${(300 + Math.sin(turn) * far).toFixed(1)}`;
    };
    out += `M${at(inner, 0)}L${at(outer, 0.5)}L${at(inner, 1)}Z`;
    between += `M${at(outer, 0.5)}L${at(inner, 1)}L${at(outer, 1.5)}Z`;
  }
  return [out, between];
};

/** A listener on a field of 24 × 24: knot, head, shoulders in a folded cloth. */
export const head =
  'M12 0L14.400 2.600L12 5.200L9.600 2.600ZM12 4.800A5.600 5.600 0 1 1 12 16A5.600 5.600 0 1 1 12 4.800ZM1.500 24C1.500 19.300 5 16.800 8.600 16.400L12 20.200L15.400 16.400C19 16.800 22.500 19.300 22.500 24Z';
