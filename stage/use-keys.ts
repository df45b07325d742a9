import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Keys that act while something inside the box has the focus. Chords belong to the browser, what a piece has answered is answered, and a
 * key held down acts once unless it `repeats`.
 */
export function useKeys(
  box: RefObject<HTMLElement | null>,
  press: (event: KeyboardEvent) => void,
  { repeats = false }: { readonly repeats?: boolean } = {},
): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || (event.repeat && !repeats)) return;
    press(event);
  });
  useEffect(() => {
    const area = box.current;
    const listen = (event: KeyboardEvent) => pressed(event);
    area?.addEventListener('keydown', listen);
    return () => area?.removeEventListener('keydown', listen);
  }, [box]);
}
