/* Which field an arrow key leads to. Neighbours are those of the board: the picture only says where they lie. */
import type { Board } from '../../board/index.ts';
import type { DrawnMap } from './generator/draw.mjs';

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
const aim: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
export const isDirection = (key: string): key is Direction => key in aim;

/** The neighbour that lies most in this direction; none, if all lie behind. */
export function towards(
  field: number,
  direction: Direction,
  land: DrawnMap,
  { neighboursOf }: Pick<Board, 'neighboursOf'>,
): number | undefined {
  const from = land.fields[field]?.number;
  if (from === undefined) return undefined;
  const [ax, ay] = aim[direction];
  let best: number | undefined;
  let most = 0.25; // farther aside than this is another direction
  for (const next of neighboursOf[field] ?? []) {
    const to = land.fields[next]?.number ?? from;
    const [x, y] = [to[0] - from[0], to[1] - from[1]];
    const along = (x * ax + y * ay) / (Math.hypot(x, y) || 1);
    if (along > most) {
      most = along;
      best = next;
    }
  }
  return best;
}

/** Milliseconds between two digits of one number. */
const TYPING = 1500;

/** Digits of one number, and when the last of them was typed. */
export interface Typed {
  readonly digits: string;
  readonly at: number;
}
export const untyped: Typed = { digits: '', at: 0 };

/** A number is typed in one go: what was typed for the last field does not count for this one. */
export const typeOn = (before: Typed, digit: string, at: number): Typed => ({
  digits: (at - before.at < TYPING ? before.digits : '') + digit,
  at,
});

/** Digits typed one after another, as a field: "4" then "3" is 43 where that exists. */
export function jump(typed: string, fields: readonly number[]): number | undefined {
  for (let from = Math.max(0, typed.length - 2); from < typed.length; from += 1) {
    const field = Number(typed.slice(from));
    if (fields.includes(field)) return field;
  }
  return undefined;
}
