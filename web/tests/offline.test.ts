import { expect, test } from 'vitest';
import { askedFirst, outlived, wayOf } from '../src/offline/ways.ts';

const HOME = 'https://tafel.example';
const files = ['/', '/assets/index-1a2b.js', '/theme.js', '/favicon.svg'];
const way = (path: string, more: { readonly method?: string; readonly mode?: RequestMode } = {}) =>
  wayOf({ method: 'GET', mode: 'cors', url: path.startsWith('/') ? HOME + path : path, ...more }, HOME, files);

test('files with a hash come from what is kept, others are asked for first', () => {
  expect(way('/assets/index-1a2b.js')).toBe('kept');
  expect(way('/assets/of-an-older-build.js')).toBe('kept');
  expect(way('/theme.js')).toBe('asked');
  expect(way('/favicon.svg?1')).toBe('asked');
});

test.each(['/', '/here/abcdef', '/replay/file', '/t/mond-eule-k7m3p', '/rules/anthem', '/about', '/?lang=de'])('%s is the page', (path) => {
  expect(way(path, { mode: 'navigate' })).toBe('page');
});

test('nothing of the server’s own goes through the service worker', () => {
  for (const path of ['/api/me', '/api/tables', '/api/contents/sha256:00', '/api/socket', '/metrics', '/healthz', '/sw.js']) {
    expect(way(path), path).toBe('through');
    expect(way(path, { mode: 'navigate' }), path).toBe('through');
  }
  expect(way('/api/tables/mond-eule-k7m3p/record', { mode: 'navigate' })).toBe('through');
  expect(way('/theme.js', { method: 'POST' })).toBe('through');
  expect(way('/assets/index-1a2b.js', { method: 'HEAD' })).toBe('through');
  expect(way('https://elsewhere.example/assets/index-1a2b.js')).toBe('through');
  expect(way('https://elsewhere.example/', { mode: 'navigate' })).toBe('through');
});

type Answers = () => Promise<Response>;
const says =
  (text: string, status = 200): Answers =>
  async () =>
    new Response(text, { status });
const nobody: Answers = () => Promise.reject(new TypeError('no network'));
const never = new Promise<never>(() => undefined);
const over = Promise.resolve();
const nothing = async () => undefined;

test.each([
  { when: 'the server answers', ask: says('fresh'), kept: says('kept'), patience: never, text: 'fresh' },
  { when: 'the server has no such page', ask: says('not here', 404), kept: says('kept'), patience: never, text: 'not here' },
  { when: 'nobody is there', ask: nobody, kept: says('kept'), patience: never, text: 'kept' },
  { when: 'a proxy stands before nobody', ask: says('bad gateway', 502), kept: says('kept'), patience: never, text: 'kept' },
  { when: 'it takes too long', ask: () => never, kept: says('kept'), patience: over, text: 'kept' },
  { when: 'it takes too long and nothing is kept', ask: says('late'), kept: nothing, patience: over, text: 'late' },
  { when: 'a proxy alone and nothing kept', ask: says('bad gateway', 502), kept: nothing, patience: never, text: 'bad gateway' },
])('$when: $text', async ({ ask, kept, patience, text }) => {
  expect(await (await askedFirst(ask, kept, patience)).text()).toBe(text);
});

test('nobody is there and nothing is kept: the browser says so itself', async () => {
  await expect(askedFirst(nobody, nothing, never)).rejects.toThrow('no network');
});

test('the build before stays for windows that are still open on it, older ones go', () => {
  expect(outlived(['t-1', 'other', 't-2', 't-3', 't-4'], 't-', 't-4')).toEqual(['t-1', 't-2']);
  expect(outlived(['t-3', 't-4'], 't-', 't-4')).toEqual([]);
  expect(outlived(['t-4'], 't-', 't-4')).toEqual([]);
});
