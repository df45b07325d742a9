import { oncePerKind, type PlayedOtherwise, type UnreadNet, unreadNets } from '@tafelrunde/bots';
import { gameIds, loadBots } from '@tafelrunde/games';
import type { Weights } from '@tafelrunde/kernel';
import type { Logger } from 'pino';

type Log = Pick<Logger, 'warn'>;

/** Tells the operator at the start which levels of bots are played by others, because the weights of their nets cannot be read. */
export async function noteUnreadNets(log: Log, weights: Weights): Promise<void> {
  for (const game of gameIds) {
    const module = await loadBots(game, weights);
    for (const net of module === undefined ? [] : unreadNets(module)) warnOf(log, net);
  }
}

/** The same of what a thread of bots could not read later on; how many threads meet it says nothing more. */
export function noteUnread(log: Log): (net: UnreadNet) => void {
  const told = new Set<string>();
  return (net) => {
    const { size } = told;
    if (told.add(JSON.stringify(net)).size > size) warnOf(log, net);
  };
}

function warnOf(log: Log, { game, level, otherwise, reason }: UnreadNet): void {
  log.warn({ game, bot: level, otherwise, reason }, 'the weights of a net cannot be read: another level plays instead');
}

/** Tells the operator, once for each kind of table, where another level plays because the net never saw such a table. */
export function noteOtherwise(log: Log): (played: PlayedOtherwise) => void {
  return oncePerKind(({ game, version, options, level, otherwise }) =>
    log.warn({ game, version, options, bot: level, otherwise }, 'the net of a level never saw such a table: another level plays there'),
  );
}
