import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { land } from './land.drawn.ts';
import type { Point } from './generator/draw.mjs';

/** Where the sheet lies in its window: shifted by x and y, `scale` screen pixels to a unit of the map. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}
interface Window {
  readonly width: number;
  readonly height: number;
}

/** Field numbers are 21 units high and never smaller than 11 pixels. */
const LEGIBLE = 11 / 21;
const CLOSEST = 1.6;
/** A finger that moved less has touched, not dragged. */
const SLIP = 7;

/** The whole map in the window. */
export const fitScale = ({ width, height }: Window): number => Math.min(width / land.width, height / land.height);

/** Keeps the sheet in the window: no farther out than the whole of it, no farther in than is useful, no bare table beside it. */
export function kept(camera: Camera, room: Window): Camera {
  const fit = fitScale(room);
  const scale = Math.min(Math.max(camera.scale, fit), Math.max(CLOSEST, fit));
  const side = (at: number, size: number, window: number) =>
    size <= window ? (window - size) / 2 : Math.min(0, Math.max(window - size, at));
  return { x: side(camera.x, land.width * scale, room.width), y: side(camera.y, land.height * scale, room.height), scale };
}

/** Zoomed by a factor around a point of the window. */
export function zoomed(camera: Camera, room: Window, factor: number, [px, py]: Point): Camera {
  const { scale } = kept({ ...camera, scale: camera.scale * factor }, room);
  const by = scale / camera.scale;
  return kept({ x: px - (px - camera.x) * by, y: py - (py - camera.y) * by, scale }, room);
}

/** The point of the map in the middle of the window. */
export function centred([x, y]: Point, scale: number, room: Window): Camera {
  return kept({ x: room.width / 2 - x * scale, y: room.height / 2 - y * scale, scale }, room);
}

/** How much of the window is covered: at its foot, at its right and at its top. */
export interface Covered {
  readonly below?: number;
  readonly beside?: number;
  readonly above?: number;
  /** What belongs to the point stands so far above it, in units of the map. */
  readonly rise?: number;
}

/** Brings a point of the map into what is left of the window; undefined where it is in sight. */
export function revealed(now: Camera, room: Window, [x, y]: Point, covered: Covered = {}): Camera | undefined {
  const { below = 0, beside = 0, above: top = 0, rise = 0 } = covered;
  const above = top + Math.max(0, Math.min(rise * now.scale, (room.height - below - top) / 2));
  const height = Math.max(80, room.height - below - above);
  const width = Math.max(80, room.width - beside);
  const [px, py] = [x * now.scale + now.x, y * now.scale + now.y - above];
  const edge = Math.min(60, width / 5, height / 5);
  if (px >= edge && py >= edge && px <= width - edge && py <= height - edge) return undefined;
  const aimed = { ...now, x: width / 2 - x * now.scale, y: above + height / 2 - y * now.scale };
  // as far as it must, even if the sheet ends there
  const { x: left, y: upper } = kept(aimed, room);
  return { ...now, x: Math.min(left, Math.max(aimed.x, left - beside)), y: Math.min(upper + top, Math.max(aimed.y, upper - below)) };
}

export interface MapCamera {
  /** The window, and the sheet that moves in it. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly sheet: RefObject<HTMLDivElement | null>;
  readonly whole: () => void;
  readonly to: (point: Point) => void;
  /** Brings a point into sight, if it is not. */
  readonly reveal: (point: Point, covered?: () => Covered) => void;
  /** What was brought into sight need not stay there: what covered the map is gone. */
  readonly letGo: () => void;
  readonly zoom: (factor: number) => void;
  /** Whether the finger that is just lifted has moved the map. */
  readonly dragged: () => boolean;
}

/**
 * Pan, zoom and pinch. While something moves only the transform of the sheet changes; when it rests, the sheet is laid out anew at
 * its size, so that its lines are sharp.
 */
