import { battle, fire, home, lair, sword } from './dragon.ts';
import { charge, dawn, horn, road, tower } from './quest.ts';

/** The sky of each card, from dawn to night: a row reads as a day. */
export const skies: readonly string[] = [
  '#f0c766',
  '#f4d999',
  '#f3e7c6',
  '#e7e6cc',
  '#d3dfd2',
  '#bfd3d0',
  '#b3b9a4',
  '#eeb878',
  '#d99c82',
  '#2b4272',
];

/** The pictures of 0 to 9, in order. */
export const scenes: readonly (() => string)[] = [dawn, horn, road, charge, tower, sword, lair, fire, battle, home];
