import { describe, expect, test } from 'vitest';
import { outlook } from '../bot/odds.ts';
import { GOLD, ITEMS, NONE, ON_SHIELD, STRENGTH, WITCH } from '../pieces.ts';
import { willpowerOf } from '../rules/creature.ts';
import { C_NAME, C_STRENGTH } from '../state.ts';
import { brewMissing, strengthPrice } from '../bot/standing.ts';
import { answer, situation } from './counselled.ts';
import { type Position, type Scene, scene } from './table.ts';

/** So many creatures have come into the castle already. */
function held(of: Scene, count: number): Scene {
  for (let i = 0; i < count; i += 1) of.state.creatures.push(0, ON_SHIELD, NONE, NONE, 0, NONE, NONE, 0);
  return of;
}

/** A task that is open, and one that is done (the legend's own order of tasks). */
const [OPEN, DONE] = [1, 2];

const odds = (of: Scene): number => outlook(of.rules.core, of.state, 3, 0, 2, willpowerOf(of.rules.core, of.state, 0)).win;

describe('a fight without which the castle falls tonight', () => {
  /** Two heroes beside a skral that is about to enter; the odds are less than even. */
  const atGate = (shields: number): Scene =>
    held(
      scene({
        heroes: { dwarf: { at: 2, strength: 1, willpower: 6 }, warrior: { at: 2, strength: 1, willpower: 6 } },
        creatures: [['skral', 2]],
        turn: 'dwarf',
      }),
      shields,
    );

  test('is begun and joined at odds nobody would take otherwise', () => {
    const here = atGate(3);
    expect(odds(here)).toBeGreaterThan(0.05);
    expect(odds(here)).toBeLessThan(0.5);
    here.play('dwarf', { type: 'fight', field: 2, invite: 2 });
    expect(answer(here, 'warrior')).toEqual({ type: 'join' });
    here.play('warrior', { type: 'join' });
    expect(answer(here, 'dwarf')).not.toEqual({ type: 'withdraw' });
  });

  test('is not called off because somebody would not come', () => {
    const here = held(
      scene({
        heroes: { dwarf: { at: 2, willpower: 6 }, warrior: { at: 2, willpower: 6 }, wizard: { at: 2, willpower: 3 } },
        creatures: [['skral', 2]],
        turn: 'dwarf',
      }),
      2,
    );
    here.play('dwarf', { type: 'fight', field: 2, invite: 6 }).play('warrior', { type: 'join' }).play('wizard', { type: 'decline' });
    expect(odds(here)).toBeLessThan(0.5);
    expect(answer(here, 'dwarf')).toEqual({ type: 'begin' });
  });

  test('is left alone at the same odds while there are shields enough', () => {
    const here = atGate(1).play('dwarf', { type: 'fight', field: 2, invite: 2 });
    expect(answer(here, 'warrior')).toEqual({ type: 'decline' });
  });
});

describe('a hero with nobody beside him', () => {
  const gor = (partner: boolean): Scene =>
    held(
      scene({
        heroes: { warrior: { at: 13, strength: 3, willpower: 7 }, archer: { at: partner ? 13 : 71, strength: 2, inBox: !partner } },
        creatures: [['gor', 13]],
        turn: 'warrior',
      }),
      3,
    );

  test('begins at odds that would do for a party, and asks who is there', () => {
    const alone = gor(false);
    const { win } = outlook(alone.rules.core, alone.state, 1, 0, 13, willpowerOf(alone.rules.core, alone.state, 0));
    expect(win).toBeGreaterThan(0.72);
    expect(win).toBeLessThan(0.95);
    expect(answer(alone, 'warrior')).toEqual({ type: 'fight', field: 13, invite: 0 });
    expect(answer(gor(true), 'warrior')).toEqual({ type: 'fight', field: 13, invite: 2 });
  });
});

