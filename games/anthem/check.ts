import { END, HAND, HIGHEST, START } from './cards.ts';
import { filled } from './row.ts';
import { DEATH, KINDS, NONE, type State } from './state.ts';

/** What must be true of every position whatever happened; undefined = sound, else the first thing that is not. */
export function soundness(state: State, spaces: number): string | undefined {
  return wrongShape(state, spaces) ?? wrongCards(state) ?? wrongRow(state, spaces) ?? wrongSize(state, spaces) ?? wrongPast(state, spaces);
}

const whole = (value: number, least: number, most: number): boolean => Number.isInteger(value) && value >= least && value <= most;

function wrongShape(state: State, spaces: number): string | undefined {
  const { seats, phase, drawn, history } = state;
  if (state.rows.length !== seats * spaces) return `${state.rows.length} spaces for ${seats} rows of ${spaces}`;
  if (state.hands.length !== seats * KINDS) return `${state.hands.length} counts for ${seats} hands`;
  if (!whole(state.starter, 0, seats - 1) || !whole(state.turn, 0, seats - 1)) return 'a seat that is not at the table';
  if (state.hands.some((count) => !whole(count, 0, seats))) return 'a hand with an impossible count';
  if (phase === 'decide' ? !whole(drawn, DEATH, HIGHEST) : drawn !== NONE) return `card ${drawn} on its way in phase ${phase}`;
  // The last turn of a finished match stays with who took it.
  const turns = phase === 'over' ? history.length - 1 : history.length;
  if (state.turn !== (state.starter + turns) % seats) return `turn of ${state.turn} after ${history.length} turns from ${state.starter}`;
  if ((phase === 'over') !== (state.ending !== '')) return `phase ${phase} with ending "${state.ending}"`;
  const won = state.ending === 'row' || state.ending === 'dragon' || state.ending === 'firstFull';
  if (won ? !whole(state.winner, 0, seats - 1) : state.winner !== NONE) return `winner ${state.winner} at ending "${state.ending}"`;
  return undefined;
}

/** Every number once per player over hands, rows and the card on its way; as many Deaths as players, none in a row (ANT-2.3, ANT-2.4). */
function wrongCards(state: State): string | undefined {
  for (let kind = 0; kind < KINDS; kind += 1) {
    let count = state.drawn === kind ? 1 : 0;
    for (let seat = 0; seat < state.seats; seat += 1) count += state.hands[seat * KINDS + kind] as number;
    if (kind !== DEATH) count += state.rows.filter((value) => value === kind).length;
    if (count !== state.seats) return `${count} cards of kind ${kind} among ${state.seats} players`;
  }
  return undefined;
}

/** Rows rise from left to right and repeat nothing (ANT-4.2, ANT-4.3). */
function wrongRow(state: State, spaces: number): string | undefined {
  for (let seat = 0; seat < state.seats; seat += 1) {
    let before = START;
    for (const value of state.rows.slice(seat * spaces, (seat + 1) * spaces)) {
      if (value === 0) continue;
      if (!whole(value, before + 1, END - 1)) return `${value} behind ${before} in the row of seat ${seat}`;
      before = value;
    }
  }
  return undefined;
}

/** A hand holds 9, one more for every turn of its owner, one less for every draw of the left neighbour and every card placed. */
function wrongSize(state: State, spaces: number): string | undefined {
  const { seats, history, starter } = state;
  const turnsOf = (seat: number, turns: number): number => Math.ceil((turns - ((seat - starter + seats) % seats)) / seats);
  const draws = history.length + (state.phase === 'decide' ? 1 : 0);
  for (let seat = 0; seat < seats; seat += 1) {
    let size = 0;
    for (let kind = 0; kind < KINDS; kind += 1) size += state.hands[seat * KINDS + kind] as number;
    const gained = turnsOf(seat, history.length);
    const lost = turnsOf((seat + 1) % seats, draws) + filled(state.rows, seat * spaces, spaces);
    if (size !== HAND + gained - lost) return `${size} cards at seat ${seat}, not ${HAND + gained - lost}`;
  }
  return undefined;
}

/** Played backwards, the history empties the rows and leads to a deal of eight numbers and one Death each. */
function wrongPast(state: State, spaces: number): string | undefined {
  const { seats } = state;
  const rows = state.rows.slice();
  const hands = state.hands.slice();
  const add = (seat: number, kind: number, count: number): boolean => {
    const place = ((seat + seats) % seats) * KINDS + kind;
    hands[place] = (hands[place] as number) + count;
    return hands[place] >= 0;
  };
  if (state.drawn !== NONE) add(state.turn - 1, state.drawn, 1);
  for (let i = state.history.length - 1; i >= 0; i -= 1) {
    const entry = state.history[i] as number;
    const seat = (state.starter + i) % seats;
    const card = entry >> 4;
    const space = entry & 15;
    if (!whole(entry, 0, KINDS * 16 - 1) || space > spaces) return `turn ${i} is ${entry}`;
    if (space === 0) {
      if (!add(seat, card, -1)) return `seat ${seat} kept a card it never had in turn ${i}`;
    } else if (card === DEATH || rows[seat * spaces + space - 1] !== card) return `seat ${seat} placed ${card} on ${space} in turn ${i}`;
    else rows[seat * spaces + space - 1] = 0;
    add(seat - 1, card, 1);
  }
  if (rows.some((value) => value !== 0)) return 'a card in a row that nobody placed';
  for (let seat = 0; seat < seats; seat += 1) {
    const hand = hands.slice(seat * KINDS, (seat + 1) * KINDS);
    if (hand[DEATH] !== 1 || hand.reduce((sum, count) => sum + count, 0) !== HAND) return `seat ${seat} was dealt ${hand.join(' ')}`;
  }
  return undefined;
}
