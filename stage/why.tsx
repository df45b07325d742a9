import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classes } from './classes.ts';

export interface WhyProps {
  /** What was touched, in page coordinates. */
  readonly anchor: DOMRect;
  /** The bubble stays inside this. */
  readonly within: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

const MARGIN = 10;
const TIP = 11;

/** Answers "why can't I?" beside the piece that was touched. */
export function WhyBubble({ anchor, within, children, onClose }: WhyProps) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number; tip: number; below: boolean }>();

  useLayoutEffect(() => {
    const bubble = box.current;
    const frame = within.current?.getBoundingClientRect();
    if (bubble === null || frame === undefined) return;
    const { offsetWidth: width, offsetHeight: height } = bubble;
    const middle = anchor.left + anchor.width / 2 - frame.left;
    const left = Math.max(MARGIN, Math.min(middle - width / 2, frame.width - width - MARGIN));
    const above = anchor.top - frame.top - height - TIP;
    const below = above < MARGIN;
    const lowest = frame.height - height - MARGIN;
    const top = below ? Math.min(anchor.bottom - frame.top + TIP, lowest) : Math.min(above, lowest);
    setPlace({ left, top: Math.max(MARGIN, top), tip: Math.max(16, Math.min(middle - left, width - 16)), below });
  }, [anchor, within]);

  useEffect(() => {
    const away = (event: Event) => {
      if (!(event.target instanceof Node) || box.current?.contains(event.target) !== true) onClose();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('pointerdown', away, true);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', away, true);
      document.removeEventListener('keydown', escape);
    };
  }, [onClose]);

  return (
    <div
      ref={box}
      className={classes('why', place?.below && 'is-below')}
      aria-live="polite"
      style={
        place === undefined
          ? { visibility: 'hidden' }
          : ({ left: place.left, top: place.top, '--tip': `${place.tip}px` } as React.CSSProperties)
      }
    >
      {children}
    </div>
  );
}
