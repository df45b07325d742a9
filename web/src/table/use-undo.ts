import type { TableInfo } from '@tafelrunde/protocol';
import type { Order } from '../link/link.ts';
import { useTexts } from '../texts/index.ts';
import type { Seated } from './seated.ts';
import { peopleBeside, undoNotNow } from './undo-offer.ts';
import type { TableWindow } from './windows.tsx';

export interface UndoTool {
  readonly notNow: string | undefined;
  readonly press: () => void;
}

interface Ways {
  /** Why nothing can be done at the table at all. */
  readonly notNow: string | undefined;
  readonly order: (order: Order) => void;
  readonly open: (window: TableWindow) => void;
}

/** Takes back at once, or asks the others first. */
export function useUndo(table: TableInfo, { seat, shown, yours }: Seated, { notNow, order, open }: Ways): UndoTool {
  const t = useTexts();
  const { undo: offer } = shown;
  const reason = notNow ?? undoNotNow(offer, table, yours, t);
  const press = () => {
    if (reason !== undefined || offer === undefined || seat === undefined) return;
    if (offer.kind === 'consent' && peopleBeside(table).length > 0) open('undo');
    else order({ type: 'undo', seat });
  };
  return { notNow: reason, press };
}
