import type { terrains } from '../legend/words.ts';
import { fields, SPAN } from './land.ts';

/** The castle, Rietburg (AND-4.3). */
export const CASTLE = 0;
/** Cavern, where the dwarf is at home (AND-2.1). */
export const MINE = 71;
/** Box for beaten creatures, and a tower nobody can reach: no land, no neighbours (AND-4.7). */
export const BEATEN_BOX = 80;
export const LONE_TOWER = 83;

export type Terrain = (typeof terrains)[number];

/**
 * Kinds of ground. Wells, merchants and fog circles are printed; which fields are forest, river bank, mountain and coast is read
 * off the picture: nowhere is it printed as a list.
 */
export const terrain: Readonly<Record<Terrain, readonly number[]>> = {
  forest: [22, 23, 24, 25, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 62, 63],
  'river-bank': [8, 11, 12, 13, 16, 26, 27, 28, 29, 30, 31, 32, 33, 37, 38, 39, 40, 41, 42, 44, 46, 47, 48, 49, 56, 63, 64],
  mountain: [61, 66, 67, 68, 69, 70, 81, 82, 84],
  coast: [8, 9, 15],
  merchant: [18, 57, 71],
  well: [5, 35, 45, 55],
  fog: [8, 11, 12, 13, 16, 32, 42, 44, 46, 47, 48, 49, 56, 63, 64],
};

export const southernForest: readonly number[] = [22, 23, 24, 25];
export const watchfulWoods: readonly number[] = [47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 62, 63];

const grounds: ReadonlyMap<Terrain, Uint8Array> = new Map(
  (Object.keys(terrain) as Terrain[]).map((kind) => [
    kind,
    Uint8Array.from({ length: SPAN }, (_, field) => Number(terrain[kind].includes(field))),
  ]),
);
export const isOn = (kind: Terrain, field: number): boolean => grounds.get(kind)?.[field] === 1;

export type Bridge = 'rope' | 'bow' | 'market';
/** Bridges are no fields: each is a border across the river (AND-4.4). */
export const bridges: readonly { readonly between: readonly [number, number]; readonly kind: Bridge }[] = [
  { between: [16, 48], kind: 'rope' },
  { between: [46, 47], kind: 'bow' },
  { between: [38, 39], kind: 'market' },
];

/** Which side of the water a field lies on: the castle's, the mountains' or the woods'. The boxes lie on none. */
export type Bank = 'castle' | 'mountains' | 'woods';
const mountains: readonly number[] = [37, 39, 40, 41, 42, 43, 44, 45, 46, 64, 65, 66, 67, 68, 69, 70, 71, 81, 82, 84];
const woods: readonly number[] = [47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63];
export function bankOf(field: number): Bank | undefined {
  if (field === BEATEN_BOX || field === LONE_TOWER || !fields.includes(field)) return undefined;
  if (woods.includes(field)) return 'woods';
  return mountains.includes(field) ? 'mountains' : 'castle';
}

/** Fields two dice can name, the red one for the tens. */
export const rolledFields: readonly number[] = [1, 2, 3, 4, 5, 6].flatMap((tens) => [1, 2, 3, 4, 5, 6].map((ones) => tens * 10 + ones));
