import type { Params, Random, Refusal } from '@tafelrunde/kernel';
import { HOURS, MOST_HANDLING, MOST_STRENGTH } from '../components/index.ts';
import { FALCON, FALCON_SPENT, ITEMS, isLarge, NONE, STRENGTH, TELESCOPE } from '../pieces.ts';
import { imagined } from '../imagine.ts';
import type { Core } from '../seam.ts';
import { F_A, F_B, F_CODE, FRAME, type State, type View } from '../state.ts';
import { EVENT } from './agenda.ts';
import { askedSeats, askedWhat } from './asks.ts';
import { coveredOn, farmersOn, fogAt, isFaceUp, wellAt } from './board.ts';
import { creatureAt } from './creature.ts';
import { reaches, reachesRubble } from './fight/reach.ts';
import { isFree } from './free.ts';
import { countOf, fits, has, hasBrew, hasShield, hasWineskin, inSupply } from './items.ts';
import { adjacent, hasRubble, isCut } from './land.ts';
import { lyingOn } from './lying.ts';
import { goldOf } from './points.ts';
import type { Refused } from './refused.ts';
import { hasHour } from './time.ts';

import { isLocked, isWalking, priceFor } from './trade.ts';

/*
 * Why an action is refused, with the number of the rule. From the view alone: what nobody sees cannot matter.
 */

/** Hidden things do not matter here, so any arrangement of them will do. */
const anyhow: Random = { below: () => 0 };

const no = (code: Refused | 'not-asked', rule?: string, params?: Params): Refusal => ({
  code,
  ...(rule === undefined ? {} : { rule }),
  ...(params === undefined ? {} : { params }),
});

type Loose = Readonly<Record<string, unknown>>;

/** The numbers an action came with; what is missing or no whole number is NONE − 1 and fits nowhere. */
const NOT_A_NUMBER = -2;
const numberOf = (action: Loose, key: string): number => {
  const value = action[key];
  return typeof value === 'number' && Number.isInteger(value) && value >= NONE && value < 1000 ? value : NOT_A_NUMBER;
};

export function explain(core: Core, view: View, seat: number, action: unknown): Refusal {
  if (typeof action !== 'object' || action === null || Array.isArray(action)) return no('no-such-action');
  const { type } = action as Loose;
  if (typeof type !== 'string' || !Object.hasOwn(reasons, type)) return no('no-such-action');
  if (!(Number.isInteger(seat) && seat >= 0 && seat < view.seats)) return no('not-asked');
  const state = imagined(view, core.engine, anyhow);
  const because = reasons[type as keyof typeof reasons];
  return because(core, state, seat, action as Loose) ?? no('not-possible', undefined, { action: type });
}

type Because = (core: Core, state: State, seat: number, action: Loose) => Refusal | undefined;

// ---------------------------------------------------------------- whether the hero is asked at all

/** For answers: the question must be open to this hero. */
const onlyAsked =
  (what: readonly string[], rule: string, then: Because = () => undefined): Because =>
  (core, state, seat, action) => {
    const asked = (askedSeats(state) & (1 << seat)) !== 0 && what.includes(askedWhat(state));
    return asked ? then(core, state, seat, action) : no('nothing-to-answer', rule);
  };

/** For the turn: it must be his, and no question in the way. */
const onlyInTurn =
  (then: Because): Because =>
  (core, state, seat, action) => {
    if (state.box[seat] === 1) return no('day-is-over', 'AND-3.6');
    const asked = (askedSeats(state) & (1 << seat)) !== 0;
    if (state.turn !== seat && !asked) return no('not-your-turn', 'AND-3.2');
    return state.agenda.length > 0 ? no('answer-first', 'AND-5.4') : then(core, state, seat, action);
  };

/** For free actions. */
const onlyFree =
  (then: Because): Because =>
  (core, state, seat, action) => {
    if (state.box[seat] === 1) return no('in-sunrise-box', 'AND-5.2');
    if (!isFree(state, seat)) return no('answer-first', 'AND-5.4');
    if (isWalking(state, seat)) return no('not-in-passing', 'AND-4.8');
    return then(core, state, seat, action);
  };

