import { FastRandom, type Language, pick, type Random, type Rules, type Seat, type Tell } from '@tafelrunde/kernel';
import type { Step } from '@tafelrunde/stage';
import { game } from '../../game.ts';
import type { Action, Event, Options, State, View } from '../../state.ts';
import { scripted } from '../../bot/index.ts';
import { defaults } from '../../tests/table.ts';
import { texts } from '../../texts/index.ts';
import type { Props } from '../panels/props.ts';

type AndorRules = Rules<State, Action, View, Event>;

const people = ['Lena', 'Mira', 'Jonas', 'Karl'];

/** What the shell hands to the table of one seat, at one position. */
export function propsFor(
  rules: AndorRules,
  state: State,
  seat: Seat | undefined,
  more: { readonly language?: Language; readonly step?: Step<Event>; readonly past?: boolean } = {},
): Props {
  const { language = 'en', step, past = false } = more;
  const asks = rules.asks(state);
  return {
    view: rules.shown(rules.view(state, seat)),
    seat,
    legal: seat === undefined || past ? [] : rules.legal(state, seat),
    asks,
    seats: Array.from({ length: state.seats }, (_, each) => ({
      seat: each,
      name: people[each] ?? '',
      bot: each > 0,
      away: false,
      you: each === seat,
      asked: asks.some((ask) => ask.seat === each && ask.must),
    })),
    names: { of: (each) => people[each] ?? '', you: seat === undefined ? [] : [seat] },
    language,
    texts: texts[language],
    step,
    pace: 'off',
    result: rules.result(state),
    past,
    busy: false,
    act: () => undefined,
    why: () => undefined,
    narrate: () => undefined,
  };
}

/** A position on the way, and what had just been told. */
export interface At {
  readonly rules: AndorRules;
  readonly state: State;
  readonly step: Step<Event>;
  /** What led there; undefined at the beginning. */
  readonly did?: Action;
}

/** One match, position by position: the bots' way, or whatever chance picks. */
export function* matchOf(options: Partial<Options>, seats: number, seed: number, manner: 'bots' | 'chance', most = 4000): Generator<At> {
  const random = new FastRandom(seed);
  const rules = game.rules({ ...defaults, ...options });
  const told: Event[] = [];
  const tell: Tell<Event> = {
    on: true,
    all: (event) => void told.push(event),
    to: (_, event) => void told.push(event),
    reveal: (event) => void told.push(event),
  };
  const state = rules.setup(seats, random, tell);
  let n = 0;
  yield { rules, state, step: { n, events: told.splice(0) } };
  while (state.over === 0 && n < most) {
    const ask = nextAsk(rules, state, random, manner);
    const action = manner === 'chance' ? anything(rules.legal(state, ask), random) : byBot(rules, state, ask);
    rules.play(state, ask, action, random, tell);
    n += 1;
    yield { rules, state, step: { n, seat: ask, events: told.splice(0) }, did: action };
  }
}

function nextAsk(rules: AndorRules, state: State, random: Random, manner: 'bots' | 'chance'): Seat {
  const asks = rules.asks(state).filter((ask) => ask.must || (manner === 'chance' && random.below(3) === 0));
  return pick(asks.length === 0 ? rules.asks(state) : asks, random).seat;
}

/** First the kind of action is drawn, then one of it: so rare things happen, too. */
function anything(legal: readonly Action[], random: Random): Action {
  const type = pick([...new Set(legal.map((action) => action.type))], random);
  return pick(
    legal.filter((action) => action.type === type),
    random,
  );
}

function byBot(rules: AndorRules, state: State, seat: Seat): Action {
  const asks = rules.asks(state).filter((ask) => ask.seat === seat);
  const turn = { seat, view: rules.view(state, seat), asks, legal: rules.legal(state, seat), random: new FastRandom(1), budget: {} };
  const { action } = scripted(rules).choose(turn);
  if (action === undefined) throw new Error(`the bot on seat ${seat} has no answer`);
  return action;
}
