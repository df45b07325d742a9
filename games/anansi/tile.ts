import type { Tile } from '@tafelrunde/kernel';

export const tile: Tile = {
  id: 'anansi',
  place: 3,
  seats: { min: 3, max: 5, usual: 4 },
  minutes: 30,
  severalSeats: false,
  teaches: true,
  words: {
    de: { name: 'Anansi', kind: 'Stichspiel', line: 'Drei Geschichten, ein Netz, viele offene Ohren.' },
    en: { name: 'Anansi', kind: 'trick-taking', line: 'Three stories, one web, many open ears.' },
    fr: { name: 'Anansi', kind: 'jeu de plis', line: 'Trois récits, une toile, beaucoup d’oreilles.' },
  },
};
