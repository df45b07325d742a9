import { loadGame } from '@tafelrunde/games';
import { Match } from '@tafelrunde/kernel';
import { lookedAt, type MatchInfo, matchInfoOf } from '@tafelrunde/protocol';
import { expect, test } from 'vitest';

async function deal(memoryAid: 'off' | 'gentle' | 'full'): Promise<Match> {
  const module = await loadGame('silver');
  if (module === undefined) throw new Error('no such game');
  const { game } = module;
  return Match.begin(game, { options: { ...game.meta.defaults, memoryAid }, seats: 2, seed: 'ab'.repeat(32), version: game.meta.version });
}

type Villages = readonly (readonly { readonly card: number }[])[];

const faceIn = ({ views }: MatchInfo): number => {
  const [first] = views;
  return (first?.view as { readonly villages?: Villages } | undefined)?.villages?.[0]?.[0]?.card ?? Number.NaN;
};

test.each(['off', 'gentle', 'full'] as const)(
  'going back to an open look shows its face only to whoever may keep it (%s)',
  async (memoryAid) => {
    const match = await deal(memoryAid);
    match.act(0, { type: 'look', at: 0 });
    const open = faceIn(matchInfoOf(match, [0]));
    expect(open).toBeGreaterThanOrEqual(0);
    expect(faceIn(lookedAt(match, [0], 1))).toBe(open); // the look is still open
    match.act(0, { type: 'seen' });
    expect(faceIn(lookedAt(match, [0], 1))).toBe(memoryAid === 'full' ? open : -1);
    expect(faceIn(lookedAt(match, [1], 1))).toBe(-1);
  },
);
