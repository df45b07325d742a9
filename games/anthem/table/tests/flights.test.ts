import { describe, expect, test } from 'vitest';
import { NONE } from '../../state.ts';
import { flightsOf } from '../flights.ts';

describe('what moves', () => {
  test('my draw: a back leaves the neighbour’s fan and turns over for me', () => {
    const events = [
      { kind: 'drew', seat: 0, from: 3 },
      { kind: 'card', seat: 0, from: 3, card: 6 },
    ] as const;
    expect(flightsOf(events, 0, NONE)).toEqual([{ kind: 'draw', card: 6, from: ['fan', 'fan:3'], to: ['stage'], turns: true }]);
  });
  test('a draw among others: a back travels and stays one', () => {
    expect(flightsOf([{ kind: 'drew', seat: 2, from: 1 }], 0, NONE)).toEqual([
      { kind: 'draw', card: NONE, from: ['fan:1'], to: ['stage'], turns: false },
    ]);
  });
  test('taken from me: the card leaves my fan face up, for I know it', () => {
    const events = [
      { kind: 'drew', seat: 1, from: 0 },
      { kind: 'card', seat: 1, from: 0, card: 5 },
    ] as const;
    expect(flightsOf(events, 0, NONE)).toEqual([{ kind: 'draw', card: 5, from: ['hand:5', 'hand'], to: ['stage'], turns: false }]);
  });
  test('placed: from the stage onto that space, the end of the match moves nothing more', () => {
    const events = [
      { kind: 'placed', seat: 1, card: 5, space: 4 },
      { kind: 'row-full', seat: 1 },
      { kind: 'ended', ending: 'row', winner: 1 },
    ] as const;
    expect(flightsOf(events, 0, NONE)).toEqual([{ kind: 'place', card: 5, from: ['stage'], to: ['space:1:4'], turns: false }]);
  });
  test('kept by me: into my own fan; by another: into theirs, a back unless it was mine', () => {
    expect(flightsOf([{ kind: 'kept', seat: 0 }], 0, 7)).toEqual([
      { kind: 'keep', card: 7, from: ['stage'], to: ['hand:7', 'hand'], turns: false },
    ]);
    expect(flightsOf([{ kind: 'kept', seat: 2 }], 0, NONE)).toEqual([
      { kind: 'keep', card: NONE, from: ['stage'], to: ['fan:2'], turns: false },
    ]);
  });
  test('a spectator sees backs only', () => {
    expect(flightsOf([{ kind: 'drew', seat: 0, from: 3 }], undefined, NONE)[0]).toMatchObject({
      card: NONE,
      from: ['fan:3'],
      turns: false,
    });
  });
});
