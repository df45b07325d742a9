import { type GameModule, usualOptions } from '@tafelrunde/kernel';
import { botNames, type TableId } from '@tafelrunde/protocol';
import type { BotWish } from '../bots.ts';
import { rememberChance } from '../link/chance.ts';
import { freshChance } from '../link/fresh.ts';
import { knownName } from '../me.ts';
import { textsNow } from '../texts/index.ts';
import { type LocalSeat, newMatch } from './kept.ts';
import { handOver } from './laid.ts';
import { keepMatch, makeRoom } from './shelf.ts';

/** Names for bots, each once. */
function someNames(count: number, taken: string): readonly string[] {
  const free = botNames.filter((name) => name !== taken);
  return Array.from({ length: count }, () => {
    const [at = 0] = crypto.getRandomValues(new Uint32Array(1));
    return free.splice(at % free.length, 1)[0] ?? 'Kwaku';
  });
}

/** Lays a table in this browser: the reader and bots, by the rulebook. Answers its name. */
export async function layHere(module: GameModule, { level, seats: count }: BotWish): Promise<TableId> {
  const name = knownName() ?? textsNow()?.you ?? 'You';
  const others = someNames(count - 1, name).map((bot): LocalSeat => ({ kind: 'bot', name: bot, level }));
  const contribution = freshChance();
  const match = newMatch({
    module,
    options: usualOptions(module.game.meta, count),
    seats: [{ kind: 'person', name }, ...others],
    secret: freshChance(),
    nextSecret: freshChance(),
    contributions: [contribution, ...others.map(() => '')],
    now: Date.now(),
  });
  rememberChance(match.id, 0, contribution);
  await makeRoom(undefined, match.id);
  // A browser that allows no storage still plays: the match is handed over in memory, and the table says that it cannot be kept.
  await keepMatch(match).catch(() => handOver(match));
  return match.id;
}
