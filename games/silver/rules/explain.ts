import type { Params, Refusal, Seat } from '@tafelrunde/kernel';
import { BEHOLDER, BODYGUARD, CALLABLE, EMPATH, NUMBERS, ROBBER, triggerOf, WITCH } from '../cards.ts';
import { type Action, type House, NONE, type Options, type View } from '../state.ts';
import { cardIn, shielded } from '../view.ts';
import { type Reason, reasons } from './reasons.ts';
import { EMPATHS_LOOK, reaches, reachOf } from './targets.ts';

const because = (code: Reason, params?: Params): Refusal =>
  params === undefined ? { code, rule: reasons[code] } : { code, rule: reasons[code], params };

/** The same reason, with the rule of the effect that asks. */
const under = (code: Reason, rule: string): Refusal => ({ code, rule });

/** Why an action that is not listed is refused. Reads the view alone, so it can tell nobody anything new. */
export function explain(view: View, seat: Seat, action: unknown, options: Options): Refusal {
  if (view.step === 'over') return because('match-ended');
  const read = readAction(action);
  if (read === undefined) return because('unknown-action');
  if (view.step === 'peek') return whyNotPeek(view, seat, read);
  if (seat !== view.turn) return outOfTurn(view, seat, read);
  if (view.step === 'scored') return because('deal-first');
  if (read.type === 'deal') return because('round-runs');
  if (read.type === 'look') return because('looked-enough');
  if (view.step === 'look') return because('look-open');
  if (read.type === 'seen') return because('no-look');
  return whyNot(view, read, options);
}

/** SIL-3.9: whoever has just called cannot use anything any more; everybody else simply waits. */
function outOfTurn(view: View, seat: Seat, { type }: Action): Refusal {
  if (seat === view.caller && type === 'amulet') return because('amulet-and-call');
  if (seat === view.caller && (type === 'empath' || type === 'guard')) return because('ability-and-call');
  return because(type === 'end' ? 'nothing-to-end' : 'not-your-turn');
}

/** SIL-2.6 */
function whyNotPeek(view: View, seat: Seat, action: Action): Refusal {
  const open = view.looks.some((look) => look.seat === seat);
  if (action.type === 'seen') return because('no-look');
  if (action.type !== 'look') return because('look-first');
  const house = view.villages[seat]?.[action.at];
  if (house === undefined) return because('no-such-card');
  if (view.looksLeft[seat] === 0) return because('looked-enough');
  return because(open ? 'look-later' : 'looked-already');
}

/** The seat in turn wants something its step does not offer. */
function whyNot(view: View, action: Action, options: Options): Refusal {
  switch (action.type) {
    case 'draw':
    case 'draw-one':
    case 'pick':
    case 'take':
    case 'call':
      return view.step === 'turn' ? whyNotBegin(view, action, options) : because('one-action');
    case 'keep':
      return view.step === 'keep' ? because('no-such-card') : because('no-rascal');
    case 'discard':
    case 'use':
      return whyNotLayDown(view, action.type);
    case 'push':
      return whyNotPush(view, action.at);
    case 'turn-over':
      return because('nothing-pushed');
    case 'place':
      return because(view.step === 'place' ? 'not-a-gap' : 'nothing-pushed');
    case 'add':
      return because('nothing-to-add');
    case 'choose':
      return whyNotChoose(view, action.village, action.at);
    case 'give':
      return view.step === 'give' ? whyNotGive(view, action.at) : because('no-choice-now');
    case 'dig':
      return because(view.step === 'dig' ? 'not-in-discard' : 'no-choice-now');
    case 'return':
      return because(view.step === 'witch' ? (view.pushed.length > 0 ? 'turn-over-first' : 'witch-must') : 'no-choice-now');
    case 'forgo':
      return because(view.step === 'witch' ? 'witch-must' : view.step === 'give' ? 'choose-first' : 'no-choice-now');
    case 'amulet':
    case 'empath':
    case 'guard':
      return whyNotFree(view, action);
    case 'end':
      return because(waitingFor(view));
    case 'look':
    case 'seen':
    case 'deal':
      return because('not-now');
  }
}

/** What has to be done before the turn can go on. */
function waitingFor(view: View): Reason {
  switch (view.step) {
    case 'turn':
      return 'turn-first';
    case 'keep':
      return 'keep-first';
    case 'decide':
      return view.pushed.length > 0 ? 'turn-over-first' : 'decide-first';
    case 'exchange':
      return view.pushed.length > 0 ? 'turn-over-first' : 'must-move-in';
    case 'place':
      return 'place-first';
    case 'add':
    case 'extra':
      return 'add-first';
    case 'witch':
      return view.pushed.length > 0 ? 'turn-over-first' : 'witch-must';
    case 'end':
      return 'one-action';
    default:
      return 'choose-first';
  }
}

/** SIL-3.1, SIL-3.6 to SIL-3.9 */
function whyNotBegin(view: View, action: Action, options: Options): Refusal {
  if (action.type === 'draw') return because('pile-empty');
  if (action.type === 'draw-one') return because(view.pile === 0 ? 'pile-empty' : options.rascalDeclines ? 'no-rascal' : 'keep-first');
  if (action.type === 'pick') return because('no-open-card');
  if (action.type === 'take') return because(view.discard.length === 0 ? 'discard-empty' : 'nothing-to-exchange');
  const cards = (view.villages[view.turn] ?? []).length;
  if (view.caller !== NONE) return because('already-called');
  if (cards > CALLABLE) return because('too-many-to-call', { cards });
  return because(view.placed && view.owner === view.turn && !usedFaceUp(view) ? 'amulet-and-call' : 'call-after-ability');
}

