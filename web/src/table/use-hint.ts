import type { Advice, Seat } from '@tafelrunde/kernel';
import type { AskInfo } from '@tafelrunde/protocol';
import { useCallback, useState } from 'react';
import { toastFault } from '../frame/toasts.tsx';
import type { TableLink } from '../link/link.ts';

/** The point a hint is for: as soon as anything is played or taken back it is another one. */
export interface HintPoint {
  readonly seat: Seat;
  readonly position: number;
  readonly ask: string;
}

export interface HintGlass {
  /** thinking: asked for · panel: lies open · marked: put aside, the pieces stay lit. */
  readonly at: 'none' | 'thinking' | 'panel' | 'marked';
  readonly advice: Advice<unknown> | undefined;
  /** The first press asks, the next puts the words aside, another brings them back. */
  readonly press: () => void;
  readonly putAside: () => void;
}

interface Held {
  readonly key: string;
  readonly at: HintGlass['at'];
  readonly advice?: Advice<unknown>;
}

function keyOf(point: HintPoint | undefined): string | undefined {
  return point === undefined ? undefined : `${point.seat} ${point.position} ${point.ask}`;
}

/** One hint at a time, for this moment alone: it closes by itself when the position changes. */
export function useHint(link: TableLink, point: HintPoint | undefined, onAdvice: (advice: Advice<unknown>) => void): HintGlass {
  const [held, hold] = useState<Held>();
  const key = keyOf(point);
  const now = held !== undefined && held.key === key ? held : undefined;

  const ask = async () => {
    if (point === undefined || key === undefined) return;
    hold({ key, at: 'thinking' });
    try {
      const answer = await link.send({ type: 'hint', seat: point.seat });
      if (answer.type !== 'hinted' || answer.position !== point.position) return;
      const { advice } = answer;
      hold((before) => (before?.key === key ? { key, at: 'panel', advice } : before));
      onAdvice(advice);
    } catch (fault) {
      toastFault(fault);
      hold((before) => (before?.key === key ? undefined : before));
    }
  };
  const show = (at: HintGlass['at']) => hold((before) => (before?.advice === undefined ? before : { ...before, at }));
  const press = () => {
    if (now === undefined) void ask();
    else if (now.at !== 'thinking') show(now.at === 'panel' ? 'marked' : 'panel');
  };
  const putAside = useCallback(() => hold((before) => (before?.at === 'panel' ? { ...before, at: 'marked' } : before)), []);
  return { at: now?.at ?? 'none', advice: now?.advice, press, putAside };
}

/** The question a hint is about: what must be answered, else what may be. */
export function hintPoint(seat: Seat | undefined, ask: AskInfo | undefined, position: number): HintPoint | undefined {
  return seat === undefined || ask === undefined ? undefined : { seat, position, ask: ask.id };
}
