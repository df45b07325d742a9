import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, type MatchRecord } from '@tafelrunde/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { oneLine, ownFolder, tafel } from './tafel.ts';

const folder = ownFolder();
const whole = join(folder, 'whole.json');
let record: MatchRecord;

beforeAll(async () => {
  // Taken back once, so that the file holds an undo.
  await tafel(['play', 'anthem', '--seats', '2', '--seed', 'verify', '--language', 'en', '--out', whole], {
    input: `1\nu\n${'1\n'.repeat(500)}`,
  });
  record = JSON.parse(readFileSync(whole, 'utf8')) as MatchRecord;
});

/** A forger who knows how the checksum is made. */
function forged(name: string, change: Partial<MatchRecord>): string {
  const { checksum: _checksum, ...body } = { ...record, ...change };
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify({ ...body, checksum: hashOf(body) }));
  return file;
}

function written(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

describe('verify', () => {
  test('an honest file fits', async () => {
    const words = await tafel(['verify', whole]);
    expect(words).toMatchObject({ code: 0, err: '' });
    expect(words.out).toContain('Everything fits');
    expect(words.out.match(/^ok {2}/gm)).toHaveLength(4);
    expect(oneLine((await tafel(['verify', whole, '--json'])).out)).toMatchObject({ game: 'anthem', seats: 2, fair: true, running: false });
  });

  test.each([
    ['not a file of ours', () => written('a.json', '{"some":"json"}'), 'not a match file'],
    ['not JSON', () => written('b.json', 'hello'), 'not a match file'],
    ['truncated', () => written('c.json', readFileSync(whole, 'utf8').slice(0, -40)), 'incomplete'],
    ['edited', () => written('d.json', readFileSync(whole, 'utf8').replace('"Guest"', '"Queen"')), 'has been changed'],
    ['of an unknown format', () => forged('e.json', { formatVersion: 99 }), 'version 99'],
    ['of an unknown game', () => forged('f.json', { game: 'chess' }), 'game chess'],
    ['of rules not carried', () => forged('g.json', { version: 99 }), 'older rules that are no longer played here. (version 99)'],
    ['with options that do not exist', () => forged('h.json', { options: { spaces: 7 } }), 'cannot be played with these options'],
    [
      'with too many seats',
      () => forged('i.json', { seats: Array.from({ length: 40 }, () => ({ name: 'x', kind: 'bot' as const })) }),
      'seats 40, min 2, max 8',
    ],
  ])('%s: one sentence', async (_what, make, sentence) => {
    const { code, out, err } = await tafel(['verify', make()]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(sentence);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  test.each([
    ['another seed', { seed: 'a'.repeat(64) }, 'seed'],
    ['another secret', { fairness: { commitment: 'b'.repeat(64), secret: 'c'.repeat(64), contributions: ['', ''] } }, 'commitment'],
    ['another end', { hash: 'd'.repeat(64) }, 'end'],
  ] as const)('forged with %s: not fair', async (_what, change, check) => {
    const file = forged('forged.json', change);
    const words = await tafel(['verify', file]);
    expect(words.code).toBe(1);
    expect(words.out).toContain('NO  ');
    expect(words.out).toContain('do not trust it');
    const line = await tafel(['verify', file, '--json']);
    expect(line.code).toBe(1);
    const { fair, checks } = oneLine(line.out) as { fair: boolean; checks: { id: string; ok: boolean }[] };
    expect(fair).toBe(false);
    expect(checks.filter(({ ok }) => !ok).map(({ id }) => id)).toContain(check);
  });

  test('forged with a move that is not legal: names the step', async () => {
    const at = record.log.findIndex((entry, i) => i > 4 && entry.type === 'act');
    const log = record.log.map((entry, i) => (i === at ? { ...entry, action: { type: 'cheat' } } : entry));
    const { code, out } = await tafel(['verify', forged('cheat.json', { log })]);
    expect(code).toBe(1);
    expect(out).toContain(`step ${at + 1} of the log`);
  });
});

describe('replay', () => {
  test('tells every step, marks what was taken back, and the end', async () => {
    const { code, out, err } = await tafel(['replay', whole, '--language', 'en']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^ +\d+ ✗ /m);
    expect(out).toMatch(/^ +\d+ ↶ Guest → 0$|^ +\d+ ↶ Guest → \d+$/m);
    expect(out).toContain('Bot 1');
  });

  test('stops where it is told to, and a seat hears less than everything', async () => {
    const all = await tafel(['replay', whole, '--language', 'de', '--to', '6']);
    const one = await tafel(['replay', whole, '--language', 'de', '--to', '6', '--seat', '1']);
    expect([all.code, one.code]).toEqual([0, 0]);
    expect(all.out).not.toBe((await tafel(['replay', whole, '--language', 'de'])).out);
    expect(one.out.length).toBeGreaterThan(0);
    expect(one.out).not.toBe(all.out);
  });

  test.each([
    [['--to', '100000'], '--to wants a whole number'],
    [['--seat', '2'], '--seat wants a whole number from 0 to 1'],
  ])('%j is refused', async (args, sentence) => {
    const { code, err } = await tafel(['replay', whole, ...args]);
    expect(code).toBe(1);
    expect(err).toContain(sentence);
  });

  test('names from a file cannot steer the terminal', async () => {
    const file = forged('names.json', {
      seats: [
        { name: 'A\u001b[2J\u202eB', kind: 'person' },
        { name: 'Bot', kind: 'bot' },
      ],
    });
    const { out } = await tafel(['replay', file, '--language', 'en']);
    expect(out).toContain('A[2JB');
    expect(out).not.toContain('\u001b');
    expect(out).not.toContain('\u202e');
  });
});
