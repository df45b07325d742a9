import { type Policy, type Random, readOptions, same, silent, uniformly } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { careful } from '../bot.ts';
import { Outlook, Spreads, waysToSpread } from '../imagine/deaths.ts';
import { stateOf } from '../imagine/index.ts';
import { pastOf } from '../imagine/past.ts';
import { search } from '../imagine/search.ts';
import { Walk } from '../imagine/walk.ts';
import { game } from '../game.ts';
import { type Action, DEATH, KINDS, type Options, type State, type View } from '../state.ts';
import { chance, KEEP, rulesWith } from './table.ts';

const keeper: Policy<State, Action> = (_state, _seat, legal) => legal.at(-1) ?? KEEP;

/** What must be the same for the viewer, whatever was imagined. */
function whyNot(rules: ReturnType<typeof rulesWith>, truth: State, imagined: State, seat: number | undefined): string | undefined {
  const found = rules.audit(imagined);
  if (found !== undefined) return found;
  if (!same(rules.view(imagined, seat), rules.view(truth, seat))) return 'another view';
  if (!same(rules.view(imagined, undefined), rules.view(truth, undefined))) return 'another public view';
  if (!same(rules.asks(imagined), rules.asks(truth))) return 'other asks';
  if (!same(rules.result(imagined), rules.result(truth))) return 'another result';
  if (seat !== undefined && !same(rules.legal(imagined, seat), rules.legal(truth, seat))) return 'other legal actions';
  return undefined;
}

describe('imagined states', () => {
  test.each<[number, Partial<Options>, string]>([
    [2, {}, 'careful'],
    [2, { spaces: 8 }, 'uniform'],
    [3, {}, 'careful'],
    [3, {}, 'uniform'],
    [3, { victoryCheck: 'immediate' }, 'careful'],
    [3, { dragonWins: true, turnCap: 20 }, 'keeper'],
    [3, { dragonWins: true, victoryCheck: 'immediate', spaces: 8 }, 'careful'],
    [4, {}, 'careful'],
    [4, { stalemate: 'playOn', turnCap: 15 }, 'uniform'],
    [4, { spaces: 8 }, 'careful'],
    [5, { moreSets: true }, 'careful'],
    [8, { moreSets: true, turnCap: 10 }, 'uniform'],
  ])('cannot be told from the true one: %i seats, %j, %s play', (seats, loose, style) => {
    const options = readOptions(game.meta, loose, seats);
    const rules = game.rules(options);
    const random = chance(seats);
    const policy = { careful, uniform: uniformly, keeper }[style] as Policy<State, Action>;
    for (let match = 0; match < 3; match += 1) {
      const state = rules.setup(seats, random, silent);
      for (;;) {
        const lookers = random.below(8) === 0 || state.phase === 'over' ? [random.below(seats), undefined] : [];
        for (const seat of lookers) {
          expect(whyNot(rules, state, rules.imagine(rules.view(state, seat), random), seat)).toBeUndefined();
        }
        if (state.phase === 'over') break;
        rules.play(state, state.turn, policy(state, state.turn, rules.legal(state, state.turn), random), random, silent);
      }
    }
  });

  test('with two players everything has been seen: each seat imagines the truth alone', () => {
    const rules = rulesWith();
    const random = chance(5);
    const state = rules.setup(2, random, silent);
    for (let turn = 0; turn < 14; turn += 1)
      rules.play(state, state.turn, careful(state, state.turn, rules.legal(state, state.turn), random), random, silent);
    for (const seat of [0, 1]) for (let i = 0; i < 5; i += 1) expect(rules.imagine(rules.view(state, seat), random)).toEqual(state);
  });

  test('at the start all of the other hands is open', () => {
    const rules = rulesWith();
    const random = chance(6);
    const state = rules.setup(3, random, silent);
    const seen = new Set(Array.from({ length: 20 }, () => JSON.stringify(rules.imagine(rules.view(state, 0), random).hands)));
    expect(seen.size).toBe(20);
  });

  test('a view no match can have is refused', () => {
    const rules = rulesWith();
    const view = rules.view(rules.setup(3, chance(1), silent), 0);
    expect(() => rules.imagine({ ...view, hand: [2, ...view.hand.slice(1)] }, chance(1))).toThrow('no deal of Anthem');
    expect(() => rules.imagine({ ...view, rows: [[1, 0, 0, 0, 0, 0], ...view.rows.slice(1)] }, chance(1))).toThrow('not what was placed');
  });
});

