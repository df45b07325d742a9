import { FastRandom, givesHints, type Policy, silent, uniformly } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { Belief } from '../bot/belief.ts';
import { sightOf } from '../bot/sight.ts';
import { instant, weighing } from '../bot.ts';
import { copiesOf } from '../cards.ts';
import { module } from '../game.ts';
import { pointsIn } from '../rules/scoring.ts';
import type { Action, State } from '../state.ts';
import { thinking } from '../thinking/index.ts';
import { chance, dealt, inWords, position, type Sketch, viewFor, wander, rulesWith } from './table.ts';

/** What the instant bot does, in words. */
const answer = (sketch: Sketch): string => {
  const rules = rulesWith();
  const state = position(sketch);
  const seat = state.turn;
  const { action } = instant().choose({
    seat,
    view: rules.view(state, seat),
    asks: rules.asks(state),
    legal: rules.legal(state, seat),
    random: chance(1),
    budget: {},
  });
  return action === undefined ? '' : inWords(action);
};

describe('what it believes', () => {
  test('every card it cannot place counts, and no other', () => {
    const state = position({ villages: ['4@0 9 7^ 1@1', '5 5@0 2^'], discard: '12 8', open: '3' });
    const belief = new Belief();
    belief.form(state, 0);
    const placed = [4, 7, 5, 2, 12, 8, 3];
    expect(belief.unseen).toEqual(copiesOf.map((copies, number) => copies - placed.filter((face) => face === number).length));
    expect(belief.total).toBe(52 - placed.length);
    expect(belief.mean).toBeCloseTo((338 - 41) / 45);
  });

  test('from the view it believes what it believes from the state', () => {
    const rules = rulesWith();
    for (let seed = 1; seed <= 40; seed += 1) {
      const state = wander(dealt(3, {}, seed), 20 + seed, chance(seed));
      for (let seat = 0; seat < 3; seat += 1) {
        const [fromState, fromView] = [new Belief(), new Belief()];
        fromState.form(state, seat);
        fromView.form(sightOf(rules.view(state, seat)), seat);
        expect(fromView.unseen).toEqual(fromState.unseen);
      }
    }
  });
});

describe('what it does', () => {
  test('takes a low card from the discard pile for its worst', () => {
    expect(answer({ villages: ['11@0 3@0 6 6 2', '5 5 8 8 9'], discard: '0' })).toBe('take');
    expect(answer({ villages: ['11@0 3@0 6 6 2', '5 5 8 8 9'], step: 'exchange', held: '0^', from: 'discard' })).toBe('push 0');
  });

  test('draws rather than take a high card', () => {
    expect(answer({ villages: ['4@0 3@0 6 6 2', '5 5 8 8 9'], discard: '12' })).toBe('draw');
  });

  test('pushes up all it knows of one number, the Doppelgänger as well', () => {
    const sketch: Sketch = { villages: ['7@0 2@0 7@0 13@0 1@0', '5 5 8 8 9'], step: 'decide', held: '4@0' };
    expect(answer(sketch)).toBe('push 0');
    const state = position(sketch);
    const policy = weighing();
    const rules = rulesWith();
    const done: string[] = [];
    while (state.step === 'decide') {
      const action = policy(state, 0, rules.legal(state, 0), chance(1));
      done.push(inWords(action));
      rules.play(state, 0, action, chance(1), silent);
    }
    expect(done).toEqual(['push 0', 'push 2', 'push 3', 'turn-over']);
    expect(state.step).toBe('place');
  });

  test('never announces what it only hopes for', () => {
    const sketch: Sketch = { villages: ['7 7 7 7@0 1@0', '5 5 8 8 9'], step: 'decide', held: '0@0' };
    const rules = rulesWith();
    const state = position(sketch);
    const policy = weighing();
    rules.play(state, 0, policy(state, 0, rules.legal(state, 0), chance(1)), chance(1), silent);
    expect(inWords(policy(state, 0, rules.legal(state, 0), chance(1)))).toBe('turn-over');
  });

  test('calls with next to nothing, not with much', () => {
    expect(answer({ villages: ['0@0 1@0', '9^ 9^ 8^ 12^'], discard: '12' })).toBe('call');
    expect(answer({ villages: ['12@0 11@0', '0^ 1^ 2^ 3^'], discard: '12' })).not.toBe('call');
  });

  test('robs the lowest card it knows and leaves its worst for it', () => {
    const villages = ['12@0 3@0 4@0 6@0 5@0', '9 1@0 8 8 9'];
    expect(answer({ villages, step: 'rob', ability: 12, discard: '12' })).toBe('choose 1 1');
    const state = position({ villages, step: 'rob', ability: 12, discard: '12' });
    const rules = rulesWith();
    const policy = weighing();
    for (let i = 0; i < 2; i += 1) rules.play(state, 0, policy(state, 0, rules.legal(state, 0), chance(1)), chance(1), silent);
    expect((state.villages[0]?.[0] ?? 0) & 15).toBe(1);
    expect((state.villages[1]?.[1] ?? 0) & 15).toBe(12);
  });

  test('looks at what it does not know, not at what it knows', () => {
    expect(answer({ villages: ['12@0 3@0 4 6@0 5@0', '9 1 8 8 9'], step: 'target', ability: 7, discard: '7' })).toBe('choose 0 2');
    expect(answer({ villages: ['12@0 3@0', '9 1@0 8 8 9'], step: 'target', ability: 9, discard: '9' })).toBe('choose 1 0');
  });

  test('moves the Witch’s high card in elsewhere, a low one in at home', () => {
    const villages = ['12@0 3@0 4@0 6@0', '9 1@0 8 8 9'];
    expect(answer({ villages, step: 'witch', ability: 11, held: '13@0', from: 'witch' })).toBe('choose 1 1');
    expect(answer({ villages, step: 'witch', ability: 11, held: '0@0', from: 'witch' })).toBe('push 0');
  });

  test('places the amulet on its best card and posts the Bodyguard before it', () => {
    expect(answer({ villages: ['12@0 0@0 4@0 6@0 6', '9 1@0 8 8 9'], owner: 0, discard: '11' })).toBe('amulet 1');
    expect(answer({ villages: ['12@0 0@0 3^ 6@0 6', '9 1@0 8 8 9'], discard: '11' })).toBe('guard 2 1');
  });
});

