import { describe, expect, test } from 'vitest';
import { placeCreature } from '../rules/creatures.ts';
import { SKRAL } from '../pieces.ts';
import { type Position, scene } from './table.ts';

const roll = { type: 'roll', how: 'all' } as const;
const rollOne = { type: 'roll', how: 'one' } as const;
const join = { type: 'join' } as const;
const decline = { type: 'decline' } as const;
const stay = { type: 'stay' } as const;
const leave = { type: 'leave' } as const;
const fightOn = (field: number, invite = 0) => ({ type: 'fight', field, invite }) as const;
const gold = { type: 'share', point: 'gold' } as const;
const willpower = { type: 'share', point: 'willpower' } as const;

const alone = (warrior: object, creature: 'gor' | 'skral' | 'wardrak' | 'troll' = 'gor', rest: Partial<Position> = {}) =>
  scene({ heroes: { warrior: { at: 20, ...warrior }, wizard: { at: 7 } }, creatures: [[creature, 20]], turn: 'warrior', ...rest });

describe('fighting', () => {
  test('AND-14.1 only a creature on the own field, without a bow', () => {
    const table = alone({ at: 4 });
    expect(table.refused('warrior', fightOn(20))).toEqual({ code: 'out-of-reach', rule: 'AND-14.1', params: { field: 20 } });
    expect(table.refused('warrior', fightOn(3))).toEqual({ code: 'nothing-to-fight', rule: 'AND-14.1', params: { field: 3 } });
  });

  test('AND-14.2 each round costs an hour, overtime included', () => {
    const table = alone({ hour: 7, willpower: 8, strength: 4 }, 'skral');
    table.play('warrior', fightOn(20));
    expect(table.of('warrior')).toMatchObject({ hour: 8, willpower: 6 });
    const broke = alone({ hour: 7, willpower: 2 });
    expect(broke.refused('warrior', fightOn(20))).toMatchObject({ code: 'overtime-to-zero', rule: 'AND-3.5' });
  });

  test('AND-14.3 dice by the willpower that is left after the hour', () => {
    const table = alone({ hour: 7, willpower: 8, strength: 4 }, 'skral');
    table.play('warrior', fightOn(20)).play('warrior', roll, 1, 2, 1, 2); // two dice at 6 willpower, two of the skral
    expect(table.heard('rolled')[0]?.dice).toEqual([1, 2]);
  });

  test('AND-14.5 brew and herb are asked for before the creature rolls', () => {
    const table = alone({ has: ['brew'] });
    table.play('warrior', fightOn(20)).play('warrior', roll, 1, 2, 3);
    expect(table.asked('warrior')).toBe('boost');
    expect(table.heard('creature-rolled')).toEqual([]);
    table.play('warrior', { type: 'brew' }, 1, 2);
    expect(table.heard('clash')[0]).toEqual({ kind: 'clash', ours: 7, theirs: 4 });
  });

  test('AND-14.6 creatures add equal dice where that is more; wardraks roll black ones', () => {
    const table = alone({ strength: 5 }, 'wardrak');
    table.play('warrior', fightOn(20)).play('warrior', roll, 1, 2, 3, 1, 2); // faces 1 and 2 of the black die are both 6
    expect(table.heard('creature-rolled')[0]).toEqual({ kind: 'creature-rolled', creature: 'wardrak', dice: [6, 6], value: 22 });
  });

  test('AND-14.6 fewer dice below 7 willpower: the wardrak one, the troll two', () => {
    const wardrak = alone({ strength: 14, willpower: 14 }, 'wardrak');
    wardrak.play('warrior', fightOn(20)).play('warrior', roll, 6, 1, 1, 1, 1, 3); // 20 against 18: 5 left
    wardrak.play('warrior', stay).play('warrior', roll, 1, 1, 1, 1, 6);
    expect(wardrak.heard('creature-rolled')[1]?.dice).toEqual([12]);
    const troll = alone({ strength: 14, willpower: 14 }, 'troll');
    troll.play('warrior', fightOn(20)).play('warrior', roll, 6, 6, 6, 6, 1, 2, 3); // 20 against 17: 9 left
    troll.play('warrior', stay).play('warrior', roll, 6, 6, 6, 6, 1, 2, 3);
    troll.play('warrior', stay).play('warrior', roll, 6, 6, 6, 6, 1, 2);
    expect(troll.heard('creature-rolled').map((event) => event.dice.length)).toEqual([3, 3, 2]);
  });

  test('AND-14.7 the difference is lost, from afar too; a tie costs nothing', () => {
    const tie = alone({});
    tie.play('warrior', fightOn(20)).play('warrior', roll, 3, 1, 1, 1, 2);
    expect(tie.heard('clash')[0]).toEqual({ kind: 'clash', ours: 4, theirs: 4 });
    expect(tie.of('warrior').willpower).toBe(7);
    const far = scene({ heroes: { archer: { at: 4 }, wizard: { at: 7 } }, creatures: [['gor', 20]], turn: 'archer' });
    far.play('archer', fightOn(20)).play('archer', rollOne, 1).play('archer', { type: 'keep' }, 5, 6);
    expect(far.of('archer').willpower).toBe(1);
  });

  test('AND-14.8 all owners of shields who would lose are asked at the same time', () => {
    const table = scene({
      heroes: { warrior: { at: 20, has: ['shield'] }, wizard: { at: 20, has: ['shield'] } },
      creatures: [['troll', 20]],
      turn: 'warrior',
    });
    table.play('warrior', fightOn(20, 2)).play('wizard', join);
    table.play('warrior', roll, 1, 1, 1).play('wizard', decline).play('wizard', roll, 1).play('wizard', decline, 1, 1, 2);
    expect([table.asked('warrior'), table.asked('wizard')]).toEqual(['shield', 'shield']);
    table.play('wizard', { type: 'shield' });
    expect(table.of('warrior').willpower).toBe(7); // nothing is taken before all have answered
    table.play('warrior', decline);
    expect([table.of('warrior').willpower, table.of('wizard').willpower]).toEqual([3, 7]);
    expect(table.heard('left-fight')).toEqual([{ kind: 'left-fight', seat: 0, why: 'willpower' }]);
    expect(table.asked('wizard')).toBe('stay');
  });

  test('AND-14.8 nobody is asked where nothing is lost', () => {
    const table = alone({ strength: 2, has: ['shield'] });
    table.play('warrior', fightOn(20)).play('warrior', roll, 3, 1, 1, 1, 2);
    expect(table.asked('warrior')).toBe('stay');
  });

  test('AND-14.9 the next round follows, or the hero breaks off', () => {
    const table = alone({ strength: 3 });
    table.play('warrior', fightOn(20)).play('warrior', roll, 2, 1, 1, 1, 2);
    table.play('warrior', stay);
    expect(table.of('warrior').hour).toBe(2);
    table.play('warrior', roll, 2, 1, 1, 1, 2).play('warrior', leave);
    expect(table.asked('wizard')).toBe('turn');
  });

  test('AND-14.9 without a further hour the fight is over', () => {
    const table = alone({ strength: 3, hour: 9, willpower: 9 });
    table.play('warrior', fightOn(20)).play('warrior', roll, 2, 1, 1, 1, 2);
    expect(table.heard('left-fight')).toEqual([{ kind: 'left-fight', seat: 0, why: 'hours' }]);
    expect(table.asked('wizard')).toBe('turn');
  });

  test('AND-14.11 the reward is gold, willpower or a mix, and comes before the narrator', () => {
    const table = alone({ strength: 14 }, 'skral');
    table.play('warrior', fightOn(20)).play('warrior', roll, 1, 1, 1, 1, 2);
    expect(table.legend.calls).not.toContain('narrator 1');
    for (const point of [gold, willpower, gold, willpower]) table.play('warrior', point);
    expect(table.of('warrior')).toMatchObject({ gold: 2, willpower: 9 });
    expect(table.legend.calls).toContain('narrator 1');
  });

  test('AND-14.12 one letter for each creature beaten, none for one a card takes away', () => {
    const table = alone({ strength: 14 });
    table.play('warrior', fightOn(20)).play('warrior', roll, 1, 1, 1, 1, 2).play('warrior', gold).play('warrior', gold);
    expect(table.state.legend.narrator).toBe(1);
    placeCreature(table.table, SKRAL, 19, { tower: true });
    placeCreature(table.table, SKRAL, 19, { tower: true });
    expect(table.state.legend.narrator).toBe(1);
  });

  test('AND-14.13 at 0 willpower: out, one strength less but never the last, and 3 willpower', () => {
    const table = alone({ strength: 3, willpower: 2 }, 'troll');
    table.play('warrior', fightOn(20)).play('warrior', roll, 1, 1, 1, 2, 3);
    expect(table.of('warrior')).toMatchObject({ willpower: 3, strength: 2 });
    expect(table.asked('wizard')).toBe('turn');
    const weak = alone({ strength: 1, willpower: 2 }, 'troll');
    weak.play('warrior', fightOn(20)).play('warrior', roll, 1, 1, 1, 2, 3);
    expect(weak.of('warrior')).toMatchObject({ willpower: 3, strength: 1 });
  });

  test('AND-14.14 a creature that was not beaten has recovered at the next attack', () => {
    const table = alone({ strength: 5 }, 'skral');
    table.play('warrior', fightOn(20)).play('warrior', roll, 6, 1, 1, 1, 2); // 11 against 8: 3 left
    expect(table.state.fight.willpower).toBe(3);
    table.play('warrior', leave).play('wizard', { type: 'pass' }).play('warrior', fightOn(20));
    expect(table.state.fight.willpower).toBe(6);
  });

  test('a card that makes creatures stronger for a day counts', () => {
    const table = alone({}, 'gor', { script: { strengthBonus: 1 } });
    table.play('warrior', fightOn(20)).play('warrior', roll, 3, 1, 1, 1, 2);
    expect(table.heard('clash')[0]?.theirs).toBe(5);
  });
});

