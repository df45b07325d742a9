import { readOptions, silent } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { NONE, type State } from '../state.ts';
import { chance, decide, draw, KEEP, place, position, rulesWith, spaces } from './table.ts';

const FULL = '1 2 4 5 7 8';
const FULL8 = '1 2 3 4 5 6 7 8';
const { defaults } = game.meta;

describe('the dragon', () => {
  /** Seat 1 holds two of three Deaths; seat 0 has the third. */
  const twoDeaths = (own = '. . . . . .'): State =>
    position({ rows: [own, '. . . . . .', '. . . . . .'], hands: ['3 D', '4 D D', '5'], turn: 1 });

  test('ANT-8.1 N11 V7 the third of three Deaths plays on by default and wins with the dragon', () => {
    const plain = twoDeaths();
    draw(plain, 'D');
    expect(plain.phase).toBe('decide');
    const state = twoDeaths();
    const ear = draw(state, 'D', { dragonWins: true });
    expect(ear.heard.slice(2)).toEqual([{ how: 'reveal', event: { kind: 'ended', ending: 'dragon', winner: 1 } }]);
    expect(state).toMatchObject({ phase: 'over', ending: 'dragon', winner: 1, drawn: NONE, history: [0], turn: 1 });
    expect(state.hands.slice(9, 18)).toEqual([3, 0, 0, 0, 1, 0, 0, 0, 0]);
    expect(rulesWith({ dragonWins: true }).result(state)).toMatchObject({
      reason: 'dragon',
      places: [{ place: 2 }, { place: 1 }, { place: 2 }],
    });
  });

  test('ANT-8.1 all but one Death are not enough, nor is a number drawn', () => {
    const state = position({ rows: ['. . . . . .'], hands: ['3 D', '4 D', '5 D'], turn: 1 });
    draw(state, 'D', { dragonWins: true });
    expect(state).toMatchObject({ phase: 'decide', ending: '' });
    const number = twoDeaths();
    draw(number, '3', { dragonWins: true });
    expect(number.phase).toBe('decide');
  });

  test('ANT-8.2 N9 with two players the dragon is refused', () => {
    expect(game.meta.check({ ...defaults, dragonWins: true }, 2)).toEqual({ code: 'dragon-needs-three', rule: 'ANT-8.2' });
    expect(game.meta.check({ ...defaults, dragonWins: true }, 3)).toBeUndefined();
    expect(game.meta.check(defaults, 2)).toBeUndefined();
    expect(() => readOptions(game.meta, { dragonWins: true }, 2)).toThrow('dragon-needs-three (ANT-8.2)');
  });

  test('ANT-8.3 N10 with the dragon in play closed rows do not end the match', () => {
    const state = position({ rows: ['. . . . . .', '8 . . . . .', '8 . . . . .'], hands: ['1 D', '2 D', '3 D'], drawn: '8' });
    expect(decide(state, place(1), { dragonWins: true }).kinds).toEqual(['placed', 'row-closed']);
    expect(state).toMatchObject({ phase: 'draw', ending: '' });
  });

  test('ANT-8.3 the dragon goes before a row freed by the same draw', () => {
    const state = twoDeaths(FULL);
    draw(state, 'D', { dragonWins: true, victoryCheck: 'immediate' });
    expect(state).toMatchObject({ ending: 'dragon', winner: 1 });
  });
});

