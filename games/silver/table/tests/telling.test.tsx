import { languages } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { go, position, rulesWith } from '../../tests/table.ts';
import { fitsOf } from '../fits.ts';
import { faceAt } from '../spots.ts';
import { tallied, verdictOf } from '../verdict.ts';
import { drawn, drawnEnd, propsFor } from './drawing.tsx';

const viewOf = (state: Parameters<typeof propsFor>[0], seat = 0, memoryAid: 'off' | 'gentle' | 'full' = 'gentle') =>
  propsFor(state, seat, { memoryAid }).view;

describe('the verdict of a round', () => {
  const scored = (callers: number[], sums: number[]) =>
    viewOf(position({ villages: ['9^ 2^', '3^ 4^', '5^ 6^'], step: 'scored', sums, callers, round: callers.length }));
  test('called with the fewest', () => {
    expect(verdictOf(scored([1], [11, 7, 11]))).toEqual({ kind: 'won', seat: 1, sum: 7 });
    expect(tallied(scored([1], [11, 7, 11]))).toEqual([1, 0, 2]);
  });
  test('called too soon: ten more, and last', () => {
    expect(verdictOf(scored([1], [6, 7, 11]))).toEqual({ kind: 'lost', seat: 1, sum: 7 });
    expect(tallied(scored([1], [6, 7, 11]))).toEqual([0, 2, 1]);
  });
  test('nobody called', () => {
    expect(verdictOf(scored([-1], [6, 7, 6]))).toEqual({ kind: 'uncalled', low: 6, seats: [0, 2] });
  });
  test('before the first round ends there is none', () => expect(verdictOf(viewOf(position({ villages: ['1', '2'] })))).toBeUndefined());
});

test('what an ability may choose, as the rules have it', () => {
  expect(fitsOf(11)).toEqual({ own: true, ownLit: true, other: true, otherLit: true, guarded: false, amulet: false });
  expect(fitsOf(8)).toEqual({ own: false, ownLit: false, other: true, otherLit: false, guarded: false, amulet: false });
  expect(fitsOf(2)).toEqual({ own: true, ownLit: false, other: false, otherLit: false, guarded: false, amulet: false });
  expect(fitsOf(13)).toBeUndefined();
});

test('a card explains itself only where its face may be seen', () => {
  const state = position({ villages: ['9@0 2^', '3^ 10@0'], discard: '5 6', open: '7', held: '8@0', step: 'decide' });
  const faces = (memoryAid: 'off' | 'full') =>
    ['house:0:0', 'house:0:1', 'house:1:1', 'open:0', 'hand', 'discard', 'pile'].map((spot) => faceAt(viewOf(state, 0, memoryAid), spot));
  expect(faces('off')).toEqual([-1, 2, -1, 7, 8, 5, -1]);
  expect(faces('full')).toEqual([9, 2, 10, 7, 8, 5, -1]);
});

describe.each(languages)('the page in %s', (language) => {
  const long = ['Maximiliane-Sophie von Hohenstein', 'Jean-Christophe-Alexandre', 'Bo', 'Wilhelmine Friederike'];
  const page = (state: Parameters<typeof propsFor>[0]) => drawn(propsFor(state, 0, {}, { language, names: long }));
  test('is drawn in every step', () => {
    const rest = { villages: ['9 2^ 3^b1 5g1', '3^ 10 1^', '6* 12', '0 4'], discard: '5 6', open: '7', owner: 2, placed: true };
    const pages = [
      position(rest),
      position({ ...rest, step: 'decide', held: '8@0' }),
      position({ ...rest, step: 'exchange', held: '8^', from: 'discard' }),
      position({ ...rest, step: 'target', ability: 9 }),
      position({ ...rest, step: 'rob', ability: 12 }),
      position({ ...rest, step: 'dig', ability: 10, discard: '10 5 6' }),
      position({ ...rest, step: 'end' }),
      position({ ...rest, caller: 1 }),
      position({ villages: ['9^ 2^', '3^ 4^'], step: 'scored', sums: [11, 7], callers: [1] }),
    ].map(page);
    for (const each of pages) {
      expect(each).toContain('class="silver"');
      expect(each).not.toMatch(/undefined|NaN|\[object/);
    }
    expect(new Set(pages).size).toBe(pages.length);
  });
  test('villages grow beyond thirty houses', () => {
    const row = Array.from({ length: 33 }, (_, i) => `${1 + (i % 12)}`).join(' ');
    const big = position({ villages: [row, '0'], only: true });
    expect([...page(big).matchAll(/data-spot="house:0:/g)]).toHaveLength(33);
  });
  test('the end is told', () => {
    const over = position({
      villages: ['9^ 2^', '3^ 4^'],
      step: 'over',
      round: 4,
      sums: [11, 7, 11, 7, 11, 7, 11, 7],
      callers: [1, 1, 1, 1],
    });
    expect(rulesWith().result(over)).toBeDefined();
    expect(drawnEnd(propsFor(over, 0, {}, { language }))).toContain('sv-moment');
  });
});

test('under every way of a turn stands what comes of it', () => {
  const html = drawn(propsFor(position({ villages: ['9 2^', '3^ 10'], discard: '8', turn: 0 }), 0));
  const small = [...html.matchAll(/data-way="([^"]*)".*?<small>(.*?)<\/small>/g)].map(([, way, under]) => `${way}:${under}`);
  expect(small).toEqual(['draw: 47 left', 'take: Apprentice Seer: swap it in', 'call: with 4 cards or fewer', 'empath: look at a card']);
});

const smallIn = (html: string): readonly string[] =>
  [...html.matchAll(/data-way="([^"]*)".*?<small>(.*?)<\/small>/g)].map(([, way, under]) => `${way}: ${under}`.replaceAll(/\s+/g, ' '));

test('who can no longer call is told why: somebody has', () => {
  const html = drawn(propsFor(position({ villages: ['9 2', '3 10'], discard: '8', turn: 0, caller: 1 }), 0));
  expect(smallIn(html)).toContain('call: already done');
});

test('a drawn card that works only face up is not called unused', () => {
  const small = (pile: string) => {
    const state = position({ villages: ['9 8', '5 6'], pile });
    go(state, 'draw');
    return smallIn(drawn(propsFor(state, 0)));
  };
  expect(small('4')).toContain('discard: works only face up');
  expect(small('9')).toContain('discard: unused');
});
