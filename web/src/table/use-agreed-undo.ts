import type { TableInfo } from '@tafelrunde/protocol';
import { useEffect, useEffectEvent, useRef } from 'react';
import { toast } from '../frame/toasts.tsx';
import { useTexts } from '../texts/index.ts';

/** Says over the table that a move went back because all agreed: the log that tells it is out of sight on a phone. */
export function useAgreedUndo({ undos }: TableInfo): void {
  const t = useTexts();
  const last = undos?.findLast(({ denier }) => denier === undefined)?.n ?? -1;
  const known = useRef(last);
  const tell = useEffectEvent(() => toast({ tone: 'good', ...t.undo.done, told: true }));
  useEffect(() => {
    if (last > known.current) tell();
    known.current = last;
  }, [last]);
}
