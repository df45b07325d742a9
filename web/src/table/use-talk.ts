import { useCallback, useRef } from 'react';
import { toastFault } from '../frame/toasts.tsx';
import type { LinkState, TableLink } from '../link/link.ts';

/** Words before those a page was sent: how many there are, and how to get them. */
export interface OlderWords {
  readonly earlier: number;
  readonly more: () => void;
}

/** Older words are asked for once somebody wants to read them. */
export function useTalk(link: TableLink, { chat }: Pick<LinkState, 'chat'>): OlderWords {
  const asking = useRef(false);
  const earlier = chat[0]?.n ?? 0;
  const more = useCallback(() => {
    if (asking.current || earlier === 0) return;
    asking.current = true;
    link
      .send({ type: 'talk', before: earlier })
      .catch((fault: unknown) => toastFault(fault))
      .finally(() => {
        asking.current = false;
      });
  }, [link, earlier]);
  return { earlier, more };
}
