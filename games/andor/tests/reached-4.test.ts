import { readFileSync } from 'node:fs';
import { readRecord } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { LEGEND_4 } from '../legends/house.ts';
import { neverReached } from './journey.ts';

test('every card, rule and task of Legend 4 is reached in some match, every event and every card of its decks', () => {
  const { never, endings } = neverReached(LEGEND_4, (journey, difficulty) => {
    const file = new URL(`./goldens/wins/again/legend-4-${difficulty}-${journey.seats}.json`, import.meta.url);
    journey.replay(readRecord(readFileSync(file, 'utf8')));
    journey.play('sleepers', 1);
    for (let seed = 1; seed <= 8; seed += 1) {
      for (const company of ['team', 'diggers', 'hunters'] as const) journey.play(company, seed);
    }
    // what lies behind rubble: the troll of the chamber, and the store room
    journey.play('hunters', 1, (state) => {
      state.rubble.splice(0);
      state.field.fill(66);
    });
    journey.play('diggers', 1, (state) => {
      state.rubble.splice(0);
      state.field[0] = 28;
    });
  });
  expect(never).toEqual([]);
  expect([...endings].toSorted()).toEqual(['narrator', 'won']);
});
