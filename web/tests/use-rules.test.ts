import { ladder } from '@tafelrunde/conformance/toys';
import type { WholeGame } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { rulesKeeper } from '../src/table/use-rules.ts';

test('equal options that arrive again are the same rules; others, or another version, are not', () => {
  let compiled = 0;
  const counting: WholeGame = {
    ...ladder,
    game: {
      ...ladder.game,
      rules: (options, version) => {
        compiled += 1;
        return ladder.game.rules(options, version);
      },
    },
  };
  const rulesOf = rulesKeeper();
  const options = { ...ladder.game.meta.defaults };
  const rules = rulesOf(counting, { options, version: 2 }, {});
  for (let updates = 0; updates < 5; updates += 1) expect(rulesOf(counting, { options: { ...options }, version: 2 }, {})).toBe(rules);
  expect(compiled).toBe(1);
  expect(rulesOf(counting, { options: { ...options, height: 5 }, version: 2 }, {})).not.toBe(rules);
  expect(rulesOf(counting, { options, version: 1 }, {})).not.toBe(rules);
  expect(rulesOf(counting, { options, version: 1, readOnly: true }, {})).toBeUndefined();
  expect(rulesOf(counting, { options, version: 1 }, undefined)).toBeUndefined();
  expect(compiled).toBe(3);
});
