import type { Seat, UndoOffer } from '@tafelrunde/kernel';
import type { TableInfo } from '@tafelrunde/protocol';
import type { Texts } from '../texts/index.ts';

/** Why undo cannot be pressed now; undefined = it can. */
export function undoNotNow(offer: UndoOffer | undefined, table: TableInfo, yours: readonly Seat[], t: Texts): string | undefined {
  if (table.undo !== undefined && yours.includes(table.undo.by)) return t.undo.asked;
  const denied = table.undoDenied;
  if (denied?.denier !== undefined && yours.includes(denied.by) && offer?.kind === 'consent') return t.undo.wasRefused;
  if (offer === undefined) return t.undo.nothing;
  return offer.kind === 'no' ? t.undo[offer.reason] : undefined;
}

/** People other than the reader: whose consent an undo needs. Bots always agree. */
export function peopleBeside(table: TableInfo): readonly string[] {
  return table.seats.filter((info) => info.kind === 'person' && !info.you).map((info) => info.name);
}
