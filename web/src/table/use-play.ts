import type { Seat } from '@tafelrunde/kernel';
import type { AskInfo } from '@tafelrunde/protocol';
import { useLatest } from '@tafelrunde/stage';
import { useCallback, useState } from 'react';
import { toastFault } from '../frame/toasts.tsx';
import type { LinkState, Order, TableLink } from '../link/link.ts';
import type { AnyTexts } from './use-narration.ts';

export interface Play {
  /** An action is on its way, or its result has not arrived yet. */
  readonly busy: boolean;
  readonly send: (action: unknown) => void;
}

/** Sends actions, one at a time: busy until the table itself shows what came of it. */
export function usePlay(
  link: TableLink,
  state: LinkState,
  seat: Seat | undefined,
  ask: AskInfo | undefined,
  texts: AnyTexts,
  /** What had to be answered is. */
  onAnswered: () => void,
): Play {
  const [sending, setSending] = useState(false);
  const [until, setUntil] = useState(0);
  const now = useLatest({ seat, ask, texts, sending, onAnswered });
  const play = useCallback(
    async (order: Order, must: boolean) => {
      try {
        const answer = await link.send(order);
        if (answer.type === 'done') setUntil(answer.seq);
        if (must) now.current.onAnswered();
      } catch (fault) {
        toastFault(fault, (refusal) => now.current.texts.refusal(refusal));
      }
      setSending(false);
    },
    [link, now],
  );
  const send = useCallback(
    (action: unknown) => {
      const { seat: from, ask: answered, sending: already } = now.current;
      if (from === undefined || answered === undefined || already) return;
      setSending(true);
      void play({ type: 'act', seat: from, ask: answered.id, action: action as Record<string, unknown> }, answered.must);
    },
    [play, now],
  );
  return { busy: sending || (state.seq ?? 0) < until, send };
}
