/*
 * Three marks per suit, so that colour is never the only one: a colour, an emblem, a weave.
 */

/** Letters of the suits by number, as picture files are named. */
export const letters = ['H', 'L', 'S'] as const;
export type Letter = (typeof letters)[number];

interface Dye {
  readonly base: string;
  readonly deep: string;
  readonly light: string;
  readonly mid: string;
}

export const dyes: Readonly<Record<Letter, Dye>> = {
  H: { base: '#f2b222', deep: '#231607', light: '#fff0c2', mid: '#c97f06' },
  L: { base: '#c01862', deep: '#3c0420', light: '#ffe3ee', mid: '#8d0d45' },
  S: { base: '#1c62c4', deep: '#06204c', light: '#dfeeff', mid: '#11448f' },
};

interface Tile {
  readonly width: number;
  readonly height: number;
  readonly drawing: string;
}

/** Hornet: chevron twill. Leopard: broken lozenges. Snake: stepped scales. */
const tile: Readonly<Record<Letter, (dye: Dye) => Tile>> = {
  H: ({ base, deep, light, mid }) => ({
    width: 32,
    height: 28,
    drawing: `<rect width="32" height="28" fill="${base}"/><path d="M0 18L16 4L32 18V26L16 12L0 26Z" fill="${deep}"/><path d="M16 18l5 4.500l-5 4.500l-5-4.500z" fill="${light}"/><path d="M0 4l5 4.500l-5 4.500zM32 4l-5 4.500l5 4.500z" fill="${mid}"/>`,
  }),
  L: ({ base, deep, light }) => ({
    width: 32,
    height: 32,
    drawing: `<rect width="32" height="32" fill="${base}"/><path d="M16 3L29 16L16 29L3 16ZM16 9L9 16L16 23L23 16Z" fill="${deep}" fill-rule="evenodd"/><path d="M13.500 2h5v8h-5zM2 13.500h8v5h-8z" fill="${base}"/><path d="M16 12.500l3.500 3.500l-3.500 3.500l-3.500-3.500z" fill="${light}"/><path d="M0-4.500l4.500 4.500l-4.500 4.500zM32-4.500l-4.500 4.500l4.500 4.500zM0 27.500l4.500 4.500l-4.500 4.500zM32 27.500l-4.500 4.500l4.500 4.500z" fill="${light}"/>`,
  }),
  S: ({ base, deep, light }) => ({
    width: 32,
    height: 24,
    drawing: `<rect width="32" height="24" fill="${base}"/><path d="M0 0h8v6h8v6h8v-6h8v8h-4v6h-8v6h-8v-6h-8v-6h-4z" fill="${deep}"/><path d="M14 2h4v4h-4z" fill="${light}"/><path d="M0 16h3v4h-3zM29 16h3v4h-3z" fill="${light}"/>`,
  }),
};

/** A suit's weave as a pattern inside a picture. */
export const weave = (suit: Letter): string => {
  const { width, height, drawing } = tile[suit](dyes[suit]);
  return `<pattern id="w-${suit}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${drawing}</pattern>`;
};

const uri = (suit: Letter): string => {
  const { width, height, drawing } = tile[suit](dyes[suit]);
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(picture)}")`;
};

/** The same weaves as CSS values, for bands, selvedges and borders. */
export const weavesCss = (): string =>
  `/* Woven by art/draw.ts. */\n.anansi {\n${letters.map((suit) => `  --weave-${suit}: ${uri(suit)};\n`).join('')}}\n`;

/** What a figure is made of: its shapes, and what is cut out of them. */
export interface Figure {
  readonly shapes: readonly string[];
  /** Drawn as a line of this width instead of filled. */
  readonly line?: { readonly d: string; readonly width: number };
  readonly cuts: readonly string[];
  /** Laid over the cuts again. */
  readonly over?: string;
}

/** Emblems on a field of 100 × 100. */
export const emblems: Readonly<Record<Letter, Figure>> = {
  H: {
    shapes: [
      'M43 15L33 2L29 5L39 20ZM57 15L67 2L71 5L61 20Z',
      'M50 9L64 20L58 33H42L36 20Z',
      'M50 31L65 43L50 56L35 43Z',
      'M37 39L6 18L1 36L33 48ZM63 39L94 18L99 36L67 48Z',
      'M36 50L8 54L14 69L42 56ZM64 50L92 54L86 69L58 56Z',
      'M38 58H62L66 66H34ZM33.500 70H66.500L63 79H37ZM39 83H61L50 99Z',
    ],
    cuts: ['M44 17l4 5h-7zM56 17l-4 5h7z', 'M30 41L11 29L9 34L29 44ZM70 41L89 29L91 34L71 44Z'],
  },
  L: {
    shapes: ['M12 24L18 10L32 9L41 22H59L68 9L82 10L88 24L92 52L80 76L64 92H36L20 76L8 52Z'],
    cuts: [
      'M19 17L28 15L32 22L22 29ZM81 17L72 15L68 22L78 29Z',
      'M21 47L43 55L39 62L25 58ZM79 47L57 55L61 62L75 58Z',
      'M39 66H61L54 75V80L66 78L68 82L56 88H44L32 82L34 78L46 80V75Z',
      'M50 26l4.500 5l-4.500 5l-4.500-5zM36 31l4 4.500l-4 4.500l-4-4.500zM64 31l4 4.500l-4 4.500l-4-4.500zM50 41l3.500 4l-3.500 4l-3.500-4zM24 36l2.500 3l-2.500 3l-2.500-3zM76 36l2.500 3l-2.500 3l-2.500-3z',
      'M21 64l3 3.500l-3 3.500l-3-3.500zM79 64l3 3.500l-3 3.500l-3-3.500zM29 70l2.500 3l-2.500 3l-2.500-3zM71 70l2.500 3l-2.500 3l-2.500-3z',
    ],
    over: 'M31 52l4 5l-4 1.500zM69 52l-4 5l4 1.500zM42 68.500H58L50 76Z',
  },
  S: {
    line: { d: 'M6 96L24 82H66L80 71L66 60H34L16 45L34 30H52', width: 17 },
    shapes: ['M46 14H66L92 24V36L70 48H46Z', 'M88 27L99 21L97 28L100 34L90 33Z'],
    cuts: [
      'M66 23l6 5l-6 5l-6-5z',
      'M40 25.500l5 4.500l-5 4.500l-5-4.500zM25 40.500l5 4.500l-5 4.500l-5-4.500zM42 55.500l5 4.500l-5 4.500l-5-4.500zM57 55.500l5 4.500l-5 4.500l-5-4.500zM71 66.500l5 4.500l-5 4.500l-5-4.500zM60 77.500l5 4.500l-5 4.500l-5-4.500zM45 77.500l5 4.500l-5 4.500l-5-4.500zM30 77.500l5 4.500l-5 4.500l-5-4.500z',
    ],
  },
};
