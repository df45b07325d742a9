import type { Place, Refusal, Rules, Seat } from '@tafelrunde/kernel';
import { type Action, type Event, MOST, type Options, type State, type View } from './state.ts';

/** Made once and shared: `legal` is asked for often. */
const takes: readonly Action[] = Array.from({ length: MOST }, (_, i) => ({ type: 'take', count: i + 1 }));

const copy = ({ seats, last, turn, left, taken }: State): State => ({ seats, last, turn, left, taken: [...taken] });

/** Every reason this game refuses an action for, with the rule that says so. */
export const reasons = {
  'match-over': 'PEB-3.1',
  'not-your-turn': 'PEB-1.3',
  'one-to-three': 'PEB-2.1',
  'too-few-left': 'PEB-2.2',
} as const;

function explain(view: View, seat: Seat, action: unknown): Refusal {
  const because = (code: keyof typeof reasons, params = {}): Refusal => ({ code, rule: reasons[code], params });
  if (view.left === 0) return because('match-over');
  if (view.turn !== seat) return because('not-your-turn');
  return takes.some((take) => take.count === countIn(action)) ? because('too-few-left', { left: view.left }) : because('one-to-three');
}

/** `action` is whatever a stranger may send. */
function countIn(action: unknown): unknown {
  return typeof action === 'object' && action !== null && 'count' in action ? action.count : undefined;
}

/** Who took the last stone is ahead of all others, or behind them (PEB-3.1, PEB-3.2); the others share a place. */
function placesOf({ seats, last, turn }: State): readonly Place[] {
  const others = last === 'wins' ? 2 : 1;
  const taker = last === 'wins' ? 1 : seats;
  return Array.from({ length: seats }, (_, seat) => ({ seat, place: seat === turn ? taker : others }));
}

export function rules({ stones, last }: Options): Rules<State, Action, View, Event> {
  return {
    setup(seats, random, tell) {
      const turn = random.below(seats);
      tell.all({ kind: 'begun', seat: turn, stones });
      return { seats, last, turn, left: stones, taken: Array.from({ length: seats }, () => 0) };
    },
    asks: ({ turn, left }) => (left === 0 ? [] : [{ seat: turn, what: 'take', must: true }]),
    legal: ({ turn, left }, seat) => (seat === turn ? takes.slice(0, left) : []),
    play(state, seat, { count }, _random, tell) {
      state.left -= count;
      state.taken[seat] = (state.taken[seat] ?? 0) + count;
      if (state.left > 0) state.turn = (seat + 1) % state.seats;
      tell.all({ kind: 'taken', seat, count, left: state.left });
    },
    otherwise: () => takes[0] as Action,
    explain,
    view: copy,
    // With secrets, `viewOpen` beside it lays them open where a finished match is watched again.
    shown: (view) => view,
    // A game with something hidden makes up here what the viewer cannot know.
    imagine: copy,
    audit({ left, taken }) {
      const sum = taken.reduce((all, count) => all + count, left);
      return sum === stones ? undefined : `${sum} stones of ${stones}`;
    },
    copy,
    result(state) {
      return state.left > 0 ? undefined : { kind: 'ranking', reason: last, places: placesOf(state) };
    },
  };
}
