import { ladder, lots, signals } from '@tafelrunde/conformance/toys';
import { type BotTurn, FastRandom, type Random, type Rules, silent, type Thinking, uniformly } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { Allowance } from '../search/allowance.ts';
import { FlatSearch } from '../search/flat.ts';
import { thoughtOf } from '../search/thought.ts';
import { TreeSearch } from '../search/tree.ts';
import { type Coin, type CoinAction, coinRules, coinThinking } from './guessing.ts';

const level = { iterations: 100, milliseconds: 100 } as const;
const allow = (iterations: number): Allowance => new Allowance({ iterations }, level, () => 0);
const searches = [FlatSearch, TreeSearch] as const;

type StateOf<Of> = Of extends Rules<infer State, infer _Action, infer _View, infer _Event> ? State : never;
type ActionOf<Of> = Of extends Rules<infer _State, infer Action, infer _View, infer _Event> ? Action : never;

function turnOf<State, Action, View, Event>(
  rules: Rules<State, Action, View, Event>,
  state: State,
  seat: number,
  seed = 1,
): BotTurn<View, Action> {
  const asks = rules.asks(state).filter((ask) => ask.seat === seat);
  return { seat, view: rules.view(state, seat), asks, legal: rules.legal(state, seat), random: new FastRandom(seed), budget: {} };
}

describe('a race of two turns, which can be worked out', () => {
  const rules = ladder.game.rules({ ...ladder.game.meta.defaults, height: 7 });
  type Race = StateOf<typeof rules>;
  type Step = ActionOf<typeof rules>;
  const settled = (state: Race): boolean => state.over || state.turns >= 3;
  const thinking: Thinking<Race, Step> = {
    policy: uniformly,
    settled,
    worth: (state, into) => state.rungs.forEach((rung, seat) => (into[seat] = rung)),
    share: 1,
  };
  const aim = (rungs: readonly number[], seat: number): number => (rungs[seat] as number) - (rungs[1 - seat] as number);

  /** Mean outcome over every die; `choosing`: seats take what is best for them, else anything. */
  function outcome(state: Race, seat: number, action: Step, choosing: boolean): number[] {
    const means = [0, 0];
    const faces = action.type === 'climb' ? [0, 1, 2] : [0];
    for (const face of faces) {
      const next = rules.copy(state);
      rules.play(next, seat, action, { below: () => face }, silent);
      for (const [at, rung] of rest(next, choosing).entries()) means[at] = (means[at] as number) + rung / faces.length;
    }
    return means;
  }
  function rest(state: Race, choosing: boolean): readonly number[] {
    if (settled(state)) return state.rungs;
    const options = rules.legal(state, state.turn).map((action) => outcome(state, state.turn, action, choosing));
    if (choosing) return options.reduce((best, one) => (aim(one, state.turn) > aim(best, state.turn) ? one : best));
    return [0, 1].map((seat) => options.reduce((sum, one) => sum + (one[seat] as number), 0) / options.length);
  }

  const start = (rungs: readonly [number, number]): Race => ({ ...rules.setup(2, new FastRandom(1), silent), rungs: [...rungs] });
  const positions = [
    [0, 0],
    [2, 3],
    [4, 6],
    [6, 2],
    [5, 5],
  ] as const;

  test.each(positions)('flat: at %i and %i what is expected is the mean over all dice', (mine, other) => {
    const state = start([mine, other]);
    const thought = new FlatSearch(rules, thinking).think(turnOf(rules, state, 0), allow(8000));
    for (const { action, expected, error } of thought.opinions) {
      expect(error).toBeLessThan(0.1);
      const exact = outcome(state, 0, action, false)[0] as number;
      expect(Math.abs(expected - exact)).toBeLessThan(4 * error + 0.05);
    }
  });

  test.each(positions)('tree: at %i and %i it finds the best move, whatever the others do best', (mine, other) => {
    const state = start([mine, other]);
    const worth = rules.legal(state, 0).map((action) => ({ action, aim: aim(outcome(state, 0, action, true), 0) }));
    const [best, second] = worth.toSorted((one, two) => two.aim - one.aim);
    const thought = new TreeSearch(rules, thinking).think(turnOf(rules, state, 0), allow(8000));
    // Within a tenth of a rung either will do, as long as it says so.
    const good = best !== undefined && second !== undefined && best.aim - second.aim > 0.1 ? [best] : worth;
    expect(good.map(({ action }) => action)).toContainEqual(thought.action);
    expect(thought.equal).toBeGreaterThanOrEqual(good.length);
  });
});

