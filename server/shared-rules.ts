import { kept, type WholeGame } from '@tafelrunde/kernel';

type GameOf = (id: string) => Promise<WholeGame | undefined>;
type Game = WholeGame['game'];

/** Rules of so many kinds of table are at hand, per game. */
const MOST = 64;

/**
 * Tables with the same options share their rules, which keep nothing of a match: a legend is compiled once, not for every table that is
 * opened. What options name by content is named by its hash, so equal options mean equal contents.
 */
export function sharingRules(gameOf: GameOf): GameOf {
  const games = new WeakMap<Game, Game>();
  return async (id) => {
    const module = await gameOf(id);
    if (module === undefined) return undefined;
    const game = games.get(module.game) ?? sharing(module.game);
    games.set(module.game, game);
    return { ...module, game };
  };
}

function sharing(game: Game): Game {
  const all = new Map<string, ReturnType<Game['rules']>>();
  return {
    ...game,
    rules: (options, version, contents) => kept(all, MOST, [version, options], () => game.rules(options, version, contents)),
  };
}
