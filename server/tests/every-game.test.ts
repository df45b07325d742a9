import { levelsOf } from '@tafelrunde/bots';
import { readRecord, verifyRecord } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { ownGame } from '../games.ts';
import { openHouse } from './house.ts';
import { Person } from './people.ts';

/** A match of each, short where the game can be; the bots think in the server's own threads, all tables at once. */
const matches = [
  { game: 'anthem', seats: 4, options: { turnCap: 10 } },
  { game: 'silver', seats: 3, options: {} },
  { game: 'anansi', seats: 4, options: {} },
  { game: 'andor', seats: 4, options: { legend: '2' } },
  { game: 'andor', seats: 3, options: { legend: '1' } },
] as const;

/** Five whole matches at once, on however slow a machine. */
const PATIENCE = 800_000;

test('every game is played to its end by bots in worker threads, and none of them needs help', async () => {
  // A thread that a busy machine keeps waiting is not lost.
  const house = await openHouse({ times: { botBudget: 5, botOverrun: 600_000 } });
  const ana = await Person.arrive(house.url, 'Ana');
  const played = await Promise.all(
    matches.map(async ({ game, seats, options }) => {
      const module = await ownGame(game);
      if (module === undefined) throw new Error(`no ${game} on the shelf`);
      const levels = levelsOf(module);
      const table = await ana.lay([], {
        game,
        options,
        seats: Array.from({ length: seats }, (_, seat) => ({ kind: 'bot', level: levels[seat % levels.length] })),
      });
      const page = await ana.open(table);
      await page.until(({ over, closed }) => over || closed !== undefined, PATIENCE);
      const record = readRecord(await (await ana.request(`/api/tables/${table}/record`)).text());
      expect(verifyRecord(module.game, record).fair, game).toBe(true);
      expect(record.result, game).toBeDefined();
      return { game, log: record.log };
    }),
  );
  // Nobody was stood in for by the instant bot or by the neutral answer.
  expect(house.logged.filter((line) => /"level":[45]0/.test(line))).toEqual([]);
  for (const { game, log } of played) {
    expect(log.length, game).toBeGreaterThan(20);
    if (game !== 'andor') continue;
    // The heroes go about their legend; in one thread about one action in six ends a day or declines.
    const types = log.map((entry) => (entry.type === 'act' ? (entry.action as { type: string }).type : entry.type));
    expect(types.filter((type) => type === 'end-day' || type === 'decline').length / types.length).toBeLessThan(0.5);
    expect(types).toContain('step');
    expect(types).toContain('fight');
  }
});