const onlyHandling = (then: Because): Because =>
  onlyFree((core, state, seat, action) => {
    if ((state.handled[seat] as number) >= MOST_HANDLING) return no('handled-enough', 'AND-23.1', { most: MOST_HANDLING });
    if (isLocked(state, seat)) return no('in-a-round', 'AND-5.3');
    return then(core, state, seat, action);
  });

function noHour(core: Core, state: State, seat: number): Refusal | undefined {
  if (hasHour(core, state, seat)) return undefined;
  const hour = (state.hour[seat] as number) + 1;
  const price = hour > HOURS ? core.engine.overtime(state, hour) : 0;
  if (price > 0 && (state.willpower[seat] as number) <= price) return no('overtime-to-zero', 'AND-3.5', { price });
  return no('no-hours', 'AND-3.4', { hour });
}

/** An event is being carried out that no shield could have turned away. */
function noShieldShown(core: Core, state: State): Refusal | undefined {
  for (let at = 0; at < state.agenda.length; at += FRAME) {
    const [code, deck, card] = [F_CODE, F_A, F_B].map((part) => state.agenda[at + part] as number);
    if (code === EVENT && !core.engine.canAvert(deck as number, card as number)) return no('no-shield-shown', 'AND-10.4');
  }
  return undefined;
}

// ---------------------------------------------------------------- the turn

const busy = (state: State, walking: boolean): Refusal | undefined => {
  if (!walking && state.walked !== NONE) return no('walking', 'AND-4.10');
  return state.ally === NONE ? undefined : no('moving-ally', 'AND-20.2');
};

function blocked(core: Core, state: State, from: number, to: number): Refusal | undefined {
  const near = (core.board.neighboursOf[from] ?? []).includes(to);
  if (!near) return no('not-adjacent', 'AND-4.1', { from, to });
  if (isCut(state, from, to)) return no('border-closed', 'AND-4.6', { from, to });
  if (hasRubble(state, to)) return no('rubble', 'AND-21.1', { to });
  return core.engine.mayEnter(state, to, 'hero') ? undefined : no('may-not-enter', 'AND-4.5', { to });
}

const stepReason: Because = (core, state, seat, action) => {
  const from = state.field[seat] as number;
  const to = numberOf(action, 'to');
  if (!core.engine.allows(state, 'move')) return no('action-not-allowed', 'AND-3.2');
  return (
    busy(state, true) ??
    blocked(core, state, from, to) ??
    (numberOf(action, 'farmers') > farmersOn(state, from) ? no('no-such-farmers', 'AND-13.4') : undefined) ??
    (state.credit > 0 ? undefined : noHour(core, state, seat))
  );
};

const fightReason =
  (rubble: boolean): Because =>
  (core, state, seat, action) => {
    const field = numberOf(action, 'field');
    if (!core.engine.allows(state, 'fight')) return no('action-not-allowed', 'AND-3.2');
    const target = rubble ? hasRubble(state, field) : field >= 0 && creatureAt(state, field) !== NONE;
    if (!target) return no('nothing-to-fight', rubble ? 'AND-21.2' : 'AND-14.1', { field });
    const near = rubble ? reachesRubble(core, state, seat, field) : reaches(core, state, seat, field);
    return (
      busy(state, false) ??
      (near ? undefined : no('out-of-reach', rubble ? 'AND-21.2' : 'AND-14.1', { field })) ??
      noHour(core, state, seat) ??
      no('cannot-invite', 'AND-15.2')
    );
  };

const allyReason: Because = (core, state, seat, action) => {
  const from = state.figures[numberOf(action, 'figure')] ?? NONE;
  if (from === NONE) return no('no-such-ally', 'AND-20.2');
  if (state.walked !== NONE) return no('walking', 'AND-4.9');
  return blocked(core, state, from, numberOf(action, 'to')) ?? noHour(core, state, seat);
};

// ---------------------------------------------------------------- free actions

const carries = (state: State, seat: number, action: Loose): Refusal | undefined => {
  const item = numberOf(action, 'item');
  const have = item >= 0 && item < ITEMS ? countOf(state, seat, item) : 0;
  const count = numberOf(action, 'count');
  return count >= 1 && have >= count ? undefined : no('not-carried', 'AND-9.2', { item, count });
};

