import { describe, expect, test } from 'vitest';
import { BOW, BREW, FALCON, GEM_2, GEM_4, GOLD, HELM, NONE, SHIELD, STRENGTH, TELESCOPE, WINESKIN, WINESKIN_HALF } from '../pieces.ts';
import { giveItem } from '../rules/items.ts';
import { gainGold } from '../rules/points.ts';
import { question } from '../rules/flow.ts';
import { type Position, scene } from './table.ts';

const give = (to: number, item: number, count = 1) => ({ type: 'give', to, item, count }) as const;
const lay = (item: number, count = 1) => ({ type: 'lay', item, count }) as const;
const agree = { type: 'agree' } as const;
const market = { goods: [STRENGTH, WINESKIN, SHIELD, BOW, FALCON, HELM, TELESCOPE].map((item) => ({ item, price: 2 })) };
const together = (dwarf: object, archer: object, rest: Partial<Position> = {}): Position => ({
  heroes: { dwarf: { at: 18, ...dwarf }, archer: { at: 18, ...archer } },
  ...rest,
});

describe('free actions', () => {
  test('AND-5.1 they cost no hour and need no turn', () => {
    const table = scene(together({ gold: 2 }, { gold: 2 }, { set: { wells: [37] }, turn: 'dwarf' }));
    table.play('archer', { type: 'well' }).play('archer', { type: 'buy', item: STRENGTH, gem: NONE });
    expect(table.of('archer')).toMatchObject({ hour: 0, strength: 2, willpower: 10 });
    expect(table.asked('dwarf')).toBe('turn');
    expect(table.rules.asks(table.state)).toContainEqual({ seat: 1, what: 'free', must: false });
  });

  test('AND-5.2 from the sunrise box there are none', () => {
    const table = scene(together({}, { gold: 2, inBox: true }, { turn: 'dwarf' }));
    expect(table.legal('archer')).toEqual([]);
    expect(table.rules.asks(table.state)).toEqual([{ seat: 0, what: 'turn', must: true }]);
    expect(table.refused('archer', { type: 'buy', item: STRENGTH, gem: NONE })).toEqual({ code: 'in-sunrise-box', rule: 'AND-5.2' });
  });

  test('AND-5.3 within a round fighters hand nothing over, and no falcon flies; others may', () => {
    const table = scene({
      heroes: {
        dwarf: { at: 20, gold: 2, has: ['wineskin'] },
        warrior: { at: 20, gold: 2 },
        archer: { at: 18, gold: 2, has: ['falcon'] },
        wizard: { at: 18, gold: 2 },
      },
      creatures: [['gor', 20]],
      lying: [['gold', 20]],
      turn: 'dwarf',
    });
    table.play('dwarf', { type: 'fight', field: 20, invite: 2 }).play('warrior', { type: 'join' });
    expect(table.refused('dwarf', give(1, WINESKIN))).toEqual({ code: 'in-a-round', rule: 'AND-5.3' });
    expect(table.refused('warrior', { type: 'take', item: GOLD, count: 1 })).toEqual({ code: 'in-a-round', rule: 'AND-5.3' });
    expect(table.refused('archer', { type: 'exchange', with: 3, falcon: true })).toEqual({ code: 'falcon-in-a-round', rule: 'AND-5.3' });
    table.play('archer', give(3, GOLD, 2)).play('archer', { type: 'drop', item: FALCON, count: 1 });
    expect(table.asked('dwarf')).toBe('roll');
  });

  test('AND-5.4 while a card asks, free actions wait', () => {
    const table = scene(together({}, { gold: 2 }, { turn: 'dwarf' }));
    question(table.table, 0, 'option', [1], true);
    expect(table.asked('dwarf')).toBe('question');
    expect(table.refused('archer', { type: 'buy', item: STRENGTH, gem: NONE })).toEqual({ code: 'answer-first', rule: 'AND-5.4' });
    expect(table.refused('dwarf', { type: 'pass' })).toEqual({ code: 'answer-first', rule: 'AND-5.4' });
    table.play('dwarf', { type: 'choose', of: 'option', value: 1 });
    expect([table.state.answer, table.asked('dwarf')]).toEqual([1, 'turn']);
  });

  test('AND-17.6 what a card offers may be declined', () => {
    const table = scene(together({}, {}, { turn: 'dwarf' }));
    question(table.table, 1, 'field', [3, 9], true);
    expect(table.legal('archer')).toEqual([
      { type: 'choose', of: 'field', value: 3 },
      { type: 'choose', of: 'field', value: 9 },
      { type: 'decline' },
    ]);
    table.play('archer', { type: 'decline' });
    expect(table.state.answer).toBe(NONE);
  });

  test('AND-5.5 strength and willpower cannot be given', () => {
    const table = scene(together({}, {}));
    expect(table.refused('dwarf', give(1, STRENGTH))).toMatchObject({ code: 'not-carried' });
  });
});

