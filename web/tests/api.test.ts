import { expect, test, vi } from 'vitest';
import { api } from '../src/api.ts';

test('who is not known yet asks one thing first: two questions without a cookie would be asked by two guests', async () => {
  const asked: string[] = [];
  const answers: ((answer: Response) => void)[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return new Promise<Response>((resolve) => answers.push(resolve));
  });
  const [tables, me] = [api.tables(), api.me()];
  await Promise.resolve();
  expect(asked).toEqual(['/api/tables']);
  answers[0]?.(Response.json({ mine: [], open: [] }));
  expect(await tables).toEqual({ mine: [], open: [] });
  await expect.poll(() => asked).toEqual(['/api/tables', '/api/me']);
  answers[1]?.(Response.json({ name: 'Ruth' }));
  expect(await me).toEqual({ name: 'Ruth' });
  vi.unstubAllGlobals();
});
