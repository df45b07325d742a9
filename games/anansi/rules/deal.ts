import { type Random, RefusedError, type Seat, shuffle, type Tell } from '@tafelrunde/kernel';
import { bitOf, bonusOf, CARDS, cardsIn, handSize, SUITS, suitOf, TURNED_UP } from '../cards.ts';
import { meta } from '../meta.ts';
import { type Event, NONE, type Options, type State } from '../state.ts';
import { trumpOf } from './trick.ts';

const freshDeck: readonly number[] = Array.from({ length: CARDS }, (_, card) => card);
const noughts: readonly number[] = Array.from({ length: meta.seats.max * SUITS }, () => 0);

/** ANA-2.2, ANA-2.3, ANA-9.6: trump cards in any order, somebody begins by lot, in a rematch the next. */
export function setUp(options: Options, seats: number, random: Random, tell: Tell<Event>): State {
  const { min, max } = meta.seats;
  if (!(Number.isInteger(seats) && seats >= min && seats <= max)) {
    throw new RefusedError({ code: 'bad-seats', rule: 'ANA-2.1', params: { seats, min, max } });
  }
  const order = shuffle([0, 1, 2], random);
  if (tell.on) tell.all({ kind: 'laid-out', order: [...order] });
  const leader = meta.begins?.(options, seats) ?? random.below(seats);
  const state: State = {
    seats,
    order,
    round: 0,
    phase: 'deal',
    leader,
    turn: leader,
    trump: order[0] as number,
    led: NONE,
    recruiters: 0,
    hands: noughts.slice(0, seats * SUITS),
    display: [0, 0, 0],
    open: [0, 0, 0],
    listeners: noughts.slice(0, seats),
    stories: noughts.slice(0, seats),
    moves: [],
    sheet: [],
  };
  dealRound(state, random, tell);
  return state;
}

/** ANA-2.5 to ANA-2.7: all cards anew, two under the trump cards, the hands, and with three players ten open ones. */
export function dealRound(state: State, random: Random, tell: Tell<Event>): void {
  const { seats, hands, display } = state;
  const deck = freshDeck.slice();
  let left = draw(deck, CARDS, TURNED_UP, display, 0, random);
  for (let seat = 0; seat < seats; seat += 1) left = draw(deck, left, handSize(seats), hands, seat * SUITS, random);
  const open = [0, 0, 0];
  draw(deck, left, left, open, 0, random);

  state.round += 1;
  state.phase = 'play';
  state.open = open;
  state.trump = trumpOf(display, state.order);
  state.moves.length = 0;
  for (let seat = 0; seat < seats; seat += 1) {
    state.listeners[seat] = 0;
    state.stories[seat] = 0;
  }
  if (tell.on) tellRound(state, tell);
}

/** Takes cards by chance into a set of its own; what is asked for in full needs no chance. Returns how many are left in the deck. */
function draw(deck: number[], size: number, cards: number, into: number[], from: number, random: Random): number {
  let left = size;
  for (let suit = 0; suit < SUITS; suit += 1) into[from + suit] = 0;
  for (let i = 0; i < cards; i += 1) {
    const place = cards === size ? left - 1 : random.below(left);
    const card = deck[place] as number;
    left -= 1;
    deck[place] = deck[left] as number;
    const mask = from + (suitOf[card] as number);
    into[mask] = (into[mask] as number) | (bitOf[card] as number);
  }
  return left;
}

function tellRound(state: State, tell: Tell<Event>): void {
  const { round, leader, trump } = state;
  const turnedUp = cardsIn(state.display);
  tell.all({ kind: 'round', round, leader, bonus: bonusOf(round), turnedUp, trump, open: cardsIn(state.open) });
  for (let seat: Seat = 0; seat < state.seats; seat += 1) {
    tell.reveal({ kind: 'dealt', seat, cards: cardsIn(state.hands, seat * SUITS) }, [seat]);
  }
}
