import { expect, test } from 'vitest';
import { Program } from '../program.ts';
import { killRounds } from './rounds.ts';

test('kill -9 under play: nothing acknowledged is lost, nothing is done twice, clients go on by themselves', async () => {
  const program = await Program.bundle();
  try {
    const report = await killRounds(program, 3, 7);
    expect(report).toMatchObject({ kills: 3, lost: [], doubled: [], complaints: [] });
    expect(report.acknowledged).toBeGreaterThan(6);
  } finally {
    await program.remove();
  }
});