describe('fighting together', () => {
  const trio = (rest: Partial<Position> = {}) =>
    scene({
      heroes: { dwarf: { at: 20, strength: 2 }, warrior: { at: 20, strength: 2 }, archer: { at: 4, strength: 2 } },
      creatures: [['troll', 20]],
      turn: 'warrior',
      ...rest,
    });

  test('AND-15.2 each may accept or decline; the hour is paid by those who come', () => {
    const table = trio();
    table.play('warrior', fightOn(20, 0b101));
    expect([table.asked('dwarf'), table.asked('archer'), table.asked('warrior')]).toEqual(['invitation', 'invitation', '']);
    table.play('archer', decline).play('dwarf', join);
    expect(table.asked('warrior')).toBe('begin');
    table.play('warrior', { type: 'begin' });
    expect([table.of('dwarf').hour, table.of('warrior').hour, table.of('archer').hour]).toEqual([1, 1, 0]);
  });

  test('AND-15.2 heroes in the box, and heroes without an hour, cannot be invited', () => {
    const table = scene({
      heroes: { dwarf: { at: 20, inBox: true }, warrior: { at: 20 }, archer: { at: 4, hour: 7, willpower: 2 } },
      creatures: [['gor', 20]],
      turn: 'warrior',
    });
    expect(table.legal('warrior').filter((action) => action.type === 'fight')).toEqual([fightOn(20)]);
    expect(table.refused('warrior', fightOn(20, 1))).toEqual({ code: 'cannot-invite', rule: 'AND-15.2' });
  });

  test('AND-15.3 the one who invited rolls first, then clockwise; strengths and best dice are added', () => {
    const table = trio();
    table.play('warrior', fightOn(20, 0b101)).play('dwarf', join).play('archer', join);
    table.play('warrior', roll, 4, 1, 1);
    expect(table.asked('archer')).toBe('roll');
    table.play('archer', rollOne, 5).play('archer', { type: 'keep' });
    table.play('dwarf', roll, 6, 2, 1, 2, 3);
    expect(table.heard('clash')).toEqual([{ kind: 'clash', ours: 6 + 4 + 5 + 6, theirs: 17 }]);
  });

  test('AND-15.4 a loss strikes each of them in full', () => {
    const table = trio();
    table.play('warrior', fightOn(20, 0b101)).play('dwarf', join).play('archer', join);
    table.play('warrior', roll, 4, 1, 1).play('archer', rollOne, 3).play('archer', { type: 'keep' }).play('dwarf', roll, 4, 2, 6, 2, 3);
    expect(table.heard('clash')).toEqual([{ kind: 'clash', ours: 17, theirs: 20 }]);
    expect([0, 1, 2].map((seat) => table.state.willpower[seat])).toEqual([4, 4, 4]);
  });

  test('AND-15.5 after a round they stay or leave, the one who invited first; then fighters may exchange', () => {
    const table = scene({
      heroes: {
        dwarf: { at: 20, strength: 2, has: ['brew'] },
        warrior: { at: 20, strength: 2 },
        archer: { at: 57, has: ['falcon'], gold: 1 },
      },
      creatures: [['troll', 20]],
      turn: 'warrior',
    });
    table.play('warrior', fightOn(20, 1)).play('dwarf', join).play('warrior', roll, 6, 1, 1);
    expect(table.refused('dwarf', { type: 'give', to: 1, item: 2, count: 1 })).toMatchObject({ code: 'in-a-round', rule: 'AND-5.3' });
    table.play('dwarf', roll, 6, 2).play('dwarf', decline, 1, 2, 3);
    expect([table.asked('warrior'), table.asked('dwarf')]).toEqual(['stay', '']);
    table.play('dwarf', { type: 'give', to: 1, item: 2, count: 1 });
    expect(table.may('warrior', { type: 'exchange', with: 2, falcon: true })).toBe(true);
    table.play('warrior', stay);
    expect(table.asked('dwarf')).toBe('stay');
    table.play('dwarf', leave);
    expect(table.state.fight).toMatchObject({ round: 2, fighters: 2 });
  });

  test('AND-15.6 who left cannot come back; AND-15.7 without the inviter the next one begins; AND-15.9 play goes on left of him', () => {
    const table = trio();
    table.play('warrior', fightOn(20, 0b101)).play('dwarf', join).play('archer', join);
    table.play('warrior', roll, 4, 1, 1).play('archer', rollOne, 3).play('archer', { type: 'keep' }).play('dwarf', roll, 4, 2, 1, 2, 3);
    table.play('warrior', leave).play('archer', stay).play('dwarf', stay);
    expect(table.asked('archer')).toBe('roll');
    table.play('archer', rollOne, 1).play('archer', { type: 'keep' }).play('dwarf', roll, 1, 1, 6, 6, 6);
    // the two are knocked out: the turn passes to the left of the warrior who began
    expect(table.asked('archer')).toBe('turn');
    expect(table.of('warrior').willpower).toBe(7);
  });

  test('AND-15.6 who gave his bow away between two rounds cannot shoot on', () => {
    const table = scene({
      heroes: { dwarf: { at: 4, strength: 2, has: ['bow'] }, warrior: { at: 20, strength: 8 }, archer: { at: 4 } },
      creatures: [['troll', 20]],
      turn: 'warrior',
    });
    table.play('warrior', fightOn(20, 1)).play('dwarf', join);
    table.play('warrior', roll, 6, 1, 1).play('dwarf', rollOne, 5).play('dwarf', { type: 'keep' }, 1, 2, 3);
    table.play('dwarf', { type: 'give', to: 2, item: 14, count: 1 }).play('warrior', stay).play('dwarf', stay);
    expect(table.heard('left-fight')).toEqual([{ kind: 'left-fight', seat: 0, why: 'reach' }]);
    expect(table.state.fight.fighters).toBe(2);
  });

  test('AND-15.8 only the heroes of the last round share the reward', () => {
    const table = scene({
      heroes: { dwarf: { at: 20, strength: 14 }, warrior: { at: 20, strength: 14 } },
      creatures: [['skral', 20]],
      turn: 'warrior',
    });
    table.play('warrior', fightOn(20, 1)).play('dwarf', join).play('warrior', roll, 1, 1, 1);
    table.state.fight.willpower = 30; // it holds out for a round
    table.play('dwarf', roll, 1, 1, 1, 2).play('warrior', leave).play('dwarf', stay);
    table.state.fight.willpower = 6;
    table.play('dwarf', roll, 6, 1, 1, 2);
    for (let i = 0; i < 4; i += 1) table.play('dwarf', gold);
    expect([table.of('dwarf').gold, table.of('warrior').gold]).toEqual([4, 0]);
    expect(table.asked('dwarf')).toBe('turn'); // left of the warrior who invited
  });

  test('AND-15.10 nobody joins a fight that has begun', () => {
    const table = trio();
    table.play('warrior', fightOn(20, 1)).play('dwarf', join);
    expect(table.refused('archer', join)).toEqual({ code: 'nothing-to-answer', rule: 'AND-15.2' });
  });
});

