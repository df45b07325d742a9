import { describe, expect, test } from 'vitest';
import { NONE, type Options, type State } from '../state.ts';
import { decide, draw, KEEP, place, position, rulesWith } from './table.ts';

const FULL = '1 2 4 5 7 8';
const over = (state: State) => ({ phase: state.phase, ending: state.ending, winner: state.winner });
const RUNNING = { phase: 'draw', ending: '', winner: NONE };
const places = (state: State, options: Partial<Options> = {}) => rulesWith(options).result(state);

describe('winning', () => {
  test('ANT-6.1 V1 the sixth card placed with 3, 6, 6 in hand wins', () => {
    const state = position({ rows: ['1 2 4 5 7 .', '. . . . . .'], hands: ['3 6 6', '2 D D'], drawn: '8' });
    const ear = decide(state, place(6));
    expect(over(state)).toEqual({ phase: 'over', ending: 'row', winner: 0 });
    expect(ear.heard).toEqual([
      { how: 'reveal', event: { kind: 'placed', seat: 0, card: 8, space: 6 } },
      { how: 'all', event: { kind: 'row-full', seat: 0 } },
      { how: 'reveal', event: { kind: 'ended', ending: 'row', winner: 0 } },
    ]);
    expect(state.turn).toBe(0);
  });

  test('ANT-6.1 V2 with a Death among 3 and 6 play goes on', () => {
    const state = position({ rows: ['1 2 4 5 7 .', '. . . . . .'], hands: ['3 D 6', '2 D'], drawn: '8' });
    expect(decide(state, place(6)).kinds).toEqual(['placed', 'row-full']);
    expect(over(state)).toEqual(RUNNING);
    expect(state.turn).toBe(1);
  });

  test('ANT-6.1 V3 a full row that draws Death keeps it and plays on', () => {
    const state = position({ rows: [FULL, '. . . . . .'], hands: ['3 6', '2 D D'] });
    draw(state, 'D');
    expect(rulesWith().legal(state, 0)).toEqual([KEEP]);
    decide(state, KEEP);
    expect(over(state)).toEqual(RUNNING);
  });

  test('ANT-6.1 V6 five cards and no Death do not win', () => {
    const state = position({ rows: ['1 2 4 5 7 .', '. . . . . .'], hands: ['1 2', '2 D D'], drawn: '6' });
    decide(state, KEEP);
    expect(over(state)).toEqual(RUNNING);
  });

  test('ANT-6.1 after the end nobody is asked and nothing is legal', () => {
    const state = position({ rows: ['1 2 4 5 7 .', '. . . . . .'], hands: ['3', '2 D D'], drawn: '8' });
    decide(state, place(6));
    expect(rulesWith().asks(state)).toEqual([]);
    expect([0, 1].map((seat) => rulesWith().legal(state, seat))).toEqual([[], []]);
  });

  test('ANT-6.2 N6 V4 the last Death taken by the left neighbour is no win yet', () => {
    const state = position({ rows: [FULL, '. . . . . .', '. . . . . .'], hands: ['3 D', '2 D', '4 D'], turn: 1 });
    expect(draw(state, 'D').kinds).toEqual(['drew', 'card']);
    expect(state.phase).toBe('decide');
    decide(state, KEEP);
    expect(over(state)).toEqual(RUNNING);
  });

  test('ANT-6.2 V5 then a 5 drawn in the own turn wins', () => {
    const state = position({ rows: [FULL, '. . . . . .', '. . . . . .'], hands: ['3', '2 D D', '5 D'], turn: 0 });
    draw(state, '5');
    const ear = decide(state, KEEP);
    expect(over(state)).toEqual({ phase: 'over', ending: 'row', winner: 0 });
    expect(ear.heard).toEqual([
      { how: 'reveal', event: { kind: 'kept', seat: 0 } },
      { how: 'reveal', event: { kind: 'ended', ending: 'row', winner: 0 } },
    ]);
  });

  test('ANT-6.2 keeping behind a full row discloses whether Death is there, so it is marked', () => {
    const full = position({ rows: [FULL, '. . . . . .'], hands: ['3 D', '2 D'], drawn: '6' });
    expect(decide(full, KEEP).heard).toEqual([{ how: 'reveal', event: { kind: 'kept', seat: 0 } }]);
    const other = position({ rows: ['. . . . . .', FULL], hands: ['3 D', '2 D'], drawn: '6' });
    expect(decide(other, KEEP).heard).toEqual([{ how: 'all', event: { kind: 'kept', seat: 0 } }]);
  });

  test('ANT-6.3 N13 a win needs no claim: the same action ends the match', () => {
    const state = position({ rows: [FULL, '. . . . . .'], hands: ['3', '5 D D'], drawn: '5' });
    decide(state, KEEP);
    expect(rulesWith().result(state)?.kind).toBe('ranking');
  });

  test('ANT-6.4 N12 a neighbour with a full row and no Death does not win in another’s turn', () => {
    const state = position({ rows: [FULL, '1 2 4 5 7 .', FULL], hands: ['3', '6', '3'], turn: 1, drawn: '8' });
    decide(state, place(6));
    expect(over(state)).toEqual({ phase: 'over', ending: 'row', winner: 1 });
    expect(places(state)).toMatchObject({ places: [{ place: 2 }, { place: 1 }, { place: 2 }] });
  });
});

