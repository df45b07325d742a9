import { ladder, lots } from '@tafelrunde/conformance/toys';
import { describe, expect, test } from 'vitest';
import type { Seat } from '../index.ts';
import { Match, onlyAnswer } from '../index.ts';

const seed = 'ab'.repeat(32);

describe('a must-ask with one legal answer', () => {
  test('is found for the seats that are asked about, and for no other', () => {
    const match = Match.begin(ladder.game, { options: ladder.game.meta.defaults as never, seats: 2, seed, version: 2 });
    expect(onlyAnswer(match, [0, 1])).toBeUndefined(); // climb or tie
    match.act(0, { type: 'tie' }); // tied: only climbing is left
    expect(onlyAnswer(match, [0, 1])).toMatchObject({ seat: 0, action: { type: 'climb' } });
    expect(onlyAnswer(match, [1])).toBeUndefined();
  });

  test('is never what is answered by hand: a draw is the player’s own', () => {
    const match = Match.begin(lots.game, { options: lots.game.meta.defaults as never, seats: 2, seed, version: 1 });
    const seat = match.asks()[0]?.seat as Seat;
    expect(match.legal(seat)).toHaveLength(1);
    expect(onlyAnswer(match, [seat])).toBeUndefined();
  });

  test('is gone with the match', () => {
    const match = Match.begin(ladder.game, { options: ladder.game.meta.defaults as never, seats: 2, seed, version: 2 });
    while (match.result === undefined) match.act(match.asks()[0]?.seat as Seat, { type: 'climb' });
    expect(onlyAnswer(match, [0, 1])).toBeUndefined();
  });
});
