import { RefusedError } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { isReadable, textsOf } from '../src/game-texts.ts';
import { fetchGame } from '../src/games.ts';
import { speak } from '../src/texts/index.ts';

test('a game is fetched in the language of the page alone, and changes it with the page', async () => {
  await speak('de');
  const silver = await fetchGame('silver');
  expect(textsOf(silver, 'de').name).toBe('Silver Amulett');
  expect([isReadable('silver', 'en'), isReadable('silver', 'fr'), isReadable('anthem', 'de')]).toEqual([false, false, false]);
  expect(() => textsOf(silver, 'fr')).toThrow('silver was not fetched in fr');

  await speak('fr');
  expect(textsOf(silver, 'fr').name).toBe('Silver Amulette');
  expect(isReadable('silver', 'en')).toBe(false);
});

test('whoever opens a game while the page changes its language can read it in both', async () => {
  await speak('de');
  const [anansi] = await Promise.all([fetchGame('anansi'), speak('en')]);
  expect(textsOf(anansi, 'en').name).toBe('Anansi');
  const [, anthem] = await Promise.all([speak('de'), fetchGame('anthem')]);
  expect(textsOf(anthem, 'de').name).toBe('Anthem');
});

test('a game that is not here is refused, and no language waits for it', async () => {
  await expect(fetchGame('chess')).rejects.toThrow(RefusedError);
  await speak('fr');
});
