import { lots } from '@tafelrunde/conformance/toys';
import {
  type BotTurn,
  FastRandom,
  type WholeGame,
  type Levels,
  type Rules,
  silent,
  type ThinkingSpec,
  uniformly,
} from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { adviserOf, botsOf, makeBot } from '../levels.ts';
import { hasLevel, levelOr, levelsOf, quickLevel } from '../named.ts';

type LotsModule = typeof lots;
type Drawn = LotsModule extends WholeGame<infer State, infer _A, infer _V, infer _E> ? State : never;
type View = LotsModule extends WholeGame<infer _S, infer _A, infer V, infer _E> ? V : never;

const rules = lots.game.rules(lots.game.meta.defaults);
const worth = (state: Drawn, into: number[]): void =>
  state.hands.forEach((hand, seat) => (into[seat] = hand.reduce((sum, lot) => sum + lot, 0)));
const thinking: ThinkingSpec = {
  make: () => ({ policy: uniformly, settled: (state: Drawn) => state.phase === 'over', worth }),
  deal: (table, seats, _n, random) => table.setup(seats, random, silent),
  // Forgets everything but that there is a hand.
  forget: (view: View) => ({ ...view, hands: view.hands.map((hand) => hand.map(() => 0)), top: 0 }),
};
const levels: Levels = {
  all: [
    lots.levels.all[0],
    { name: 'slow', search: 'flat', iterations: 30, milliseconds: 1000 },
    { name: 'forgetful', search: 'flat', iterations: 60, milliseconds: 1000, forgets: true },
    { name: 'deep', search: 'tree', iterations: 120, milliseconds: 1000 },
  ],
  usual: 'slow',
  standIn: 'slow',
  hint: 'deep',
};
const thoughtful: WholeGame = { ...lots, thinking, levels };

function discarding(seed = 1): BotTurn<unknown, unknown> {
  const random = new FastRandom(seed);
  const state = rules.setup(3, random, silent);
  rules.play(state, state.turn, { type: 'draw' }, random, silent);
  const seat = state.turn;
  return {
    seat,
    view: rules.view(state, seat),
    asks: rules.asks(state),
    legal: rules.legal(state, seat),
    random: new FastRandom(1),
    budget: {},
  };
}
const again = (turn: BotTurn<unknown, unknown>): BotTurn<unknown, unknown> => ({ ...turn, random: new FastRandom(1) });

describe('levels', () => {
  test('a level keeps its old name for those who know it by that alone', () => {
    const renamed: WholeGame = { ...thoughtful, levels: { ...levels, formerly: { patient: 'deep' } } };
    expect(levelsOf(renamed)).toEqual(['instant', 'slow', 'forgetful', 'deep']);
    expect([hasLevel(renamed, 'patient'), hasLevel(renamed, 'deep'), hasLevel(renamed, 'genius')]).toEqual([true, true, false]);
    expect(levelOr(renamed, 'patient')).toBe('deep');
    const turn = discarding();
    const old = makeBot(renamed, 'patient', rules).choose(again(turn));
    expect(old).toEqual(makeBot(renamed, 'deep', rules).choose(again(turn)));
    expect(() => makeBot(renamed, 'genius', rules)).toThrow(RangeError);
  });

  test('are one list, as the game orders it', () => {
    expect(levelsOf(lots)).toEqual(['instant']);
    expect(levelsOf(thoughtful)).toEqual(['instant', 'slow', 'forgetful', 'deep']);
    expect(Object.keys(botsOf(thoughtful))).toEqual(levelsOf(thoughtful));
    expect([quickLevel(lots), quickLevel(thoughtful)]).toEqual(['instant', 'instant']);
  });

  test('one a game no longer has is played by who stands in', () => {
    expect(levelOr(thoughtful, 'deep')).toBe('deep');
    expect(levelOr(thoughtful, 'genius')).toBe('slow');
    expect(levelOr(thoughtful, undefined)).toBe('slow');
  });

  test.each(['random', 'toString', '__proto__', '', 'Deep'])('no bot is called %j', (level) => {
    expect(() => makeBot(thoughtful, level, rules)).toThrow(RangeError);
    expect(() => makeBot(lots, level, rules)).toThrow('lots has no bot');
  });

  test.each(['instant', 'slow', 'forgetful', 'deep'])('%s answers with a listed action, and the same one again', (level) => {
    for (let seed = 1; seed < 10; seed += 1) {
      const turn = discarding(seed);
      const bot = makeBot(thoughtful, level, rules);
      const { action } = bot.choose(turn);
      expect(turn.legal).toContainEqual(action);
      const anew = bot.choose(again(turn));
      const other = makeBot(thoughtful, level, rules);
      expect(other.choose(again(turn))).toEqual(anew);
      expect(JSON.parse(JSON.stringify(anew))).toEqual(anew);
    }
  });

  test('with nothing to choose it answers at once, and with nothing listed not at all', () => {
    const blind: Rules<unknown, unknown, unknown, unknown> = {
      ...rules,
      imagine: () => {
        throw new Error('thinks about nothing');
      },
    };
    const turn = discarding();
    for (const level of ['slow', 'deep']) {
      const bot = makeBot(thoughtful, level, blind);
      expect(bot.choose({ ...turn, legal: turn.legal.slice(0, 1) }).action).toEqual(turn.legal[0]);
      expect(bot.choose({ ...turn, legal: [] })).toEqual({});
      expect(() => bot.choose(turn)).toThrow('thinks about nothing');
    }
  });

  test('speaks of the move it makes, whether or not the instant bot would have made it: silence tells nothing', () => {
    const instant = makeBot(thoughtful, 'instant', rules);
    const deep = makeBot(thoughtful, 'deep', rules);
    let agreed = 0;
    for (let seed = 1; seed < 30; seed += 1) {
      const turn = discarding(seed);
      const [quick, thought] = [instant.choose(turn), deep.choose(again(turn))];
      const same = JSON.stringify(quick.action) === JSON.stringify(thought.action);
      expect(thought.say).toBeDefined();
      expect(thought.say).toEqual(instant.choose({ ...again(turn), legal: [thought.action] }).say);
      agreed += same ? 1 : 0;
    }
    expect(agreed).toBeGreaterThan(5);
    expect(agreed).toBeLessThan(30);
  });
});

