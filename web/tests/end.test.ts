import { expect, test } from 'vitest';
import { splitHeadline } from '../src/table/headline.ts';

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
