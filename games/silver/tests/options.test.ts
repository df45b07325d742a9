import { coveringOptions } from '@tafelrunde/conformance';
import { RefusedError } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { agesOf } from '../meta.ts';
import { NONE, type Options, type State } from '../state.ts';
import { chance, dealt, Ear, go, looked, may, position, refused, rulesWith, viewFor } from './table.ts';

test('SIL-9.1 chance decides who begins instead of the youngest', () => {
  const firsts = new Set(Array.from({ length: 40 }, (_, seed) => dealt(3, { startPlayer: 'random', ages: 123 }, seed).first));
  expect(firsts).toEqual(new Set([0, 1, 2]));
});

test('SIL-9.2 the order of ages is set at the table', () => {
  expect(dealt(3, { ages: 312 }).ages).toEqual([2, 0, 1]);
  expect(agesOf(4213, 4)).toEqual([3, 1, 0, 2]);
  for (const [ages, seats] of [
    [12, 3],
    [122, 3],
    [1234, 3],
    [134, 3],
    [102, 3],
  ] as const) {
    const options = { ...game.meta.defaults, ages };
    expect(game.meta.check(options, seats)).toEqual({ code: 'bad-ages', rule: 'SIL-9.2', params: { ages, seats } });
    expect(() => rulesWith({ ages }).setup(seats, chance(), new Ear())).toThrow(
      new RefusedError({ code: 'bad-ages', rule: 'SIL-9.2', params: { ages, seats } }),
    );
  }
  for (const ages of [231, 0]) expect(game.meta.check({ ...game.meta.defaults, ages }, 3)).toBeUndefined();
});