describe('budgets', () => {
  /** Counts the rollouts of one decision. */
  function spent(budget: BotTurn<unknown, unknown>['budget'], now: () => number, level = 'slow'): number {
    let tries = 0;
    const counted: WholeGame = {
      ...thoughtful,
      thinking: {
        ...thinking,
        make: (table) => ({ ...thinking.make(table), worth: (state: Drawn, into: number[]) => ((tries += 1), worth(state, into)) }),
      },
    };
    makeBot(counted, level, rules, { now }).choose({ ...discarding(), budget });
    return tries;
  }
  const still = (): number => 0;

  test('the level says how much, unless the turn does', () => {
    // What cannot be shared out evenly among the candidates is left.
    for (const budget of [{}, { milliseconds: 10 }]) expect([28, 29, 30]).toContain(spent(budget, still));
    expect([88, 89, 90]).toContain(spent({ iterations: 90 }, still));
    expect(spent({ iterations: 90 }, still, 'deep')).toBe(90);
  });

  test('iterations alone are all played, whatever the clock says; otherwise time is kept', () => {
    let now = 0;
    const running = (): number => (now += 400);
    expect(spent({ iterations: 90 }, running)).toBeGreaterThanOrEqual(88);
    expect(spent({}, running)).toBeLessThan(20);
    expect(spent({ iterations: 90, milliseconds: 900 }, running)).toBeLessThan(20);
    expect(spent({ iterations: 90_000, milliseconds: 900 }, running, 'deep')).toBeLessThan(1000);
  });

  test('however short, every move is tried once', () => {
    let now = 0;
    expect(spent({ milliseconds: 0 }, () => (now += 1000))).toBeGreaterThanOrEqual(3);
    expect(spent({ milliseconds: 0 }, () => (now += 1000), 'deep')).toBeGreaterThanOrEqual(3);
    expect(spent({ iterations: 0 }, still)).toBe(1);
  });
});

describe('forgetting', () => {
  test('a level that forgets thinks about the view it remembers, and still answers with what is listed', () => {
    const seen: unknown[] = [];
    const watched: Rules<unknown, unknown, unknown, unknown> = {
      ...rules,
      imagine: (view, random) => {
        seen.push(view);
        return rules.imagine(view as View, random);
      },
    };
    const turn = discarding();
    expect(turn.legal).toContainEqual(makeBot(thoughtful, 'forgetful', watched).choose(turn).action);
    expect(seen.length).toBeGreaterThan(0);
    for (const view of seen) expect((view as View).hands.flat().every((lot) => lot === 0)).toBe(true);
    expect((turn.view as View).hands.flat().some((lot) => lot !== 0)).toBe(true);
  });
});

describe('advice', () => {
  test('is that of the level the game names, all alternatives, the best first', () => {
    const turn = discarding();
    const advice = adviserOf(thoughtful, rules)?.advise(turn);
    expect(advice?.iterations).toBe(120);
    expect(advice?.opinions).toHaveLength(turn.legal.length);
    expect(advice?.opinions[0]?.action).toEqual(makeBot(thoughtful, 'deep', rules).choose(again(turn)).action);
    expect(advice?.equal).toBeGreaterThanOrEqual(1);
    expect(JSON.parse(JSON.stringify(advice))).toEqual(advice);
  });

  test('says what the only move is worth, too', () => {
    const turn = discarding();
    const advice = adviserOf(thoughtful, rules)?.advise({ ...turn, legal: turn.legal.slice(0, 1) });
    expect(advice).toMatchObject({ equal: 1, opinions: [{ action: turn.legal[0] }] });
    expect(advice?.opinions[0]?.expected).toBeGreaterThan(0);
  });

  test('a game that cannot be thought about gives none', () => {
    expect(adviserOf(lots, rules)).toBeUndefined();
  });
});
