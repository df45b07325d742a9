/*
 * How far what the net expects is from what comes, by how much of a round is over, and the same for rollouts:
 *   npx tsx training/values.ts anansi --rounds 200 --seed 41000
 * Rounds are played by the net at every seat. Whoever is to act is asked what the round will bring; `worlds`: with so many, also by
 * rollouts of the game's own policy, as without weights.
 */
import { parseArgs } from 'node:util';
import { anyNetOf } from '../bots/levels.ts';
import { makeBot } from '../bots/index.ts';
import { valuerOf } from '../bots/valuing.ts';
import { weightsFromDisk } from '../bots/workers/index.ts';
import { folderOf } from '../games/registry.ts';
import { FastRandom, gameWithBots, silent } from '../kernel/index.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '200' },
    seed: { type: 'string', default: '41000' },
    worlds: { type: 'string', default: '24' },
    /** Rollouts are asked at every so many decisions: they take long. */
    every: { type: 'string', default: '4' },
  },
});
const PARTS = ['first', 'second', 'third', 'last'] as const;
const id = positionals[0] ?? 'anansi';
const folder = folderOf(id);
if (folder === undefined) throw new RangeError(`no game "${id}"`);
const [module, bare] = [await gameWithBots(folder, weightsFromDisk), await gameWithBots(folder)];
const rules = module.game.rules(module.game.meta.defaults);
const net = anyNetOf(module, rules);
const thinking = module.thinking?.make(rules);
const byRollouts = valuerOf(bare, rules);
if (net === undefined || thinking === undefined || byRollouts === undefined) throw new RangeError(`${id} has no net`);

interface Said {
  readonly seat: number;
  readonly net: number;
  readonly rollouts: number | undefined;
}

const mean = (all: readonly number[]): number => all.reduce((sum, value) => sum + value, 0) / Math.max(1, all.length);

function playRound(
  seats: number,
  n: number,
): readonly { readonly part: number; readonly off: number; readonly rolled: number | undefined }[] {
  const random = new FastRandom(Number(values.seed) + 10 * n + seats);
  const state = module.thinking?.deal(rules, seats, n, random);
  const bot = makeBot(module, 'master', rules);
  const said: Said[] = [];
  for (let moves = 0; thinking?.settled(state) === false; moves += 1) {
    const asks = rules.asks(state);
    const seat = asks[0]?.seat ?? 0;
    const [view, legal] = [rules.view(state, seat), rules.legal(state, seat)];
    const glance = legal.length > 1 ? net?.glance(view, seat, legal) : undefined;
    if (glance !== undefined) {
      const asked = said.length % Number(values.every) === 0;
      const rollouts = asked ? byRollouts?.expect(view, seat, Number(values.worlds), new FastRandom(moves)).mean : undefined;
      said.push({ seat, net: glance.points[seat] as number, rollouts });
    }
    rules.play(state, seat, bot.choose({ seat, view, asks, legal, random, budget: {} }).action, random, silent);
  }
  const worth: number[] = [];
  thinking?.worth(state, worth);
  return said.map(({ seat, net: expected, rollouts }, i) => ({
    part: Math.floor((PARTS.length * i) / said.length),
    off: expected - (worth[seat] as number),
    rolled: rollouts === undefined ? undefined : rollouts - (worth[seat] as number),
  }));
}

for (let { min: seats } = module.game.meta.seats; seats <= module.game.meta.seats.max; seats += 1) {
  const all = Array.from({ length: Number(values.rounds) }, (_, n) => playRound(seats, n)).flat();
  for (const [part, name] of PARTS.entries()) {
    const here = all.filter((one) => one.part === part);
    const rolled = here.flatMap((one) => (one.rolled === undefined ? [] : [one]));
    const off = (list: readonly number[]) => mean(list.map(Math.abs)).toFixed(2);
    const line = {
      game: id,
      seats,
      part: name,
      decisions: here.length,
      netOff: off(here.map((one) => one.off)),
      netBias: mean(here.map((one) => one.off)).toFixed(2),
      compared: rolled.length,
      netOffThere: off(rolled.map((one) => one.off)),
      rolloutsOff: off(rolled.map((one) => one.rolled as number)),
      rolloutsBias: mean(rolled.map((one) => one.rolled as number)).toFixed(2),
    };
    console.log(JSON.stringify(line));
  }
}
