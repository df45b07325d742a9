import { playOut, silent, uniformly } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { careful } from '../bot.ts';
import { KINDS, NONE, type State } from '../state.ts';
import { chance, DRAW, decide, draw, Ear, hand, KEEP, place, position, rulesWith } from './table.ts';

const handOf = (state: State, seat: number): number[] => state.hands.slice(seat * KINDS, (seat + 1) * KINDS);
const three = (): State => position({ rows: ['. . . . . .'], hands: ['1 2 D', '3 4 D', '5 6 D'], turn: 1 });

describe('whose turn it is', () => {
  test('ANT-2.6 play goes clockwise and begins again with seat 0', () => {
    const state = three();
    const order: number[] = [];
    for (const card of ['1', '3', '5', '2']) {
      order.push(state.turn);
      draw(state, card);
      decide(state, KEEP);
    }
    expect(order).toEqual([1, 2, 0, 1]);
    expect(state.turn).toBe(2);
  });

  test('ANT-2.6 only who is at turn is asked and has anything to do', () => {
    const rules = rulesWith();
    const state = three();
    expect(rules.asks(state)).toEqual([{ seat: 1, what: 'draw', must: true, byHand: true }]);
    expect(rules.legal(state, 1)).toEqual([DRAW]);
    expect(rules.legal(state, 0)).toEqual([]);
    expect(rules.legal(state, 2)).toEqual([]);
    draw(state, '1');
    expect(rules.asks(state)).toEqual([{ seat: 1, what: 'decide', must: true }]);
    expect(rules.legal(state, 0)).toEqual([]);
    expect(rules.legal(state, 1).at(-1)).toEqual(KEEP);
  });
});

