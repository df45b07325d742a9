import type { Seat } from '@tafelrunde/kernel';
import { ROUNDS } from './cards.ts';
import { pointsOf, rowsOf } from './rules/scoring.ts';
import { isShielded } from './rules/targets.ts';
import {
  AMULET,
  BADGE,
  BADGE_SHIFT,
  type Deep,
  FACE,
  GUARDED,
  GUARDED_SHIFT,
  type Held,
  type VillageCard,
  type Look,
  looksLeft,
  NONE,
  type Options,
  openPeek,
  SEEN_SHIFT,
  SPENT,
  type State,
  seenBy,
  UP,
  type View,
} from './state.ts';

/** The part of a view that hangs on who looks. */
type Own = Pick<View, 'you' | 'villages' | 'deep' | 'held'>;
type Common = Omit<View, keyof Own>;

/** What everybody sees, whoever they are. */
export function commonOf(state: State, options: Options): Common {
  const { seats, sums, callers } = state;
  const everySeat = Array.from({ length: seats }, (_, other) => other);
  return {
    seats,
    memoryAid: options.memoryAid,
    ages: [...state.ages],
    round: state.round,
    rounds: ROUNDS,
    step: state.step,
    turn: state.turn,
    first: state.first,
    caller: state.caller,
    lastTurns: lastTurns(state),
    turns: state.turns,
    turnCap: options.turnCap * seats,
    acted: state.acted,
    pile: state.pile.length,
    drawn: state.drawn,
    discard: [...state.discard],
    open: [...state.open],
    aside: state.aside.length,
    pushed: [...state.pushed],
    ability: state.ability,
    looks: looksOf(state),
    after: state.after,
    chosenVillage: state.chosenVillage,
    chosenAt: state.chosenAt,
    looksLeft: state.peeks.map(looksLeft),
    owner: state.owner,
    placed: state.placed,
    points: everySeat.map((other) => pointsOf(sums, callers, seats, other)),
    sheet: callers.map((_, round) => rowsOf(sums, callers, seats, round)),
  };
}

/** What this seat was shown beside it and can still place. Only faces are secret (SIL-3.12), so it is whatever shows cards. */
function ownOf(state: State, seat: Seat | undefined): Own {
  const you = seat ?? NONE;
  const held = heldOf(state, you);
  return {
    you,
    villages: state.villages.map((village) => village.map((card) => houseOf(card, you))),
    deep: deepOf(state.pile, you),
    ...(held === undefined ? {} : { held }),
  };
}

/** All this seat was ever shown and can still place; without a seat, what everybody sees. */
export function viewOf(state: State, options: Options, seat: Seat | undefined): View {
  return { ...commonOf(state, options), ...ownOf(state, seat) };
}

/** What a page gets of it. */
export function ownShownOf(state: State, seat: Seat | undefined, common: Common): Own {
  const own = ownOf(state, seat);
  return common.memoryAid === 'full' ? own : keptOf(common, own, false);
}

/** Whether a viewer has seen a card and can still place it. */
const known = (card: number, you: number): boolean => (card & UP) !== 0 || (you !== NONE && (card & (1 << (SEEN_SHIFT + you))) !== 0);
const faceFor = (card: number, you: number): number => (known(card, you) ? card & FACE : NONE);

function houseOf(card: number, you: number): VillageCard {
  return {
    card: faceFor(card, you),
    up: (card & UP) !== 0,
    seenBy: seenBy(card),
    amulet: (card & AMULET) !== 0,
    badge: (card & BADGE) >> BADGE_SHIFT,
    guarded: (card & GUARDED) >> GUARDED_SHIFT,
    spent: (card & SPENT) !== 0,
  };
}

/** The other way round; what the viewer does not know has the face 0. */
export function cardIn(lying: VillageCard): number {
  return (
    (lying.card === NONE ? 0 : lying.card) |
    (lying.up ? UP : 0) |
    (lying.seenBy << SEEN_SHIFT) |
    (lying.amulet ? AMULET : 0) |
    (lying.badge << BADGE_SHIFT) |
    (lying.guarded << GUARDED_SHIFT) |
    (lying.spent ? SPENT : 0)
  );
}

function heldOf({ held, from }: State, you: number): Held | undefined {
  if (from === 'none') return undefined;
  return { card: faceFor(held, you), up: (held & UP) !== 0, from, seenBy: seenBy(held) };
}

