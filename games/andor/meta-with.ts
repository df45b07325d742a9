import { CONTENT_BYTES, type Contents, type Meta, type Refusal, type Shelf } from '@tafelrunde/kernel';
import { choosesOwn, everyFigures, faceWords, parties } from './choosing.ts';
import { LAST_HOUR, MOST_HANDLING } from './components/index.ts';
import { LEGEND_1, LEGEND_2, LEGEND_3, LEGEND_4, LEGEND_5, type Read, whyNoLegend } from './legends/house.ts';
import type { Options } from './state.ts';
import { tile } from './tile.ts';

function check(read: Read, options: Options, seats: number, contents?: Contents): Refusal | undefined {
  const wanted = options.heroes === 'any' ? seats : options.heroes.split(',').length;
  if (wanted !== seats) return { code: 'wrong-heroes', rule: 'AND-1.2', params: { heroes: wanted, seats } };
  if ((options.legend === 'custom') !== (options.legendText !== '')) return { code: 'no-legend', rule: 'AND-23.6' };
  return whyNoLegend(options, seats, contents, read);
}

/** Days there can be: one letter each from A to N, and some more that cards may give back. */
const DAYS = 24;
/** Answers a single hour can call for besides handling: dice, shields, pools, questions. */
const ANSWERS = 60;

/** `shelf`: the house's legends, of which a page has the names alone; `read`: how it looks at those of others. */
export const metaWith = (shelf: Shelf, read: Read): Omit<Meta<Options>, 'content'> => ({
  id: tile.id,
  version: 1,
  carries: [1],
  seats: tile.seats,
  minutes: tile.minutes,
  options: [
    { key: 'legend', kind: 'content', shelf, words: ['1', '2', '3', '4', '5', 'custom'], sample: [], default: LEGEND_2 },
    // stored matches only: the text of a legend called `custom`
    { key: 'legendText', kind: 'text', max: CONTENT_BYTES, sample: [], default: '' },
    { key: 'difficulty', kind: 'choice', values: ['easy', 'normal'], default: 'easy' },
    { key: 'heroes', kind: 'choice', values: ['any', ...parties], default: 'any' },
    { key: 'figures', kind: 'choice', values: everyFigures, offered: faceWords, default: 'mixed' },
    { key: 'startAtPart2', kind: 'switch', default: false },
    { key: 'zeroByEvent', kind: 'choice', values: ['battle', 'one'], default: 'battle' },
    { key: 'payKeepsOne', kind: 'switch', default: true },
    { key: 'emptyDeck', kind: 'choice', values: ['reshuffle', 'none'], default: 'reshuffle' },
    { key: 'emptySupply', kind: 'choice', values: ['skip', 'endless'], default: 'skip' },
    { key: 'fogFree', kind: 'choice', values: ['drawn', 'chosen'], default: 'drawn' },
    { key: 'odds', kind: 'switch', default: true, house: true, later: true },
  ],
  defaults: {
    legend: LEGEND_2,
    legendText: '',
    difficulty: 'easy',
    heroes: 'any',
    figures: 'mixed',
    startAtPart2: false,
    zeroByEvent: 'battle',
    payKeepsOne: true,
    emptyDeck: 'reshuffle',
    emptySupply: 'skip',
    fogFree: 'drawn',
    odds: true,
  },
  check: (options, seats, contents) => check(read, options, seats, contents),
  /** Between two hours every hero handles things at most twenty times (AND-23.1), and hours are few. */
  maxActions: (_options, seats) => DAYS * seats * LAST_HOUR * (seats * MOST_HANDLING + ANSWERS),
  severalSeats: tile.severalSeats,
  chooses: choosesOwn,
  // the dwarf and the warrior have the shortest ways, and neither needs a rule of his own to fight
  lesson: { options: { legend: LEGEND_1 }, also: { heroes: 'dwarf,warrior' }, seats: 2, own: 2 },
  // each legend among the first: short runs of the suite come no further
  variants: [
    { difficulty: 'normal' },
    { legend: LEGEND_1 },
    { legend: LEGEND_4, difficulty: 'normal' },
    { legend: LEGEND_3 },
    { legend: LEGEND_5, difficulty: 'normal' },
    { legend: LEGEND_3, difficulty: 'normal' },
    { legend: LEGEND_1, startAtPart2: true },
  ],
});
