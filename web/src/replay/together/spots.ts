import type { Pointing } from '@tafelrunde/protocol';

/** Pieces of a table that are the same on every screen, whatever its width: those motion knows by name, and figures on a map. */
const PIECES = '[data-spot], [data-piece]';
const NAME = /^[A-Za-z0-9:._-]{1,60}$/;

const nameOf = (piece: Element): string => {
  const { spot, piece: figure } = (piece as HTMLElement | SVGElement).dataset;
  return spot === undefined ? `piece:${figure}` : spot;
};

const part = (at: number, from: number, length: number): number => {
  const whole = length === 0 ? 0 : (at - from) / length;
  return Math.round(Math.min(1, Math.max(0, whole)) * 1000) / 1000;
};

/** What lies under a pointer, so that another screen can find it: in parts of the piece there, or of the whole table. */
export function spotAt(area: HTMLElement, { target, clientX, clientY }: PointerEvent): Pointing | undefined {
  let named: Element | null = target instanceof Element ? target.closest(PIECES) : null;
  // Some pieces are no box of their own.
  while (named !== null && (named.getClientRects().length === 0 || !NAME.test(nameOf(named))))
    named = named.parentElement?.closest(PIECES) ?? null;
  if (named !== null && !area.contains(named)) named = null;
  const { left, top, width, height } = (named ?? area).getBoundingClientRect();
  const at = { x: part(clientX, left, width), y: part(clientY, top, height) };
  return named === null ? at : { on: nameOf(named), ...at };
}

/** Where that is on this screen, from the corner of the table; and what is read out of it. */
export function spotOn(area: HTMLElement, { on, x, y }: Pointing): { readonly x: number; readonly y: number; readonly label: string } {
  // Where one thing lies on the table twice (a hand laid open, and the fan), the later one is the one that is larger.
  const piece = [...area.querySelectorAll(PIECES)].findLast((each) => nameOf(each) === on && each.getClientRects().length > 0);
  const box = (piece ?? area).getBoundingClientRect();
  const origin = area.getBoundingClientRect();
  const named = piece?.closest('[aria-label]') ?? piece?.querySelector('[aria-label]');
  const label = (named !== null && named !== undefined && area.contains(named) ? named.getAttribute('aria-label') : undefined) ?? '';
  const inside = (at: number, most: number) => Math.max(0, Math.min(at, most));
  return {
    x: inside(box.left - origin.left + x * box.width, origin.width),
    y: inside(box.top - origin.top + y * box.height, origin.height),
    label,
  };
}
