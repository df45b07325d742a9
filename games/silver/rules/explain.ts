import type { Params, Refusal, Seat } from '@tafelrunde/kernel';
import { BEHOLDER, BODYGUARD, CALLABLE, EMPATH, MASTER, NUMBERS, RASCAL, ROBBER, triggerOf, WITCH } from '../cards.ts';
import { type Action, type VillageCard, NONE, type Options, type View } from '../state.ts';
import { cardIn, shielded } from '../view.ts';
import { type Reason, reasons } from './reasons.ts';
import { reaches, reachOf } from './targets.ts';
import { shields } from './village.ts';

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
  if (type === 'end') return because('nothing-to-end');
  if (seat !== view.caller || view.step === 'scored') return because('not-your-turn');
  if (type === 'empath' || type === 'guard') return because('ability-and-call');
  return because(type === 'amulet' && view.owner === seat && !view.placed ? 'amulet-and-call' : 'not-your-turn');
}

/** SIL-2.6 */
function whyNotPeek(view: View, seat: Seat, action: Action): Refusal {
  const open = view.looks.some((look) => look.seat === seat);
  if (action.type === 'seen') return because('no-look');
  if (action.type !== 'look') return because('look-first');
  const lying = view.villages[seat]?.[action.at];
  if (lying === undefined) return because('no-such-card');
  if (view.looksLeft[seat] === 0) return because('looked-enough');
  return because(open ? 'look-later' : 'looked-already');
}

/** The seat in turn wants something its step does not offer. */
function whyNot(view: View, action: Exclude<Action, { readonly type: 'look' | 'seen' | 'deal' }>, options: Options): Refusal {
  switch (action.type) {
    case 'draw':
    case 'draw-one':
    case 'pick':
    case 'take':
    case 'call':
      return view.step === 'turn' ? whyNotBegin(view, action, options) : because('one-action');
    case 'keep':
      if (view.step === 'keep') return because('no-such-card');
      return because(faceUp(view, RASCAL).length > 0 ? waitingFor(view, options) : 'no-rascal');
    case 'discard':
    case 'use':
      return whyNotLayDown(view, action.type, options);
    case 'push':
      return whyNotPush(view, action.at, options);
    case 'turn-over':
      return whyNotTurnOver(view, options);
    case 'place':
      return view.step === 'place' ? because('not-a-gap') : whyNotTurnOver(view, options);
    case 'add':
      return because('nothing-to-add');
    case 'choose':
      return whyNotChoose(view, action.village, action.at);
    case 'give':
      return view.step === 'give' ? whyNotGive(view, action.at) : because('no-choice-now');
    case 'dig':
      return because(view.step === 'dig' ? 'not-in-discard' : 'no-choice-now');
    case 'return':
      return because(view.step === 'witch' ? waitingFor(view, options) : 'no-choice-now');
    case 'forgo':
      return because(view.step === 'witch' || view.step === 'give' ? waitingFor(view, options) : 'no-choice-now');
    case 'amulet':
    case 'empath':
    case 'guard':
      return whyNotFree(view, action, options);
    case 'end':
      return because(waitingFor(view, options));
  }
}

/** What has to be done before the turn can go on. */
function waitingFor(view: View, options: Options): Reason {
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
      if (view.pushed.length > 0) return 'turn-over-first';
      return options.witchDeclines ? 'choose-first' : 'witch-must'; // SIL-9.7
    case 'end':
      return 'one-action';
    default:
      return 'choose-first';
  }
}

/** SIL-3.1, SIL-3.6 to SIL-3.9 */
function whyNotBegin(view: View, action: Action, options: Options): Refusal {
  if (action.type === 'draw') return because('pile-empty');
  if (action.type === 'draw-one') return because(whyNotSingle(view, options));
  if (action.type === 'pick') return because('no-open-card');
  if (action.type === 'take') return because(view.discard.length === 0 ? 'discard-empty' : 'nothing-to-exchange');
  const cards = ownOf(view).length;
  if (view.caller !== NONE) return because('already-called');
  if (cards > CALLABLE) return because('too-many-to-call', { cards });
  return because(ownOf(view).some((lying) => lying.spent) ? 'call-after-ability' : 'amulet-and-call');
}

/** The village of the player in turn. */
const ownOf = (view: View): readonly VillageCard[] => view.villages[view.turn] ?? [];

/** The cards of this number that lie face up in the village of the player in turn. */
const faceUp = (view: View, number: number): readonly VillageCard[] => ownOf(view).filter((lying) => lying.up && lying.card === number);

/** SIL-7.9, SIL-7.10, SIL-9.9 */
function whyNotSingle(view: View, options: Options): Reason {
  if (view.pile === 0) return 'pile-empty';
  if (faceUp(view, RASCAL).length === 0) return 'no-rascal';
  return options.rascalDeclines ? 'single-anyway' : 'keep-first';
}

