/*
 * Actions and states as `env.py` numbers them: actions by where cards lie in the row (the net's order comes on top of that), a state
 * as one row of numbers.
 */
import { CARDS } from '../../games/silver/cards.ts';
import { PLACES } from '../../games/silver/net/layout.ts';
import type { Action, From, State, Step } from '../../games/silver/state.ts';

const STEPS: readonly Step[] = [
  'turn',
  'keep',
  'decide',
  'exchange',
  'target',
  'again',
  'dig',
  'witch',
  'rob',
  'give',
  'end',
  'place',
  'add',
  'extra',
];
const FROM: readonly From[] = ['none', 'pile', 'open', 'discard', 'master', 'witch'];
const MOST_SEATS = 4;
const MOST_OPEN = 4;
/** What five cards for everybody, or aside, and the one turned up leave. */
const PILE = CARDS - MOST_SEATS * 5 - 1;

const plain: Readonly<Partial<Record<Action['type'], number>>> = {
  draw: 0,
  take: 1,
  call: 2,
  discard: 3,
  use: 4,
  'turn-over': 5,
  forgo: 6,
  end: 7,
};

export function codeOf(action: Action): number {
  switch (action.type) {
    case 'pick':
      return 8 + action.at;
    case 'keep':
      return 12 + action.at;
    case 'push':
      return 17 + action.at;
    case 'choose':
      return 25 + action.village * PLACES + action.at;
    case 'give':
      return 57 + action.at;
    case 'amulet':
      return 65 + action.at;
    case 'empath':
      return 73 + action.at;
    case 'dig':
      return 81 + action.card;
    case 'place':
      return 95 + action.at;
    case 'add':
      return action.side === 'left' ? 103 : 104;
    case 'guard':
      return 105 + action.by * PLACES + action.at;
    default: {
      const code = plain[action.type];
      if (code === undefined) throw new RangeError(`no number for ${action.type}`);
      return code;
    }
  }
}

/** A legal set as one hexadecimal number, a bit for each code. */
export function maskOf(legal: readonly Action[]): string {
  let mask = 0n;
  for (const action of legal) mask |= 1n << BigInt(codeOf(action));
  return mask.toString(16);
}

const padded = (numbers: readonly number[], size: number): number[] => Array.from({ length: size }, (_, i) => (numbers[i] ?? -1) + 1);

/** Everything of a state that matters within a round. */
export function vectorOf(state: State): number[] {
  const { seats } = state;
  const row = (seat: number): readonly number[] => (seat < seats ? (state.villages[seat] as number[]) : []);
  const every = Array.from({ length: MOST_SEATS }, (_, seat) => seat);
  return [
    ...every.flatMap((seat) => padded(row(seat), PLACES)),
    ...padded(state.pile, PILE),
    ...padded(state.discard, CARDS),
    ...padded(state.open, MOST_OPEN),
    ...Array.from({ length: PLACES }, (_, at) => state.pushed.indexOf(at) + 1),
    state.held + 1,
    FROM.indexOf(state.from),
    state.drawn,
    state.ability + 1,
    state.chosenVillage + 1,
    state.chosenAt + 1,
    STEPS.indexOf(state.step),
    state.turn,
    state.caller + 1,
    state.turns,
    state.acted ? 1 : 0,
    state.owner + 1,
    state.placed ? 1 : 0,
  ];
}
