import type { Seat } from '@tafelrunde/kernel';
import type { Hushed } from '@tafelrunde/protocol';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { json } from '../../api.ts';
import { toastFault } from '../../frame/toasts.tsx';
import type { OpenTable } from '../open-table.ts';

/** Whoever sits there, or wrote under this key among those who look on. */
export type Voice = { readonly seat: Seat } | { readonly watcher: string };

/** Whose words the reader does not want to read; kept for the person, wherever they sit. */
export interface Hush extends Hushed {
  /** Absent where there is nobody else. */
  readonly set?: (voice: Voice, on: boolean) => void;
}

const NOBODY: Hushed = { seats: [], watchers: [], you: [] };

/** Mostly nobody is hushed, and nothing need be drawn again for that. */
function heardAnew(before: Hushed, told: Hushed): Hushed {
  const now = { ...NOBODY, ...told };
  return JSON.stringify(now) === JSON.stringify(before) ? before : now;
}

export function useHush({
  link,
  table,
  state,
}: Pick<OpenTable, 'link' | 'table'> & { readonly state: Pick<OpenTable['state'], 'asides'> }): Hush {
  const [hushed, setHushed] = useState<Hushed>(NOBODY);
  const path = `/api/tables/${table.id}`;
  const others = table.seats.filter(({ kind, you }) => kind === 'person' && !you);
  // Asked again when others sit there than before, or the reader only looks on now.
  const voices = [...others.map(({ seat, name }) => `${seat} ${name}`), ...(state.asides === undefined ? [] : ['watching'])];
  const who = link.home === 'here' ? '' : voices.join('\n');
  useEffect(() => {
    if (who === '') return undefined;
    let gone = false;
    json<Hushed>(`${path}/hushed`).then(
      // Nobody waits for it: what it changes is drawn when there is nothing else to draw.
      (told) => !gone && startTransition(() => setHushed((before) => heardAnew(before, told))),
      () => undefined, // then everybody is heard
    );
    return () => {
      gone = true;
    };
  }, [path, who]);
  const set = useCallback(
    (voice: Voice, on: boolean) =>
      void json<Hushed>(`${path}/hush`, { ...voice, on }).then(
        (told) => setHushed({ ...NOBODY, ...told }),
        (fault: unknown) => toastFault(fault),
      ),
    [path],
  );
  return who === '' ? NOBODY : { ...hushed, set };
}
