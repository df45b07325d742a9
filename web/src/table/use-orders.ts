import { useCallback } from 'react';
import { toastFault } from '../frame/toasts.tsx';
import type { Order, TableLink } from '../link/link.ts';

/** What the reader wants of the table, beside their moves and words. A refusal is said over the table. */
export function useOrders(link: TableLink): (order: Order) => void {
  return useCallback((order: Order) => void link.send(order).catch((fault: unknown) => toastFault(fault)), [link]);
}
