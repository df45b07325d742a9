import { folderOf } from '@tafelrunde/games';
import { FastRandom, type GameFolder, gameWithBots, same, silent } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { adviserOf, makeBot } from '../levels.ts';

const module = await gameWithBots(folderOf('anthem') as GameFolder);
const rules = module.game.rules(module.game.meta.defaults);

/** Positions of a match by instant bots, each with what whoever is asked may do. */
function* positions(seats: number, seed: number) {
  const instant = makeBot(module, 'instant', rules);
  const random = new FastRandom(seed);
  const state = rules.setup(seats, random, silent);
  for (let ask = rules.asks(state)[0]; ask !== undefined; ask = rules.asks(state)[0]) {
    const { seat } = ask;
    const turn = { seat, view: rules.view(state, seat), asks: rules.asks(state), legal: rules.legal(state, seat), budget: {} };
    yield { state, turn };
    rules.play(state, seat, instant.choose({ ...turn, random }).action, random, silent);
  }
}

/** Whether this action ends the match at once, with its seat alone in the first place. */
function wins(state: unknown, seat: number, action: unknown): boolean {
  const after = structuredClone(state);
  rules.play(after, seat, action, new FastRandom(1), silent);
  const result = rules.result(after);
  const first = result?.kind === 'ranking' ? result.places.filter(({ place }) => place === 1) : [];
  return first.length === 1 && first[0]?.seat === seat;
}

test.each([2, 4])('Anthem, %i players: where something wins at once the hint says so, from what the seat can know alone', (seats) => {
  let seen = 0;
  for (let seed = 1; seen < 3 && seed < 400; seed += 1) {
    for (const { state, turn } of positions(seats, seed)) {
      const winning = turn.legal.filter((action) => wins(state, turn.seat, action));
      if (winning.length === 0 || winning.length === turn.legal.length) continue;
      seen += 1;
      const ask = (view: unknown) =>
        adviserOf(module, rules)?.advise({ ...turn, view, random: new FastRandom(5), budget: { iterations: 400 } });
      const advice = ask(turn.view);
      const [best] = advice?.opinions ?? [];
      expect(winning.some((action) => same(action, best?.action))).toBe(true);
      expect(best?.expected).toBe(100);
      expect(ask(rules.view(rules.imagine(turn.view, new FastRandom(8)), turn.seat))).toEqual(advice);
      break;
    }
  }
  expect(seen).toBe(3);
});
