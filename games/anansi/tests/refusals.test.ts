import { Match, RefusedError, type Refusal } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { reasons } from '../rules/explain.ts';
import type { Action, State } from '../state.ts';
import { chance, DEAL, dealt, position, play, recruit, rulesWith, wander } from './table.ts';

const why = (state: State, seat: number, action: unknown): Refusal => rulesWith().explain(rulesWith().view(state, seat), seat, action);
const codeAndRule = (refusal: Refusal): string => `${refusal.code} ${refusal.rule}`;

/** Seat 1 is at turn; leopard is trump. */
const following = (hand: string, trick = 'S10') => position({ hands: ['', hand, ''], display: 'L1 L2', trick });

describe('why not', () => {
  test('ANA-5.4 recruiting as the leader', () => {
    const state = position({ hands: ['S3 H5', '', ''], display: 'L1 L2' });
    expect(codeAndRule(why(state, 0, recruit('S3')))).toBe('leader-recruits ANA-5.4');
  });

  test('ANA-5.3 a second recruiter, and a third with five players', () => {
    const three = position({ hands: ['', '', 'H5 S1'], display: 'L1 L2', trick: 'S10 rH9' });
    expect(why(three, 2, recruit('H5'))).toEqual({ code: 'recruiters-full', rule: 'ANA-5.3', params: { places: 1 } });
    const five = position({ hands: ['', '', '', 'H5 S1', ''], display: 'L1 L2', trick: 'S10 rH9 rH8' });
    expect(why(five, 3, recruit('H5'))).toEqual({ code: 'recruiters-full', rule: 'ANA-5.3', params: { places: 2 } });
  });

  test('ANA-4.3 not following suit', () => {
    expect(why(following('S3 L14'), 1, play('L14'))).toEqual({
      code: 'must-follow',
      rule: 'ANA-4.3',
      params: { suit: 'leopard', value: 14, led: 'snake' },
    });
  });

  test('ANA-4.4 not trumping', () => {
    expect(why(following('H3 L14'), 1, play('H3'))).toEqual({
      code: 'must-trump',
      rule: 'ANA-4.4',
      params: { suit: 'hornet', value: 3, led: 'snake', trump: 'leopard' },
    });
  });

  test('ANA-4.1 a card that is not in the hand, to play or to recruit with', () => {
    for (const action of [play('S4'), recruit('S4')]) {
      expect(why(following('S3 L14'), 1, action)).toEqual({ code: 'not-in-hand', rule: 'ANA-4.1', params: { suit: 'snake', value: 4 } });
    }
  });

  test('ANA-4.2 acting twice, or before one’s turn', () => {
    const state = following('S3 L14');
    expect(codeAndRule(why(state, 0, play('S3')))).toBe('not-your-turn ANA-4.2');
    expect(codeAndRule(why(state, 2, recruit('S3')))).toBe('not-your-turn ANA-4.2');
  });

  test('ANA-7.7 ANA-7.2 playing between two rounds, dealing in the middle of one', () => {
    const between = wander(dealt(4), 40, chance(2));
    expect(codeAndRule(why(between, between.turn, play('S3')))).toBe('deal-first ANA-7.7');
    expect(codeAndRule(why(following('S3'), 1, DEAL))).toBe('round-runs ANA-7.2');
  });

  test('ANA-1.1 a card there is not', () => {
    for (const wrong of [42, -1, 1.5, Number.NaN, '3', undefined, [3]]) {
      expect(codeAndRule(why(following('S3'), 1, { type: 'play', card: wrong }))).toBe('no-such-card ANA-1.1');
    }
  });

  test('ANA-4.2 anything else at all', () => {
    for (const wrong of [undefined, 3, 'play', [], {}, { type: 'pass' }, { type: 'play', card: 3, extra: 1 }, { type: 'deal', card: 3 }]) {
      expect(codeAndRule(why(following('S3'), 1, wrong))).toBe('unknown-action ANA-4.2');
    }
  });

  test('ANA-8.1 after the end', () => {
    const over = wander(dealt(3), 1000, chance(3));
    expect(codeAndRule(why(over, over.turn, DEAL))).toBe('match-ended ANA-8.1');
  });

  test('every reason names a rule that exists, and every one of them is reached above', () => {
    expect(Object.values(reasons).every((rule) => /^ANA-\d\.\d$/.test(rule))).toBe(true);
    expect(Object.keys(reasons)).toHaveLength(11);
  });
});

describe('at a table', () => {
  const seed = '5a'.repeat(32);
  const begin = (seats: number) => Match.begin(game, { options: { ...game.meta.defaults }, seats, seed, version: 1 });
  const refused = (act: () => unknown): Refusal => {
    try {
      act();
    } catch (fault) {
      if (fault instanceof RefusedError) return fault.refusal;
      throw fault;
    }
    throw new Error('nothing was refused');
  };

  test('wrong moves are refused with the rule and change nothing', () => {
    const match = begin(4);
    const before = JSON.stringify(match.state);
    const leader = match.state.leader;
    const [first] = match.legal(leader);
    const own = (first as Extract<Action, { card: number }>).card;
    expect(refused(() => match.act(leader, { type: 'recruit', card: own })).rule).toBe('ANA-5.4');
    expect(refused(() => match.act((leader + 1) % 4, { type: 'play', card: own })).rule).toBe('ANA-4.2');
    const foreign = match.view((leader + 1) % 4).hand[0];
    expect(refused(() => match.act(leader, { type: 'play', card: foreign })).rule).toBe('ANA-4.1');
    expect(refused(() => match.act(leader, { type: 'deal' })).rule).toBe('ANA-7.2');
    expect(JSON.stringify(match.state)).toBe(before);
    match.act(leader, first);
    expect(refused(() => match.act(leader, match.view(leader).hand.map((left) => ({ type: 'play', card: left }))[0])).rule).toBe('ANA-4.2');
  });

  test('ANA-2.1 six seats are refused', () => {
    expect(refused(() => begin(6))).toEqual({ code: 'bad-seats', rule: 'ANA-2.1', params: { seats: 6, min: 3, max: 5 } });
  });

  test('a card shown to all is not taken back without consent', () => {
    const match = begin(3);
    const { leader } = match.state;
    match.act(leader, match.legal(leader)[0]);
    expect(match.undoOffer(leader)).toEqual({ kind: 'consent', to: 0, reason: 'revealed' });
  });
});