describe('carrying, giving, exchanging', () => {
  test('AND-9.1 what goes into which space', () => {
    const table = scene(together({ has: ['shield', 'helm', 'wineskin', 'telescope', 'brew'] }, { has: ['bow'] }));
    expect(table.refused('archer', give(0, BOW))).toMatchObject({ code: 'no-space', rule: 'AND-9.4' });
    for (const item of [WINESKIN, TELESCOPE, BREW, HELM]) table.play('dwarf', give(1, item));
    expect(table.refused('dwarf', give(1, SHIELD))).toMatchObject({ code: 'no-space' });
  });

  test('AND-9.2 what is laid down lies there until somebody who stands there picks it up', () => {
    const table = scene(together({ gold: 3, has: ['wineskin-half'] }, {}));
    table.play('dwarf', { type: 'drop', item: GOLD, count: 2 }).play('dwarf', { type: 'drop', item: WINESKIN_HALF, count: 1 });
    table.play('archer', { type: 'take', item: GOLD, count: 1 }).play('archer', { type: 'take', item: WINESKIN_HALF, count: 1 });
    expect([table.of('dwarf').gold, table.of('archer').gold, table.of('archer').count('wineskin-half')]).toEqual([1, 1, 1]);
    expect(table.refused('archer', { type: 'take', item: GOLD, count: 2 })).toMatchObject({ code: 'not-lying-here', rule: 'AND-9.3' });
    expect(table.refused('dwarf', { type: 'drop', item: BOW, count: 1 })).toMatchObject({ code: 'not-carried', rule: 'AND-9.2' });
  });

  test('AND-9.3 without a free space nothing is picked up', () => {
    const table = scene(together({ has: ['wineskin', 'wineskin', 'brew'] }, {}, { lying: [['telescope', 18]] }));
    expect(table.refused('dwarf', { type: 'take', item: TELESCOPE, count: 1 })).toMatchObject({ code: 'no-space', rule: 'AND-9.3' });
    table.play('archer', { type: 'take', item: TELESCOPE, count: 1 });
  });

  test('AND-9.4 giving needs the giver alone, and one field', () => {
    const table = scene(together({ gold: 2 }, {}));
    table.play('dwarf', give(1, GOLD, 2));
    expect(table.of('archer').gold).toBe(2);
    const apart = scene({ heroes: { dwarf: { at: 7, gold: 1 }, archer: { at: 8 } } });
    expect(apart.refused('dwarf', give(1, GOLD))).toEqual({ code: 'elsewhere', rule: 'AND-9.4', params: { seat: 1 } });
  });

  test('AND-9.5 an exchange is laid out by both and happens when both agree', () => {
    const table = scene(together({ gold: 3, has: ['bow'] }, { gold: 1, has: ['shield'] }, { turn: 'dwarf' }));
    table.play('archer', { type: 'exchange', with: 0, falcon: false });
    // it waits for who opened it; the other may lay out at any time
    expect([table.asked('dwarf'), table.asked('archer')]).toEqual(['', 'exchange']);
    table.play('archer', lay(SHIELD)).play('dwarf', lay(BOW)).play('archer', agree);
    expect([table.asked('dwarf'), table.asked('archer')]).toEqual(['exchange', '']);
    table.play('dwarf', lay(GOLD, 2)); // a changed offer takes back what was agreed
    expect(table.asked('archer')).toBe('exchange');
    table.play('dwarf', agree).play('archer', agree);
    expect([table.of('dwarf').count('shield'), table.of('archer').count('bow'), table.of('archer').gold]).toEqual([1, 1, 3]);
    expect(table.asked('dwarf')).toBe('turn');
  });

  test('AND-9.5 each of the two may call it off', () => {
    const table = scene(together({ gold: 3 }, { gold: 1 }, { turn: 'dwarf' }));
    table.play('dwarf', { type: 'exchange', with: 1, falcon: false }).play('dwarf', lay(GOLD, 3)).play('archer', { type: 'cancel' });
    expect([table.of('dwarf').gold, table.asked('dwarf')]).toEqual([3, 'turn']);
  });

  test('AND-9.5 with somebody elsewhere there is none', () => {
    const table = scene({ heroes: { dwarf: { at: 7, gold: 1 }, archer: { at: 8 } } });
    expect(table.refused('dwarf', { type: 'exchange', with: 1, falcon: false })).toEqual({
      code: 'elsewhere',
      rule: 'AND-9.5',
      params: { seat: 1 },
    });
  });

  test('AND-9.6 spaces are counted after what each gives away', () => {
    const table = scene(together({ has: ['bow', 'helm'] }, { has: ['shield', 'helm'] }, { turn: 'dwarf' }));
    table.play('dwarf', { type: 'exchange', with: 1, falcon: false }).play('dwarf', lay(BOW));
    expect(table.refused('archer', agree)).toEqual({ code: 'does-not-fit', rule: 'AND-9.6' });
    table.play('archer', lay(SHIELD));
    table.play('archer', lay(HELM));
    expect(table.may('dwarf', agree)).toBe(false);
    table.play('dwarf', lay(HELM)).play('dwarf', agree).play('archer', agree);
    expect([table.of('dwarf').count('shield'), table.of('archer').count('bow')]).toEqual([1, 1]);
  });

  test('AND-9.6 nothing for nothing is no exchange', () => {
    const table = scene(together({ gold: 1 }, {}, { turn: 'dwarf' }));
    table.play('dwarf', { type: 'exchange', with: 1, falcon: false });
    expect(table.may('dwarf', agree)).toBe(false);
  });

  test('AND-9.7 a hero in the box exchanges nothing but can be given something', () => {
    const table = scene(together({ gold: 1 }, { gold: 1, inBox: true }, { turn: 'dwarf' }));
    expect(table.refused('dwarf', { type: 'exchange', with: 1, falcon: false })).toMatchObject({ code: 'in-sunrise-box', rule: 'AND-9.7' });
    table.play('dwarf', give(1, GOLD));
    expect(table.of('archer').gold).toBe(2);
  });

  test('AND-9.8 an item without a space is laid on the field', () => {
    const table = scene(together({ has: ['wineskin', 'wineskin', 'wineskin'] }, {}));
    expect(giveItem(table.table, 0, TELESCOPE, 'card')).toBe(true);
    expect(table.may('archer', { type: 'take', item: TELESCOPE, count: 1 })).toBe(true);
  });

  test('AND-9.9 a half-used thing stays half-used', () => {
    const table = scene(together({ has: ['brew-half'] }, {}));
    table.play('dwarf', give(1, 3));
    expect(table.of('archer').count('brew-half')).toBe(1);
  });
});