describe('odds', () => {
  /** A few turns at a table of three, as seat 0 saw them: two own draws, two losses, a hidden card, a placed one. */
  const early = (): { rules: ReturnType<typeof rulesWith>; view: View } => {
    const rules = rulesWith({ starter: 'rotate' });
    const random = chance(17);
    const state = rules.setup(3, random, silent);
    for (let turn = 0; turn < 6; turn += 1) {
      rules.play(state, state.turn, { type: 'draw' }, random, silent);
      const first = rules.legal(state, state.turn)[0] ?? KEEP;
      rules.play(state, state.turn, turn === 5 ? first : KEEP, random, silent);
    }
    const view = rules.view(state, 0);
    expect(view.history.map(({ card, space }) => (card < 0 ? 'hidden' : space > 0 ? 'placed' : 'seen'))).toEqual([
      'seen',
      'seen',
      'hidden',
      'seen',
      'seen',
      'placed',
    ]);
    return { rules, view };
  };

  /** Deals and draws by chance again and again, and takes what happens to look like the view. Nothing clever. */
  function* byRejection(view: View, dealt: readonly number[], random: Random): Generator<{ hands: number[][]; cards: number[] }> {
    const own = dealt.flatMap((copies, kind) => Array.from({ length: copies }, () => kind));
    const others = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((kind) => Array.from({ length: 3 - (dealt[kind] ?? 0) }, () => kind));
    for (;;) {
      for (let i = others.length - 1; i > 0; i -= 1) {
        const j = random.below(i + 1);
        [others[i], others[j]] = [others[j] ?? 0, others[i] ?? 0];
      }
      const hands = [own.slice(), [DEATH, ...others.slice(0, 8)], [DEATH, ...others.slice(8)]];
      const cards: number[] = [];
      for (const [i, { card, space }] of view.history.entries()) {
        const owner = hands[(i + 2) % 3] ?? [];
        // What the viewer lost was lost: its odds are the same for all.
        const at = i % 3 === 1 ? owner.indexOf(card) : random.below(owner.length);
        const [drawn = -1] = owner.splice(at, 1);
        if (card >= 0 && drawn !== card) break;
        if (space === 0) hands[i % 3]?.push(drawn);
        cards.push(drawn);
      }
      if (cards.length === view.history.length) yield { hands, cards };
    }
  }

  /** Chi-square of two samples over the same classes, rare ones put together; and how many classes were compared. */
  function apart(one: readonly string[], other: readonly string[]): { squares: number; freedom: number } {
    const counts = new Map<string, [number, number]>();
    for (const name of one) counts.set(name, [(counts.get(name)?.[0] ?? 0) + 1, 0]);
    for (const name of other) counts.set(name, [counts.get(name)?.[0] ?? 0, (counts.get(name)?.[1] ?? 0) + 1]);
    const rows = [...counts.values()];
    const often = rows.filter(([a, b]) => a + b >= 20);
    const rest = rows.filter(([a, b]) => a + b < 20).reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
    const classes = rest[0] + rest[1] > 0 ? [...often, rest] : often;
    const share = one.length / (one.length + other.length);
    let squares = 0;
    for (const [a, b] of classes)
      squares += (a - (a + b) * share) ** 2 / ((a + b) * share) + (b - (a + b) * (1 - share)) ** 2 / ((a + b) * (1 - share));
    return { squares, freedom: classes.length - 1 };
  }

  /** The value a chi-square exceeds once in a thousand (Wilson and Hilferty). */
  const limit = (freedom: number): number => freedom * (1 - 2 / (9 * freedom) + 3.09 * Math.sqrt(2 / (9 * freedom))) ** 3;

  test('N16 early in a match they are those of chance alone: compared with plain rejection', () => {
    const { rules, view } = early();
    const random = chance(23);
    const samples = 1500;
    const dealt = pastOf(view, { ...game.meta.defaults, starter: 'rotate' }).dealt;
    const source = byRejection(view, dealt, random);
    const rejected = Array.from({ length: samples }, () => source.next().value as { hands: number[][]; cards: number[] });
    const imagined = Array.from({ length: samples }, () => rules.imagine(view, random));
    const counts = (state: State, seat: number) => state.hands.slice(seat * KINDS, (seat + 1) * KINDS);
    const deaths = (hand: readonly number[]) => hand.filter((card) => card === DEATH).length;
    const sevens = (hand: readonly number[]) => hand.filter((card) => card === 7).length;
    const aspects: [string, (state: State) => string, (found: { hands: number[][]; cards: number[] }) => string][] = [
      ['the hidden card', (state) => String((state.history[2] ?? 0) >> 4), ({ cards }) => String(cards[2])],
      ['Deaths', (state) => deathsOf(state).join(), ({ hands }) => hands.map(deaths).join()],
      ['sevens', (state) => [0, 1, 2].map((seat) => counts(state, seat)[7]).join(), ({ hands }) => hands.map(sevens).join()],
      [
        'low cards at seat 1',
        (state) => counts(state, 1).slice(1, 5).join(''),
        ({ hands }) => [1, 2, 3, 4].map((kind) => hands[1]?.filter((card) => card === kind).length).join(''),
      ],
    ];
    for (const [name, ofState, ofFound] of aspects) {
      const { squares, freedom } = apart(imagined.map(ofState), rejected.map(ofFound));
      expect(freedom, name).toBeGreaterThan(0);
      expect(squares, name).toBeLessThan(limit(freedom));
    }
  });

  test('the comparison itself can fail: cards dealt evenly instead of by chance are noticed', () => {
    const random = chance(3);
    const fair = Array.from({ length: 2500 }, () => String(random.below(9)));
    const bent = Array.from({ length: 2500 }, () => String(random.below(10) % 9));
    const { squares, freedom } = apart(fair, bent);
    expect(squares).toBeGreaterThan(limit(freedom));
  });

  test('ANT-6.1 late in a match a full row that did not win speaks of Death, at the right odds', () => {
    const rules = rulesWith();
    const random = chance(2);
    let state = rules.setup(3, random, silent);
    // A spectator, some turns after a row was filled and nobody won.
    const longFull = () => rules.view(state, undefined).rows.some((row) => !row.includes(0)) && state.history.length >= fullSince + 4;
    let fullSince = Number.POSITIVE_INFINITY;
    while (!longFull() || state.phase !== 'draw') {
      if (state.phase === 'over') {
        state = rules.setup(3, random, silent);
        fullSince = Number.POSITIVE_INFINITY;
      }
      rules.play(state, state.turn, careful(state, state.turn, rules.legal(state, state.turn), random), random, silent);
      if (fullSince > state.history.length && [0, 1, 2].some((seat) => !state.rows.slice(seat * 6, seat * 6 + 6).includes(0)))
        fullSince = state.history.length;
    }
    const view = rules.view(state, undefined);
    const imagined = Array.from({ length: 3000 }, () => deathsOf(rules.imagine(view, random)).join());
    const rejected: string[] = [];
    while (rejected.length < 3000) {
      const found = deathsAlone(view, random);
      if (found !== undefined) rejected.push(found.join());
    }
    const { squares, freedom } = apart(imagined, rejected);
    expect(freedom).toBeGreaterThan(2);
    expect(squares).toBeLessThan(limit(freedom));
  });

  const deathsOf = (state: State): number[] => state.hands.filter((_, at) => at % KINDS === DEATH);

  /** Follows the Deaths alone through what a spectator saw; undefined when it comes out differently. */
  function deathsAlone(view: View, random: Random): number[] | undefined {
    const deaths = [1, 1, 1];
    const sizes = [9, 9, 9];
    const placed = [0, 0, 0];
    for (const [i, { space }] of view.history.entries()) {
      const drawer = (view.starter + i) % 3;
      const owner = (drawer + 2) % 3;
      const death = random.below(sizes[owner] ?? 0) < (deaths[owner] ?? 0);
      if (death && space > 0) return undefined;
      sizes[owner] = (sizes[owner] ?? 0) - 1;
      if (space > 0) placed[drawer] = (placed[drawer] ?? 0) + 1;
      else sizes[drawer] = (sizes[drawer] ?? 0) + 1;
      if (death) {
        deaths[owner] = (deaths[owner] ?? 0) - 1;
        deaths[drawer] = (deaths[drawer] ?? 0) + 1;
      }
      if (placed[drawer] === 6 && deaths[drawer] === 0) return undefined; // it would have won
    }
    return deaths;
  }
});

