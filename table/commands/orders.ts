import { type Plain, same, type Seat, type StandingOrder, orderOffers } from '@tafelrunde/kernel';
import { type Command, fail } from '@tafelrunde/protocol';
import type { Asking, Decided } from '../decide.ts';
import { dueOrders } from '../orders.ts';
import type { TableState } from '../state.ts';
import { ownSeat } from './seats.ts';

/** What somebody orders with an answer: a kind of the game that answers this very question so, as it is asked now. */
export function orderWith(
  { match, module }: TableState,
  { seat, ask, action, order: key }: Extract<Command, { type: 'act' }>,
): Omit<StandingOrder, 'seat'> | undefined {
  const open = match?.asks().find((each) => each.id === ask && each.seat === seat);
  if (match === undefined || key === undefined) return undefined;
  if (open === undefined) fail('ask-gone');
  const offers = orderOffers(module?.orders, match.view(undefined), open, match.legal(seat));
  const { span, mark } = offers.find((each) => each.key === key && same(each.action, action)) ?? fail('bad-order');
  return { key, span, mark };
}

export function dropOrder(asking: Asking, { seat: at, key }: Extract<Command, { type: 'order-drop' }>): readonly Decided[] {
  ownSeat(asking, at);
  const stands = asking.state.orders?.standing.some((order) => order.seat === at && order.key === key);
  if (stands !== true) fail('no-order');
  return [{ event: { type: 'order-dropped', seat: at, key } }];
}

/** The answer this person has ordered to this ask, if it still stands. */
export function orderedAct(state: TableState, seat: Seat, ask: string): readonly Decided[] {
  const due = dueOrders(state).find(({ ask: open }) => open.id === ask && open.seat === seat);
  return due === undefined ? [] : [{ event: { type: 'acted', seat, action: due.action as Plain, ordered: true }, ask }];
}