describe('winning at once', () => {
  test('ANT-8.4 N6 V4 the last Death drawn out of a hand behind a full row wins for its owner', () => {
    const state = position({ rows: [FULL, '. . . . . .', '. . . . . .'], hands: ['3 D', '2 D', '4 D'], turn: 1 });
    const ear = draw(state, 'D', { victoryCheck: 'immediate' });
    expect(ear.kinds).toEqual(['drew', 'card', 'ended']);
    expect(ear.heard[2]).toEqual({ how: 'reveal', event: { kind: 'ended', ending: 'row', winner: 0 } });
    expect(state).toMatchObject({ phase: 'over', ending: 'row', winner: 0, drawn: NONE, history: [0], turn: 1 });
    expect(state.hands.slice(9, 18)).toEqual([2, 0, 1, 0, 0, 0, 0, 0, 0]);
    expect(rulesWith({ victoryCheck: 'immediate' }).result(state)).toMatchObject({
      reason: 'row',
      places: [{ place: 1 }, { place: 3 }, { place: 2 }],
    });
  });

  test('ANT-8.4 not with a gap in the row, not with another Death, not by a number', () => {
    const gap = position({ rows: ['1 2 4 5 7 .', '. . . . . .'], hands: ['3 D', '2 D'], turn: 1 });
    draw(gap, 'D', { victoryCheck: 'immediate' });
    expect(gap.phase).toBe('decide');
    const two = position({ rows: [FULL, '. . . . . .'], hands: ['3 D D', '2'], turn: 1 });
    draw(two, 'D', { victoryCheck: 'immediate' });
    expect(two.phase).toBe('decide');
    const number = position({ rows: [FULL, '. . . . . .'], hands: ['3 D', '2 D'], turn: 1 });
    draw(number, '3', { victoryCheck: 'immediate' });
    expect(number.phase).toBe('decide');
  });

  test('ANT-8.4 the own turn still counts as before', () => {
    const state = position({ rows: ['1 2 4 5 7 .', '. . . . . .'], hands: ['3', '2 D D'], drawn: '8' });
    decide(state, place(6), { victoryCheck: 'immediate' });
    expect(state).toMatchObject({ ending: 'row', winner: 0 });
  });
});

describe('closing not offered', () => {
  test('ANT-8.5 closing spaces are not listed, and the reason is given', () => {
    const state = position({ rows: ['. 2 . . . 8'], hands: ['1 D', '2 D'], drawn: '6' });
    expect(spaces(state)).toEqual([3, 4, 5]);
    expect(spaces(state, { allowSelfBlocking: false })).toEqual([4, 5]);
    const rules = rulesWith({ allowSelfBlocking: false });
    expect(rules.explain(rules.view(state, 0), 0, place(3))).toEqual({
      code: 'closes-row',
      rule: 'ANT-8.5',
      params: { card: 6, space: 3 },
    });
  });

  test('ANT-8.5 a card that fits an open row always has a space that leaves it open', () => {
    const random = chance(5);
    const rules = rulesWith({ allowSelfBlocking: false });
    for (let match = 0; match < 60; match += 1) {
      const state = rules.setup(3, random, silent);
      while (state.phase !== 'over') {
        expect(spaces(state, { allowSelfBlocking: false }).length > 0).toBe(spaces(state).length > 0);
        const legal = rules.legal(state, state.turn);
        rules.play(state, state.turn, legal[random.below(legal.length)] ?? KEEP, random, silent);
      }
      expect(state.ending).not.toBe('stalemate');
    }
  });
});

