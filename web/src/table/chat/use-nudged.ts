import type { Seat } from '@tafelrunde/kernel';
import type { ChatLine } from '@tafelrunde/protocol';
import { ringBell, STILL } from '@tafelrunde/stage';
import { useEffect, useEffectEvent, useRef } from 'react';
import { toast } from '../../frame/toasts.tsx';
import { usePreferences } from '../../preferred.ts';
import { useChatWords } from './words.ts';

/** Somebody nudges the reader while the page is open: it says so, and rings. */
export function useNudged(chat: readonly ChatLine[], yours: readonly Seat[], hushed: readonly Seat[]): void {
  const { bell } = usePreferences();
  const say = useChatWords();
  const newest = chat.at(-1)?.n ?? -1;
  const read = useRef(newest);
  const look = useEffectEvent((from: number) => {
    const nudge = chat.findLast(
      ({ n, nudge: to, seat }) => n > from && to !== undefined && yours.includes(to) && seat !== undefined && !hushed.includes(seat),
    );
    if (nudge === undefined) return;
    toast({ tone: 'note', title: say.nudged.you(nudge.name), text: say.nudged.text });
    if (bell && !matchMedia(STILL).matches) ringBell();
  });
  useEffect(() => {
    if (newest > read.current) look(read.current);
    read.current = Math.max(read.current, newest);
  }, [newest]);
}