describe('merchants', () => {
  test('AND-8.1 they sell on their fields to whoever stands there', () => {
    const table = scene({ heroes: { dwarf: { at: 18, gold: 9 }, archer: { at: 17, gold: 9 } }, script: market });
    for (let i = 0; i < 4; i += 1) table.play('dwarf', { type: 'buy', item: STRENGTH, gem: NONE });
    expect(table.of('dwarf')).toMatchObject({ strength: 5, gold: 1 });
    expect(table.refused('archer', { type: 'buy', item: STRENGTH, gem: NONE })).toEqual({ code: 'no-merchant', rule: 'AND-8.1' });
  });

  test('AND-8.2 a strength point costs 2 gold, up to 14', () => {
    const table = scene({ heroes: { dwarf: { at: 18, gold: 9, strength: 14 }, archer: { at: 18, gold: 1 } }, script: market });
    expect(table.refused('dwarf', { type: 'buy', item: STRENGTH, gem: NONE })).toMatchObject({ code: 'sold-out', rule: 'AND-1.5' });
    expect(table.refused('archer', { type: 'buy', item: STRENGTH, gem: NONE })).toMatchObject({ code: 'no-gold', rule: 'AND-8.2' });
  });

  test('AND-8.3 items cost 2 gold where they are sold', () => {
    const table = scene({ heroes: { dwarf: { at: 18, gold: 4 }, archer: { at: 17 } }, script: market });
    table.play('dwarf', { type: 'buy', item: HELM, gem: NONE }).play('dwarf', { type: 'buy', item: FALCON, gem: NONE });
    expect([table.of('dwarf').count('helm'), table.of('dwarf').count('falcon'), table.of('dwarf').gold]).toEqual([1, 1, 0]);
    const strengthOnly = scene({ heroes: { dwarf: { at: 18, gold: 4 }, archer: { at: 17 } } });
    expect(strengthOnly.refused('dwarf', { type: 'buy', item: HELM, gem: NONE })).toMatchObject({ code: 'not-sold-here', rule: 'AND-8.3' });
  });

  test('AND-8.4 full spaces buy nothing', () => {
    const table = scene({ heroes: { dwarf: { at: 18, gold: 4, has: ['shield'] }, archer: { at: 17 } }, script: market });
    expect(table.refused('dwarf', { type: 'buy', item: BOW, gem: NONE })).toMatchObject({ code: 'no-space', rule: 'AND-8.4' });
  });

  test('AND-8.5 what is sold out comes back when it is used up', () => {
    const table = scene({
      heroes: {
        dwarf: { at: 18, gold: 9, has: ['wineskin', 'wineskin'] },
        archer: { at: 18, has: ['wineskin', 'wineskin', 'wineskin-half'] },
      },
      script: market,
      turn: 'archer',
    });
    expect(table.refused('dwarf', { type: 'buy', item: WINESKIN, gem: NONE })).toMatchObject({ code: 'sold-out', rule: 'AND-8.5' });
    table.play('archer', { type: 'drink' });
    table.play('dwarf', { type: 'buy', item: WINESKIN, gem: NONE });
  });

  test('AND-8.7 there are 52 gold; a gain for which none is left is skipped', () => {
    const table = scene({ heroes: { dwarf: { at: 18, gold: 50 }, archer: { at: 17 } } });
    expect(gainGold(table.table, 1, 5, 'card')).toBe(2);
    expect(gainGold(table.table, 1, 1, 'card')).toBe(0);
  });

  test('AND-23.5 as an option there is always enough', () => {
    const table = scene({ heroes: { dwarf: { at: 18, gold: 50 }, archer: { at: 17 } }, options: { emptySupply: 'endless' } });
    expect(gainGold(table.table, 1, 5, 'card')).toBe(5);
  });

  test('AND-21.6 gems are money, AND-21.7 with change', () => {
    const table = scene({ heroes: { dwarf: { at: 18, has: ['gem-4', 'gem-2'] }, archer: { at: 17 } }, script: market });
    table.play('dwarf', { type: 'buy', item: STRENGTH, gem: GEM_4 });
    expect(table.of('dwarf')).toMatchObject({ strength: 2, gold: 2 });
    table.play('dwarf', { type: 'buy', item: HELM, gem: GEM_2 });
    expect(table.of('dwarf')).toMatchObject({ gold: 2 });
  });

  test('AND-21.6 not where a legend gives them another use', () => {
    const table = scene({ heroes: { dwarf: { at: 18, has: ['gem-4'] }, archer: { at: 17 } }, script: { ...market, off: [GEM_2] } });
    expect(table.may('dwarf', { type: 'buy', item: STRENGTH, gem: GEM_4 })).toBe(false);
  });
});

