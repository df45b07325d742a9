import { readFileSync } from 'node:fs';
import { readRecord } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { LEGEND_5 } from '../legends/house.ts';
import { giftsFirst, neverReached } from './journey.ts';

test('every card, rule and task of Legend 5 is reached in some match, every event and every card of its decks', () => {
  const { never, endings } = neverReached(LEGEND_5, (journey, difficulty) => {
    const file = new URL(`./goldens/wins/again/legend-5-${difficulty}-${journey.seats}.json`, import.meta.url);
    journey.replay(readRecord(readFileSync(file, 'utf8')));
    journey.play('sleepers', 1);
    // in the last three the captor comes into the castle
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 23, 41, 42, 48]) journey.play('team', seed);
    // the team always takes the bargain
    for (let seed = 1; seed <= 6; seed += 1) journey.play('seekers', seed);
    for (let seed = 1; seed <= 3; seed += 1) journey.play('seekers', seed, giftsFirst);
    // nobody of the team leads farmers below the mountain: one, two and three of them a step before it
    for (const farmers of [1, 2, 3]) {
      journey.play('guides', farmers, (state) => {
        state.farmers.splice(0, Number.POSITIVE_INFINITY, ...Array.from({ length: farmers }, () => 43));
        state.field[0] = 43;
      });
    }
  });
  expect(never).toEqual([]);
  expect([...endings].toSorted()).toEqual(['castle', 'legend: The castle was not won back.', 'narrator', 'won']);
});
