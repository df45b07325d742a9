import { type Bot, type WholeGame, type Meta, oneLevel, pick, type Rules } from '@tafelrunde/kernel';
import { speak } from '../words.ts';
import { maxActions, rules } from './rules.ts';
import type { Action, Event, Options, State, View } from './state.ts';
import { words } from './words.ts';

const meta: Meta<Options> = {
  id: 'signals',
  version: 1,
  carries: [1],
  seats: { min: 2, max: 6, usual: 4 },
  minutes: 5,
  options: [
    { key: 'rounds', kind: 'number', min: 1, max: 5, sample: [1, 3], default: 3 },
    { key: 'colours', kind: 'choice', values: [3, 4], default: 3 },
    { key: 'goals', kind: 'switch', default: true },
    { key: 'vetoes', kind: 'number', min: 1, max: 3, off: true, sample: [0, 2], default: 1 },
    { key: 'repeats', kind: 'switch', default: false },
  ],
  defaults: { rounds: 3, colours: 3, goals: true, vetoes: 1, repeats: false },
  check: (options) => (options.vetoes > options.rounds ? { code: 'more-vetoes-than-rounds' } : undefined),
  maxActions,
  severalSeats: false,
};

/** Shows its goal when it may, lights the lantern in the last round, vetoes when behind. */
function instant(_rules: Rules<State, Action, View, Event>): Bot<View, Action> {
  return {
    choose({ view, seat, asks, legal, random }) {
      const asked = asks.filter((ask) => ask.seat === seat);
      if (asked.some((ask) => ask.what === 'react')) {
        const best = Math.max(...view.scores);
        return { action: { type: (view.scores[seat] ?? 0) < best ? 'veto' : 'decline' } };
      }
      if (!asked.some((ask) => ask.must)) return {};
      const signals = legal.filter((action) => action.type === 'signal');
      const goal = signals.find((action) => action.colour === view.goals[seat]);
      return goal === undefined ? { action: pick(signals, random) } : { action: goal, say: { key: 'my-colour' } };
    },
  };
}

/** Everybody is asked at once, answers are sealed, others may react, and some things may be done out of turn. */
export const signals: WholeGame<State, Action, View, Event, Options> = {
  game: { meta, rules },
  levels: oneLevel(instant),
  texts: { de: speak(words.de, facts), en: speak(words.en, facts), fr: speak(words.fr, facts) },
};

function facts(view: View): object {
  return { round: view.round + 1, scores: view.scores, last: view.last };
}
