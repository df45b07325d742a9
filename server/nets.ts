import { oncePerKind, type PlayedOtherwise } from '@tafelrunde/bots';
import { gameIds, loadBots } from '@tafelrunde/games';
import { isNet, type Weights } from '@tafelrunde/kernel';
import type { Logger } from 'pino';

/** Tells the operator which levels of bots are played by others, because the weights of their nets cannot be read. */
export async function noteUnreadNets(log: Pick<Logger, 'warn'>, weights: Weights): Promise<void> {
  for (const game of gameIds) {
    const module = await loadBots(game, weights);
    for (const [level, reason] of Object.entries(module?.unread ?? {})) {
      const otherwise = module?.levels.all.filter(isNet).find(({ name }) => name === level)?.otherwise;
      log.warn({ game, bot: level, otherwise, reason }, 'the weights of a net cannot be read: another level plays instead');
    }
  }
}

/** Tells the operator, once for each kind of table, where another level plays because the net never saw such a table. */
export function noteOtherwise(log: Pick<Logger, 'warn'>): (played: PlayedOtherwise) => void {
  return oncePerKind(({ game, version, options, level, otherwise }) =>
    log.warn({ game, version, options, bot: level, otherwise }, 'the net of a level never saw such a table: another level plays there'),
  );
}
