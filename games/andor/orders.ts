import type { OrderKind, Seat } from '@tafelrunde/kernel';
import { diceOf, HOURS } from './components/index.ts';
import { NONE } from './pieces.ts';
import type { Action, AskKey, View } from './state.ts';

export type OrderKey = 'stay' | 'no-shield' | 'no-flip' | 'no-boost';

const STAY_IN: Action = { type: 'stay' };
const DECLINE: Action = { type: 'decline' };

/** This fight: without one nobody is the inviter, so that two of them are never taken for one. */
const thisFight = ({ fight: { inviter, creature, field } }: View): string | undefined =>
  inviter === NONE ? undefined : [inviter, creature, field].join();

function inFight(what: AskKey, action: Action, mark: (view: View, seat: Seat) => string): OrderKind<View> {
  return {
    span: thisFight,
    answer: (view, ask) => (ask.what === what ? { action, mark: mark(view, ask.seat) } : undefined),
  };
}

/** Who fights. */
const company = ({ fight }: View): string => String(fight.fighters);

/** What staying hangs on: who else does, with how many dice, and whether the hour costs willpower (AND-3.5). */
function strain(view: View, seat: Seat): string {
  const { heroes, willpower, hour } = view;
  const overtime = (hour[seat] ?? 0) >= HOURS;
  return [company(view), diceOf(heroes[seat] ?? 0, willpower[seat] ?? 0), overtime ? 'overtime' : ''].join(' ');
}

/** Whether the loss would throw him out of the fight (AND-14.13). */
const falls = ({ fight, willpower }: View, seat: Seat): string => (fight.loss >= (willpower[seat] ?? 0) ? 'falls' : '');

/** What a hero may be ordered beforehand, always for one fight: the questions that come anew in every round of it. */
export const orders: Readonly<Record<OrderKey, OrderKind<View>>> = {
  stay: inFight('stay', STAY_IN, strain),
  'no-shield': inFight('shield', DECLINE, falls),
  'no-flip': inFight('flip', DECLINE, company),
  'no-boost': inFight('boost', DECLINE, company),
};
