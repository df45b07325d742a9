import { describe, expect, test } from 'vitest';
import { BREW, FALCON, HERB_3, HERB_4, NONE, RUNE_BLUE, RUNE_GREEN, SHIELD } from '../pieces.ts';
import { fogAt, layCovered, layFog } from '../rules/board.ts';
import { loseWillpower } from '../rules/points.ts';
import { scene } from './table.ts';

const step = (to: number) => ({ type: 'step', to, farmers: 0 }) as const;
const roll = { type: 'roll', how: 'all' } as const;
const decline = { type: 'decline' } as const;
const fightOn = (field: number, invite = 0) => ({ type: 'fight', field, invite }) as const;
const harm = { event: (t: Parameters<typeof loseWillpower>[0]) => loseWillpower(t, 0, 3, 'card') };

describe('fog', () => {
  const onFog = (back: number, more: object = {}) =>
    scene({ heroes: { dwarf: { at: 7, ...more }, archer: { at: 4 } }, set: { fog: [8 * 32 + back * 2] }, turn: 'dwarf' });
  const walkIn = (table: ReturnType<typeof onFog>) => table.play('dwarf', step(8)).play('dwarf', { type: 'stop' });

  test('AND-6.3 passing does nothing; who ends his move there turns it over', () => {
    const table = onFog(4);
    table.play('dwarf', step(8)).play('dwarf', step(9)).play('dwarf', { type: 'stop' });
    expect(table.of('dwarf').gold).toBe(0);
    const stops = walkIn(onFog(4));
    expect(stops.of('dwarf').gold).toBe(1);
    expect(stops.legend.calls).toEqual(['entered 0 8', 'fog 0 8 4', 'stands 0 8']);
  });

  test('AND-6.4 the event token draws a card', () => {
    expect(walkIn(onFog(0)).legend.calls).toContain('draw 0 8');
  });

  test('AND-6.5 strength, willpower and gold go to the hero', () => {
    expect(walkIn(onFog(1)).of('dwarf').strength).toBe(2);
    expect(walkIn(onFog(2)).of('dwarf').willpower).toBe(9);
    expect(walkIn(onFog(3)).of('dwarf').willpower).toBe(10);
    expect(walkIn(onFog(4)).of('dwarf').gold).toBe(1);
  });

  test('AND-6.6 a gor appears here, or further along the arrow', () => {
    expect(walkIn(onFog(5)).fieldsOf('gor')).toEqual([8]);
    const taken = scene({ heroes: { dwarf: { at: 7 }, archer: { at: 4 } }, set: { fog: [8 * 32 + 10] }, creatures: [['skral', 8]] });
    expect(walkIn(taken).fieldsOf('gor')).toEqual([7]);
  });

  test('AND-6.7 a wineskin from the equipment board', () => {
    expect(walkIn(onFog(6)).of('dwarf').count('wineskin')).toBe(1);
  });

  test('AND-6.8 the brew token: the legend is told, the rest is its card', () => {
    const table = walkIn(onFog(7));
    expect(table.legend.calls).toContain('fog 0 8 7');
    expect(table.of('dwarf').count('brew')).toBe(0);
  });

  test('AND-6.9 an uncovered token stays face up until a move ends there', () => {
    const table = onFog(4, { has: ['telescope'] });
    table.play('dwarf', { type: 'uncover', field: 8, what: 'fog' });
    expect(table.heard('fog-uncovered')).toEqual([{ kind: 'fog-uncovered', seat: 0, field: 8, back: 'gold' }]);
    expect(table.may('dwarf', { type: 'uncover', field: 8, what: 'fog' })).toBe(false);
    expect(table.of('dwarf').gold).toBe(0);
    walkIn(table);
    expect(table.of('dwarf').gold).toBe(1);
    expect(fogAt(table.state, 8)).toBe(NONE);
  });

  test('AND-6.11 who stands on fog may activate it as a free action', () => {
    const table = scene({ heroes: { dwarf: { at: 7 }, archer: { at: 4 } }, turn: 'archer' });
    layFog(table.table, 7, 4);
    table.play('dwarf', { type: 'fog' });
    expect(table.of('dwarf').gold).toBe(1);
    expect(table.refused('dwarf', { type: 'fog' })).toEqual({ code: 'no-fog', rule: 'AND-6.11' });
  });
});

