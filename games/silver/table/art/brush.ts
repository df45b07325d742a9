/*
 * The tools every portrait is drawn with. Canvas 200 x 200, the sill cuts them off at y = 200. Light falls from the upper left (the
 * moon), the lamp stands behind the figure.
 */

/** Tones: A darkest cloth, B cloth, C cloth in the light, D its edge, F face in shade, L face in the light, S silver, G lamp gold, E wolf eyes. */
export const A = 'var(--p-a,#0b1230)';
export const B = 'var(--p-b,#1a2a5a)';
export const C = 'var(--p-c,#3a5496)';
export const D = 'var(--p-d,#6d89c6)';
export const F = 'var(--p-f,#7d95cc)';
export const L = 'var(--p-l,#dbe6fb)';
export const S = 'var(--p-s,#f3f8ff)';
export const G = 'var(--p-g,#ffdf8e)';
export const E = 'var(--p-e,#ffe45c)';

export const p = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`;
export const line = (d: string, stroke: string, w = 3, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
export const dot = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more}/>`;
export const at = (x: number, y: number, s: number, inner: string, turn = 0): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${s !== 1 ? ` scale(${s})` : ''}">${inner}</g>`;

interface Looks {
  readonly closed?: boolean;
  readonly brow?: 'stern' | 'soft' | 'sly' | 'none';
  readonly mouth?: 'grin' | 'open' | 'smile' | 'none';
}

/* A face: shade first, then the moonlit left half whose edge draws brow, nose and chin. */
const oval = 'M-28-10C-28-36 28-36 28-10C28 14 15 35 0 37C-15 35-28 14-28-10Z';
const lit = 'M1-33C-13-33-28-29-28-10C-28 14-15 35 0 37L-1 25L3 21L0 17L9 11L3-4C3-12 2-20 1-33Z';
export function face(x: number, y: number, s = 1, o: Looks = {}): string {
  const eye = o.closed
    ? line('M-18-3C-14 0-9 0-6-3', A, 2.8) + line('M9-3C12 0 17 0 20-3', A, 2.8)
    : p('M-19-4C-15-9-9-9-5-4C-9-1-15-1-19-4Z', A) +
      p('M8-4C12-9 18-9 22-4C18-1 12-1 8-4Z', A) +
      dot(-11, -5, 1.5, S) +
      dot(16, -5, 1.3, L);
  const brow =
    o.brow === 'stern'
      ? line('M-21-13L-5-9M23-13L8-9', A, 3.4)
      : o.brow === 'soft'
        ? line('M-20-13C-16-17-9-17-5-14M9-14C13-17 19-17 22-13', A, 2.4)
        : o.brow === 'sly'
          ? line('M-21-10L-5-12M8-15C12-20 19-19 23-15', A, 3)
          : line('M-20-13C-15-16-9-15-5-12M9-12C13-15 19-16 23-13', A, 2.6);
  const mouth =
    o.mouth === 'grin'
      ? p('M-12 17C-4 20 8 20 15 14C13 25-6 30-12 17Z', A) + p('M-9 18.5C-2 21 7 20 12 17C9 21-4 23-9 18.5Z', S)
      : o.mouth === 'open'
        ? p('M-4 21C0 18 6 18 9 21C6 27-1 27-4 21Z', A)
        : o.mouth === 'smile'
          ? line('M-8 20C-3 24 5 24 10 19', A, 2.6)
          : o.mouth === 'none'
            ? ''
            : line('M-6 22C-1 23 4 23 9 21', A, 2.6);
  return at(x, y, s, p(oval, F) + p(lit, L) + brow + eye + mouth);
}
export const cloak = (fill: string, d = 'M14 204C18 158 48 138 82 132L118 132C152 138 182 158 186 204Z'): string => p(d, fill);
export const moonMark = (x: number, y: number, r: number, fill: string): string =>
  at(x, y, r, p('M.35-.94A1 1 0 1 0 .94.35A.8.8 0 1 1 .35-.94Z', fill));
export const star = (x: number, y: number, r: number, fill: string): string =>
  at(x, y, r, p('M0-1L.22-.22L1 0L.22.22L0 1L-.22.22L-1 0L-.22-.22Z', fill));
