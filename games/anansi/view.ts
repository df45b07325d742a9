import type { Seat } from '@tafelrunde/kernel';
import { bitOf, bonusOf, cardsIn, count, handSize, recruitersAllowed, SUITS, suitOf } from './cards.ts';
import { mostRounds } from './meta.ts';
import { pointsOf, rowOf, stockLeft, worth } from './rules/scoring.ts';
import { trumpOf, winnerOf } from './rules/trick.ts';
import { cardIn, type Move, NONE, type Options, RECRUITS, type Row, type State, seatIn, type Trick, type View } from './state.ts';

/** Every move there can be, made once: rounds are long and views many. */
const moves: readonly Move[] = Array.from({ length: 5 << 7 }, (_, move) => ({
  seat: seatIn(move),
  card: cardIn(move),
  recruits: (move & RECRUITS) !== 0,
}));
const seen = (move: number): Move => moves[move] as Move;

/** The part of a view that hangs on who looks. */
type Own = Pick<View, 'you' | 'hand'>;
type Common = Omit<View, keyof Own>;

/** What everybody sees of the round, whoever they are. */
function commonOf(state: State, options: Options): Common {
  const { seats, round, listeners, stories, sheet } = state;
  const { zeroZeroBonus } = options;
  const everySeat = Array.from({ length: seats }, (_, other) => other);
  const begun = state.moves.length % seats;
  return {
    seats,
    round,
    rounds: mostRounds(options),
    race: options.race,
    phase: state.phase,
    bonus: bonusOf(round),
    zeroZeroBonus,
    order: [...state.order],
    display: [0, 1, 2].map((suit) => cardsIn(onlySuit(state.display, suit))),
    trump: state.trump,
    open: cardsIn(state.open),
    tricks: handSize(seats),
    places: recruitersAllowed(seats),
    stock: options.stock === 'limited' ? stockLeft(state) : NONE,
    leader: state.leader,
    turn: state.turn,
    trick: begun === 0 ? [] : state.moves.slice(-begun).map(seen),
    past: pastTricks(state),
    told: (state.moves.length - begun) / seats,
    left: stillInHands(state.hands),
    sizes: everySeat.map((other) => sizeOf(state.hands, other)),
    listeners: [...listeners],
    stories: [...stories],
    worth: everySeat.map((other) => worth(listeners[other] as number, stories[other] as number, round, zeroZeroBonus)),
    points: everySeat.map((other) => pointsOf(sheet, seats, other, zeroZeroBonus)),
    sheet: rowsOf(sheet, seats, zeroZeroBonus),
  };
}

/** Only the hands are secret (ANA-2.8). */
export function ownOf({ hands }: State, seat: Seat | undefined): Own {
  return seat === undefined ? { you: NONE, hand: [] } : { you: seat, hand: cardsIn(hands, seat * SUITS) };
}

/** All this seat was ever shown of the round; without a seat, what everybody sees. */
export function viewOf(state: State, options: Options, seat: Seat | undefined): View {
  return { ...commonOf(state, options), ...ownOf(state, seat) };
}

/** What a page gets of what everybody sees. */
export function commonShownOf(state: State, options: Options): Common {
  return shownOf(commonOf(state, options), options.lookBack);
}

/** ANA-6.7, ANA-9.3: how much of the past a page shows. */
export function shownOf<Seen extends Common>(view: Seen, lookBack: Options['lookBack']): Seen {
  if (lookBack === 'all') return view;
  return { ...view, past: view.past.slice(-1), left: lookBack === 'left' ? view.left : [] };
}

const onlySuit = (masks: readonly number[], suit: number): number[] => masks.map((mask, other) => (other === suit ? mask : 0));

function sizeOf(hands: readonly number[], seat: Seat): number {
  let size = 0;
  for (let suit = 0; suit < SUITS; suit += 1) size += count(hands[seat * SUITS + suit] as number);
  return size;
}

/** Every card that was not turned up, set aside or used. That is public arithmetic: no card is ever anywhere else. */
function stillInHands(hands: readonly number[]): number[] {
  const left = [0, 0, 0];
  for (let i = 0; i < hands.length; i += 1) left[i % SUITS] = (left[i % SUITS] as number) | (hands[i] as number);
  return cardsIn(left);
}

/** The finished tricks of this round, each with the trump of its time: the display is built up again from the two cards of the deal. */
function pastTricks(state: State): Trick[] {
  const { seats, order } = state;
  const finished = state.moves.slice(0, state.moves.length - (state.moves.length % seats));
  const display = state.display.slice();
  for (const move of finished) if ((move & RECRUITS) !== 0) turn(display, cardIn(move));
  const tricks: Trick[] = [];
  for (let from = 0; from < finished.length; from += seats) {
    const trick = finished.slice(from, from + seats);
    const trump = trumpOf(display, order);
    tricks.push({ leader: seatIn(trick[0] as number), trump, moves: trick.map(seen), winner: winnerOf(trick, 0, trump) });
    for (const move of trick) if ((move & RECRUITS) !== 0) turn(display, cardIn(move));
  }
  return tricks;
}

/** Takes a card out of the display or puts it there. */
function turn(display: number[], card: number): void {
  const suit = suitOf[card] as number;
  display[suit] = (display[suit] as number) ^ (bitOf[card] as number);
}

function rowsOf(sheet: readonly number[], seats: number, zeroZeroBonus: boolean): Row[][] {
  const rounds: Row[][] = [];
  for (let from = 0; from < sheet.length; from += seats) {
    const round = rounds.length + 1;
    rounds.push(sheet.slice(from, from + seats).map((entry) => rowOf(entry, round, zeroZeroBonus)));
  }
  return rounds;
}