describe('limits', () => {
  test('AND-23.1 twenty times between two hours, then no more', () => {
    const table = scene(together({ gold: 20 }, { gold: 1 }, { turn: 'dwarf' }));
    for (let i = 0; i < 20; i += 1) table.play('dwarf', give(1, GOLD));
    table.play('archer', give(0, GOLD));
    expect(table.refused('dwarf', give(1, GOLD))).toEqual({ code: 'handled-enough', rule: 'AND-23.1', params: { most: 20 } });
    for (const type of ['take', 'drop'] as const) {
      expect(table.refused('dwarf', { type, item: GOLD, count: 1 })).toMatchObject({ code: 'handled-enough' });
    }
    expect(table.refused('dwarf', { type: 'exchange', with: 1, falcon: false })).toMatchObject({ code: 'handled-enough' });
    table.play('dwarf', { type: 'pass' }); // an hour was spent: handling begins anew for all
    table.play('dwarf', give(1, GOLD));
  });

  test('AND-23.1 laying out in an exchange counts, calling a fight off counts', () => {
    const table = scene(together({ gold: 20 }, { gold: 1 }, { turn: 'dwarf', creatures: [['gor', 18]] }));
    table.play('dwarf', { type: 'exchange', with: 1, falcon: false }).play('dwarf', lay(GOLD)).play('dwarf', { type: 'cancel' });
    expect(table.state.handled).toEqual([2, 0]);
    table.play('dwarf', { type: 'fight', field: 18, invite: 2 }).play('archer', { type: 'decline' }).play('dwarf', { type: 'withdraw' });
    expect(table.state.handled).toEqual([3, 0]);
    expect(table.of('dwarf').hour).toBe(0);
  });
});
