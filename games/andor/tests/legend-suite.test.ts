import { conform, failureText } from '@tafelrunde/conformance';
import { contentName, wholeGame } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { folder } from '../index.ts';
import { readLegend } from '../legend/load.ts';
import type { Legend } from '../legend/format.ts';
import { say, small } from './stage.ts';

/** A small legend with a search, an escort, figures that are sent about, a siege and fights that begin with something: in English and German alone. */
const search: Legend = {
  ...small({
    do: [
      { do: 'place.mixed', things: { parchment: 1, herb: 2, gem: 2, gold: 3 }, fields: [39, 42, 44, 46, 47, 48, 53, 54, 64, 65] },
      { do: 'place.random', token: 'rune-stone', count: 3, field: { num: 'd66' } },
      { do: 'place.token', token: 'farmer', fields: [28], name: 'widow', called: say('The widow') },
      { do: 'place.token', token: 'farmer', fields: [28, 36] },
      { do: 'place.figure', figure: 'witch', field: 12 },
      { do: 'shop.open', at: [{ of: 'witch' }], goods: ['brew'], price: 3 },
      { do: 'place.creature', creature: 'gor', fields: [26, 48, 60] },
      { do: 'place.creature', creature: 'skral', fields: [39] },
      { do: 'mod.castle', garrison: true, besieged: true, span: { until: 'F' } },
      { do: 'place.creature', creature: 'gor', fields: [0] },
      { do: 'place.star', letters: ['C'] },
      { do: 'task.add', task: 'road' },
      { do: 'task.add', task: 'letter' },
    ],
    cards: [
      {
        id: 'C1',
        kind: 'letter',
        letter: 'C',
        title: say('She moves on'),
        story: say('The witch takes her kettle elsewhere.'),
        do: [{ do: 'move.figure', figure: 'witch', field: 46 }],
      },
    ],
    rules: [
      {
        id: 'first-blow',
        again: true,
        when: { on: 'fight_start', hero: { willpower: { atMost: 6 } } },
        do: [{ do: 'mod.creature_stat', stat: 'strength', add: -1, span: 'this_fight' }],
      },
      { id: 'brave', when: { on: 'fight_start', alone: true }, do: [{ do: 'gain', heroes: 'this', gold: 1 }] },
      {
        id: 'rest',
        when: { on: 'condition', if: { is: 'farmer_at', farmer: 'widow', fields: { nextTo: 18 } } },
        do: [{ do: 'gain', heroes: 'all', willpower: 1 }],
      },
    ],
    tasks: {
      road: {
        title: say('The widow’s road'),
        text: say('Bring the widow to the tavern (72).'),
        goal: { goal: 'escort', farmer: 'widow', field: 72, by: 'M' },
        optional: true,
      },
      letter: {
        title: say('The letter'),
        text: say('Find the letter and bring it to the Tree (57).'),
        goal: { goal: 'deliver', item: 'parchment', field: 57 },
      },
    },
    win: { is: 'task', task: 'letter', state: 'done' },
  }),
};
const withoutFrench = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, each: unknown) => (key === 'fr' ? undefined : each)) as unknown;
const text = JSON.stringify({ ...(withoutFrench(search) as object), languages: ['en', 'de'] });

/** The game with this one legend, and nothing else to choose. */
const andor = await wholeGame(folder);
const { meta } = andor.game;
const legend = contentName(text);
const only = {
  ...andor,
  game: {
    ...andor.game,
    meta: {
      ...meta,
      defaults: { ...meta.defaults, legend },
      variants: [],
      options: meta.options.map((option) => {
        if (option.key === 'legend') return { ...option, shelf: { [legend]: text }, sample: [text], default: legend };
        return option.kind === 'choice' && option.key !== 'difficulty' ? { ...option, offered: [option.default] } : option;
      }),
    },
  },
} as typeof andor;

test('the legend is one', () => {
  expect(readLegend(text).mistakes).toBeUndefined();
});

test.each([2, 3, 4])('the conformance suite finds nothing with %i heroes: views keep what is mixed, bots know what to do', (seats) => {
  const report = conform(only, {
    seatCounts: [seats],
    games: 3,
    seed: 5,
    budgets: { normal: { iterations: 1 }, strong: { iterations: 2 } },
  });
  // goldens are of the legends of the house
  expect(report.failures.filter(({ check }) => check !== 'golden-missing').map(failureText)).toEqual([]);
  expect(report.matches).toBe(3);
});
