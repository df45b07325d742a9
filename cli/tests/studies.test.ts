import { expect, test } from 'vitest';
import { reproduction } from '../check/reproduction.ts';
import { meanOf, shareOf } from '../interval.ts';
import { oneLine, tafel } from './tafel.ts';

const matchCase = {
  game: 'anthem',
  version: 1,
  options: {
    spaces: 6,
    victoryCheck: 'ownTurnEnd',
    dragonWins: false,
    allowSelfBlocking: true,
    stalemate: 'endAsRanked',
    turnCap: 10,
    starter: 'random',
    moreSets: false,
    series: 0,
  },
  seats: 2,
  seed: 'ab'.repeat(32),
  players: 'random',
} as const;

test('check: a few matches shared between processes, one report', async () => {
  const { code, out, err } = await tafel(['check', 'anthem', '--games', '4', '--seats', '2', '--seed', '7', '--json']);
  const report = oneLine(out) as { ok: boolean; matches: number; failures: unknown[]; seatCounts: number[]; checks: { runs: number }[] };
  expect([code, err, report.failures]).toEqual([0, '', []]);
  expect(report).toMatchObject({ game: 'anthem', ok: true, matches: 4, games: 4, seed: 7, seatCounts: [2] });
  expect(report.checks.filter(({ runs }) => runs > 0).length).toBeGreaterThan(20);
});

test('check: as many states imagined anew as one wants', async () => {
  const { code, out } = await tafel(['check', 'anthem', '--games', '4', '--seats', '2', '--states', '90', '--json']);
  const report = oneLine(out) as { states: number; depth: number };
  expect([code, report.depth]).toEqual([0, 23]);
  expect(report.states).toBeGreaterThanOrEqual(90 - 3 * 23); // a match may be shorter than that
  const again = await tafel(['check', 'anthem', '--states', '40', '--case', JSON.stringify({ ...matchCase, seed: 'no seed' })]);
  expect(again.out).toMatch(/ --states 40$/m);
  expect((await tafel(['check', 'anthem', '--states', 'many'])).err).toContain('--states wants a whole number');
});

test('check: one match again, in words', async () => {
  const { code, out } = await tafel(['check', 'anthem', '--case', JSON.stringify(matchCase)]);
  expect(code).toBe(0);
  expect(out).toContain('all is well: anthem, 1 match');
});

test('check: a failure ends with code 1 and says how to see it again', async () => {
  const broken = { ...matchCase, seed: 'no seed' };
  const { code, out } = await tafel(['check', 'anthem', '--case', JSON.stringify(broken)]);
  expect(code).toBe(1);
  expect(out).toContain('anthem fails throws');
  expect(out).toContain(`again: tafel check anthem --case '${JSON.stringify(broken)}'`);
  const line = await tafel(['check', 'anthem', '--json', '--case', JSON.stringify(broken)]);
  expect(line.code).toBe(1);
  expect(oneLine(line.out)).toMatchObject({
    ok: false,
    failures: [{ check: 'throws', seed: 'no seed', again: expect.stringContaining('--case') }],
  });
});

test.each([
  ['--case', 'nonsense', '--case wants'],
  ['--case', 'null', '--case wants'],
  ['--case', '{"game":"chess"}', '--case wants'],
  ['--seats', '2,9', '--seats wants a whole number from 2 to 8'],
  ['--seed', '-1', 'argument is ambiguous'],
])('check %s %s is refused', async (flag, value, sentence) => {
  const { code, out, err } = await tafel(['check', 'anthem', flag, value]);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(sentence);
});

test('a failure that belongs to no match shows with any run', () => {
  expect(reproduction({ check: 'golden-missing', game: 'anthem', message: 'x' })).toBe('tafel check anthem --games 1');
});

test('stats: shares by place in turn order and turns, with intervals', async () => {
  const { code, out, err } = await tafel(['stats', 'anthem', '--games', '400', '--seed', '3', '--seats', '2,3', '--json']);
  expect([code, err]).toEqual([0, '']);
  const { studied } = oneLine(out) as {
    studied: { seats: number; shares: { value: number; low: number; high: number }[]; turns: { low: number } }[];
  };
  expect(studied.map(({ seats, shares }) => [seats, shares.length])).toEqual([
    [2, 2],
    [3, 3],
  ]);
  for (const { shares, turns } of studied) {
    expect(shares.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(1, 3);
    expect(shares.every(({ value, low, high }) => low < value && value < high)).toBe(true);
    expect(turns.low).toBeGreaterThan(10);
  }
  expect((await tafel(['stats', 'anthem', '--games', '50', '--seats', '2'])).out).toMatch(/^2 seats: [\d.]+ turns/m);
});

test('intervals hold what they promise', () => {
  // 39 % of 20,000: half a width of 2.5758 · sqrt(0.39 · 0.61 / 20000) = 0.0089.
  const { low, high } = shareOf(0.39, 20_000);
  expect(low).toBeCloseTo(0.3812, 3);
  expect(high).toBeCloseTo(0.3989, 3);
  for (let n = 1; n < 300; n += 1) expect([shareOf(0, n, 1.96).low, shareOf(1, n, 1.96).high]).toEqual([0, 1]);
  expect(meanOf(26, 10, 10_000)).toEqual({ value: 26, low: expect.closeTo(25.742, 3), high: expect.closeTo(26.258, 3) });
});

test('second-reading: a sample agrees', async () => {
  const { code, out, err } = await tafel(['second-reading', 'anthem', '--games', '300', '--json']);
  expect([code, err]).toEqual([0, '']);
  expect(oneLine(out)).toEqual({ game: 'anthem', games: 300, seed: '1', agree: true });
  expect((await tafel(['second-reading', 'anthem', '--games', '20'])).out).toBe('anthem: both readings agree over 20 matches\n');
});
