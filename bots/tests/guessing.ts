import { type Rules, type Seat, type Thinking, uniformly } from '@tafelrunde/kernel';

/*
 * The smallest game in which a secret is worth something: one seat knows on which side a coin lies and may stay at home, which costs
 * half a point, or let the other guess. A right guess costs it a whole point, a wrong one earns one.
 */

export interface Coin {
  readonly side: 0 | 1;
  phase: 'dare' | 'guess' | 'over';
  /** What the one with the coin has in the end. */
  points: number;
}
/** 2: not to be seen. */
export interface CoinView {
  readonly side: 0 | 1 | 2;
  readonly phase: Coin['phase'];
  readonly points: number;
}
export type CoinAction = 'stay' | 'dare' | 'left' | 'right';

const KNOWS: Seat = 0;
const GUESSES: Seat = 1;

export const coinRules: Rules<Coin, CoinAction, CoinView, never> = {
  setup: (_seats, random) => ({ side: random.below(2) as 0 | 1, phase: 'dare', points: 0 }),
  asks: ({ phase }) => (phase === 'over' ? [] : [{ seat: phase === 'dare' ? KNOWS : GUESSES, what: phase, must: true }]),
  legal({ phase }, seat) {
    if (phase === 'dare' && seat === KNOWS) return ['stay', 'dare'];
    return phase === 'guess' && seat === GUESSES ? ['left', 'right'] : [];
  },
  play(state, _seat, action) {
    if (action === 'dare') {
      state.phase = 'guess';
      return;
    }
    state.phase = 'over';
    if (action === 'stay') state.points = -0.5;
    else state.points = (action === 'left') === (state.side === 0) ? -1 : 1;
  },
  otherwise: ({ phase }) => (phase === 'dare' ? 'stay' : 'left'),
  explain: () => ({ code: 'not-asked' }),
  view: ({ side, phase, points }, seat) => ({ side: seat === KNOWS || phase === 'over' ? side : 2, phase, points }),
  shown: (view) => view,
  imagine: ({ side, phase, points }, random) => ({ side: side === 2 ? (random.below(2) as 0 | 1) : side, phase, points }),
  audit: () => undefined,
  copy: (state) => ({ ...state }),
  result: () => undefined,
};

export const coinThinking: Thinking<Coin, CoinAction> = {
  policy: uniformly,
  settled: ({ phase }) => phase === 'over',
  worth({ points }, into) {
    into[KNOWS] = points;
    into[GUESSES] = -points;
  },
};
