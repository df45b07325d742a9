import { describe, expect, test } from 'vitest';
import { compareGolden, goldenFiles, goldenLines, goldenPlans } from '../index.ts';
import { ladder, lots } from '../toys/index.ts';
import { spoil } from './broken/spoil.ts';

const [plan] = goldenPlans(lots.game.meta);
const lines = goldenLines(lots, { ...plan?.options, deck: 'long' }, 4, '5'.repeat(64));

describe('a golden playthrough', () => {
  test('begins with what fixes it and ends with the result', () => {
    expect(lines[0]).toBe(
      `lots, rules 1, 4 seats, options {"aim":"high","deck":"long","hand":2,"notes":true,"order":"clockwise","peek":true}, seed ${'5'.repeat(64)}`,
    );
    expect(lines.at(-1)).toMatch(/^end \{"kind":"ranking","places":\[.*\],"reason":"deck-empty"\}$/);
  });

  test('has one line per step with action, what was told, and hashes', () => {
    const steps = lines.filter((line) => /^\d/.test(line));
    expect(steps.map((line) => Number.parseInt(line, 10))).toEqual(steps.map((_, i) => i));
    expect(steps.length).toBeGreaterThan(17);
    for (const step of steps.slice(1)) expect(step).toMatch(/^\d+ seat \d \{.*\} \| .+ \| state [0-9a-f]{16} views [0-9a-f]{16}$/);
    expect(steps[1]).toMatch(/\| tell all \{"kind":"drew","seat":\d\} ; reveal \d \{"kind":"lot",/);
  });

  test('has everything in full at the start, at every 20th step and at the end', () => {
    const last = lines.filter((line) => /^\d/.test(line)).length - 1;
    const full = lines.flatMap((line, i) => (line.startsWith('  state ') ? [Number.parseInt(lines[i - 1] ?? '', 10)] : []));
    const twentieths = Array.from({ length: Math.ceil(last / 20) }, (_, i) => i * 20);
    expect(last).toBeGreaterThan(20);
    expect(full).toEqual([...twentieths, last]);
    expect(lines.filter((line) => line.startsWith('  view '))).toHaveLength(5 * full.length);
    expect(lines.some((line) => /^ {2}legal \d \[\{"type":"draw"\}\]$/.test(line))).toBe(true);
  });

  test('does not depend on the order in which a game lists its actions', () => {
    const reversed = spoil(lots, (sound) => ({ legal: (state, seat) => sound.legal(state, seat).toReversed() }));
    expect(goldenLines(reversed, { ...plan?.options, deck: 'long' }, 4, '5'.repeat(64))).toEqual(lines);
  });
});

test('every version carried, every number of seats and every variant has one', () => {
  expect([...goldenFiles(ladder).keys()]).toEqual([
    'v1/2-usual.txt',
    'v1/3-usual.txt',
    'v1/4-usual.txt',
    'v2/2-usual.txt',
    'v2/3-usual.txt',
    'v2/4-usual.txt',
  ]);
  expect(goldenPlans(lots.game.meta).at(-1)).toMatchObject({ name: 'v1/3-variant1.txt', seats: 3, options: { hand: 4, deck: 'long' } });
});

describe('two playthroughs', () => {
  test('are compared line by line up to the first difference', () => {
    expect(compareGolden('a\nb\nc\n', 'a\nx\ny\n')).toEqual({ line: 2, expected: 'b', actual: 'x' });
    expect(compareGolden('a\nb\n', 'a\n')).toEqual({ line: 2, expected: 'b', actual: undefined });
  });

  test('are the same whatever the line endings', () => {
    expect(compareGolden('a\r\nb\r\n', 'a\nb')).toBeUndefined();
  });
});
