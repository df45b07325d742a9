import { contentsFor } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { ownGame } from '../games.ts';
import { sharingRules } from '../shared-rules.ts';

const gameOf = sharingRules(ownGame);

async function andor() {
  const module = await gameOf('andor');
  if (module === undefined) throw new Error('no Andor');
  return module.game;
}

test('tables with equal options share their rules, others have their own', async () => {
  const game = await andor();
  const { meta } = game;
  const rulesWith = (change: object) => {
    const options = { ...(meta.defaults as object), ...change };
    return game.rules(options, meta.version, contentsFor(meta, options));
  };
  const rules = rulesWith({});
  expect(rulesWith({})).toBe(rules);
  expect(await andor()).toBe(game);
  expect(rulesWith({ difficulty: 'easy' })).not.toBe(rulesWith({ difficulty: 'normal' }));
});

test('rules that cannot be made are asked for again', async () => {
  const game = await andor();
  const nobodys = { ...(game.meta.defaults as object), legend: `sha256:${'0'.repeat(64)}` };
  for (const _time of [1, 2]) expect(() => game.rules(nobodys, game.meta.version, {})).toThrow(/content/);
});

test('a game nobody has is nobody’s', async () => {
  expect(await gameOf('chess')).toBeUndefined();
});
