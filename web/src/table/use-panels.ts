import type { Seat } from '@tafelrunde/kernel';
import type { ChatLine, Hushed } from '@tafelrunde/protocol';
import { useCallback, useEffect, useState } from 'react';
import { foldedAs, foldedFor } from '../preferences.ts';
import { noteRead, wordsRead } from '../talk-read.ts';
import { change, preferences, usePreferences } from '../preferred.ts';
import type { AskedRule } from '../rules/rulebook.tsx';

/** `match`: beside a branch, the match it left. */
export type Panel = 'log' | 'match' | 'chat' | 'rules';
export type ColumnTab = Exclude<Panel, 'chat'>;

export interface Panels {
  /** The drawer or sheet that is open, on narrow screens. */
  readonly panel: Panel | undefined;
  /** The tab of the side column, on wide ones. */
  readonly tab: ColumnTab;
  readonly folded: boolean;
  /** What others said since the talk was last in sight, the newest last. */
  readonly unread: readonly ChatLine[];
  /** My turn has come since the panel was opened. */
  readonly turnCame: boolean;
  /** The rule somebody asked for. */
  readonly rule: AskedRule | undefined;
  /** Opens a panel; a second press closes it where it lies over the table. */
  readonly show: (panel: Panel) => void;
  readonly showRule: (rule: string) => void;
  readonly hide: () => void;
  readonly setTab: (tab: ColumnTab) => void;
  readonly fold: (folded: boolean) => void;
}

interface Where {
  readonly table: string;
  readonly game: string;
  readonly chat: readonly ChatLine[];
  /** Among those who look on. */
  readonly asides: readonly ChatLine[] | undefined;
  readonly yours: readonly Seat[];
  /** Whose words the reader does not want. */
  readonly hush: Hushed;
  readonly wide: boolean;
  /** It is the reader's turn. */
  readonly mine: boolean;
  /** The table has panels of its own at its sides. */
  readonly broad: boolean;
}

const drawn = (then: () => void): void => void requestAnimationFrame(then);

/** To where one writes; it may only just be drawn. */
export const toWriting = (): void => drawn(() => document.querySelector<HTMLElement>('[data-chat-input]')?.focus());

/** What lay over the table had the focus, and what opened it may be gone. */
const toTools = (): void =>
  drawn(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('.tool--chat')?.focus();
  });

/** How far a talk was read; its end is read while it is in sight. */
function useRead(talk: string, lines: readonly ChatLine[] | undefined, visible: boolean): number {
  const last = lines?.at(-1)?.n ?? -1;
  // What was said while this page was closed is unread; at a table never opened here nobody knows.
  const [read, setRead] = useState(() => (wordsRead(talk) ?? last + 1) - 1);
  if (visible && read !== last) setRead(last);
  const known = lines !== undefined;
  useEffect(() => {
    if (known) noteRead(talk, read + 1);
  }, [talk, read, known]);
  return read;
}

/** Which of log, chat and rules is open, where, and what is still unread. */
export function usePanels({ table, game, chat, asides, yours, hush, wide, mine, broad }: Where): Panels {
  const folded = foldedFor(usePreferences(), game, broad);
  const [panel, setPanel] = useState<Panel>();
  const [tab, setTab] = useState<ColumnTab>('log');
  const [rule, setRule] = useState<AskedRule>();

  const [turnCame, setTurnCame] = useState(false);
  const [before, setBefore] = useState(mine);
  if (before !== mine) {
    setBefore(mine);
    setTurnCame(mine && panel !== undefined);
  }

  const column = wide && !folded;
  const visible = column || panel === 'chat';
  const read = useRead(table, chat, visible);
  const asidesRead = useRead(`${table} asides`, asides, visible);

  const fold = useCallback((away: boolean) => change(foldedAs(preferences.get(), game, away)), [game]);
  const show = useCallback(
    (wanted: Panel) => {
      // Where the column is folded away, words lie over the table for a moment: it keeps its room.
      if (!wide || (!column && (wanted === 'chat' || panel !== undefined))) {
        setTurnCame(false);
        setPanel(panel === wanted ? undefined : wanted);
      } else {
        setPanel(undefined);
        fold(false);
        if (wanted !== 'chat') setTab(wanted);
      }
      if (wide && wanted === 'chat') toWriting();
    },
    [wide, column, panel, fold],
  );
  const showRule = useCallback(
    (wanted: string) => {
      setRule({ rule: wanted });
      if (wide) {
        setPanel(undefined);
        fold(false);
        setTab('rules');
      } else setPanel('rules');
    },
    [wide, fold],
  );
  // What bots say about their plans is to be found, not to be announced.
  const words = chat.filter(
    (line) =>
      line.n > read &&
      (line.text ?? line.proposal) !== undefined &&
      !(line.seat !== undefined && (yours.includes(line.seat) || hush.seats.includes(line.seat))),
  );
  const heard = asides?.filter(({ n, by = '' }) => n > asidesRead && !hush.you.includes(by) && !hush.watchers.includes(by)) ?? [];
  const unread = heard.length === 0 ? words : [...words, ...heard].toSorted((a, b) => a.at - b.at);
  return {
    panel,
    tab,
    folded,
    unread: visible ? [] : unread,
    turnCame,
    rule,
    show,
    showRule,
    hide: useCallback(() => {
      setPanel(undefined);
      toTools();
    }, []),
    setTab,
    fold,
  };
}