describe('the draw', () => {
  test('ANT-3.1 a turn is a draw, then placing or keeping, then the next player draws', () => {
    const rules = rulesWith();
    const state = three();
    expect(rules.otherwise(state, 1)).toEqual(DRAW);
    draw(state, '1');
    expect(state).toMatchObject({ phase: 'decide', drawn: 1, turn: 1 });
    expect(rules.legal(state, 1)).toEqual([1, 2, 3, 4, 5, 6].map(place).concat(KEEP));
    expect(rules.otherwise(state, 1)).toEqual(KEEP);
    decide(state, KEEP);
    expect(state).toMatchObject({ phase: 'draw', drawn: NONE, turn: 2 });
  });

  test('ANT-3.2 the card comes from the right neighbour, who has just moved', () => {
    const state = three();
    draw(state, '2');
    expect(handOf(state, 0)).toEqual(hand('1 D'));
    expect(handOf(state, 1)).toEqual(hand('3 4 D'));
    expect(handOf(state, 2)).toEqual(hand('5 6 D'));
    const first = position({ rows: ['. . . . . .'], hands: ['1 2 D', '3 4 D', '5 6 D'], turn: 0 });
    draw(first, '6');
    expect(handOf(first, 2)).toEqual(hand('5 D'));
  });

  test('ANT-3.2 with two players it is the other one', () => {
    const state = position({ rows: ['. . . . . .'], hands: ['1 2 D', '3 4 D'], turn: 0 });
    draw(state, '4');
    expect(handOf(state, 1)).toEqual(hand('3 D'));
    decide(state, KEEP);
    draw(state, '4');
    expect(handOf(state, 0)).toEqual(hand('1 2 D'));
  });

  test('ANT-3.3 every card of the hand is equally likely, two of a kind twice as likely as one', () => {
    const random = chance(8);
    const rules = rulesWith();
    const drawn: number[] = Array.from({ length: KINDS }, () => 0);
    for (let i = 0; i < 6000; i += 1) {
      const state = position({ rows: ['. . . . . .'], hands: ['1', '8 8 5 5 3 D'], turn: 0 });
      rules.play(state, 0, DRAW, random, silent);
      drawn[state.drawn] = (drawn[state.drawn] ?? 0) + 1;
    }
    const expected = hand('8 8 5 5 3 D').map((count) => count * 1000);
    expect(drawn.filter((_, kind) => expected[kind] === 0)).toEqual([0, 0, 0, 0, 0]);
    const squares = drawn.reduce((sum, count, kind) => sum + (expected[kind] ? (count - expected[kind]) ** 2 / expected[kind] : 0), 0);
    expect(squares).toBeLessThan(16.3); // three degrees of freedom, one in a thousand
  });

  test('ANT-3.3 one draw of chance picks the card, and a decision needs none', () => {
    const asked: number[] = [];
    const state = three();
    rulesWith().play(
      state,
      1,
      DRAW,
      {
        below: (n) => {
          asked.push(n);
          return n - 1;
        },
      },
      new Ear(),
    );
    expect(asked).toEqual([3]);
    expect(state.drawn).toBe(2);
    decide(state, place(1)); // throws if it asked
  });

  test('ANT-3.4 all hear that a card was drawn; drawer and owner alone hear which', () => {
    const state = three();
    expect(draw(state, '2').heard).toEqual([
      { how: 'all', event: { kind: 'drew', seat: 1, from: 0 } },
      { how: 'reveal', event: { kind: 'card', seat: 1, from: 0, card: 2 }, seats: [1, 0] },
    ]);
    const rules = rulesWith();
    expect([0, 1, 2, undefined].map((seat) => rules.view(state, seat).drawn)).toEqual([2, 2, NONE, NONE]);
  });

  test('ANT-3.4 drawer and owner remember a kept card, the others never knew it', () => {
    const state = position({ rows: ['. . . . . .'], hands: ['1 2 D', '3 4 D', '5 6 D'], turn: 1, starter: 1 });
    draw(state, '2');
    decide(state, KEEP);
    draw(state, '4');
    decide(state, place(3));
    const rules = rulesWith();
    const placed = { card: 4, space: 3 };
    expect([0, 1, 2, undefined].map((seat) => rules.view(state, seat).history)).toEqual([
      [{ card: 2, space: 0 }, placed],
      [{ card: 2, space: 0 }, placed],
      [{ card: NONE, space: 0 }, placed],
      [{ card: NONE, space: 0 }, placed],
    ]);
  });

  test('ANT-3.5 only the drawn card can be placed: the hand offers nothing', () => {
    const state = position({ rows: ['. . 4 . . .', '. . . . . .'], hands: ['1 2 8 D', '4 4 D'], turn: 0, drawn: '4' });
    expect(rulesWith().legal(state, 0)).toEqual([KEEP]);
    expect(rulesWith().explain(rulesWith().view(state, 0), 0, { type: 'place', space: 1, card: 1 }).code).toBe('unknown-action');
  });

  test('ANT-3.6 N7 with a full row and no Death one still must draw, and may draw Death', () => {
    const state = position({ rows: ['1 2 4 5 7 8', '. . . . . .'], hands: ['3 6', '3 D'], turn: 0 });
    expect(rulesWith().legal(state, 0)).toEqual([DRAW]);
    draw(state, 'D');
    decide(state, KEEP);
    expect(state.ending).toBe('');
    expect(handOf(state, 0)).toEqual(hand('3 6 D'));
  });

  test.each([
    [2, 6],
    [3, 6],
    [4, 6],
    [2, 8],
    [3, 8],
    [4, 8],
  ])('ANT-3.7 N1 N2 the hand to draw from is never empty (%i players, %i spaces)', (seats, spacesEach) => {
    const wide = spacesEach === 6 ? 6 : 8;
    const random = chance(seats * wide);
    const rules = rulesWith({ spaces: wide });
    let least = 9;
    for (let match = 0; match < 60; match += 1) {
      const state = rules.setup(seats, random, silent);
      while (state.phase !== 'over') {
        const owner = (state.turn + seats - 1) % seats;
        const size = handOf(state, owner).reduce((sum, count) => sum + count, 0);
        if (state.phase === 'draw') least = Math.min(least, size);
        // Place wherever the row stays open, so that hands run down.
        const safe = rulesWith({ spaces: wide, allowSelfBlocking: false }).legal(state, state.turn);
        rules.play(state, state.turn, safe[0] ?? KEEP, random, silent);
      }
    }
    expect(least).toBeGreaterThanOrEqual(wide === 6 ? 3 : 1);
  });
});

describe('copies', () => {
  test('a copy equals the state and goes its own way', () => {
    const rules = rulesWith();
    const state = rules.setup(3, chance(2), silent);
    playOut(rules, state, uniformly, chance(3), 1000);
    const copy = rules.copy(state);
    expect(copy).toEqual(state);
    const start = rules.setup(3, chance(2), silent);
    const before = JSON.stringify(start);
    playOut(rules, rules.copy(start), uniformly, chance(3), 1000);
    expect(JSON.stringify(start)).toBe(before);
  });

  test('nothing is told while nobody listens', () => {
    const never = () => {
      throw new Error('told');
    };
    const deaf = { on: false, all: never, to: never, reveal: never };
    const rules = rulesWith();
    const endings = [careful, uniformly].map((policy) => {
      const random = chance(2);
      const state = rules.setup(4, random, deaf);
      while (state.phase !== 'over') {
        rules.play(state, state.turn, policy(state, state.turn, rules.legal(state, state.turn), random), random, deaf);
      }
      return state.ending;
    });
    expect(endings).toEqual(['row', 'stalemate']); // rows were filled, and rows were closed
  });
});
