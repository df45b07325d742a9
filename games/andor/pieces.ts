/**
 * Every piece of the box as a small number, and the names those numbers stand for. Numbers are what states are made of; names are
 * for legends, texts and pictures. Where pieces are alike (two half-full wineskins) they are one number and a count.
 */

/** No piece, no seat, no field. */
export const NONE = -1;

// ---------------------------------------------------------------- heroes, in order of rank: that is also the order of the seats

export const heroKinds = ['dwarf', 'warrior', 'archer', 'wizard'] as const;
export type HeroKind = (typeof heroKinds)[number];
export const DWARF = 0;
export const WARRIOR = 1;
export const ARCHER = 2;
export const WIZARD = 3;
/** AND-1.3 */
export const ranks = [7, 14, 25, 34] as const;
/** AND-1.1 */
export const heroNames = [
  ['Kram', 'Bait'],
  ['Thorn', 'Mairen'],
  ['Pasco', 'Chada'],
  ['Liphardus', 'Eara'],
] as const;

// ---------------------------------------------------------------- things that are carried, laid down and given

/** Half: used once. A spent falcon has flown today. */
export const itemNames = [
  'wineskin',
  'wineskin-half',
  'brew',
  'brew-half',
  'herb-3',
  'herb-4',
  'telescope',
  'rune-blue',
  'rune-yellow',
  'rune-green',
  'parchment',
  'poison',
  'shield',
  'shield-half',
  'bow',
  'falcon',
  'falcon-spent',
  'helm',
  'gem-2',
  'gem-4',
  'gem-6',
  'gold',
] as const;
export type ItemName = (typeof itemNames)[number];
/** How many kinds of things there are: the width of a bag. */
export const ITEMS = itemNames.length;
export const WINESKIN = 0;
export const WINESKIN_HALF = 1;
export const BREW = 2;
export const BREW_HALF = 3;
export const HERB_3 = 4;
export const HERB_4 = 5;
export const TELESCOPE = 6;
export const RUNE_BLUE = 7;
export const RUNE_YELLOW = 8;
export const RUNE_GREEN = 9;
export const PARCHMENT = 10;
export const POISON = 11;
export const SHIELD = 12;
export const SHIELD_HALF = 13;
export const BOW = 14;
export const FALCON = 15;
export const FALCON_SPENT = 16;
export const HELM = 17;
export const GEM_2 = 18;
export const GEM_4 = 19;
export const GEM_6 = 20;
export const GOLD = 21;
/** What only buying knows: a strength point. */
export const STRENGTH = 22;

/** Small items come first, then large ones, the helm, and what needs no space (AND-1.8, AND-9.1). */
export const isSmall = (item: number): boolean => item <= POISON;
export const isLarge = (item: number): boolean => item >= SHIELD && item <= FALCON_SPENT;
export const isGem = (item: number): boolean => item >= GEM_2 && item <= GEM_6;
export const isRune = (item: number): boolean => item >= RUNE_BLUE && item <= RUNE_GREEN;

// ---------------------------------------------------------------- creatures

export const creatureKinds = ['gor', 'skral', 'wardrak', 'troll', 'dragon'] as const;
export type CreatureKind = (typeof creatureKinds)[number];
export const GOR = 0;
export const SKRAL = 1;
export const WARDRAK = 2;
export const TROLL = 3;
export const DRAGON = 4;

// ---------------------------------------------------------------- figures that are neither heroes nor creatures

export const figureNames = ['prince', 'shield-dwarves', 'witch', 'tower'] as const;
export type FigureName = (typeof figureNames)[number];
export const WITCH = 2;
/** Figures below this number are allies: heroes move them, and they help in fights (AND-20.4). */
export const ALLIES = 2;

// ---------------------------------------------------------------- fog

export const fogBacks = ['event', 'strength', 'willpower-2', 'willpower-3', 'gold', 'gor', 'wineskin', 'brew'] as const;
export type FogBack = (typeof fogBacks)[number];
export const FOG_EVENT = 0;
export const FOG_STRENGTH = 1;
export const FOG_WILLPOWER_2 = 2;
export const FOG_WILLPOWER_3 = 3;
export const FOG_GOLD = 4;
export const FOG_GOR = 5;
export const FOG_WINESKIN = 6;
export const FOG_BREW = 7;

// ---------------------------------------------------------------- places

/** Fields are numbered 0 to 84; tables by field are this long. */
export const FIELDS = 85;
/** Where beaten creatures go (AND-14.10). */
export const BEATEN = 80;
/** On a golden shield beside the castle: no field, out of reach (AND-13.2). */
export const ON_SHIELD = 90;
