import { type Bot, type GameModule, type Meta, oneLevel, type Rules } from '@tafelrunde/kernel';
import { speak } from '../words.ts';
import { type Action, type Event, maxActions, type Options, rules, type State, type View } from './rules.ts';
import { words } from './words.ts';

const meta: Meta<Options> = {
  id: 'together',
  version: 1,
  carries: [1],
  seats: { min: 1, max: 4, usual: 3 },
  minutes: 5,
  options: [
    { key: 'goal', kind: 'number', min: 5, max: 60, sample: [10, 30], default: 20 },
    { key: 'days', kind: 'choice', values: ['few', 'many'], default: 'many' },
    { key: 'again', kind: 'switch', default: false },
  ],
  defaults: { goal: 20, days: 'many', again: false },
  check: (options, seats) => (options.goal > 14 * seats && options.days === 'few' ? { code: 'goal-out-of-reach' } : undefined),
  maxActions,
  severalSeats: true,
};

/** Throws again what is low, helps when a throw nearly fills the store. */
function instant(_rules: Rules<State, Action, View, Event>): Bot<View, Action> {
  return {
    choose({ view, seat, legal }) {
      const has = (type: Action['type']) => legal.some((action) => action.type === type);
      if (has('throw')) return { action: { type: 'throw' } };
      if (has('again') && view.die < 3) return { action: { type: 'again' }, say: { key: 'once-more', params: { die: view.die } } };
      if (view.turn === seat && has('store')) return { action: { type: 'store' } };
      return view.die === 6 && has('help') ? { action: { type: 'help' } } : {};
    },
  };
}

/** Won or lost by all, with dice and a common store; one person may hold several seats. */
export const together: GameModule<State, Action, View, Event, Options> = {
  game: { meta, rules },
  levels: oneLevel(instant),
  texts: { de: speak(words.de, (view) => view), en: speak(words.en, (view) => view), fr: speak(words.fr, (view) => view) },
};