describe('allies', () => {
  test('AND-20.1 the prince adds 4 once, however many fight', () => {
    const table = scene({
      heroes: { dwarf: { at: 20 }, warrior: { at: 20 } },
      creatures: [['gor', 20]],
      set: { figures: [20, -1, -1, -1] },
      turn: 'warrior',
    });
    table.play('warrior', fightOn(20, 1)).play('dwarf', join).play('warrior', roll, 1, 1, 1).play('dwarf', roll, 1, 1, 1, 2);
    expect(table.heard('clash')[0]?.ours).toBe(2 + 2 + 4);
  });

  test('AND-20.2 four fields for an hour, and on for another; then the next hero', () => {
    const table = scene({ heroes: { dwarf: { at: 7 }, warrior: { at: 20 } }, set: { figures: [72, -1, -1, -1] }, turn: 'dwarf' });
    for (const to of [18, 14, 2, 0]) table.play('dwarf', { type: 'ally', figure: 0, to });
    expect(table.of('dwarf').hour).toBe(1);
    table.play('dwarf', { type: 'ally', figure: 0, to: 7 });
    expect(table.of('dwarf')).toMatchObject({ hour: 2, field: 7 });
    expect(table.asked('dwarf')).toBe('ally');
    expect(table.refused('dwarf', { type: 'ally', figure: 0, to: 20 })).toMatchObject({ code: 'not-adjacent' });
    expect(table.refused('dwarf', { type: 'pass' })).toMatchObject({ code: 'moving-ally', rule: 'AND-20.2' });
    table.play('dwarf', { type: 'stop' });
    expect(table.asked('warrior')).toBe('turn');
  });

  test('AND-20.3 he takes nothing along, sets nothing off, and creatures do him no harm', () => {
    const table = scene({
      heroes: { dwarf: { at: 7 }, warrior: { at: 20 } },
      set: { figures: [18, -1, -1, -1], farmers: [18], fog: [16 * 32 + 2] },
      creatures: [['gor', 17]],
      turn: 'dwarf',
    });
    table
      .play('dwarf', { type: 'ally', figure: 0, to: 17 })
      .play('dwarf', { type: 'ally', figure: 0, to: 16 })
      .play('dwarf', { type: 'stop' });
    expect(table.state).toMatchObject({ farmers: [18], fog: [16 * 32 + 2] });
    expect(table.state.figures[0]).toBe(16);
    expect(table.legend.calls).toEqual([]);
  });

  test('AND-20.4 the shield dwarves likewise, and both together add 8', () => {
    const table = scene({
      heroes: { dwarf: { at: 20 }, warrior: { at: 7 } },
      creatures: [['gor', 20]],
      set: { figures: [20, 20, -1, -1] },
      turn: 'dwarf',
    });
    expect(table.may('dwarf', { type: 'ally', figure: 1, to: 19 })).toBe(true);
    table.play('dwarf', fightOn(20)).play('dwarf', roll, 1, 1, 1, 2);
    expect(table.heard('clash')[0]?.ours).toBe(1 + 1 + 8);
  });

  test('AND-20.2 without the figure there is no such action', () => {
    const table = scene({ heroes: { dwarf: { at: 7 }, warrior: { at: 20 } }, turn: 'dwarf' });
    expect(table.refused('dwarf', { type: 'ally', figure: 0, to: 3 })).toEqual({ code: 'no-such-ally', rule: 'AND-20.2' });
  });
});

