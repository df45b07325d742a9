import { describe, expect, test } from 'vitest';
import { BOW, BREW, GEM_2, GOLD, HELM, NONE, SHIELD, STRENGTH, TELESCOPE, WINESKIN } from '../pieces.ts';
import { removeCreature } from '../rules/creatures.ts';
import { question } from '../rules/flow.ts';
import { type Position, scene } from './table.ts';

/*
 * Refusals in full: the code, the rule, and what the sentence is filled with.
 */

const pair = (dwarf: object, archer: object = {}, rest: Partial<Position> = {}) =>
  scene({ heroes: { dwarf: { at: 18, ...dwarf }, archer: { at: 18, ...archer } }, turn: 'dwarf', ...rest });
const fightOn = (field: number, invite = 0) => ({ type: 'fight', field, invite }) as const;

describe('what came with the action', () => {
  test('AND-9.2 only what the hero himself carries, whatever number is named', () => {
    const table = pair({ gold: 3 }, { has: ['wineskin'] });
    const drop = (item: unknown, count: unknown) => table.refused('dwarf', { type: 'drop', item, count });
    expect(drop(GOLD, 4)).toStrictEqual({ code: 'not-carried', rule: 'AND-9.2', params: { item: GOLD, count: 4 } });
    expect(drop(STRENGTH, 1)).toMatchObject({ code: 'not-carried' }); // the number after the last item
    expect(drop('21', 1)).toMatchObject({ code: 'not-carried', params: { item: -2, count: 1 } });
    for (const count of [0, -1, 1.5, 1000, '1', undefined]) expect(drop(GOLD, count)).toMatchObject({ code: 'not-carried' });
    expect(table.refused('archer', { type: 'drop', item: NONE, count: 1 })).toMatchObject({ code: 'not-carried' });
  });

  test('AND-9.3 what does not lie there, or not in that number, or finds no space', () => {
    const table = pair(
      { has: ['bow'] },
      {},
      {
        lying: [
          ['gold', 18, 2],
          ['shield', 18],
        ],
      },
    );
    const take = (item: number, count: number) => table.refused('dwarf', { type: 'take', item, count });
    expect(take(GOLD, 3)).toStrictEqual({ code: 'not-lying-here', rule: 'AND-9.3', params: { item: GOLD, count: 3 } });
    expect(take(GOLD, 0)).toMatchObject({ code: 'not-lying-here' });
    expect(take(SHIELD, 1)).toStrictEqual({ code: 'no-space', rule: 'AND-9.3', params: { item: SHIELD } });
  });

  test('AND-9.4 AND-9.5 gifts and exchanges need another hero who plays', () => {
    const table = pair({ gold: 1, has: ['bow'] }, { has: ['shield'] });
    for (const to of [0, NONE, 2, 7]) {
      expect(table.refused('dwarf', { type: 'give', to, item: GOLD, count: 1 })).toStrictEqual({ code: 'no-such-hero', rule: 'AND-9.4' });
      expect(table.refused('dwarf', { type: 'exchange', with: to, falcon: false })).toStrictEqual({
        code: 'no-such-hero',
        rule: 'AND-9.5',
      });
    }
    expect(table.refused('dwarf', { type: 'give', to: 1, item: BOW, count: 1 })).toStrictEqual({
      code: 'no-space',
      rule: 'AND-9.4',
      params: { seat: 1 },
    });
    table.play('dwarf', { type: 'exchange', with: 1, falcon: false });
    expect(table.refused('dwarf', { type: 'lay', item: SHIELD, count: 1 })).toMatchObject({ code: 'not-carried' }); // nothing flies here
  });

  test('AND-8.3 AND-8.4 AND-8.5 what is not sold, sold out, or finds no space', () => {
    const goods = [STRENGTH, SHIELD, WINESKIN].map((item) => ({ item, price: 2 }));
    const table = pair({ gold: 9, has: ['bow'] }, {}, { script: { goods } });
    const buy = (item: number) => table.refused('dwarf', { type: 'buy', item, gem: NONE });
    table.state.stock[WINESKIN] = 0;
    expect(buy(HELM)).toStrictEqual({ code: 'not-sold-here', rule: 'AND-8.3', params: { item: HELM } });
    expect(buy(WINESKIN)).toStrictEqual({ code: 'sold-out', rule: 'AND-8.5', params: { item: WINESKIN } });
    expect(buy(SHIELD)).toStrictEqual({ code: 'no-space', rule: 'AND-8.4', params: { item: SHIELD } });
  });

  test('AND-8.2 who pays in gold is told of gold, even where gems have another use', () => {
    const table = pair({ gold: 1 }, {}, { script: { off: [GEM_2] } });
    expect(table.refused('dwarf', { type: 'buy', item: STRENGTH, gem: NONE })).toStrictEqual({
      code: 'no-gold',
      rule: 'AND-8.2',
      params: { price: 2, gold: 1 },
    });
  });

  test('AND-10.9 AND-6.11 nothing lies face down there; what he stands on is lifted, telescope or not', () => {
    const table = pair({ has: ['telescope'] }, {}, { set: { fog: [18 * 32] }, script: { off: [TELESCOPE] } });
    expect(table.refused('dwarf', { type: 'uncover', field: 18, what: 'fog' })).toStrictEqual({
      code: 'activate-instead',
      rule: 'AND-6.11',
    });
    expect(table.refused('dwarf', { type: 'uncover', field: 18, what: 'token' })).toStrictEqual({
      code: 'nothing-covered',
      rule: 'AND-10.9',
      params: { field: 18 },
    });
    const clear = pair({ has: ['telescope'] });
    expect(clear.refused('dwarf', { type: 'uncover', field: 17, what: 'fog' })).toMatchObject({
      code: 'nothing-covered',
      params: { field: 17 },
    });
  });

  test('what is no action, or comes from nobody, has no rule; what is merely odd says which it was', () => {
    const table = pair({ hour: 10, has: ['wineskin'] });
    expect(table.refused('dwarf', 3)).toStrictEqual({ code: 'no-such-action' });
    expect(table.refused('dwarf', { type: ['pass'] })).toStrictEqual({ code: 'no-such-action' });
    const view = table.rules.view(table.state, 0);
    for (const seat of [NONE, 0.5, 2, Number.NaN]) {
      expect(table.rules.explain(view, seat, { type: 'pass' })).toStrictEqual({ code: 'not-asked' });
    }
    table.play('dwarf', { type: 'drink' });
    expect(table.refused('dwarf', { type: 'step', to: 14, farmers: -1 })).toStrictEqual({
      code: 'not-possible',
      params: { action: 'step' },
    });
  });
});

