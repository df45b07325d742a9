import { each, fill, INK, knife, lens, line, PAPER, VERMILION } from './knife.ts';
import { scenes, skies } from './scenes.ts';
import { WYVERN } from './silhouettes.ts';

const BONE = '#fffaf0';
const NIGHT = '#120d0b';

const frame = (outer: string, inner: string): string =>
  `<rect x="5" y="5" width="190" height="270" rx="9" fill="none" stroke="${outer}" stroke-width="3.2"/><rect x="9.6" y="9.6" width="180.8" height="260.8" rx="6" fill="none" stroke="${inner}" stroke-width="1.6"/>`;

const card = (id: string, edge: string, picture: string, over: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 280"><clipPath id="cl-${id}"><rect x="7" y="7" width="186" height="266" rx="8"/></clipPath><rect width="200" height="280" rx="13" fill="${edge}"/><g clip-path="url(#cl-${id})">${picture}</g>${over}</svg>`;

/** A number card, 0 to 9. No text inside: numeral and name are live text over the picture. */
export const face = (value: number): string =>
  card(`${value}`, PAPER, `<rect width="200" height="280" fill="${skies[value]}"/>${scenes[value]?.()}`, frame(INK, PAPER));

/** Death: black, with a white dragon and no numeral. */
export const death = (): string => {
  const r = knife(66);
  const glare = each(60, (i) => {
    const a = (Math.PI * 2 * i) / 60;
    const near = 118 + r() * 14;
    const far = near + 26 + r() * 60;
    return lens(100 + Math.cos(a) * near, 132 + Math.sin(a) * near, 100 + Math.cos(a) * far, 132 + Math.sin(a) * far, 1.7);
  });
  const dragon = `<g transform="translate(4 30) scale(.375)"><path d="${WYVERN}" fill="${BONE}"/></g>`;
  const ground =
    fill('M-4 246C40 236 60 250 100 240S170 246 204 236V290H-4Z', '#2a221e') +
    fill(
      each(16, (i) => lens(6 + i * 12, 250 + (i % 3) * 4, 16 + i * 12, 268, 1.3)),
      '#8b8178',
    );
  const rim = `<rect x="12.5" y="12.5" width="175" height="255" rx="4" fill="none" stroke="${VERMILION}" stroke-width="1.4"/>`;
  return card('death', NIGHT, fill(glare, '#6a615a') + dragon + ground, frame(BONE, NIGHT) + rim);
};

/** The back: a vermilion lattice with a lyre. */
export const back = (): string => {
  const gold = '#e7b65c';
  const pale = '#f4dfae';
  let lattice = '';
  let dots = '';
  let leaves = '';
  for (let y = 0; y <= 280; y += 40)
    for (let x = (y / 40) % 2 ? 20 : 0; x <= 220; x += 40) {
      lattice += `M${x} ${y - 20}q7 13 20 20q-13 7-20 20q-7-13-20-20q13-7 20-20z`;
      dots += `M${x} ${y - 5}l5 5l-5 5l-5-5z`;
      leaves += `M${x - 9} ${y - 9}q7 2 6.5 6.5q-5-.5-6.5-6.5M${x + 9} ${y - 9}q-7 2-6.5 6.5q5-.5 6.5-6.5M${x - 9} ${y + 9}q7-2 6.5-6.5q-5 .5-6.5 6.5M${x + 9} ${y + 9}q-7-2-6.5-6.5q5 .5 6.5 6.5`;
    }
  const ground = `<rect width="200" height="280" fill="#8f2414"/>${line(lattice, 2, gold)}${fill(dots, pale)}${fill(leaves, gold)}`;
  const medallion = `<path d="M100 74a30 30 0 0 1 29 37a30 30 0 0 1 0 58a30 30 0 0 1-58 0a30 30 0 0 1 0-58a30 30 0 0 1 29-37z" fill="#8f2414" stroke="#8f2414" stroke-width="16"/><path d="M100 80a27 27 0 0 1 26 34a27 27 0 0 1 0 52a27 27 0 0 1-52 0a27 27 0 0 1 0-52a27 27 0 0 1 26-34z" fill="#2b1710" stroke="${gold}" stroke-width="4.5"/>`;
  const lyre = `<path d="M74 112c0-13 11-17 14-9c3 7-7 9-7 16c0 26 4 40 19 43c15-3 19-17 19-43c0-7-10-9-7-16c3-8 14-4 14 9c0 9-2 13-2 20c0 24-9 37-18 40v9h-12v-9c-9-3-18-16-18-40c0-7-2-11-2-20z" fill="${pale}"/><path d="M80 120h40" stroke="${pale}" stroke-width="5"/><path d="M91 122v36M100 122v39M109 122v36" stroke="${gold}" stroke-width="2.2"/>`;
  return card('back', PAPER, ground + medallion + lyre, frame(INK, gold));
};

/** Every picture by its file name. */
export const pictures = (): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(scenes.map((_, value) => [`${value}.svg`, face(value)])),
  'death.svg': death(),
  'back.svg': back(),
});