const usedFaceUp = (view: View): boolean => (view.villages[view.turn] ?? []).some((house) => house.spent);

/** SIL-3.3, SIL-3.5, SIL-6.13 */
function whyNotLayDown(view: View, type: 'discard' | 'use'): Refusal {
  const { step, held } = view;
  if (step === 'turn') return because(type === 'use' ? 'discard-no-ability' : 'turn-first');
  if (step === 'exchange') return because(type === 'use' ? 'discard-no-ability' : 'must-move-in');
  if (step !== 'decide') return because(waitingFor(view));
  if (view.pushed.length > 0) return because('turn-over-first');
  if (held === undefined || triggerOf(held.card) !== 'drop') return because('no-ability', { card: held?.card ?? NONE });
  return because('no-target', { card: held.card });
}

/** SIL-4.2, SIL-4.9 */
function whyNotPush(view: View, at: number): Refusal {
  if (!['decide', 'exchange', 'witch'].includes(view.step)) return because(view.step === 'end' ? 'one-action' : waitingFor(view));
  const house = view.villages[view.turn]?.[at];
  if (house === undefined) return because('no-such-card');
  return because(house.amulet ? 'amulet-announced' : 'pushed-already');
}

/** Chapter 6 */
function whyNotChoose(view: View, village: Seat, at: number): Refusal {
  const { ability } = view;
  if (!['target', 'again', 'rob', 'witch'].includes(view.step)) return because('no-choice-now');
  const houses = view.villages[village];
  const house = houses?.[at];
  if (houses === undefined || house === undefined) return because('no-such-card');
  if (house.amulet) return because('under-amulet');
  const own = village === view.turn;
  if (own && ability === WITCH) return because('witch-own');
  if (own && ability === ROBBER) return because('robber-own');
  const dark: House = { ...house, up: false, guarded: 0, card: NONE };
  const reach = reachOf[ability] as number;
  if (!reaches(reach, cardIn(dark), own))
    return own ? because('own-card') : under('others-card', ability === BEHOLDER ? 'SIL-6.5' : 'SIL-6.3');
  if (!own && shielded(houses, at)) return because('shielded');
  if (house.up) return because('face-up');
  return because(view.pushed.length > 0 ? 'turn-over-first' : 'same-card');
}

/** SIL-6.11 */
function whyNotGive(view: View, at: number): Refusal {
  return because(view.villages[view.turn]?.[at] === undefined ? 'no-such-card' : 'under-amulet');
}

/** SIL-3.14, SIL-5.1, SIL-5.3, SIL-7.6 to SIL-7.8 */
function whyNotFree(view: View, action: Action): Refusal {
  const houses = view.villages[view.turn] ?? [];
  if (action.type === 'amulet') {
    if (view.owner !== view.turn) return because('no-amulet');
    if (view.placed) return because('amulet-placed');
    return because(houses[action.at] === undefined ? 'no-such-card' : 'not-now');
  }
  if (action.type === 'empath') return whyNotEmpath(view, houses, action.at);
  return action.type === 'guard' ? whyNotGuard(houses, action.by, action.at) : because('not-now');
}

function whyNotEmpath(view: View, houses: readonly House[], at: number): Refusal {
  const empaths = houses.filter((house) => house.up && house.card === EMPATH);
  if (empaths.length === 0) return because('no-empath');
  if (empaths.every((house) => house.spent)) return because('empath-used');
  const house = houses[at];
  if (house === undefined) return because('no-such-card');
  if (house.amulet) return because('under-amulet');
  return because(reaches(EMPATHS_LOOK, cardIn(house), true) || view.step === 'exchange' ? 'not-now' : 'face-up');
}

function whyNotGuard(houses: readonly House[], by: number, at: number): Refusal {
  const guard = houses[by];
  const other = houses[at];
  if (guard === undefined || other === undefined) return because('no-such-card');
  if (!guard.up || guard.card !== BODYGUARD) return because('no-bodyguard');
  if (by === at) return because('bodyguard-itself');
  if (guard.spent) return because('bodyguard-used');
  return because(guard.badge !== 0 && (other.guarded & (1 << (guard.badge - 1))) !== 0 ? 'guarded-already' : 'not-now');
}

/** How each action is written; whatever else a client sends is none. */
const fields: Readonly<Record<Action['type'], readonly string[]>> = {
  look: ['at'],
  seen: [],
  draw: [],
  'draw-one': [],
  pick: ['at'],
  take: [],
  call: [],
  keep: ['at'],
  discard: [],
  use: [],
  push: ['at'],
  'turn-over': [],
  place: ['at'],
  add: ['side'],
  choose: ['village', 'at'],
  give: ['at'],
  dig: ['card'],
  return: [],
  forgo: [],
  amulet: ['at'],
  empath: ['at'],
  guard: ['by', 'at'],
  end: [],
  deal: [],
};

/** What a client sent, read as one of the actions; undefined when it is none of them. */
function readAction(sent: unknown): Action | undefined {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return undefined;
  const action = sent as Readonly<Record<string, unknown>>;
  const { type } = action;
  if (typeof type !== 'string' || !Object.hasOwn(fields, type)) return undefined;
  const wanted = fields[type as Action['type']];
  if (Object.keys(action).length !== wanted.length + 1) return undefined;
  const fits = wanted.every((field) => {
    if (!Object.hasOwn(action, field)) return false;
    const value = action[field];
    if (field === 'side') return value === 'left' || value === 'right';
    return Number.isInteger(value) && (field !== 'card' || (Number(value) >= 0 && Number(value) < NUMBERS));
  });
  return fits ? (action as unknown as Action) : undefined;
}
