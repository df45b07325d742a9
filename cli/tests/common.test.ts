import { expect, test } from 'vitest';
import { oneLine, tafel } from './tafel.ts';

const names = [
  'games',
  'play',
  'simulate',
  'check',
  'stats',
  'second-reading',
  'replay',
  'verify',
  'tables',
  'export',
  'import',
  'delete',
  'backup',
  'restore',
];

test('the overview names every command', async () => {
  const { code, out, err } = await tafel(['--help']);
  expect([code, err]).toEqual([0, '']);
  for (const name of names) expect(out).toMatch(new RegExp(`^  ${name}\\b`, 'm'));
});

test('every command explains itself', async () => {
  for (const name of names) {
    const { code, out, err } = await tafel([name, '--help']);
    expect([name, code, err]).toEqual([name, 0, '']);
    expect(out).toContain(`Usage: tafel ${name}`);
    expect(out).toContain('--help');
  }
});

test('without a command the overview is shown and nothing was done', async () => {
  expect(await tafel([])).toMatchObject({ code: 1, out: expect.stringContaining('Usage: tafel COMMAND') });
});

test.each([
  [['dance'], 'there is no command "dance"'],
  [['games', '--loud'], "Unknown option '--loud'"],
  [['games', 'anthem'], 'wants nothing but options'],
  [['simulate'], 'wants GAME'],
  [['simulate', 'chess'], 'there is no game "chess"; there is anthem'],
  [['simulate', 'anthem', '--seats', '9'], '--seats wants a whole number from 2 to 8'],
  [['simulate', 'anthem', '--games', 'many'], '--games wants a whole number'],
  [['simulate', 'anthem', '--games'], 'argument missing'],
  [['simulate', 'anthem', '--bot', 'genius'], 'no bot "genius"; it has random, instant'],
  [['simulate', 'anthem', '--option', 'colour=red'], 'no option "colour"; it has victoryCheck'],
  [['simulate', 'anthem', '--option', 'spaces=7'], 'spaces=VALUE with a value from 6, 8'],
  [['simulate', 'anthem', '--option', 'spaces'], 'spaces=VALUE'],
  [['simulate', 'anthem', '--option', 'turnCap=5'], 'option turnCap'],
  [['simulate', 'anthem', '--seats', '2', '--option', 'dragonWins=on'], 'ANT-8.2'],
  [['simulate', 'anthem', '--seats', '5', '--option', 'moreSets=off'], 'ANT-8.10'],
  [['play', 'anthem', '--language', 'nl'], '--language wants one of de, en, fr'],
  [['verify', '/no/such/file'], 'cannot read /no/such/file: there is no such file or folder'],
  [['replay', '/'], 'cannot read /: it is a folder'],
])('tafel %j is refused in one sentence', async (args, sentence) => {
  const { code, out, err } = await tafel(args);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(sentence);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
});

test('games: in words and as one line', async () => {
  const words = await tafel(['games']);
  expect(words).toMatchObject({ code: 0, err: '' });
  expect(words.out).toContain('anthem');
  expect(words.out).toContain('2 to 8 seats');
  expect(words.out).toContain('spaces: 6, 8 (default 6)');
  const { games } = oneLine((await tafel(['games', '--json'])).out) as { games: { id: string; bots: string[] }[] };
  expect(games.map(({ id, bots }) => [id, bots.includes('instant')])).toContainEqual(['anthem', true]);
});