describe('rubble', () => {
  const blocked = (strength: number, rubble: readonly number[] = [10 * 16 + 5]) =>
    scene({ heroes: { dwarf: { at: 14, strength }, warrior: { at: 3 } }, set: { rubble: [...rubble] }, turn: 'dwarf' });
  const clear = (invite = 0) => ({ type: 'clear', field: 10, invite }) as const;

  test('AND-21.1 nobody enters or crosses it, not even the falcon', () => {
    expect(blocked(1).refused('dwarf', { type: 'step', to: 10, farmers: 0 })).toEqual({
      code: 'rubble',
      rule: 'AND-21.1',
      params: { to: 10 },
    });
    const walled = scene({ heroes: { dwarf: { at: 71, has: ['falcon'], gold: 1 }, warrior: { at: 3 } }, set: { rubble: [43 * 16 + 5] } });
    expect(walled.refused('dwarf', { type: 'exchange', with: 1, falcon: true })).toEqual({ code: 'falcon-blocked', rule: 'AND-21.1' });
  });

  test('AND-21.2 it is attacked from an adjacent field, AND-21.3 and goes if its number is not above the battle value', () => {
    const table = blocked(2);
    table.play('dwarf', clear()).play('dwarf', roll, 3, 1);
    expect(table.state.rubble).toEqual([]);
    expect(table.of('dwarf').hour).toBe(1);
    expect(table.asked('warrior')).toBe('turn');
  });

  test('AND-21.3 of several the smallest go first, as far as the value reaches', () => {
    const table = blocked(6, [10 * 16 + 2, 10 * 16 + 5, 10 * 16 + 8]);
    table.play('dwarf', clear()).play('dwarf', roll, 3, 1);
    expect(table.heard('rubble-cleared')[0]?.values).toEqual([2, 5]);
    expect(table.asked('dwarf')).toBe('stay');
  });

  test('AND-21.4 together, from adjacent fields', () => {
    const table = blocked(1, [10 * 16 + 8]);
    table.play('dwarf', clear(2)).play('warrior', join).play('dwarf', roll, 3, 1).play('warrior', roll, 3, 1, 1);
    expect(table.state.rubble).toEqual([]);
  });

  test('AND-21.5 it does not strike back', () => {
    const table = blocked(1, [10 * 16 + 8]);
    table.play('dwarf', clear()).play('dwarf', roll, 1, 1);
    expect(table.of('dwarf')).toMatchObject({ willpower: 7, hour: 1 });
    table.play('dwarf', leave);
    expect(table.asked('warrior')).toBe('turn');
  });

  test('AND-21.2 where there is none there is nothing to clear', () => {
    const table = blocked(1);
    expect(table.refused('dwarf', { type: 'clear', field: 3, invite: 0 })).toMatchObject({ code: 'nothing-to-fight', rule: 'AND-21.2' });
  });
});
