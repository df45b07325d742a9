import { expect, test } from 'vitest';
import { bound } from '../bound.ts';

test('a number keeps to the words beside it, whatever the letters; nothing else is joined', () => {
  expect(bound('Du lüftest den Nebel auf Feld 46: 2 von 7 Stunden, gleich 3 Öre.')).toBe(
    'Du lüftest den Nebel auf Feld\u00a046: 2\u00a0von\u00a07\u00a0Stunden, gleich\u00a03\u00a0Öre.',
  );
  expect(bound('Que faites-vous ? Rien.')).toBe('Que faites-vous ? Rien.');
  expect(bound('3 → 0 · 7')).toBe('3 → 0 · 7');
});
