import type { Seat } from '@tafelrunde/kernel';
import {
  bitOf,
  CARDS,
  cardsIn,
  count,
  handSize,
  headsOf,
  LISTENERS,
  recruitersAllowed,
  SUITS,
  suitOf,
  TURNED_UP,
  WHOLE_SUIT,
} from './cards.ts';
import { mostRounds } from './meta.ts';
import { endingAfter, entryOf, stockLeft } from './rules/scoring.ts';
import { trumpOf, winnerOf } from './rules/trick.ts';
import { cardIn, NONE, type Options, RECRUITS, type State, seatIn } from './state.ts';

/** What must be true of every position whatever happened; undefined = sound, else the first thing that is not. */
export function soundness(state: State, options: Options): string | undefined {
  return wrongShape(state, options) ?? wrongCards(state) ?? wrongTrick(state) ?? wrongRound(state, options);
}

const whole = (value: number, least: number, most: number): boolean => Number.isInteger(value) && value >= least && value <= most;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function wrongShape(state: State, options: Options): string | undefined {
  const { seats, sheet, round, phase } = state;
  if (!whole(seats, 3, 5)) return `${seats} seats`;
  if (state.order.toSorted((a, b) => a - b).join() !== '0,1,2') return `trump cards ${state.order.join()}`;
  if (!whole(state.leader, 0, seats - 1) || !whole(state.turn, 0, seats - 1)) return 'a seat that is not at the table';
  if (state.hands.length !== seats * SUITS) return `${state.hands.length} masks for ${seats} hands`;
  if (!whole(round, 1, mostRounds(options))) return `round ${round}`;
  if (state.listeners.length !== seats || state.stories.length !== seats) return 'not one count per seat';
  if (state.listeners.some((taken) => !whole(taken, 0, LISTENERS))) return 'an impossible number of listeners';
  if (sheet.length !== (phase === 'play' ? round - 1 : round) * seats) return `${sheet.length} rows in round ${round}`;
  for (let from = seats; from < sheet.length; from += seats) {
    if (endingAfter(sheet.slice(0, from), seats, options) !== undefined) return 'a round after the end';
  }
  if ((phase === 'over') !== (endingAfter(sheet, seats, options) !== undefined)) return `phase ${phase} after round ${round}`;
  return undefined;
}

/** Every story card is in exactly one place: hand, move of this round, cards turned up, open row. */
function wrongCards(state: State): string | undefined {
  const used = new Set(state.moves.map(cardIn));
  if (used.size !== state.moves.length) return 'a card used twice';
  const turnedUp = cardsIn(state.display).filter((card) => !used.has(card));
  if (turnedUp.length !== TURNED_UP) return `${turnedUp.length} cards turned up`;
  const places = [...state.moves.map(cardIn), ...turnedUp, ...cardsIn(state.open)];
  for (let seat = 0; seat < state.seats; seat += 1) places.push(...cardsIn(state.hands, seat * SUITS));
  for (const mask of [...state.hands, ...state.display, ...state.open]) if (!whole(mask, 0, WHOLE_SUIT)) return `mask ${mask}`;
  if (places.toSorted((a, b) => a - b).some((card, i) => card !== i) || places.length !== CARDS) return 'a card is missing or there twice';
  const open = state.seats === 3 ? 10 : 0;
  return sum(state.open.map(count)) === open ? undefined : `${cardsIn(state.open).length} open cards`;
}

/** The trick under way fits its moves; hands differ by at most the one card of this trick. */
function wrongTrick(state: State): string | undefined {
  const { seats, moves, leader } = state;
  const begun = moves.length % seats;
  const trick = begun === 0 ? [] : moves.slice(-begun);
  const recruiting = trick.filter((move) => (move & RECRUITS) !== 0).length;
  if (state.recruiters !== recruiting || recruiting > recruitersAllowed(seats)) return `${state.recruiters} recruiters`;
  if (state.led !== (begun === 0 ? NONE : cardIn(trick[0] as number))) return `card ${state.led} led`;
  if (state.turn !== (leader + begun) % seats) return `turn of ${state.turn} after ${begun} moves from ${leader}`;
  if (trick.some((move, i) => seatIn(move) !== (leader + i) % seats)) return 'moves out of turn';
  if (state.trump !== trumpOf(state.display, state.order)) return `trump ${state.trump}`;
  const done = Math.floor(moves.length / seats);
  for (let seat = 0; seat < seats; seat += 1) {
    const gone = done + ((seat - leader + seats) % seats < begun ? 1 : 0);
    const size = cardsIn(state.hands, seat * SUITS).length;
    if (size !== handSize(seats) - gone) return `${size} cards at seat ${seat}`;
  }
  if ((state.phase === 'play') !== done < handSize(seats)) return `phase ${state.phase} after ${done} tricks`;
  return undefined;
}

/** The round played through again, trick by trick, gives the same stories, display and leader; listeners fit the heads recruited. */
function wrongRound(state: State, options: Options): string | undefined {
  const { seats, moves } = state;
  const used = new Set(moves.map(cardIn));
  const display = [0, 0, 0];
  for (const card of cardsIn(state.display)) if (!used.has(card)) add(display, card);
  const stories = state.stories.map(() => 0);
  let leader = moves.length === 0 ? state.leader : seatIn(moves[0] as number);
  for (let from = 0; from + seats <= moves.length; from += seats) {
    const trick = moves.slice(from, from + seats);
    if (trick.some((move, i) => seatIn(move) !== (leader + i) % seats)) return 'a trick out of turn';
    if (((trick[0] as number) & RECRUITS) !== 0) return 'a leader recruits';
    leader = winnerOf(trick, 0, trumpOf(display, state.order));
    stories[leader] = (stories[leader] as number) + 1;
    for (const move of trick) if ((move & RECRUITS) !== 0) add(display, cardIn(move));
  }
  if (leader !== state.leader) return `leader ${state.leader}`;
  if (stories.join() !== state.stories.join()) return `stories ${state.stories.join()}`;
  if (display.join() !== state.display.join()) return 'a display nobody recruited';
  const heads = state.listeners.map((_, seat) => headsRecruited(moves, seat));
  if (
    options.stock === 'limited'
      ? heads.some((most, seat) => (state.listeners[seat] as number) > most)
      : heads.join() !== state.listeners.join()
  ) {
    return `listeners ${state.listeners.join()} for ${heads.join()} heads`;
  }
  if (options.stock === 'limited' && !whole(stockLeft(state), 0, LISTENERS)) return `${stockLeft(state)} listeners left`;
  const last = state.sheet.slice(-seats);
  const entries = state.listeners.map((taken, seat) => entryOf(taken, state.stories[seat] as number));
  if (state.phase !== 'play' && last.join() !== entries.join()) return 'a round that is not on the sheet';
  return undefined;
}

function add(masks: number[], card: number): void {
  const suit = suitOf[card] as number;
  masks[suit] = (masks[suit] as number) | (bitOf[card] as number);
}

function headsRecruited(moves: readonly number[], seat: Seat): number {
  return sum(moves.filter((move) => seatIn(move) === seat && (move & RECRUITS) !== 0).map((move) => headsOf[cardIn(move)] as number));
}