describe('why not now', () => {
  test('AND-10.4 a shield in its place: not in a round before the loss, not against a card that was let come', () => {
    const table = pair({ has: ['shield'] }, {}, { creatures: [['gor', 18]] }).play('dwarf', fightOn(18));
    expect(table.refused('dwarf', { type: 'shield' })).toStrictEqual({ code: 'nothing-to-answer', rule: 'AND-10.4' });
    const late = pair(
      { at: 7, has: ['shield'] },
      {},
      {
        set: { fog: [8 * 32] },
        script: { shielded: true, event: (t) => question(t, 0, 'option', [1], true) },
      },
    );
    late.play('dwarf', { type: 'step', to: 8, farmers: 0 }).play('dwarf', { type: 'stop' }).play('dwarf', { type: 'decline' });
    expect(late.asked('dwarf')).toBe('question');
    expect(late.refused('dwarf', { type: 'shield' })).toStrictEqual({ code: 'nothing-to-answer', rule: 'AND-10.4' });
  });

  test('AND-10.12 a brew that a legend has put out of use', () => {
    const table = pair({ has: ['brew', 'herb-3'] }, {}, { creatures: [['gor', 18]], script: { off: [BREW] } });
    table.play('dwarf', fightOn(18)).play('dwarf', { type: 'roll', how: 'all' }, 1, 2);
    expect(table.refused('dwarf', { type: 'brew' })).toStrictEqual({ code: 'item-off', rule: 'AND-10.12' });
  });

  test('AND-3.5 the tenth hour, too, may cost the last willpower and is refused for it', () => {
    const table = pair({ hour: 9, willpower: 2 });
    expect(table.refused('dwarf', { type: 'pass' })).toStrictEqual({ code: 'overtime-to-zero', rule: 'AND-3.5', params: { price: 2 } });
  });

  test('AND-3.2 what a legend allows is refused for its own reasons', () => {
    const only = (action: string) =>
      pair({ hour: 10 }, {}, { script: { actions: [action] }, set: { figures: [18, NONE, NONE, NONE] }, creatures: [['gor', 18]] });
    const noHours = { code: 'no-hours', rule: 'AND-3.4', params: { hour: 11 } };
    expect(only('move').refused('dwarf', { type: 'step', to: 14, farmers: 0 })).toStrictEqual(noHours);
    expect(only('fight').refused('dwarf', fightOn(18))).toStrictEqual(noHours);
    expect(only('pass').refused('dwarf', { type: 'pass' })).toStrictEqual(noHours);
    expect(only('move-ally').refused('dwarf', { type: 'ally', figure: 0, to: 14 })).toStrictEqual(noHours);
  });

  test('AND-14.1 a creature that is off the board is nowhere; AND-15.2 rubble, too, has its guests', () => {
    const table = pair({}, { at: 57 }, { creatures: [['gor', 20]], set: { rubble: [10 * 16 + 5] } });
    removeCreature(table.table, 0);
    expect(table.refused('dwarf', fightOn(NONE))).toStrictEqual({ code: 'nothing-to-fight', rule: 'AND-14.1', params: { field: NONE } });
    expect(table.refused('dwarf', { type: 'clear', field: 10, invite: 2 })).toStrictEqual({ code: 'cannot-invite', rule: 'AND-15.2' });
  });

  test('AND-4.10 on the way no ally is moved; AND-10.2 and nothing is drunk for a step that is not there', () => {
    const table = pair({ at: 43, has: ['wineskin'] }, {}, { set: { figures: [18, NONE, NONE, NONE] } });
    table.play('dwarf', { type: 'step', to: 71, farmers: 0 });
    expect(table.refused('dwarf', { type: 'ally', figure: 0, to: 14 })).toStrictEqual({ code: 'walking', rule: 'AND-4.10' });
    table.state.cuts.push(43 * 128 + 71);
    expect(table.refused('dwarf', { type: 'drink' })).toStrictEqual({ code: 'no-way', rule: 'AND-10.2' });
  });

  test('AND-14.15 without bow or stones there is one way to roll', () => {
    const table = pair({}, {}, { creatures: [['gor', 18]] }).play('dwarf', fightOn(18));
    expect(table.legal('dwarf')).toEqual([{ type: 'roll', how: 'all' }]);
    for (const how of ['one', 'black']) {
      expect(table.refused('dwarf', { type: 'roll', how })).toStrictEqual({ code: 'not-that-way', rule: 'AND-14.15' });
    }
  });
});

