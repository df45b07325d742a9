import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentName } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { oneLine, ownFolder, tafel } from './tafel.ts';

const folder = ownFolder();
const page = readFileSync(new URL('../../docs/writing-a-legend.md', import.meta.url), 'utf8');
/** The legend a reader of the page has built, as a file. */
const built = join(folder, 'the-lost-song.json');
writeFileSync(built, [...page.matchAll(/```json\n(.*?)\n```/gs)].at(-1)?.[1] ?? '');

test('a reader of docs/writing-a-legend.md checks, plays and keeps what was built', async () => {
  const checked = await tafel(['legend', 'check', built]);
  expect([checked.code, checked.err]).toEqual([0, '']);
  expect(page).toContain(checked.out.trimEnd().replace(built, 'the-lost-song.json'));
  const record = join(folder, 'match.json');
  const { code, out, err } = await tafel(
    [
      'play',
      'andor',
      '--legend',
      built,
      '--heroes',
      'dwarf,archer',
      '--difficulty',
      'easy',
      '--language',
      'en',
      '--seed',
      'song',
      '--out',
      record,
    ],
    { input: '1\n1\n1\n1\nt\nq\n' },
  );
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('Legend card: A sheet of parchment.');
  expect(out).toContain('New task: “The song”.');
  expect(out).toContain('something to pick up on 72');
  const text = readFileSync(built, 'utf8');
  const name = contentName(text);
  expect(JSON.parse(readFileSync(record, 'utf8'))).toMatchObject({ options: { legend: name, legendText: '' }, contents: { [name]: text } });
  const verified = await tafel(['verify', record]);
  expect([verified.code, verified.err]).toEqual([0, '']);
});

test('the scripted team plays it to its end', async () => {
  const { code, out } = await tafel([
    'simulate',
    'andor',
    '--legend',
    built,
    '--heroes',
    '3',
    '--games',
    '6',
    '--bot',
    'scripted',
    '--json',
  ]);
  expect(code).toBe(0);
  expect(oneLine(out)).toMatchObject({ game: 'andor', games: 6 });
});

test.each([
  [
    fileURLToPath(new URL('../../games/andor/tests/broken/twice.json', import.meta.url)),
    /twice\.json has 1 mistake; "tafel legend check .*" explains it/,
  ],
  [join(folder, 'nowhere.json'), /cannot read .*nowhere\.json: there is no such file/],
])('--legend %s: one sentence', async (file, sentence) => {
  const { code, out, err } = await tafel(['play', 'andor', '--legend', file]);
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(sentence);
});
