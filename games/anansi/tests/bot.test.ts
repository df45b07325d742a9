import { FastRandom, type Policy, silent, uniformly } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { Adviser } from '../bot/adviser.ts';
import { laterAsPlain, laterAsTrump, winsNow } from '../bot/odds.ts';
import { Prospect } from '../bot/prospect.ts';
import { emptySituation, fromState, fromView, type Situation } from '../bot/situation.ts';
import { instant, steering } from '../bot.ts';
import { masksOf } from '../cards.ts';
import { worth } from '../rules/scoring.ts';
import type { Action, State } from '../state.ts';
import { cards, chance, dealt, go, play, position, recruit, rulesWith, suit, wander } from './table.ts';

const answer = (state: State) => {
  const rules = rulesWith();
  const seat = state.turn;
  return instant().choose({
    seat,
    view: rules.view(state, seat),
    asks: rules.asks(state),
    legal: rules.legal(state, seat),
    random: chance(1),
    budget: {},
  });
};

/** Leopard is trump, snake was led; the rest as given. */
const facing = (partial: Partial<Situation>): Situation => ({
  ...emptySituation(),
  seats: 4,
  cards: 3,
  trump: suit('L'),
  ledSuit: suit('S'),
  best: 16 + 7,
  after: 1,
  ...partial,
});

describe('what the instant bot counts', () => {
  test('sure losers: below the card that lies there, or neither of the suit led nor trump', () => {
    const at = facing({ out: masksOf(cards('S9 L3')) });
    expect(winsNow(at, suit('S'), 6)).toBe(0);
    expect(winsNow(at, suit('H'), 14)).toBe(0);
    expect(winsNow(facing({ best: 32 + 4 }), suit('L'), 3)).toBe(0);
  });

  test('sure winners: the last to act, or nothing out that could beat it', () => {
    expect(winsNow(facing({ after: 0, out: masksOf(cards('S14 L3')) }), suit('S'), 8)).toBe(1);
    expect(winsNow(facing({ out: masksOf(cards('S6 H9')) }), suit('S'), 8)).toBe(1);
    expect(winsNow(facing({ out: masksOf(cards('S14 L3')) }), suit('L'), 4)).toBe(1);
    expect(winsNow(facing({ out: masksOf(cards('S6 L9')) }), suit('S'), 8)).toBeLessThan(1);
  });

  test('chances fall with the cards above and with trumps out', () => {
    const at = facing({});
    expect(laterAsPlain(at, 1, 3, 4, 0)).toBeLessThan(laterAsPlain(at, 0, 3, 4, 0));
    expect(laterAsPlain(at, 0, 2, 4, 3)).toBeLessThan(laterAsPlain(at, 0, 2, 4, 0));
    expect(laterAsTrump(at, 2, 3, 4)).toBeLessThan(laterAsTrump(at, 0, 3, 4));
    expect(laterAsPlain(at, 1, 3, 4, 2)).toBeLessThan(laterAsTrump(at, 1, 3, 4));
    const now = (out: string): number => winsNow(facing({ out: masksOf(cards(out)) }), suit('S'), 10);
    expect(now('S3 S4 S13 L1')).toBeLessThan(now('S3 S4 S5 L1'));
  });

  test('a view and a state show the same situation', () => {
    const random = chance(4);
    for (const seats of [3, 4, 5]) {
      for (let moves = 0; moves < 30; moves += 1) {
        const state = wander(dealt(seats, {}, moves + 1), moves, random);
        const view = rulesWith().view(state, state.turn);
        expect(fromState(state, state.turn, true, emptySituation())).toEqual(fromView(view, state.turn, emptySituation()));
      }
    }
  });
});

describe('what a round is worth from here', () => {
  const prospect = new Prospect(7, true);

  test('with no card left it is the score', () => {
    for (const [listeners, stories] of [
      [0, 0],
      [1, 1],
      [2, 3],
      [3, 2],
      [0, 4],
    ] as const) {
      expect(prospect.of(0, 0, listeners - stories, listeners, 0)).toBe(worth(listeners, stories, 3, true));
    }
    expect(new Prospect(7, false).of(0, 0, 0, 0, 0)).toBe(0);
  });

  test('nothing when there are not enough tricks left, and never more than can be had', () => {
    expect(prospect.of(2, 0, 3, 3, 2)).toBe(0);
    for (let cards_ = 1; cards_ < 10; cards_ += 1) {
      for (let balance = -3; balance <= 3; balance += 1) {
        const value = prospect.of(cards_, 0, balance, 3, cards_ / 3);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(3 + 2 * cards_ + 7);
      }
    }
  });

  test('needing a trick, good cards are worth more than bad ones; needing none, less', () => {
    expect(prospect.of(2, 1, 1, 1, 1.8)).toBeGreaterThan(prospect.of(2, 1, 1, 1, 0.2));
    expect(prospect.of(2, 1, 0, 1, 1.8)).toBeLessThan(prospect.of(2, 1, 0, 1, 0.2));
  });
});

