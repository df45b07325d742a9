import { FastRandom } from '@tafelrunde/kernel';
import { clientFrame } from '@tafelrunde/protocol';
import { expect, test } from 'vitest';
import { openHouse } from '../house.ts';
import { kindsOf } from './frames.ts';
import { fuzz } from './fuzz.ts';
import { patience } from './patience.ts';

test('every kind of frame there is, is tried', () => {
  const place = { table: 'abc-def', seat: 0, ask: '0.turn.0', legal: [], keys: [] };
  const kinds = clientFrame.options.map(({ entries }) => entries.type.literal);
  expect(new Set(kindsOf(place, new FastRandom(1)))).toEqual(new Set<unknown>(kinds));
});

test('nonsense by the hundred, well-formed and torn: typed refusals, no fault of ours, and nobody else notices', async () => {
  const house = await openHouse({ limits: patience, config: { allowPrivateWebhooks: true } });
  const { answers, faults, asked, well } = await fuzz(house.server, 7, { frames: 1000, requests: 250 });
  expect(faults).toEqual([]);
  for (const code of ['done', 'bad-frame', 'frame-too-deep', 'frame-too-large', 'not-your-seat', 'unknown-action', 'ask-gone'])
    expect(answers[code], code).toBeGreaterThan(0);
  // Behind the door: what is right is done, what has the wrong shape or comes from elsewhere is refused as that.
  for (const code of ['200', '201', '400', '403', '404', 'bad-origin']) expect(answers[code], code).toBeGreaterThan(0);
  expect(house.server.routes.filter((route) => !asked.has(route))).toEqual([]);
  for (const route of [
    'POST /api/tables',
    'POST /api/you/codes',
    'POST /api/you/reminders/webhook',
    'POST /api/contents',
    'GET /api/house',
  ])
    expect([...well], route).toContain(route);
  const said = house.logged.map((line) => JSON.parse(line) as { level: number; msg: string }).filter(({ level }) => level >= 50);
  expect(said).toEqual([]);
});