describe('ranking', () => {
  test('ANT-6.5 the winner, then filled spaces, then fewer Deaths; equals share a place', () => {
    const state = position({
      rows: ['1 2 4 5 7 .', '1 2 3 . . .', '. . 3 4 5 6', '. 2 3 4 . .', '8 . . . . .'],
      hands: ['3', '2 D', '5 D D', '1 D', 'D'],
      drawn: '8',
    });
    decide(state, place(6), { moreSets: true });
    expect(places(state)).toEqual({
      kind: 'ranking',
      reason: 'row',
      places: [
        { seat: 0, place: 1, score: 6 },
        { seat: 1, place: 3, score: 3 },
        { seat: 2, place: 2, score: 4 },
        { seat: 3, place: 3, score: 3 },
        { seat: 4, place: 5, score: 1 },
      ],
    });
  });

  test('ANT-6.5 fewer Deaths break a tie in filled spaces, and never more than that', () => {
    const state = position({
      rows: ['1 2 4 5 7 .', '1 2 3 . . .', '1 2 3 . . .', '1 2 3 4 . .'],
      hands: ['3', '2 D', '5', '4 D D D'],
      drawn: '8',
    });
    decide(state, place(6));
    expect(places(state)).toMatchObject({ places: [{ place: 1 }, { place: 4 }, { place: 3 }, { place: 2 }] });
  });

  test('ANT-6.5 who wins stands first even behind a fuller row', () => {
    const state = position({ rows: ['. . . . . .', '1 2 4 5 7 .', '1 . . . . .'], hands: ['D', '4', '5 D'], turn: 0 });
    state.phase = 'over';
    state.ending = 'dragon';
    state.winner = 0;
    expect(places(state)).toMatchObject({
      reason: 'dragon',
      places: [
        { place: 1, score: 0 },
        { place: 2, score: 5 },
        { place: 3, score: 1 },
      ],
    });
  });

  test('there is no result while the match runs', () => {
    expect(places(position({ rows: [FULL], hands: ['3', '4'] }))).toBeUndefined();
  });

  test('ANT-6.6 at the end everybody sees how many Deaths each hand holds, and not before', () => {
    const state = position({ rows: ['1 2 4 5 7 .', '. . . . . .', '. . . . . .'], hands: ['3 6', '2 D D', 'D'], drawn: '8' });
    for (const seat of [0, 1, undefined]) expect(rulesWith().view(state, seat).deaths).toBeUndefined();
    decide(state, place(6));
    for (const seat of [0, 1, 2, undefined]) expect(rulesWith().view(state, seat).deaths).toEqual([0, 2, 1]);
  });
});
