import { describe, expect, test } from 'vitest';
import { card, cards, position, rulesWith, suitsOf, written } from '../../tests/table.ts';
import { fanOf, sorted } from '../fan.ts';
import { chancesIn } from '../options.ts';
import { placeOf } from '../places.ts';

describe('the fan', () => {
  test('lies by suit in the order of the display, then by value', () => {
    expect(sorted(cards('H2 H11 L4 L14 S7 S13'), suitsOf('SLH')).map(written)).toEqual(['S7', 'S13', 'L4', 'L14', 'H2', 'H11']);
  });
  test('up to six cards lie in one arc, around its middle', () => {
    const fan = fanOf([1, 2, 3, 4, 5, 6]);
    expect(fan.every(({ back, m }) => !back && m === 6)).toBe(true);
    expect(fan.map(({ j }) => j)).toEqual([-2.5, -1.5, -0.5, 0.5, 1.5, 2.5]);
  });
  test('more lie in two, the back one first and never the smaller', () => {
    const fan = fanOf([1, 2, 3, 4, 5, 6, 7]);
    expect(fan.map(({ back }) => back)).toEqual([true, true, true, true, false, false, false]);
    expect(fan.map(({ m }) => m)).toEqual([4, 4, 4, 4, 3, 3, 3]);
    expect(fan.map(({ j }) => j)).toEqual([-1.5, -0.5, 0.5, 1.5, -1, 0, 1]);
    expect(fan.map(({ i }) => i)).toEqual([-3, -2, -1, 0, 1, 2, 3]);
  });
});

describe('what may be done with a card', () => {
  const legal = (trick: string) => {
    const state = position({ hands: ['H4 S12', 'H1', 'H2', 'H3'], display: 'H9', leader: 3, trick });
    return rulesWith().legal(state, 0);
  };
  test('ANA-5.1 both, or only recruiting', () => {
    const chances = chancesIn(legal('S3'));
    expect([chances.of(card('S12')), chances.of(card('H4'))]).toEqual(['both', 'recruit']);
    expect(chances).toMatchObject({ asked: true, recruiting: true });
  });
  test('ANA-5.3 only playing, or nothing, once the place is taken', () => {
    const state = position({ hands: ['H4 S12', 'H1', 'H2', 'H3'], display: 'H9', leader: 2, trick: 'S3 rH3' });
    const chances = chancesIn(rulesWith().legal(state, 0));
    expect([chances.of(card('S12')), chances.of(card('H4'))]).toEqual(['play', 'nothing']);
    expect(chances.recruiting).toBe(false);
  });
  test('nothing is asked: nothing is lit and nothing is faded', () => {
    expect(chancesIn([]).of(card('S12'))).toBe('unasked');
    expect(chancesIn([{ type: 'deal' }]).asked).toBe(false);
  });
});

describe('around the table', () => {
  test('everybody has a place of their own', () => {
    for (const others of [2, 3, 4, 5]) {
      expect(new Set(Array.from({ length: others }, (_, at) => placeOf(at, others))).size).toBe(others);
    }
  });
});
