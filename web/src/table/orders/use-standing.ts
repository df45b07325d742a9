import type { Order } from '../../link/link.ts';
import type { OpenTable } from '../open-table.ts';
import type { AnyTexts } from '../use-narration.ts';
import type { Play } from '../use-play.ts';
import type { Sight } from '../use-sight.ts';
import type { StandingOrdersProps } from './order-row.tsx';
import { ordersAt } from './orders.ts';

interface Ways {
  readonly texts: AnyTexts;
  /** Nothing else is asked of the reader first, and something can be done. */
  readonly asked: boolean;
  readonly send: Play['send'];
  readonly order: (order: Order) => void;
}

/** The standing orders of the seat shown, and what may be ordered there now. */
export function useStanding({ state, table, parts }: OpenTable, sight: Sight, { texts, asked, send, order }: Ways): StandingOrdersProps {
  const { seated, ask, mine, past, reckoning } = sight;
  const { view, legal } = seated.shown;
  const seat = past ? undefined : seated.seat;
  const now = asked && mine && reckoning.kept === undefined ? ask : undefined;
  return {
    orders: ordersAt({ module: parts.module, table, seat, ask: now, view, legal, log: state.log }),
    texts,
    onOffer: ({ action, key }) => send(action, key),
    onWithdraw: (key) => seat !== undefined && order({ type: 'order-drop', seat, key }),
  };
}
