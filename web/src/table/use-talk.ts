import type { ChatLine } from '@tafelrunde/protocol';
import { useCallback, useRef } from 'react';
import { toastFault } from '../frame/toasts.tsx';
import type { LinkState, TableLink } from '../link/link.ts';
import { firstOf } from './chat/heard.ts';

/** Words before those a page was sent: how many there are, and how to get them. */
export interface OlderWords {
  readonly earlier: number;
  readonly more: () => void;
}

/** Older words are asked for once somebody wants to read them; of two talks those of the one that is known less far back. */
export function useTalk(link: TableLink, { chat, asides = NOTHING }: Pick<LinkState, 'chat' | 'asides'>): OlderWords {
  const asking = useRef(false);
  const first = firstOf(chat, asides);
  const earlier = first?.line.n ?? 0;
  const aside = first?.aside === true;
  const more = useCallback(() => {
    if (asking.current || earlier === 0) return;
    asking.current = true;
    link
      .send({ type: 'talk', before: earlier, ...(aside ? { among: 'watchers' } : {}) })
      .catch((fault: unknown) => toastFault(fault))
      .finally(() => {
        asking.current = false;
      });
  }, [link, earlier, aside]);
  return { earlier, more };
}

const NOTHING: readonly ChatLine[] = [];