test('AND-15.6 if nobody who was to fight can reach any more, no round is fought and no hour paid', () => {
  const table = scene({
    heroes: { dwarf: { at: 22, has: ['bow'] }, warrior: { at: 4, has: ['bow'] } },
    creatures: [['gor', 20]],
    turn: 'dwarf',
  });
  table.play('dwarf', fightOn(20, 2));
  for (const kind of ['dwarf', 'warrior'] as const) table.play(kind, { type: 'drop', item: BOW, count: 1 });
  table.play('warrior', { type: 'join' });
  expect([table.heard('round'), table.state.hour, table.asked('warrior')]).toEqual([[], [0, 0], 'turn']);
  expect(table.heard('left-fight').map(({ why }) => why)).toEqual(['reach', 'reach']);
});

test('AND-14.13 who is beaten down in a fight is told as the fight’s doing', () => {
  const table = pair({ willpower: 2, strength: 2 }, {}, { creatures: [['troll', 18]] });
  table.play('dwarf', fightOn(18)).play('dwarf', { type: 'roll', how: 'all' }, 1, 1, 2, 3);
  expect(table.heard('points').map(({ cause, what, by }) => `${cause} ${what} ${by}`)).toEqual([
    'fight willpower -2',
    'zero strength -1',
    'zero willpower 3',
  ]);
});
