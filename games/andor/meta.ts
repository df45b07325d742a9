import { CONTENT_BYTES, type Contents, type Meta, type Refusal } from '@tafelrunde/kernel';
import { LAST_HOUR, MOST_HANDLING } from './components/index.ts';
import { readLegend } from './legend/load.ts';
import { LEGEND_1, LEGEND_2, shelf, whyNoLegend } from './legends/index.ts';
import { heroKinds } from './pieces.ts';
import type { Options } from './state.ts';

/** Every choice of two to four heroes, by rank: who plays is also how many play. */
const parties: readonly string[] = Array.from({ length: 1 << heroKinds.length }, (_, bits) =>
  heroKinds.filter((_kind, i) => (bits & (1 << i)) !== 0),
)
  .filter((party) => party.length >= 2)
  .toSorted((a, b) => a.length - b.length)
  .map((party) => party.join(','));

function check(options: Options, seats: number, contents?: Contents): Refusal | undefined {
  const wanted = options.heroes === 'any' ? seats : options.heroes.split(',').length;
  if (wanted !== seats) return { code: 'wrong-heroes', rule: 'AND-1.2', params: { heroes: wanted, seats } };
  if ((options.legend === 'custom') !== (options.legendText !== '')) return { code: 'no-legend', rule: 'AND-23.6' };
  return whyNoLegend(options, seats, contents);
}

/** Days there can be: one letter each from A to N, and some more that cards may give back. */
const DAYS = 24;
/** Answers a single hour can call for besides handling: dice, shields, pools, questions. */
const ANSWERS = 60;

export const meta: Meta<Options> = {
  id: 'andor',
  version: 1,
  carries: [1],
  seats: { min: 2, max: 4, usual: 4 },
  minutes: 90,
  options: [
    { key: 'legend', kind: 'content', shelf, words: ['1', '2', 'custom'], sample: [], default: LEGEND_2 },
    // stored matches only: the text of a legend called `custom`
    { key: 'legendText', kind: 'text', max: CONTENT_BYTES, sample: [], default: '' },
    { key: 'difficulty', kind: 'choice', values: ['easy', 'normal'], default: 'easy' },
    { key: 'heroes', kind: 'choice', values: ['any', ...parties], default: 'any' },
    { key: 'figures', kind: 'choice', values: ['first', 'second', 'mixed'], default: 'mixed' },
    { key: 'startAtPart2', kind: 'switch', default: false },
    { key: 'zeroByEvent', kind: 'choice', values: ['battle', 'one'], default: 'battle' },
    { key: 'payKeepsOne', kind: 'switch', default: true },
    { key: 'emptyDeck', kind: 'choice', values: ['reshuffle', 'none'], default: 'reshuffle' },
    { key: 'emptySupply', kind: 'choice', values: ['skip', 'endless'], default: 'skip' },
    { key: 'fogFree', kind: 'choice', values: ['drawn', 'chosen'], default: 'drawn' },
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
  },
  check,
  content: (_key, text) => readLegend(text).mistakes ?? [],
  /** Between two hours every hero handles things at most twenty times (AND-23.1), and hours are few. */
  maxActions: (_options, seats) => DAYS * seats * LAST_HOUR * (seats * MOST_HANDLING + ANSWERS),
  severalSeats: true,
  variants: [{ difficulty: 'normal' }, { legend: LEGEND_1 }, { legend: LEGEND_1, startAtPart2: true }],
};
