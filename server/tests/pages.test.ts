import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openSqlite } from '../store/index.ts';
import { StorageError } from '../store/port.ts';
import { Clock, newFolder, openHouse } from './house.ts';
import { Person } from './people.ts';

async function withWeb(page = '<!doctype html><title>Tafelrunde</title>') {
  const webDir = await newFolder();
  await mkdir(join(webDir, 'assets'));
  await writeFile(join(webDir, 'index.html'), page);
  await writeFile(join(webDir, 'assets', 'app-1a2b3c4d.js'), 'export {};');
  await writeFile(join(webDir, 'assets', 'app-1a2b3c4d.js.gz'), gzipSync('export {};'));
  await writeFile(join(webDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(webDir, 'sw.js'), '(() => {})();');
  return openHouse({ config: { webDir } });
}

test('the page is served for every place of the app, and asked for anew each time', async () => {
  const house = await withWeb();
  for (const path of ['/', '/t/mond-eule-k7m3p', '/rules/anthem', '/about', '/?lang=de']) {
    const response = await fetch(`${house.url}${path}`);
    expect(response.status, path).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(await response.text()).toContain('<title>Tafelrunde</title>');
  }
  for (const [path, accept, type] of [
    ['/elsewhere', 'text/html,*/*;q=0.8', /^text\/html/],
    ['/tables/x', 'text/html,*/*;q=0.8', /^text\/html/],
    ['/elsewhere', '*/*', /^application\/json/],
    ['/api/elsewhere', 'text/html,*/*;q=0.8', /^application\/json/],
    ['/assets/gone-1a2b3c4d.js', '*/*', /^application\/json/],
  ] as const) {
    const nowhere = await fetch(`${house.url}${path}`, { headers: { accept } });
    expect(nowhere.status, path).toBe(404);
    expect(nowhere.headers.get('content-type'), path).toMatch(type);
  }
});

const ahead = {
  room: ['/assets/room-1.js'],
  games: {
    anthem: {
      files: ['/assets/anthem-1.js', '/assets/anthem-2.css'],
      de: ['/assets/de-anthem-1.js'],
      en: ['/assets/en-anthem-1.js'],
      fr: [],
    },
  },
};
const pageWith = (inline: string) =>
  `<!doctype html><script type="application/json" id="ahead">${JSON.stringify(ahead)}</script><script>${inline}</script><title>Tafelrunde</title>`;

test('the page of a table names what its game is drawn with, in the language asked for, and nothing of whoever asks', async () => {
  const house = await withWeb(pageWith('go()'));
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['me', 'bot', 'bot'], { start: true });
  const asked = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${house.url}${path}`, { headers: { 'accept-language': 'de', ...headers } }).then((answer) => answer.headers.get('link'));
  const links =
    '</assets/anthem-1.js>; rel=modulepreload; fetchpriority=low, </assets/anthem-2.css>; rel=preload; as=style; fetchpriority=low, ';
  expect(await asked(`/t/${table}`)).toBe(`${links}</assets/de-anthem-1.js>; rel=modulepreload; fetchpriority=low`);
  expect(await asked(`/t/${table}`, { 'accept-language': 'en', cookie: ana.cookie })).toBe(
    `${links}</assets/en-anthem-1.js>; rel=modulepreload; fetchpriority=low`,
  );
  const waiting = await ana.lay(['me', 'open', 'open']);
  expect(await asked(`/t/${waiting}`)).toContain('</assets/room-1.js>');
  for (const path of ['/', '/t/mond-eule-k7m3p', '/t/%27', `/here/${table}`]) expect(await asked(path), path).toBeNull();
});

test('a script that stands in the page may run, and no other', async () => {
  const house = await withWeb(pageWith("document.title = 'Tafel'"));
  const policy = (await fetch(house.url)).headers.get('content-security-policy') ?? '';
  const allowed = createHash('sha256').update("document.title = 'Tafel'").digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${allowed}';`);
});

test('a newcomer is one guest from the first page on, whatever the page asks for at once', async () => {
  const house = await withWeb();
  const person = new Person(house.url);
  await person.request('/t/mond-eule-k7m3p');
  expect(person.cookie).toMatch(/^tafel_guest=/);
  const asked = await Promise.all([person.request('/api/me'), person.request('/api/tables'), person.request('/rules')]);
  for (const answer of asked) expect(answer.headers.getSetCookie()).toEqual([]);
  expect((await fetch(`${house.url}/assets/app-1a2b3c4d.js`)).headers.getSetCookie()).toEqual([]);
});

test('files with a hash in their name are kept for good, others are not', async () => {
  const house = await withWeb();
  const hashed = await fetch(`${house.url}/assets/app-1a2b3c4d.js`);
  expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(hashed.headers.get('content-type')).toMatch(/javascript/);
  expect((await fetch(`${house.url}/favicon.svg`)).headers.get('cache-control')).toBe('private, no-cache');
});