describe('hidden lots', () => {
  const rules = lots.game.rules(lots.game.meta.defaults);
  type Drawn = StateOf<typeof rules>;
  const thinking: Thinking<Drawn, ActionOf<typeof rules>> = {
    policy: uniformly,
    settled: (state) => state.phase === 'over',
    worth: (state, into) => state.hands.forEach((hand, seat) => (into[seat] = hand.reduce((sum, lot) => sum + lot, 0))),
  };
  /** The last lot is drawn: what is thrown out now decides. */
  function lastDiscard(seed: number): Drawn {
    const random = new FastRandom(seed);
    const state = rules.setup(3, random, silent);
    while (!(state.deck.length === 0 && state.phase === 'discard')) {
      rules.play(state, state.turn, uniformly(state, state.turn, rules.legal(state, state.turn), random), random, silent);
    }
    return state;
  }

  test.each(searches)('the last lot: throws out the lowest, and says what the hand then holds', (Search) => {
    for (let seed = 1; seed < 8; seed += 1) {
      const state = lastDiscard(seed);
      const hand = state.hands[state.turn] as number[];
      const thought = new Search(rules, thinking).think(turnOf(rules, state, state.turn), allow(60));
      expect(thought.action).toEqual({ type: 'discard', place: hand.indexOf(Math.min(...hand)) });
      const all = hand.reduce((sum, lot) => sum + lot, 0);
      const held = thought.opinions.map(({ action }) => all - (action.type === 'discard' ? (hand[action.place] as number) : 0));
      expect(thought.opinions.map(({ expected }) => expected)).toEqual(held);
    }
  });

  test.each(searches)('the same view, seed and iterations give the same thought, whatever is hidden', (Search) => {
    const random = new FastRandom(9);
    for (let seed = 1; seed < 12; seed += 1) {
      const state = rules.setup(3, random, silent);
      for (let i = 0; i < seed; i += 1)
        rules.play(state, state.turn, uniformly(0, 0, rules.legal(state, state.turn), random), random, silent);
      const before = JSON.stringify(state);
      const search = new Search(rules, thinking);
      const thought = search.think(turnOf(rules, state, state.turn, seed), allow(100));
      const other = rules.imagine(rules.view(state, state.turn), random);
      expect(search.think(turnOf(rules, other, state.turn, seed), allow(100))).toEqual(thought);
      expect(new Search(rules, thinking).think(turnOf(rules, state, state.turn, seed), allow(100))).toEqual(thought);
      expect(JSON.stringify(state)).toBe(before);
    }
  });

  test.each(searches)('iterations are kept, also fewer than there are moves', (Search) => {
    const state = lastDiscard(3);
    for (const iterations of [1, 2, 3, 4, 7, 16, 99]) {
      let tries = 0;
      const counting: typeof thinking = { ...thinking, worth: (at, into) => ((tries += 1), thinking.worth(at, into)) };
      const thought = new Search(rules, counting).think(turnOf(rules, state, state.turn), allow(iterations));
      expect(thought.iterations).toBeLessThanOrEqual(iterations);
      expect(thought.iterations).toBe(tries);
      expect(thought.iterations).toBeGreaterThan(iterations / 2);
      expect(rules.legal(state, state.turn)).toContainEqual(thought.action);
    }
  });

  test.each(searches)('time is kept by the clock that is handed in', (Search) => {
    const state = lastDiscard(4);
    let now = 0;
    const clock = () => (now += 1);
    const allowance = new Allowance({ milliseconds: 50 }, { ...level, iterations: 1_000_000 }, clock);
    const thought = new Search(rules, thinking).think(turnOf(rules, state, state.turn), allowance);
    expect(now).toBeLessThan(60);
    expect(thought.iterations).toBeGreaterThanOrEqual(3);
    expect(thought.iterations).toBeLessThan(2000);
    expect(thought.opinions).toHaveLength(3);
  });

  test.each(searches)('nothing listed: nothing to say', (Search) => {
    const state = lastDiscard(4);
    const turn = { ...turnOf(rules, state, (state.turn + 1) % 3), asks: [] };
    expect(new Search(rules, thinking).think(turn, allow(50))).toEqual({ action: undefined, opinions: [], equal: 0, iterations: 0 });
  });

  test.each(searches)('what provably comes to the same is tried once and called equal', (Search) => {
    const state = lastDiscard(6);
    const hand = state.hands[state.turn] as number[];
    // As if the first two lots were twins, and better thrown out than the third.
    hand.splice(0, 3, 2, 2, 9);
    const alike: Thinking<Drawn, ActionOf<typeof rules>> = { ...thinking, alike: (_state, _seat, _legal, into) => (into[1] = 0) };
    const thought = new Search(rules, alike).think(turnOf(rules, state, state.turn), allow(40));
    expect(thought.equal).toBe(2);
    expect(thought.opinions.map(({ expected }) => expected)).toEqual([11, 11, 4]);
    expect(thought.opinions.map(({ action }) => (action.type === 'discard' ? action.place : -1))).toEqual([0, 1, 2]);
  });
});

