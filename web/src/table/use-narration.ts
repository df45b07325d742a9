import type { GameTexts, Names } from '@tafelrunde/kernel';
import type { LogLine } from '@tafelrunde/protocol';
import { narrate } from '@tafelrunde/stage';
import { useLayoutEffect, useRef } from 'react';
import { toast } from '../frame/toasts.tsx';
import type { LinkState } from '../link/link.ts';
import type { Texts } from '../texts/index.ts';

// texts of any game
export type AnyTexts = GameTexts<any, any, any>;

/**
 * The sentences of a log line, in order. Undo and set-up are told in the frame's own words. A view of the match, where one is at
 * hand, tells who plays whom.
 */
export function sentencesOf(line: LogLine, t: Texts, texts: AnyTexts, names: Names, view?: unknown): readonly string[] {
  if (line.kind === 'undo') {
    const who = line.seat ?? -1;
    const agreed = (line.agreed ?? []).filter((seat) => seat !== who).map((seat) => names.of(seat));
    const told = t.undo.line(names.of(who), names.you.includes(who));
    return agreed.length === 0 ? [told] : [told, t.undo.agreed(agreed)];
  }
  return line.events.map((event) => texts.event(event, names, view)).filter((sentence) => sentence !== undefined);
}

/** Reads out every new log line, in order; after a resync only that there was one. */
export function useNarration(state: LinkState, t: Texts, texts: AnyTexts, names: Names): void {
  const told = useRef(state.log.at(-1)?.n ?? -1);
  const synced = useRef(state.resyncs);
  const view = state.match?.views[0]?.view;
  // Before the effects of the game's table: what happened is told first, then what the game says about it.
  useLayoutEffect(() => {
    const last = state.log.at(-1)?.n ?? -1;
    if (synced.current !== state.resyncs) {
      synced.current = state.resyncs;
      toast({ tone: 'good', ...t.connection.resynced });
    } else {
      for (const line of state.log) {
        if (line.n > told.current) for (const sentence of sentencesOf(line, t, texts, names, view)) narrate(sentence);
      }
    }
    told.current = last;
  }, [state.log, state.resyncs, t, texts, names, view]);
}
