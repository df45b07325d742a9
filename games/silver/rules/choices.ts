import type { Ask, Seat } from '@tafelrunde/kernel';
import { CARDS, NUMBERS } from '../cards.ts';
import { type Action, type AskKey, looksLeft, openPeek, type State, type Step } from '../state.ts';

/*
 * Every action and ask there can ever be, made once and shared: `asks` allocates nothing, `legal` at most one array.
 * No village holds more cards than there are.
 */

const MOST_SEATS = 4;
const places = Array.from({ length: CARDS }, (_, at) => at);

/** By place. */
export const looks: readonly Action[] = places.map((at) => ({ type: 'look', at }));
export const picks: readonly Action[] = places.map((at) => ({ type: 'pick', at }));
export const keeps: readonly Action[] = places.map((at) => ({ type: 'keep', at }));
export const pushes: readonly Action[] = places.map((at) => ({ type: 'push', at }));
export const placings: readonly Action[] = places.map((at) => ({ type: 'place', at }));
export const givings: readonly Action[] = places.map((at) => ({ type: 'give', at }));
export const amulets: readonly Action[] = places.map((at) => ({ type: 'amulet', at }));
export const empaths: readonly Action[] = places.map((at) => ({ type: 'empath', at }));
/** By seat, then place. */
export const targets: readonly (readonly Action[])[] = Array.from({ length: MOST_SEATS }, (_, village) =>
  places.map((at) => ({ type: 'choose', village, at })),
);
/** By the Bodyguard's place, then the other's. */
export const guards: readonly (readonly Action[])[] = places.map((by) => places.map((at) => ({ type: 'guard', by, at })));
/** By number. */
export const digs: readonly Action[] = Array.from({ length: NUMBERS }, (_, card) => ({ type: 'dig', card }));

export const SEEN_IT: Action = { type: 'seen' };
export const DRAW: Action = { type: 'draw' };
export const DRAW_ONE: Action = { type: 'draw-one' };
export const TAKE: Action = { type: 'take' };
export const CALL: Action = { type: 'call' };
export const DISCARD: Action = { type: 'discard' };
export const USE: Action = { type: 'use' };
export const TURN_OVER: Action = { type: 'turn-over' };
export const ADD_LEFT: Action = { type: 'add', side: 'left' };
export const ADD_RIGHT: Action = { type: 'add', side: 'right' };
export const RETURN: Action = { type: 'return' };
export const FORGO: Action = { type: 'forgo' };
export const END: Action = { type: 'end' };
export const DEAL: Action = { type: 'deal' };

export const nothing: readonly Action[] = [];
export const toClose: readonly Action[] = [SEEN_IT];
export const toDeal: readonly Action[] = [DEAL];
export const toAdd: readonly Action[] = [ADD_LEFT, ADD_RIGHT];

const plain = {
  seen: SEEN_IT,
  draw: DRAW,
  'draw-one': DRAW_ONE,
  take: TAKE,
  call: CALL,
  discard: DISCARD,
  use: USE,
  'turn-over': TURN_OVER,
  return: RETURN,
  forgo: FORGO,
  end: END,
  deal: DEAL,
} as const;
const byPlace = { look: looks, pick: picks, keep: keeps, push: pushes, place: placings, give: givings, amulet: amulets, empath: empaths };

/** The one object that stands for an action, wherever an equal one came from. */
export function ownOf(action: Action): Action {
  switch (action.type) {
    case 'choose':
      return targets[action.village]?.[action.at] as Action;
    case 'guard':
      return guards[action.by]?.[action.at] as Action;
    case 'dig':
      return digs[action.card] as Action;
    case 'add':
      return action.side === 'left' ? ADD_LEFT : ADD_RIGHT;
    default:
      return 'at' in action ? (byPlace[action.type][action.at] as Action) : plain[action.type];
  }
}

/** Villages this small have their lists of further cards to announce ready. */
export const SMALL = 10;
/** By the size of a village and a mask of the places that are pushed up already or cannot be. */
export const announcements: readonly (readonly (readonly Action[])[])[] = Array.from({ length: SMALL + 1 }, (_, size) =>
  Array.from({ length: 1 << size }, (_, taken) => [TURN_OVER, ...pushes.slice(0, size).filter((_, at) => ((taken >> at) & 1) === 0)]),
);

/** What is never answered by itself: a draw, a look, the beginning of a round. */
const answeredByHand: ReadonlySet<AskKey> = new Set<AskKey>(['peek', 'look', 'turn', 'keep', 'witch', 'deal']);

/** SIL-8.6: the villages lie open and summed until the next round is dealt. */
const between: ReadonlySet<AskKey> = new Set<AskKey>(['deal']);

const ask = (seat: Seat, what: AskKey): Ask => ({
  seat,
  what,
  must: true,
  ...(answeredByHand.has(what) ? { byHand: true } : {}),
  ...(between.has(what) ? { between: true } : {}),
});
const perSeat = (what: AskKey): readonly (readonly Ask[])[] => Array.from({ length: MOST_SEATS }, (_, seat) => [ask(seat, what)]);

const askNobody: readonly Ask[] = [];
const announce = perSeat('announce');
const inTurn: Readonly<Record<Exclude<Step, 'peek' | 'over'>, readonly (readonly Ask[])[]>> = {
  turn: perSeat('turn'),
  keep: perSeat('keep'),
  decide: perSeat('decide'),
  exchange: perSeat('exchange'),
  place: perSeat('place'),
  add: perSeat('add'),
  extra: perSeat('extra'),
  target: perSeat('target'),
  again: perSeat('again'),
  dig: perSeat('dig'),
  witch: perSeat('witch'),
  rob: perSeat('rob'),
  give: perSeat('give'),
  look: perSeat('look'),
  end: perSeat('end'),
  scored: perSeat('deal'),
};

/** Looking before the first turn: every seat has a look open, one to choose, or none left; three to the power of four sets of asks. */
const peeking: readonly (readonly Ask[])[] = Array.from({ length: 3 ** MOST_SEATS }, (_, code) => {
  const asks: Ask[] = [];
  for (let seat = 0, rest = code; seat < MOST_SEATS; seat += 1, rest = Math.floor(rest / 3)) {
    if (rest % 3 !== 0) asks.push(ask(seat, rest % 3 === 1 ? 'peek' : 'look'));
  }
  return asks;
});

function peekCode(peeks: readonly number[]): number {
  let code = 0;
  for (let seat = peeks.length - 1; seat >= 0; seat -= 1) {
    const peek = peeks[seat] as number;
    const digit = openPeek(peek) >= 0 ? 2 : looksLeft(peek) > 0 ? 1 : 0;
    code = code * 3 + digit;
  }
  return code;
}

export function asksOf(state: State): readonly Ask[] {
  const { step } = state;
  if (step === 'peek') return peeking[peekCode(state.peeks)] as readonly Ask[];
  if (step === 'over') return askNobody;
  const announcing = state.pushed.length > 0 && (step === 'decide' || step === 'exchange' || step === 'witch');
  return (announcing ? announce : inTurn[step])[state.turn] as readonly Ask[];
}
