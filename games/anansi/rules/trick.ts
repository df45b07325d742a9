import type { Seat } from '@tafelrunde/kernel';
import { bitOf, count, SUITS, suitOf, valueOf } from '../cards.ts';
import { cardIn, RECRUITS, type State, seatIn } from '../state.ts';

/** ANA-3.1, ANA-3.2: the suit with the most cards below it; of those that tie, the one furthest left. */
export function trumpOf(display: readonly number[], order: readonly number[]): number {
  let trump = order[0] as number;
  let most = count(display[trump] as number);
  for (let place = 1; place < SUITS; place += 1) {
    const suit = order[place] as number;
    const cards = count(display[suit] as number);
    if (cards > most) {
      trump = suit;
      most = cards;
    }
  }
  return trump;
}

/** How high a card counts in its trick: trumps above the led suit, the led suit above the rest, which never wins (ANA-6.1, ANA-6.2). */
export function strength(card: number, ledSuit: number, trump: number): number {
  const suit = suitOf[card] as number;
  const value = valueOf[card] as number;
  if (suit === trump) return value + 32;
  return suit === ledSuit ? value + 16 : 0;
}

/** Who holds the trick whose moves begin at `from`. Recruiting cards are no part of it (ANA-6.3). */
export function winnerOf(moves: readonly number[], from: number, trump: number): Seat {
  const ledSuit = suitOf[cardIn(moves[from] as number)] as number;
  let best = -1;
  let winner = -1;
  for (let i = from; i < moves.length; i += 1) {
    const move = moves[i] as number;
    if ((move & RECRUITS) !== 0) continue;
    const high = strength(cardIn(move), ledSuit, trump);
    if (high > best) {
      best = high;
      winner = seatIn(move);
    }
  }
  return winner;
}

/** ANA-6.5: the recruiting cards of the last trick go under their trump cards, all of them before trump is counted again. */
export function moveRecruits(state: State): void {
  const { moves, display } = state;
  for (let i = moves.length - state.seats; i < moves.length; i += 1) {
    const move = moves[i] as number;
    if ((move & RECRUITS) === 0) continue;
    const card = cardIn(move);
    const suit = suitOf[card] as number;
    display[suit] = (display[suit] as number) | (bitOf[card] as number);
  }
  state.trump = trumpOf(display, state.order);
}
