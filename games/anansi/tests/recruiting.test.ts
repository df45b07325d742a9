import { describe, expect, test } from 'vitest';
import { card, rulesWith, choices, dealt, go, position, play, recruit, wander, chance } from './table.ts';

describe('recruiting', () => {
  test('ANA-5.1 any card of the hand, whatever was led, although one could follow', () => {
    const state = position({ hands: ['', 'S3 H9 L14', ''], display: 'L1 L2', trick: 'S10' });
    expect(choices(state).recruit).toBe('H9 L14 S3');
    go(state, 'rH9');
    expect(state.recruiters).toBe(1);
    expect(state.led).toBe(position({ hands: ['', '', ''], trick: 'S10' }).led);
  });

  test.each([
    ['H1', 0],
    ['H4', 0],
    ['H5', 1],
    ['H9', 1],
    ['H10', 2],
    ['H14', 2],
  ])('ANA-5.2 %s brings %i listeners', (text, listeners) => {
    const state = position({ hands: ['', text, ''], display: 'L1 L2', trick: 'S10', listeners: [0, 1, 0] });
    const ear = go(state, `r${text}`);
    expect(state.listeners).toEqual([0, 1 + listeners, 0]);
    expect(ear.of('recruited')).toEqual([{ kind: 'recruited', seat: 1, card: card(text), listeners }]);
    expect(ear.heard[0]?.how).toBe('reveal');
  });

  test('ANA-5.2 a card without heads uses up the place all the same', () => {
    const state = position({ hands: ['', 'H1', 'H9 S1'], display: 'L1 L2', trick: 'S10' });
    go(state, 'rH1');
    expect(choices(state).recruit).toBe('');
  });

  test.each([
    [3, 1],
    [4, 1],
    [5, 2],
  ])('ANA-5.3 with %i players %i may recruit in a trick', (seats, places) => {
    const hands = Array.from({ length: seats }, (_, seat) => `H${seat + 5} S${seat + 1}`);
    const state = position({ hands, display: 'L1 L2' });
    expect(rulesWith().view(state, 0).places).toBe(places);
    go(state, 'S1');
    for (let used = 0; used < places; used += 1) {
      expect(choices(state).recruit).not.toBe('');
      go(state, `rH${state.turn + 5}`);
    }
    expect(choices(state).recruit).toBe('');
    expect(choices(state).toTrick).toBe(`S${state.turn + 1}`);
  });

  test('ANA-5.3 the place is free again in the next trick', () => {
    const state = position({ hands: ['S9 S1', 'H5 S2', 'S3 H6'], display: 'L1 L2' });
    go(state, 'S9 rH5 S3 S1');
    expect(choices(state).recruit).toBe('S2');
  });

  test('ANA-5.4 no leader is ever offered to recruit', () => {
    for (const seats of [3, 4, 5]) {
      const random = chance(seats);
      const state = dealt(seats, {}, seats);
      for (let i = 0; i < 100 && state.phase === 'play'; i += 1) {
        expect(state.turn === state.leader && choices(state).recruit !== '').toBe(false);
        wander(state, 1, random);
      }
      expect(state.phase).toBe('deal');
    }
  });

  test('ANA-5.5 never a duty: whoever may recruit may play as well, and `otherwise` never recruits', () => {
    const random = chance(7);
    const state = dealt(5);
    while (state.phase !== 'over') {
      const playing = state.phase === 'play';
      expect(choices(state).toTrick === '').toBe(!playing);
      expect(rulesWith().otherwise(state, state.turn).type).toBe(playing ? 'play' : 'deal');
      wander(state, 1, random);
    }
  });

  test('ANA-5.5 in the last trick, too', () => {
    const state = position({ hands: ['S9', 'H12', 'S3'], display: 'L1 L2', stories: [5, 4, 0] });
    go(state, 'S9');
    expect(choices(state).recruit).toBe('H12');
    go(state, 'rH12 S3');
    expect(state.phase).toBe('deal');
    expect(state.listeners).toEqual([0, 2, 0]);
  });

  test('`otherwise` plays the lowest card that may be played', () => {
    const state = position({ hands: ['', 'S9 S4 H1', ''], display: 'L1 L2', trick: 'S10' });
    expect(rulesWith().otherwise(state, 1)).toEqual(play('S4'));
    expect(rulesWith().legal(state, 1)).toContainEqual(recruit('H1'));
    expect(rulesWith().legal(state, 0)).toEqual([]);
  });
});