const takeReason: Because = (_core, state, seat, action) => {
  const item = numberOf(action, 'item');
  const count = numberOf(action, 'count');
  if (count < 1 || lyingOn(state, state.field[seat] as number, item) < count) return no('not-lying-here', 'AND-9.3', { item, count });
  return fits(state, seat, item) ? undefined : no('no-space', 'AND-9.3', { item });
};

const giveReason: Because = (_core, state, seat, action) => {
  const to = numberOf(action, 'to');
  if (to === seat || to < 0 || to >= state.seats) return no('no-such-hero', 'AND-9.4');
  if (state.field[to] !== state.field[seat] || isWalking(state, to)) return no('elsewhere', 'AND-9.4', { seat: to });
  if (isLocked(state, to)) return no('in-a-round', 'AND-5.3');
  return carries(state, seat, action) ?? (fits(state, to, numberOf(action, 'item')) ? undefined : no('no-space', 'AND-9.4', { seat: to }));
};

const exchangeReason: Because = (core, state, seat, action) => {
  const other = numberOf(action, 'with');
  if (other === seat || other < 0 || other >= state.seats) return no('no-such-hero', 'AND-9.5');
  if (state.box[other] === 1) return no('in-sunrise-box', 'AND-9.7', { seat: other });
  if (action['falcon'] === true) {
    if (state.fight.inRound === 1) return no('falcon-in-a-round', 'AND-5.3');
    if (core.engine.itemOff(state, FALCON)) return no('item-off', 'AND-10.10');
    if (!has(state, seat, FALCON) && !has(state, other, FALCON)) {
      const spent = has(state, seat, FALCON_SPENT) || has(state, other, FALCON_SPENT);
      return no(spent ? 'falcon-spent' : 'no-falcon', 'AND-10.10');
    }
    return state.rubble.length > 0 ? no('falcon-blocked', 'AND-21.1') : no('nothing-to-exchange', 'AND-9.5');
  }
  if (state.field[other] !== state.field[seat] || isWalking(state, other)) return no('elsewhere', 'AND-9.5', { seat: other });
  return isLocked(state, other) ? no('in-a-round', 'AND-5.3') : no('nothing-to-exchange', 'AND-9.5');
};

const layReason: Because = (_core, state, seat, action) => {
  if ((state.handled[seat] as number) >= MOST_HANDLING) return no('handled-enough', 'AND-23.1', { most: MOST_HANDLING });
  if (state.exchange.falcon === 1 && isLarge(numberOf(action, 'item'))) return no('too-large-to-fly', 'AND-10.10');
  return carries(state, seat, action) ?? no('not-carried', 'AND-9.5');
};

const buyReason: Because = (core, state, seat, action) => {
  const item = numberOf(action, 'item');
  const goods = core.engine.goods(state, seat, state.field[seat] as number);
  if (goods.length === 0) return no('no-merchant', 'AND-8.1');
  const wanted = goods.find((each) => each.item === item);
  if (wanted === undefined) return no('not-sold-here', 'AND-8.3', { item });
  if (item === STRENGTH ? (state.strength[seat] as number) >= MOST_STRENGTH : !inSupply(core, state, item)) {
    return no('sold-out', item === STRENGTH ? 'AND-1.5' : 'AND-8.5', { item });
  }
  if (item !== STRENGTH && !fits(state, seat, item)) return no('no-space', 'AND-8.4', { item });
  const price = priceFor(state, seat, wanted);
  if (goldOf(state, seat) < price) return no('no-gold', 'AND-8.2', { price, gold: goldOf(state, seat) });
  return no('no-gem', 'AND-21.6');
};

const uncoverReason: Because = (core, state, seat, action) => {
  const field = numberOf(action, 'field');
  const own = state.field[seat] as number;
  if (field !== own && !adjacent(core, state, own, field)) return no('too-far', 'AND-10.9', { field });
  if (field !== own && !has(state, seat, TELESCOPE)) return no('no-telescope', 'AND-10.9');
  const at = fogAt(state, field);
  const there = action['what'] === 'fog' ? at !== NONE && !isFaceUp(state.fog[at] as number) : coveredOn(state, field);
  return there ? no('activate-instead', 'AND-6.11') : no('nothing-covered', 'AND-10.9', { field });
};

