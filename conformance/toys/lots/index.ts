import { type Bot, type WholeGame, type Meta, oneLevel, type Rules } from '@tafelrunde/kernel';
import { speak } from '../words.ts';
import { maxActions, rules } from './rules.ts';
import type { Action, Event, Options, State, View } from './state.ts';
import { words } from './words.ts';

const meta: Meta<Options> = {
  id: 'lots',
  version: 1,
  carries: [1],
  seats: { min: 2, max: 8, usual: 3 },
  minutes: 5,
  options: [
    { key: 'deck', kind: 'choice', values: ['short', 'long'], default: 'short' },
    { key: 'hand', kind: 'number', min: 1, max: 4, sample: [1, 3], default: 2 },
    { key: 'aim', kind: 'choice', values: ['high', 'low'], default: 'high' },
    { key: 'peek', kind: 'switch', default: true },
    { key: 'order', kind: 'choice', values: ['clockwise', 'drawn'], default: 'clockwise', house: true },
    { key: 'notes', kind: 'switch', default: true },
  ],
  defaults: { deck: 'short', hand: 2, aim: 'high', peek: true, order: 'clockwise', notes: true },
  check: (options) => (options.peek && options.hand === 1 ? { code: 'peek-needs-hand' } : undefined),
  maxActions,
  severalSeats: false,
  variants: [{ hand: 4, deck: 'long' }],
};

/** Throws out its worst lot and looks at the deck half of the time. */
function instant(_rules: Rules<State, Action, View, Event>): Bot<View, Action> {
  return {
    choose({ view, seat, legal, random }) {
      if (view.phase === 'peek') return { action: { type: random.below(2) === 0 ? 'peek' : 'pass' } };
      if (view.phase === 'draw') return { action: legal[0] as Action };
      const hand = view.hands[seat] ?? [];
      const places = legal.flatMap((action) => (action.type === 'discard' ? [action.place] : []));
      const low = Math.min(...places.map((place) => hand[place] as number));
      const out = places.find((place) => hand[place] === low) as number;
      const kept = hand.filter((_lot, place) => place !== out);
      return { action: { type: 'discard', place: out }, say: { key: 'keep-high', params: { lot: Math.max(...kept) } } };
    },
  };
}

/** Hidden hands, a deck, a public discard: the smallest card game. */
export const lots: WholeGame<State, Action, View, Event, Options> = {
  game: { meta, rules },
  levels: oneLevel(instant),
  texts: { de: speak(words.de, facts), en: speak(words.en, facts), fr: speak(words.fr, facts) },
};

function facts(view: View): object {
  return { left: view.left, discard: view.discard.at(-1) ?? '–', hand: view.hands[view.you] ?? [] };
}
