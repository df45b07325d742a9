import { describe, expect, test } from 'vitest';
import { BOW, FALCON, GEM_2, GOLD, HELM, HERB_3, NONE, PARCHMENT, SHIELD, STRENGTH, TELESCOPE, WINESKIN, WITCH } from '../pieces.ts';
import { advance } from '../rules/advance.ts';
import { putHero } from '../rules/board.ts';
import { pool, question } from '../rules/flow.ts';
import { toBox } from '../rules/points.ts';
import { POINT_GOLD, POINT_ITEM, POINT_WILLPOWER } from '../state.ts';
import { scene } from './table.ts';

/*
 * Rare situations: what a card does in the middle of a fight, what two heroes may still change, and why odd things are refused.
 */

const fightOn = (field: number, invite = 0) => ({ type: 'fight', field, invite }) as const;
const rollAll = { type: 'roll', how: 'all' } as const;
const rollOne = { type: 'roll', how: 'one' } as const;
const lay = (item: number, count = 1) => ({ type: 'lay', item, count }) as const;
const agree = { type: 'agree' } as const;
const cancel = { type: 'cancel' } as const;
const share = (point: 'gold' | 'willpower' | 'strength' | 'item') => ({ type: 'share', point }) as const;

describe('a card strikes in the middle of a fight', () => {
  const shot = (off: readonly number[] = []) =>
    scene({
      heroes: { warrior: { at: 4, has: ['bow'] }, wizard: { at: 7 } },
      creatures: [['gor', 20]],
      turn: 'warrior',
      script: { off },
    }).play('warrior', fightOn(20));

  test('AND-10.5 whose bow fails in the round he paid for still rolls, die by die', () => {
    const table = shot();
    Object.assign(table.legend.script, { off: [BOW] });
    expect(table.legal('warrior').filter(({ type }) => type === 'roll')).toEqual([rollOne]);
    table.play('warrior', rollOne, 4).play('warrior', { type: 'keep' }, 1, 2);
    expect(table.heard('clash')).toEqual([{ kind: 'clash', ours: 5, theirs: 4 }]);
    expect(table.heard('left-fight')).toEqual([{ kind: 'left-fight', seat: 0, why: 'reach' }]);
  });

  test('AND-15.6 whom a card carries off finishes his roll and is out of reach after it', () => {
    const table = scene({ heroes: { dwarf: { at: 20 }, wizard: { at: 7 } }, creatures: [['troll', 20]], turn: 'dwarf' });
    table.play('dwarf', fightOn(20));
    putHero(table.table, 0, 57);
    expect(table.legal('dwarf').filter(({ type }) => type === 'roll')).toEqual([rollOne]);
    table.play('dwarf', rollOne, 6).play('dwarf', { type: 'keep' }, 1, 2, 3);
    expect(table.asked('wizard')).toBe('turn');
  });

  test('AND-3.6 whom a card sends to bed fights no further round', () => {
    const table = scene({
      heroes: { dwarf: { at: 20, strength: 8 }, warrior: { at: 20, strength: 8 } },
      creatures: [['troll', 20]],
      turn: 'warrior',
    });
    table.play('warrior', fightOn(20, 1)).play('dwarf', { type: 'join' });
    table.play('warrior', rollAll, 1, 1, 1).play('dwarf', rollAll, 1, 1, 1, 2, 3);
    expect([table.asked('warrior'), table.asked('dwarf')]).toEqual(['stay', '']);
    toBox(table.table, 0);
    table.play('warrior', { type: 'stay' }).play('dwarf', { type: 'stay' });
    expect(table.heard('left-fight')).toEqual([{ kind: 'left-fight', seat: 0, why: 'hours' }]);
    expect([table.of('warrior').hour, table.of('dwarf').hour]).toEqual([2, 1]);
  });
});

