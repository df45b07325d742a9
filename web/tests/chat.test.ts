import type { ChatLine, Sign } from '@tafelrunde/protocol';
import { expect, test } from 'vitest';
import { worthReading } from '../src/table/chat/chatter.ts';
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