test('it acts on its own knowledge alone: faces nobody showed it change nothing', () => {
  const rules = rulesWith();
  const bot = instant();
  for (let seed = 1; seed <= 60; seed += 1) {
    const state = wander(dealt(4, {}, seed), 15 + 3 * seed, chance(seed));
    for (const { seat } of rules.asks(state)) {
      const view = rules.view(state, seat);
      const other = rules.imagine(view, chance(seed + 1));
      const turn = { seat, asks: rules.asks(state), random: chance(1), budget: {} };
      const one = bot.choose({ ...turn, view, legal: rules.legal(state, seat) });
      const two = bot.choose({ ...turn, view: rules.view(other, seat), legal: rules.legal(other, seat) });
      expect(two).toEqual(one);
      expect(weighing()(other, seat, rules.legal(other, seat), chance(1))).toEqual(one.action);
    }
  }
});

/** Mean points of seat 0 over many rounds, the others playing by chance. */
function pointsOf(policy: Policy<State, Action>, seats: number, rounds: number): number {
  const rules = rulesWith();
  let points = 0;
  for (let n = 0; n < rounds; n += 1) {
    const random = new FastRandom(n);
    const state = thinking.deal(rules, seats, n, random);
    for (;;) {
      const ask = rules.asks(state)[0];
      if (ask === undefined || state.step === 'scored') break;
      const chooses = ask.seat === 0 ? policy : uniformly<Action>;
      rules.play(state, ask.seat, chooses(state, ask.seat, rules.legal(state, ask.seat), random), random, silent);
    }
    points += pointsIn(state.sums, state.callers, seats, 0, 0) / rounds;
  }
  return points;
}

test.each([2, 3, 4])('it is far better than chance with %i players', (seats) => {
  expect(pointsOf(weighing(), seats, 60)).toBeLessThan(pointsOf(uniformly, seats, 60) / 3);
});

describe('thinking', () => {
  test('a round is the unit, points count against their owner, and every other round has an amulet', () => {
    const rules = rulesWith();
    const thought = thinking.make(rules);
    const state = thinking.deal(rules, 3, 1, chance(4));
    expect(state.owner).toBeGreaterThanOrEqual(0);
    expect(thinking.deal(rules, 3, 2, chance(4)).owner).toBe(-1);
    expect(thought.settled(state)).toBe(false);
    const over = position({ villages: ['4', '5', '1'], step: 'scored', sums: [4, 5, 1], callers: [0] });
    expect(thought.settled(over)).toBe(true);
    const into: number[] = [];
    thought.worth(over, into);
    expect(into).toEqual([-14, -5, -1]);
    const won = position({ villages: ['4', '5', '1'], step: 'scored', sums: [4, 5, 1], callers: [2] });
    thought.worth(won, into);
    expect(into).toStrictEqual([-4, -5, 0]); // and not −0
  });

  test('hints are given only where the page keeps every face anyway (SIL-9.5)', () => {
    expect(['off', 'gentle', 'full'].map((memoryAid) => givesHints(module, { memoryAid }))).toEqual([false, false, true]);
  });

  test('who forgets keeps four face-down cards in mind: own ones first, striking ones first', () => {
    const state = position({ villages: ['7@0 12@0 6@0 0@0 10@0 3^', '1@0 13@0 8 8 9'], pile: '11@0 4' });
    const view = viewFor(state, 0);
    const left = thinking.forget?.(view, 0, chance(1));
    expect(left?.villages.map((village) => village.map(({ card }) => card))).toEqual([
      [7, 12, -1, 0, 10, 3],
      [-1, -1, -1, -1, -1],
    ]);
    expect(left?.deep).toEqual([]);
    expect(left?.villages[1]?.[0]?.seenBy).toBe(0);
    expect(thinking.forget?.(view, 0, chance(2))).toEqual(left);
  });

  test('what it forgot could be anything: a state can be imagined from it, and the same actions are possible', () => {
    const rules = rulesWith();
    for (let seed = 1; seed <= 40; seed += 1) {
      const state = wander(dealt(3, {}, seed), 30 + 2 * seed, chance(seed));
      for (const { seat } of rules.asks(state)) {
        const left = thinking.forget?.(rules.view(state, seat), seat, chance(1));
        if (left === undefined) throw new Error('nothing left');
        const imagined = rules.imagine(left, chance(seed));
        expect(rules.audit(imagined)).toBeUndefined();
        expect(rules.legal(imagined, seat)).toEqual(rules.legal(state, seat));
      }
    }
  });
});
