import { type Random, RefusedError, type Seat, shuffle, type Tell } from '@tafelrunde/kernel';
import { deck, LOOKS, setAside, VILLAGE } from '../cards.ts';
import { agesOf, meta } from '../meta.ts';
import { type Event, NONE, type Options, peekOf, type State } from '../state.ts';
import { nextFirst } from './scoring.ts';

/** SIL-2.7, SIL-9.1, SIL-9.2, SIL-9.12: who is how old, who begins. */
export function setUp(options: Options, seats: number, random: Random, tell: Tell<Event>): State {
  const { min, max } = meta.seats;
  if (!(Number.isInteger(seats) && seats >= min && seats <= max)) {
    throw new RefusedError({ code: 'bad-seats', rule: 'SIL-1.5', params: { seats, min, max } });
  }
  const everySeat = Array.from({ length: seats }, (_, seat) => seat);
  const ages = options.ages === 0 ? shuffle(everySeat, random) : agesOf(options.ages, seats);
  if (ages === undefined) throw new RefusedError({ code: 'bad-ages', rule: 'SIL-9.2', params: { ages: options.ages, seats } });
  const byRule = (): Seat => (options.startPlayer === 'age' ? (ages[0] as Seat) : random.below(seats));
  const first = meta.begins?.(options, seats) ?? byRule();
  const state: State = {
    seats,
    ages,
    round: 0,
    step: 'scored',
    turn: first,
    first,
    caller: NONE,
    turns: 0,
    acted: false,
    villages: everySeat.map(() => []),
    pile: [],
    discard: [],
    open: [],
    aside: [],
    held: NONE,
    from: 'none',
    drawn: 0,
    pushed: [],
    ability: NONE,
    lookVillage: NONE,
    lookAt: NONE,
    after: 'end',
    chosenVillage: NONE,
    chosenAt: NONE,
    peeks: everySeat.map(() => 0),
    owner: NONE,
    placed: false,
    sums: [],
    callers: [],
  };
  dealRound(state, random, tell);
  return state;
}

/** SIL-2.1 to SIL-2.6: all cards anew, some aside, five each, one turned up; then everybody looks. */
export function dealRound(state: State, random: Random, tell: Tell<Event>): void {
  const { seats, villages, pile, discard } = state;
  const cards = shuffle(deck.slice(), random);
  let next = setAside(seats);
  state.aside = cards.slice(0, next);
  for (let seat = 0; seat < seats; seat += 1) {
    const village = villages[seat] as number[];
    village.length = 0;
    for (let i = 0; i < VILLAGE; i += 1, next += 1) village.push(cards[next] as number);
    state.peeks[seat] = peekOf(LOOKS, NONE);
  }
  discard.length = 0;
  discard.push(cards[next] as number);
  pile.length = 0;
  for (let i = next + 1; i < cards.length; i += 1) pile.push(cards[i] as number);
  state.open.length = 0;

  const tie = state.round > 0 && nextFirst(state).tie;
  state.round += 1;
  state.step = 'peek';
  state.first = state.turn;
  state.caller = NONE;
  state.turns = 0;
  if (!tell.on) return;
  const { round, first, owner } = state;
  tell.all({ kind: 'round', round, first, tie, card: discard[0] as number, aside: state.aside.length, owner });
}
