import { describe, expect, test } from 'vitest';
import { routeOf, tableCodeOf } from '../src/routes.ts';

describe('an address means a page', () => {
  test.each([
    ['/', { page: 'lobby' }],
    ['/t/mond-eule-k7m3p', { page: 'table', table: 'mond-eule-k7m3p' }],
    ['/t/mond-eule-k7m3p/', { page: 'table', table: 'mond-eule-k7m3p' }],
    ['/here/k7m3pq', { page: 'here', table: 'k7m3pq' }],
    ['/here/', { page: 'lost' }],
    ['/about', { page: 'about' }],
    ['/tables', { page: 'tables' }],
    ['/you', { page: 'you' }],
    ['/you/statistics', { page: 'statistics' }],
    ['/house', { page: 'house' }],
    ['/you/elsewhere', { page: 'lost' }],
    ['/enter', { page: 'enter' }],
    ['/rules/anthem', { page: 'rules', game: 'anthem' }],
    ['/t/', { page: 'lost' }],
    ['/t/UPPER', { page: 'lost' }],
    ['/t/a/b', { page: 'lost' }],
    ['/elsewhere', { page: 'lost' }],
  ])('%s', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });

  test('the secret of a link stands behind the hash, where no server reads it', () => {
    expect(routeOf('/enter', '#k7m3p')).toEqual({ page: 'enter', secret: 'k7m3p' });
  });

  test('a rule is named behind the hash', () => {
    expect(routeOf('/rules/anthem', '#ANT-4.2')).toEqual({ page: 'rules', game: 'anthem', rule: 'ANT-4.2' });
  });
});

describe('what somebody types or pastes to join', () => {
  test.each([
    ['mond-eule-k7m3p', 'mond-eule-k7m3p'],
    ['  Mond-Eule-K7M3P ', 'mond-eule-k7m3p'],
    ['https://tafel.example/t/mond-eule-k7m3p', 'mond-eule-k7m3p'],
    ['tafel.example/t/mond-eule-k7m3p?x=1', 'mond-eule-k7m3p'],
    ['http://127.0.0.1:4321/t/mond-eule-k7m3p#seat=abc', 'mond-eule-k7m3p'],
    ['Come and play: https://tafel.example/t/mond-eule-k7m3p !', 'mond-eule-k7m3p'],
  ])('%s is a table', (typed, code) => {
    expect(tableCodeOf(typed)).toBe(code);
  });

  test.each(['', 'ab', 'two words', 'https://tafel.example/', 'mond_eule', '../../etc'])('%s is not', (typed) => {
    expect(tableCodeOf(typed)).toBeUndefined();
  });
});
