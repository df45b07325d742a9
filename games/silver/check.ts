import { BODYGUARD, CARDS, copiesOf, EMPATH, LOOKS, NUMBERS, ROUNDS, setAside, VILLAGE } from './cards.ts';
import { callerWon, nextFirst } from './rules/scoring.ts';
import { everybody } from './rules/village.ts';
import {
  AMULET,
  BADGE,
  BADGE_SHIFT,
  FACE,
  GUARDED,
  GUARDED_SHIFT,
  looksLeft,
  NONE,
  type Options,
  openPeek,
  SEEN,
  SPENT,
  type State,
  seenBit,
  UP,
} from './state.ts';

/** What must be true of every position whatever happened; undefined = sound, else the first thing that is not. */
export function soundness(state: State, options: Options): string | undefined {
  return wrongShape(state) ?? wrongCards(state) ?? wrongMarks(state) ?? wrongStep(state) ?? wrongRound(state, options);
}

const whole = (value: number, least: number, most: number): boolean => Number.isInteger(value) && value >= least && value <= most;
const everyCard = (state: State): number[] => state.villages.flat();

function wrongShape(state: State): string | undefined {
  const { seats, round, sums, callers } = state;
  if (!whole(seats, 2, 4)) return `${seats} seats`;
  const order = state.ages.toSorted((a, b) => a - b);
  if (order.length !== seats || order.some((seat, i) => seat !== i)) return `ages ${state.ages.join()}`;
  if (state.villages.length !== seats || state.peeks.length !== seats) return 'not one village per seat';
  if (![state.turn, state.first].every((seat) => whole(seat, 0, seats - 1))) return 'a seat that is not at the table';
  if (![state.caller, state.owner].every((seat) => whole(seat, NONE, seats - 1))) return 'a caller or owner who is not at the table';
  if (!whole(round, 1, ROUNDS)) return `round ${round}`;
  const finished = state.step === 'scored' || state.step === 'over' ? round : round - 1;
  if (callers.length !== finished || sums.length !== finished * seats) return `${callers.length} rounds scored in round ${round}`;
  return (state.step === 'over') === (finished === ROUNDS) ? undefined : `step ${state.step} after ${finished} rounds`;
}

/** Every card is in exactly one place: villages, piles, open cards, hand, set aside. */
function wrongCards(state: State): string | undefined {
  const cards = [...everyCard(state), ...state.pile].map((card) => card & FACE);
  cards.push(...state.discard, ...state.open, ...state.aside);
  if (state.held !== NONE) cards.push(state.held & FACE);
  if (cards.length !== CARDS) return `${cards.length} cards`;
  const counts = copiesOf.map(() => 0);
  for (const card of cards) {
    if (!whole(card, 0, NUMBERS - 1)) return `card ${card}`;
    counts[card] = (counts[card] as number) + 1;
  }
  if (counts.some((count, number) => count !== copiesOf[number])) return `numbers ${counts.join()}`;
  if (state.aside.length !== setAside(state.seats)) return `${state.aside.length} cards set aside`;
  return state.villages.some((village) => village.length === 0) ? 'an empty village' : undefined;
}

/** What lies on the cards: who has seen them, amulet, shields. */
function wrongMarks(state: State): string | undefined {
  const all = everybody(state.seats);
  const most = (SPENT << 1) - 1;
  for (const card of [...everyCard(state), ...state.pile, ...(state.held === NONE ? [] : [state.held])]) {
    if (!whole(card, 0, most) || (card & SEEN & ~all) !== 0) return `a card marked ${card}`;
    if ((card & UP) !== 0 && (card & SEEN) !== all) return 'a face-up card somebody has not seen';
  }
  if (state.pile.some((card) => (card & ~(FACE | SEEN)) !== 0)) return 'a mark on a card of the draw pile';
  if (state.held !== NONE && (state.held & ~(FACE | SEEN | UP)) !== 0) return 'a mark on the card in hand';
  return wrongAmulet(state) ?? wrongShields(state);
}

function wrongAmulet(state: State): string | undefined {
  const under = state.villages.map((village) => village.filter((card) => (card & AMULET) !== 0).length);
  const placed = under.reduce((sum, count) => sum + count, 0);
  if (placed !== (state.placed ? 1 : 0)) return `${placed} amulets placed`;
  return state.placed && under[state.owner] !== 1 ? 'an amulet in the wrong village' : undefined;
}

