import { readFileSync } from 'node:fs';
import { readRecord } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { LEGEND_3 } from '../legends/house.ts';
import { giftsFirst, neverReached } from './journey.ts';

test('every card, rule and task of Legend 3 is reached in some match, every event and every card of its decks', () => {
  const { never, endings } = neverReached(LEGEND_3, (journey, difficulty) => {
    const file = new URL(`./goldens/wins/again/legend-3-${difficulty}-${journey.seats}.json`, import.meta.url);
    journey.replay(readRecord(readFileSync(file, 'utf8')));
    for (let seed = 1; seed <= 20; seed += 1) journey.play('team', seed);
    // with four heroes all oaths are kept and the last day still comes
    for (const seed of [29, 38, 111]) journey.play('team', seed);
    for (let seed = 1; seed <= 3; seed += 1) journey.play('seekers', seed, giftsFirst);
  });
  expect(never).toEqual([]);
  expect([...endings]).toEqual(expect.arrayContaining(['won', 'castle']));
});
