import {
  type Bot,
  type WholeGame,
  type Meta,
  oneLevel,
  type OrderKinds,
  type Proposal,
  type Proposals,
  type Reply,
  type Rules,
  type Seat,
} from '@tafelrunde/kernel';
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

/** Somebody should help, somebody points at a throw, and all agree to store this one. The first two stand for a day. */
const proposals: Proposals<View> = {
  kinds: {
    'help-me': { gaps: {} },
    look: { gaps: { die: { min: 1, max: 6 } }, silent: true },
    'store-it': {
      gaps: {},
      stretch: ({ phase, days, die }) => (phase === 'thrown' ? days * 10 + die : undefined),
      answer: (_view, _params, { what }) => (what === 'thrown' ? ({ type: 'store' } satisfies Action) : undefined),
    },
  },
  reasons: { gladly: {}, 'days-left': { days: { min: 0, max: 24 } } },
  stretch: (view) => view.days,
};

/** Two days of everybody. */
const spell = ({ days, seats }: View) => String(Math.ceil(days / (2 * seats)));

/** Store whatever is thrown, for two days of everybody; not what somebody has helped. */
const orders: OrderKinds<View> = {
  'store-all': {
    span: (view) => (view.phase === 'over' ? undefined : spell(view)),
    answer: ({ help }, { what }) =>
      what === 'thrown' ? { action: { type: 'store' } satisfies Action, mark: String(help > 0) } : undefined,
  },
};

/** Helps whoever asks, in the last days. */
function replies(view: View, seat: Seat, talk: readonly Proposal[]): readonly Reply[] {
  return talk
    .filter(({ key, seat: by, to, replies: given }) => {
      const asked = key !== 'look' && by !== seat && (to === undefined || to.includes(seat));
      return asked && !given.some((reply) => reply.seat === seat);
    })
    .map(({ id, key }) =>
      view.days <= 6 || key === 'store-it'
        ? { proposal: id, yes: true, say: { key: 'gladly' } }
        : { proposal: id, yes: false, say: { key: 'days-left', params: { days: view.days } } },
    );
}

/** Throws again what is low, helps when a throw nearly fills the store. */
function instant(_rules: Rules<State, Action, View, Event>): Bot<View, Action> {
  return {
    choose({ view, seat, legal, talk = [] }) {
      const said = { replies: replies(view, seat, talk) };
      const has = (type: Action['type']) => legal.some((action) => action.type === type);
      if (has('throw')) return { ...said, action: { type: 'throw' } };
      if (has('again') && view.die < 3) return { ...said, action: { type: 'again' }, say: { key: 'once-more', params: { die: view.die } } };
      if (view.turn === seat && has('store')) return { ...said, action: { type: 'store' } };
      return view.die === 6 && has('help') ? { ...said, action: { type: 'help' } } : said;
    },
  };
}

/** Won or lost by all, with dice and a common store; one person may hold several seats. */
export const together: WholeGame<State, Action, View, Event, Options> = {
  game: { meta, rules },
  levels: oneLevel(instant),
  texts: { de: speak(words.de, (view) => view), en: speak(words.en, (view) => view), fr: speak(words.fr, (view) => view) },
  proposals,
  orders,
};
