import { gameIds, loadGame } from '@tafelrunde/games';
import { Match } from '@tafelrunde/kernel';
import { fetchWords } from '@tafelrunde/stage';
import { expect, test } from 'vitest';
import { sheetOf } from '../src/table/score/rows.ts';
import { tableOf } from '../src/tables.ts';

test.each(gameIds)('every game has a score sheet: %s', async (id) => {
  const module = await loadGame(id);
  const table = await tableOf(id)?.();
  if (module === undefined || table === undefined) throw new Error(`no table for ${id}`);
  await fetchWords('en');
  const { meta } = module.game;
  const seats = Math.max(meta.seats.min, 2);
  const match = Match.begin(module.game, { options: meta.defaults, seats, seed: '07'.repeat(32), version: meta.version });
  for (const seat of [undefined, 0]) {
    const sheet = sheetOf(table, match.shown(seat), seats, 'en');
    expect(sheet.rows.map((row) => row.seat)).toEqual(Array.from({ length: seats }, (_, at) => at));
    expect(sheet.figures.length).toBeGreaterThan(0);
    for (const { values, rounds } of sheet.rows) expect([values.length, rounds.length]).toEqual([sheet.figures.length, sheet.rounds]);
  }
});

test('points stand round by round, with a dash where a seat has none yet', () => {
  const table = {
    rounds: (_view: unknown, seat: number) => (seat === 0 ? [3, 4] : [5]),
    figures: (_view: unknown, seat: number) => [{ label: 'points', value: String(7 - seat), icon: undefined }],
  };
  expect(sheetOf(table as never, {}, 2, 'en').rows).toEqual([
    { seat: 0, rounds: [3, 4], values: ['7'] },
    { seat: 1, rounds: [5, undefined], values: ['6'] },
  ]);
});

test('a round is called as the game calls it, where that is another word than the page’s', async () => {
  await fetchWords('de');
  const silver = await tableOf('silver')?.();
  const anansi = await tableOf('anansi')?.();
  expect([silver?.roundName?.(2, 'de'), anansi?.roundName?.(2, 'de')]).toEqual(['Durchgang 2', undefined]);
});
