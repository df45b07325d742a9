import { useEffect, useEffectEvent } from 'react';

function typing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"], dialog') !== null;
}

/** Single keys that act; off while somebody types, in dialogs, and when the reader has switched them off. */
export function useShortcuts(on: boolean, shortcuts: Readonly<Record<string, (() => void) | undefined>>): void {
  const actOf = useEffectEvent((key: string) => (Object.hasOwn(shortcuts, key) ? shortcuts[key] : undefined));
  useEffect(() => {
    if (!on) return undefined;
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.altKey || event.ctrlKey || event.metaKey || typing(event.target)) return;
      const act = actOf(event.key.toLowerCase());
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [on]);
}