describe('wells', () => {
  test('AND-7.1 a full well gives 3 willpower once', () => {
    const table = scene({ heroes: { dwarf: { at: 5 }, archer: { at: 4 } }, set: { wells: [11] } });
    table.play('dwarf', { type: 'well' });
    expect(table.of('dwarf').willpower).toBe(10);
    expect(table.refused('dwarf', { type: 'well' })).toEqual({ code: 'well-empty', rule: 'AND-7.1' });
    expect(table.refused('archer', { type: 'well' })).toEqual({ code: 'no-well', rule: 'AND-7.1' });
  });

  test('AND-7.2 at sunrise wells are filled, but not where a hero stands', () => {
    const table = scene({ heroes: { dwarf: { at: 5, inBox: true }, archer: { at: 4 } }, set: { wells: [10, 70] }, turn: 'archer' });
    table.play('archer', { type: 'end-day' });
    expect(table.state.wells).toEqual([10, 71]);
  });
});

describe('items', () => {
  const gorFight = (dwarf: object, creature: 'gor' | 'troll' = 'gor') =>
    scene({ heroes: { dwarf: { at: 20, ...dwarf }, archer: { at: 7 } }, creatures: [[creature, 20]], turn: 'dwarf' });

  test('AND-10.1 turned over after the first use, back on the equipment board after the second', () => {
    const table = scene({ heroes: { dwarf: { at: 7, has: ['wineskin'] }, archer: { at: 4 } }, turn: 'dwarf' });
    table.play('dwarf', { type: 'drink' });
    expect([table.of('dwarf').count('wineskin-half'), table.state.stock[0]]).toEqual([1, 4]);
    table.play('dwarf', { type: 'drink' });
    expect([table.of('dwarf').count('wineskin-half'), table.state.stock[0]]).toEqual([0, 5]);
  });

  test('AND-10.2 both sides and several skins in one move, and nothing but a move', () => {
    const table = scene({ heroes: { dwarf: { at: 7, has: ['wineskin', 'wineskin-half'] }, archer: { at: 4 } }, turn: 'dwarf' });
    for (let i = 0; i < 3; i += 1) table.play('dwarf', { type: 'drink' });
    for (const to of [0, 1, 3]) table.play('dwarf', step(to));
    expect(table.of('dwarf').hour).toBe(0);
    table.play('dwarf', step(19));
    expect(table.of('dwarf').hour).toBe(1);
    expect(table.refused('dwarf', { type: 'drink' })).toEqual({ code: 'no-wineskin', rule: 'AND-10.2' });
  });

  test('AND-10.3 a shield spares its owner the loss of one round', () => {
    const table = scene({
      heroes: { dwarf: { at: 20, has: ['shield'] }, warrior: { at: 20 } },
      creatures: [['troll', 20]],
      turn: 'dwarf',
    });
    table.play('dwarf', fightOn(20, 2)).play('warrior', { type: 'join' });
    table.play('dwarf', roll, 1, 1).play('warrior', roll, 1, 1, 1, 1, 2, 3);
    expect([table.asked('dwarf'), table.asked('warrior')]).toEqual(['shield', '']);
    table.play('dwarf', { type: 'shield' });
    expect(table.of('dwarf')).toMatchObject({ willpower: 7, strength: 1 });
    expect(table.of('dwarf').count('shield-half')).toBe(1);
    expect(table.of('warrior')).toMatchObject({ willpower: 3, strength: 1 }); // 17 against 4: knocked out
  });

  test('AND-10.4 a shield turns away an event that shows one, for the whole group, even from the box', () => {
    const table = scene({
      heroes: { dwarf: { at: 20 }, archer: { at: 7, inBox: true, has: ['shield-half'] } },
      script: { ...harm, shielded: true },
      turn: 'dwarf',
    });
    table.play('dwarf', { type: 'end-day' });
    expect(table.asked('archer')).toBe('shield-event');
    table.play('archer', { type: 'shield' });
    expect(table.legend.calls.filter((call) => /card|discard/.test(call))).toEqual(['discard']);
    expect(table.of('dwarf').willpower).toBe(7);
    expect([table.of('archer').count('shield-half'), table.state.stock[SHIELD]]).toEqual([0, 4]);
  });

  test('AND-10.4 a card without the symbol cannot be turned away', () => {
    const table = scene({
      heroes: { dwarf: { at: 7, has: ['shield'] }, archer: { at: 8 } },
      set: { fog: [9 * 32] },
      script: harm,
      turn: 'dwarf',
    });
    table.play('dwarf', step(9));
    expect(table.refused('dwarf', { type: 'shield' })).toEqual({ code: 'nothing-to-answer', rule: 'AND-10.4' });
    table.play('dwarf', { type: 'stop' });
    expect(table.of('dwarf').willpower).toBe(4);
    expect(table.refused('archer', { type: 'shield' })).toEqual({ code: 'no-shield', rule: 'AND-10.3' });
  });

  test('AND-17.2 all owners are asked; one side is enough, and the others are asked no more', () => {
    const table = scene({
      heroes: { dwarf: { at: 7, has: ['shield'] }, archer: { at: 4, has: ['shield'] } },
      set: { fog: [8 * 32] },
      script: { ...harm, shielded: true },
      turn: 'dwarf',
    });
    table.play('dwarf', step(8)).play('dwarf', { type: 'stop' });
    expect([table.asked('dwarf'), table.asked('archer')]).toEqual(['shield-event', 'shield-event']);
    table.play('dwarf', decline);
    expect([table.asked('dwarf'), table.asked('archer')]).toEqual(['', 'shield-event']);
    table.play('archer', { type: 'shield' });
    expect(table.of('dwarf').willpower).toBe(7);
    expect(table.asked('archer')).toBe('turn');
  });

  test('AND-17.2 if all decline, it comes', () => {
    const table = scene({
      heroes: { dwarf: { at: 7, has: ['shield'] }, archer: { at: 4 } },
      set: { fog: [8 * 32] },
      script: { ...harm, shielded: true },
      turn: 'dwarf',
    });
    table.play('dwarf', step(8)).play('dwarf', { type: 'stop' }).play('dwarf', decline);
    expect(table.of('dwarf').willpower).toBe(4);
    expect(table.legend.calls.slice(-3)).toEqual(['card', 'discard', 'stands 0 8']);
  });

  test('AND-10.5 a bow attacks an adjacent field, die by die', () => {
    const table = scene({ heroes: { warrior: { at: 4, has: ['bow'] }, archer: { at: 7 } }, creatures: [['gor', 20]], turn: 'warrior' });
    table.play('warrior', fightOn(20));
    expect(table.legal('warrior').filter((action) => action.type === 'roll')).toEqual([{ type: 'roll', how: 'one' }]);
    table.play('warrior', { type: 'roll', how: 'one' }, 5).play('warrior', { type: 'keep' }, 1, 2);
    expect(table.heard('clash')[0]?.ours).toBe(6);
  });

  test('AND-10.6 on the field of the creature its owner need not use it (AND-14.15: he says so before)', () => {
    const table = scene({ heroes: { warrior: { at: 20, has: ['bow'] }, archer: { at: 7 } }, creatures: [['gor', 20]], turn: 'warrior' });
    table.play('warrior', fightOn(20));
    expect(table.legal('warrior').filter((action) => action.type === 'roll')).toEqual([roll, { type: 'roll', how: 'one' }]);
    expect(table.refused('warrior', { type: 'roll', how: 'black' })).toEqual({ code: 'not-that-way', rule: 'AND-14.15' });
  });

  test('AND-10.7 a helm is of no use where dice are rolled one by one', () => {
    const table = scene({ heroes: { dwarf: { at: 7 }, archer: { at: 20, has: ['helm'] } }, creatures: [['gor', 20]], turn: 'archer' });
    table.play('archer', fightOn(20)).play('archer', { type: 'roll', how: 'one' }, 3);
    table.play('archer', { type: 'roll', how: 'one' }, 3).play('archer', { type: 'keep' }, 1, 2);
    expect(table.heard('clash')[0]?.ours).toBe(4);
  });

  test('AND-10.8 helm and brew are never used together: 3, 3 with brew is 6 once', () => {
    const table = gorFight({ has: ['helm', 'brew'] });
    table.play('dwarf', fightOn(20)).play('dwarf', roll, 3, 3).play('dwarf', { type: 'brew' }, 1, 2);
    expect(table.heard('clash')[0]?.ours).toBe(1 + 6);
    const helm = gorFight({ has: ['helm', 'brew'] });
    helm.play('dwarf', fightOn(20)).play('dwarf', roll, 3, 3).play('dwarf', decline, 1, 2);
    expect(helm.heard('clash')[0]?.ours).toBe(1 + 6);
    expect(helm.of('dwarf').count('brew')).toBe(1);
  });

  test('AND-10.9 a telescope uncovers, any or none, next door, also out of turn', () => {
    const table = scene({
      heroes: { dwarf: { at: 7, has: ['telescope'] }, archer: { at: 8 } },
      set: { fog: [8 * 32, 11 * 32 + 2, 12 * 32] },
      turn: 'archer',
    });
    layCovered(table.table, 9, RUNE_BLUE);
    layCovered(table.table, 9, RUNE_GREEN);
    table.play('dwarf', { type: 'uncover', field: 9, what: 'token' }).play('dwarf', { type: 'uncover', field: 11, what: 'fog' });
    expect(table.heard('uncovered')).toEqual([{ kind: 'uncovered', seat: 0, field: 9, item: 'rune-blue' }]);
    expect(table.state.covered).toEqual([9 * 32 + RUNE_GREEN]);
    expect(table.refused('dwarf', { type: 'uncover', field: 12, what: 'fog' })).toEqual({
      code: 'too-far',
      rule: 'AND-10.9',
      params: { field: 12 },
    });
    expect(table.refused('archer', { type: 'uncover', field: 11, what: 'fog' })).toEqual({ code: 'no-telescope', rule: 'AND-10.9' });
  });

  test('AND-10.10 the falcon flies once a day, carries nothing large, and rests till sunrise', () => {
    const table = scene({
      heroes: { dwarf: { at: 7, gold: 2, has: ['falcon', 'helm'] }, archer: { at: 57, has: ['shield'] } },
      turn: 'dwarf',
    });
    table.play('archer', { type: 'exchange', with: 0, falcon: true });
    expect(table.refused('archer', { type: 'lay', item: SHIELD, count: 1 })).toEqual({ code: 'too-large-to-fly', rule: 'AND-10.10' });
    table.play('dwarf', { type: 'lay', item: 17, count: 1 }).play('dwarf', { type: 'agree' }).play('archer', { type: 'agree' });
    expect([table.of('archer').count('helm'), table.of('dwarf').count('falcon-spent')]).toEqual([1, 1]);
    expect(table.refused('dwarf', { type: 'exchange', with: 1, falcon: true })).toEqual({ code: 'falcon-spent', rule: 'AND-10.10' });
    table.play('dwarf', { type: 'end-day' }).play('archer', { type: 'end-day' });
    expect(table.of('dwarf').count('falcon')).toBe(1);
  });

  test('AND-10.10 a spent falcon that lies about is turned back, too', () => {
    const table = scene({ heroes: { dwarf: { at: 7 }, archer: { at: 57, inBox: true } }, lying: [['falcon', 3]], turn: 'dwarf' });
    table.state.lying[0] = (3 * 32 + 16) * 1024 + 1;
    table.play('dwarf', { type: 'end-day' });
    expect(table.state.lying).toEqual([(3 * 32 + FALCON) * 1024 + 1]);
  });

  test('AND-10.11 called off, it has not flown', () => {
    const table = scene({ heroes: { dwarf: { at: 7, gold: 2, has: ['falcon'] }, archer: { at: 57 } }, turn: 'dwarf' });
    table.play('dwarf', { type: 'exchange', with: 1, falcon: true }).play('dwarf', { type: 'cancel' });
    expect(table.of('dwarf').count('falcon')).toBe(1);
    expect(
      scene({ heroes: { dwarf: { at: 7, gold: 2 }, archer: { at: 57 } } }).refused('dwarf', { type: 'exchange', with: 1, falcon: true }),
    ).toEqual({
      code: 'no-falcon',
      rule: 'AND-10.10',
    });
  });

  test('AND-10.12 one side of one brew per hero and round', () => {
    const table = gorFight({ has: ['brew', 'brew', 'herb-3'] });
    table.play('dwarf', fightOn(20)).play('dwarf', roll, 4, 2).play('dwarf', { type: 'brew' });
    expect(table.refused('dwarf', { type: 'brew' })).toEqual({ code: 'brewed-already', rule: 'AND-10.12' });
    table.play('dwarf', decline, 1, 2);
    expect(table.heard('clash')[0]?.ours).toBe(9);
    expect([table.of('dwarf').count('brew'), table.of('dwarf').count('brew-half')]).toEqual([1, 1]);
  });

  test('AND-10.13 brew doubles the best die, the last one of a bow, a black one', () => {
    const bow = scene({ heroes: { dwarf: { at: 7 }, archer: { at: 20, has: ['brew'] } }, creatures: [['gor', 20]], turn: 'archer' });
    bow.play('archer', fightOn(20)).play('archer', { type: 'roll', how: 'one' }, 6).play('archer', { type: 'roll', how: 'one' }, 2);
    bow.play('archer', { type: 'keep' }).play('archer', { type: 'brew' }, 1, 2);
    expect(bow.heard('clash')[0]?.ours).toBe(1 + 4);
  });
});

