import { expect, test } from 'vitest';
import { fetchWords, spoken } from '../spoken.ts';

/** A list of words that notes what was fetched of it. */
function noted(fetched: string[]) {
  const say = (language: string) => () => {
    fetched.push(language);
    return Promise.resolve({ hello: language });
  };
  return spoken({ de: say('de'), en: say('en'), fr: say('fr') });
}

test('only the language that is wanted is fetched, once, and read like a catalogue', async () => {
  const fetched: string[] = [];
  const words = noted(fetched);
  expect(() => words.fr).toThrow('not fetched in fr');
  await fetchWords('fr');
  await fetchWords('fr');
  expect(words.fr.hello).toBe('fr');
  expect(fetched).toEqual(['fr']);
  expect(() => words.de).toThrow('not fetched in de');
});

test('a table that comes while words are being fetched is waited for', async () => {
  const late: { words?: ReturnType<typeof noted> } = {};
  const fetched: string[] = [];
  spoken({
    de: () => {
      late.words = noted(fetched);
      return Promise.resolve({});
    },
    en: () => Promise.resolve({}),
    fr: () => Promise.resolve({}),
  });
  await fetchWords('de');
  expect(late.words?.de.hello).toBe('de');
});

test('what could not be fetched is asked for again', async () => {
  let tries = 0;
  const words = spoken({
    de: () => Promise.resolve('Hallo'),
    en: () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('no network')) : Promise.resolve('Hello');
    },
    fr: () => Promise.resolve('Bonjour'),
  });
  await expect(fetchWords('en')).rejects.toThrow('no network');
  await fetchWords('en');
  expect(words.en).toBe('Hello');
});
