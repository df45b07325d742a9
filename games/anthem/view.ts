import type { Seat } from '@tafelrunde/kernel';
import { ways } from './row.ts';
import { DEATH, KINDS, NONE, type SeenTurn, type State, type View } from './state.ts';

/** Every turn a viewer can have seen, made once: histories are long and views many. Index: (card + 1) × 16 + space. */
const turns: readonly SeenTurn[] = Array.from({ length: (KINDS + 1) * 16 }, (_, i) => ({ card: (i >> 4) - 1, space: i & 15 }));

/** All this seat was ever shown (ANT-2.7, ANT-3.4); without a seat, what everybody sees. */
export function viewOf(state: State, spaces: number, seat: Seat | undefined): View {
  const { seats, turn } = state;
  const you = seat ?? NONE;
  const rows: number[][] = [];
  const open: boolean[] = [];
  const sizes: number[] = [];
  for (let other = 0; other < seats; other += 1) {
    rows.push(state.rows.slice(other * spaces, (other + 1) * spaces));
    open.push(ways(state.rows, other * spaces, spaces) > 0);
    sizes.push(handSize(state, other));
  }
  const view: View = {
    seats,
    spaces,
    you,
    starter: state.starter,
    turn,
    phase: state.phase,
    rows,
    open,
    hand: seat === undefined ? [] : state.hands.slice(seat * KINDS, (seat + 1) * KINDS),
    sizes,
    drawn: sees(you, turn, seats) ? state.drawn : NONE,
    history: state.history.map((entry, i) => {
      const known = entry % 16 > 0 || sees(you, (state.starter + i) % seats, seats);
      return turns[known ? entry + 16 : 0] as SeenTurn;
    }),
    ending: state.ending,
    winner: state.winner,
  };
  if (state.phase !== 'over') return view;
  return { ...view, deaths: rows.map((_, other) => state.hands[other * KINDS + DEATH] as number) };
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
