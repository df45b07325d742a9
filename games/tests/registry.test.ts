import { expect, test } from 'vitest';
import { gameIds, loadGame } from '../registry.ts';

test('every game on the shelf is loaded by its own name', async () => {
  expect(gameIds).toContain('anthem');
  for (const id of gameIds) expect((await loadGame(id))?.game.meta.id).toBe(id);
});

test('what is not on the shelf is not there', async () => {
  for (const id of ['chess', '', 'constructor', '__proto__', 'toString']) expect(await loadGame(id)).toBeUndefined();
});
