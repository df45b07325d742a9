import type { Tile } from '@tafelrunde/kernel';

export const tile: Tile = {
  id: 'anthem',
  place: 1,
  seats: { min: 2, max: 8, usual: 4 },
  minutes: 30,
  severalSeats: false,
  teaches: true,
  words: {
    de: { name: 'Anthem', kind: 'Reihen legen, mit etwas Glück', line: 'Zehn Strophen, ein Held – und der Tod reimt mit.' },
    en: { name: 'Anthem', kind: 'filling a row, with some luck', line: 'Ten verses, one hero, and Death rhymes along.' },
    fr: { name: 'Anthem', kind: 'une rangée à remplir, un peu de chance', line: 'Dix strophes, un héros, et la Mort qui rime.' },
  },
};
