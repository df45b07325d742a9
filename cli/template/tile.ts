import type { Tile } from '@tafelrunde/kernel';

export const tile: Tile = {
  id: 'pebbles',
  seats: { min: 2, max: 5, usual: 2 },
  minutes: 5,
  severalSeats: false,
  words: {
    de: { name: 'Pebbles', kind: 'Nimmspiel', line: 'Einer, zwei oder drei – und wer nimmt den letzten?' },
    en: { name: 'Pebbles', kind: 'taking stones', line: 'One, two or three, and who takes the last?' },
    fr: { name: 'Pebbles', kind: 'jeu de prise', line: 'Un, deux ou trois, et qui prend le dernier\u202f?' },
  },
};
