import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readRecord, verifyRecord } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/** Played before legends were carried by content: options say `1`, `2`, or `custom` with the whole text. */
describe('matches stored with the first way of naming legends', () => {
  test.each(['legend-1', 'legend-2', 'own-legend'])('%s deals and plays as it did', (name) => {
    const record = readRecord(read(`./fixtures/${name}.json`));
    const { fair, checks, match } = verifyRecord(game, record);
    expect(checks.map(({ id, ok }) => [id, ok])).toEqual(['commitment', 'seed', 'play', 'end'].map((id) => [id, true]));
    expect(fair).toBe(true);
    expect(match?.result).toEqual({ kind: 'together', reason: 'goal', won: true });
  });

  /** What `1` and `2` mean is written in stored matches: a legend that is told better later is another file. */
  test.each([
    ['legend-1', '6eeaa6d945a43e22dcee68d4f57b907c11f1c1bdda5b635eb563a41dfda8be96'],
    ['legend-2', '2caab8a2c6de06ab232a19e10c6274f3af485c8855b82180b4b3809c1c5aa114'],
  ])('%s is the file it always was', (name, hash) => {
    const text = JSON.stringify(JSON.parse(read(`../legends/${name}.json`)));
    expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
  });
});
