import { tile } from '../tile.ts';
import { speak } from './speak.ts';
import type { Words } from './words.ts';

const stones = (count: number) => (count === 1 ? 'einen Stein' : `${count} Steine`);

const de: Words = {
  name: tile.words.de.name,
  tagline: 'Nehmt reihum Steine vom Haufen: Auf den letzten kommt es an.',
  options: {
    stones: { label: 'Steine auf dem Haufen' },
    last: { label: 'Wer den letzten Stein nimmt', values: { wins: 'gewinnt', loses: 'verliert' } },
  },
  takeNow: (left) => `Nimm einen, zwei oder drei: Es ${left === 1 ? 'liegt nur noch einer' : `liegen noch ${left}`} da.`,
  othersTake: ({ name }) => `${name} nimmt Steine.`,
  begun: ({ you, name }, count) => `${you ? 'Du fängst' : `${name} fängt`} an. ${count} Steine liegen da.`,
  taken: ({ you, name }, count, left) =>
    `${you ? 'Du nimmst' : `${name} nimmt`} ${stones(count)}${left === 0 ? ', und nichts liegt mehr da' : ''}.`,
  take: (count) => (count === 1 ? 'Einen nehmen' : `${count} nehmen`),
  refusals: {
    'match-over': 'Es liegt kein Stein mehr da: Die Partie ist zu Ende.',
    'not-your-turn': 'Du bist nicht an der Reihe.',
    'one-to-three': 'Man nimmt einen, zwei oder drei Steine.',
    tooFewLeft: (left) => `So viele sind nicht da: Es ${left === 1 ? 'liegt nur noch ein Stein' : `liegen nur noch ${left} Steine`}.`,
  },
  ended: ({ you, name }, last) =>
    `${you ? 'Du hast' : `${name} hat`} den letzten Stein genommen und ${last === 'wins' ? 'gewonnen' : 'verloren'}.`,
  counts: (left) => (left === 0 ? 'Und das war der letzte.' : `Ich lasse ${stones(left)} liegen.`),
  heap: (left) => (left === 1 ? 'Auf dem Haufen liegt ein Stein.' : `Auf dem Haufen liegen ${left} Steine.`),
  has: ({ you, name }, count) => `${you ? 'Du hast' : `${name} hat`} ${count === 0 ? 'noch nichts' : stones(count)} genommen.`,
};

export const texts = speak(de);
