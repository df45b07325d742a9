import { type GameBrief, orderOffers, type Seat } from '@tafelrunde/kernel';
import type { AskInfo, LogLine, OrderEnd, OrderNote, TableInfo } from '@tafelrunde/protocol';

/** What may be ordered with the answer to what is asked now. */
export interface Offer {
  readonly key: string;
  readonly action: unknown;
}

/** What the dock shows of a seat's standing orders. */
export interface SeatOrders {
  readonly offers: readonly Offer[];
  /** By key. */
  readonly standing: readonly string[];
  /** The last one that was dropped though its span is not over, until the person has acted again. */
  readonly dropped?: { readonly key: string; readonly why: OrderEnd };
}

const NONE: SeatOrders = { offers: [], standing: [] };

/** Those that a person may not have expected. */
const unexpected: ReadonlySet<OrderEnd | undefined> = new Set<OrderEnd>(['changed', 'undone', 'handed']);

interface Now {
  readonly module: Pick<GameBrief, 'orders'>;
  readonly table: Pick<TableInfo, 'seats' | 'begun'>;
  readonly seat: Seat | undefined;
  readonly ask: AskInfo | undefined;
  readonly view: unknown;
  readonly legal: readonly unknown[];
  readonly log: readonly LogLine[];
}

/** In a lesson nothing is answered beforehand: there every question has its place. */
export function ordersAt({ module, table, seat, ask, view, legal, log }: Now): SeatOrders {
  if (seat === undefined || module.orders === undefined || table.begun === 'lesson') return NONE;
  const { standing = [], notes = [] } = table.seats[seat]?.orders ?? {};
  const offers = ask === undefined ? [] : orderOffers(module.orders, view, ask, legal).filter(({ key }) => !standing.includes(key));
  const { key, ended, n } = notes.at(-1) ?? { key: '', ended: undefined, n: 0 };
  const acted = log.some((line) => line.kind === 'play' && line.seat === seat && line.n > n);
  return {
    offers: offers.map((offer) => ({ key: offer.key, action: offer.action })),
    standing,
    ...(ended === undefined || !unexpected.has(ended) || acted ? {} : { dropped: { key, why: ended } }),
  };
}

/** What became of the orders of the reader's seats, for the log. */
export function orderNotes({ seats }: Pick<TableInfo, 'seats'>): readonly OrderNote[] {
  return seats.flatMap(({ orders }) => orders?.notes ?? []);
}
