import type { Proposal, Reply } from '@tafelrunde/kernel';
import { heroKinds } from '../pieces.ts';
import { movedOf, partOf } from '../sharing.ts';
import type { Situation } from './situation.ts';

/** Willpower a hero keeps of his own will: below it a row of dice is soon gone. */
const KEEPS = 4;

/** How a pool is to be divided: all reckon together, so whoever has a wish may have it, as long as nobody is ruined by it. */
export function shareReply({ state }: Situation, seat: number, { params = {} }: Proposal): Pick<Reply, 'yes' | 'say'> {
  const { pool, heroes, willpower, strength } = state;
  if (pool.kind === 'gain' || pool.kind === 'reward') return { yes: true, say: { key: 'fair' } };
  const part = partOf(Number(params[heroKinds[heroes[seat] as number] as string] ?? 0));
  const loses = part.willpower - movedOf(pool, seat, 'willpower');
  const ruined = loses > 0 && (willpower[seat] as number) - loses < KEEPS;
  const weakened = part.strength > 0 && (strength[seat] as number) - part.strength < 2;
  return ruined || weakened ? { yes: false, say: { key: 'too-much' } } : { yes: true, say: { key: 'fair' } };
}
