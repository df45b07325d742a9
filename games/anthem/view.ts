import type { Seat } from '@tafelrunde/kernel';
import { ways } from './row.ts';
import { DEATH, KINDS, NONE, type SeenTurn, type State, type View } from './state.ts';

/** The part of a view that hangs on who looks. */
type Own = Pick<View, 'you' | 'hand' | 'drawn' | 'history'>;
type Common = Omit<View, keyof Own>;

/** Every turn a viewer can have seen, made once: histories are long and views many. Index: (card + 1) × 16 + space. */
const turns: readonly SeenTurn[] = Array.from({ length: (KINDS + 1) * 16 }, (_, i) => ({ card: (i >> 4) - 1, space: i & 15 }));

/** What everybody sees, whoever they are. */
export function commonOf(state: State, spaces: number): Common {
  const { seats } = state;
  const rows: number[][] = [];
  const open: boolean[] = [];
  const sizes: number[] = [];
  for (let other = 0; other < seats; other += 1) {
    rows.push(state.rows.slice(other * spaces, (other + 1) * spaces));
    open.push(ways(state.rows, other * spaces, spaces) > 0);
    sizes.push(handSize(state, other));
  }
  const common: Common = {
    seats,
    spaces,
    starter: state.starter,
    turn: state.turn,
    phase: state.phase,
    rows,
    open,
    sizes,
    ending: state.ending,
    winner: state.winner,
  };
  if (state.phase !== 'over') return common;
  return { ...common, deaths: rows.map((_, other) => state.hands[other * KINDS + DEATH] as number) };
}

/** What this seat was shown beside it; without a seat, what a spectator is told in its place. */
export function ownOf(state: State, seat: Seat | undefined): Own {
  const { seats, turn, starter, history } = state;
  const you = seat ?? NONE;
  const seen: SeenTurn[] = [];
  for (let i = 0; i < history.length; i += 1) {
    const entry = history[i] as number;
    const known = entry % 16 > 0 || sees(you, (starter + i) % seats, seats);
    seen.push(turns[known ? entry + 16 : 0] as SeenTurn);
  }
  return {
    you,
    hand: seat === undefined ? [] : state.hands.slice(seat * KINDS, (seat + 1) * KINDS),
    drawn: sees(you, turn, seats) ? state.drawn : NONE,
    history: seen,
  };
}

/** All this seat was ever shown (ANT-2.7, ANT-3.4); without a seat, what everybody sees. */
export function viewOf(state: State, spaces: number, seat: Seat | undefined): View {
  return { ...commonOf(state, spaces), ...ownOf(state, seat) };
}

/** With all cards open the card on its way lies face up, and every card that was kept is known; each hand lies in the view of its owner. */
export function openViewOf(state: State, spaces: number, seat: Seat): View {
  const history = state.history.map((entry) => turns[entry + 16] as SeenTurn);
  return { ...viewOf(state, spaces, seat), drawn: state.drawn, history };
}

/** ANT-3.4: who draws and whose card it was know it. */
function sees(you: number, drawer: Seat, seats: number): boolean {
  return you === drawer || you === (drawer + seats - 1) % seats;
}

function handSize(state: State, seat: Seat): number {
  let size = 0;
  for (let kind = 0; kind < KINDS; kind += 1) size += state.hands[seat * KINDS + kind] as number;
  return size;
}