describe('an exchange until it happens', () => {
  const dealing = () => {
    const table = scene({ heroes: { dwarf: { at: 18, gold: 3 }, archer: { at: 18, has: ['bow'] } }, turn: 'dwarf' });
    return table.play('dwarf', { type: 'exchange', with: 1, falcon: false }).play('dwarf', lay(GOLD)).play('dwarf', agree);
  };

  test('AND-9.5 nobody has to answer an offer that is still being laid out', () => {
    const table = scene({ heroes: { dwarf: { at: 18, gold: 3 }, archer: { at: 18, has: ['bow'] } }, turn: 'dwarf' });
    table.play('dwarf', { type: 'exchange', with: 1, falcon: false });
    const open = [
      { seat: 0, what: 'exchange', must: true },
      { seat: 1, what: 'exchange', must: false },
    ];
    expect(table.rules.asks(table.state)).toEqual(open);
    table.play('dwarf', lay(GOLD));
    expect(table.rules.asks(table.state)).toEqual(open);
    expect(table.legal('archer').map(({ type }) => type)).toEqual(['lay', 'agree', 'cancel']);
  });

  test('AND-9.5 who has agreed may still call it off; nobody waits for him', () => {
    const table = dealing();
    expect(table.rules.asks(table.state)).toEqual([
      { seat: 0, what: 'exchange', must: false },
      { seat: 1, what: 'exchange', must: true },
    ]);
    expect(table.refused('dwarf', agree)).toEqual({ code: 'nothing-to-answer', rule: 'AND-9.6' });
    table.play('dwarf', cancel);
    expect([table.of('dwarf').gold, table.of('archer').gold, table.asked('dwarf')]).toEqual([3, 0, 'turn']);
  });

  test('AND-9.5 who has agreed may lay more: then both have to agree anew', () => {
    const table = dealing().play('dwarf', lay(GOLD));
    expect([table.asked('dwarf'), table.asked('archer')]).toEqual(['exchange', '']);
    table.play('archer', agree).play('dwarf', agree);
    expect(table.of('archer').gold).toBe(2);
  });

  test('AND-9.5 others have no part in it', () => {
    const table = scene({
      heroes: { dwarf: { at: 18, gold: 1 }, warrior: { at: 18, gold: 1 }, archer: { at: 18, gold: 1 } },
      turn: 'dwarf',
    });
    table.play('dwarf', { type: 'exchange', with: 2, falcon: false });
    expect(table.legal('warrior')).toEqual([]);
    table.play('dwarf', lay(GOLD)).play('dwarf', agree);
    expect([table.legal('warrior'), table.rules.asks(table.state).map(({ seat }) => seat)]).toEqual([[], [0, 2]]);
    expect(table.refused('warrior', cancel)).toEqual({ code: 'nothing-to-answer', rule: 'AND-9.5' });
  });
});

