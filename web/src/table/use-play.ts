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
  /** `order`: the key of a standing order given with it. */
  readonly send: (action: unknown, order?: string) => void;
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
  const [sent, setSent] = useState<AskInfo>();
  const [until, setUntil] = useState(0);
  // A table that no longer asks shows what came of it already, even if the answer itself lags behind: the next touch is not lost.
  const sending = sent !== undefined && state.match?.asks.some(({ id }) => id === sent.id) === true;
  const now = useLatest({ seat, ask, texts, sending, onAnswered });
  const play = useCallback(
    async (order: Order, asked: AskInfo) => {
      try {
        const answer = await link.send(order);
        if (answer.type === 'done') setUntil(answer.seq);
        if (asked.must) now.current.onAnswered();
      } catch (fault) {
        toastFault(fault, (refusal) => now.current.texts.refusal(refusal));
      }
      setSent((latest) => (latest === asked ? undefined : latest));
    },
    [link, now],
  );
  const send = useCallback(
    (action: unknown, standing?: string) => {
      const { seat: from, ask: answered, sending: already } = now.current;
      if (from === undefined || answered === undefined || already) return;
      setSent(answered);
      const order = standing === undefined ? {} : { order: standing };
      void play({ type: 'act', seat: from, ask: answered.id, action: action as Record<string, unknown>, ...order }, answered);
    },
    [play, now],
  );
  return { busy: sending || (state.seq ?? 0) < until, send };
}
