import { ladder, lots } from '@tafelrunde/conformance/toys';
import { describe, expect, test } from 'vitest';
import { RefusedError, readOptions } from '../index.ts';

function refusalOf(read: () => unknown): object {
  try {
    read();
  } catch (fault) {
    if (fault instanceof RefusedError) return fault.refusal;
    throw fault;
  }
  return { code: 'not refused' };
}

describe('reading options', () => {
  test('what is not given is the default', () => {
    expect(readOptions(ladder.game.meta, {}, 2)).toEqual(ladder.game.meta.defaults);
    expect(readOptions(ladder.game.meta, { height: 12 }, 2)).toEqual({ ...ladder.game.meta.defaults, height: 12 });
  });

  test('what is usual may depend on the number of seats; what is given counts', () => {
    const meta = { ...ladder.game.meta, usual: (seats: number) => (seats > 2 ? { height: 15 } : {}) };
    expect(readOptions(meta, {}, 2)).toEqual(meta.defaults);
    expect(readOptions(meta, {}, 3)).toEqual({ ...meta.defaults, height: 15 });
    expect(readOptions(meta, { height: 6 }, 3)).toEqual({ ...meta.defaults, height: 6 });
  });

  test.each([
    ['unknown key', { wings: true }, 'wings'],
    ['inherited key', JSON.parse('{"__proto__": {"height": 3}}') as object, '__proto__'],
    ['below the range', { height: 3 }, 'height'],
    ['above the range', { height: 21 }, 'height'],
    ['not whole', { height: 8.5 }, 'height'],
    ['a number as text', { height: '8' }, 'height'],
    ['a switch that is none', { slide: 1 }, 'slide'],
    ['a choice that is none', { starter: 'youngest' }, 'starter'],
    ['off where there is no off', { height: 0 }, 'height'],
  ])('%s is refused by name', (_what, loose, option) => {
    expect(refusalOf(() => readOptions(ladder.game.meta, loose as never, 2))).toEqual({ code: 'bad-options', params: { option } });
  });

  test.each([1, 5, 2.5, Number.NaN])('%d seats are refused with what is possible', (seats) => {
    expect(refusalOf(() => readOptions(ladder.game.meta, {}, seats))).toEqual({ code: 'bad-seats', params: { seats, min: 2, max: 4 } });
  });

  test('a contradiction is refused with the words of the game', () => {
    expect(refusalOf(() => readOptions(lots.game.meta, { hand: 1 }, 3))).toEqual({ code: 'peek-needs-hand' });
    expect(readOptions(lots.game.meta, { hand: 1, peek: false }, 3)).toMatchObject({ hand: 1, peek: false });
  });
});
