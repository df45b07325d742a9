import { tile } from '../tile.ts';
import { speak } from './speak.ts';
import type { Words } from './words.ts';

const stones = (count: number) => (count === 1 ? 'un caillou' : `${count} cailloux`);

const fr: Words = {
  name: tile.words.fr.name,
  tagline: 'Prenez chacun votre tour des cailloux du tas\u202f: c’est le dernier qui compte.',
  options: {
    stones: { label: 'Cailloux dans le tas' },
    last: { label: 'Celui qui prend le dernier caillou', values: { wins: 'gagne', loses: 'perd' } },
  },
  takeNow: (left) => `Prends-en un, deux ou trois\u202f: il en reste ${left === 1 ? 'un seul' : left}.`,
  othersTake: ({ name }) => `${name} prend des cailloux.`,
  begun: ({ you, name }, count) => `${you ? 'Tu commences' : `${name} commence`}. Il y a ${count} cailloux.`,
  taken: ({ you, name }, count, left) =>
    `${you ? 'Tu prends' : `${name} prend`} ${stones(count)}${left === 0 ? ', et il ne reste rien' : ''}.`,
  take: (count) => `En prendre ${count === 1 ? 'un' : count}`,
  refusals: {
    'match-over': 'Il ne reste aucun caillou\u202f: la partie est finie.',
    'not-your-turn': 'Ce n’est pas ton tour.',
    'one-to-three': 'On prend un, deux ou trois cailloux.',
    tooFewLeft: (left) => `Il n’y en a pas autant\u202f: il ne reste que ${stones(left)}.`,
  },
  ended: ({ you, name }, last) => `${you ? 'Tu as' : `${name} a`} pris le dernier caillou et ${last === 'wins' ? 'gagné' : 'perdu'}.`,
  counts: (left) => (left === 0 ? 'Et c’était le dernier.' : `Je laisse ${stones(left)}.`),
  heap: (left) => `Il y a ${stones(left)} dans le tas.`,
  has({ you, name }, count) {
    if (count === 0) return `${you ? 'Tu n’as' : `${name} n’a`} encore rien pris.`;
    return `${you ? 'Tu as' : `${name} a`} pris ${stones(count)}.`;
  },
};

export const texts = speak(fr);