describe('brew that is kept for the last fight', () => {
  test.each([
    { strength: 1, does: 'brew' },
    { strength: 12, does: 'decline' },
  ])('is drunk where the castle is as good as lost, not where it is safe: strength $strength', ({ strength, does }) => {
    const here = held(
      scene({
        heroes: { dwarf: { at: 2, strength, willpower: 7, has: ['brew'] }, warrior: { at: 57, inBox: true } },
        creatures: [['skral', 2]],
        options: { legend: '2' },
        turn: 'dwarf',
      }),
      3,
    );
    here.state.legend.tasks.splice(0, 4, OPEN, DONE, OPEN, OPEN); // the skral on its tower is still to come
    here.play('dwarf', { type: 'fight', field: 2, invite: 0 }).play('dwarf', { type: 'roll', how: 'all' }, 3, 4);
    expect(here.asked('dwarf')).toBe('boost');
    expect(answer(here, 'dwarf')?.type).toBe(does);
  });
});

describe('strength is bought where it is cheapest', () => {
  test('AND-2.1 six gold are six points to the dwarf in the mine and three to anybody else, and points of a party add up', () => {
    const shop = { goods: [{ item: STRENGTH, price: 2 }] };
    const bought = (kind: 'dwarf' | 'warrior'): number => {
      const here = scene({ heroes: { dwarf: { at: 71 }, warrior: { at: 71 } }, turn: kind, script: shop });
      here.state.bag[here.seat(kind) * ITEMS + GOLD] = 6;
      return Math.floor(6 / strengthPrice(situation(here), here.seat(kind), 71));
    };
    expect([bought('dwarf'), bought('warrior')]).toEqual([6, 3]);
    const together = (dwarf: number, warrior: number): number => {
      const here = scene({
        heroes: { dwarf: { at: 2, strength: dwarf }, warrior: { at: 2, strength: warrior } },
        creatures: [['skral', 2]],
      });
      return odds(here);
    };
    expect(together(7, 1)).toBe(together(4, 4));
    expect(together(7, 1)).toBeGreaterThan(together(4, 1));
  });
});

/** Legend 2, normal: only the skral on its tower is left, and the witch stands on 11. */
function towerLeft(heroes: Position['heroes']): Scene {
  const here = scene({ heroes, creatures: [['skral', 53]], options: { legend: '2' }, turn: 'warrior' });
  here.state.figures[WITCH] = 11;
  here.state.legend.tasks.splice(0, 4, OPEN, DONE, DONE, OPEN);
  here.state.creatures.splice(C_STRENGTH, 2, 20, 6);
  here.state.creatures[C_NAME] = [0, 1, 2, 3].find((name) => {
    here.state.creatures[C_NAME] = name;
    return situation(here).boss === 0;
  }) as number;
  return here;
}

describe('before the last fight', () => {
  test('the team is arming while it is too weak, and not before the other tasks are done', () => {
    const weak = towerLeft({ dwarf: { at: 71 }, warrior: { at: 18, gold: 6 } });
    expect(situation(weak).arming).toBe(true);
    weak.state.legend.tasks[2] = OPEN;
    expect(situation(weak).arming).toBe(false);
    const strong = towerLeft({ dwarf: { at: 71, strength: 14, willpower: 14 }, warrior: { at: 18, strength: 14, willpower: 14 } });
    expect(situation(strong).arming).toBe(false);
  });

  test('brew is wanted by as many as there are without any in the team', () => {
    const here = towerLeft({ dwarf: { at: 71, has: ['brew'] }, warrior: { at: 18, gold: 6 } });
    expect(brewMissing(situation(here))).toBe(1);
    const full = towerLeft({ dwarf: { at: 71, has: ['brew', 'brew-half'] }, warrior: { at: 18, gold: 6 } });
    expect(brewMissing(situation(full))).toBe(0);
  });
});

describe('room for a thing a task wants', () => {
  test('is made by laying down a wineskin, not the brew', () => {
    const here = scene({
      heroes: { dwarf: { at: 58, has: ['wineskin', 'wineskin', 'brew'] }, warrior: { at: 71 } },
      lying: [['herb-4', 58]],
      options: { legend: '2' },
      turn: 'dwarf',
    });
    here.state.legend.tasks.splice(0, 4, OPEN, DONE, OPEN, OPEN);
    expect(answer(here, 'dwarf')).toEqual({ type: 'drop', item: 0, count: 1 });
  });
});
