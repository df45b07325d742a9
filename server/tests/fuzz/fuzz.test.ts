import { expect, test } from 'vitest';
import { openHouse } from '../house.ts';
import { fuzz } from './fuzz.ts';

test('nonsense by the hundred, well-formed and torn: typed refusals, no fault of ours, and nobody else notices', async () => {
  const house = await openHouse({
    limits: { chatBurst: 10_000, tablesPerGuest: 10_000, tablesPerAddressPerHour: 10_000, hintBurst: 1000 },
  });
  const { answers, faults } = await fuzz(house.url, 7, { frames: 1500, requests: 150 });
  expect(faults).toEqual([]);
  for (const code of ['bad-frame', 'frame-too-deep', 'frame-too-large', 'not-your-seat', '404', '403'])
    expect(answers[code], code).toBeGreaterThan(0);
  const said = house.logged.map((line) => JSON.parse(line) as { level: number; msg: string }).filter(({ level }) => level >= 50);
  expect(said).toEqual([]);
});
