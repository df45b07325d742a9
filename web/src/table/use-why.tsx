import { WhyBubble } from '@tafelrunde/stage';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '../texts/index.ts';

interface Why {
  readonly anchor: DOMRect;
  readonly text: string;
  readonly rule?: string | undefined;
  readonly key: string;
}

export interface WhyAnswer {
  readonly bubble: ReactNode;
  /** Beside what was touched or is focused in the game area. */
  readonly answer: (text: string, rule?: string) => void;
  /** Beside a given element of the frame. */
  readonly beside: (text: string, touched: Element) => void;
  readonly close: () => void;
}

/**
 * One bubble at a time, beside the piece somebody asked about. It goes when another `key` comes: what the reader is asked has
 * changed, and with it the reason.
 */
export function useWhy(areaRef: RefObject<HTMLElement | null>, onRule: (rule: string) => void, key: string): WhyAnswer {
  const t = useTexts();
  const [given, setWhy] = useState<Why>();
  const why = given?.key === key ? given : undefined;
  const touched = useRef<Element>(undefined);

  useEffect(() => {
    const box = areaRef.current;
    const note = (event: Event) => {
      if (event.target instanceof Element) touched.current = event.target;
    };
    box?.addEventListener('pointerdown', note, true);
    box?.addEventListener('focusin', note);
    return () => {
      box?.removeEventListener('pointerdown', note, true);
      box?.removeEventListener('focusin', note);
    };
  }, [areaRef]);

  const close = useCallback(() => setWhy(undefined), []);
  const beside = useCallback((text: string, element: Element) => setWhy({ anchor: element.getBoundingClientRect(), text, key }), [key]);
  const answer = useCallback(
    (text: string, rule?: string) => {
      const box = areaRef.current;
      if (box === null) return;
      const focused = document.activeElement;
      const inside = focused !== null && focused !== box && box.contains(focused) ? focused : undefined;
      const piece = inside ?? (touched.current?.isConnected === true ? touched.current : box);
      setWhy({ anchor: piece.getBoundingClientRect(), text, rule, key });
    },
    [areaRef, key],
  );

  const rule = why?.rule;
  const bubble =
    why === undefined ? undefined : (
      <WhyBubble anchor={why.anchor} within={areaRef} onClose={close}>
        {why.text}
        {rule !== undefined && (
          <button
            type="button"
            className="link"
            onClick={() => {
              close();
              onRule(rule);
            }}
          >
            {t.rules.read(rule)}
          </button>
        )}
      </WhyBubble>
    );
  return { bubble, answer, beside, close };
}
