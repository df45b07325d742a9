import { tile } from '../tile.ts';
import { speak } from './speak.ts';
import type { Words } from './words.ts';

const stones = (count: number) => (count === 1 ? 'one stone' : `${count} stones`);

const en: Words = {
  name: tile.words.en.name,
  tagline: 'Take stones from the heap in turn: it is the last one that counts.',
  options: {
    stones: { label: 'Stones in the heap' },
    last: { label: 'Whoever takes the last stone', values: { wins: 'wins', loses: 'loses' } },
  },
  takeNow: (left) => `Take one, two or three: ${left === 1 ? 'only one is' : `${left} are`} left.`,
  othersTake: ({ name }) => `${name} takes stones.`,
  begun: ({ you, name }, count) => `${you ? 'You begin' : `${name} begins`}. There are ${count} stones.`,
  taken: ({ you, name }, count, left) =>
    `${you ? 'You take' : `${name} takes`} ${stones(count)}${left === 0 ? ', and nothing is left' : ''}.`,
  take: (count) => `Take ${count === 1 ? 'one' : count}`,
  refusals: {
    'match-over': 'No stone is left: the match is over.',
    'not-your-turn': 'It is not your turn.',
    'one-to-three': 'One takes one, two or three stones.',
    tooFewLeft: (left) => `There are not so many: only ${stones(left)} ${left === 1 ? 'is' : 'are'} left.`,
  },
  ended: ({ you, name }, last) => `${you ? 'You have' : `${name} has`} taken the last stone and ${last === 'wins' ? 'won' : 'lost'}.`,
  counts: (left) => (left === 0 ? 'And that was the last one.' : `I leave ${stones(left)}.`),
  heap: (left) => `There ${left === 1 ? 'is' : 'are'} ${stones(left)} in the heap.`,
  has: ({ you, name }, count) => `${you ? 'You have' : `${name} has`} taken ${count === 0 ? 'nothing yet' : stones(count)}.`,
};

export const texts = speak(en);