describe('several seats asked at once, and seats that may act without being waited for', () => {
  const rules = signals.game.rules({ ...signals.game.meta.defaults, rounds: 1, goals: false, vetoes: 0 });
  type Signalled = StateOf<typeof rules>;
  /** All want points; seat 0 does where the sign is 1. */
  const thinkingFor = (sign: number): Thinking<Signalled, ActionOf<typeof rules>> => ({
    policy: (_state, _seat, legal, random: Random) =>
      uniformly(
        0,
        0,
        legal.filter((action) => action.type !== 'lantern'),
        random,
      ),
    settled: (state) => state.phase === 'over',
    worth: (state, into) => state.scores.forEach((score, seat) => (into[seat] = seat === 0 ? sign * score : score)),
  });
  /** Seat 0 has signalled, the others have not; it may still light its lantern. */
  const waiting = (): Signalled => {
    const state = rules.setup(3, new FastRandom(2), silent);
    rules.play(state, 0, { type: 'signal', colour: 1 }, new FastRandom(1), silent);
    return state;
  };

  test.each(searches)('lights the lantern where points are good, waits where they are bad', (Search) => {
    const state = waiting();
    expect(turnOf(rules, state, 0).legal).toEqual([{ type: 'lantern' }]);
    expect(new Search(rules, thinkingFor(1)).think(turnOf(rules, state, 0), allow(400)).action).toEqual({ type: 'lantern' });
    const waits = new Search(rules, thinkingFor(-1)).think(turnOf(rules, state, 0), allow(400));
    expect(waits.action).toBeUndefined();
    expect(waits.opinions.map(({ action }) => action)).toEqual([{ type: 'lantern' }]);
  });

  test.each(searches)('who is asked together with others thinks about its own moves alone', (Search) => {
    const state = rules.setup(3, new FastRandom(2), silent);
    for (const seat of [0, 1, 2]) {
      const thought = new Search(rules, thinkingFor(1)).think(turnOf(rules, state, seat), allow(300));
      expect(rules.legal(state, seat)).toContainEqual(thought.action);
      expect(thought.opinions).toHaveLength(rules.legal(state, seat).length);
    }
  });
});