describe('prices and losses of the group', () => {
  const pair = (options: object, willpower: readonly [number, number]) =>
    scene({
      heroes: {
        dwarf: { at: 7, willpower: willpower[0], strength: 4, gold: 1 },
        warrior: { at: 7, willpower: willpower[1], has: ['parchment'] },
      },
      options,
      turn: 'dwarf',
    });

  test('AND-22.4 a price that is not reached costs nobody anything, not even who gave his last point (AND-23.3)', () => {
    const table = pair({ payKeepsOne: false }, [1, 7]);
    pool(table.table, 'price', POINT_WILLPOWER, 9, 0b11);
    advance(table.table);
    table.play('dwarf', share('willpower'));
    expect(table.asked('warrior')).toBe('pool');
    table.play('warrior', { type: 'decline' });
    expect([table.of('dwarf').willpower, table.of('dwarf').strength, table.state.answer]).toEqual([1, 4, 0]);
    expect(table.heard('knocked-out')).toEqual([]);
  });

  test('AND-23.3 the last point can be given once, and is felt when the price is paid', () => {
    const table = pair({ payKeepsOne: false }, [1, 7]);
    pool(table.table, 'price', POINT_WILLPOWER, 3, 0b11);
    advance(table.table);
    table.play('dwarf', share('willpower')).play('warrior', share('willpower'));
    expect(table.heard('knocked-out')).toEqual([]);
    table.play('warrior', share('willpower'));
    expect([table.of('dwarf').willpower, table.of('dwarf').strength, table.of('warrior').willpower]).toEqual([3, 3, 5]);
  });

  test('AND-23.2 where an event stops at 1, so does a price that took the last point', () => {
    const table = pair({ payKeepsOne: false, zeroByEvent: 'one' }, [1, 7]);
    pool(table.table, 'price', POINT_WILLPOWER, 1, 0b11);
    advance(table.table);
    table.play('dwarf', share('willpower'));
    expect([table.of('dwarf').willpower, table.of('dwarf').strength]).toEqual([1, 4]);
  });

  test('AND-22.3 a thing the group loses goes back beside the board, from whoever has it', () => {
    const table = pair({}, [7, 7]);
    const beside = table.state.stock[PARCHMENT] as number;
    pool(table.table, 'loss', POINT_ITEM, 1, 0b11, { item: PARCHMENT });
    advance(table.table);
    expect([table.asked('dwarf'), table.asked('warrior')]).toEqual(['', 'pool']);
    table.play('warrior', share('item'));
    expect([table.of('warrior').count('parchment'), table.state.stock[PARCHMENT]]).toEqual([0, beside + 1]);
    expect(table.heard('lost')).toEqual([{ kind: 'lost', seat: 1, item: 'parchment', count: 1, cause: 'pool' }]);
  });

  test('AND-22.4 gold that was promised in vain comes back, too', () => {
    const table = pair({}, [1, 1]);
    pool(table.table, 'price', POINT_GOLD | POINT_WILLPOWER, 5, 0b11);
    advance(table.table);
    table.play('dwarf', share('gold'));
    expect([table.of('dwarf').gold, table.state.answer, table.asked('dwarf')]).toEqual([1, 0, 'turn']);
  });
});

test('AND-23.2 willpower an event took down to 0 is told as the event’s doing', () => {
  const table = scene({
    heroes: { dwarf: { at: 7, willpower: 2 }, archer: { at: 4 } },
    turn: 'dwarf',
    script: { shielded: false, event: (t) => pool(t, 'loss', POINT_WILLPOWER, 2, 0b01) },
    set: { fog: [8 * 32] },
  });
  table.play('dwarf', { type: 'step', to: 8, farmers: 0 }).play('dwarf', { type: 'stop' });
  table.play('dwarf', share('willpower'));
  expect(table.heard('points').map(({ cause, by }) => `${cause} ${by}`)).toEqual(['pool -1', 'pool -1', 'zero 3']);
});

