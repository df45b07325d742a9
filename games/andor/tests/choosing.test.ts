import { describe, expect, test } from 'vitest';
import { choosesOwn, everyFigures, facesOf, figuresOf, leading, parties, partyOf } from '../choosing.ts';
import { meta } from '../meta.ts';

const { defaults } = meta;

describe('faces', () => {
  test('one word stands for all, else there is one for each; every value says what it was made of', () => {
    expect(facesOf('second')).toEqual(['second', 'second', 'second', 'second']);
    expect(facesOf('first,mixed,second,first')).toEqual(['first', 'mixed', 'second', 'first']);
    expect(everyFigures).toHaveLength(81);
    expect(new Set(everyFigures).size).toBe(81);
    for (const figures of everyFigures) expect(figuresOf(facesOf(figures))).toBe(figures);
  });
});

describe('who leads whom', () => {
  test('a hero that stays at home comes in place of one’s own; everybody keeps theirs, by rank', () => {
    expect(leading('dwarf,warrior', 2, 0, 'wizard')).toEqual({ heroes: 'warrior,wizard', order: [1, 0] });
    expect(leading('warrior,archer,wizard', 3, 2, 'dwarf')).toEqual({ heroes: 'dwarf,warrior,archer', order: [2, 0, 1] });
    expect(leading('dwarf,archer', 2, 1, 'warrior')).toEqual({ heroes: 'dwarf,warrior', order: [0, 1] });
  });

  test('a hero somebody leads changes hands, and so does one’s own', () => {
    expect(leading('dwarf,warrior,wizard', 3, 0, 'wizard')).toEqual({ heroes: 'dwarf,warrior,wizard', order: [2, 1, 0] });
    expect(leading('any', 4, 3, 'dwarf')).toEqual({ heroes: 'dwarf,warrior,archer,wizard', order: [3, 1, 2, 0] });
  });

  test('the first who chooses settles it for all, with heroes that can be played', () => {
    expect(leading('any', 2, 1, 'dwarf')).toEqual({ heroes: 'dwarf,warrior', order: [1, 0] });
    expect(leading('any', 3, 0, 'archer')).toEqual({ heroes: 'dwarf,warrior,archer', order: [1, 2, 0] });
    for (const seats of [2, 3, 4])
      for (const heroes of ['any', ...parties.filter((party) => partyOf(party, seats)?.length === seats)])
        for (let seat = 0; seat < seats; seat += 1)
          for (const kind of ['dwarf', 'warrior', 'archer', 'wizard'] as const) {
            const chosen = leading(heroes, seats, seat, kind);
            expect(parties).toContain(chosen.heroes);
            expect(partyOf(chosen.heroes, seats)?.[chosen.order.indexOf(seat)]).toBe(kind);
            expect(chosen.order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: seats }, (_, at) => at));
          }
  });
});

test('what others lead is theirs: hero, face and all the rest of the options', () => {
  const before = { ...defaults, heroes: 'dwarf,warrior,archer', figures: 'first' };
  const asks = (change: object, order: readonly number[], others: readonly number[]) =>
    choosesOwn(before, { ...before, ...change }, order, others);
  expect(asks({ figures: 'first,second,first,first' }, [0, 1, 2], [0])).toBe(true);
  expect(asks({ figures: 'first,second,first,first' }, [0, 1, 2], [1])).toBe(false);
  // The dwarf goes home: whoever led the warrior sits first now, and leads the warrior still.
  expect(asks({ heroes: 'warrior,archer,wizard' }, [1, 2, 0], [1, 2])).toBe(true);
  expect(asks({ heroes: 'warrior,archer,wizard' }, [0, 1, 2], [1])).toBe(false);
  expect(asks({}, [1, 0, 2], [1])).toBe(false);
  expect(asks({ difficulty: 'normal' }, [0, 1, 2], [])).toBe(false);
  expect(asks({ heroes: 'any' }, [0, 1, 2], [1])).toBe(false);
});
