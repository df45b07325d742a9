import { useEffect, useState } from 'react';
import { STILL, useMedia } from './media.ts';
import type { MotionPace } from './table.ts';

/** The three lengths of a movement, as in the tokens: a press, a card on its way, a ceremony. */
const BEATS = { quick: 140, move: 260, ceremony: 600 } as const;
export type Beat = keyof typeof BEATS;

const SPEED: Readonly<Record<MotionPace, number>> = { full: 1, quick: 0.45, off: 0 };
const EASE = 'cubic-bezier(.2, .8, .2, 1)';

export function beatMs(beat: Beat, pace: MotionPace): number {
  return atPace(BEATS[beat], pace);
}

/** The pace the reader chose, unless the device asks for stillness. */
export function usePace(chosen: MotionPace): MotionPace {
  return useMedia(STILL) ? 'off' : chosen;
}

/** A time of one's own at the reader's pace: none where nothing moves. */
export function atPace(milliseconds: number, pace: MotionPace): number {
  return milliseconds * SPEED[pace];
}

/** Where something lies on the page. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** The transform that shows an element resting at `to` as if it lay at `from`. */
export function shift(from: Box, to: Box): string {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = to.width === 0 ? 1 : from.width / to.width;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** What was carried by hand, by `translate`, slides back to where it belongs. */
export function slideHome(element: HTMLElement): void {
  const from = element.style.translate;
  element.style.translate = '';
  if (from === '' || matchMedia(STILL).matches) return;
  element.animate([{ translate: from }, { translate: '0 0' }], { duration: BEATS.move, easing: EASE });
}

export interface Manner {
  readonly beat?: Beat;
  /** Times the beat. */
  readonly times?: number;
  readonly delay?: number;
  /** Degrees it turns on the way. */
  readonly turn?: number;
}

/** One told event in movement. Hurried, it arrives at once, and so does everything it still has to do. */
export class Scene {
  readonly #pace: MotionPace;
  readonly #running = new Set<Animation>();
  readonly #waits = new Set<() => void>();
  #hurried = false;

  constructor(pace: MotionPace) {
    this.#pace = pace;
  }

  get hurried(): boolean {
    return this.#hurried || this.#pace === 'off';
  }

  hurry(): void {
    this.#hurried = true;
    for (const animation of this.#running) animation.finish();
    for (const wake of this.#waits) wake();
  }

  /** Plays keyframes on an element; it ends as its style sheet says. */
  async animate(element: Element, frames: Keyframe[], manner: Manner = {}): Promise<void> {
    if (this.hurried) return;
    const duration = beatMs(manner.beat ?? 'move', this.#pace) * (manner.times ?? 1);
    const animation = element.animate(frames, { duration, delay: manner.delay ?? 0, easing: EASE, fill: 'backwards' });
    this.#running.add(animation);
    // Cancelled with its element: as good as arrived.
    await animation.finished.catch(() => undefined);
    this.#running.delete(animation);
  }

  /** Moves an element that already lies where it belongs from where it was. */
  async travel(element: Element, from: Box, manner: Manner = {}): Promise<void> {
    const to = boxOf(element);
    const turn = manner.turn === undefined ? '' : ` rotate(${manner.turn}deg)`;
    await this.animate(
      element,
      [
        { transform: `${shift(from, to)}${turn}`, zIndex: 5 },
        { transform: 'none', zIndex: 5 },
      ],
      manner,
    );
  }

  /** Sends a likeness of an element from one place to another, for what is not drawn at its goal (a card into a closed hand). */
  async send(likeness: HTMLElement, from: Box, to: Box, manner: Manner = {}): Promise<void> {
    if (this.hurried) return;
    const ghost = likeness.cloneNode(true) as HTMLElement;
    ghost.setAttribute('aria-hidden', 'true');
    ghost.inert = true;
    Object.assign(ghost.style, {
      position: 'fixed',
      left: `${to.left}px`,
      top: `${to.top}px`,
      width: `${to.width}px`,
      height: `${to.height}px`,
      margin: '0',
      zIndex: '15',
      pointerEvents: 'none',
    });
    document.body.append(ghost);
    try {
      const turn = manner.turn === undefined ? '' : ` rotate(${manner.turn}deg)`;
      await this.animate(ghost, [{ transform: `${shift(from, to)}${turn}` }, { transform: 'none' }], manner);
    } finally {
      ghost.remove();
    }
  }

  /** Turns a card over: narrows, shows the other side, widens. */
  async flip(element: Element, showOther: () => void, manner: Manner = {}): Promise<void> {
    await this.animate(element, [{ transform: 'none' }, { transform: 'rotateY(90deg)' }], { ...manner, times: (manner.times ?? 1) / 2 });
    showOther();
    await this.animate(element, [{ transform: 'rotateY(-90deg)' }, { transform: 'none' }], { ...manner, times: (manner.times ?? 1) / 2 });
  }

  async pause(beat: Beat, times = 1): Promise<void> {
    if (this.hurried) return;
    await new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.#waits.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, beatMs(beat, this.#pace) * times);
      this.#waits.add(wake);
    });
  }
}

/** Plays one scene at a time: a new event finishes the running one at once, so nobody waits for the screen. */
export class Choreography {
  #pace: MotionPace;
  #scene: Scene | undefined;

  constructor(pace: MotionPace) {
    this.#pace = pace;
  }

  /** The pace of every scene from now on. */
  keep(pace: MotionPace): void {
    this.#pace = pace;
  }

  async play(script: (scene: Scene) => Promise<void>): Promise<void> {
    this.#scene?.hurry();
    const scene = new Scene(this.#pace);
    this.#scene = scene;
    await script(scene);
    if (this.#scene === scene) this.#scene = undefined;
  }

  finish(): void {
    this.#scene?.hurry();
    this.#scene = undefined;
  }
}

/** The choreography of one table; whatever still moves arrives when the table goes. */
export function useChoreography(pace: MotionPace): Choreography {
  const [choreography] = useState(() => new Choreography(pace));
  useEffect(() => choreography.keep(pace), [choreography, pace]);
  useEffect(() => () => choreography.finish(), [choreography]);
  return choreography;
}
