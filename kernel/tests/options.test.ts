import { ladder, lots } from '@tafelrunde/conformance/toys';
import { describe, expect, test } from 'vitest';
import { nextOptions, RefusedError, readOptions, withLater } from '../index.ts';

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

  test('an option that came later is filled in for a match from before, and nothing else is', () => {
    const { meta } = ladder.game;
    const added = { ...meta, options: [...meta.options, { key: 'calm', kind: 'switch', default: true, later: true } as const] };
    expect(withLater(added, { height: 12 })).toEqual({ height: 12, first: 0, calm: true });
    expect(withLater(added, { calm: false, first: 2 })).toEqual({ calm: false, first: 2 });
    expect(withLater({ ...meta, options: meta.options.filter((spec) => spec.later !== true) }, {})).toEqual({});
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
    ['a seat to begin that is not there', { first: 3 }, 'first'],
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

describe('the options of a rematch', () => {
  const { options: specs, defaults } = ladder.game.meta;

  test('the seat after the one that began is to begin, and after the last the first; a series counts on', () => {
    const begun = [0, 1, 2].map((starter) => nextOptions({ ...defaults }, specs, { starter, seats: 3 }));
    expect(begun).toEqual([2, 3, 1].map((first) => ({ ...defaults, first, series: 1 })));
  });

  test('where nobody knows who began, nothing is said of it; options of long ago gain it', () => {
    expect(nextOptions({ ...defaults, first: 2 }, specs, { starter: undefined, seats: 3 })).toMatchObject({ first: 2, series: 1 });
    const { first: _first, ...old } = defaults;
    expect(nextOptions(old, specs, { starter: 2, seats: 4 })).toMatchObject({ ...old, first: 4, series: 1 });
  });
});
