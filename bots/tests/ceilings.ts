/*
 * How far a bot that sees all cards is ahead of the instant bot: the ceiling honest levels are measured against.
 *   npx tsx bots/tests/ceilings.ts anansi --seats 4 --deals 24 --seed 5100 --iterations 400
 * The same deals and line-ups as in the arena. It lies with the tests: no bot of the house can be handed a state.
 */
import { parseArgs } from 'node:util';
import { folderOf } from '../../games/registry.ts';
import { FastRandom, gameWithBots, type Seat } from '../../kernel/index.ts';
import { bootstrap } from '../arena/index.ts';
import { lineupsOf } from '../arena/lineups.ts';
import { makeBot } from '../levels.ts';
import { Cheat, playDeal } from './cheating.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string' },
    deals: { type: 'string', default: '24' },
    seed: { type: 'string', default: '5100' },
    iterations: { type: 'string', default: '400' },
  },
});
const folder = folderOf(positionals[0] ?? 'anansi');
if (folder === undefined) throw new RangeError(`no game "${positionals[0]}"`);
const module = await gameWithBots(folder);
const { meta } = module.game;
const rules = module.game.rules(meta.defaults);
const thinking = module.thinking?.make(rules);
if (module.thinking === undefined || thinking === undefined) throw new RangeError(`${meta.id} cannot be thought about`);
const instant = makeBot(module, 'instant', rules);
// cards an honest seat cannot tell apart are not alike to it
const cheat = new Cheat(rules, { ...thinking, alike: () => undefined });
const seats = Number(values.seats ?? meta.seats.usual);
const seed = Number(values.seed);
const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;

const margins: number[] = [];
for (let deal = 0; deal < Number(values.deals); deal += 1) {
  const start = module.thinking.deal(rules, seats, deal, new FastRandom(seed + deal));
  const games = lineupsOf(seats, 'round').map((lineup) => {
    const random = new FastRandom(seed + deal);
    const seeing = (state: unknown, seat: Seat): unknown => cheat.choose(state, seat, random, Number(values.iterations));
    const honest = (state: unknown, seat: Seat): unknown =>
      instant.choose({
        seat,
        view: rules.view(state, seat),
        asks: rules.asks(state),
        legal: rules.legal(state, seat),
        random,
        budget: {},
      }).action;
    const worth = playDeal(rules, thinking, start, (seat) => (lineup[seat] === 'a' ? seeing : honest), new FastRandom(deal));
    const of = (side: string) => mean(worth.filter((_, seat) => lineup[seat] === side));
    return of('a') - of('b');
  });
  margins.push(mean(games));
}
const interval = bootstrap(margins, new FastRandom(seed)).map((bound) => Number(bound.toFixed(2)));
console.log(JSON.stringify({ game: meta.id, seats, deals: margins.length, seed, margin: Number(mean(margins).toFixed(2)), interval }));