/** SIL-3.3, SIL-3.5, SIL-6.13 */
function whyNotLayDown(view: View, type: 'discard' | 'use', options: Options): Refusal {
  const { step } = view;
  const card = view.held?.card ?? NONE;
  if (step === 'turn') return because(type === 'use' ? 'discard-no-ability' : 'turn-first');
  if (step === 'exchange') return because(type === 'use' ? 'discard-no-ability' : 'must-move-in');
  if (step !== 'decide') return because(waitingFor(view, options));
  if (view.pushed.length > 0) return because('turn-over-first');
  return because(triggerOf(card) === 'drop' ? 'no-target' : 'no-ability', { card });
}

/** Whether cards are being pushed up, or could be. */
const announces = (view: View): boolean => ['decide', 'exchange', 'witch'].includes(view.step);

/** SIL-4.2 to SIL-4.4, SIL-4.7 */
function whyNotTurnOver(view: View, options: Options): Refusal {
  const begun = view.pushed.length > 0 || view.step === 'extra';
  return because(begun ? waitingFor(view, options) : 'nothing-pushed');
}

/** SIL-4.2, SIL-4.9 */
function whyNotPush(view: View, at: number, options: Options): Refusal {
  if (!announces(view)) return because(waitingFor(view, options));
  const lying = ownOf(view)[at];
  if (lying === undefined) return because('no-such-card');
  return because(lying.amulet ? 'amulet-announced' : 'pushed-already');
}

/** Any face-down card that nothing lies on: what an effect cannot do to it, it can do to no card of that village. */
const DARK = 0;

/** Chapter 6 */
function whyNotChoose(view: View, village: Seat, at: number): Refusal {
  const { ability, step } = view;
  const cards = view.villages[village] ?? [];
  const lying = cards[at];
  const own = village === view.turn;
  if (!['target', 'again', 'rob', 'witch'].includes(step)) {
    if (own || lying === undefined) return because('no-choice-now');
    if (step === 'give') return under('others-card', 'SIL-6.11');
    if (!announces(view)) return because('no-choice-now');
    return under('others-card', ability === MASTER ? 'SIL-6.8' : 'SIL-6.12');
  }
  if (lying === undefined) return because('no-such-card');
  if (lying.amulet) return because('under-amulet');
  if (own && ability === WITCH) return because('witch-own');
  if (own && ability === ROBBER) return because('robber-own');
  if (view.pushed.length > 0) return because('turn-over-first');
  if (!reaches(reachOf[ability] as number, DARK, own))
    return own ? because('own-card') : under('others-card', ability === BEHOLDER ? 'SIL-6.5' : 'SIL-6.3');
  if (!own && shielded(cards, at)) return because('shielded');
  return because(lying.up ? 'face-up' : 'same-card');
}

/** SIL-6.11 */
function whyNotGive(view: View, at: number): Refusal {
  return because(ownOf(view)[at] === undefined ? 'no-such-card' : 'under-amulet');
}

/** SIL-3.14, SIL-5.1, SIL-5.3, SIL-7.6 to SIL-7.8 */
function whyNotFree(view: View, action: Extract<Action, { readonly type: 'amulet' | 'empath' | 'guard' }>, options: Options): Refusal {
  const cards = ownOf(view);
  if (action.type === 'empath') return whyNotEmpath(faceUp(view, EMPATH), cards, action.at, options);
  if (action.type === 'guard') return whyNotGuard(cards, action.by, action.at, options);
  if (view.owner !== view.turn) return because('no-amulet');
  if (view.placed) return because('amulet-placed');
  return because(cards[action.at] === undefined ? 'no-such-card' : 'not-now');
}

function whyNotEmpath(empaths: readonly VillageCard[], cards: readonly VillageCard[], at: number, options: Options): Refusal {
  if (empaths.length === 0) return because('no-empath');
  if (empaths.every((lying) => lying.spent)) return because(options.freshAbilities ? 'empath-used' : 'at-rest'); // SIL-9.10
  const lying = cards[at];
  if (lying === undefined) return because('no-such-card');
  if (lying.amulet) return because('under-amulet');
  return because(lying.up ? 'face-up' : 'not-now');
}

function whyNotGuard(cards: readonly VillageCard[], by: number, at: number, options: Options): Refusal {
  const guard = cards[by];
  const other = cards[at];
  if (guard === undefined || other === undefined) return because('no-such-card');
  if (!guard.up || guard.card !== BODYGUARD) return because('no-bodyguard');
  if (by === at) return because('bodyguard-itself');
  if (guard.spent) return because(options.freshAbilities ? 'bodyguard-used' : 'at-rest'); // SIL-9.10
  return because(shields(cardIn(guard), cardIn(other)) ? 'guarded-already' : 'not-now');
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
    const value = action[field];
    if (field === 'side') return value === 'left' || value === 'right';
    return Number.isInteger(value) && (field !== 'card' || (Number(value) >= 0 && Number(value) < NUMBERS));
  });
  return fits ? (action as unknown as Action) : undefined;
}
