import { type Bot, type WholeGame, type Meta, oneLevel, type Rules } from '@tafelrunde/kernel';
import { speak } from '../words.ts';
import { type Action, begins, type Event, maxActions, type Options, rules, type State, type View } from './rules.ts';
import { words } from './words.ts';

const meta: Meta<Options> = {
  id: 'ladder',
  version: 2,
  carries: [1, 2],
  seats: { min: 2, max: 4, usual: 2 },
  minutes: 5,
  options: [
    { key: 'height', kind: 'number', min: 4, max: 20, sample: [5, 9], default: 8 },
    { key: 'slide', kind: 'switch', default: true },
    { key: 'starter', kind: 'choice', values: ['first', 'rotate'], default: 'first' },
    { key: 'series', kind: 'number', min: 0, max: 999, sample: [0, 3], series: true, default: 0 },
    { key: 'first', kind: 'number', min: 0, max: 4, sample: [0, 2], rotates: true, default: 0, later: true },
  ],
  defaults: { height: 8, slide: true, starter: 'first', series: 0, first: 0 },
  begins,
  check: () => undefined,
  maxActions,
  severalSeats: false,
};

/** Ties a rope as long as there is one. */
function instant(_rules: Rules<State, Action, View, Event>): Bot<View, Action> {
  return {
    choose({ legal }) {
      const tie = legal.find((action) => action.type === 'tie');
      return tie === undefined ? { action: { type: 'climb' } } : { action: tie, say: { key: 'safe' } };
    },
  };
}

/** A race in two versions of its rules: matches of the first go on as they began. */
export const ladder: WholeGame<State, Action, View, Event, Options> = {
  game: { meta, rules },
  levels: oneLevel(instant),
  texts: { de: speak(words.de, (view) => view), en: speak(words.en, (view) => view), fr: speak(words.fr, (view) => view) },
};