test('the service worker lies at the root, where it may answer for all pages, and is asked for anew each time', async () => {
  const house = await withWeb();
  const { status, headers } = await fetch(`${house.url}/sw.js`, { redirect: 'error' });
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('private, no-cache');
  expect(headers.get('content-type')).toMatch(/javascript/);
  expect(headers.get('content-security-policy')).toContain("worker-src 'self'");
});

test('a browser that looks for an icon beside an answer of the API finds one', async () => {
  const house = await withWeb();
  const { status, headers } = await fetch(`${house.url}/favicon.ico`);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
});

test('a file that was compressed when it was built is sent compressed', async () => {
  const house = await withWeb();
  const url = `${house.url}/assets/app-1a2b3c4d.js`;
  const small = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  expect(small.headers.get('content-encoding')).toBe('gzip');
  expect(small.headers.get('content-type')).toMatch(/javascript/);
  expect(small.headers.get('cache-control')).toContain('immutable');
  expect(await small.text()).toBe('export {};');
  const plain = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe('export {};');
});

test('nothing outside the folder can be fetched', async () => {
  const house = await withWeb();
  for (const path of ['/../key', '/..%2fkey', '/%2e%2e/key', '/assets/..%2f..%2fkey', '//etc/passwd', '/t/..%2f..%2fkey']) {
    const text = await (await fetch(`${house.url}${path}`)).text();
    expect(text).not.toMatch(/^[0-9a-f]{64}/);
    expect(text).not.toContain('root:');
  }
});

test('every answer carries the strict policy and the usual headers', async () => {
  const house = await withWeb();
  for (const path of ['/', '/assets/app-1a2b3c4d.js', '/api/me', '/api/nothing', '/healthz']) {
    const { headers } = await fetch(`${house.url}${path}`);
    const policy = new Map(
      (headers.get('content-security-policy') ?? '').split(';').map((part) => {
        const [name = '', ...sources] = part.trim().split(' ');
        return [name, sources.join(' ')];
      }),
    );
    expect(Object.fromEntries(policy), path).toEqual({
      'default-src': "'self'",
      'img-src': "'self' data:",
      'style-src': "'self' 'unsafe-inline'",
      'script-src': "'self'",
      'worker-src': "'self'",
      'connect-src': "'self'",
      'frame-ancestors': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'object-src': "'none'",
    });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('strict-transport-security')).toBeNull(); // plain HTTP at home must keep working
    expect(headers.get('x-powered-by')).toBeNull();
  }
  expect((await fetch(`${house.url}/api/me`)).headers.get('cache-control')).toBe('no-store');
});

test('without a built web app the page says what to do', async () => {
  const house = await openHouse();
  const response = await fetch(house.url);
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('npm run build');
});

test('health, readiness and metrics', async () => {
  const house = await openHouse({ config: { metricsToken: 'a long enough token' } });
  expect((await fetch(`${house.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${house.url}/readyz`)).status).toBe(200);
  const ana = await Person.arrive(house.url, 'Ana');
  const page = await ana.open(await ana.lay(['me', 'open', 'open']));
  await page.refused({ type: 'start', seat: 0 });
  const text = await (await fetch(`${house.url}/metrics`)).text();
  expect(text).toContain('tafel_sockets 1');
  expect(text).toContain('tafel_tables_loaded 1');
  expect(text).toContain('tafel_events_total{type="created"} 1');
  expect(text).toContain('tafel_refusals_total{code="bad-frame"} 1');
  expect(text).toContain('tafel_append_seconds_count 0');
  expect(text).toContain('tafel_storage_failures_total 0');
  // A page led here under somebody else's name (DNS rebinding) gets nothing, whatever it adds.
  const named = (host: string, more: Record<string, string> = {}) =>
    new Promise<number | undefined>((resolve, reject) => {
      get(`${house.url}/metrics`, { headers: { host, ...more } }, (answer) => resolve(answer.resume().statusCode)).on('error', reject);
    });
  expect(await named('evil.example')).toBe(404);
  expect(await named('evil.example', { 'x-forwarded-host': 'localhost' })).toBe(404);
  expect(await named(`localhost:${house.server.port}`)).toBe(200);
  expect(await named('evil.example', { authorization: 'Bearer a long enough token' })).toBe(200);
  // Through a proxy only with the token.
  const ask = (headers: Record<string, string>) => fetch(`${house.url}/metrics`, { headers }).then(({ status }) => status);
  expect(await ask({ 'x-forwarded-for': '203.0.113.7' })).toBe(404);
  expect(await ask({ 'x-forwarded-for': '203.0.113.7', authorization: 'Bearer wrong' })).toBe(404);
  expect(await ask({ 'x-forwarded-for': '203.0.113.7', authorization: 'Bearer a long enough token' })).toBe(200);
});

