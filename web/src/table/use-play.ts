import type { Seat } from '@tafelrunde/kernel';
import type { AskInfo } from '@tafelrunde/protocol';
import { useLatest } from '@tafelrunde/stage';
import { useCallback, useState } from 'react';
import { toastFault } from '../frame/toasts.tsx';
import type { LinkState, TableLink } from '../link/link.ts';
import type { AnyTexts } from './use-narration.ts';

export interface Play {
  /** An action is on its way, or its result has not arrived yet. */
  readonly busy: boolean;
  readonly send: (action: unknown) => void;
}

/** Sends actions, one at a time: busy until the table itself shows what came of it. */
export function usePlay(link: TableLink, state: LinkState, seat: Seat | undefined, ask: AskInfo | undefined, texts: AnyTexts): Play {
  const [sending, setSending] = useState(false);
  const [until, setUntil] = useState(0);
  const now = useLatest({ seat, ask, texts, sending });
  const send = useCallback(
    (action: unknown) => {
      const { seat: from, ask: answered, sending: already } = now.current;
      if (from === undefined || answered === undefined || already) return;
      setSending(true);
      link
        .send({ type: 'act', seat: from, ask: answered.id, action: action as Record<string, unknown> })
        .then(
          (answer) => answer.type === 'done' && setUntil(answer.seq),
          (fault: unknown) => toastFault(fault, (refusal) => now.current.texts.refusal(refusal)),
        )
        .finally(() => setSending(false));
    },
    [link, now],
  );
  return { busy: sending || (state.seq ?? 0) < until, send };
}
