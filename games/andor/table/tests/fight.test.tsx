import { expect, test } from 'vitest';
import { NONE } from '../../pieces.ts';
import { counting } from '../scenes/Ally.tsx';
import { fightAfter, fightShown, type Roll, type ToldFight } from '../scenes/fight-told.ts';
import { matchOf } from './drawing.tsx';

const roll = (dice: readonly number[], more: Partial<Roll> = {}): Roll => ({
  how: 'all',
  dice,
  value: undefined,
  turned: undefined,
  brewed: false,
  herbs: 0,
  ...more,
});

test('what was told of a fight is what the view knows of it', () => {
  const known: unknown[] = [];
  const heard: unknown[] = [];
  let clashes = 0;
  for (const match of [matchOf({ legend: '2' }, 4, 6, 'bots'), matchOf({ legend: '2' }, 3, 7, 'bots')]) {
    let told: ToldFight | undefined;
    for (const { rules, state, step } of match) {
      for (const event of step.events) told = fightAfter(told, event);
      const view = rules.shown(rules.view(state, 0));
      const { fight } = view;
      if (fight.inviter === NONE) continue;
      // A page that was loaded again knows the same fight from the view: who fights, what each roll counted, and the dice that lie now.
      const seen = fightShown(undefined, view);
      const seats = [0, 1, 2, 3].filter((seat) => seen?.rolls[seat]?.value !== undefined);
      const dice = told?.rolls[fight.roller]?.dice ?? [];
      known.push([
        seen?.field,
        seen?.round,
        seen?.against,
        seen?.fighters,
        seen?.theirs,
        seats.map((seat) => seen?.rolls[seat]?.value),
        fight.dice,
      ]);
      heard.push([
        told?.field,
        told?.round,
        told?.against,
        told?.fighters.toSorted((a, b) => a - b),
        told?.theirs,
        seats.map((seat) => told?.rolls[seat]?.value),
        fight.roller === NONE ? fight.dice : dice.slice(dice.length - fight.dice.length),
      ]);
      if (told?.clash !== undefined && told.theirs?.value === told.clash.theirs) clashes += 1;
    }
  }
  expect(heard).toEqual(known);
  expect(known.length).toBeGreaterThan(50);
  expect(clashes).toBeGreaterThan(5);
});

test('AND-2.4, AND-10.7, AND-10.12 the dice that count are shown as such', () => {
  expect(counting(roll([3, 6, 2]), false)).toEqual([false, true, false]);
  expect(counting(roll([1, 3, 5], { how: 'one' }), false)).toEqual([false, false, true]);
  expect(counting(roll([4, 4, 6]), true)).toEqual([true, true, false]);
  expect(counting(roll([2, 2, 6]), true)).toEqual([false, false, true]);
  expect(counting(roll([4, 4, 6], { brewed: true }), true)).toEqual([false, false, true]);
});
