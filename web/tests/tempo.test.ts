import type { SeatInfo, TableInfo } from '@tafelrunde/protocol';
import { describe, expect, test } from 'vitest';
import { waitsForBots } from '../src/table/tempo/waits.ts';

const seat = (at: number, kind: SeatInfo['kind'], you = false): SeatInfo => ({ seat: at, kind, name: '', present: true, you, owner: you });
const me = seat(0, 'person', true);

describe('whether bots may be hurried', () => {
  test.each<[string, readonly SeatInfo[], readonly number[], boolean, TableInfo['begun']?]>([
    ['alone with bots, one of which is to move', [me, seat(1, 'bot'), seat(2, 'bot')], [1], true],
    ['on two seats of a hero game', [me, seat(1, 'person', true), seat(2, 'bot')], [2], true],
    ['but not on my own turn', [me, seat(1, 'bot')], [0], false],
    ['nor while I am asked as well as a bot', [me, seat(1, 'bot')], [0, 1], false],
    ['nor where somebody else plays too, who did not ask for it', [me, seat(1, 'bot'), seat(2, 'person')], [1], false],
    ['nor where nobody is waited for', [me, seat(1, 'bot')], [], false],
    ['nor by somebody who only looks on', [seat(0, 'bot'), seat(1, 'bot')], [1], false],
    ['nor in a lesson, which has a time of its own', [me, seat(1, 'bot')], [1], false, 'lesson'],
    ['but in a branch of my own', [me, seat(1, 'bot')], [1], true, 'what-if'],
  ])('%s', (_what, seats, awaited, may, begun) => {
    expect(waitsForBots({ seats, ...(begun === undefined ? {} : { begun }) }, awaited)).toBe(may);
  });
});
