import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contentName } from '@tafelrunde/kernel';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { House } from './house.ts';

let house: House;
let browser: Browser;
let script: string;

/** The form for a new table, mounted by itself: the lobby does not offer Andor before it has a table to show. */
const entry = `
  import { createRoot } from 'react-dom/client';
  import { NewTableDialog } from './lobby/new-table.tsx';
  import { speak } from './texts/index.ts';
  const root = document.body.appendChild(document.createElement('div'));
  void speak(document.documentElement.dataset.test).then(() =>
    createRoot(root).render(<NewTableDialog game="andor" open={false} onClose={() => undefined} />),
  );`;

beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: entry, loader: 'tsx', resolveDir: fileURLToPath(new URL('../web/src', import.meta.url)) },
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: { 'import.meta.env': '{}', 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty', '.svg': 'dataurl', '.woff2': 'empty', '.md': 'text' },
    logLevel: 'error',
  });
  script = outputFiles[0]?.text ?? '';
  house = await House.open();
  browser = await openBrowser();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await house?.close();
});

const broken = fileURLToPath(new URL('../games/andor/tests/broken/unreachable-card.json', import.meta.url));
const page = readFileSync(new URL('../docs/writing-a-legend.md', import.meta.url), 'utf8');
const song = [...page.matchAll(/```json\n(.*?)\n```/gs)].at(-1)?.[1] ?? '';
const name = contentName(song);

async function openForm(language: 'de' | 'en' | 'fr'): Promise<Page> {
  const context = await browser.newContext({ bypassCSP: true, locale: language, viewport: { width: 1280, height: 900 } });
  await context.addCookies([{ name: 'lang', value: language, url: house.address }]);
  const opened = await context.newPage();
  await opened.goto(`${house.address}/about`);
  await opened.evaluate((spoken) => (document.documentElement.dataset['test'] = spoken), language);
  await opened.addScriptTag({ content: script });
  await opened.getByRole('dialog').locator('summary').click();
  return opened;
}

const words = {
  de: {
    bring: 'Eigenes mitbringen',
    file: 'Datei auswählen',
    use: 'Prüfen und nehmen',
    wrong: 'wird nie gelesen',
    open: 'Tisch eröffnen',
  },
  en: { bring: 'Bring your own', file: 'Choose a file', use: 'Check and use it', wrong: 'can never be read', open: 'Open the table' },
  fr: { bring: 'Apporter le vôtre', file: 'Choisir un fichier', use: 'Vérifier et prendre', wrong: 'ne sera jamais lue', open: '' },
} as const;

test.each(['de', 'en', 'fr'] as const)('a file with a mistake is explained in %s', async (language) => {
  const form = await openForm(language);
  const { bring, file, use, wrong } = words[language];
  await form.getByRole('button', { name: bring }).click();
  await form.getByLabel(file).setInputFiles(broken);
  await form.getByRole('button', { name: use }).click();
  const problems = form.getByRole('alert').getByRole('listitem');
  await problems.first().waitFor();
  expect(await problems.count()).toBe(1);
  const said = await problems.first().textContent();
  expect(said).toContain(wrong);
  expect(said).toMatch(/\/cards\/\d+$/);
  await form.context().close();
});

test('a legend that is pasted is checked, named by its title, and the table is laid with it', async () => {
  const form = await openForm('en');
  const { bring, use, open } = words.en;
  await form.getByRole('button', { name: bring }).click();
  await form.getByRole('textbox').fill(song);
  await form.getByRole('button', { name: use }).click();
  const chosen = form.getByRole('button', { name: 'Take “The Lost Song” off my list' });
  await chosen.waitFor();
  const laid = form.waitForResponse((answer) => answer.url().endsWith('/api/tables') && answer.request().method() === 'POST');
  await form.getByRole('button', { name: open }).click();
  await form.getByRole('button', { name: 'Skip' }).click(); // asked once, before the first table
  const answer = await laid;
  expect(answer.status()).toBe(201);
  expect((answer.request().postDataJSON() as { options: object }).options).toEqual({ legend: name });
  await form.context().close();
});
