import { orderOffers, type OrderOffer } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { orders } from '../orders.ts';
import { type Position, scene, type Scene } from './table.ts';

/* What may be ordered beforehand: the questions that come anew in every round of a fight. */

const roll = { type: 'roll', how: 'all' } as const;
const stay = { type: 'stay' } as const;
const fightOn = (field: number, invite = 0) => ({ type: 'fight', field, invite }) as const;

function offered({ rules, state }: Scene): readonly OrderOffer[] {
  return rules.asks(state).flatMap((ask) => orderOffers(orders, rules.view(state, undefined), ask, rules.legal(state, ask.seat)));
}

const alone = (warrior: object, creature: 'gor' | 'skral' | 'wardrak' | 'troll' = 'gor', rest: Partial<Position> = {}) =>
  scene({ heroes: { warrior: { at: 20, ...warrior }, wizard: { at: 7 } }, creatures: [[creature, 20]], turn: 'warrior', ...rest });

/** A round that changes nothing: 14 against 14. */
function drawn(warrior: object): Scene {
  const table = alone({ strength: 13, willpower: 14, ...warrior }, 'troll');
  return table.play('warrior', fightOn(20)).play('warrior', roll, 1, 2, 3, 4, 1, 2, 1);
}

describe('staying in a fight (AND-14.9)', () => {
  test('may be ordered for this fight, and not before or after it', () => {
    const calm = alone({});
    expect(offered(calm)).toEqual([]);
    const table = drawn({});
    expect(table.asked('warrior')).toBe('stay');
    expect(offered(table)).toMatchObject([{ key: 'stay', action: stay }]);
    const span = (at: Scene) => orders.stay.span(at.rules.view(at.state, undefined), 0);
    expect(span(calm)).toBeUndefined();
    expect(span(table)).toBe(offered(table)[0]?.span);
  });

  test('is asked in view of something else with fewer dice, or when the hour begins to cost willpower', () => {
    const mark = (warrior: object) => offered(drawn(warrior))[0]?.mark;
    const before = mark({});
    expect(before).toBeDefined();
    expect(mark({ hour: 1 })).toBe(before);
    expect(mark({ hour: 6 })).not.toBe(before);
  });
});

test('a shield is held back only while its owner would not fall (AND-14.13)', () => {
  const loss = (willpower: number, ...dice: number[]) => {
    const table = alone({ strength: 1, willpower, has: ['shield'] }, 'troll');
    table.play('warrior', fightOn(20)).play('warrior', roll, ...dice, 1, 1, 1); // and three of the troll
    expect(table.asked('warrior')).toBe('shield');
    return offered(table);
  };
  expect(loss(20, 1, 1, 1, 1)).toMatchObject([{ key: 'no-shield', action: { type: 'decline' }, mark: '' }]);
  expect(loss(7, 1, 1, 1)[0]?.mark).toBe('falls');
});

test('brew and herbs may be saved for the whole fight (AND-14.5)', () => {
  const table = alone({ has: ['brew'] });
  table.play('warrior', fightOn(20)).play('warrior', roll, 1, 2, 3);
  expect(table.asked('warrior')).toBe('boost');
  expect(offered(table)).toMatchObject([{ key: 'no-boost', action: { type: 'decline' } }]);
});

test('the wizard may leave all dice as they lie (AND-2.5)', () => {
  const table = scene({ heroes: { warrior: { at: 7 }, wizard: { at: 20 } }, creatures: [['gor', 20]], turn: 'wizard' });
  table.play('wizard', fightOn(20)).play('wizard', roll, 1);
  expect(table.asked('wizard')).toBe('flip');
  expect(offered(table)).toMatchObject([{ key: 'no-flip', action: { type: 'decline' } }]);
});
