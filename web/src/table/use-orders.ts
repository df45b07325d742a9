import { useCallback } from 'react';
import { toastFault } from '../frame/toasts.tsx';
import type { Order, TableLink } from '../link/link.ts';

export interface Orders {
  /** A refusal is said over the table. */
  readonly order: (order: Order) => void;
  /** Rejects as well: what was typed is kept where it cannot be said. */
  readonly say: (text: string, among?: 'watchers') => Promise<void>;
}

/** What the reader wants of the table, beside their moves. */
export function useOrders(link: TableLink): Orders {
  const send = useCallback(
    (order: Order) =>
      link.send(order).then(
        () => undefined,
        (fault: unknown) => {
          toastFault(fault);
          throw fault;
        },
      ),
    [link],
  );
  return {
    order: useCallback((order: Order) => void send(order).catch(() => undefined), [send]),
    say: useCallback((text: string, among?: 'watchers') => send({ type: 'chat', text, ...(among === undefined ? {} : { among }) }), [send]),
  };
}
