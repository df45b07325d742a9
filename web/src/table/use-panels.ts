import type { Seat } from '@tafelrunde/kernel';
import type { ChatLine } from '@tafelrunde/protocol';
import { useCallback, useState } from 'react';
import { change, settings, useSettings } from '../settings.ts';
import type { Panel } from './side.tsx';

export interface Panels {
  /** The drawer or sheet that is open, on narrow screens. */
  readonly panel: Panel | undefined;
  /** The tab of the side column, on wide ones. */
  readonly tab: 'log' | 'rules';
  readonly folded: boolean;
  readonly unread: number;
  /** My turn has come since the panel was opened. */
  readonly turnCame: boolean;
  /** The rule somebody asked for. */
  readonly rule: string | undefined;
  /** Opens a panel; on narrow screens a second press closes it. */
  readonly show: (panel: Panel) => void;
  readonly showRule: (rule: string) => void;
  readonly hide: () => void;
  readonly setTab: (tab: 'log' | 'rules') => void;
  readonly fold: (folded: boolean) => void;
}

interface Where {
  readonly game: string;
  readonly chat: readonly ChatLine[];
  readonly yours: readonly Seat[];
  readonly wide: boolean;
  /** It is the reader's turn. */
  readonly mine: boolean;
}

/** Which of log, chat and rules is open, where, and what is still unread. */
export function usePanels({ game, chat, yours, wide, mine }: Where): Panels {
  const folded = useSettings().folded.includes(game);
  const [panel, setPanel] = useState<Panel>();
  const [tab, setTab] = useState<'log' | 'rules'>('log');
  const [rule, setRule] = useState<string>();
  const last = chat.at(-1)?.n ?? -1;
  const [read, setRead] = useState(last);

  const [turnCame, setTurnCame] = useState(false);
  const [before, setBefore] = useState(mine);
  if (before !== mine) {
    setBefore(mine);
    setTurnCame(mine && panel !== undefined);
  }

  const visible = wide ? !folded : panel === 'chat';
  if (visible && read !== last) setRead(last);

  const fold = useCallback(
    (away: boolean) => {
      const others = settings.get().folded.filter((each) => each !== game);
      change({ folded: away ? [...others, game] : others });
    },
    [game],
  );
  const show = useCallback(
    (wanted: Panel) => {
      if (!wide) {
        setTurnCame(false);
        return setPanel((open) => (open === wanted ? undefined : wanted));
      }
      fold(false);
      if (wanted !== 'chat') return setTab(wanted);
      // The column may only just be unfolding.
      return void requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-chat-input]')?.focus());
    },
    [wide, fold],
  );
  const showRule = useCallback(
    (wanted: string) => {
      setRule(wanted);
      if (wide) {
        fold(false);
        setTab('rules');
      } else setPanel('rules');
    },
    [wide, fold],
  );
  // What bots say about their plans is to be found, not to be announced.
  const unread = chat.filter(
    (line) => line.n > read && line.say === undefined && !(line.seat !== undefined && yours.includes(line.seat)),
  ).length;
  return {
    panel,
    tab,
    folded,
    unread: visible ? 0 : unread,
    turnCame,
    rule,
    show,
    showRule,
    hide: useCallback(() => setPanel(undefined), []),
    setTab,
    fold,
  };
}