export function useCamera(home: Point): MapCamera {
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const camera = useRef<Camera>({ x: 0, y: 0, scale: 0 });
  const laid = useRef(0);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const moved = useRef(false);
  /** What was brought into sight last, until the map is moved by hand: so it stays when the window changes. */
  const sought = useRef<{ readonly point: Point; readonly covered: (() => Covered) | undefined }>(undefined);

  const room = useCallback((): Window => ({ width: frame.current?.clientWidth ?? 0, height: frame.current?.clientHeight ?? 0 }), [frame]);

  const show = useCallback(
    (next: Camera, resting = false) => {
      const element = sheet.current;
      if (element === null) return;
      camera.current = next;
      clearTimeout(rest.current);
      const lay = () => {
        if (laid.current !== next.scale) {
          laid.current = next.scale;
          element.style.width = `${land.width * next.scale}px`;
          element.style.setProperty('--unit', `${next.scale}`);
          element.style.setProperty('--number', `${Math.max(1, LEGIBLE / next.scale)}`);
        }
        element.style.transform = `translate(${next.x}px, ${next.y}px)`;
      };
      if (resting) lay();
      else {
        element.style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.scale / (laid.current || next.scale)})`;
        rest.current = setTimeout(lay, 160);
      }
    },
    [sheet],
  );

  /** On a small window the numbers could not be read: then it begins near the hero. */
  const begin = useEffectEvent((): Camera => {
    const size = room();
    const fit = fitScale(size);
    return fit >= LEGIBLE * 0.62 ? kept({ x: 0, y: 0, scale: fit }, size) : centred(home, Math.max(LEGIBLE * 1.1, fit), size);
  });

  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    let before: Window = { width: 0, height: 0 };
    const resized = () => {
      const size = room();
      if (size.width === 0 || size.height === 0) return;
      const untouched = before.width === 0 || Math.abs(camera.current.scale - fitScale(before)) < 0.001;
      const wide = fitScale(size) >= LEGIBLE * 0.62;
      const { x, y, scale } = camera.current;
      const middle: Point = [(before.width / 2 - x) / (scale || 1), (before.height / 2 - y) / (scale || 1)];
      show(before.width === 0 || (untouched && wide) ? begin() : centred(middle, scale, size), true);
      // what covers the map is measured anew: a page that has just found out it is a phone's has its sheets since then
      const again = sought.current && revealed(camera.current, size, sought.current.point, sought.current.covered?.());
      if (again !== undefined) show(again, true);
      before = size;
    };
    resized();
    const watcher = new ResizeObserver(resized);
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      clearTimeout(rest.current);
    };
  }, [frame, room, show]);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const fingers = new Map<number, Point>();
    let box = { left: 0, top: 0 };
    let start: Point = [0, 0];
    const at = (event: MouseEvent): Point => [event.clientX - box.left, event.clientY - box.top];
    const spread = (): { middle: Point; width: number } => {
      const [a, b] = [...fingers.values()];
      if (a === undefined || b === undefined) return { middle: a ?? [0, 0], width: 0 };
      return { middle: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], width: Math.hypot(a[0] - b[0], a[1] - b[1]) };
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || (event.target instanceof Element && event.target.closest('[data-over]') !== null)) return;
      const { left, top } = element.getBoundingClientRect();
      box = { left, top };
      fingers.set(event.pointerId, at(event));
      if (fingers.size === 1) {
        moved.current = false;
        start = at(event);
      }
    };
    const move = (event: PointerEvent) => {
      if (!fingers.has(event.pointerId)) return;
      // let go outside the window, where nobody heard of it
      if (event.buttons === 0) {
        fingers.delete(event.pointerId);
        return;
      }
      const before = spread();
      fingers.set(event.pointerId, at(event));
      const after = spread();
      if (!moved.current && fingers.size === 1 && Math.hypot(after.middle[0] - start[0], after.middle[1] - start[1]) < SLIP) return;
      if (!moved.current) {
        moved.current = true;
        sought.current = undefined;
        for (const id of fingers.keys()) element.setPointerCapture(id);
      }
      const now = camera.current;
      const dragged = { ...now, x: now.x + after.middle[0] - before.middle[0], y: now.y + after.middle[1] - before.middle[1] };
      show(before.width > 0 && after.width > 0 ? zoomed(dragged, room(), after.width / before.width, after.middle) : kept(dragged, room()));
    };
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
    };
    const wheel = (event: WheelEvent) => {
      if (event.target instanceof Element && event.target.closest('[data-over]') !== null) return;
      event.preventDefault();
      sought.current = undefined;
      const { left, top } = element.getBoundingClientRect();
      box = { left, top };
      show(zoomed(camera.current, room(), Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), at(event)));
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('wheel', wheel);
    };
  }, [frame, room, show]);

  const letGo = useCallback(() => {
    sought.current = undefined;
  }, []);
  const to = useCallback(
    (point: Point) => {
      letGo();
      show(centred(point, Math.max(camera.current.scale, LEGIBLE * 1.1), room()), true);
    },
    [letGo, show, room],
  );
  return {
    frame,
    sheet,
    whole: useCallback(() => {
      letGo();
      show(kept({ x: 0, y: 0, scale: 0 }, room()), true);
    }, [letGo, show, room]),
    to,
    letGo,
    reveal: useCallback(
      (point: Point, covered?: () => Covered) => {
        sought.current = { point, covered };
        const next = revealed(camera.current, room(), point, covered?.());
        if (next !== undefined) show(next, true);
      },
      [show, room],
    ),
    zoom: useCallback(
      (factor: number) => {
        const size = room();
        letGo();
        show(zoomed(camera.current, size, factor, [size.width / 2, size.height / 2]), true);
      },
      [letGo, show, room],
    ),
    dragged: useCallback(() => moved.current, []),
  };
}
