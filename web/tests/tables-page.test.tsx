import type { TableId, TableSummary } from '@tafelrunde/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { TableRow } from '../src/tables-page/row.tsx';
import { newWords, noteRead } from '../src/talk-read.ts';
import { speak } from '../src/texts/index.ts';

const table: TableSummary = {
  id: 'mond-eule-k7m3p' as TableId,
  game: 'anthem',
  status: 'over',
  public: false,
  seats: [
    { kind: 'person', name: 'Ruth' },
    { kind: 'person', name: 'Jonas' },
  ],
  waitsFor: [],
  yours: [0],
  changedAt: 0,
  words: 7,
};

afterEach(() => vi.unstubAllGlobals());

/** A browser that keeps what it is given. */
function withShelf(): void {
  const shelf = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => void shelf.set(key, value),
  });
}

const row = (some: Partial<TableSummary>) => renderToStaticMarkup(<TableRow table={{ ...table, ...some }} here={false} />);
const ways = (html: string) =>
  [...html.matchAll(/<a[^>]* href="([^"]*)"[^>]*>(?:<svg.*?<\/svg>)?([^<]*)/g)].map(([, to, text]) => [to, text]);

test('a finished table is one link; replay and rematch lie above it, the rematch only for whoever sat there', async () => {
  await speak('en');
  const [whole, replay, rematch] = ways(row({}));
  expect(whole).toEqual(['/t/mond-eule-k7m3p', 'Anthem']);
  expect(replay).toEqual(['/replay/mond-eule-k7m3p', 'Replay']);
  expect(rematch).toEqual(['/t/mond-eule-k7m3p', 'Rematch']);
  expect(ways(row({ yours: [] })).map(([, text]) => text)).toEqual(['Anthem', 'Replay']);
  expect(ways(row({ status: 'running' })).map(([, text]) => text)).toEqual(['Anthem']);
});

test('words not read yet are counted, where this browser has read before', async () => {
  await speak('en');
  withShelf();
  expect(newWords(table)).toBe(0);
  noteRead(table.id, 4);
  expect(newWords(table)).toBe(3);
  expect(row({})).toContain('3 new messages');
  expect(row({ words: 5 })).toContain('one new message');
  expect(row({ words: 4 })).not.toContain('new message');
});

test('a row says whose turn it is, with what time, who plays in whose place, and who is wanted', async () => {
  await speak('en');
  const running = { status: 'running', changedAt: Date.now() } as const;
  const clock = (seat: number, time: object, more: object = {}) => ({
    clock: { kind: 'days' as const, times: [{ seat, left: 5 * 3_600_000, low: false, ...time }], ...more },
  });
  const mine = { ...running, waitsFor: [0] };
  expect(row({ ...mine, ...clock(0, { low: true }) })).toMatch(/Your turn.*clk--low.*5 h left/s);
  expect(row({ ...mine, ...clock(0, { standsUntil: Date.now() + 3_600_000 }) })).toMatch(/clk--stop.*stopped until/s);
  const theirs = { ...running, waitsFor: [1] };
  expect(row({ ...theirs, ...clock(1, {}, { paused: true }) })).toMatch(/<b>Jonas<\/b>.*clk--stop.*paused/s);
  expect(row(theirs)).toMatch(/<b>Jonas<\/b>.*no clock/s);
  const [ruth, jonas] = table.seats;
  const away = row({ ...theirs, seats: [ruth, { ...jonas, standIn: true }] as TableSummary['seats'] });
  expect(away).toMatch(/A bot plays for <b>Jonas<\/b>.*may return at any time/s);
  expect(row({ status: 'waiting', seats: [ruth, { kind: 'open', name: '' }] as TableSummary['seats'] })).toContain(
    'Waiting for one person',
  );
});
