import { expect, test } from 'vitest';
import { foldedAs, foldedFor, languageOf, readPreferences } from '../src/preferences.ts';

test('the first language of the device that we speak', () => {
  expect(languageOf(['it-IT', 'fr-CH', 'de'])).toBe('fr');
  expect(languageOf(['de-AT'])).toBe('de');
  expect(languageOf(['ja'])).toBe('en');
  expect(languageOf([])).toBe('en');
});

test('what was stored is used, and what is broken is not', () => {
  expect(
    readPreferences({ language: 'de', theme: 'dark', pace: 'quick', bell: false, letters: false, folded: ['anthem'] }, ['fr']),
  ).toEqual({
    language: 'de',
    theme: 'dark',
    pace: 'quick',
    bell: false,
    shortcuts: false,
    cues: true,
    oneTap: false,
    folded: ['anthem'],
    unfolded: [],
  });
  // chosen again since it has its present name: the old one no longer counts
  expect(readPreferences({ letters: false, shortcuts: true }, ['de']).shortcuts).toBe(true);
  expect(readPreferences({ shortcuts: false }, ['de']).shortcuts).toBe(false);
  expect(readPreferences({ tempo: 'off', oneTap: true }, ['de'])).toMatchObject({ pace: 'full', tempo: 'off', oneTap: true });
  expect(readPreferences({ tempo: 'at once' }, ['de']).tempo).toBeUndefined();
  expect(readPreferences({ theme: 'purple' }, ['fr'])).toMatchObject({ language: 'fr', theme: 'system', bell: true });
  expect(readPreferences('nonsense', ['de'])).toMatchObject({ language: 'de', pace: 'full' });
  expect(readPreferences(undefined, ['en'])).toMatchObject({ language: 'en', shortcuts: true, folded: [] });
});

test('the side column is folded away where the table wants the whole width, until somebody opens it', () => {
  const first = readPreferences(undefined, ['en']);
  expect([foldedFor(first, 'anthem', false), foldedFor(first, 'andor', true)]).toEqual([false, true]);
  const opened = { ...first, ...foldedAs(first, 'andor', false) };
  expect(foldedFor(opened, 'andor', true)).toBe(false);
  const away = { ...opened, ...foldedAs(opened, 'andor', true) };
  expect(foldedFor(away, 'andor', true)).toBe(true);
  expect({ folded: away.folded, unfolded: away.unfolded }).toEqual({ folded: ['andor'], unfolded: [] });
  // what was folded away before there was the other list stays so
  expect(foldedFor(readPreferences({ folded: ['anthem'] }, ['en']), 'anthem', false)).toBe(true);
});
