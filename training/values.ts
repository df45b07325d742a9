/*
 * How far what a net expects is from what comes, by how much of a round is over; the same for the figure a hint shows first, and for
 * rollouts as without weights:
 *   npx tsx training/values.ts anansi --rounds 200 --seed 41000
 * Rounds are played by the net at every seat. Whoever is to act is asked what the round will bring.
 */
import { parseArgs } from 'node:util';
import { foretold, mean, offBy, type Teller } from '../bots/tests/foretelling.ts';
import { weightsFromDisk } from '../bots/workers/index.ts';
import { folderOf } from '../games/registry.ts';
import { gameWithBots } from '../kernel/index.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '200' },
    seed: { type: 'string', default: '41000' },
    worlds: { type: 'string', default: '24' },
    /** Hints and rollouts are asked at every so many decisions: they take long. */
    every: { type: 'string', default: '4' },
  },
});
const PARTS = ['first', 'second', 'third', 'last'] as const;
const id = positionals[0] ?? 'anansi';
const folder = folderOf(id);
if (folder === undefined) throw new RangeError(`no game "${id}"`);
const [module, bare] = [await gameWithBots(folder, weightsFromDisk), await gameWithBots(folder)];
const { seats: counts } = module.game.meta;
/** What a person who asks gets (`hintBudget`). */
const hint = 8 * (module.levels.adviser?.iterations ?? 0);

for (let seats = counts.min; seats <= counts.max; seats += 1) {
  const telling = { module, bare, seats, seed: Number(values.seed), every: Number(values.every), worlds: Number(values.worlds), hint };
  const all = Array.from({ length: Number(values.rounds) }, (_, n) => foretold(telling, n)).flat();
  for (const [part, name] of PARTS.entries()) {
    const here = all.filter(({ at }) => Math.floor(PARTS.length * at) === part);
    const asked = here.filter(({ off }) => off.hint !== undefined);
    const said = (told: typeof all, teller: Teller) => {
      const off = offBy(told, teller);
      return `${mean(off.map(Math.abs)).toFixed(2)} (${mean(off).toFixed(2)})`;
    };
    const there = Object.fromEntries((['net', 'valued', 'hint', 'rollouts'] as const).map((teller) => [teller, said(asked, teller)]));
    console.log(
      JSON.stringify({ game: id, seats, part: name, decisions: here.length, net: said(here, 'net'), asked: asked.length, there }),
    );
  }
}
