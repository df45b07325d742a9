import { contentsFor, type GameModule, usualOptions } from '@tafelrunde/kernel';
import type { NewTable, TableId } from '@tafelrunde/protocol';
import { layTable, newTable } from '@tafelrunde/table';
import type { BotWish } from '../bots.ts';
import { rememberChance } from '../link/chance.ts';
import { below, freshChance } from '../link/fresh.ts';
import { knownName } from '../me.ts';
import { textsNow } from '../texts/index.ts';
import { handOver } from './laid.ts';
import { freshCode } from './host.ts';
import { makeRoom, Shelf } from './shelf.ts';
import { YOU } from './you.ts';

/** Lays a table in this browser: the reader and bots, by the rulebook. Answers its name. */
export function layHere(module: GameModule, { level, seats: count }: BotWish): Promise<TableId> {
  const others = Array.from({ length: count - 1 }, () => ({ kind: 'bot' as const, level }));
  return layWish(module, {
    game: module.game.meta.id,
    options: usualOptions(module.game.meta, count),
    seats: [{ kind: 'me' }, ...others],
    public: false,
    autoPlay: false,
    start: true,
  });
}

/** Any table that needs nobody from outside: with options, auto-play, and several seats before the one page. */
async function layWish(module: GameModule, wish: NewTable): Promise<TableId> {
  const name = knownName() ?? textsNow()?.you ?? 'You';
  const contribution = freshChance();
  const laying = { id: freshCode(), secret: freshChance(), nextSecret: freshChance(), chance: below, shared: true };
  const created = newTable(module, { id: YOU, name }, { ...wish, contribution }, laying);
  const { append } = layTable(created, module, {
    now: Date.now(),
    start: true,
    contents: contentsFor(module.game.meta, created.options, {}),
  });
  rememberChance(append.table, 0, contribution);
  await makeRoom(undefined, append.table);
  // A browser that allows no storage still plays: the table is handed over in memory, and says that it cannot be kept.
  await new Shelf().append(append).catch(() => handOver(append));
  return append.table;
}