test('where the house has names, it answers to these and to the machine’s own', async () => {
  const house = await openHouse({ config: { allowedHosts: new Set(['tafel.example']) } });
  const named = (host: string, more: Record<string, string> = {}) =>
    new Promise<number | undefined>((resolve, reject) => {
      get(`${house.url}/api/me`, { headers: { host, ...more } }, (answer) => resolve(answer.resume().statusCode)).on('error', reject);
    });
  const said = await new Promise<string>((resolve, reject) => {
    get(`${house.url}/api/me`, { headers: { host: 'evil.example', 'accept-language': 'de' } }, (answer) => {
      answer.setEncoding('utf8').once('data', resolve);
    }).on('error', reject);
  });
  expect(JSON.parse(said)).toMatchObject({ failure: { code: 'other-host' }, sentence: expect.stringMatching(/^Unter diesem Namen/) });
  for (const host of ['tafel.example', 'Tafel.Example:8443', 'localhost', `127.0.0.1:${house.server.port}`])
    expect(await named(host)).toBe(200);
  for (const host of ['evil.example', 'tafel.example.evil.example']) expect(await named(host)).toBe(403);
  expect(await named('evil.example', { 'x-forwarded-host': 'tafel.example' })).toBe(403);
});

test('readiness is tried once for all who ask within a moment, and again after it', async () => {
  const clock = new Clock();
  const store = await openSqlite({ dataDir: await newFolder() });
  let tried = 0;
  let works = true;
  const watched = new Proxy(store, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      if (name !== 'ping') return typeof value === 'function' ? value.bind(target) : value;
      return async () => {
        tried += 1;
        if (!works) throw new StorageError('no space left on device');
        await target.ping();
      };
    },
  });
  const house = await openHouse({ parts: { ...clock.parts, store: watched }, times: { ready: 50_000 } });
  const ready = async () => (await fetch(`${house.url}/readyz`)).status;
  clock.forward(60_000);
  expect(await Promise.all(Array.from({ length: 10 }, ready))).toEqual(Array.from({ length: 10 }, () => 200));
  expect(tried).toBe(1);
  works = false;
  clock.forward(60_000);
  expect([await ready(), await ready()]).toEqual([503, 503]);
  expect(tried).toBe(2);
  works = true;
  clock.forward(60_000);
  expect(await ready()).toBe(200);
  await house.close();
  await store.close();
});

test('a store that does not answer makes the server unready, not unhealthy', async () => {
  const house = await openHouse();
  await house.server.store.close();
  expect((await fetch(`${house.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${house.url}/healthz`)).status).toBe(200);
});

test.each(['/%', '/t/%ff', `/api/tables/${'a'.repeat(300)}/record`])(
  'a path nobody can read is told like any that leads nowhere: %s',
  async (path) => {
    const house = await openHouse();
    const answer = await fetch(`${house.url}${path}`, { headers: { 'accept-language': 'de' } });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual(await (await fetch(`${house.url}/api/nothing`, { headers: { 'accept-language': 'de' } })).json());
  },
);

test('a page of the last build finds its parts after a newer one was started, one of the build before does not', async () => {
  const dataDir = await newFolder();
  const builds = await Promise.all(
    ['1', '2', '3'].map(async (build) => {
      const webDir = await newFolder();
      await mkdir(join(webDir, 'assets'));
      await writeFile(join(webDir, 'index.html'), `<!doctype html><title>${build}</title>`);
      await writeFile(join(webDir, 'assets', `table-${build}.js`), `build(${build});`);
      await writeFile(join(webDir, 'assets', 'same.js'), 'same();');
      return webDir;
    }),
  );
  const served = async (webDir: string | undefined) => {
    const house = await openHouse({ dataDir, config: { webDir: webDir ?? '' } });
    const answers = await Promise.all(['1', '2', '3'].map((build) => fetch(`${house.url}/assets/table-${build}.js`)));
    expect(await (await fetch(`${house.url}/assets/same.js`)).text()).toBe('same();');
    for (const answer of answers.filter(({ ok }) => ok)) expect(answer.headers.get('cache-control')).toContain('immutable');
    await house.close();
    return answers.map(({ status }) => status);
  };
  const [first, second, third] = builds;
  expect(await served(first)).toEqual([200, 404, 404]);
  expect(await served(first)).toEqual([200, 404, 404]);
  expect(await served(second)).toEqual([200, 200, 404]);
  expect(await served(second)).toEqual([200, 200, 404]);
  expect(await served(third)).toEqual([404, 200, 200]);
});
