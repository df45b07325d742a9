import { startTransition, useEffect, useState } from 'react';

/** So often a page that has no frames is looked at, in milliseconds: one that lies in the background. */
const GLANCE = 500;

/**
 * Whether this part of a table may be drawn in full: at the first frame nothing is, then one turn after the other, a frame each, and drawing
 * it may be interrupted. A slow phone can be touched between them, and nothing moves: a part that waits has its place and its words already,
 * and lacks its picture. Where nothing is painted, as in a picture of a page, everything is there at once.
 */
export function useInTurn(turn: number): boolean {
  const [come, setCome] = useState(() => !('requestAnimationFrame' in globalThis));
  useEffect(() => {
    let before = turn;
    let frame = requestAnimationFrame(function next() {
      if (before === 0) comes();
      else frame = requestAnimationFrame(next);
      before--;
    });
    const watch = setInterval(() => {
      if (document.hidden) comes();
    }, GLANCE);
    const stop = () => {
      cancelAnimationFrame(frame);
      clearInterval(watch);
    };
    const comes = () => {
      stop();
      startTransition(() => setCome(true));
    };
    return stop;
  }, [turn]);
  return come;
}
