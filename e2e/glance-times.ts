import { adviserOf, hintBudget, makeBot } from '../bots/index.ts';
import { folderOf } from '../games/registry.ts';
import { type BotTurn, FastRandom, type GameFolder, gameWithBots } from '../kernel/index.ts';

/** What a bot is told of a recorded position. */
export type Position = Pick<BotTurn<unknown, unknown>, 'seat' | 'view' | 'legal'>;

/** Milliseconds: the middle one of all, and the one that nineteen of twenty stay below. */
export interface Times {
  readonly middle: number;
  readonly most: number;
}

/** How long whoever is named takes over each of these positions, on whatever machine this runs: a level, or `hint`. */
export async function timesOf(id: string, who: string, weights: Uint8Array, positions: readonly Position[]): Promise<Times> {
  const module = await gameWithBots(folderOf(id) as GameFolder, async () => weights);
  const rules = module.game.rules(module.game.meta.defaults);
  const adviser = adviserOf(module, rules);
  const bot = who === 'hint' ? undefined : makeBot(module, who, rules);
  const decide = (position: Position) => {
    const turn = { ...position, asks: [{ seat: position.seat, must: true, what: '' }], random: new FastRandom(1) };
    if (bot === undefined) adviser?.advise({ ...turn, budget: hintBudget(module, 60_000) });
    else bot.choose({ ...turn, budget: {} });
  };
  // what was never run is compiled first, and that is paid once
  for (const position of positions.slice(0, 8)) decide(position);
  const took = positions.map((position) => {
    const begun = performance.now();
    decide(position);
    return performance.now() - begun;
  });
  took.sort((one, other) => one - other);
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(share * took.length))] as number;
  return { middle: at(0.5), most: at(0.95) };
}
