import { readFileSync } from 'node:fs';
import { readRecord, silent, verifyRecord } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { SecondReading } from '../second-reading/match.ts';
import type { Action, State } from '../state.ts';
import { inWords, noChance, position, written } from './table.ts';

/** Seat 0 has drawn a Witch; its only card lies under the amulet, and a Bodyguard shields all there is besides. */
const nowhere = (): State => position({ villages: ['9*', '3^b1 8g1'], step: 'decide', held: '11@0', from: 'pile', pile: '13' });
const rulesOf = (version?: number) => game.rules(game.meta.defaults, version);
const mayIn = (state: State, version?: number): string[] => rulesOf(version).legal(state, 0).map(inWords).toSorted();

describe('the Witch without anything to exchange', () => {
  test('SIL-6.13 version 2: she cannot be used', () => {
    expect(mayIn(nowhere())).toEqual(['discard']);
    expect(mayIn(nowhere(), 2)).toEqual(['discard']);
  });

  test('version 1: she looks, and the card goes back on top, known to the one who looked', () => {
    const state = nowhere();
    const rules = rulesOf(1);
    const play = (words: string) => {
      const listed = rules.legal(state, 0).find((action) => inWords(action) === words) as Action;
      rules.play(state, 0, listed, noChance, silent);
    };
    expect(mayIn(state, 1)).toEqual(['discard', 'use']);
    play('use');
    expect(mayIn(state, 1)).toEqual(['return']);
    expect(rules.otherwise(state, 0)).toEqual({ type: 'return' });
    play('return');
    expect([state.turn, written(state, 0), written(state, 1)]).toEqual([1, '9', '3^ 8']);
    expect(rules.view(state, 0).deep).toEqual([{ depth: 0, card: 13, seenBy: 0b01 }]);
  });
});

describe('a match recorded before version 2', () => {
  const record = readRecord(readFileSync(new URL('./records/version-1-witch.json', import.meta.url), 'utf8'));

  test('is one of version 1 and ends as it did', () => {
    expect([record.version, record.log.length]).toEqual([1, 337]);
    expect(verifyRecord(game, record)).toMatchObject({ fair: true, match: { result: record.result } });
  });

  test('has a Witch in it that version 2 would not allow', () => {
    expect(verifyRecord(game, { ...record, version: 2 }).checks).toEqual([{ id: 'play', ok: false, at: expect.any(Number) }]);
  });
});

test('both versions are read a second time, and the readings differ as the versions do', () => {
  const witchIn = (version: number): string[] => {
    const again = new SecondReading(game.meta.defaults, version, 2, [0, 1], 0);
    again.begin([[9], [3]], [13, 11], 5);
    for (const player of again.players) player.looks = 0;
    const [mine, theirs] = again.players.map(({ village }) => village[0]);
    if (mine === undefined || theirs === undefined) throw new Error('no cards');
    mine.amulet = true;
    theirs.up = true;
    again.waiting = 'turn';
    again.act(0, 'draw');
    return again.choices(0).toSorted();
  };
  expect(witchIn(1)).toEqual(['discard', 'use']);
  expect(witchIn(2)).toEqual(['discard']);
});