describe('the parts of imagining', () => {
  const position = (turns: number, options: Partial<Options> = {}, seats = 3) => {
    const rules = rulesWith({ moreSets: true, ...options });
    const random = chance(33);
    const state = rules.setup(seats, random, silent);
    while (state.history.length < turns && state.phase !== 'over') {
      rules.play(state, state.turn, uniformly(state, state.turn, rules.legal(state, state.turn), random), random, silent);
    }
    return { rules, state, options: { ...game.meta.defaults, moreSets: true, ...options }, random };
  };

  test('all ways the Deaths can lie are known, and where one more step leads', () => {
    expect([2, 3, 4, 5, 6, 7, 8].map(waysToSpread)).toEqual([3, 10, 35, 126, 462, 1716, 6435]);
    const spreads = new Spreads(3);
    expect(spreads.count).toBe(10);
    const held = (spread: number) => [...spreads.held.subarray(spread * 3, spread * 3 + 3)];
    expect(held(spreads.first)).toEqual([1, 1, 1]);
    expect(held(spreads.after(spreads.first, 2))).toEqual([2, 1, 0]);
    expect(spreads.after(spreads.after(spreads.first, 2), 2)).toBe(-1);
  });

  test('the search alone always finds a past, with and without closed ways', () => {
    for (const seats of [3, 4, 5]) {
      for (const turns of [8, 25, 60]) {
        const { rules, state, options, random } = position(turns, { stalemate: 'playOn' }, seats);
        for (const seat of [0, seats - 1, undefined]) {
          const view = rules.view(state, seat);
          const past = pastOf(view, options);
          const course = search(past, new Outlook(past, new Spreads(seats)), random);
          expect(whyNot(rules, state, stateOf(view, past, course, random), seat)).toBeUndefined();
        }
      }
    }
  });

  test('a walk without an outlook finds the same kind of past, or none', () => {
    const { rules, state, options, random } = position(30, { stalemate: 'playOn' }, 4);
    let found = 0;
    for (const seat of [0, 1, 2, 3, undefined]) {
      const view = rules.view(state, seat);
      const past = pastOf(view, options);
      const course = new Walk(past, undefined, 64, random).toTheEnd();
      if (course === undefined) continue;
      found += 1;
      expect(whyNot(rules, state, stateOf(view, past, course, random), seat)).toBeUndefined();
    }
    expect(found).toBeGreaterThan(2);
  });

  test('long matches at large tables are imagined too', () => {
    const { rules, state, random } = position(120, { stalemate: 'playOn', dragonWins: true }, 8);
    for (const seat of [3, undefined]) expect(whyNot(rules, state, rules.imagine(rules.view(state, seat), random), seat)).toBeUndefined();
  });

  test('a match the dragon won is imagined with all Deaths in one hand', () => {
    const rules = rulesWith({ dragonWins: true });
    const random = chance(4);
    let state = rules.setup(3, random, silent);
    while (state.ending !== 'dragon') {
      if (state.phase === 'over') state = rules.setup(3, random, silent);
      rules.play(state, state.turn, keeper(state, state.turn, rules.legal(state, state.turn), random), random, silent);
    }
    for (const seat of [0, 1, 2, undefined]) {
      const imagined = rules.imagine(rules.view(state, seat), random);
      expect(imagined.hands[state.winner * KINDS + DEATH]).toBe(3);
      expect(whyNot(rules, state, imagined, seat)).toBeUndefined();
    }
  });

  test('a card on its way that was not seen can be any card, Death included', () => {
    const rules = rulesWith({ starter: 'rotate' });
    const random = chance(9);
    const state = rules.setup(3, random, silent);
    rules.play(state, 0, { type: 'draw' }, random, silent);
    rules.play(state, 0, KEEP, random, silent);
    rules.play(state, 1, { type: 'draw' }, random, silent);
    const seen = new Set(Array.from({ length: 300 }, () => rules.imagine(rules.view(state, 2), random).drawn));
    expect(seen.has(DEATH)).toBe(true);
    expect(seen.size).toBeGreaterThan(6);
    const known = new Set(Array.from({ length: 20 }, () => rules.imagine(rules.view(state, 1), random).drawn));
    expect([...known]).toEqual([state.drawn]);
  });
});
