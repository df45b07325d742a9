import type { Tile } from '@tafelrunde/kernel';

export const tile: Tile = {
  id: 'andor',
  place: 4,
  seats: { min: 2, max: 4, usual: 4 },
  minutes: 90,
  severalSeats: true,
  teaches: true,
  together: true,
  words: {
    de: { name: 'Die Legenden von Andor', kind: 'gemeinsames Abenteuer', line: 'Gemeinsam für die Burg, ehe der Erzähler ankommt.' },
    en: { name: 'The Legends of Andor', kind: 'an adventure together', line: 'Together for the castle, before the narrator arrives.' },
    fr: { name: 'Les Légendes d’Andor', kind: 'aventure coopérative', line: 'Ensemble pour le château, avant le narrateur.' },
  },
};
