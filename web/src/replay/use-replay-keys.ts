import { useEffect, useEffectEvent } from 'react';

/** Keys of a replay: what is typed, and what belongs to a control that is focused, is left alone. */
export function useReplayKeys(act: (key: string, shift: boolean) => boolean): void {
  const pressedNow = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const { target } = event;
    if (target instanceof Element && target.closest('dialog, textarea, select, input:not([type="range"]):not([type="radio"])') !== null)
      return;
    const inControl = target instanceof Element && target.closest('button, a, [role="tab"]') !== null;
    if (event.key === ' ' && inControl) return;
    // Arrows belong to whatever is walked through with them: eyes, tabs, the log, pieces of the table. The rail steps as the keys do.
    const arrows = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    if (arrows && target instanceof Element && target.closest('input[type="radio"], [role="tab"], .log, .game__table') !== null) return;
    if (act(event.key, event.shiftKey)) event.preventDefault();
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => pressedNow(event);
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
