import { FastRandom, pick, silent } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { meta } from '../meta.ts';
import { thinking } from '../thinking/index.ts';

test.each(['1', '2', '3', '4', '5'])('whom the game waits for first is known without all it asks, Legend %s', (legend) => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 6; seed += 1) {
    const rules = game.rules({ ...meta.defaults, legend });
    const random = new FastRandom(seed);
    const state = rules.setup(2 + (seed % 3), random, silent);
    const thought = thinking.make(rules);
    for (let steps = 0; steps < 600; steps += 1) {
      const ask = rules.asks(state).find(({ must }) => must);
      expect(thought.waitedFor?.(state)).toBe(ask?.seat);
      if (ask === undefined) break;
      seen.add(ask.what);
      rules.play(state, ask.seat, pick(rules.legal(state, ask.seat), random), random, silent);
    }
  }
  expect(seen.size).toBeGreaterThan(1);
});
