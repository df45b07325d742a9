import { Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { extra } from '../src/frame/extra.tsx';

async function page(part: ReturnType<typeof extra>): Promise<string> {
  const Part = part;
  const { prelude } = await prerender(
    <main>
      The table <Suspense fallback="…">{<Part />}</Suspense>
    </main>,
  );
  return await new Response(prelude).text();
}

test('a part that cannot be fetched leaves its place empty, and the page stays', async () => {
  const gone = extra(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  const html = await page(gone);
  expect(html).toContain('The table');
  expect(html).not.toMatch(/…|data-dgst/);
  expect(await page(extra(async () => () => <b>Shall we call you?</b>))).toContain('Shall we call you?');
});
