import { useEffect, useState } from 'react';

/**
 * Whether this part of a table may be drawn in full: at the first frame nothing is, then one turn after the other, a frame each. A slow
 * phone can be touched between them, and nothing moves: a part that waits has its place and its words already, and lacks its picture.
 */
export function useInTurn(turn: number): boolean {
  const [come, setCome] = useState(false);
  useEffect(() => {
    let before = turn;
    let frame = requestAnimationFrame(function next() {
      if (before === 0) setCome(true);
      else frame = requestAnimationFrame(next);
      before--;
    });
    return () => cancelAnimationFrame(frame);
  }, [turn]);
  return come;
}
