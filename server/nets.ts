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
