import { silent, type Tell } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import type { Action, Event } from '../state.ts';
import { cards, chance, dealt, Ear, go, position, rulesWith, suit, wander } from './table.ts';

describe('what is told', () => {
  test('the trump cards first, then the round, then each hand to its player alone', () => {
    const ear = new Ear();
    const state = rulesWith().setup(3, chance(4), ear);
    expect(ear.kinds).toEqual(['laid-out', 'round', 'dealt', 'dealt', 'dealt']);
    expect(ear.of('laid-out')).toEqual([{ kind: 'laid-out', order: state.order }]);
    expect(ear.of('round')[0]?.open).toHaveLength(10);
  });

  test('a round that is not the last ends with its scores, the last one with the end of the match', () => {
    const state = position({ hands: ['S9', 'S1', 'S3'], display: 'L1 L2' });
    expect(go(state, 'S9 S1 S3').kinds.slice(-1)).toEqual(['round-scored']);
    const last = position({ hands: ['S9', 'S1', 'S3'], display: 'L1 L2', round: 3, sheet: [0, 0, 0, 1, 1, 1] });
    const ear = go(last, 'S9 S1 S3');
    expect(ear.kinds.slice(-2)).toEqual(['round-scored', 'ended']);
    expect(ear.of('ended')).toEqual([{ kind: 'ended', ending: 'rounds' }]);
    expect(ear.of('round-scored')[0]?.rows).toHaveLength(3);
    expect(ear.of('round-scored')[0]?.rows.map(({ stories }) => stories)).toEqual([1, 0, 0]);
  });

  test('cards that join the display are those of this trick, and trump is told only when it changes', () => {
    const state = position({ hands: ['S9 S8 H1', 'L3 L4 H2', 'S1 S2 H3'], order: 'HLS', display: 'L1 L2' });
    go(state, 'S9 rL3 S1');
    const ear = go(state, 'S8 rL4 S2');
    expect(ear.of('displayed')).toEqual([{ kind: 'displayed', cards: cards('L4'), trump: suit('L') }]);
    expect(ear.kinds).not.toContain('trump-changed');
  });

  test('nobody listens, nothing is told, and the play is the same', () => {
    const fail = (): never => {
      throw new Error('told to nobody');
    };
    const deaf: Tell<Event> = { on: false, all: fail, to: fail, reveal: fail };
    const rules = rulesWith();
    const [one, other, third] = [deaf, new Ear(), silent].map((tell) => {
      const random = chance(9);
      const state = rules.setup(4, random, tell);
      while (state.phase !== 'over') {
        const listed = rules.legal(state, state.turn);
        rules.play(state, state.turn, listed[random.below(listed.length)] as Action, random, tell);
      }
      return JSON.stringify(state);
    });
    expect(one).toBe(other);
    expect(one).toBe(third);
  });

  test('every card of a hand that is told was dealt to it, and every move is told to all', () => {
    const ear = new Ear();
    const rules = rulesWith();
    const random = chance(12);
    const state = rules.setup(5, random, ear);
    const hands = ear.of('dealt').map(({ cards: dealtCards }) => new Set(dealtCards));
    for (let i = 0; i < 40; i += 1) {
      const listed = rules.legal(state, state.turn);
      rules.play(state, state.turn, listed[random.below(listed.length)] as Action, random, ear);
    }
    const moves = [...ear.of('played'), ...ear.of('recruited')];
    expect(moves).toHaveLength(40);
    expect(moves.every(({ seat, card }) => hands[seat]?.has(card))).toBe(true);
    expect(ear.of('trick-won')).toHaveLength(8);
  });
});

describe('after the end', () => {
  test('nobody is asked anything and nothing can be done', () => {
    const state = wander(dealt(4), 1000, chance(2));
    expect(rulesWith().asks(state)).toEqual([]);
    expect([0, 1, 2, 3].flatMap((seat) => rulesWith().legal(state, seat))).toEqual([]);
  });
});