test('SIL-9.2 left at 0 it is drawn by lot, every order alike', () => {
  const orders = new Map<string, number>();
  for (let seed = 0; seed < 600; seed += 1) {
    const order = dealt(3, {}, seed).ages.join('');
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  expect(orders.size).toBe(6);
  for (const times of orders.values()) expect(times).toBeGreaterThan(60);
});

test('SIL-9.12 a rematch is begun by the seat the table names; where ages are set and decide, by the youngest', () => {
  const first = (options: Parameters<typeof dealt>[1]) => [0, 1, 2, 3].map((seed) => dealt(3, options, seed).first);
  expect(first({ first: 3 })).toEqual([2, 2, 2, 2]);
  expect(first({ first: 3, startPlayer: 'random', ages: 123 })).toEqual([2, 2, 2, 2]);
  expect(first({ first: 3, ages: 213 })).toEqual([1, 1, 1, 1]);
  expect(game.meta.begins?.({ ...game.meta.defaults, first: 3, ages: 213 }, 3)).toBe(1);
  expect(game.meta.begins?.(game.meta.defaults, 3)).toBeUndefined();
});

describe('the memory aid', () => {
  const aids: Options['memoryAid'][] = ['off', 'gentle', 'full'];
  /** Seat 0 has looked at its first two cards and has a third look open. */
  const evening = (): State => {
    const state = position({ villages: ['9@0 8@0 2^ 7', '6@0 5@1'], pile: '13@0 12' });
    go(state, 'empath 3');
    return state;
  };
  const page = (memoryAid: 'off' | 'gentle' | 'full', state: State, seat: number | undefined) => {
    const rules = rulesWith({ memoryAid });
    return rules.shown(rules.view(state, seat));
  };

  test('SIL-9.3 off: the page has a face only while its look is open', () => {
    const state = evening();
    const open = page('off', state, 0);
    expect(open.villages[0]?.map(({ card, seenBy }) => [card, seenBy])).toEqual([
      [NONE, 0],
      [NONE, 0],
      [2, 3],
      [7, 0],
    ]);
    expect(open.villages[1]?.map(({ card, seenBy }) => [card, seenBy])).toEqual([
      [NONE, 0],
      [NONE, 0],
    ]);
    expect(open.deep).toEqual([]);
    go(state, 'seen');
    expect(page('off', state, 0).villages[0]?.map(({ card }) => card)).toEqual([NONE, NONE, 2, NONE]);
  });

  test.each(['off', 'gentle'] as const)('SIL-9.3 SIL-9.4 %s: a look shows its own card alone, to the one who looks', (memoryAid) => {
    // Seat 1 looks at a card seat 0 has seen before: that shows it to seat 1, not to seat 0.
    const other = position({ villages: ['9@0 8', '6@1 5'], pile: '9', turn: 1 });
    go(other, 'draw, use, choose 0 0');
    expect(
      page(memoryAid, other, 0)
        .villages.flat()
        .every(({ card }) => card === NONE),
    ).toBe(true);
    expect(page(memoryAid, other, 1).villages.map((row) => row.map(({ card }) => card))).toEqual([
      [9, NONE],
      [NONE, NONE],
    ]);
    expect(
      page(memoryAid, other, undefined)
        .villages.flat()
        .every(({ card, seenBy }) => card === NONE && seenBy === 0),
    ).toBe(true);
  });

  test('SIL-9.3 off: the card in hand and the Rascal’s cards are seen while they are decided on', () => {
    const state = position({ villages: ['4^ 8', '6 5'], pile: '13 12@1' });
    go(state, 'draw');
    expect(page('off', state, 0).deep.map(({ card }) => card)).toEqual([13, 12]);
    expect(page('off', state, 1).deep).toEqual([]);
    go(state, 'keep 1');
    expect(page('off', state, 0).deep).toEqual([]);
    expect([page('off', state, 0).held?.card, page('off', state, 1).held?.card]).toEqual([12, NONE]);
    go(state, 'push 1, turn-over');
    expect(page('off', state, 0).villages[0]?.[1]).toMatchObject({ card: NONE, seenBy: 0 });
    // The view keeps it all the same, for bots and imagination; seat 1 knew it in the pile.
    expect([viewFor(state, 0).villages[0]?.[1]?.card, viewFor(state, 1).villages[0]?.[1]?.card]).toEqual([12, 12]);
  });

  test('SIL-9.3 off: a position gone by holds no face of a look that was open then', () => {
    const state = evening();
    const rules = rulesWith({ memoryAid: 'off' });
    const past = JSON.stringify(rules.shown(rules.view(state, 0), true).villages[0]);
    expect(past).not.toContain('"card":7');
    expect(past).not.toContain('"card":9');
  });

  test('SIL-9.4 gentle: the page marks what you have looked at, not what it is', () => {
    const shown = page('gentle', evening(), 0);
    expect(shown.villages[0]?.map(({ card, seenBy }) => [card, seenBy])).toEqual([
      [NONE, 1],
      [NONE, 1],
      [2, 3],
      [7, 1],
    ]);
    expect(shown.villages[1]?.map(({ card, seenBy }) => [card, seenBy])).toEqual([
      [NONE, 1],
      [NONE, 0],
    ]);
    expect(shown.deep).toEqual([{ depth: 0, card: NONE, seenBy: 1 }]);
  });

  test('SIL-9.5 full: faces you know stay visible to you', () => {
    const state = evening();
    const rules = rulesWith({ memoryAid: 'full' });
    expect(page('full', state, 0)).toEqual(rules.view(state, 0));
    expect(page('full', state, 0).villages[0]?.map(({ card }) => card)).toEqual([9, 8, 2, 7]);
    expect(page('full', state, 0).villages[1]?.map(({ card }) => card)).toEqual([6, NONE]);
  });

  test.each([...aids])('SIL-9.3 SIL-9.4 SIL-9.5 %s: a spectator’s page has only what lies face up', (memoryAid) => {
    const shown = page(memoryAid, evening(), undefined);
    expect(shown.villages.flat().filter(({ card, up }) => card !== NONE && !up)).toEqual([]);
    expect(shown.deep.every(({ card }) => card === NONE)).toBe(true);
  });

  test.each([...aids])('SIL-9.3 SIL-9.4 SIL-9.5 with %s the log keeps a secret face only where the page does', (memoryAid) => {
    const ear = go(looked(dealt(2, {}, 4)), 'draw, discard', { memoryAid });
    expect(ear.of('drawn')[0]?.cards).toHaveLength(memoryAid === 'full' ? 1 : 0);
    const state = position({ villages: ['9 8', '6 5'], pile: '9' });
    const saw = go(state, 'draw, use, choose 1 0', { memoryAid }).of('saw')[0];
    expect(saw?.card).toBe(memoryAid === 'full' ? 6 : NONE);
  });
});

test('SIL-9.6 the round ends as soon as the draw pile itself is empty', () => {
  const openCards = 'ignored';
  const state = position({ villages: ['1 8', '5 5'], pile: '13', only: true, open: '4' });
  expect(go(state, 'draw, discard', { openCards }).of('round-ended')[0]?.why).toBe('pile');
  const laidOpen = position({ villages: ['1^ 8', '5 5'], pile: '13 12', only: true });
  expect(go(laidOpen, 'draw, discard', { openCards }).of('round-ended')[0]?.why).toBe('pile');
});

test('SIL-9.7 the Witch’s card may be put back on top', () => {
  const state = position({ villages: ['9 7', '6 8'], pile: '11 13' });
  go(state, 'draw, use', { witchDeclines: true });
  expect(may(state, '', { witchDeclines: true })).toContain('return');
  const ear = go(state, 'return', { witchDeclines: true });
  expect(ear.of('returned')).toHaveLength(1);
  expect([(state.pile.at(-1) ?? 0) & 15, state.turn]).toEqual([13, 1]);
});

test('SIL-9.8 an amulet nobody wins stays with its owner, who may place it again', () => {
  const state = position({ villages: ['7* 1', '9 4'], pile: '6', only: true, turn: 1, turns: 1 });
  go(state, 'draw, discard', { amuletStays: true });
  expect([state.step, state.owner, state.placed]).toEqual(['scored', 0, false]);
  go(state, 'deal', { amuletStays: true }, chance());
  looked(state);
  while (state.turn !== 0) go(state, 'draw, discard', { amuletStays: true });
  expect(may(state, 'amulet')).toHaveLength(5);
});

test('SIL-9.9 with a Rascal one may draw a single card all the same', () => {
  const state = position({ villages: ['4^ 7', '8 8'], pile: '13 12' });
  expect(may(state, 'draw-one')).toEqual([]);
  expect(refused(state, 'draw-one').code).toBe('keep-first');
  expect(may(state, 'draw-one', { rascalDeclines: true })).toEqual(['draw-one']);
  go(state, 'draw-one', { rascalDeclines: true });
  expect([state.step, viewFor(state, 0).held?.card]).toEqual(['decide', 13]);
  const without = position({ villages: ['5 7', '8 8'], pile: '13 12' });
  for (const rascalDeclines of [true, false]) {
    expect(refused(without, 'draw-one', { rascalDeclines })).toEqual({ code: 'no-rascal', rule: 'SIL-7.9' });
  }
  const last = position({ villages: ['4^ 7', '8 8'], pile: '13', only: true });
  expect(may(last, '', { rascalDeclines: true })).toEqual(['call', 'draw']);
  expect(refused(last, 'draw-one', { rascalDeclines: true })).toEqual({ code: 'single-anyway', rule: 'SIL-7.10' });
});

test.each([
  ['taken', '9 7', 'take, push 0, turn-over', { discard: '2' }],
  ['exposed', '2 7', 'draw, use, choose 0 0', { pile: '5' }],
  ['kept after a wrong announcement', '2 7 8', 'draw, push 0, push 1, turn-over, add left', { pile: '5' }],
  ['robbed', '9 7', 'draw, use, choose 1 1, give 0', { pile: '12' }],
])('SIL-9.10 an Empath that was %s in this turn rests until the next', (_name, village, moves, sketch) => {
  const options = { freshAbilities: false };
  const state = position({ villages: [village, '6 2^'], ...sketch });
  go(state, moves, options);
  expect(state.turn).toBe(1);
  const open = position({ villages: [village, '6 2^'], ...sketch });
  go(open, moves);
  expect(may(open, 'empath').length).toBeGreaterThan(0);
});

test('SIL-9.10 nothing else rests: neither other characters, nor what lies face down', () => {
  const options = { freshAbilities: false };
  const spent = (village: string, moves: string, sketch: { pile?: string; discard?: string }): boolean[] => {
    const state = position({ villages: [village, '6 5'], owner: 0, ...sketch });
    go(state, moves, options);
    expect(state.step).toBe('end');
    return viewFor(state, 0).villages[0]?.map((lying) => lying.spent) ?? [];
  };
  expect(spent('9 8', 'take, push 0, turn-over', { discard: '5' })).toEqual([false, false]);
  expect(spent('9 8', 'draw, push 0, turn-over', { pile: '2' })).toEqual([false, false]);
  expect(spent('9 8', 'take, push 0, turn-over', { discard: '2' })).toEqual([true, false]);
  expect(spent('3 8 2', 'draw, push 0, push 1, turn-over, add left', { pile: '4' })).toEqual([false, true, false, false]);
});

test('SIL-9.10 turned up in somebody else’s turn, an Empath is used in its owner’s next one', () => {
  const options = { freshAbilities: false };
  const state = position({ villages: ['9 8', '2 7'], pile: '6' });
  go(state, 'draw, use, choose 1 0', options);
  expect([state.turn, may(state, 'empath', options)]).toEqual([1, ['empath 1']]);
});

test('SIL-9.10 an Empath or Bodyguard that rests is not said to have been used', () => {
  const options = { freshAbilities: false };
  const state = position({ villages: ['9 8 7', '6 2^'], discard: '2', owner: 0 });
  go(state, 'take, push 0, turn-over', options);
  expect(state.step).toBe('end');
  expect(refused(state, 'empath 1', options)).toEqual({ code: 'at-rest', rule: 'SIL-9.10' });
  const guard = position({ villages: ['9 8 7', '6 2^'], discard: '3', owner: 0 });
  go(guard, 'take, push 0, turn-over', options);
  expect(refused(guard, 'guard 0 1', options)).toEqual({ code: 'at-rest', rule: 'SIL-9.10' });
});

test('SIL-9.11 another number of turns ends a round', () => {
  const state = position({ villages: ['5^ 5', '6^ 6'], discard: '5' });
  let turns = 0;
  for (; state.step === 'turn'; turns += 1) go(state, 'take, push 0, turn-over', { turnCap: 7 });
  expect([turns, viewFor(state, 0, { turnCap: 7 }).turnCap]).toEqual([14, 14]);
});

test('SIL-9.1 to SIL-9.12 what a table may choose, and what holds unless it does', () => {
  const usual = Object.fromEntries(game.meta.options.map((spec) => [spec.key, spec.default]));
  expect(usual).toEqual({
    memoryAid: 'gentle',
    startPlayer: 'age',
    ages: 0,
    openCards: 'count',
    witchDeclines: false,
    amuletStays: false,
    rascalDeclines: false,
    freshAbilities: true,
    turnCap: 40,
    first: 0,
  });
  expect(game.meta.defaults).toEqual(usual);
  const values = game.meta.options.flatMap((spec) => (spec.kind === 'choice' ? [[spec.key, ...spec.values]] : []));
  expect(values).toEqual([
    ['memoryAid', 'off', 'gentle', 'full'],
    ['startPlayer', 'age', 'random'],
    ['openCards', 'count', 'ignored'],
  ]);
  // The variant has every one of them the other way round.
  const [variant = {}] = game.meta.variants ?? [];
  for (const [key, value] of Object.entries(usual)) expect((variant as Record<string, unknown>)[key]).not.toBe(value);
});

test('SIL-9.11 no match can have more actions than are allowed for', () => {
  // In every round all look twice and close it, and in every turn a village of nearly all cards could be pushed up one by one.
  for (const seats of [2, 3, 4]) {
    for (const turnCap of [5, 40, 100]) {
      const most = game.meta.maxActions({ ...game.meta.defaults, turnCap }, seats);
      expect(most).toBeGreaterThan(4 * (4 * seats + turnCap * seats * 54));
      expect(most).toBeLessThan(8 * (4 * seats + turnCap * seats * 54));
    }
  }
});

test('every pair of options can be played at every number of seats', () => {
  for (const seats of [2, 3, 4]) expect(coveringOptions(game.meta, seats).length).toBeGreaterThan(8);
});
