import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { ended, leftOf, letGo, opened, pressed, type Shutters, shut, ticked, turnedAway, type Way } from './shutters.ts';

const KEEP = 'tafelrunde.silver.look';

/** Pressed or held: this device remembers how its reader likes to look. */
export function useWay(): readonly [Way, (way: Way) => void] {
  const [way, setWay] = useState<Way>(() => {
    try {
      return localStorage.getItem(KEEP) === 'hold' ? 'hold' : 'press';
    } catch {
      return 'press';
    }
  });
  const keep = useCallback((next: Way) => {
    setWay(next);
    try {
      localStorage.setItem(KEEP, next);
    } catch {
      // A device that remembers nothing still looks.
    }
  }, []);
  return [way, keep];
}

export interface Looking {
  readonly shutters: Shutters;
  /** Milliseconds left. */
  readonly left: number;
  readonly end: () => void;
}

/** Opens and closes the shutters as the reader holds or presses `grip`; closes them by itself when time is up or the reader turns away. */
export function useShutters(grip: RefObject<HTMLElement | null>, window_: RefObject<HTMLElement | null>, way: Way): Looking {
  const [shutters, setShutters] = useState(shut);
  const [now, setNow] = useState(0);
  const holding = useRef(false);
  const change = useCallback((step: (before: Shutters, at: number) => Shutters) => {
    const at = performance.now();
    setNow(at);
    setShutters((before) => step(before, at));
  }, []);

  useEffect(() => {
    const away = () => change(turnedAway);
    const hidden = () => {
      if (document.visibilityState === 'hidden') away();
    };
    window.addEventListener('blur', away);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('blur', away);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [change]);

  useEffect(() => {
    if (!shutters.open) return undefined;
    const timer = setInterval(() => change(ticked), 250);
    return () => clearInterval(timer);
  }, [shutters.open, change]);

  useEffect(() => {
    const places = [grip.current, window_.current].filter((place) => place !== null);
    const down = () => {
      holding.current = true;
      change(way === 'hold' ? opened : pressed);
    };
    const up = () => {
      if (!holding.current) return;
      holding.current = false;
      if (way === 'hold') change(letGo);
    };
    const pointerDown = (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary) return;
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.setPointerCapture(event.pointerId);
      down();
    };
    const keyDown = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.repeat) {
        if (event.key === ' ') event.preventDefault();
        return;
      }
      event.preventDefault();
      down();
    };
    const keyUp = (event: KeyboardEvent) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      up();
    };
    // Enter, and what presses for the reader, cannot be held: one press opens, the next closes.
    const click = (event: MouseEvent) => {
      if (event.detail === 0) change(pressed);
    };
    // A long press would otherwise open the browser's own menu.
    const menu = (event: Event) => event.preventDefault();
    for (const place of places) {
      place.addEventListener('pointerdown', pointerDown);
      place.addEventListener('pointerup', up);
      place.addEventListener('pointercancel', up);
      place.addEventListener('contextmenu', menu);
    }
    const button = grip.current;
    button?.addEventListener('keydown', keyDown);
    button?.addEventListener('keyup', keyUp);
    button?.addEventListener('click', click);
    return () => {
      for (const place of places) {
        place.removeEventListener('pointerdown', pointerDown);
        place.removeEventListener('pointerup', up);
        place.removeEventListener('pointercancel', up);
        place.removeEventListener('contextmenu', menu);
      }
      button?.removeEventListener('keydown', keyDown);
      button?.removeEventListener('keyup', keyUp);
      button?.removeEventListener('click', click);
    };
  }, [grip, window_, way, change]);

  return { shutters, left: leftOf(shutters, now), end: useCallback(() => change(ended), [change]) };
}
