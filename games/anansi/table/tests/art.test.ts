import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pictures } from '../art/cards.ts';
import { weavesCss } from '../art/suits.ts';

const here = (path: string): URL => new URL(path, import.meta.url);

test('every picture in the folder is what the loom weaves now', () => {
  const drawn = pictures();
  expect(Object.keys(drawn)).toHaveLength(42 + 4);
  expect(readdirSync(here('../cards/')).toSorted()).toEqual(Object.keys(drawn).toSorted());
  for (const [name, picture] of Object.entries(drawn)) expect(readFileSync(here(`../cards/${name}`), 'utf8').trim(), name).toBe(picture);
  expect(readFileSync(here('../styles/weaves.css'), 'utf8')).toBe(weavesCss());
});

test('pictures hold no text, no script and no reference to elsewhere', () => {
  for (const [name, picture] of Object.entries(pictures())) {
    expect(picture, name).not.toMatch(/<text|<script|href=|undefined|NaN/);
    expect(Buffer.byteLength(picture), name).toBeLessThan(6_000);
  }
});

test('the higher the card, the further its cloth is woven', () => {
  const drawn = pictures();
  const woven = (card: string): number => Number(/height="(\d+)" fill="url\(#w-/.exec(drawn[`${card}.svg`] ?? '')?.[1]);
  for (const suit of ['H', 'L', 'S']) {
    const heights = Array.from({ length: 14 }, (_, i) => woven(`${suit}${i + 1}`));
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(new Set(heights).size).toBe(14);
  }
});
