import type { AskInfo, MatchInfo } from '@tafelrunde/protocol';
import { expect, test } from 'vitest';
import { keeping, type Kept } from '../src/table/reckoning.ts';

const at = (position: number, between: boolean): MatchInfo => {
  const ask: AskInfo = { id: `${position}`, seat: 1, what: 'deal', must: true, ...(between ? { between } : {}) };
  return { position, asks: [ask], views: [{ view: `seen at ${position}`, legal: [] }] };
};
const step = { n: 9, events: [] };
const over: Kept = { match: at(9, true), step, read: false };
const read: Kept = { ...over, read: true };

test('what lies open between two rounds is kept with the step that led there', () => {
  expect(keeping(undefined, at(8, false), step)).toBe(undefined);
  expect(keeping(undefined, at(9, true), step)).toEqual(over);
  expect(keeping(over, at(9, true), undefined)).toBe(over);
});

test('it stays while others deal and play, until the reader has gone on', () => {
  expect(keeping(over, at(10, false), undefined)).toBe(over);
  expect(keeping(over, at(40, false), undefined)).toBe(over);
  expect(keeping(read, at(9, true), undefined)).toBe(read);
  expect(keeping(read, at(10, false), undefined)).toBe(undefined);
});

test('the next reckoning takes the place of the last, and one that was taken back is gone', () => {
  expect(keeping(over, at(60, true), step)).toEqual({ match: at(60, true), step, read: false });
  expect(keeping(over, at(7, false), step)).toBe(undefined);
});
