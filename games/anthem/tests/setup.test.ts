import { languages, readOptions } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { END, HAND, HIGHEST, ownNames, START } from '../cards.ts';
import { game } from '../game.ts';
import { type Options, DEATH, KINDS, NONE, type State } from '../state.ts';
import { cardName, deathName, numberName } from '../texts/cards.ts';
import { chance, Ear, rulesWith, spaces } from './table.ts';

const dealt = (seats: number, options: Partial<Options> = {}, seed = 1): State => rulesWith(options).setup(seats, chance(seed), new Ear());

const handOf = (state: State, seat: number): number[] => state.hands.slice(seat * KINDS, (seat + 1) * KINDS);

describe('the cards', () => {
  test('ANT-1.1 a set is ten numbers and one Death: eleven cards for each player', () => {
    for (const seats of [2, 3, 4]) {
      const state = dealt(seats);
      const inHands = state.hands.reduce((sum, count) => sum + count, 0);
      const ends = 2 * seats; // 0 and 9 lie in the rows
      expect(inHands + ends).toBe(11 * seats);
    }
    expect(END - START + 1).toBe(10);
  });

  test('ANT-1.2 every number has a name in each language, and our own names are marked', () => {
    for (const language of languages) {
      const names = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => numberName(number, language));
      expect(new Set([...names, deathName(language)]).size).toBe(11);
    }
    expect(ownNames).toEqual([1, 2, 6, 7, 8]);
    expect([3, 5, DEATH].map((card) => cardName(card, 'en'))).toEqual(['3 Mission', '5 Sword', 'Death']);
  });

  test('ANT-1.3 Death has no number: it is no kind of number card and fits nowhere', () => {
    const state = dealt(3);
    state.phase = 'decide';
    state.drawn = DEATH;
    expect(spaces(state)).toEqual([]);
    expect([1, 2, 3, 4, 5, 6, 7, 8]).not.toContain(DEATH);
    expect(HIGHEST).toBe(8);
  });
});

describe('before the first turn', () => {
  test('ANT-2.1 as many sets as players: each number once per player', () => {
    for (const seats of [2, 3, 4]) {
      const state = dealt(seats);
      for (let kind = 0; kind < KINDS; kind += 1) {
        let copies = 0;
        for (let seat = 0; seat < seats; seat += 1) copies += handOf(state, seat)[kind] ?? 0;
        expect(copies).toBe(seats);
      }
    }
  });

  test('ANT-2.2 every row begins with six empty spaces', () => {
    const state = dealt(4);
    expect(state.rows).toEqual(Array.from({ length: 24 }, () => 0));
    expect(rulesWith().view(state, 1).rows).toEqual(Array.from({ length: 4 }, () => [0, 0, 0, 0, 0, 0]));
  });

  test('ANT-2.3 eight numbers are dealt to each player, shuffled', () => {
    const state = dealt(4);
    for (let seat = 0; seat < 4; seat += 1)
      expect(
        handOf(state, seat)
          .slice(1)
          .reduce((sum, count) => sum + count, 0),
      ).toBe(8);
    expect(dealt(4, {}, 1).hands).not.toEqual(dealt(4, {}, 2).hands);
  });

  test('ANT-2.3 every number is equally likely in every hand', () => {
    const random = chance(5);
    const rules = rulesWith();
    const seen: number[] = Array.from({ length: 3 * KINDS }, () => 0);
    const deals = 3000;
    for (let i = 0; i < deals; i += 1) rules.setup(3, random, new Ear()).hands.forEach((count, at) => (seen[at] = (seen[at] ?? 0) + count));
    for (const [at, count] of seen.entries()) {
      // One copy of each number per player, so one in each hand on average; deviation about 0.8 per deal.
      expect(Math.abs(count / deals - 1)).toBeLessThan(at % KINDS === DEATH ? 1e-9 : 0.07);
    }
  });

  test('ANT-2.4 one Death to each hand makes nine cards', () => {
    const state = dealt(3);
    for (let seat = 0; seat < 3; seat += 1) {
      expect(handOf(state, seat)[DEATH]).toBe(1);
      expect(handOf(state, seat).reduce((sum, count) => sum + count, 0)).toBe(HAND);
    }
    expect(HAND).toBe(9);
  });

  test('ANT-2.5 chance decides who begins, everybody equally often', () => {
    const random = chance(9);
    const rules = rulesWith();
    const begun = [0, 0, 0, 0];
    for (let i = 0; i < 4000; i += 1) {
      const { starter } = rules.setup(4, random, new Ear());
      begun[starter] = (begun[starter] ?? 0) + 1;
    }
    // Chi-square with three degrees of freedom; 16.3 is exceeded once in a thousand.
    expect(begun.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)).toBeLessThan(16.3);
  });

  test('ANT-2.5 set-up tells who begins and how many cards everybody has', () => {
    const ear = new Ear();
    const state = rulesWith().setup(3, chance(3), ear);
    expect(ear.heard).toEqual([{ how: 'all', event: { kind: 'dealt', starter: state.starter, cards: 9 } }]);
    expect(state).toMatchObject({ turn: state.starter, phase: 'draw', drawn: NONE, history: [], ending: '', winner: NONE, seats: 3 });
  });

  test('set-up makes no events while nobody listens, and deals the same', () => {
    const never = () => {
      throw new Error('told');
    };
    for (const starter of ['random', 'dice', 'rotate'] as const) {
      const quiet = rulesWith({ starter }).setup(3, chance(3), { on: false, all: never, to: never, reveal: never });
      expect(quiet).toEqual(rulesWith({ starter }).setup(3, chance(3), new Ear()));
    }
  });
});

