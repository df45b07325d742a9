import { Match, RefusedError } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { FALCON, GEM_2, GOLD, HELM, NONE, SHIELD, STRENGTH } from '../pieces.ts';
import { question } from '../rules/flow.ts';
import { refusedCodes } from '../rules/refused.ts';
import { defaults, scene } from './table.ts';

/*
 * Bad input: every wrong thing names its rule and changes nothing (the scene compares the state before and after).
 */

const step = (to: number, farmers = 0) => ({ type: 'step', to, farmers }) as const;
const crowd = {
  dwarf: { at: 18, gold: 1, willpower: 3, hour: 7, has: ['shield'] },
  archer: { at: 57, gold: 3, has: ['falcon-spent'] },
} as const;

describe('bad input', () => {
  test.each([
    ['a field that does not touch', step(57), { code: 'not-adjacent', rule: 'AND-4.1' }],
    ['no field at all', step(75), { code: 'not-adjacent', rule: 'AND-4.1' }],
    ['a field between two', { type: 'step', to: 14.5, farmers: 0 }, { code: 'not-adjacent', rule: 'AND-4.1' }],
    ['into rubble', step(10), { code: 'rubble', rule: 'AND-21.1' }],
    ['farmers who are not there', step(14, 1), { code: 'no-such-farmers', rule: 'AND-13.4' }],
    ['buying without gold', { type: 'buy', item: STRENGTH, gem: NONE }, { code: 'no-gold', rule: 'AND-8.2' }],
    ['buying what is not sold', { type: 'buy', item: HELM, gem: NONE }, { code: 'not-sold-here', rule: 'AND-8.3' }],
    ['a second flight', { type: 'exchange', with: 1, falcon: true }, { code: 'falcon-spent', rule: 'AND-10.10' }],
    ['an exchange with somebody elsewhere', { type: 'exchange', with: 1, falcon: false }, { code: 'elsewhere', rule: 'AND-9.5' }],
    ['an exchange with nobody', { type: 'exchange', with: 3, falcon: false }, { code: 'no-such-hero', rule: 'AND-9.5' }],
    ['an exchange with oneself', { type: 'exchange', with: 0, falcon: false }, { code: 'no-such-hero', rule: 'AND-9.5' }],
    ['a gift to somebody elsewhere', { type: 'give', to: 1, item: GOLD, count: 1 }, { code: 'elsewhere', rule: 'AND-9.4' }],
    ['a shield against nothing', { type: 'shield' }, { code: 'nothing-to-answer', rule: 'AND-10.4' }],
    ['more gold than there is', { type: 'drop', item: GOLD, count: 2 }, { code: 'not-carried', rule: 'AND-9.2' }],
    ['half a piece of gold', { type: 'drop', item: GOLD, count: 0.5 }, { code: 'not-carried', rule: 'AND-9.2' }],
    ['two shields at once', { type: 'drop', item: SHIELD, count: 2 }, { code: 'not-carried', rule: 'AND-9.2' }],
    ['something that does not lie here', { type: 'take', item: FALCON, count: 1 }, { code: 'not-lying-here', rule: 'AND-9.3' }],
    ['a well that is not there', { type: 'well' }, { code: 'no-well', rule: 'AND-7.1' }],
    ['drinking from nothing', { type: 'drink' }, { code: 'no-wineskin', rule: 'AND-10.2' }],
    ['a fight with nobody', { type: 'fight', field: 18, invite: 0 }, { code: 'nothing-to-fight', rule: 'AND-14.1' }],
    ['an ally who is not there', { type: 'ally', figure: 0, to: 14 }, { code: 'no-such-ally', rule: 'AND-20.2' }],
    ['an ally who never was', { type: 'ally', figure: 9, to: 14 }, { code: 'no-such-ally', rule: 'AND-20.2' }],
    ['a roll out of a fight', { type: 'roll', how: 'all' }, { code: 'nothing-to-answer', rule: 'AND-14.3' }],
    ['stopping before starting', { type: 'stop' }, { code: 'not-moving', rule: 'AND-4.9' }],
    ['joining nothing', { type: 'join' }, { code: 'nothing-to-answer', rule: 'AND-15.2' }],
    ['a point of no pool', { type: 'share', point: 'gold' }, { code: 'nothing-to-answer', rule: 'AND-22.1' }],
    ['a choice of no card', { type: 'choose', of: 'field', value: 3 }, { code: 'nothing-to-answer', rule: 'AND-17.6' }],
    ['an offer nobody made', { type: 'offer', offer: 4 }, { code: 'no-such-offer', rule: 'AND-17.5' }],
    ['agreeing to nothing', { type: 'agree' }, { code: 'nothing-to-answer', rule: 'AND-9.6' }],
    ['looking without a telescope', { type: 'uncover', field: 17, what: 'fog' }, { code: 'no-telescope', rule: 'AND-10.9' }],
    ['a herb nobody has', { type: 'herb', item: 4, use: 'walk' }, { code: 'no-herb', rule: 'AND-11.1' }],
  ])('%s', (_name, action, refusal) => {
    const table = scene({ heroes: crowd, set: { rubble: [10 * 16 + 5] }, turn: 'dwarf' });
    expect(table.refused('dwarf', action)).toMatchObject(refusal);
  });

  test('AND-3.5 overtime that would reach 0 willpower', () => {
    const table = scene({ heroes: { dwarf: { at: 18, willpower: 2, hour: 7 }, archer: { at: 57 } }, turn: 'dwarf' });
    expect(table.refused('dwarf', step(14))).toEqual({ code: 'overtime-to-zero', rule: 'AND-3.5', params: { price: 2 } });
  });

  test('AND-3.4 a move without hours', () => {
    const table = scene({ heroes: { dwarf: { at: 18, willpower: 14, hour: 10 }, archer: { at: 57 } }, turn: 'dwarf' });
    expect(table.refused('dwarf', step(14))).toEqual({ code: 'no-hours', rule: 'AND-3.4', params: { hour: 11 } });
  });

  test('AND-5.3 the falcon inside a fight round', () => {
    const table = scene({
      heroes: { dwarf: { at: 20, gold: 1 }, archer: { at: 57, gold: 1, has: ['falcon'] } },
      creatures: [['gor', 20]],
      turn: 'dwarf',
    });
    table.play('dwarf', { type: 'fight', field: 20, invite: 0 });
    const flight = { type: 'exchange', with: 0, falcon: true } as const;
    expect(table.asked('dwarf')).toBe('roll');
    expect(table.refused('archer', flight)).toEqual({ code: 'falcon-in-a-round', rule: 'AND-5.3' });
  });

  test('AND-10.4 a shield against a card that bears none', () => {
    const table = scene({
      heroes: { dwarf: { at: 18, has: ['shield'] }, archer: { at: 57, inBox: true } },
      script: { event: (t) => question(t, 0, 'option', [1], true) },
      turn: 'dwarf',
    });
    table.play('dwarf', { type: 'end-day' });
    expect(table.asked('dwarf')).toBe('question');
    expect(table.refused('dwarf', { type: 'shield' })).toEqual({ code: 'no-shield-shown', rule: 'AND-10.4' });
    expect(table.refused('archer', { type: 'shield' })).toEqual({ code: 'no-shield', rule: 'AND-10.3' });
  });

  test('AND-8.1 away from a merchant; AND-8.4 with full spaces', () => {
    const table = scene({
      heroes: { dwarf: { at: 7, gold: 9 }, archer: { at: 18, gold: 9, has: ['bow'] } },
      script: { goods: [{ item: SHIELD, price: 2 }] },
    });
    expect(table.refused('dwarf', { type: 'buy', item: SHIELD, gem: NONE })).toEqual({ code: 'no-merchant', rule: 'AND-8.1' });
    expect(table.refused('archer', { type: 'buy', item: SHIELD, gem: NONE })).toMatchObject({ code: 'no-space', rule: 'AND-8.4' });
  });

  test('AND-5.4 who is asked answers first, who is not waits for his turn', () => {
    const table = scene({
      heroes: { dwarf: { at: 20 }, warrior: { at: 20 }, archer: { at: 57 } },
      creatures: [['gor', 20]],
      turn: 'dwarf',
    });
    table.play('dwarf', { type: 'fight', field: 20, invite: 2 });
    expect(table.refused('warrior', { type: 'pass' })).toEqual({ code: 'answer-first', rule: 'AND-5.4' });
    expect(table.refused('dwarf', { type: 'pass' })).toEqual({ code: 'answer-first', rule: 'AND-5.4' });
    expect(table.refused('archer', { type: 'pass' })).toEqual({ code: 'not-your-turn', rule: 'AND-3.2' });
  });

  test('AND-2.5 a die that does not lie there; AND-10.12 a brew nobody has', () => {
    const table = scene({
      heroes: { warrior: { at: 20, has: ['herb-3'] }, wizard: { at: 20 } },
      creatures: [['gor', 20]],
      turn: 'warrior',
    });
    table.play('warrior', { type: 'fight', field: 20, invite: 2 }).play('wizard', { type: 'join' });
    table.play('warrior', { type: 'roll', how: 'all' }, 1, 2, 3);
    expect(table.refused('wizard', { type: 'flip', face: 5 })).toEqual({ code: 'no-such-die', rule: 'AND-2.5' });
    table.play('wizard', { type: 'decline' });
    expect(table.refused('warrior', { type: 'brew' })).toEqual({ code: 'no-brew', rule: 'AND-10.12' });
  });

  test('AND-17.6 a choice that is not among them', () => {
    const table = scene({ heroes: crowd, turn: 'dwarf' });
    question(table.table, 0, 'field', [3, 9], false);
    expect(table.refused('dwarf', { type: 'choose', of: 'field', value: 4 })).toEqual({ code: 'no-such-choice', rule: 'AND-17.6' });
    expect(table.may('dwarf', { type: 'decline' })).toBe(false);
    expect(table.rules.otherwise(table.state, 0)).toEqual({ type: 'choose', of: 'field', value: 3 });
  });

  test('what cannot be used, reached or exchanged says so', () => {
    const shut = scene({
      heroes: { dwarf: { at: 71, has: ['wineskin', 'herb-3', 'falcon'] }, archer: { at: 57 } },
      turn: 'dwarf',
      script: { closed: [43], off: [FALCON] },
    });
    expect(shut.refused('dwarf', { type: 'drink' })).toEqual({ code: 'no-way', rule: 'AND-10.2' });
    expect(shut.refused('dwarf', { type: 'herb', item: 4, use: 'walk' })).toEqual({ code: 'no-way', rule: 'AND-11.3' });
    expect(shut.refused('dwarf', { type: 'exchange', with: 1, falcon: true })).toEqual({ code: 'item-off', rule: 'AND-10.10' });
    const poor = scene({
      heroes: { dwarf: { at: 18, gold: 2 }, archer: { at: 18 }, wizard: { at: 7, has: ['falcon'] } },
      set: { fog: [18 * 32] },
    });
    expect(poor.refused('dwarf', { type: 'buy', item: STRENGTH, gem: GEM_2 })).toEqual({ code: 'no-gem', rule: 'AND-21.6' });
    expect(poor.refused('dwarf', { type: 'uncover', field: 18, what: 'fog' })).toEqual({ code: 'activate-instead', rule: 'AND-6.11' });
    expect(poor.refused('archer', { type: 'exchange', with: 2, falcon: true })).toEqual({ code: 'nothing-to-exchange', rule: 'AND-9.5' });
    const full = scene({ heroes: { dwarf: { at: 18, has: ['wineskin', 'wineskin'] }, archer: { at: 18 } } });
    expect(full.refused('dwarf', { type: 'drop', item: 0, count: 2 })).toEqual({ code: 'one-by-one', rule: 'AND-9.2' });
  });

  test('AND-23.6 a table without its legend is refused', () => {
    const without = { ...defaults, legend: 'custom' };
    expect(game.meta.check(without, 2)).toEqual({ code: 'no-legend', rule: 'AND-23.6' });
    expect(game.meta.check({ ...without, legendText: '{' }, 2)).toMatchObject({ code: 'bad-legend', rule: 'AND-23.6' });
    expect(game.meta.check({ ...defaults, legendText: '{}' }, 2)).toMatchObject({ code: 'no-legend' });
  });

  test('what is no action at all is told so', () => {
    const table = scene({ heroes: crowd, turn: 'dwarf' });
    const odd = [undefined, null, 3, 'pass', [], [{ type: 'pass' }], {}, { type: 7 }, { type: 'fly' }, { type: 'constructor' }];
    for (const action of [...odd, { type: '__proto__' }, Object.create(null)]) {
      expect(table.refused('dwarf', action)).toEqual({ code: 'no-such-action' });
    }
  });

  test('fields of the wrong kind are refused as well', () => {
    const table = scene({ heroes: crowd, turn: 'dwarf' });
    for (const action of [
      { type: 'step', to: '14', farmers: 0 },
      { type: 'step' },
      { type: 'give', to: {}, item: [], count: Number.NaN },
      { type: 'ally', figure: Number.POSITIVE_INFINITY, to: 1e9 },
      { type: 'fight', field: -5, invite: 99 },
      { type: 'herb', item: -9, use: 7 },
      { type: 'uncover', field: 1e6, what: 'sky' },
      { type: 'lay', item: 500, count: -1 },
    ]) {
      expect(refusedCodes as readonly string[]).toContain(table.refused('dwarf', action).code);
    }
  });

  test('a match throws the refusal and stays as it is', () => {
    const deal = { options: { ...defaults, heroes: 'any' }, seats: 2, seed: 'ab'.repeat(32), version: 1 };
    const match = Match.begin(game, deal);
    const before = JSON.stringify(match.state);
    const [{ seat } = { seat: 0 }] = match.asks();
    expect(() => match.act(seat, { type: 'stay' })).toThrow(RefusedError);
    expect(JSON.stringify(match.state)).toBe(before);
  });
});
