import type { OptionValue } from '@tafelrunde/kernel';
import { houseCard } from '../../legends/house.ts';
import { heroKinds } from '../../pieces.ts';
import { figuresSaid, heroWords } from '../names.ts';
import type { Words } from '../words.ts';
import { actions, asks } from './choosing.ts';
import { describing } from './describing.ts';
import { list, yesNo } from './grammar.ts';
import { mistakes } from './mistakes.ts';
import { refusing } from './refusing.ts';
import { saying } from './saying.ts';
import { telling } from './telling.ts';
import { tile } from '../../tile.ts';
import { speak } from '../speak.ts';

const heroes = (value: OptionValue): string => {
  const kinds = heroKinds.filter((kind) => String(value).split(',').includes(kind));
  return kinds.length === 0 ? 'drawn by chance' : list(kinds.map((kind) => heroWords.en[kind][0]));
};

const en: Words = {
  language: 'en',
  name: tile.words.en.name,
  tagline: 'Together the heroes defend the castle, and the legend tells them how.',
  options: {
    legend: {
      label: 'Legend',
      hint: 'The story to be played.',
      value: (value) => houseCard(String(value))?.title.en ?? (/^\d+$/.test(String(value)) ? `Legend ${value}` : 'a legend of your own'),
    },
    legendText: {
      label: 'Text of the legend',
      hint: 'A legend of your own, as its author wrote it down.',
      value: (value) => (value === '' ? 'none' : `${String(value).length} characters`),
    },
    difficulty: {
      label: 'Difficulty',
      hint: 'The first legend has only one.',
      value: (value) => (value === 'easy' ? 'easy' : 'normal'),
    },
    heroes: { label: 'Heroes', hint: 'Who is in the story. Seats go by rank.', value: heroes },
    figures: {
      label: 'Names and faces',
      hint: 'Every hero has two.',
      value: (value) => figuresSaid(String(value), 'en', 'mixed'),
    },
    startAtPart2: { label: 'Begin with the second part', hint: 'The first part of the first legend teaches how to walk.', value: yesNo },
    zeroByEvent: {
      label: 'No willpower left by an event',
      hint: 'The printed rules speak of fights only.',
      value: (value) => (value === 'one' ? 'it stops at 1' : 'as in a fight: 1 strength lost, then 3 willpower'),
    },
    payKeepsOne: { label: 'Who pays willpower keeps at least 1', hint: 'Otherwise one may pay down to 0.', value: yesNo },
    emptyDeck: {
      label: 'Event deck empty',
      hint: 'What happens when the last event card is drawn.',
      value: (value) => (value === 'none' ? 'no more events' : 'the used cards are shuffled'),
    },
    emptySupply: {
      label: 'Supply empty',
      hint: 'What happens when there is no more gold or equipment.',
      value: (value) => (value === 'endless' ? 'there is always enough' : 'nothing is gained'),
    },
    fogFree: {
      label: 'Fields without fog',
      hint: 'In the first legend four fog fields stay free.',
      value: (value) => (value === 'chosen' ? 'named by the lowest rank' : 'drawn by chance'),
    },
    odds: {
      label: 'Odds before a fight',
      hint: 'Whoever wants to can see how often such a fight is won.',
      value: (value) => (value === false ? 'stay hidden' : 'shown on request'),
    },
  },
  asks,
  actions,
  events: telling,
  refusals: refusing,
  mistakes,
  results: {
    goal: { won: 'The legend is won!', lost: 'The legend is lost.' },
    castle: { won: 'The legend is won!', lost: 'The castle has fallen: no golden shield was free. The legend is lost.' },
    narrator: { won: 'The legend is won!', lost: 'The narrator has reached N before the goals were met. The legend is lost.' },
    task: { won: 'The legend is won!', lost: 'A task has failed. The legend is lost.' },
    legend: { won: 'The legend is won!', lost: 'The legend is lost.' },
  },
  orders: {
    stay: { what: 'Stay in the fight', until: 'until it ends or gets more serious' },
    'no-shield': { what: 'Do not raise the shield', until: 'in this fight, unless the hero would fall' },
    'no-flip': { what: 'Turn no die', until: 'until the fight ends or somebody leaves' },
    'no-boost': { what: 'Save brew and herbs', until: 'until the fight ends or somebody leaves' },
  },
  says: saying,
  table: describing,
};

export const texts = speak(en);
