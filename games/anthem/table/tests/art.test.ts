import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pictures } from '../art/cards.ts';

const folder = new URL('../cards/', import.meta.url);

test('every picture in the folder is what the woodcutter draws now', () => {
  const drawn = pictures();
  expect(readdirSync(folder).toSorted()).toEqual(Object.keys(drawn).toSorted());
  for (const [name, picture] of Object.entries(drawn)) expect(readFileSync(new URL(name, folder), 'utf8').trim(), name).toBe(picture);
});

test('pictures hold no text, no script and no reference to elsewhere', () => {
  for (const [name, picture] of Object.entries(pictures())) {
    expect(picture, name).not.toMatch(/<text|<script|href=|undefined|NaN/);
    expect(Buffer.byteLength(picture), name).toBeLessThan(14_000);
  }
});
