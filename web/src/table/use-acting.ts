import type { Language, Seat } from '@tafelrunde/kernel';
import { type GameTable, useLatest } from '@tafelrunde/stage';
import { useCallback } from 'react';
import { useTexts } from '../texts/index.ts';
import type { Reckoning } from './reckoning.ts';
import type { AnyTexts } from './use-narration.ts';
import type { Play } from './use-play.ts';
import type { TableRules } from './use-rules.ts';
import type { TableWindow } from './windows.tsx';

interface Where {
  readonly game: GameTable;
  readonly askRules: TableRules['askRules'];
  readonly texts: AnyTexts;
  readonly language: Language;
  readonly seat: Seat | undefined;
  readonly view: unknown;
  readonly play: Play;
  /** An earlier position is shown. */
  readonly past: boolean;
  readonly notNow: string | undefined;
  readonly reckoning: Reckoning;
  /** Says why not, beside the piece. */
  readonly answer: (sentence: string, rule?: string) => void;
  readonly open: (window: TableWindow) => void;
}

/** What a piece that is touched does: it plays, warns first, or says why not. */
export function useActing(where: Where): { readonly act: (action: unknown) => void; readonly explain: (action: unknown) => void } {
  const latestRef = useLatest({ ...where, t: useTexts() });
  const act = useCallback(
    (action: unknown) => {
      const now = latestRef.current;
      if (now.past || now.play.busy) return;
      if (now.notNow !== undefined) return now.answer(now.notNow);
      const warning = now.game.warning?.(action, now.view, now.language);
      if (warning !== undefined) return now.open({ warning, action });
      // Whoever deals has read enough.
      now.reckoning.goOn();
      return now.play.send(action);
    },
    [latestRef],
  );
  const explain = useCallback(
    (action: unknown) => {
      // As it lies when it is asked: rules that have yet to come must not answer for what was played meanwhile.
      const { askRules, seat, view, texts, t, answer } = latestRef.current;
      const tell = async (asked: Seat) => {
        const refusal = (await askRules())?.explain(view, asked, action);
        if (refusal !== undefined) answer(texts.refusal(refusal) ?? t.failure(refusal), refusal.rule);
      };
      if (seat !== undefined) void tell(seat);
    },
    [latestRef],
  );
  return { act, explain };
}