describe('why odd things are refused', () => {
  test('AND-3.2 what this part of a legend does not allow', () => {
    const table = scene({
      heroes: { dwarf: { at: 7, has: ['wineskin', 'herb-3'] }, archer: { at: 4 } },
      turn: 'dwarf',
      script: { actions: ['fight'] },
      set: { figures: [72, NONE, NONE, NONE] },
    });
    for (const action of [
      { type: 'step', to: 8, farmers: 0 },
      { type: 'pass' },
      { type: 'ally', figure: 0, to: 18 },
      { type: 'drink' },
      { type: 'herb', item: HERB_3, use: 'walk' },
    ]) {
      expect(table.refused('dwarf', action), action.type).toEqual({ code: 'action-not-allowed', rule: 'AND-3.2' });
    }
  });

  test('AND-20.2 one ally at a time, and the witch is none', () => {
    const table = scene({
      heroes: { dwarf: { at: 7, has: ['wineskin', 'herb-3'] }, archer: { at: 4 } },
      turn: 'dwarf',
      set: { figures: [72, 18, 14, NONE] },
    });
    expect(table.refused('dwarf', { type: 'ally', figure: WITCH, to: 18 })).toEqual({ code: 'no-such-ally', rule: 'AND-20.2' });
    table.play('dwarf', { type: 'ally', figure: 0, to: 18 });
    for (const action of [{ type: 'ally', figure: 1, to: 14 }, { type: 'drink' }, { type: 'herb', item: HERB_3, use: 'walk' }]) {
      expect(table.refused('dwarf', action), action.type).toEqual({ code: 'moving-ally', rule: 'AND-20.2' });
    }
  });

  test('AND-9.2 everything but gold goes one by one', () => {
    const table = scene({
      heroes: { dwarf: { at: 18, gold: 2, has: ['parchment', 'parchment'] }, archer: { at: 18 } },
      lying: [['parchment', 18, 2]],
      turn: 'dwarf',
    });
    const parchments = { item: 10, count: 2 } as const;
    expect(table.refused('archer', { type: 'take', ...parchments })).toEqual({ code: 'one-by-one', rule: 'AND-9.3' });
    expect(table.refused('dwarf', { type: 'give', to: 1, ...parchments })).toEqual({ code: 'one-by-one', rule: 'AND-9.4' });
    table.play('dwarf', { type: 'exchange', with: 1, falcon: false });
    expect(table.refused('dwarf', { type: 'lay', ...parchments })).toEqual({ code: 'one-by-one', rule: 'AND-9.5' });
    expect(table.refused('dwarf', lay(GOLD, 3))).toMatchObject({ code: 'not-carried' });
    table.play('dwarf', lay(GOLD, 2));
    expect(table.refused('dwarf', lay(GOLD, 1))).toEqual({ code: 'not-carried', rule: 'AND-9.5' });
  });

  test('AND-9.5 agreeing to an empty offer', () => {
    const table = scene({ heroes: { dwarf: { at: 18, gold: 2 }, archer: { at: 18 } }, turn: 'dwarf' });
    table.play('dwarf', { type: 'exchange', with: 1, falcon: false });
    for (const kind of ['dwarf', 'archer'] as const) {
      expect(table.refused(kind, agree)).toEqual({ code: 'nothing-to-exchange', rule: 'AND-9.5' });
    }
  });

  test('AND-8.2 AND-8.3 AND-8.6 too little gold names the price of what was wanted', () => {
    const table = scene({
      heroes: { dwarf: { at: 18, gold: 1 }, archer: { at: 4 } },
      script: {
        goods: [
          { item: STRENGTH, price: 2 },
          { item: HELM, price: 2 },
          { item: 2, price: 3 },
        ],
      },
    });
    const rules = [STRENGTH, HELM, 2].map((item) => table.refused('dwarf', { type: 'buy', item, gem: NONE }).rule);
    expect(rules).toEqual(['AND-8.2', 'AND-8.3', 'AND-8.6']);
  });

  test('what a legend has put out of use says so', () => {
    const off = scene({
      heroes: {
        dwarf: { at: 20, has: ['telescope', 'wineskin', 'brew'] },
        warrior: { at: 18, gold: 2, has: ['gem-2'] },
        archer: { at: 20, has: ['shield', 'herb-3'] },
      },
      creatures: [['gor', 20]],
      set: { fog: [4 * 32] },
      turn: 'dwarf',
      script: { off: [TELESCOPE, WINESKIN, 2, SHIELD, GEM_2] },
    });
    expect(off.refused('dwarf', { type: 'uncover', field: 4, what: 'fog' })).toEqual({ code: 'item-off', rule: 'AND-10.9' });
    expect(off.refused('dwarf', { type: 'drink' })).toEqual({ code: 'item-off', rule: 'AND-10.2' });
    expect(off.refused('archer', { type: 'shield' })).toEqual({ code: 'item-off', rule: 'AND-10.3' });
    expect(off.refused('warrior', { type: 'buy', item: STRENGTH, gem: GEM_2 })).toEqual({ code: 'item-off', rule: 'AND-21.6' });
    off.play('dwarf', fightOn(20)).play('dwarf', rollAll, 1, 1, 1, 2);
    expect(off.refused('dwarf', { type: 'brew' })).toEqual({ code: 'nothing-to-answer', rule: 'AND-10.12' });
  });

  test('AND-11.1 only herbs are herbs, and only in their three ways', () => {
    const table = scene({ heroes: { dwarf: { at: 7, has: ['wineskin', 'herb-3'] }, archer: { at: 4 } }, turn: 'dwarf' });
    expect(table.refused('dwarf', { type: 'herb', item: WINESKIN, use: 'willpower' })).toEqual({ code: 'no-herb', rule: 'AND-11.1' });
    expect(table.refused('dwarf', { type: 'herb', item: HERB_3, use: 'smoke' })).toMatchObject({ code: 'not-possible' });
    expect(table.refused('dwarf', { type: 'herb', item: HERB_3, use: 'fight' })).toEqual({ code: 'nothing-to-answer', rule: 'AND-11.4' });
    expect(table.refused('archer', { type: 'herb', item: HERB_3, use: 'walk' })).toEqual({ code: 'no-herb', rule: 'AND-11.1' });
    question(table.table, 1, 'option', [1], false);
    expect(table.refused('dwarf', { type: 'herb', item: HERB_3, use: 'willpower' })).toEqual({ code: 'answer-first', rule: 'AND-5.4' });
    expect(table.refused('dwarf', { type: 'herb', item: HERB_3, use: 'walk' })).toEqual({ code: 'answer-first', rule: 'AND-5.4' });
  });

  test('AND-17.6 a question that must be answered is not declined', () => {
    const table = scene({ heroes: { dwarf: { at: 7 }, archer: { at: 4 } }, turn: 'dwarf' });
    question(table.table, 0, 'option', [1], false);
    expect(table.refused('dwarf', { type: 'decline' })).toEqual({ code: 'no-such-choice', rule: 'AND-17.6' });
    expect(table.refused('archer', { type: 'decline' })).toEqual({ code: 'nothing-to-answer', rule: 'AND-5.4' });
  });

  test('AND-15.11 nothing to begin or to call off', () => {
    const table = scene({ heroes: { dwarf: { at: 7 }, archer: { at: 4 } }, turn: 'dwarf' });
    for (const type of ['begin', 'withdraw']) {
      expect(table.refused('dwarf', { type })).toEqual({ code: 'nothing-to-answer', rule: 'AND-15.11' });
    }
  });

  test('AND-5.3 the falcon of a fighter, too, rests within a round', () => {
    const table = scene({
      heroes: { dwarf: { at: 20, gold: 1, has: ['falcon'] }, archer: { at: 57, gold: 1 } },
      creatures: [['gor', 20]],
      turn: 'dwarf',
    });
    table.play('dwarf', fightOn(20));
    expect(table.refused('dwarf', { type: 'exchange', with: 1, falcon: true })).toEqual({ code: 'falcon-in-a-round', rule: 'AND-5.3' });
    expect(table.refused('dwarf', { type: 'exchange', with: 1, falcon: false })).toEqual({ code: 'in-a-round', rule: 'AND-5.3' });
  });

  test('AND-10.10 no falcon to a hero on his way; AND-21.1 rubble far from the flight is no excuse', () => {
    const table = scene({
      heroes: { dwarf: { at: 7, gold: 1, has: ['falcon'] }, archer: { at: 4, gold: 1 } },
      set: { rubble: [43 * 16 + 5] },
      turn: 'archer',
    });
    const flight = { type: 'exchange', with: 1, falcon: true } as const;
    expect(table.may('dwarf', flight)).toBe(true);
    table.play('archer', { type: 'step', to: 5, farmers: 0 });
    expect(table.refused('dwarf', flight)).toEqual({ code: 'not-in-passing', rule: 'AND-4.8' });
    const empty = scene({ heroes: { dwarf: { at: 7, has: ['falcon'] }, archer: { at: 4 } }, set: { rubble: [43 * 16 + 5] } });
    expect(empty.refused('dwarf', flight)).toEqual({ code: 'nothing-to-exchange', rule: 'AND-9.5' });
    expect(empty.refused('dwarf', { ...flight, falcon: 'yes' })).toMatchObject({ code: 'elsewhere' });
    expect(empty.state.stock[FALCON]).toBe(1);
  });
});
