import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, test } from 'vitest';
import { newGame } from '../new-game.ts';
import { ownFolder, tafel } from './tafel.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const LIST = "/** Every game. */\nexport { folder as chess } from './chess/index.ts';\nexport { folder as go } from './go/index.ts';\n";

/** A house with two games, of which one has a rulebook. */
const house = ownFolder();
beforeEach(() => {
  rmSync(house, { recursive: true, force: true });
  cpSync(join(root, 'cli', 'template'), join(house, 'cli', 'template'), { recursive: true });
  for (const game of ['chess', 'go', 'tests']) mkdirSync(join(house, 'games', game, 'rulebook'), { recursive: true });
  writeFileSync(join(house, 'games', 'chess', 'rulebook', 'en.md'), '# Chess\n\n**CHE-1.1** A board.\n');
  writeFileSync(join(house, 'games', 'list.ts'), LIST);
});

const listed = () => readFileSync(join(house, 'games', 'list.ts'), 'utf8');
const all = () => readdirSync(house, { recursive: true, encoding: 'utf8' }).toSorted();

test('a new game has its own name, numbers, playthroughs and line', async () => {
  const made = await newGame('cheese', house);
  expect(made).toMatchObject({ folder: 'games/cheese', prefix: 'CHS' }); // CHE is taken
  expect(
    listed()
      .split('\n')
      .slice(1, 4)
      .map((line) => /as (\w+)/.exec(line)?.[1]),
  ).toEqual(['cheese', 'chess', 'go']);
  const text = made.files.map((file) => readFileSync(join(house, 'games', 'cheese', file), 'utf8')).join('\n');
  expect(text.match(/pebbles|PEB-/gi)).toBeNull();
  expect(text).toContain('**CHS-2.1**');
  expect(text).toContain("name: 'Cheese'");
  expect(text).toContain('cheese, rules 1, 2 seats');
  expect(readdirSync(join(house, 'games')).toSorted()).toEqual(['cheese', 'chess', 'go', 'list.ts', 'tests']);
});

describe('is refused with a sentence, and nothing has changed', () => {
  test.each([
    ['chess', 'there is already a folder games/chess'],
    ['tests', 'there is already a folder games/tests'],
    ['Kalah', 'three to twenty small letters, such as "kalah"; not "Kalah"'],
    ['ab', 'three to twenty small letters'],
    ['../dame', 'three to twenty small letters'],
    ['a-game', 'three to twenty small letters'],
    ['abcdefghijklmnopqrstu', 'three to twenty small letters'],
    ['dame\u001b[2J', 'three to twenty small letters'],
  ])('%j', async (name, why) => {
    const before = all();
    await expect(newGame(name, house)).rejects.toThrow(why);
    expect(all()).toEqual(before);
    expect(listed()).toBe(LIST);
  });

  test('a name whose every three letters number the rules of others', async () => {
    writeFileSync(join(house, 'games', 'chess', 'rulebook', 'en.md'), '# Chess\n\n**XYZ-1.1** A board.\n');
    const before = all();
    await expect(newGame('xyz', house)).rejects.toThrow('choose another name');
    expect(all()).toEqual(before);
  });

  test('where it cannot be written', async () => {
    rmSync(join(house, 'games', 'list.ts'));
    mkdirSync(join(house, 'games', 'list.ts'));
    const before = all();
    await expect(newGame('kalah', house)).rejects.toThrow('games/kalah could not be written');
    expect(all()).toEqual(before);
  });
});

test('the terminal says so in one line', async () => {
  const ran = await tafel(['new-game', 'anthem']);
  expect(ran).toEqual({ code: 1, out: '', err: 'tafel: there is already a folder games/anthem; choose another name\n' });
  const nothing = await tafel(['new-game']);
  expect([nothing.code, nothing.err]).toEqual([1, expect.stringContaining('"tafel new-game" wants NAME')]);
});
