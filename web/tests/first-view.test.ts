import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { folders } from '@tafelrunde/games';
import { languages } from '@tafelrunde/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { styleOf } from '../first/style-of.ts';
import { readPreferences } from '../src/preferences.ts';
import { de } from '../src/texts/de.ts';
import { en } from '../src/texts/en.ts';
import { fr } from '../src/texts/fr.ts';

const asked = ['navigator', 'location', 'document'].map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
const { paints } = await import('../src/first/paint.tsx');
afterAll(() => {
  for (const [name, was] of asked)
    if (was === undefined) Reflect.deleteProperty(globalThis, name);
    else Object.defineProperty(globalThis, name, was);
});

describe('the first paint', () => {
  test.each(languages)('in %s is the lobby with its question and every game, and greets nobody it does not know', (language) => {
    const { lobby } = paints[language];
    expect(lobby).toContain(`<h1>${{ de, en, fr }[language].lobby.question}</h1>`);
    expect(lobby.match(/<article class="tile"/g)).toHaveLength(folders.length);
    expect(lobby).toContain('<p class="hello">&nbsp;</p>');
    expect(lobby).not.toContain('rel="preload"');
  });

  test.each(languages)('in %s is the outline of a table', (language) => {
    for (const part of ['shell is-loading', 'bar', 'game', 'dock', 'side']) expect(paints[language].table).toContain(`class="${part}"`);
    expect(paints[language].table).not.toBe(paints[language === 'de' ? 'en' : 'de'].table);
  });
});

/** What the script in the page makes of it, before anything else has come. */
function begun(settings: string | null, languages: readonly string[], pathname = '/') {
  const page = { lang: '', dataset: {} as Record<string, string> };
  const code = readFileSync(new URL('../first/begin.js', import.meta.url), 'utf8');
  runInNewContext(code, {
    document: { documentElement: page },
    localStorage: { getItem: () => settings },
    navigator: { languages },
    location: { pathname },
  });
  return page;
}

describe('before the first paint', () => {
  test.each([
    [null, ['fr-CA', 'en']],
    [null, ['tlh', 'de-AT']],
    [null, ['tlh']],
    ['{"language":"en","theme":"dark"}', ['de']],
    ['{"theme":"system"}', ['EN-gb']],
    ['{"language":"tlh"}', ['fr']],
    ['not even JSON', ['de']],
  ])('language and theme are those the app will find: %s, %s', (stored, preferred) => {
    let kept: unknown;
    try {
      kept = JSON.parse(stored ?? 'null') ?? undefined;
    } catch {
      kept = undefined;
    }
    const { language, theme } = readPreferences(kept, preferred);
    const page = begun(stored, preferred);
    expect(page.lang).toBe(language);
    expect(page.dataset['theme']).toBe(theme === 'system' ? undefined : theme);
  });

  test('the page knows by its address what to show', () => {
    const first = (path: string) => begun(null, ['de'], path).dataset['first'];
    expect(['/', '/t/mond-eule-k7m3p', '/here/x', '/rules/anthem', '/t/'].map(first)).toEqual([
      'lobby',
      'table',
      'table',
      'other',
      'other',
    ]);
  });
});

test('of a sheet the paint gets the rules its classes need, in their layers and conditions', () => {
  const sheet =
    '@layer a,b;@font-face{font-family:X}@layer frame{.bar,.card .pip{color:red}.card{color:blue}@media (min-width:9px){.dock{top:0}.card{top:1px}}}';
  expect(styleOf(sheet, '<i class="bar low"></i><i class="dock"></i>')).toBe(
    '@layer frame{.bar,.card .pip{color:red}@media (min-width:9px){.dock{top:0}}}',
  );
});
