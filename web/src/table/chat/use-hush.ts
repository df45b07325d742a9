import type { Seat } from '@tafelrunde/kernel';
import type { Hushed } from '@tafelrunde/protocol';
import { useCallback, useEffect, useState } from 'react';
import { json } from '../../api.ts';
import { toastFault } from '../../frame/toasts.tsx';
import type { OpenTable } from '../open-table.ts';

/** Whose words the reader does not want to read; kept for the person, wherever they sit. */
export interface Hush {
  readonly seats: readonly Seat[];
  /** Absent where there is nobody else. */
  readonly set?: (seat: Seat, on: boolean) => void;
}

export function useHush({ link, table }: Pick<OpenTable, 'link' | 'table'>): Hush {
  const [seats, setSeats] = useState<readonly Seat[]>([]);
  const path = `/api/tables/${table.id}`;
  const others = table.seats.filter(({ kind, you }) => kind === 'person' && !you);
  // Asked again when others sit there than before.
  const who = link.home === 'here' ? '' : others.map(({ seat, name }) => `${seat} ${name}`).join('\n');
  useEffect(() => {
    if (who === '') return undefined;
    let gone = false;
    json<Hushed>(`${path}/hushed`).then(
      (told) => !gone && setSeats(told.seats),
      () => undefined, // then everybody is heard
    );
    return () => {
      gone = true;
    };
  }, [path, who]);
  const set = useCallback(
    (seat: Seat, on: boolean) =>
      void json<Hushed>(`${path}/hush`, { seat, on }).then(
        (told) => setSeats(told.seats),
        (fault: unknown) => toastFault(fault),
      ),
    [path],
  );
  return who === '' ? { seats: [] } : { seats, set };
}
