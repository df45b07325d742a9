import type { GameBrief, Names, Proposal, Seat, Suggestion } from '@tafelrunde/kernel';
import { narrate, type Plan, useLatest } from '@tafelrunde/stage';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { LinkState, Order } from '../link/link.ts';
import type { Texts } from '../texts/index.ts';
import { announced, answeringAll, plansIn, proposalsAt } from './proposals.ts';
import type { AnyTexts } from './use-narration.ts';

/** What is proposed at the table, and how the reader takes part. */
export interface TableTalk {
  readonly open: readonly Proposal[];
  /** What bots last announced. */
  readonly plans: readonly Plan[];
  /** Absent for those who look on, and where the game knows no proposals. */
  readonly propose?: (what: Suggestion) => void;
  readonly reply?: (id: string, yes: boolean) => void;
  readonly withdraw?: (id: string) => void;
}

interface Where {
  readonly module: GameBrief;
  readonly state: LinkState;
  readonly view: unknown;
  readonly seat: Seat | undefined;
  readonly names: Names;
  readonly over: boolean;
  readonly order: (order: Order) => void;
}

export function useProposals({ module, state, view, seat, names, over, order }: Where, t: Texts, texts: AnyTexts): TableTalk {
  const { chat } = state;
  const { proposals } = module;
  const open = useMemo(() => (over ? [] : proposalsAt(module, chat, view)), [module, chat, view, over]);
  const plans = useMemo(() => (over ? [] : plansIn(chat)), [chat, over]);
  useAnnounced(state, t, texts, names, view);

  const now = useLatest({ open, seat, names, proposals, order });
  const propose = useCallback(
    (what: Suggestion) => {
      const { seat: from, order: send } = now.current;
      if (from === undefined) return;
      const { key, params, to } = what;
      send({ type: 'propose', seat: from, key, ...(params === undefined ? {} : { params }), ...(to === undefined ? {} : { to: [...to] }) });
    },
    [now],
  );
  const reply = useCallback(
    (id: string, yes: boolean) => {
      const { open: all, seat: shown, names: who, proposals: spec, order: send } = now.current;
      const proposal = all.find((each) => each.id === id);
      if (proposal === undefined || spec === undefined) return;
      for (const by of answeringAll(spec, proposal, shown, who.you)) send({ type: 'reply', seat: by, proposal: id, yes });
    },
    [now],
  );
  const withdraw = useCallback(
    (id: string) => {
      const { open: all, names: who, order: send } = now.current;
      const by = all.find((each) => each.id === id)?.seat;
      if (by !== undefined && who.you.includes(by)) send({ type: 'withdraw', seat: by, proposal: id });
    },
    [now],
  );
  return seat === undefined || proposals === undefined || over ? { open, plans } : { open, plans, propose, reply, withdraw };
}

/** Reads out what others propose and answer, as it comes. */
function useAnnounced({ chat, resyncs }: LinkState, t: Texts, texts: AnyTexts, names: Names, view: unknown): void {
  const heard = useRef({ n: chat.at(-1)?.n ?? -1, resyncs });
  const seen = useLatest(view);
  useLayoutEffect(() => {
    const { n, resyncs: before } = heard.current;
    if (before === resyncs) {
      for (const line of chat) {
        const sentence = line.n > n ? announced(line, t, texts, names, seen.current) : undefined;
        if (sentence !== undefined) narrate(sentence);
      }
    }
    heard.current = { n: chat.at(-1)?.n ?? -1, resyncs };
  }, [chat, resyncs, t, texts, names, seen]);
}
