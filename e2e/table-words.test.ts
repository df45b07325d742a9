import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameIds, loadGame } from '@tafelrunde/games';
import { type Language, languages } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { newPerson } from './browser.ts';
import { opened } from './opened.ts';

const { house, browser } = await opened();

const games = fileURLToPath(new URL('../games', import.meta.url));

const listsOf = (game: string) =>
  readdirSync(join(games, game, 'table'), { recursive: true, encoding: 'utf8' }).filter((path) => /(^|\/)words$/.test(path));

/** Which of its lists every table of a game needs: where a lesson is a match of its own, no other table fetches what is said there. */
async function needed(game: string): Promise<readonly boolean[]> {
  const apart = (await loadGame(game))?.game.meta.lesson?.deal !== undefined;
  return listsOf(game).map((list) => !(apart && list.startsWith('learn/')));
}

/** Sentences a table says in one language alone, written as a bundler leaves them; from each of its lists of words. */
async function sayings(game: string, language: Language): Promise<readonly (readonly string[])[]> {
  const read = async (file: string, lang: Language): Promise<readonly string[]> => {
    const module = (await import(join(games, game, 'table', file, `${lang}.ts`))) as Readonly<Record<string, object>>;
    return Object.values(module[lang] ?? {}).filter((said): said is string => typeof said === 'string' && /^[\w .,]{9,}$/.test(said));
  };
  return await Promise.all(
    listsOf(game).map(async (folder) => {
      const others = (await Promise.all(languages.filter((other) => other !== language).map((other) => read(folder, other)))).flat();
      return (await read(folder, language)).filter((said) => !others.includes(said));
    }),
  );
}

/** Everything a page of this language fetches until the table of a game is drawn and its words were changed `to` another. */
test.each(
  gameIds.map((game, i) => [game, languages[i % 3] ?? 'de', languages[(i + 1) % 3] ?? 'en', languages[(i + 2) % 3] ?? 'fr'] as const),
)(
  'a table of %s is fetched with its words in %s; those in %s come when the page changes to them, those in %s never',
  async (game, first, second, never) => {
    const { page, context, faults } = await newPerson(browser, { language: first });
    const scripts = new Set<string>();
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.add(response.url());
    });
    const data = { game, seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], public: false, start: true, ownerStarts: true };
    const laid = await page.request.post(`${house.address}/api/tables`, { data: { ...data, contribution: '0'.repeat(64) } });
    const { table } = (await laid.json()) as { table: string };
    await page.goto(`${house.address}/t/${table}`);
    await page.locator('.room').waitFor();
    const heard = async (language: Language) => {
      const all = (await Promise.all([...scripts].map(async (url) => (await fetch(url)).text()))).join('\n');
      // A short one may also stand in a legend or among the words of the page.
      return (await sayings(game, language)).map((list) => list.filter((said) => all.includes(said)).length > list.length / 2);
    };
    const every = await needed(game);
    const none = every.map(() => false);
    expect(every).toContain(true);
    await expect.poll(async () => [await heard(first), await heard(second), await heard(never)]).toEqual([every, none, none]);
    const heading = page.locator('.room h1');
    const before = await heading.innerText();
    await page.locator(`header label[lang=${second}]`).click();
    await expect.poll(() => heading.innerText()).not.toBe(before);
    await expect.poll(async () => [await heard(second), await heard(never)]).toEqual([every, none]);
    expect(faults).toEqual([]);
    await context.close();
  },
);
