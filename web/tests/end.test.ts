import { expect, test } from 'vitest';
import { durationIn } from '../src/table/duration.ts';
import { splitHeadline } from '../src/table/headline.ts';
import { lately } from '../src/table/lately.ts';

test('the first part of a result is its headline', () => {
  expect(splitHeadline('Anouk wins: a full row, and no Death in hand.')).toEqual({
    title: 'Anouk wins',
    rest: 'A full row, and no Death in hand.',
  });
  expect(splitHeadline('Anouk gagne : une rangée complète.')).toEqual({ title: 'Anouk gagne', rest: 'Une rangée complète.' });
  expect(splitHeadline('No row can be finished any more. Ruth comes first.')).toEqual({
    title: 'No row can be finished any more',
    rest: 'Ruth comes first.',
  });
  expect(splitHeadline('The castle stands.')).toEqual({ title: 'The castle stands', rest: '' });
});

const minutes = (count: number) => count * 60_000;

test.each([
  [minutes(0.4), undefined, undefined, undefined],
  [minutes(1), '1 minute', '1 Minute', '1 minute'],
  [minutes(42.4), '42 minutes', '42 Minuten', '42 minutes'],
  [minutes(59.9), '1 hour', '1 Stunde', '1 heure'],
  [minutes(65), '1 hour, 5 minutes', '1 Stunde, 5 Minuten', '1 heure et 5 minutes'],
  [minutes(27 * 60 + 20), '1 day, 3 hours', '1 Tag, 3 Stunden', '1 jour et 3 heures'],
  [minutes(9.4 * 24 * 60), '9 days', '9 Tage', '9 jours'],
])('%s milliseconds of a match, in words', (ms, en, de, fr) => {
  expect([durationIn('en', ms), durationIn('de', ms), durationIn('fr', ms)?.replaceAll('\u00a0', ' ')]).toEqual([en, de, fr]);
});

test('of a step with much to tell its outcome is told, never half a sentence', () => {
  const step = ['Ann plays snake 7.', 'Bo wins the trick.', 'The round is over.'];
  expect(lately(step, 100)).toBe('Ann plays snake 7. Bo wins the trick. The round is over.');
  expect(lately(step, 40)).toBe('Bo wins the trick. The round is over.');
  expect(lately(step, 5)).toBe('The round is over.');
  expect(lately([], 40)).toBe('');
});
