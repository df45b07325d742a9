import { expect, test } from 'vitest';
import { languageOf, readSettings } from '../src/preferences.ts';

test('the first language of the device that we speak', () => {
  expect(languageOf(['it-IT', 'fr-CH', 'de'])).toBe('fr');
  expect(languageOf(['de-AT'])).toBe('de');
  expect(languageOf(['ja'])).toBe('en');
  expect(languageOf([])).toBe('en');
});

test('what was stored is used, and what is broken is not', () => {
  expect(readSettings({ language: 'de', theme: 'dark', pace: 'quick', bell: false, letters: false, folded: ['anthem'] }, ['fr'])).toEqual({
    language: 'de',
    theme: 'dark',
    pace: 'quick',
    bell: false,
    letters: false,
    folded: ['anthem'],
  });
  expect(readSettings({ theme: 'purple' }, ['fr'])).toMatchObject({ language: 'fr', theme: 'system', bell: true });
  expect(readSettings('nonsense', ['de'])).toMatchObject({ language: 'de', pace: 'full' });
  expect(readSettings(undefined, ['en'])).toMatchObject({ language: 'en', letters: true, folded: [] });
});