/** Cards of the draw pile that anybody has seen. That is public; what they are is not. */
function deepOf(pile: readonly number[], you: number): Deep[] {
  const deep: Deep[] = [];
  for (let i = pile.length - 1; i >= 0; i -= 1) {
    const card = pile[i] as number;
    if (seenBy(card) !== 0) deep.push({ depth: pile.length - 1 - i, card: faceFor(card, you), seenBy: seenBy(card) });
  }
  return deep;
}

function looksOf(state: State): Look[] {
  if (state.lookVillage !== NONE) return [{ seat: state.turn, village: state.lookVillage, at: state.lookAt }];
  return state.peeks.flatMap((peek, seat) => (openPeek(peek) < 0 ? [] : [{ seat, village: seat, at: openPeek(peek) }]));
}

/** SIL-3.10 */
function lastTurns({ caller, turn, seats, step }: State): Seat[] {
  if (caller === NONE || step === 'scored' || step === 'over') return [];
  return Array.from({ length: (caller - turn + seats) % seats }, (_, i) => (turn + i) % seats);
}

/**
 * With all cards open: every face in villages, pile and hand. Who has seen which stays as it is, and nothing is left to memory. What was
 * set aside is out of the round and lies nowhere on the table (SIL-2.2).
 */
export function openViewOf(state: State, options: Options, seat: Seat): View {
  const { pile, held, from } = state;
  return {
    ...viewOf(state, options, seat),
    memoryAid: 'full',
    villages: state.villages.map((village) => village.map((card) => ({ ...houseOf(card, seat), card: card & FACE }))),
    deep: pile.toReversed().map((card, depth) => ({ depth, card: card & FACE, seenBy: seenBy(card) })),
    ...(from === 'none' ? {} : { held: { card: held & FACE, up: (held & UP) !== 0, from, seenBy: seenBy(held) } }),
  };
}

/** SIL-9.3 to SIL-9.5: what of its knowledge a page keeps. */
export function shownOf(view: View, past: boolean): View {
  return view.memoryAid === 'full' ? view : { ...view, ...keptOf(view, view, past) };
}

type Asked = Pick<Common, 'memoryAid' | 'turn' | 'looks' | 'drawn'>;

function keptOf({ memoryAid, turn, looks, drawn }: Asked, { you, villages, deep, held }: Own, past: boolean): Own {
  const marks = memoryAid === 'gentle' && you !== NONE ? 1 << you : 0;
  const inHand = you === turn && !past;
  const own = past ? [] : looks.filter((look) => look.seat === you);
  const isLooked = (village: Seat, at: number): boolean => own.some((look) => look.village === village && look.at === at);
  const kept: { -readonly [Field in keyof Own]: Own[Field] } = {
    you,
    villages: villages.map((village, seat) =>
      village.map((lying, at) => {
        if (lying.up) return lying;
        const { up, amulet, badge, guarded, spent } = lying;
        const card = own.length > 0 && isLooked(seat, at) ? lying.card : NONE;
        return { card, up, seenBy: lying.seenBy & marks, amulet, badge, guarded, spent };
      }),
    ),
    deep: deep.flatMap((card) => {
      const isDrawn = inHand && card.depth < drawn;
      const shown = { depth: card.depth, card: isDrawn ? card.card : NONE, seenBy: card.seenBy & marks };
      return isDrawn || shown.seenBy !== 0 ? [shown] : [];
    }),
  };
  if (held === undefined) return kept;
  kept.held = held.up ? held : { ...held, card: inHand ? held.card : NONE, seenBy: held.seenBy & marks };
  return kept;
}

/** The place of the Bodyguard that shields the card at this place; NONE without. */
export function guardOf(cards: readonly VillageCard[], at: number): number {
  const guarded = cards[at]?.guarded ?? 0;
  return cards.findIndex((lying) => lying.badge !== 0 && (guarded & (1 << (lying.badge - 1))) !== 0);
}

/** SIL-6.2: whether opponents may not choose the card at this place. */
export function shielded(cards: readonly VillageCard[], at: number): boolean {
  const lying = cards[at];
  return lying !== undefined && isShielded(cardIn(lying));
}

/** Whether a seat has seen the card and can still place it. */
export function knows(lying: VillageCard, seat: Seat): boolean {
  return lying.up || (lying.seenBy & (1 << seat)) !== 0;
}
