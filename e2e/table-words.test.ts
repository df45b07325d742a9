import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameIds, loadGame } from '@tafelrunde/games';
import { type Language, languages } from '@tafelrunde/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { areWords, wordsFrom } from '../web/cut-words/reach.ts';
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

const web = fileURLToPath(new URL('../web/src', import.meta.url));
const catalogues = languages.map((language) => join(web, 'texts', `${language}.ts`));

/** The plain sentences of a list, which look the same in a script; shorter ones may stand anywhere. */
const plain = (said: unknown): readonly string[] =>
  typeof said === 'string'
    ? /^[\w .,]{14,}$/.test(said)
      ? [said]
      : []
    : Object.values(typeof said === 'object' && said !== null ? said : {}).flatMap(plain);

/** What the shell says in each language, by the file it stands in. */
async function shellSayings(): Promise<ReadonlyMap<string, Readonly<Record<Language, readonly string[]>>>> {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).map((file) => join(web, file));
  const words = files.filter((file) => file.endsWith('.ts') && areWords(file, readFileSync(file, 'utf8')));
  const read = async (file: string) => {
    const lists = Object.values((await import(file)) as object).filter((list) => languages.every((language) => language in list));
    const said = (language: Language) => lists.flatMap((list: Readonly<Record<Language, unknown>>) => plain(list[language]));
    return [file, { de: said('de'), en: said('en'), fr: said('fr') }] as const;
  };
  const [de, en, fr] = await Promise.all(catalogues.map(async (file) => plain(await import(file))));
  return new Map([...(await Promise.all(words.map(read))), ['', { de: de ?? [], en: en ?? [], fr: fr ?? [] }]]);
}
const shell = await shellSayings();

/** Scripts a page has fetched, as one text. */
function reading(page: Page): () => Promise<string> {
  const scripts = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    const url = response.url();
    if (url.endsWith('.js') && !scripts.has(url))
      scripts.set(
        url,
        fetch(url).then((script) => script.text()),
      );
  });
  return async () => (await Promise.all(scripts.values())).join('\n');
}

/** What the shell should not have brought, and what it failed to bring: sentences of other languages, and of its own in these files. */
function astray(all: string, spoken: readonly Language[], files: readonly string[]): readonly string[] {
  const own = [...shell.values()].flatMap((said) => spoken.flatMap((language) => said[language]));
  const others = languages.filter((language) => !spoken.includes(language));
  const foreign = [...shell.values()].flatMap((said) => others.flatMap((language) => said[language])).filter((each) => !own.includes(each));
  const needed = ['', ...files].flatMap((file) => spoken.flatMap((language) => shell.get(file)?.[language] ?? []));
  return [...foreign.filter((each) => all.includes(each)), ...needed.filter((each) => !all.includes(each)).map((each) => `no ${each}`)];
}

test('the lobby is fetched in its own language, and in another when the page changes to it', async () => {
  const { page, context, faults } = await newPerson(browser, { language: 'de' });
  const all = reading(page);
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Anthem: neuer Tisch' }).waitFor();
  // Sent for by the first script, before any other asked for it.
  expect(await page.locator('head link[rel=modulepreload][href^="/assets/de-"]').count()).toBe(1);
  const files = wordsFrom(join(web, 'main.tsx'));
  // What was fetched stays fetched: looking again finds what was still on its way, and forgives nothing.
  await expect.poll(async () => astray(await all(), ['de'], files)).toEqual([]);
  await page.locator('header label[lang=fr]').click();
  await page.getByRole('button', { name: 'Anthem : nouvelle table' }).waitFor();
  await expect.poll(async () => astray(await all(), ['de', 'fr'], files)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

/** Everything a page of this language fetches until the table of a game is drawn and its words were changed `to` another. */
test.each(
  gameIds.map((game, i) => [game, languages[i % 3] ?? 'de', languages[(i + 1) % 3] ?? 'en', languages[(i + 2) % 3] ?? 'fr'] as const),
)(
  'a table of %s is fetched with its words in %s; those in %s come when the page changes to them, those in %s never',
  async (game, first, second, never) => {
    const { page, context, faults } = await newPerson(browser, { language: first });
    const read = reading(page);
    const data = { game, seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], public: false, start: true, ownerStarts: true };
    const laid = await page.request.post(`${house.address}/api/tables`, { data: { ...data, contribution: '0'.repeat(64) } });
    const { table } = (await laid.json()) as { table: string };
    await page.goto(`${house.address}/t/${table}`);
    await page.locator('.room').waitFor();
    const heard = async (language: Language) => {
      const all = await read();
      // A short one may also stand in a legend or among the words of the page.
      return (await sayings(game, language)).map((list) => list.filter((said) => all.includes(said)).length > list.length / 2);
    };
    const every = await needed(game);
    const none = every.map(() => false);
    expect(every).toContain(true);
    await expect.poll(async () => [await heard(first), await heard(second), await heard(never)]).toEqual([every, none, none]);
    const files = wordsFrom(join(web, 'table/page.tsx'));
    expect(files.length).toBeGreaterThan(8);
    await expect.poll(async () => astray(await read(), [first], files)).toEqual([]);
    const heading = page.locator('.room h1');
    const before = await heading.innerText();
    await page.locator(`header label[lang=${second}]`).click();
    await expect.poll(() => heading.innerText()).not.toBe(before);
    await expect.poll(async () => [await heard(second), await heard(never)]).toEqual([every, none]);
    await expect.poll(async () => astray(await read(), [first, second], files)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  },
);
