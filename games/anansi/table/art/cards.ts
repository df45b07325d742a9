import { VALUES } from '../../cards.ts';
import { fringe, spider, web } from './shapes.ts';
import { dyes, emblems, type Letter, letters, weave } from './suits.ts';

const COTTON = '#fcf3df';
const NIGHT = '#231433';
const GOLD = '#e8b04a';
const PLUM = '#8f1d4a';
const SHADE = '#12081c';

const svg = (box: string, inner: string, defs = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${defs === '' ? '' : `<defs>${defs}</defs>`}${inner}</svg>`;

const frame = (edge: string): string =>
  `<rect x="4" y="4" width="192" height="272" rx="12" fill="none" stroke="${edge}" stroke-width="4"/>`;

const cloth = (id: string, ground: string, inner: string): string =>
  `<clipPath id="c-${id}"><rect x="6" y="6" width="188" height="268" rx="10"/></clipPath><rect width="200" height="280" rx="15" fill="${ground}"/><g clip-path="url(#c-${id})">${inner}</g>`;

const each = (paths: readonly string[]): string => paths.map((d) => `<path d="${d}"/>`).join('');

/** `figure` is what is drawn, `cut` what is cut out of it. */
const emblem = (suit: Letter, figure: string, cut: string): string => {
  const { line, shapes, cuts, over } = emblems[suit];
  const body =
    line === undefined
      ? ''
      : `<path d="${line.d}" fill="none" stroke="${figure}" stroke-width="${line.width}" stroke-linejoin="miter" stroke-miterlimit="6"/>`;
  const last = over === undefined ? '' : `<path d="${over}" fill="${figure}"/>`;
  return `${body}<g fill="${figure}">${each(shapes)}</g><g fill="${cut}">${each(cuts)}</g>${last}`;
};

/** The loom of a card: the higher the value, the further the cloth is woven. Numeral and heads are live, never part of the picture. */
const face = (suit: Letter, value: number): string => {
  const { base, deep, light, mid } = dyes[suit];
  const top = 262 - Math.round((168 * value) / VALUES);
  let warp = '';
  for (let x = 14; x < 190; x += 8) warp += `M${x} 84V270`;
  let weft = '';
  for (let y = top - 5, i = 0; i < 2 && y > 90; y -= 7, i += 1) weft += `M10 ${y}H190`;
  const dark = suit === 'H';
  const inner =
    `<rect width="200" height="280" fill="${light}"/>` +
    `<path d="${warp}" stroke="${mid}" stroke-width="1.600" opacity=".5"/><path d="${weft}" stroke="${mid}" stroke-width="2.400" stroke-dasharray="8 8"/>` +
    `<rect x="0" y="${top}" width="200" height="${290 - top}" fill="url(#w-${suit})"/><rect x="0" y="${top - 3}" width="200" height="5" fill="${deep}"/>` +
    `<path d="M100 92L166 170L100 248L34 170Z" fill="${deep}"/><path d="M100 100L159 170L100 240L41 170Z" fill="${dark ? base : light}"/>` +
    `<g transform="translate(60 128) scale(.8)">${emblem(suit, dark ? deep : mid, dark ? base : light)}</g>` +
    `<rect width="200" height="80" fill="${base}"/><rect y="80" width="200" height="6" fill="${deep}"/><path d="${fringe(0, 200, 86, 12, 9)}" fill="${deep}"/>`;
  return svg('0 0 200 280', cloth(`${suit}${value}`, COTTON, inner) + frame(deep), weave(suit));
};

const anansi = (): string =>
  `<g fill="none" stroke="${GOLD}" stroke-width="4.500" stroke-linejoin="miter">${each(spider.legs)}</g><g fill="${GOLD}">${each(spider.body)}</g><g fill="${NIGHT}">${each(spider.cuts)}</g>`;

const back = (): string => {
  const inner =
    `<rect width="200" height="280" fill="${NIGHT}"/><path d="${web(100, 140, 170, 7, 8)}" fill="none" stroke="#6d4a86" stroke-width="1.6"/>` +
    `<rect width="200" height="30" fill="url(#w-H)"/><rect y="30" width="200" height="10" fill="${GOLD}"/><rect y="240" width="200" height="10" fill="${GOLD}"/><rect y="250" width="200" height="34" fill="url(#w-S)"/>` +
    `<path d="${fringe(0, 200, 40, 10, 12)}" fill="#c01862"/><path d="${fringe(0, 200, 240, 10, 12, true)}" fill="#c01862"/>` +
    `<g transform="translate(40 80) scale(1.2)">${anansi()}</g>`;
  return svg('0 0 200 280', cloth('back', COTTON, inner) + frame(SHADE), weave('H') + weave('S'));
};

/** The trickster bonus: the spider carries the number in its body (live text). */
const bonus = (): string => {
  const inner =
    `<rect width="200" height="280" fill="#1d0f2b"/><path d="${web(100, 132, 180, 8, 10)}" fill="none" stroke="#7d5a3a" stroke-width="1.8"/>` +
    `<g fill="none" stroke="${GOLD}" stroke-width="7"><path d="M62 106L40 70L22 78L14 50M54 126L26 112L10 130M54 150L28 168L20 206M64 172L48 204L54 236"/><path d="M138 106L160 70L178 78L186 50M146 126L174 112L190 130M146 150L172 168L180 206M136 172L152 204L146 236"/></g>` +
    `<path d="M100 44L118 62L112 82H88L82 62Z" fill="${GOLD}"/><path d="M93 58l5 5l-5 5l-5-5zM107 58l5 5l-5 5l-5-5z" fill="#1d0f2b"/><path d="M100 74L160 136L100 212L40 136Z" fill="${GOLD}"/><path d="M100 84L150 136L100 200L50 136Z" fill="${PLUM}"/>` +
    `<path d="${fringe(0, 200, 248, 10, 12, true)}" fill="${GOLD}"/><rect y="248" width="200" height="40" fill="${GOLD}"/>`;
  return svg('0 0 200 280', cloth('bonus', GOLD, inner) + frame(SHADE));
};

const KNOT = 'M32 7L36 11.500L32 16L28 11.500Z';

/** Uninspired: hollow and stitched. A figure without a face, as all listeners are. */
const waiting = (): string =>
  svg(
    '0 0 64 64',
    `<circle cx="32" cy="32" r="25.500" fill="#efe6d6" stroke="#5d5044" stroke-width="2.500" stroke-dasharray="5.500 3.400"/><g fill="none" stroke="#5d5044" stroke-width="3.200" stroke-linejoin="round"><path d="${KNOT}"/><circle cx="32" cy="26.500" r="9.500"/><path d="M13 48.500C15.500 42.500 20 40.200 26 39.400L32 45L38 39.400C44 40.200 48.500 42.500 51 48.500"/></g>`,
  );

/** Inspired: solid, rayed, a spark of story above the heart. */
const inspired = (): string => {
  const rays = Array.from({ length: 16 }, (_, i) => {
    const at = (far: number, off: number): string => {
      const turn = (Math.PI / 8) * i + off;
      return `${(32 + Math.cos(turn) * far).toFixed(1)} ${(32 + Math.sin(turn) * far).toFixed(1)}`;
    };
    return `M${at(25, -0.15)}L${at(32, 0)}L${at(25, 0.15)}Z`;
  }).join('');
  const body =
    'M10.500 46C13.500 40.500 19 38 25.500 37.400L32 44.500L38.500 37.400C45 38 50.500 40.500 53.500 46A25.500 25.500 0 0 1 10.500 46Z';
  return svg(
    '0 0 64 64',
    `<path d="${rays}" fill="#a33a12"/><circle cx="32" cy="32" r="25.500" fill="#f7c552" stroke="#3a1d08" stroke-width="2.500"/><path d="${KNOT}" fill="${PLUM}"/><circle cx="32" cy="26" r="10.500" fill="#3a1d08"/><path d="${body}" fill="${PLUM}"/><path d="M32 46l2 4.200l4.400 1.600l-4.400 1.600l-2 4.200l-2-4.200l-4.400-1.600l4.400-1.600z" fill="#f7c552"/>`,
  );
};

/** Every picture by its file name. */
export const pictures = (): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    letters.flatMap((suit) => Array.from({ length: VALUES }, (_, i) => [`${suit}${i + 1}.svg`, face(suit, i + 1)] as const)),
  ),
  'back.svg': back(),
  'bonus.svg': bonus(),
  'listener-inspired.svg': inspired(),
  'listener-uninspired.svg': waiting(),
});
