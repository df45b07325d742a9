import { Match, type Plain, RefusedError, refuse, writeRecord } from '@tafelrunde/kernel';
import type { Reel } from '../reel.ts';
import { unpack } from './pack.ts';

/**
 * The record of a branch that was sent, made from its match: laid out where it left it, and played again. It opens nothing but what the
 * match itself does. Whoever made the link may have meant harm; what does not fit is refused.
 */
export async function grafted(reel: Reel, packed: string, source: string): Promise<string> {
  const { at, seat, seed, log, state } = await unpack(packed);
  const { match } = reel;
  const { seats } = reel.info();
  if (at < 0 || at > match.position || seats[seat] === undefined) refuse('bad-record');
  const start = { state: state ?? (match.at(at) as Plain), shape: match.shape, why: 'what-if', source, position: at } as const;
  const { options, version } = match.deal;
  try {
    const branch = Match.replay(match.game, { options, version, contents: match.contents, seats: seats.length, seed, start }, log);
    return JSON.stringify(
      writeRecord(branch, { seats: seats.map(({ name }, each) => ({ name, kind: each === seat ? 'person' : 'bot' })), ended: 'agreed' }),
    );
  } catch (fault) {
    if (fault instanceof RefusedError) throw fault;
    return refuse('bad-record'); // whatever the rules stumble over: no page of ours packed it
  }
}
