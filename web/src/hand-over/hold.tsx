import { classes, Icon } from '@tafelrunde/stage';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

/** How long it is held, and within which time a second press of a key opens. */
export const HOLD_MS = 1000;
const AGAIN_MS = 3000;

interface HoldProps {
  readonly label: string;
  readonly holding: string;
  readonly describedBy: string;
  readonly onHold: (held: boolean) => void;
  /** The first of two presses of a key. */
  readonly onOnce: (once: boolean) => void;
  readonly onOpen: () => void;
}

/** A button that is held for a second, or pressed twice by key: nobody opens it by brushing against it. */
export function HoldButton({ label, holding, describedBy, onHold, onOnce, onOpen }: HoldProps) {
  const [held, setHeld] = useState(false);
  const once = useRef(0);
  const hold = (on: boolean) => {
    setHeld(on);
    onHold(on);
  };
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    if (!held) return undefined;
    const timer = setTimeout(open, HOLD_MS);
    return () => clearTimeout(timer);
  }, [held]);
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (event.repeat) return;
    const now = performance.now();
    const again = once.current > 0 && now - once.current < AGAIN_MS;
    once.current = again ? 0 : now;
    onOnce(!again);
    if (again) onOpen();
  };
  return (
    <button
      type="button"
      className={classes('hold', held && 'is-held')}
      aria-describedby={describedBy}
      onPointerDown={() => hold(true)}
      onPointerUp={() => hold(false)}
      onPointerLeave={() => held && hold(false)}
      onPointerCancel={() => hold(false)}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={key}
    >
      {held && (
        <svg className="hold__ring" viewBox="0 0 144 144" aria-hidden="true">
          <circle cx="72" cy="72" r="67.5" pathLength="1" />
        </svg>
      )}
      <Icon name={held ? 'eye' : 'hand'} />
      <span>{held ? holding : label}</span>
    </button>
  );
}
