import type { Tile } from '@tafelrunde/kernel';

export const tile: Tile = {
  id: 'silver',
  place: 2,
  seats: { min: 2, max: 4, usual: 4 },
  minutes: 45,
  severalSeats: false,
  teaches: true,
  words: {
    de: { name: 'Silver Amulett', kind: 'Merkspiel mit Karten', line: 'Ein Dorf im Mondlicht – und möglichst wenige Wölfe.' },
    en: { name: 'Silver Amulet', kind: 'a memory game with cards', line: 'A village by moonlight, and as few wolves as can be.' },
    fr: {
      name: 'Silver Amulette',
      kind: 'jeu de mémoire et de cartes',
      line: 'Un village sous la lune, et le moins de loups possible.',
    },
  },
};
