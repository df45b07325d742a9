import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const script = fileURLToPath(new URL('../chromium.mjs', import.meta.url));

function found(environment: Record<string, string>): string {
  const words = `import(${JSON.stringify(script)}).then(({ findChromium }) => process.stdout.write(String(findChromium())))`;
  return execFileSync(process.execPath, ['-e', words], { encoding: 'utf8', env: { PATH: '/nowhere', ...environment } });
}

test('the browser that CHROMIUM names is the one that is used', () => {
  expect(found({ CHROMIUM: process.execPath })).toBe(process.execPath);
});

test('a wrong CHROMIUM is not replaced by guesswork: the run says in one sentence what to do', async () => {
  expect(found({ CHROMIUM: '/no/such/browser' })).toBe('undefined');
  const { missingBrowser } = (await import(script)) as { missingBrowser: string };
  expect(missingBrowser).toMatch(/apt-get install chromium.*CHROMIUM/);
});