describe('how the instant bot plays', () => {
  test('needs one more story: takes the last trick', () => {
    const state = position({ hands: ['', '', 'S2 S14'], display: 'L1 L2', trick: 'S9 S10', listeners: [0, 0, 1], stories: [4, 4, 0] });
    expect(answer(state)).toEqual({ action: play('S14'), say: { key: 'wants-stories', params: { count: 1 } } });
  });

  test('has as many of both before the last trick: stays below', () => {
    const state = position({ hands: ['', '', 'S2 S14'], display: 'L1 L2', trick: 'S9 rS10', listeners: [0, 0, 1], stories: [4, 4, 1] });
    state.hands[2 * 3 + 2] = (1 << 1) | (1 << 13);
    expect(answer(state)).toEqual({ action: play('S2'), say: { key: 'just-right' } });
  });

  test('one story too many before the last card: recruits one listener, not two', () => {
    const state = position({ hands: ['', 'H6 H12', 'S1'], display: 'L1 L2', trick: 'S9', listeners: [0, 0, 0], stories: [4, 1, 4] });
    state.hands[1 * 3] = 1 << 5; // the six alone
    expect(answer(state).action).toEqual(recruit('H6'));
    const onlyTwo = position({ hands: ['', 'H12', 'S1'], display: 'L1 L2', trick: 'S9', stories: [4, 1, 4] });
    expect(answer(onlyTwo).action).toEqual(play('H12')); // two listeners for one story would cost everything
  });

  test('deals when asked to, and says nothing of its hand', () => {
    const state = wander(dealt(4), 40, chance(3));
    expect(answer(state)).toEqual({ action: { type: 'deal' } });
    const random = chance(11);
    const before = wander(dealt(4), 6, random);
    const view = rulesWith().view(before, (before.turn + 1) % 4);
    const say = answer(before).say;
    const again = answer({ ...rulesWith().imagine(view, random) }).say;
    expect(again).toEqual(say); // seen from another seat the hand may be any; the saying is the same
  });

  test('nothing listed, nothing done', () => {
    const rules = rulesWith();
    const state = dealt(3);
    expect(instant().choose({ seat: 0, view: rules.view(state, 0), asks: [], legal: [], random: chance(1), budget: {} })).toEqual({});
  });

  test('the policy for simulations chooses as the bot does', () => {
    const random = chance(5);
    const policy = steering(true);
    for (let moves = 0; moves < 39; moves += 1) {
      const state = wander(dealt(4, {}, moves + 50), moves, random);
      const legal = rulesWith().legal(state, state.turn);
      expect(policy(state, state.turn, legal, random)).toEqual(answer(state).action);
    }
    expect(new Adviser().best(emptySituation(), [play('S1')])).toEqual(play('S1'));
  });

  test.each([3, 4, 5])('with %i players it beats chance by far, in every seat of the same deals', (seats) => {
    const rules = rulesWith();
    const random = new FastRandom(seats);
    const bot = steering(true);
    let margin = 0;
    const deals = 30;
    for (let deal = 0; deal < deals; deal += 1) {
      const start = rules.setup(seats, random, silent);
      for (let own = 0; own < seats; own += 1) {
        const state = rules.copy(start);
        while (state.phase === 'play') {
          const policy: Policy<State, Action> = state.turn === own ? bot : uniformly;
          rules.play(state, state.turn, policy(state, state.turn, rules.legal(state, state.turn), random), random, silent);
        }
        const points = state.listeners.map((listeners, seat) => worth(listeners, state.stories[seat] as number, 2, true));
        const others = points.filter((_, seat) => seat !== own).reduce((sum, count) => sum + count, 0) / (seats - 1);
        margin += ((points[own] as number) - others) / deals / seats;
      }
    }
    expect(margin).toBeGreaterThan(1.5);
  });

  test('a trick is played as a whole without the trick being spoiled by it', () => {
    const state = position({ hands: ['S9 H1', 'S1 H2', 'S3 H3'], display: 'L1 L2' });
    go(state, 'S9');
    const before = JSON.stringify(state);
    answer(state);
    expect(JSON.stringify(state)).toBe(before);
  });
});
