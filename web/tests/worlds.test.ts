import { gameIds, loadGame } from '@tafelrunde/games';
import { languages } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { bookOf } from '../src/rules/books.ts';
import { readMarkdown } from '../src/rules/markdown.ts';
import { shownGames } from '../src/tables.ts';
import { worldOf } from '../src/worlds.ts';

describe.each(gameIds)('%s', (id) => {
  test('its tile says what the game says of itself, and shows a picture', async () => {
    const meta = (await loadGame(id))?.game.meta;
    // Who may lead several heroes can also play alone.
    const fewest = meta?.severalSeats === true ? 1 : meta?.seats.min;
    expect(worldOf(id)).toMatchObject({ seats: `${fewest}–${meta?.seats.max}`, minutes: meta?.minutes });
    expect(worldOf(id)?.picture).toMatch(/svg/);
  });

  test.each(languages)('has one title in %s: on its tile, at its table, on its rulebook', async (language) => {
    const module = await loadGame(id);
    const title = module?.texts[language].name;
    const [heading] = readMarkdown((await bookOf(id)?.[language]()) ?? '');
    expect(worldOf(id)?.words[language].name).toBe(title);
    expect(heading).toMatchObject({ kind: 'heading', text: title });
  });

  test('has a rulebook with the same numbers in every language', async () => {
    const numbers = await Promise.all(
      languages.map(async (language) => {
        const source = (await bookOf(id)?.[language]()) ?? '';
        return readMarkdown(source).flatMap((block) => (block.kind === 'rule' ? [block.rule] : []));
      }),
    );
    expect(numbers[0]?.length).toBeGreaterThan(4);
    expect(new Set(numbers[0]).size).toBe(numbers[0]?.length);
    expect(numbers[1]).toEqual(numbers[0]);
    expect(numbers[2]).toEqual(numbers[0]);
  });
});

test('whatever has a table to show is on the shelf, and has a tile and a rulebook', () => {
  expect(shownGames).toContain('anthem');
  for (const id of shownGames) {
    expect(gameIds).toContain(id);
    expect(worldOf(id)).toBeDefined();
    expect(bookOf(id)).toBeDefined();
  }
});
