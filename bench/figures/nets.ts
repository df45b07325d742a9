import { makeBot } from '@tafelrunde/bots';
import { weightsFromDisk } from '@tafelrunde/bots/workers';
import { folderOf } from '@tafelrunde/games';
import { type BotTurn, FastRandom, type GameFolder, gameWithBots, silent } from '@tafelrunde/kernel';
import type { Figure } from '../figure.ts';
import { paces } from '../measure.ts';

const SEATS = 4;

/** Every decision of a round of the instant bot's that leaves a choice. */
async function decisionsOf(id: string) {
  const module = await gameWithBots(folderOf(id) as GameFolder, weightsFromDisk);
  if (module.unread !== undefined) throw new Error(`the weights for ${id} cannot be read`);
  const rules = module.game.rules(module.game.meta.defaults);
  const thinking = module.thinking?.make(rules);
  const instant = makeBot(module, 'instant', rules);
  const random = new FastRandom(5);
  const state = rules.setup(SEATS, random, silent);
  const turns: BotTurn<unknown, unknown>[] = [];
  while (thinking?.settled(state) === false) {
    const asks = rules.asks(state);
    const seat = asks[0]?.seat ?? 0;
    const turn = { seat, view: rules.view(state, seat), asks, legal: rules.legal(state, seat), random, budget: {} };
    if (turn.legal.length > 1) turns.push(turn);
    rules.play(state, seat, instant.choose(turn).action, random, silent);
  }
  return { turns, bot: makeBot(module, 'master', rules) };
}

/** Decisions a second of the level with a net, over every decision of a round, features included. */
const netOf = (id: string): Figure => ({
  name: `${id}-net`,
  mark: { unit: 'decisions/s', better: 'higher', floor: 700, goal: 2_000 },
  async measure(effort) {
    const { turns, bot } = await decisionsOf(id);
    const run = () => {
      for (const turn of turns) bot.choose(turn);
      return turns.length;
    };
    return { samples: paces({ run }, effort), how: 'per second of processor time', seats: SEATS, decisions: turns.length };
  },
});

export const anansiNet = netOf('anansi');
export const silverNet = netOf('silver');
