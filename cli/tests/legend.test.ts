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
    expect(other.err).toContain('only "check" and "plays"');
  });
});

describe('legend plays', () => {
  test('a line for each play: how it ended, how the table stood at each letter, in about 2 kB', async () => {
    const { code, out, err } = await tafel([
      'legend',
      'plays',
      path('legends/legend-2.json'),
      '--heroes',
      '2',
      '--games',
      '3',
      '--difficulty',
      'normal',
    ]);
    expect([code, err]).toEqual([0, '']);
    const lines = out.trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    for (const line of lines) {
      expect(line.length).toBeLessThan(4000);
      const play = JSON.parse(line) as {
        letters: { letter: string }[];
        cards: string[];
        walked: Record<string, number>;
        bought: Record<string, number>;
        won: boolean;
      };
      expect(play.letters.slice(0, 2)).toMatchObject([{ letter: 'A', shields: 3 }, { letter: 'B' }]);
      expect(play.cards.slice(0, 2)).toEqual(['A1', 'A2']);
      expect(Object.keys(play.walked).length).toBeGreaterThan(5);
      expect(Object.keys(play)).toEqual(expect.arrayContaining(['bought', 'used', 'left', 'allies', 'beaten', 'skipped']));
      expect(play.bought['strength']).toBeGreaterThan(0);
    }
    expect(lines.map((line) => (JSON.parse(line) as { heroes: string[] }).heroes.join())).toEqual([
      'dwarf,warrior',
      'dwarf,archer',
      'warrior,archer',
    ]);
  });

  test('a broken legend is refused, and so is a strange number of plays', async () => {
    const broken = await tafel(['legend', 'plays', path('tests/broken/unknown-field.json')]);
    expect([broken.code, broken.out]).toEqual([1, '']);
    expect(broken.err).toMatch(/^.{10,}\n$/);
    const none = await tafel(['legend', 'plays', path('legends/legend-2.json'), '--games', '0']);
    expect(none.err).toContain('--games wants a whole number');
  });
});
