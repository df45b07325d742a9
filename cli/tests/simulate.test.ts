import { houseCards } from '@tafelrunde/games/andor/legends/house.ts';
import { expect, test } from 'vitest';
import { tally } from '../tally.ts';
import { oneLine, tafel } from './tafel.ts';

interface Simulated {
  readonly gamesPerSecond: number;
  readonly actionsPerSecond: number;
  readonly results: ReturnType<typeof tally>;
}

async function simulate(...args: readonly string[]): Promise<Simulated> {
  const { code, out, err } = await tafel(['simulate', 'anthem', '--json', ...args]);
  expect([code, err]).toEqual([0, '']);
  return oneLine(out) as unknown as Simulated;
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

test('instant bots finish every match, and every match is counted once', async () => {
  const { gamesPerSecond, actionsPerSecond, results } = await simulate('--seats', '3', '--games', '200', '--seed', '1');
  expect(gamesPerSecond).toBeGreaterThan(0);
  expect(actionsPerSecond).toBeGreaterThan(gamesPerSecond);
  expect(results.endings).toEqual({ row: 200 }); // they never block their own row
  expect(sum(results.winsBySeat)).toBe(200);
  expect(sum(results.winsByPlace)).toBe(200);
  expect(results.winsBySeat).toHaveLength(3);
  expect(results.meanActions).toBeCloseTo(2 * results.meanTurns, 1); // a turn of Anthem is two actions
});

test('the same seed gives the same matches, another seed others', async () => {
  const [one, again, other] = await Promise.all([
    simulate('--games', '50', '--seed', 'a'),
    simulate('--games', '50', '--seed', 'a'),
    simulate('--games', '50', '--seed', 'b'),
  ]);
  expect(again.results).toEqual(one.results);
  expect(other.results).not.toEqual(one.results);
});

test('random bots and options of the table', async () => {
  const { results } = await simulate(
    '--seats',
    '8',
    '--games',
    '20',
    '--bot',
    'random',
    '--option',
    'moreSets=on',
    '--option',
    'turnCap=10',
  );
  expect(sum(Object.values(results.endings))).toBe(20);
  expect(results.meanActions).toBeLessThanOrEqual(2 * 10 * 8);
});

test('in words', async () => {
  const { code, out } = await tafel(['simulate', 'anthem', '--seats', '2', '--games', '20']);
  expect(code).toBe(0);
  expect(out).toContain('20 matches of anthem with 2 seats, instant bots');
  expect(out).toMatch(/won by turn order +\d/);
});

test('the tally tells wins, shared places and common results apart', () => {
  const length = { actions: 10, turns: 4, starter: 1 };
  const places = (...at: number[]) => at.map((place, seat) => ({ seat, place }));
  expect(
    tally(2, [
      { ...length, result: { kind: 'ranking', reason: 'row', places: places(1, 2) } },
      { ...length, result: { kind: 'ranking', reason: 'cap', places: places(1, 1) } },
      { ...length, actions: 40, result: { kind: 'together', reason: 'winter', won: true } },
    ]),
  ).toEqual({
    winsBySeat: [1, 0],
    winsByPlace: [0, 1],
    shared: 1,
    together: { won: 1, lost: 0 },
    endings: { row: 1, cap: 1, winter: 1 },
    meanActions: 20,
    meanTurns: 4,
  });
});

const andor = async (...args: readonly string[]) => {
  const { code, out, err } = await tafel(['simulate', 'andor', '--json', '--bot', 'scripted', '--games', '6', ...args]);
  return { code, err, out: code === 0 ? (oneLine(out) as unknown as Simulated & Record<string, unknown>) : undefined };
};

test('a number of heroes goes by turns through all sets of them, a list fixes one', async () => {
  const [all, one] = await Promise.all([
    andor('--legend', '2', '--heroes', '3', '--difficulty', 'easy'),
    andor('--legend', '1', '--heroes', 'dwarf,archer'),
  ]);
  expect([all.code, all.err, one.code, one.err]).toEqual([0, '', 0, '']);
  expect((all.out as unknown as { tables: { heroes: string }[] }).tables.map(({ heroes }) => heroes)).toEqual([
    'dwarf,warrior,archer',
    'dwarf,warrior,wizard',
    'dwarf,archer,wizard',
    'warrior,archer,wizard',
  ]);
  expect(one.out).toMatchObject({ seats: 2, options: { heroes: 'dwarf,archer', legend: expect.stringMatching(/^sha256:6eeaa6d9/) } });
  const { won, lost } = (all.out as Simulated).results.together;
  expect(won + lost).toBe(6);
  const { winRate } = all.out as unknown as { winRate: { value: number; low: number; high: number } };
  expect(winRate.value).toBeCloseTo(won / 6, 9);
  expect(winRate.low).toBeLessThan(winRate.high);
  expect([winRate.low >= 0, winRate.high <= 1]).toEqual([true, true]);
});

test.each([
  ['3', '2'],
  ['4', '3'],
  ['5', '4'],
])('legend %s by its number, with %s heroes: it is the one the house offers, played to its end', async (legend, heroes) => {
  const { code, err, out } = await andor('--legend', legend, '--heroes', heroes, '--difficulty', 'normal', '--games', '2');
  expect([code, err]).toEqual([0, '']);
  const { options, tables, results } = out as unknown as Simulated & Record<'options' | 'tables', Record<string, unknown>[]>;
  const played = [tables ?? options].flat().map((each) => each['legend']);
  expect(new Set(played)).toEqual(new Set([houseCards[Number(legend) - 1]?.name]));
  expect(results.together.won + results.together.lost).toBe(2);
});

test('shorthands of one game are refused for another, and contradictions are', async () => {
  const other = await tafel(['simulate', 'anthem', '--heroes', '3']);
  expect([other.code, other.err]).toEqual([1, expect.stringContaining('anthem has no --heroes')]);
  const both = await andor('--heroes', '3', '--seats', '2');
  expect([both.code, both.err]).toEqual([1, expect.stringContaining('do not fit together')]);
  const many = await andor('--heroes', '5');
  expect([many.code, many.err]).toEqual([1, expect.stringContaining('--heroes wants a whole number from 2 to 4')]);
});

test('a level is counted as what it is: where its net cannot play, nobody stands in for it', async () => {
  const { code, out, err } = await tafel(['simulate', 'silver', '--bot', 'master', '--games', '1', '--option', 'turnCap=12', '--json']);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain('silver cannot be played by master: its net never saw a table with these options');
});
