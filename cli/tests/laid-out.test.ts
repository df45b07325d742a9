import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGame } from '@tafelrunde/games';
import { type Deal, type WholeGame, hashOf, Match, type MatchRecord, type Plain, writeRecord } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { openRecord } from '../open-record.ts';
import { oneLine, ownFolder, tafel } from './tafel.ts';

const folder = ownFolder();
const { game } = (await loadGame('anthem')) as WholeGame;

function playOn(match: Match, most = Number.POSITIVE_INFINITY): Match {
  for (let i = 0; i < most && match.result === undefined; i += 1) {
    const seat = match.asks().find((ask) => ask.must)?.seat ?? 0;
    match.act(seat, match.rules.otherwise(match.state, seat));
  }
  return match;
}

/** A match of Anthem that was begun in the middle of another. */
function laidOut(change: object = {}): MatchRecord {
  const deal: Deal = { options: game.meta.defaults as Deal['options'], seats: 2, seed: 'ab'.repeat(32), version: game.meta.version };
  const first = playOn(Match.begin(game, deal), 5);
  const start = { state: first.state as Plain, shape: first.shape, why: 'what-if', source: 'mond-eule', position: 5 } as const;
  const branch = playOn(Match.begin(game, { ...deal, seed: 'cd'.repeat(32), start }));
  const { checksum: _, ...body } = {
    ...writeRecord(branch, { seats: [0, 1].map((n) => ({ name: `Seat ${n}`, kind: 'bot' })) }),
    ...change,
  };
  return { ...body, checksum: hashOf(body) };
}

function written(name: string, change?: object): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(laidOut(change)));
  return file;
}

describe('a record begun from a laid-out position', () => {
  test('is verified, and fair dealing is said not to apply', async () => {
    const file = written('whole.json');
    const { code, out, err } = await tafel(['verify', file]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('begun from a laid-out position');
    expect(out).not.toContain('was dealt and played');
    expect(oneLine((await tafel(['verify', file, '--json'])).out)).toMatchObject({ fair: true, begun: 'what-if' });
  });

  test('is told, and brought in as a table that says so', async () => {
    const file = written('told.json');
    expect(await tafel(['replay', file, '--language', 'en'])).toMatchObject({ code: 0, err: '' });
    const dataDir = join(folder, 'data');
    const brought = await tafel(['import', file, '--json'], { dataDir });
    expect(brought).toMatchObject({ code: 0, err: '' });
    const { table } = oneLine(brought.out);
    const again = join(folder, 'again.json');
    expect(await tafel(['export', String(table), '--out', again], { dataDir })).toMatchObject({ code: 0 });
    expect(oneLine((await tafel(['verify', again, '--json'])).out)).toMatchObject({ fair: true, begun: 'what-if' });
  });

  test('is refused where the position is none, and nothing is written', async () => {
    const { start } = laidOut();
    const file = written('bad.json', { start: { ...start, state: { hands: [] } } });
    for (const name of ['verify', 'replay', 'import']) {
      const { code, out, err } = await tafel([name, file], { dataDir: join(folder, 'none') });
      expect([code, out]).toEqual([1, '']);
      expect(err).toContain('cannot begin from this position');
    }
  });

  test('is stopped when going through it takes too long', async () => {
    const thread = new URL('data:text/javascript,for(;;);');
    await expect(openRecord(laidOut(), { thread, seconds: 0.2 })).rejects.toThrow('could not be gone through in 0.2 seconds');
  });
});