test('equal are those the best is not clearly better than, waiting being nothing one can list', () => {
  const judged = (action: string | undefined, level: boolean) => ({
    candidate: { action, alike: action === undefined ? [] : [action] },
    expected: 1,
    error: 0.1,
    level,
  });
  const equalOf = (...ranked: ReturnType<typeof judged>[]): number => thoughtOf(ranked, 1).equal;
  expect(equalOf(judged('a', true), judged('b', true), judged('c', false), judged('d', true))).toBe(2);
  expect(equalOf(judged('a', false), judged('b', false))).toBe(1);
  expect(equalOf(judged(undefined, true), judged('a', false))).toBe(0);
  expect(equalOf(judged(undefined, true), judged('a', true), judged('b', false))).toBe(1);
});

describe('being sure', () => {
  const rules = lots.game.rules(lots.game.meta.defaults);
  const thinking: Thinking<StateOf<typeof rules>, ActionOf<typeof rules>> = {
    policy: uniformly,
    settled: (state) => state.phase === 'over',
    worth: (state, into) => state.hands.forEach((hand, seat) => (into[seat] = hand.reduce((sum, lot) => sum + lot, 0))),
  };
  const think = (iterations: number, sure?: number) => {
    const random = new FastRandom(5);
    const state = rules.setup(3, random, silent);
    while (state.phase !== 'discard') rules.play(state, state.turn, rules.legal(state, state.turn)[0] as never, random, silent);
    const certain = new Allowance({ iterations }, sure === undefined ? level : { ...level, sure }, () => 0);
    return new FlatSearch(rules, thinking).think(turnOf(rules, state, state.turn), certain);
  };

  test('ends thinking once one candidate is clearly ahead, and comes to the same', () => {
    const whole = think(4000);
    const sure = think(4000, 3);
    expect(whole.iterations).toBeGreaterThan(3900);
    expect(sure.iterations).toBeLessThan(1000);
    expect(sure.action).toEqual(whole.action);
    expect(sure.opinions).toHaveLength(whole.opinions.length);
  });

  test('a few worlds are never enough to be sure of anything', () => {
    expect(think(60, 3).iterations).toBe(think(60).iterations);
  });
});

test.each(searches)('a game may say which worlds are likely: it is believed', (Search) => {
  const state: Coin = { side: 0, phase: 'guess', points: 0 };
  for (const side of [0, 1] as const) {
    const thinking: Thinking<Coin, ActionOf<typeof coinRules>> = {
      ...coinThinking,
      imagine: ({ phase, points }) => ({ side, phase, points }),
    };
    expect(new Search(coinRules, thinking).think(turnOf(coinRules, state, 1), allow(40)).action).toBe(side === 0 ? 'left' : 'right');
  }
});

describe('trusting the policy', () => {
  const state: Coin = { side: 0, phase: 'guess', points: 0 };
  type Faith = Pick<Thinking<Coin, CoinAction>, 'trust' | 'lead'>;
  const guesses = (faith: Faith, iterations: number, sides: readonly (0 | 1)[]): ReadonlySet<unknown> => {
    const thinking: Thinking<Coin, ActionOf<typeof coinRules>> = {
      ...coinThinking,
      policy: (_state, _seat, legal) => legal[1] as ActionOf<typeof coinRules>,
      imagine: ({ phase, points }, random) => ({ side: sides[random.below(sides.length)] as 0 | 1, phase, points }),
      ...faith,
    };
    const search = new FlatSearch(coinRules, thinking);
    return new Set(Array.from({ length: 20 }, (_, seed) => search.think(turnOf(coinRules, state, 1, seed), allow(iterations)).action));
  };

  test('where chance decides, it is followed; without trust chance would be', () => {
    expect(guesses({ trust: 10 }, 40, [0, 1])).toEqual(new Set(['right']));
    expect(guesses({ lead: 3 }, 40, [0, 1])).toEqual(new Set(['right']));
    expect(guesses({}, 40, [0, 1])).toEqual(new Set(['left', 'right']));
  });

  test('one world proves nothing: whoever wants a lead follows the policy', () => {
    expect(guesses({ lead: 2 }, 3, [0])).toEqual(new Set(['right']));
    expect(guesses({}, 3, [0])).toEqual(new Set(['left']));
  });

  test('where something else is clearly better, it is not', () => {
    for (const faith of [{ trust: 10 }, { lead: 3 }])
      expect(guesses(faith, 400, [0, 0, 0, 0, 0, 0, 0, 0, 0, 1])).toEqual(new Set(['left']));
  });
});

