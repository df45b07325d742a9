import { answerOf, type OpenAsk, same, type Seat, spanOf, type StandingOrder } from '@tafelrunde/kernel';
import type { OrderEnd, OrderNote, OrdersInfo } from '@tafelrunde/protocol';
import type { TableEvent } from './events.ts';
import { isPlaying, type TableState } from './state.ts';

/** So much of what became of a table's orders is kept for the log. */
const NOTES_KEPT = 40;

interface KeptOrder extends StandingOrder {
  /** The position after the last action that gave it or was given by it: when that goes back, so does the order. */
  readonly touched: number;
}

/** What is ordered at a table. Folded like everything else: whatever ends an order follows from events everybody's host has. */
export interface OrdersState {
  standing: readonly KeptOrder[];
  notes: readonly (OrderNote & { readonly seat: Seat })[];
}

/** An answer that a person has ordered. */
export interface DueOrder {
  readonly order: StandingOrder;
  readonly ask: OpenAsk;
  readonly action: unknown;
}

/** What each of these orders answers to what is open now. By what everybody sees, and nothing else. */
function answers({ match, module }: TableState, orders: readonly StandingOrder[]): readonly (DueOrder & { readonly mark: string })[] {
  if (match === undefined || orders.length === 0) return [];
  const view = match.view(undefined);
  return orders.flatMap((order) =>
    match.asks().flatMap((ask) => {
      const answer = ask.seat === order.seat ? answerOf(module?.orders, order.key, view, ask, match.legal(ask.seat)) : undefined;
      return answer === undefined ? [] : [{ order, ask, ...answer }];
    }),
  );
}

/** What the table answers for people now. Not while somebody wants to take something back, and not where a bot plays for them. */
export function dueOrders(state: TableState): readonly DueOrder[] {
  const { orders, status, undo, seats } = state;
  if (orders === undefined || orders.standing.length === 0 || status !== 'running' || undo !== undefined || state.readOnly) return [];
  return answers(state, orders.standing).filter(({ order }) => {
    const sitter = seats[order.seat];
    return sitter !== undefined && isPlaying(sitter);
  });
}

/** People whose question their order answers: no time is charged to them, and nobody has to call them. */
export function orderedSeats(state: TableState): readonly Seat[] {
  return dueOrders(state).map(({ order }) => order.seat);
}

/** To be asked before an event is applied: what the orders of whoever acts would have answered. */
export function wishedBy(state: TableState, event: TableEvent): readonly DueOrder[] {
  if (event.type !== 'acted' || state.orders === undefined) return [];
  return answers(
    state,
    state.orders.standing.filter(({ seat }) => seat === event.seat),
  );
}

/** Follows an event that was applied. Whether anything has changed for whoever gave an order. */
export function followOrders(state: TableState, event: TableEvent, wished: readonly DueOrder[]): boolean {
  if (event.type === 'acted' && event.order !== undefined && !state.readOnly) state.orders ??= { standing: [], notes: [] };
  const { orders, match } = state;
  if (orders === undefined || match === undefined) return false;
  const before = { ...orders };
  switch (event.type) {
    case 'acted':
      followAction(state, orders, event, wished);
      endStale(state, orders);
      break;
    case 'undone':
      end(state, orders, 'undone', ({ seat, touched }) => seat === event.seat || touched > match.position);
      endStale(state, orders);
      break;
    case 'order-dropped':
      end(state, orders, 'withdrawn', ({ seat, key }) => seat === event.seat && key === event.key);
      break;
    case 'stand-in':
      if (event.on) end(state, orders, 'handed', ({ seat }) => seat === event.seat);
      break;
    case 'timed-out':
    case 'stood':
      end(state, orders, 'handed', ({ seat }) => seat === event.seat);
      break;
    case 'placed':
    case 'taken': // whoever has the seat now is told nothing of what was ordered before
      orders.standing = orders.standing.filter(({ seat }) => seat !== event.seat);
      orders.notes = orders.notes.filter(({ seat }) => seat !== event.seat);
      break;
    default:
  }
  if (state.status !== 'running' && orders.standing.length > 0) orders.standing = [];
  return orders.standing !== before.standing || orders.notes !== before.notes;
}

function followAction(
  state: TableState,
  orders: OrdersState,
  { seat, action, order: given, ordered }: Extract<TableEvent, { type: 'acted' }>,
  wished: readonly DueOrder[],
): void {
  const { position = 0, lines = 1 } = state.match ?? {};
  const others = wished.filter((wish) => !same(wish.action, action)).map(({ order }) => order);
  end(state, orders, 'otherwise', (each) => others.includes(each));
  const kept = wished.find(({ order }) => !others.includes(order))?.order;
  if (kept !== undefined) orders.standing = orders.standing.map((each) => (each === kept ? { ...each, touched: position } : each));
  if (ordered === true && kept !== undefined) note(orders, { n: lines - 1, seat, key: kept.key });
  if (given === undefined) return;
  const rest = orders.standing.filter((each) => each.seat !== seat || each.key !== given.key);
  orders.standing = [...rest, { seat, ...given, touched: position }];
}

/** Those whose span is over, and those that are asked in view of something else than they were given in. */
function endStale(state: TableState, orders: OrdersState): void {
  const { match, module } = state;
  if (match === undefined || orders.standing.length === 0) return;
  const view = match.view(undefined);
  end(state, orders, 'over', ({ seat, key, span }) => spanOf(module?.orders, key, view, seat) !== span);
  const changed = answers(state, orders.standing).filter(({ order, mark }) => order.mark !== mark);
  end(state, orders, 'changed', (each) => changed.some(({ order }) => order === each));
}

function end(state: TableState, orders: OrdersState, why: OrderEnd, which: (order: KeptOrder) => boolean): void {
  const ended = orders.standing.filter(which);
  if (ended.length === 0) return;
  orders.standing = orders.standing.filter((order) => !ended.includes(order));
  const n = (state.match?.lines ?? 1) - 1;
  for (const { seat, key } of ended) note(orders, { n, seat, key, ended: why });
}

function note(orders: OrdersState, line: OrdersState['notes'][number]): void {
  orders.notes = [...orders.notes, line].slice(-NOTES_KEPT);
}

/** What the person of this seat is told of their orders. */
export function ordersInfo({ orders }: TableState, at: Seat): OrdersInfo | undefined {
  if (orders === undefined) return undefined;
  const standing = orders.standing.flatMap(({ seat, key }) => (seat === at ? [key] : []));
  const notes = orders.notes.flatMap(({ seat, ...line }) => (seat === at ? [line] : []));
  return standing.length === 0 && notes.length === 0 ? undefined : { standing, notes };
}
