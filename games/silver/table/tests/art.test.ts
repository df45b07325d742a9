import { expect, test } from 'vitest';
import { signs } from '../art/signs.ts';
import { sprite } from '../art/sprite.ts';

test('the sprite holds all that is drawn, and nothing but drawings', () => {
  const ids = [...sprite.matchAll(/<symbol id="sv-([\w-]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(
    expect.arrayContaining(['house', 'dark', 'amulet', 'scene', 'eyes-1', 'eyes-2', 'eyes-3', 'p0', 'p13', ...Object.keys(signs)]),
  );
  expect(new Set(ids).size).toBe(ids.length);
  expect(sprite).not.toMatch(/<text|<script|href=|undefined|NaN|\n/);
});

test('whatever a drawing is filled with is in the sprite', () => {
  const known = new Set([...sprite.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id));
  for (const [, id] of sprite.matchAll(/url\(#([\w-]+)\)/g)) expect(known).toContain(id);
});

test('what is drawn is not laid out where it lies, what it is filled with is', () => {
  const [before = '', drawings = '', ...after] = sprite.split(/<svg class="drawings">|<\/svg>/);
  expect(after).toEqual(['']);
  expect(before).not.toContain('<symbol');
  expect(drawings.match(/<symbol /g)?.length).toBe(sprite.match(/<symbol /g)?.length);
  expect(drawings).not.toMatch(/Gradient|<clipPath|<mask|<filter/);
});
