import type { ChatLine, TableId, TableSummary } from '@tafelrunde/protocol';
import { describe, expect, test } from 'vitest';
import { inOrder, waitsForYou } from '../src/lobby/order.ts';
import { readMarkdown } from '../src/rules/markdown.ts';
import { found } from '../src/rules/search.ts';
import { worthReading } from '../src/table/chat/chatter.ts';
import { sorted, waitingFor } from '../src/tables-page/sorting.ts';
import { tablesWords } from '../src/tables-page/words.ts';

function summary(id: string, some: Partial<TableSummary>): TableSummary {
  return {
    id: id as TableId,
    game: 'anthem',
    status: 'running',
    public: false,
    seats: [],
    waitsFor: [],
    yours: [0],
    changedAt: 0,
    ...some,
  };
}

describe('my tables', () => {
  test('my turn comes first, then the newest, finished ones last, closed ones never', () => {
    const mine = [
      summary('over', { status: 'over', changedAt: 90 }),
      summary('theirs', { waitsFor: [1], changedAt: 80 }),
      summary('closed', { status: 'closed', changedAt: 99 }),
      summary('waiting', { status: 'waiting', changedAt: 85 }),
      summary('turn', { waitsFor: [0], changedAt: 10 }),
    ];
    expect(inOrder(mine).map((table) => table.id)).toEqual(['turn', 'waiting', 'theirs', 'over']);
  });

  test('what waits for me: least time left first, without a clock by who has waited longest', () => {
    const clock = (left: number): Pick<TableSummary, 'clock'> => ({ clock: { kind: 'days', times: [{ seat: 0, left, low: false }] } });
    const mine = [
      summary('patient', { waitsFor: [0], changedAt: 5 }),
      summary('long ago', { waitsFor: [0], changedAt: 1 }),
      summary('days', { waitsFor: [0], changedAt: 9, ...clock(200) }),
      summary('hours', { waitsFor: [0], changedAt: 8, ...clock(100) }),
      summary('theirs', { waitsFor: [1], changedAt: 99, clock: { kind: 'days', times: [{ seat: 1, left: 1, low: true }] } }),
      summary('over', { status: 'over', changedAt: 100 }),
    ];
    expect(waitingFor(mine).map(({ id }) => id)).toEqual(['hours', 'days', 'long ago', 'patient']);
    expect(sorted(mine).map(({ id }) => id)).toEqual(['hours', 'days', 'patient', 'long ago', 'theirs', 'over']);
  });

  test('how many wait is said in words, in every language', () => {
    expect(Object.values(tablesWords).map(({ waiting }) => [waiting(1), waiting(3), waiting(20)])).toEqual([
      ['Ein Tisch wartet auf dich.', 'Drei Tische warten auf dich.', '20 Tische warten auf dich.'],
      ['One table waits for you.', 'Three tables wait for you.', '20 tables wait for you.'],
      ['Une table vous attend.', 'Trois tables vous attendent.', '20 tables vous attendent.'],
    ]);
  });

  test('of the finished ones only the newest stay', () => {
    const mine = Array.from({ length: 9 }, (_, n) => summary(`over-${n}`, { status: 'over', changedAt: n }));
    expect(inOrder(mine).map((table) => table.id)).toEqual(['over-8', 'over-7', 'over-6', 'over-5']);
  });

  test('a table that has not begun waits for nobody', () => {
    expect(waitsForYou(summary('a', { status: 'waiting', waitsFor: [0] }))).toBe(false);
    expect(waitsForYou(summary('a', { waitsFor: [0] }))).toBe(true);
  });
});

test('of the plans of a bot only the newest is worth reading, of people everything', () => {
  const line = (n: number, some: Partial<ChatLine>): ChatLine => ({ n, name: 'x', at: 0, ...some });
  const chat = [
    line(1, { seat: 1, say: { key: 'plan' } }),
    line(2, { seat: 0, text: 'hello' }),
    line(3, { seat: 2, say: { key: 'plan' } }),
    line(4, { seat: 1, say: { key: 'plan' } }),
    line(5, { seat: 0, text: 'hello again' }),
  ];
  expect(worthReading(chat).map((each) => each.n)).toEqual([2, 3, 4, 5]);
});

describe('searching the rules', () => {
  const blocks = readMarkdown(
    '## 1 Cards\n\n**ANT-1.1** Four sets.\n\n**ANT-1.2** A Death in each set.\n\n## 2 End\n\n**ANT-2.1** A full row wins.',
  );

  test('keeps the rules with all the words, under their headings', () => {
    expect(found(blocks, 'SET death', 'en')).toEqual([blocks[0], blocks[2]]);
    expect(found(blocks, 'ant-2.1', 'en')).toEqual([blocks[3], blocks[4]]);
  });

  test('without words keeps everything, with strange ones nothing', () => {
    expect(found(blocks, '  ', 'en')).toBe(blocks);
    expect(found(blocks, 'dragonfly', 'en')).toEqual([]);
  });
});
