import { describe, expect, onTestFinished, test } from 'vitest';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openHouse } from '../../server/tests/house.ts';
import { type Route, routeOf, tableCodeOf } from '../src/routes.ts';

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
    expect(routeOf('/rules/anthem', '#%E0%A4%A')).toEqual({ page: 'rules', game: 'anthem' });
  });
});

/** Of every page an address, as it stands in links and mails. */
const addresses: Readonly<Record<Exclude<Route['page'], 'lost'>, readonly string[]>> = {
  lobby: ['/'],
  table: ['/t/mond-eule-k7m3p'],
  here: ['/here/k7m3pq'],
  replay: ['/replay/file', '/replay/mond-eule-k7m3p', '/replay/here/k7m3pq'],
  rules: ['/rules/anthem'],
  tables: ['/tables'],
  about: ['/about'],
  you: ['/you'],
  reminders: ['/you/reminders'],
  'mail-link': ['/reminders/confirm', '/reminders/stop'],
  statistics: ['/you/statistics'],
  enter: ['/enter'],
  house: ['/house'],
};

test('a server has a page for every address that means one, and for no other', async () => {
  const webDir = mkdtempSync(join(tmpdir(), 'tafelrunde-pages-'));
  onTestFinished(() => rmSync(webDir, { recursive: true, force: true }));
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Tafelrunde</title>');
  const { url } = await openHouse({ config: { webDir } });
  for (const [page, paths] of Object.entries(addresses))
    for (const path of paths) {
      expect(routeOf(path).page, path).toBe(page);
      const answer = await fetch(`${url}${path}`);
      expect([answer.status, answer.headers.get('content-type')?.slice(0, 9)], path).toEqual([200, 'text/html']);
    }
  expect((await fetch(`${url}/elsewhere`)).status).toBe(404);
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
