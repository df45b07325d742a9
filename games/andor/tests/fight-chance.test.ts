import { FastRandom } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { Chance, type Fighter, fightOdds } from '../fights/index.ts';
import { heroKinds } from '../pieces.ts';

const random = new FastRandom(20);
/** From 0 up to and without `most`. */
const drawn = (most: number): number => random.below(most);

/** Fights as they come up in legends, and odd ones: late in the day, against dice of its own, at any price of overtime. */
function anyFight() {
  const fighters = heroKinds.flatMap((_, hero): Fighter[] =>
    drawn(2) === 0
      ? []
      : [
          {
            hero,
            strength: 1 + drawn(14),
            willpower: 1 + drawn(20),
            hour: drawn(11),
            helm: drawn(4) === 0,
            bow: drawn(4) === 0,
            runes: drawn(6) === 0,
          },
        ],
  );
  const dice = { count: 1 + drawn(3), black: drawn(2) === 0 };
  const foe = { kind: drawn(4), strength: 2 + drawn(40), willpower: drawn(40) === 0 ? 40 : drawn(20), ...(drawn(4) === 0 && { dice }) };
  const overtime = drawn(2) === 0 ? [2, 2, 2] : [drawn(4) - 1, drawn(4) - 1, drawn(4) - 1];
  return [fighters, foe, { allies: drawn(3), overtime }] as const;
}

describe('whether a fight is likely enough', () => {
  test('agrees with the exact odds, whatever is asked and in whatever order', () => {
    for (let n = 0; n < 4000; n += 1) {
      const [fighters, foe, settings] = anyFight();
      const { win } = fightOdds(fighters, foe, settings);
      const asked = new Chance(fighters, foe, settings);
      for (const wanted of [0.05, 0.3, 0.6, 0.95, drawn(1000) / 1000, win, win + 1e-12, win - 1e-12, win + 1e-6, win - 1e-6, 0, 1]) {
        expect(new Chance(fighters, foe, settings).isAtLeast(wanted)).toBe(win >= wanted);
        expect(asked.isAtLeast(wanted)).toBe(win >= wanted);
      }
      expect(asked.win).toBe(win);
    }
  });

  test('is told exactly where it is shown', () => {
    const [fighters, foe, settings] = anyFight();
    expect(new Chance(fighters, foe, settings).odds).toEqual(fightOdds(fighters, foe, settings));
  });
});
