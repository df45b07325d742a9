import { type RefObject, useEffect } from 'react';
import { letters } from './letters.ts';
import type { Space } from './spaces.ts';

/** `w` on a shut space asks why; the keyboard comes there with Shift and the arrows. */
export function useWhyKey(root: RefObject<HTMLElement | null>, spaces: readonly Space[], why: (space: number) => void): void {
  useEffect(() => {
    const table = root.current;
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== letters.why || event.altKey || event.ctrlKey || event.metaKey) return;
      const stop = event.target instanceof HTMLElement ? Number(event.target.dataset['stop']) : Number.NaN;
      if (spaces.some((each) => each.space === stop && each.kind === 'shut')) why(stop);
    };
    table?.addEventListener('keydown', pressed);
    return () => table?.removeEventListener('keydown', pressed);
  });
}
