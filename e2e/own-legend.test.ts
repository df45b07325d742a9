import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contentName } from '@tafelrunde/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPerson } from './browser.ts';
import { opened } from './opened.ts';

const { house, browser } = await opened();

const broken = fileURLToPath(new URL('../games/andor/tests/broken/unreachable-card.json', import.meta.url));
const page = readFileSync(new URL('../docs/writing-a-legend.md', import.meta.url), 'utf8');
const song = [...page.matchAll(/```json\n(.*?)\n```/gs)].at(-1)?.[1] ?? '';
const name = contentName(song);

async function openForm(language: 'de' | 'en' | 'fr'): Promise<Page> {
  const { page: opened } = await newPerson(browser, { language });
  await opened.goto(house.address);
  await opened.getByRole('button', { name: words[language].table }).click();
  await opened.getByRole('dialog').locator('summary').click();
  return opened;
}

const words = {
  de: {
    table: /Andor: Neuer Tisch/,
    bring: 'Eigene Datei mitbringen',
    file: 'Datei auswählen',
    use: 'Prüfen und verwenden',
    wrong: 'wird nie gelesen',
  },
  en: { table: /Andor.*: new table/, bring: 'Bring your own', file: 'Choose a file', use: 'Check and use it', wrong: 'can never be read' },
  fr: {
    table: /Andor.* : nouvelle table/,
    bring: 'Apporter votre fichier',
    file: 'Choisir un fichier',
    use: 'Vérifier et utiliser',
    wrong: 'ne sera jamais lue',
  },
} as const;

test.each(['de', 'en', 'fr'] as const)('a file with a mistake is explained in %s', async (language) => {
  const form = await openForm(language);
  const { bring, file, use, wrong } = words[language];
  await form.getByRole('button', { name: bring }).click();
  await form.getByLabel(file).setInputFiles(broken);
  await form.getByRole('button', { name: use }).click();
  const problems = form.getByRole('alert').getByRole('listitem');
  await problems.first().waitFor();
  await expect.poll(() => problems.count()).toBe(1);
  const said = await problems.first().textContent();
  expect(said).toContain(wrong);
  expect(said).toMatch(/\/cards\/\d+$/);
  await form.context().close();
});

async function paste(form: Page, text: string): Promise<void> {
  await form.getByRole('button', { name: words.en.bring }).click();
  await form.getByRole('textbox', { name: 'or paste the text here' }).fill(text);
  await form.getByRole('button', { name: words.en.use }).click();
}
const taken = (form: Page) => form.getByRole('button', { name: 'Take “The Lost Song” off my list' });

test('a legend that is pasted is checked, named by its title, and the table is laid with it', async () => {
  const form = await openForm('en');
  await paste(form, song);
  await taken(form).waitFor();
  const laid = form.waitForResponse((answer) => answer.url().endsWith('/api/tables') && answer.request().method() === 'POST');
  await form.getByRole('button', { name: 'Open the table' }).click();
  const answer = await laid;
  expect(answer.status()).toBe(201);
  expect((answer.request().postDataJSON() as { options: object }).options).toEqual({ legend: name });
  await form.context().close();
});

test('without a server a legend of one’s own is checked here, played in this browser, and still there after a reload', async () => {
  const form = await openForm('en');
  const asked: string[] = [];
  await form.route('**/api/**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.abort();
  });
  await paste(form, readFileSync(broken, 'utf8'));
  await form.getByRole('alert').getByText(words.en.wrong).waitFor();
  await form.getByRole('textbox', { name: 'or paste the text here' }).fill(song);
  await form.getByRole('button', { name: words.en.use }).click();
  await taken(form).waitFor();
  await form.locator('label', { hasText: 'Only in this browser' }).click();
  const first = form.getByRole('combobox', { name: /person or bot/ }).first();
  await first.waitFor();
  await expect.poll(() => first.locator('option').allInnerTexts()).not.toContain('Person');
  await form.getByRole('button', { name: 'Open the table' }).click();
  await form.waitForURL('**/here/*');
  const heard = form.getByText('The Lost Song').first();
  await form.locator('.andor').first().waitFor();
  await form.reload();
  await form.locator('.andor').first().waitFor();
  await heard.waitFor({ state: 'attached' });
  expect(asked.filter((path) => path.includes('/api/contents/'))).toEqual([]); // the text lies on this browser's own shelf
  await form.context().close();
});
