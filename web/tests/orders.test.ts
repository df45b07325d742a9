import type { LogLine, OrderNote, SeatInfo } from '@tafelrunde/protocol';
import { describe, expect, test } from 'vitest';
import { together } from '../../conformance/toys/index.ts';
import { orderNotes, ordersAt } from '../src/table/orders/orders.ts';

const seat = (at: number, orders?: SeatInfo['orders']): SeatInfo => ({
  seat: at,
  kind: 'person',
  name: '',
  present: true,
  you: at === 0,
  owner: at === 0,
  ...(orders === undefined ? {} : { orders }),
});
const thrown = { seats: 2, turn: 0, phase: 'thrown', pool: 0, days: 8, die: 3, help: 0, repeated: false, tokens: [1, 1] };
const ask = { id: '0.thrown.1', seat: 0, what: 'thrown', must: true };
const store = { type: 'store' };
const now = {
  module: together,
  table: { seats: [seat(0), seat(1)] },
  seat: 0,
  ask,
  view: thrown,
  legal: [store, { type: 'help' }],
  log: [] as LogLine[],
};
const played = (n: number, by: number): LogLine => ({ n, kind: 'play', position: n, seat: by, events: [] });

describe('what the dock shows of standing orders', () => {
  test('what may be ordered with the answer, and not what stands already', () => {
    expect(ordersAt(now)).toEqual({ offers: [{ key: 'store-all', action: store }], standing: [] });
    const standing = { seats: [seat(0, { standing: ['store-all'], notes: [] }), seat(1)] };
    expect(ordersAt({ ...now, table: standing })).toEqual({ offers: [], standing: ['store-all'] });
  });

  test('nothing where nothing is asked, what is asked is done by hand, in a lesson, and to those who look on', () => {
    expect(ordersAt({ ...now, ask: undefined }).offers).toEqual([]);
    expect(ordersAt({ ...now, ask: { ...ask, byHand: true } }).offers).toEqual([]);
    expect(ordersAt({ ...now, legal: [] }).offers).toEqual([]);
    expect(ordersAt({ ...now, table: { ...now.table, begun: 'lesson' } }).offers).toEqual([]);
    expect(ordersAt({ ...now, seat: undefined })).toEqual({ offers: [], standing: [] });
  });

  test('one that was dropped, with the reason, until its person has acted again; an end one knew of is not news', () => {
    const ended = (why: OrderNote['ended'], log: readonly LogLine[] = []) => {
      const notes: readonly OrderNote[] = [
        { n: 4, key: 'store-all' },
        { n: 5, key: 'store-all', ...(why === undefined ? {} : { ended: why }) },
      ];
      return ordersAt({ ...now, log, table: { seats: [seat(0, { standing: [], notes }), seat(1)] } }).dropped;
    };
    expect(ended('changed')).toEqual({ key: 'store-all', why: 'changed' });
    expect(ended('changed', [played(5, 0), played(6, 1)])).toEqual({ key: 'store-all', why: 'changed' });
    expect(ended('changed', [played(6, 0)])).toBeUndefined();
    for (const why of ['over', 'otherwise', 'withdrawn', undefined] as const) expect(ended(why)).toBeUndefined();
  });

  test('the log has the notes of all seats the reader plays', () => {
    const note = (n: number): OrderNote => ({ n, key: 'store-all' });
    const seats = [seat(0, { standing: [], notes: [note(1)] }), seat(1, { standing: [], notes: [note(2)] }), seat(2)];
    expect(orderNotes({ seats })).toEqual([note(1), note(2)]);
  });
});