describe('who begins, by choice', () => {
  test('ANT-8.8 everyone throws a die and the highest begins', () => {
    const thrown = [3, 5, 1, 0];
    // Dealing shuffles first; only draws below six after it are dice.
    const source = chance(1);
    let left = 31;
    const ear = new Ear();
    const state = rulesWith({ starter: 'dice' }).setup(4, { below: (n) => (left-- > 0 ? source.below(n) : (thrown.shift() ?? 0)) }, ear);
    expect(ear.heard[0]).toEqual({ how: 'all', event: { kind: 'dice', throws: [[4, 6, 2, 1]] } });
    expect(state.starter).toBe(1);
    expect(ear.kinds).toEqual(['dice', 'dealt']);
  });

  test('ANT-8.8 who shares the highest die throws again, the others do not', () => {
    const thrown = [5, 2, 5, 3, 3, 1, 4];
    const source = chance(1);
    let left = 23;
    const ear = new Ear();
    const state = rulesWith({ starter: 'dice' }).setup(3, { below: (n) => (left-- > 0 ? source.below(n) : (thrown.shift() ?? 0)) }, ear);
    expect(ear.heard[0]?.event).toEqual({
      kind: 'dice',
      throws: [
        [6, 3, 6],
        [4, 0, 4],
        [2, 0, 5],
      ],
    });
    expect(state.starter).toBe(2);
  });

  test('ANT-8.8 dice show one to six, and nobody is favoured', () => {
    const begun = [0, 0, 0];
    const random = chance(4);
    for (let i = 0; i < 3000; i += 1) {
      const ear = new Ear();
      const { starter } = rulesWith({ starter: 'dice' }).setup(3, random, ear);
      begun[starter] = (begun[starter] ?? 0) + 1;
      const [first] = ear.heard;
      if (first?.event.kind !== 'dice') throw new Error('no dice');
      for (const die of first.event.throws[0] ?? []) expect(die >= 1 && die <= 6).toBe(true);
    }
    expect(begun.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)).toBeLessThan(13.9);
  });

  test('ANT-8.9 in a series the seat that begins moves on by one', () => {
    const starters = [0, 1, 2, 3, 4, 5, 6].map((series) => dealt(3, { starter: 'rotate', series }).starter);
    expect(starters).toEqual([0, 1, 2, 0, 1, 2, 0]);
  });

  test('ANT-8.9 the count of matches is raised by the table, not asked in the form', () => {
    expect(game.meta.options.find(({ key }) => key === 'series')).toMatchObject({ kind: 'number', series: true, min: 0, default: 0 });
    expect(dealt(3, { starter: 'random', series: 1 }, 6).starter).toBe(dealt(3, { starter: 'random', series: 2 }, 6).starter);
  });
});

describe('in a rematch', () => {
  const first = (options: Parameters<typeof dealt>[1]) => [0, 1, 2, 3].map((seed) => dealt(3, options, seed).starter);

  test('ANT-8.11 the seat that is named begins where chance would have decided, and the table names it', () => {
    expect(first({ first: 2 })).toEqual([1, 1, 1, 1]);
    expect(game.meta.options.find(({ key }) => key === 'first')).toMatchObject({ rotates: true, default: 0, later: true });
    expect(new Set(Array.from({ length: 20 }, (_, seed) => dealt(3, { first: 0 }, seed).starter)).size).toBe(3);
  });

  test('ANT-8.11 dice and a series of its own have the last word', () => {
    expect(first({ starter: 'rotate', series: 2, first: 1 })).toEqual([2, 2, 2, 2]);
    expect(first({ starter: 'dice', first: 1 })).toEqual(first({ starter: 'dice' }));
  });
});

describe('more players', () => {
  test('ANT-8.10 up to eight play with one set each, dealt like four', () => {
    for (const seats of [5, 6, 7, 8]) {
      const options = readOptions(game.meta, { moreSets: true }, seats);
      const state = game.rules(options).setup(seats, chance(seats), new Ear());
      expect(game.rules(options).audit(state)).toBeUndefined();
      for (let seat = 0; seat < seats; seat += 1) expect(handOf(state, seat).reduce((sum, count) => sum + count, 0)).toBe(9);
    }
  });

  test('ANT-8.10 without more sets a fifth player is refused', () => {
    expect(game.meta.check(game.meta.defaults, 4)).toBeUndefined();
    expect(game.meta.check(game.meta.defaults, 5)).toEqual({ code: 'more-sets-needed', rule: 'ANT-8.10', params: { seats: 5, most: 4 } });
    expect(game.meta.check({ ...game.meta.defaults, moreSets: true }, 8)).toBeUndefined();
    expect(() => readOptions(game.meta, { moreSets: false }, 5)).toThrow('more-sets-needed (ANT-8.10)');
    // Whoever says nothing gets them: nobody has to know how many boxes five players need.
    expect(readOptions(game.meta, {}, 5)).toMatchObject({ moreSets: true });
  });
});
