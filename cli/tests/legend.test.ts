import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { oneLine, tafel } from './tafel.ts';

const path = (name: string): string => fileURLToPath(new URL(`../../games/andor/${name}`, import.meta.url));

describe('legend check', () => {
  test.each(['legend-1', 'legend-2'])('%s has no mistakes', async (id) => {
    const { code, out, err } = await tafel(['legend', 'check', path(`legends/${id}.json`)]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('no mistakes');
    expect(oneLine((await tafel(['legend', 'check', path(`legends/${id}.json`), '--json'])).out)).toMatchObject({
      ok: true,
      id,
      mistakes: [],
    });
  });

  test('a broken one: every mistake with its place, exit code 1', async () => {
    const { code, out } = await tafel(['legend', 'check', path('tests/broken/unknown-field.json')]);
    expect(code).toBe(1);
    expect(out).toContain('/cards/1/do/0/fields/0: There is no field 73');
    expect(out.trimEnd().split('\n').at(-1)).toMatch(/unknown-field\.json: 1 mistake\.$/);
    const json = await tafel(['legend', 'check', path('tests/broken/not-json.txt'), '--json']);
    expect(oneLine(json.out)).toMatchObject({ ok: false, mistakes: [{ code: 'not-json', place: '' }] });
    expect(json.code).toBe(1);
    expect(readdirSync(path('tests/broken')).length).toBeGreaterThan(50);
  });

  test.each(['bad-text.json', 'twice--key.json', 'too-deep.json', 'not-json--comma.txt'])(
    '%s: exit code 1, a sentence for each mistake, nothing that steers a terminal',
    async (name) => {
      const { code, out, err } = await tafel(['legend', 'check', path(`tests/broken/${name}`)]);
      expect([code, err]).toEqual([1, '']);
      expect(out).toMatch(/: \d+ mistakes?\.\n$/);
      expect(out).not.toMatch(/[^\P{C}\n]/u);
    },
  );

  test('no such file, no such thing to do: one sentence', async () => {
    const missing = await tafel(['legend', 'check', path('legends/legend-9.json')]);
    expect([missing.code, missing.out]).toEqual([1, '']);
    expect(missing.err).toContain('there is no such file');
    const other = await tafel(['legend', 'play', path('legends/legend-1.json')]);
    expect(other.code).toBe(1);
    expect(other.err).toContain('only "check"');
  });
});