describe('herbs and rune stones', () => {
  test('AND-11.1 a herb is used once and leaves the game', () => {
    const table = scene({ heroes: { dwarf: { at: 7, has: ['herb-4'] }, archer: { at: 4 } }, turn: 'archer' });
    table.play('dwarf', { type: 'herb', item: HERB_4, use: 'willpower' });
    expect(table.of('dwarf').willpower).toBe(11); // AND-11.2
    expect(table.state.stock[HERB_4]).toBe(1);
    expect(table.refused('dwarf', { type: 'herb', item: HERB_4, use: 'willpower' })).toEqual({ code: 'no-herb', rule: 'AND-11.1' });
  });

  test('AND-11.1 not from the sunrise box', () => {
    const table = scene({ heroes: { dwarf: { at: 7, inBox: true, has: ['herb-4'] }, archer: { at: 4 } }, turn: 'archer' });
    expect(table.refused('dwarf', { type: 'herb', item: HERB_4, use: 'willpower' })).toEqual({ code: 'in-sunrise-box', rule: 'AND-11.1' });
  });

  test('AND-11.2 a herb may be eaten for willpower out of turn', () => {
    const table = scene({ heroes: { dwarf: { at: 7, has: ['herb-3'] }, archer: { at: 4 } }, turn: 'archer' });
    expect(table.play('dwarf', { type: 'herb', item: HERB_3, use: 'willpower' }).of('dwarf').willpower).toBe(10);
  });

  test('AND-11.3 so many steps of one move are free; the rest is lost', () => {
    const table = scene({ heroes: { dwarf: { at: 7, has: ['herb-3'] }, archer: { at: 4 } }, turn: 'dwarf' });
    table
      .play('dwarf', { type: 'herb', item: HERB_3, use: 'walk' })
      .play('dwarf', step(0))
      .play('dwarf', step(2))
      .play('dwarf', { type: 'stop' });
    expect(table.of('dwarf').hour).toBe(0);
    table.play('archer', { type: 'pass' }).play('dwarf', step(0));
    expect(table.of('dwarf').hour).toBe(1);
  });

  test('AND-11.4 a herb adds to the battle value, AND-11.5 also beside a brew', () => {
    const table = scene({
      heroes: { dwarf: { at: 20, has: ['herb-3', 'herb-4', 'brew'] }, archer: { at: 4 } },
      creatures: [['gor', 20]],
      turn: 'dwarf',
    });
    table.play('dwarf', fightOn(20)).play('dwarf', roll, 5, 2);
    table.play('dwarf', { type: 'herb', item: HERB_4, use: 'fight' }).play('dwarf', { type: 'brew' });
    table.play('dwarf', decline, 1, 2);
    expect(table.heard('clash')[0]?.ours).toBe(1 + 10 + 4);
    expect(table.of('dwarf').count('herb-3')).toBe(1);
  });

  test('AND-11.5 herb and brew may go together', () => {
    const table = scene({
      heroes: { dwarf: { at: 20, has: ['herb-3', 'brew'] }, archer: { at: 4 } },
      creatures: [['gor', 20]],
      turn: 'dwarf',
    });
    table.play('dwarf', fightOn(20)).play('dwarf', roll, 5, 2).play('dwarf', { type: 'brew' });
    table.play('dwarf', { type: 'herb', item: HERB_3, use: 'fight' }, 1, 2); // nothing is left to add: the creature rolls at once
    expect(table.heard('clash')[0]?.ours).toBe(1 + 10 + 3);
  });

  test('AND-11.6 a hero uncovers a stone on his field and takes it, AND-11.7 also beside a creature', () => {
    const table = scene({ heroes: { dwarf: { at: 20 }, archer: { at: 4 } }, creatures: [['troll', 20]], turn: 'archer' });
    layCovered(table.table, 20, RUNE_GREEN);
    expect(table.may('dwarf', { type: 'take', item: RUNE_GREEN, count: 1 })).toBe(false);
    table.play('dwarf', { type: 'uncover', field: 20, what: 'token' }).play('dwarf', { type: 'take', item: RUNE_GREEN, count: 1 });
    expect(table.of('dwarf').count('rune-green')).toBe(1);
    expect(table.refused('dwarf', { type: 'uncover', field: 20, what: 'token' })).toMatchObject({ code: 'nothing-covered' });
  });

  test('AND-11.7 a creature hinders nobody', () => {
    const table = scene({ heroes: { dwarf: { at: 20 }, archer: { at: 4 } }, creatures: [['troll', 20]], lying: [['rune-blue', 20]] });
    expect(table.may('dwarf', { type: 'take', item: RUNE_BLUE, count: 1 })).toBe(true);
  });

  test('AND-11.8 three colours give the black die instead of all own dice', () => {
    const table = scene({
      heroes: { warrior: { at: 20, has: ['rune-blue', 'rune-yellow', 'rune-green'] }, archer: { at: 4 } },
      creatures: [['gor', 20]],
      turn: 'warrior',
    });
    table.play('warrior', fightOn(20)).play('warrior', { type: 'roll', how: 'black' }, 6, 1, 2);
    expect(table.heard('clash')[0]?.ours).toBe(13);
    const two = scene({
      heroes: { warrior: { at: 20, has: ['rune-blue', 'rune-blue', 'rune-green'] }, archer: { at: 4 } },
      creatures: [['gor', 20]],
      turn: 'warrior',
    });
    expect(two.play('warrior', fightOn(20)).may('warrior', { type: 'roll', how: 'black' })).toBe(false);
  });

  test('AND-11.9 parchment and poison are small and do nothing by themselves', () => {
    const table = scene({ heroes: { dwarf: { at: 7, has: ['parchment', 'poison'] }, archer: { at: 4 } }, turn: 'archer' });
    expect(new Set(table.legal('dwarf').map((action) => action.type))).toEqual(new Set(['drop']));
  });

  test('a legend may switch a thing off', () => {
    const table = scene({
      heroes: { dwarf: { at: 20, has: ['brew', 'herb-3'] }, archer: { at: 4 } },
      creatures: [['gor', 20]],
      script: { off: [BREW, HERB_3] },
      turn: 'dwarf',
    });
    table.play('dwarf', fightOn(20)).play('dwarf', roll, 5, 2, 1, 2); // nobody is asked for anything
    expect(table.heard('clash')).toHaveLength(1);
  });
});
