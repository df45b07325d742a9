import type { ChatLine, Sequence, Sign, TableInfo } from '@tafelrunde/protocol';
import { describe, expect, test } from 'vitest';
import { begun, heard, heardBefore, unknownState } from '../src/link/following.ts';
import { worthReading } from '../src/table/chat/chatter.ts';
import { firstOf, inOrder } from '../src/table/chat/heard.ts';
import { reactionsIn } from '../src/table/chat/reactions.ts';

const line = (n: number, seat: number, more: Partial<ChatLine>): ChatLine => ({ n, seat, name: `seat ${seat}`, at: n, ...more });
const sign = (n: number, seat: number, to: number, which: Sign, on = true) => line(n, seat, { reaction: { line: to, sign: which, on } });

test('signs stand at their line, each seat once, the last word of a seat counting; as lines of their own nobody reads them', () => {
  const chat = [
    line(0, 0, { text: 'hello' }),
    sign(1, 2, 0, 'heart'),
    sign(2, 1, 0, 'heart'),
    sign(3, 1, 0, 'laugh'),
    sign(4, 2, 0, 'heart', false),
    line(5, 1, { nudge: 0 }),
    sign(6, 0, 5, 'wow', false),
  ];
  expect(reactionsIn(chat)).toEqual(
    new Map([
      [
        0,
        [
          { sign: 'heart', seats: [1] },
          { sign: 'laugh', seats: [1] },
        ],
      ],
      [5, []],
    ]),
  );
  expect(worthReading(chat).map(({ n }) => n)).toEqual([0, 5]);
});

describe('what those say who look on, beside the table’s own talk', () => {
  const said = (n: number, at: number): ChatLine => ({ n, at, name: 'Mila', text: `word ${n}` });
  const order = (chat: readonly ChatLine[], asides: readonly ChatLine[]) =>
    inOrder(chat, asides, firstOf(chat, asides)?.line.at ?? 0).map(({ line, aside }) => `${aside ? 'aside ' : ''}${line.n}`);

  test('both stand in the order they were said; older ones of the one wait for those of the other', () => {
    expect(order([said(0, 10), said(1, 30)], [said(0, 20), said(1, 40)])).toEqual(['0', 'aside 0', '1', 'aside 1']);
    expect(order([said(0, 10), said(1, 30)], [said(7, 20)])).toEqual(['aside 7', '1']);
    expect(firstOf([said(3, 10)], [said(7, 20)])).toMatchObject({ aside: true, line: { n: 7 } });
    expect(firstOf([said(3, 30)], [said(7, 20)])).toMatchObject({ aside: false, line: { n: 3 } });
    expect(firstOf([said(0, 30)], [])).toBeUndefined();
  });

  test('a page keeps them apart, asks anew where some are missing, and drops them with everything else when it is sent none', () => {
    const begin = { ...unknownState, chat: [said(0, 10)], asides: [said(0, 20)] };
    const next = heard(begin, { type: 'asides', chat: [said(0, 20), said(1, 30)] });
    expect([next?.asides?.map(({ n }) => n), next?.chat.length]).toEqual([[0, 1], 1]);
    expect(heard(begin, { type: 'asides', chat: [said(2, 30)] })).toBeUndefined();
    const older = heardBefore(
      { ...begin, asides: [said(5, 50)] },
      { type: 'talked', id: '', among: 'watchers', chat: [said(4, 40)], earlier: 4 },
    );
    expect([older.asides?.map(({ n }) => n), older.chat.map(({ n }) => n)]).toEqual([[4, 5], [0]]);
    const table = { seats: [] } as unknown as TableInfo;
    expect(begun(begin, { type: 'state', why: 'resync', seq: 3 as Sequence, table, log: [], chat: [] })).not.toHaveProperty('asides');
  });
});
