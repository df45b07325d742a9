import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isSearch, languages } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { folderOf, gameIds, loadBots, loadGame, loadRules, loadTexts } from '../registry.ts';

test('the games lie in the order of the lobby', () => {
  expect(gameIds.slice(0, 4)).toEqual(['anthem', 'silver', 'anansi', 'andor']);
});

test('every folder with a door is on the list, under its own name', () => {
  const home = new URL('../', import.meta.url);
  const doors = readdirSync(home).filter((name) => existsSync(new URL(`${name}/index.ts`, home)));
  expect(gameIds.toSorted()).toEqual(doors.toSorted());
});

describe.each(gameIds)('%s', (id) => {
  test('is loaded by its own name, and is what its tile says', async () => {
    const meta = (await loadGame(id))?.game.meta;
    const { seats, minutes, severalSeats } = folderOf(id)?.tile ?? {};
    expect(meta).toMatchObject({ id, seats, minutes, severalSeats });
  });

  test('its rules come without a program that plays, its bots with one for every level', async () => {
    const rules = await loadRules(id);
    const bots = await loadBots(id, async (game, level) => readFileSync(new URL(`../${game}/nets/${level}.bin`, import.meta.url)));
    expect(rules?.levels.all.some((level) => 'make' in level)).toBe(false);
    expect(bots?.levels.all.map(({ name }) => name)).toEqual(rules?.levels.all.map(({ name }) => name));
    for (const level of bots?.levels.all ?? []) expect(isSearch(level) ? bots?.thinking : level.make).toBeDefined();
    const { usual, standIn, hint = usual, adviser } = rules?.levels ?? {};
    const all = [...(rules?.levels.all ?? []), ...(adviser === undefined || bots?.thinking === undefined ? [] : [adviser])];
    for (const named of [usual, standIn, hint]) expect(all.map(({ name }) => name)).toContain(named);
  });

  test.each(languages)('says its own name in %s', async (language) => {
    expect((await loadTexts(id, language))?.name).toBe(folderOf(id)?.tile.words[language].name);
  });
});

test('what is not on the shelf is not there', async () => {
  for (const id of ['chess', '', 'constructor', '__proto__', 'toString']) {
    for (const load of [loadGame, loadRules, loadBots]) expect(await load(id)).toBeUndefined();
    expect(await loadTexts(id, 'en')).toBeUndefined();
  }
});