describe('whole intentions', () => {
  const rules = coinRules;
  const always =
    (guess: 'left' | 'right'): Thinking<Coin, CoinAction>['policy'] =>
    (_state, _seat, legal) =>
      legal.find((each) => each === guess) ?? (legal[0] as CoinAction);
  const state = (): Coin => ({ side: 0, phase: 'dare', points: 0 });
  const daring = (intentions: NonNullable<Thinking<Coin, CoinAction>['intentions']>): Thinking<Coin, CoinAction> => ({
    ...coinThinking,
    intentions,
  });

  test('are judged by how the rest is played when they are meant, though they begin alike', () => {
    const thinking = daring(() => [
      { action: 'stay' },
      { action: 'dare', policy: always('left') },
      { action: 'dare', policy: always('right'), memo: { hoped: 'right' } },
    ]);
    const thought = new FlatSearch(rules, thinking).think(turnOf(rules, state(), 0), allow(30));
    expect([thought.action, thought.intention?.memo]).toEqual(['dare', { hoped: 'right' }]);
    // the better of the two speaks for the action they share
    expect(thought.opinions.map(({ action, expected }) => [action, expected])).toEqual([
      ['dare', 1],
      ['stay', -0.5],
    ]);
  });

  test('what the policy means is tried to the end where a lead is wanted: no lucky first world pushes it out', () => {
    const chosen = (lead: number): ReadonlySet<unknown> => {
      const thinking = {
        ...daring(() => [{ action: 'stay' }, ...Array.from({ length: 8 }, () => ({ action: 'dare' as const, policy: always('right') }))]),
        // to dare brings as much on the whole
        imagine: ({ phase, points }: Coin, random: Random): Coin => ({ side: random.below(4) === 0 ? 0 : 1, phase, points }),
        lead,
      };
      const search = new FlatSearch(rules, thinking);
      return new Set(Array.from({ length: 20 }, (_, seed) => search.think(turnOf(rules, state(), 0, seed), allow(60)).action));
    };
    expect(chosen(0)).toContain('dare');
    expect(chosen(3)).toEqual(new Set(['stay']));
  });

  test('a single one is carried out without a thought, and judged where its worth is asked for', () => {
    const search = new FlatSearch(
      rules,
      daring(() => [{ action: 'stay' }]),
    );
    expect(search.think(turnOf(rules, state(), 0), allow(30), true)).toMatchObject({ action: 'stay', iterations: 0 });
    expect(search.think(turnOf(rules, state(), 0), allow(30)).opinions).toMatchObject([{ action: 'stay', expected: -0.5 }]);
  });

  test('with no time left the first has to do', () => {
    let now = 0;
    const hasty = new Allowance({ milliseconds: 1 }, level, () => (now += 1));
    const thinking = daring(() => [{ action: 'stay' }, { action: 'dare', policy: always('right') }]);
    const thought = new FlatSearch(rules, thinking).think(turnOf(rules, state(), 0), hasty);
    expect([thought.action, thought.opinions.length]).toEqual(['stay', 1]);
  });

  test('none: nothing is done', () => {
    const search = new FlatSearch(
      rules,
      daring(() => []),
    );
    expect(search.think(turnOf(rules, state(), 0), allow(30), true).action).toBeUndefined();
  });
});
