import { describe, expect, test } from 'vitest';
import { choices, go, position } from './table.ts';

const others = (seats = 3): string[] => Array.from({ length: seats - 1 }, () => '');

/** The seat at turn holds this hand; somebody has led, and perhaps the place for a recruiter is taken. */
const facing = (hand: string, led: string, trump: string, slotFree: boolean) =>
  position({
    hands: ['', '', hand, ''],
    display: `${trump}1 ${trump}2`,
    leader: 0,
    trick: slotFree ? `${led}13 ${led}14` : `${led}13 r${led}14`,
  });

describe('what may be played', () => {
  test.each([
    ['L1', 'S3 S9 L2 H5', 'S', 'L', true, 'S3 S9', 'H5 L2 S3 S9'],
    ['L2', 'L2 H5', 'S', 'L', true, 'L2', 'H5 L2'],
    ['L3', 'L2 H5', 'S', 'L', false, 'L2', ''],
    ['L4', 'H5 H6', 'S', 'L', false, 'H5 H6', ''],
    ['L5', 'S3 H5', 'L', 'L', false, 'H5 S3', ''],
  ])('ANA-4.3 ANA-4.4 ANA-4.5 ANA-5.1 %s: hand %s, led %s, trump %s', (_id, hand, led, trump, slotFree, toTrick, recruit) => {
    expect(choices(facing(hand, led, trump, slotFree))).toEqual({ toTrick, recruit });
  });

  test('ANA-4.1 ANA-5.4 L6: the leader may play anything and not recruit', () => {
    const state = position({ hands: ['S3 H5', ...others()], display: 'L1 L2' });
    expect(choices(state)).toEqual({ toTrick: 'H5 S3', recruit: '' });
  });

  test('ANA-4.2 clockwise, everybody once, whether playing or recruiting', () => {
    const state = position({ hands: ['S1 H1', 'S2 H2', 'S3 H3', 'S4 H4'], display: 'L1 L2', leader: 2 });
    const turns: number[] = [];
    for (const move of ['S3', 'rH4', 'S1', 'S2']) {
      turns.push(state.turn);
      go(state, move);
    }
    expect(turns).toEqual([2, 3, 0, 1]);
    expect(state.turn).toBe(2); // S3 was the highest
  });

  test('ANA-4.3 whoever can follow must, even with a trump in hand', () => {
    expect(choices(facing('S3 L14', 'S', 'L', false)).toTrick).toBe('S3');
  });

  test('ANA-4.4 whoever cannot follow may not throw in another suit while holding a trump', () => {
    expect(choices(facing('L1 H1 H2', 'S', 'L', false)).toTrick).toBe('L1');
  });

  test('ANA-4.5 trump led and none in hand: any card', () => {
    expect(choices(facing('H1 S1', 'L', 'L', false)).toTrick).toBe('H1 S1');
  });

  test('ANA-4.6 nobody has to go higher: all cards of the suit are open, above and below', () => {
    const state = position({ hands: ['', 'S2 S14', ''], display: 'L1 L2', trick: 'S10' });
    expect(choices(state).toTrick).toBe('S2 S14');
    const trumping = position({ hands: ['', '', 'L3 L9'], display: 'L1 L2', trick: 'S10 L5' });
    expect(choices(trumping).toTrick).toBe('L3 L9');
  });
});
