import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { oneLine, ownFolder, tafel } from './tafel.ts';

const folder = ownFolder();
const cell = ['--legend', '2', '--heroes', '2', '--difficulty', 'easy', '--bot', 'instant', '--seed', 'test-a'];
const file = 'legend-2-2-easy-instant-test-a.jsonl';

async function measured(dir: string, ...args: readonly string[]) {
  const { code, out, err } = await tafel(['balance', 'andor', ...cell, '--folder', join(folder, dir), '--json', ...args]);
  expect([code, err]).toEqual([0, '']);
  return oneLine(out);
}

const linesOf = (dir: string): readonly string[] =>
  readFileSync(join(folder, dir, file), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1);
/** Without what the machine has to do with it. */
const legendsOf = (dir: string): readonly string[] =>
  linesOf(dir)
    .map((line) => line.replace(/"ms":\d+/, ''))
    .toSorted();

test('legends are counted by set of heroes, and the same command goes on where it stopped', async () => {
  const all = await measured('all', '--games', '12');
  expect(all).toMatchObject({ legend: '2', heroes: '2', difficulty: 'easy', bot: 'instant', games: 12 });
  expect(readdirSync(join(folder, 'all'))).toEqual([file]);
  const sets = Object.values(all['sets'] as Readonly<Record<string, { won: number; games: number }>>);
  expect(sets.map(({ games }) => games)).toEqual([2, 2, 2, 2, 2, 2]);
  expect(sets.reduce((sum, { won }) => sum + won, 0)).toBe(all['won']);

  await measured('bit-by-bit', '--games', '5');
  expect(linesOf('bit-by-bit')).toHaveLength(5);
  await measured('bit-by-bit', '--games', '12');
  expect(legendsOf('bit-by-bit')).toEqual(legendsOf('all'));
  expect((await measured('bit-by-bit', '--games', '12'))['won']).toBe(all['won']); // nothing is missing, nothing is played
});

test('parts share the legends among them', async () => {
  await measured('whole', '--games', '6');
  await measured('parts', '--games', '6', '--part', '2/2');
  expect(linesOf('parts').map((line) => (JSON.parse(line) as { n: number }).n)).toEqual([1, 3, 5]);
  await measured('parts', '--games', '6', '--part', '1/2');
  expect(legendsOf('parts')).toEqual(legendsOf('whole'));
});

test('what was begun by other bots, or is of something else, is not gone on with', async () => {
  await measured('other', '--games', '2');
  const path = join(folder, 'other', file);
  const text = readFileSync(path, 'utf8');
  const on = () => tafel(['balance', 'andor', ...cell, '--folder', join(folder, 'other'), '--games', '3']);

  const changed = text.replaceAll(/"actions":"[0-9a-f]+"/g, '"actions":"000000000000"');
  writeFileSync(path, changed);
  expect(await on()).toMatchObject({ code: 1, err: expect.stringContaining('the bots have changed') });
  expect(readFileSync(path, 'utf8')).toBe(changed);

  writeFileSync(path, text.replace('"bot":"instant"', '"bot":"strong"'));
  expect(await on()).toMatchObject({ code: 1, err: expect.stringContaining('another text, other rules or another level') });

  writeFileSync(path, `${text}nonsense\n`);
  expect(await on()).toMatchObject({ code: 1, err: expect.stringContaining('line 4') });

  writeFileSync(path, `${text}{"n":2,"wo`); // killed while it wrote
  expect(await on()).toMatchObject({ code: 0, out: expect.stringMatching(/\| 2 \| easy \| 2 \| \d of 3 \|/) });
});

test.each([
  [['--part', '3/2'], '--part wants a whole number from 1 to 2'],
  [['--part', '1/2/3'], '--part wants K/N'],
  [['--seed', '../x'], '--seed names files'],
  [['--games', 'many'], '--games wants a whole number'],
  [['--bot', 'genius'], 'no bot "genius"'],
])('%s is refused in a sentence', async (args, sentence) => {
  const { code, err } = await tafel(['balance', 'andor', ...cell, '--folder', join(folder, 'never'), ...args]);
  expect([code, err]).toEqual([1, expect.stringContaining(sentence)]);
});

test('a game without legends has none to measure', async () => {
  const { code, err } = await tafel(['balance', 'anthem', '--folder', join(folder, 'never')]);
  expect([code, err]).toEqual([1, expect.stringContaining('anthem has no --legend')]);
});