describe('eight spaces', () => {
  test('ANT-8.6 N8 a row of eight is full with eight cards and wins without Death', () => {
    const state = position({ rows: ['1 2 3 4 5 6 7 .', '. . . . . . . .'], hands: ['', '2 D D'], drawn: '8' });
    decide(state, place(8), { spaces: 8 });
    expect(state).toMatchObject({ ending: 'row', winner: 0 });
    const six = position({ rows: ['1 2 3 4 5 6 . .', '. . . . . . . .'], hands: ['', '2 D D'], drawn: '7' });
    decide(six, place(7), { spaces: 8 });
    expect(six.ending).toBe('');
  });

  /** Turns that fill a row: seat by seat, one each round. */
  const filling = (seats: number, ...turns: readonly (readonly [seat: number, card: number])[]): number[] => {
    const history: number[] = [];
    for (const [seat, card] of turns) {
      while (history.length % seats !== seat) history.push(16);
      history.push(card * 16 + card);
    }
    return history;
  };

  test('ANT-8.7 N8 when only Deaths are left the row that was full first wins', () => {
    const values = [1, 2, 3, 4, 5, 6, 7, 8] as const;
    const history = filling(2, ...values.map((card) => [1, card] as const), ...values.slice(0, 7).map((card) => [0, card] as const));
    while (history.length % 2 !== 0) history.push(16);
    const state = position({ rows: ['1 2 3 4 5 6 7 .', FULL8], hands: ['D', 'D'], drawn: '8', history });
    const ear = decide(state, place(8), { spaces: 8 });
    expect(state).toMatchObject({ phase: 'over', ending: 'firstFull', winner: 1, turn: 0 });
    expect(ear.heard.at(-1)).toEqual({ how: 'reveal', event: { kind: 'ended', ending: 'firstFull', winner: 1 } });
    expect(rulesWith({ spaces: 8 }).result(state)).toMatchObject({ reason: 'firstFull', places: [{ place: 2 }, { place: 1 }] });
  });

  test('ANT-8.7 the order of filling decides, counted from the seat that began', () => {
    const values = [1, 2, 3, 4, 5, 6, 7, 8] as const;
    // Began with seat 2: turn i belongs to seat (2 + i) % 3. Seat 0 fills before seat 1, seat 2 places last.
    const order = (seat: number) => (seat + 1) % 3;
    const turns = [
      ...values.map((card) => [order(0), card] as const),
      ...values.map((card) => [order(1), card] as const),
      ...values.slice(0, 7).map((card) => [order(2), card] as const),
    ];
    const history = filling(3, ...turns);
    while (history.length % 3 !== 0) history.push(16);
    const state = position({ rows: [FULL8, FULL8, '1 2 3 4 5 6 7 .'], hands: ['D', 'D', 'D'], turn: 2, starter: 2, drawn: '8', history });
    decide(state, place(8), { spaces: 8 });
    expect(state).toMatchObject({ ending: 'firstFull', winner: 0 });
  });

  test('ANT-8.7 who fills the last row without Death wins by the row', () => {
    const state = position({ rows: ['1 2 3 4 5 6 7 .', FULL8], hands: ['', 'D D'], drawn: '8' });
    decide(state, place(8), { spaces: 8 });
    expect(state).toMatchObject({ ending: 'row', winner: 0 });
  });

  test('ANT-8.7 a number left in any hand or row unfilled plays on', () => {
    const state = position({ rows: ['1 2 3 4 5 6 7 .', '1 2 3 4 5 6 7 .'], hands: ['D', 'D 8'], drawn: '8' });
    decide(state, place(8), { spaces: 8 });
    expect(state).toMatchObject({ phase: 'draw', ending: '' });
  });
});

describe('the options themselves', () => {
  test('defaults follow the German rulebook', () => {
    expect(defaults).toEqual({
      spaces: 6,
      victoryCheck: 'ownTurnEnd',
      dragonWins: false,
      allowSelfBlocking: true,
      stalemate: 'endAsRanked',
      turnCap: 100,
      starter: 'random',
      moreSets: false,
      series: 0,
      first: 0,
    });
    expect(readOptions(game.meta, {}, 4)).toEqual(defaults);
    for (const spec of game.meta.options) expect(defaults[spec.key as keyof typeof defaults]).toBe(spec.default);
  });

  test.each([
    [{ spaces: 7 }],
    [{ spaces: '6' }],
    [{ victoryCheck: 'never' }],
    [{ dragonWins: 1 }],
    [{ allowSelfBlocking: 'no' }],
    [{ stalemate: '' }],
    [{ starter: 'oldest' }],
    [{ moreSets: 'true' }],
    [{ series: -1 }],
    [{ series: 1.5 }],
    [{ unknown: true }],
    [{ constructor: 1 }],
  ])('options out of range are refused: %j', (loose) => {
    expect(() => readOptions(game.meta, loose, 4)).toThrow('bad-options');
  });

  test('seats out of range are refused', () => {
    for (const seats of [1, 9, 0, -2, 2.5]) expect(() => readOptions(game.meta, { moreSets: true }, seats)).toThrow('bad-seats');
  });

  test('what the game says of itself', () => {
    expect(game.meta).toMatchObject({ id: 'anthem', version: 1, carries: [1], minutes: 30, severalSeats: false });
    expect(game.meta.seats).toEqual({ min: 2, max: 8, usual: 4 });
    for (const variant of game.meta.variants ?? []) expect(game.meta.check({ ...defaults, ...variant }, 4)).toBeUndefined();
  });
});