const herbReason: Because = (core, state, seat, action) => {
  if (numberOf(action, 'item') < 0 || !has(state, seat, numberOf(action, 'item'))) return no('no-herb', 'AND-11.1');
  if (core.engine.itemOff(state, numberOf(action, 'item'))) return no('item-off', 'AND-11.1');
  if (action['use'] === 'walk') return onlyInTurn(() => no('no-way', 'AND-11.3'))(core, state, seat, action);
  if (action['use'] === 'fight') return no('nothing-to-answer', 'AND-11.4');
  return state.box[seat] === 1 ? no('in-sunrise-box', 'AND-11.1') : no('answer-first', 'AND-5.4');
};

const reasons = {
  step: onlyInTurn(stepReason),
  stop: onlyInTurn(() => no('not-moving', 'AND-4.9')),
  drink: onlyInTurn((core, state, seat) => (hasWineskin(core, state, seat) ? no('no-way', 'AND-10.2') : no('no-wineskin', 'AND-10.2'))),
  herb: herbReason,
  fight: onlyInTurn(fightReason(false)),
  clear: onlyInTurn(fightReason(true)),
  ally: onlyInTurn(allyReason),
  pass: onlyInTurn((core, state, seat) => busy(state, false) ?? noHour(core, state, seat)),
  'end-day': onlyInTurn((_core, state) => busy(state, false)),
  join: onlyAsked(['invitation'], 'AND-15.2'),
  decline: onlyAsked([], 'AND-5.4'),
  begin: onlyAsked(['begin'], 'AND-15.2'),
  withdraw: onlyAsked(['begin'], 'AND-15.2'),
  roll: onlyAsked(['roll', 'again'], 'AND-14.3', () => no('not-that-way', 'AND-14.15')),
  keep: onlyAsked(['again'], 'AND-2.4'),
  flip: onlyAsked(['flip'], 'AND-2.5', () => no('no-such-die', 'AND-2.5')),
  brew: onlyAsked(['boost'], 'AND-10.12', (core, state, seat) =>
    hasBrew(core, state, seat) ? no('brewed-already', 'AND-10.12') : no('no-brew', 'AND-10.12'),
  ),
  shield: (core, state, seat, action) =>
    hasShield(core, state, seat)
      ? (noShieldShown(core, state) ?? onlyAsked(['shield', 'shield-event'], 'AND-10.4')(core, state, seat, action))
      : no('no-shield', 'AND-10.3'),
  stay: onlyAsked(['stay'], 'AND-15.5'),
  leave: onlyAsked(['stay'], 'AND-15.5'),
  share: onlyAsked(['pool'], 'AND-22.1', () => no('no-such-point', 'AND-22.1')),
  choose: onlyAsked(['question'], 'AND-17.6', () => no('no-such-choice', 'AND-17.6')),
  well: onlyFree((_core, state, seat) => no(wellAt(state, state.field[seat] as number) === 'none' ? 'no-well' : 'well-empty', 'AND-7.1')),
  fog: onlyFree(() => no('no-fog', 'AND-6.11')),
  take: onlyHandling(takeReason),
  drop: onlyHandling((_core, state, seat, action) => carries(state, seat, action) ?? no('one-by-one', 'AND-9.2')),
  give: onlyHandling(giveReason),
  exchange: onlyHandling(exchangeReason),
  lay: onlyAsked(['exchange'], 'AND-9.5', layReason),
  agree: onlyAsked(['exchange'], 'AND-9.6', () => no('does-not-fit', 'AND-9.6')),
  cancel: onlyAsked(['exchange'], 'AND-9.5'),
  buy: onlyFree(buyReason),
  uncover: onlyFree(uncoverReason),
  offer: onlyFree(() => no('no-such-offer', 'AND-17.5')),
} satisfies Record<string, Because>;
