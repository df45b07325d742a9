import { type Random, type Seat, shuffle, type Tell } from '@tafelrunde/kernel';
import { HAND, HIGHEST } from '../cards.ts';
import { meta } from '../meta.ts';
import { DEATH, type Event, KINDS, NONE, type Options, type State } from '../state.ts';

/** ANT-2.1 to ANT-2.5: rows with their ends, eight numbers and one Death to each hand, and who begins. */
export function setUp(options: Options, seats: number, random: Random, tell: Tell<Event>): State {
  const hands = deal(seats, random);
  const starter = findStarter(options, seats, random, tell);
  if (tell.on) tell.all({ kind: 'dealt', starter, cards: HAND });
  return {
    seats,
    starter,
    turn: starter,
    phase: 'draw',
    rows: emptyRows(seats * options.spaces),
    hands,
    drawn: NONE,
    history: [],
    ending: '',
    winner: NONE,
  };
}

/** ANT-2.2: the ends lie there unstored. A plain loop, because simulations set up often. */
function emptyRows(cells: number): number[] {
  const rows: number[] = [];
  for (let i = 0; i < cells; i += 1) rows.push(0);
  return rows;
}

/** ANT-2.3, ANT-2.4: one copy of every number per player, shuffled and dealt out evenly; then a Death to everybody. */
function deal(seats: number, random: Random): number[] {
  const deck: number[] = [];
  for (let seat = 0; seat < seats; seat += 1) for (let value = 1; value <= HIGHEST; value += 1) deck.push(value);
  shuffle(deck, random);
  const hands: number[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    for (let kind = 0; kind < KINDS; kind += 1) hands.push(kind === DEATH ? 1 : 0);
    for (let i = seat * HIGHEST; i < (seat + 1) * HIGHEST; i += 1) {
      const place = seat * KINDS + (deck[i] as number);
      hands[place] = (hands[place] as number) + 1;
    }
  }
  return hands;
}

/** ANT-2.5 by default, in a rematch ANT-8.11; ANT-8.8 and ANT-8.9 as the table agreed. */
function findStarter(options: Options, seats: number, random: Random, tell: Tell<Event>): Seat {
  const settled = meta.begins?.(options, seats);
  if (settled !== undefined) return settled;
  if (options.starter !== 'dice') return random.below(seats);
  const throws = throwDice(seats, random);
  if (tell.on) tell.all({ kind: 'dice', throws });
  const last = throws.at(-1) ?? [];
  return last.indexOf(Math.max(...last));
}

/** ANT-8.8: the highest die begins; those who share it throw again. Who does not throw has 0. */
function throwDice(seats: number, random: Random): number[][] {
  const throws: number[][] = [];
  let tied = Array.from({ length: seats }, () => true);
  while (tied.filter(Boolean).length > 1) {
    const dice = tied.map((in_) => (in_ ? random.below(6) + 1 : 0));
    const highest = Math.max(...dice);
    throws.push(dice);
    tied = dice.map((die) => die === highest);
  }
  return throws;
}