/** Each badge is worn once, by a face-up Bodyguard, and shields exactly one other card of the same village. */
function wrongShields(state: State): string | undefined {
  const worn = new Set<number>();
  for (const [seat, village] of state.villages.entries()) {
    for (const [at, card] of village.entries()) {
      const face = card & FACE;
      if ((card & SPENT) !== 0 && (seat !== state.turn || (card & UP) === 0 || (face !== EMPATH && face !== BODYGUARD))) {
        return 'a card used that has no use';
      }
      const badge = (card & BADGE) >> BADGE_SHIFT;
      if (badge === 0) continue;
      if (!whole(badge, 1, 4) || worn.has(badge) || (card & (UP | FACE)) !== (UP | BODYGUARD)) return `badge ${badge}`;
      worn.add(badge);
      const bit = 1 << (GUARDED_SHIFT + badge - 1);
      const shielded = village.flatMap((other, place) => ((other & bit) === 0 ? [] : [place]));
      if (shielded.length !== 1 || shielded[0] === at) return `badge ${badge} shields ${shielded.length} cards`;
    }
    const badges = village.reduce((mask, card) => mask | (1 << ((card & BADGE) >> BADGE_SHIFT)), 0) >> 1;
    if (village.some((card) => (((card & GUARDED) >> GUARDED_SHIFT) & ~badges) !== 0)) return 'a shield without a Bodyguard';
  }
  return undefined;
}

/** What waits in the state fits what play waits for. */
function wrongStep(state: State): string | undefined {
  const { step, pushed } = state;
  const village = state.villages[state.turn] as number[];
  const holds = ['decide', 'exchange', 'witch', 'place', 'add'].includes(step) || (step === 'look' && state.after === 'decide');
  if ((state.held !== NONE) !== holds || (state.from === 'none') === holds) return `a card in hand at ${step}`;
  if ((step === 'keep') !== state.drawn > 1 || state.drawn > state.pile.length) return `${state.drawn} cards drawn at ${step}`;
  if (new Set(pushed).size !== pushed.length || pushed.some((at) => !whole(at, 0, village.length - 1))) return `pushed up ${pushed.join()}`;
  if (pushed.some((at) => ((village[at] as number) & AMULET) !== 0)) return 'the amulet pushed up';
  const several = step === 'place' || step === 'add';
  const may = several || ['decide', 'exchange', 'witch'].includes(step);
  if ((pushed.length > 0 && !may) || (several && pushed.length < 2)) return `${pushed.length} cards pushed up at ${step}`;
  if ((state.lookVillage !== NONE) !== (step === 'look')) return `a look at ${step}`;
  if (step === 'look') {
    const looked = state.villages[state.lookVillage]?.[state.lookAt];
    if (looked === undefined || (looked & UP) !== 0 || (looked & seenBit(state.turn)) === 0) return 'a look at nothing';
  }
  return wrongPeeks(state);
}

function wrongPeeks(state: State): string | undefined {
  const { peeks, step } = state;
  if ((step === 'peek') !== peeks.some((peek) => peek !== 0)) return `looks ${peeks.join()} at ${step}`;
  if (step !== 'peek') return undefined;
  for (const [seat, peek] of peeks.entries()) {
    const village = state.villages[seat] as number[];
    const seen = village.filter((card) => (card & seenBit(seat)) !== 0).length;
    if (village.length !== VILLAGE || seen !== LOOKS - looksLeft(peek)) return `seat ${seat} has looked ${seen} times`;
    if (openPeek(peek) >= 0 && ((village[openPeek(peek)] as number) & seenBit(seat)) === 0) return 'a look at nothing';
  }
  return undefined;
}

/** The round as it stands: turns, calls, sums. */
function wrongRound(state: State, options: Options): string | undefined {
  const { seats, caller, turns, sums, callers } = state;
  if (!whole(turns, 0, options.turnCap * seats)) return `${turns} turns`;
  if (state.step !== 'scored' && state.step !== 'over') {
    if (state.turn !== (state.first + turns) % seats) return `turn of ${state.turn} after ${turns} turns from ${state.first}`;
    return caller === state.turn ? 'the caller has another turn' : undefined;
  }
  const last = state.villages.map((village) => village.reduce((sum, card) => sum + (card & FACE), 0));
  if (sums.slice(-seats).join() !== last.join() || callers.at(-1) !== caller) return 'a round that is not on the sheet';
  if (everyCard(state).some((card) => card !== ((card & FACE) | UP | everybody(seats)))) return 'a village not turned up';
  if (callerWon(sums, callers, seats) ? state.owner !== caller : !options.amuletStays && state.owner !== NONE) return 'the wrong owner';
  return nextFirst(state).first === state.turn ? undefined : `seat ${state.turn} begins`;
}
