import { loadGame } from '@tafelrunde/games';
import type { WholeGame, Rules } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { weightsFromDisk } from '../workers/weights.ts';
import { Arena, type Contest, playersOf, standingOf } from '../arena/index.ts';

const loaded = await loadGame('silver');
if (loaded?.thinking === undefined) throw new Error('no Silver Amulet to think about');
const silver: WholeGame = loaded;
const { thinking } = loaded;
/** The same with its net. */
const trained = (await loadGame('silver', weightsFromDisk)) as WholeGame;

/** Silver Amulet, thought about without being told what is not worth a thought. */
const untold: WholeGame = {
  ...silver,
  thinking: {
    ...thinking,
    make: (rules: Rules<unknown, unknown, unknown, unknown>) => ({
      ...thinking.make(rules),
      sound: (_state: unknown, _seat: number, legal: readonly unknown[]) => legal,
    }),
  },
};

function standing(module: WholeGame, a: Contest['a'], b: Contest['b'], seats: number, deals: number) {
  const contest: Contest = {
    game: 'silver',
    version: silver.game.meta.version,
    options: silver.game.meta.defaults,
    seats,
    seed: 90,
    a,
    b,
  };
  const arena = new Arena(module, contest, () => 0);
  const played = Array.from({ length: deals }, (_, deal) => arena.play(deal));
  return standingOf(played, arena.lineups, 1);
}

const total = (kinds: Readonly<Record<string, number>> | undefined): number =>
  Object.values(kinds ?? {}).reduce((sum, count) => sum + count, 0);

describe('plain mistakes at Silver Amulet', () => {
  test.each([2, 3, 4])('with %i players the strong bot makes none, however little it thinks', (seats) => {
    const { blunders, moves } = standing(silver, { level: 'strong', iterations: 30 }, { level: 'instant' }, seats, seats === 2 ? 3 : 1);
    expect(moves.a).toBeGreaterThan(100);
    expect(blunders).toEqual({ a: {}, b: {} });
  });

  test.each([2, 3, 4])('with %i players the net makes none, and is ahead of the instant bot', (seats) => {
    const { blunders, moves, margin } = standing(trained, { level: 'master' }, { level: 'instant' }, seats, seats === 2 ? 6 : 2);
    expect(trained.unread).toBeUndefined();
    expect(moves.a).toBeGreaterThan(100);
    expect(blunders).toEqual({ a: {}, b: {} });
    expect(margin).toBeGreaterThan(0);
  });

  test('a search that is not told makes some, and chance many: they are counted', () => {
    const { blunders } = standing(untold, { level: 'strong', iterations: 30 }, { level: 'random' }, 2, 3);
    expect(total(blunders?.a)).toBeGreaterThan(0);
    expect(total(blunders?.b)).toBeGreaterThan(10);
  });
});

test('beside the levels there are players with a bent to measure by, and ways to search that no table offers', () => {
  const ways = ['net-likely', 'net-rollouts', 'net-foresight'];
  expect(playersOf(silver)).toEqual(['random', 'instant', 'easy', 'normal', 'strong', 'master', 'caller', 'matcher', ...ways]);
  const { margin, blunders } = standing(silver, { level: 'matcher' }, { level: 'caller' }, 2, 20);
  expect(margin).toBeGreaterThan(0);
  expect(blunders).toEqual({ a: {}, b: {} });
});
