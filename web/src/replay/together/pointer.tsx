import type { Pointing } from '@tafelrunde/protocol';
import { narrate } from '@tafelrunde/stage';
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { Face } from './people.tsx';
import { spotAt, spotOn } from './spots.ts';
import { type Together, useLinkPart } from './use-together.ts';
import { useTogetherWords } from './words.ts';

/** Milliseconds between two places pointed at, until a pointer at rest goes, and between two that are read out. */
const STEP = 100;
const REST = 3000;
const READ = 2000;

/** Whoever leads points with the mouse, or with a finger while it touches. */
function usePointing({ leading, live, link }: Together, area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const table = area.current;
    if (!leading || !live || link === undefined || table === null) return undefined;
    let at: Pointing | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let told: Pointing | undefined;
    const tell = () => {
      timer = undefined;
      if (at === told) return;
      told = at;
      link.tell?.({ type: 'point', ...(at === undefined ? {} : { at }) });
      timer = setTimeout(tell, STEP);
    };
    const soon = (next: Pointing | undefined) => {
      at = next;
      if (timer === undefined) tell();
    };
    const moved = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' || event.buttons > 0) soon(spotAt(table, event));
    };
    const pressed = (event: PointerEvent) => {
      const spot = spotAt(table, event);
      if (spot !== undefined) soon({ ...spot, press: true });
    };
    const left = () => soon(undefined);
    table.addEventListener('pointermove', moved);
    table.addEventListener('pointerdown', pressed);
    table.addEventListener('pointerleave', left);
    return () => {
      clearTimeout(timer);
      table.removeEventListener('pointermove', moved);
      table.removeEventListener('pointerdown', pressed);
      table.removeEventListener('pointerleave', left);
    };
  }, [leading, live, link, area]);
}

/** What whoever leads points at, shown to those who follow; read out only where they press, and not too often. */
export function Pointer({ together, area }: { readonly together: Together; readonly area: RefObject<HTMLElement | null> }) {
  const say = useTogetherWords();
  const pointed = useLinkPart(together.link, (state) => state.pointed);
  const [rested, setRested] = useState<Pointing>();
  const readAt = useRef(-READ);
  const [at, setAt] = useState<{ readonly x: number; readonly y: number; readonly label: string }>();
  usePointing(together, area);
  const { lead } = together.info ?? {};
  const shown = together.following && lead !== undefined && pointed !== undefined && pointed !== rested;
  useEffect(() => {
    if (!shown) return undefined;
    const place = () => setAt(area.current === null ? undefined : spotOn(area.current, pointed));
    place();
    const timer = setTimeout(() => setRested(pointed), REST);
    addEventListener('resize', place);
    return () => {
      clearTimeout(timer);
      removeEventListener('resize', place);
    };
  }, [shown, pointed, area]);
  const pressed = shown && pointed.press === true && at !== undefined ? at.label : undefined;
  useEffect(() => {
    if (pressed === undefined || lead === undefined || performance.now() - readAt.current < READ) return;
    readAt.current = performance.now();
    narrate(say.pointsAt(lead.name, pressed === '' ? say.pointing : pressed));
  }, [pressed, lead, say]);
  if (!shown || at === undefined) return null;
  const colour = lead.seat === undefined ? 'var(--ink)' : `var(--seat-${(lead.seat % 8) + 1})`;
  const style = { '--x': `${at.x}px`, '--y': `${at.y}px`, '--of': colour } as CSSProperties;
  return (
    <div className="ptr" style={style} aria-hidden="true">
      {pointed.press === true && <span className="ptr__ping" />}
      <svg viewBox="0 0 30 34">
        <path d="M3 2l21 15-9.5 1.500L20 30l-5 2.400-5-11.500L3 27z" />
      </svg>
      <span className="ptr__name">
        <Face {...lead} />
        {lead.name}
      </span>
    </div>
  );
}
