import { expect, test } from 'vitest';
import { BEATEN, BREW_HALF, FALCON, GOLD, HERB_3, NONE, RUNE_BLUE, STRENGTH } from '../pieces.ts';
import { layCovered } from '../rules/board.ts';
import { placeCreature } from '../rules/creatures.ts';
import { loseWillpower } from '../rules/points.ts';
import type { Action } from '../state.ts';
import { scene } from './table.ts';

/*
 * The examples of the printed booklet, one by one.
 */

const roll: Action = { type: 'roll', how: 'all' };
const rollOne: Action = { type: 'roll', how: 'one' };
const decline: Action = { type: 'decline' };

test('AND-14.4 the warrior with strength 5 rolls 4, 3, 3: battle value 9', () => {
  const table = scene({
    heroes: { warrior: { at: 20, strength: 5, willpower: 9 }, dwarf: { at: 7 } },
    creatures: [['gor', 20]],
    turn: 'warrior',
  });
  table.play('warrior', { type: 'fight', field: 20, invite: 0 }).play('warrior', roll, 4, 3, 3, 1, 2);
  expect(table.heard('clash')).toEqual([{ kind: 'clash', ours: 9, theirs: 4 }]);
});

test('AND-10.7 with a helm the same roll counts 11', () => {
  const table = scene({
    heroes: { warrior: { at: 20, strength: 5, willpower: 9, has: ['helm'] }, dwarf: { at: 7 } },
    creatures: [['gor', 20]],
    turn: 'warrior',
  });
  table.play('warrior', { type: 'fight', field: 20, invite: 0 }).play('warrior', roll, 4, 3, 3, 1, 2);
  expect(table.heard('clash')[0]?.ours).toBe(11);
});

test('AND-2.5 the wizard turns the 3 of 3, 4, 4 into a 4: with the helm 12', () => {
  const table = scene({
    heroes: { warrior: { at: 20, strength: 5, willpower: 9, has: ['helm'] }, wizard: { at: 20 } },
    creatures: [['gor', 20]],
    turn: 'warrior',
  });
  table.play('warrior', { type: 'fight', field: 20, invite: 1 << 1 }).play('wizard', { type: 'join' });
  table.play('warrior', roll, 3, 4, 4);
  expect(table.asked('wizard')).toBe('flip');
  table.play('wizard', { type: 'flip', face: 3 });
  expect(table.heard('rolled-final')[0]).toEqual({ kind: 'rolled-final', seat: 0, value: 12 });
  expect(table.asked('wizard')).toBe('roll');
});

test('AND-14.6 a troll that rolls 3, 3, 5 counts 6', () => {
  const table = scene({ heroes: { warrior: { at: 20 }, dwarf: { at: 7 } }, creatures: [['troll', 20]], turn: 'warrior' });
  table.play('warrior', { type: 'fight', field: 20, invite: 0 }).play('warrior', roll, 1, 1, 1, 3, 3, 5);
  expect(table.heard('creature-rolled')[0]).toEqual({ kind: 'creature-rolled', creature: 'troll', dice: [3, 3, 5], value: 20 });
});

test('AND-15.3 dwarf, wizard and archer beat a skral, 29 against 16, and share the reward', () => {
  const table = scene({
    heroes: {
      dwarf: { at: 19, strength: 3, willpower: 14, has: ['brew'] },
      archer: { at: 3, strength: 2, willpower: 6 },
      wizard: { at: 19, strength: 2, has: ['herb-3'] },
    },
    creatures: [['skral', 19]],
    turn: 'dwarf',
  });
  table.play('dwarf', { type: 'fight', field: 19, invite: 0b110 });
  table.play('wizard', { type: 'join' }).play('archer', { type: 'join' });
  expect(['dwarf', 'archer', 'wizard'].map((kind) => table.of(kind as 'dwarf').hour)).toEqual([1, 1, 1]);
  table.play('dwarf', roll, 5, 2, 1).play('wizard', decline).play('dwarf', { type: 'brew' });
  // clockwise the archer would come next; whatever the order at the table, the values are those of the booklet
  table.play('archer', rollOne, 6).play('archer', rollOne, 1).play('archer', rollOne, 2);
  table.play('wizard', { type: 'flip', face: 2 });
  table.play('wizard', roll, 4).play('wizard', { type: 'herb', item: HERB_3, use: 'fight' }, 5, 5);
  expect(table.heard('clash')).toEqual([{ kind: 'clash', ours: 29, theirs: 16 }]);
  expect(table.asked('dwarf')).toBe('pool');
  table.play('dwarf', { type: 'share', point: 'gold' }).play('archer', { type: 'share', point: 'willpower' }).play('wizard', decline);
  table.play('dwarf', { type: 'share', point: 'gold' }).play('archer', { type: 'share', point: 'willpower' });
  expect([table.of('dwarf').gold, table.of('archer').willpower, table.of('wizard').willpower]).toEqual([2, 8, 7]);
  expect(table.of('dwarf').count('brew-half')).toBe(1);
  expect(table.of('wizard').count('herb-3')).toBe(0);
  expect(table.fieldsOf('skral')).toEqual([]);
  expect(table.legend.calls).toContain('narrator 1');
});

test('AND-15.1 the archer invites from the side the dwarf who stands with the gor', () => {
  const table = scene({ heroes: { dwarf: { at: 20 }, archer: { at: 4 } }, creatures: [['gor', 20]], turn: 'archer' });
  table.play('archer', { type: 'fight', field: 20, invite: 1 });
  expect(table.asked('dwarf')).toBe('invitation');
});

test('AND-15.1 the archer invites a warrior with a bow on another side; their fields need not touch', () => {
  const table = scene({ heroes: { warrior: { at: 22, has: ['bow'] }, archer: { at: 4 } }, creatures: [['gor', 20]], turn: 'archer' });
  expect(table.may('archer', { type: 'fight', field: 20, invite: 1 })).toBe(true);
  const without = scene({ heroes: { warrior: { at: 22 }, archer: { at: 4 } }, creatures: [['gor', 20]], turn: 'archer' });
  expect(without.refused('archer', { type: 'fight', field: 20, invite: 1 })).toEqual({ code: 'cannot-invite', rule: 'AND-15.2' });
});

test('AND-12.6 gors move 16 to 13, 22 to 19, and 23 past the occupied 19 to 3', () => {
  const table = scene({ heroes: { dwarf: { at: 7, inBox: true }, archer: { at: 4 } }, turn: 'archer' });
  for (const field of [23, 16, 22, 24]) placeCreature(table.table, 0, field);
  table.play('archer', { type: 'end-day' });
  const moved = table.heard('creature-moved').map(({ from, to }) => `${from}>${to}`);
  expect(moved).toEqual(['16>13', '22>19', '23>3', '24>21']);
});

test('AND-10.2 three fields on foot, one side of a half-full wineskin: two hours; then the full one is given away', () => {
  const table = scene({
    heroes: { warrior: { at: 14, has: ['wineskin', 'wineskin-half'] }, wizard: { at: 19, gold: 1 } },
    turn: 'warrior',
  });
  table.play('warrior', { type: 'drink' });
  for (const to of [10, 3, 19]) table.play('warrior', { type: 'step', to, farmers: 0 });
  table.play('warrior', { type: 'stop' });
  expect(table.of('warrior')).toMatchObject({ field: 19, hour: 2 });
  expect([table.of('warrior').count('wineskin-half'), table.of('warrior').count('wineskin')]).toEqual([0, 1]);
  expect(table.asked('wizard')).toBe('turn');
  table.play('warrior', { type: 'give', to: 1, item: 0, count: 1 }).play('wizard', { type: 'give', to: 0, item: GOLD, count: 1 });
  expect([table.of('wizard').count('wineskin'), table.of('warrior').gold]).toEqual([1, 1]);
});

test('AND-10.10 the wizard buys a falcon, later lets it fetch a gold out of turn and buys again', () => {
  const table = scene({
    heroes: { archer: { at: 13, gold: 1 }, wizard: { at: 18, gold: 3 } },
    turn: 'archer',
    script: {
      goods: [
        { item: STRENGTH, price: 2 },
        { item: FALCON, price: 2 },
      ],
    },
  });
  table.play('wizard', { type: 'buy', item: FALCON, gem: NONE });
  expect(table.refused('wizard', { type: 'buy', item: STRENGTH, gem: NONE })).toEqual({
    code: 'no-gold',
    rule: 'AND-8.2',
    params: { price: 2, gold: 1 },
  });
  table.play('wizard', { type: 'exchange', with: 0, falcon: true });
  table.play('archer', { type: 'lay', item: GOLD, count: 1 }).play('archer', { type: 'agree' }).play('wizard', { type: 'agree' });
  table.play('wizard', { type: 'buy', item: STRENGTH, gem: NONE });
  expect(table.of('wizard')).toMatchObject({ gold: 0, strength: 2 });
  expect(table.of('wizard').count('falcon-spent')).toBe(1);
  expect(table.asked('archer')).toBe('turn');
});

test('AND-14.10 a beaten creature is off the board, on field 80 only while the narrator moves', () => {
  const table = scene({ heroes: { warrior: { at: 20, strength: 14 }, dwarf: { at: 7 } }, creatures: [['gor', 20]], turn: 'warrior' });
  table.play('warrior', { type: 'fight', field: 20, invite: 0 }).play('warrior', roll, 1, 1, 1, 1, 2);
  table.play('warrior', { type: 'share', point: 'gold' }).play('warrior', { type: 'share', point: 'gold' });
  expect(table.fieldsOf('gor')).toEqual([]);
  expect(table.state.creatures).not.toContain(BEATEN);
  expect(table.legend.calls.filter((call) => /defeated|narrator/.test(call))).toEqual([
    'defeated 20 2 before-reward',
    'defeated 20 2 before-narrator',
    'narrator 1',
    'defeated 20 2 after-narrator',
  ]);
});

test('AND-1.7 AND-14.3 the warrior rolls three dice at 7 willpower, two after losing a point', () => {
  const rolled = (willpower: number, ...dice: number[]) =>
    scene({ heroes: { warrior: { at: 20, willpower }, wizard: { at: 7 } }, creatures: [['gor', 20]], turn: 'warrior' })
      .play('warrior', { type: 'fight', field: 20, invite: 0 })
      .play('warrior', roll, ...dice, 1, 2)
      .heard('rolled')[0]?.dice.length;
  expect([rolled(7, 3, 2, 1), rolled(6, 3, 2)]).toEqual([3, 2]);
});

test('AND-4.1 the wizard walks from 9 to 11, two hours, and has to turn the fog over at once; then the next hero', () => {
  const table = scene({ heroes: { archer: { at: 25 }, wizard: { at: 9 } }, set: { fog: [11 * 32 + 8] }, turn: 'wizard' });
  table.play('wizard', { type: 'step', to: 8, farmers: 0 }).play('wizard', { type: 'step', to: 11, farmers: 0 });
  table.play('wizard', { type: 'stop' });
  expect(table.of('wizard')).toMatchObject({ field: 11, hour: 2, gold: 1 });
  expect(table.asked('archer')).toBe('turn');
});

test('AND-3.2 four fields cost four hours, a fight of three rounds three', () => {
  const table = scene({
    heroes: { warrior: { at: 20, strength: 2 }, wizard: { at: 14 } },
    creatures: [['gor', 20]],
    turn: 'wizard',
  });
  for (const to of [10, 3, 20, 4]) table.play('wizard', { type: 'step', to, farmers: 0 });
  table.play('wizard', { type: 'stop' });
  expect(table.of('wizard').hour).toBe(4);
  table.play('warrior', { type: 'fight', field: 20, invite: 0 });
  for (let round = 1; round <= 3; round += 1) {
    table.play('warrior', roll, 2, 1, 1, 1, 2); // 4 against 4
    table.play('warrior', round < 3 ? { type: 'stay' } : { type: 'leave' });
  }
  expect(table.of('warrior').hour).toBe(3);
});

test('AND-10.10 the dwarf buys, is sent gold by the archer’s falcon, buys again out of turn and still has his own turn', () => {
  const strength = { type: 'buy', item: STRENGTH, gem: NONE } as const;
  const table = scene({ heroes: { dwarf: { at: 14, gold: 2 }, archer: { at: 57, gold: 2, has: ['falcon'] } }, turn: 'dwarf' });
  table.play('dwarf', { type: 'step', to: 18, farmers: 0 }).play('dwarf', { type: 'stop' }).play('dwarf', strength);
  expect(table.asked('archer')).toBe('turn');
  expect(table.refused('dwarf', { type: 'step', to: 14, farmers: 0 })).toEqual({ code: 'not-your-turn', rule: 'AND-3.2' });
  table.play('archer', { type: 'exchange', with: 0, falcon: true }).play('archer', { type: 'lay', item: GOLD, count: 2 });
  table.play('archer', { type: 'agree' }).play('dwarf', { type: 'agree' });
  table.play('dwarf', strength).play('archer', { type: 'pass' });
  expect(table.of('dwarf')).toMatchObject({ strength: 3, gold: 0, hour: 1 });
  table.play('dwarf', { type: 'step', to: 14, farmers: 0 });
  expect(table.of('dwarf').hour).toBe(2);
});

test('AND-10.4 the warrior’s fog brings harm, and the dwarf who has no turn wards it off with her shield', () => {
  const table = scene({
    heroes: { dwarf: { at: 57, has: ['shield'] }, warrior: { at: 6 } },
    set: { fog: [13 * 32] },
    script: { shielded: true, event: (t) => loseWillpower(t, 1, 3, 'card') },
    turn: 'warrior',
  });
  table.play('warrior', { type: 'step', to: 11, farmers: 0 }).play('warrior', { type: 'step', to: 13, farmers: 0 });
  table.play('warrior', { type: 'stop' });
  expect([table.asked('dwarf'), table.asked('warrior')]).toEqual(['shield-event', '']);
  table.play('dwarf', { type: 'shield' });
  expect([table.of('warrior').willpower, table.of('dwarf').hour, table.of('dwarf').count('shield-half')]).toEqual([7, 0, 1]);
  expect(table.heard('event-averted')).toEqual([{ kind: 'event-averted', seat: 0, deck: 2, card: 7 }]);
});

test('AND-10.9 a rune stone comes to lie beside the dwarf: with a telescope she looks at it at once, out of turn', () => {
  const table = scene({ heroes: { dwarf: { at: 43, has: ['telescope'] }, warrior: { at: 7 } }, turn: 'warrior' });
  layCovered(table.table, 44, RUNE_BLUE);
  table.play('dwarf', { type: 'uncover', field: 44, what: 'token' });
  expect(table.heard('uncovered')).toEqual([{ kind: 'uncovered', seat: 0, field: 44, item: 'rune-blue' }]);
  expect(table.asked('warrior')).toBe('turn');
});

test('AND-10.8 a 3 is not doubled by brew and then added to a 6 by the helm', () => {
  const table = scene({
    heroes: { dwarf: { at: 20, has: ['helm', 'brew'] }, warrior: { at: 7 } },
    creatures: [['gor', 20]],
    turn: 'dwarf',
  });
  table.play('dwarf', { type: 'fight', field: 20, invite: 0 }).play('dwarf', roll, 3, 6).play('dwarf', { type: 'brew' }, 1, 2);
  expect(table.heard('rolled-final')).toEqual([{ kind: 'rolled-final', seat: 0, value: 12 }]); // the 6 twice, and nothing else
});

test('AND-5.3 half a brew is drunk; the rest is not handed to a fellow fighter before the round is over', () => {
  const table = scene({
    heroes: { dwarf: { at: 20, has: ['brew'] }, warrior: { at: 20 } },
    creatures: [['troll', 20]],
    turn: 'dwarf',
  });
  const rest = { type: 'give', to: 1, item: BREW_HALF, count: 1 } as const;
  table.play('dwarf', { type: 'fight', field: 20, invite: 2 }).play('warrior', { type: 'join' });
  table.play('dwarf', roll, 6, 1).play('dwarf', { type: 'brew' });
  expect(table.asked('warrior')).toBe('roll');
  expect(table.refused('dwarf', rest)).toEqual({ code: 'in-a-round', rule: 'AND-5.3' });
  table.play('warrior', roll, 6, 1, 1, 1, 2, 4); // 20 against 18
  expect(table.asked('dwarf')).toBe('stay');
  table.play('dwarf', rest);
  expect(table.of('warrior').count('brew-half')).toBe(1);
});

test('AND-11.3 a herb of 3 is not divided: two steps on the way, and the third point is lost', () => {
  const table = scene({ heroes: { dwarf: { at: 7, has: ['herb-3'] }, archer: { at: 4 } }, turn: 'dwarf' });
  table.play('dwarf', { type: 'herb', item: HERB_3, use: 'walk' });
  table.play('dwarf', { type: 'step', to: 0, farmers: 0 }).play('dwarf', { type: 'step', to: 2, farmers: 0 });
  expect(table.refused('dwarf', { type: 'herb', item: HERB_3, use: 'willpower' })).toEqual({ code: 'no-herb', rule: 'AND-11.1' });
  table.play('dwarf', { type: 'stop' });
  expect([table.of('dwarf').hour, table.of('dwarf').willpower, table.state.credit]).toEqual([0, 7, 0]);
});

test('AND-12.3 a wardrak: strength 10, willpower 7, two black dice, and 6 gold or willpower in any mix', () => {
  const table = scene({
    heroes: { warrior: { at: 20, strength: 14, willpower: 14 }, dwarf: { at: 7 } },
    creatures: [['wardrak', 20]],
    turn: 'warrior',
  });
  table.play('warrior', { type: 'fight', field: 20, invite: 0 });
  expect(table.state.fight.willpower).toBe(7);
  table.state.strength[0] = 14;
  table.play('warrior', roll, 6, 6, 6, 6, 1, 3); // 20 against 18
  expect(table.heard('creature-rolled')[0]).toEqual({ kind: 'creature-rolled', creature: 'wardrak', dice: [6, 8], value: 18 });
  table.state.fight.willpower = 1;
  table.play('warrior', { type: 'stay' }).play('warrior', roll, 6, 6, 6, 6, 1);
  for (const point of ['gold', 'willpower', 'gold', 'gold', 'willpower', 'willpower'] as const) {
    expect(table.asked('warrior')).toBe('pool');
    table.play('warrior', { type: 'share', point });
  }
  expect(table.of('warrior')).toMatchObject({ gold: 3, willpower: 17 });
});

test('AND-13.2 with four heroes one creature may enter the castle, a second one is too many', () => {
  const heroes = { dwarf: { at: 7 }, warrior: { at: 7 }, archer: { at: 7 }, wizard: { at: 7 } };
  const table = scene({ heroes, creatures: [['gor', 1]], turn: 'dwarf' });
  const sleep = () => {
    for (const kind of ['dwarf', 'warrior', 'archer', 'wizard'] as const) table.play(kind, { type: 'end-day' });
  };
  sleep();
  expect(table.state.over).toBe(0);
  placeCreature(table.table, 0, 2);
  sleep();
  expect(table.rules.result(table.state)).toEqual({ kind: 'together', reason: 'castle', won: false });
});

test('AND-20.2 for two hours the prince goes up to eight fields', () => {
  const table = scene({ heroes: { dwarf: { at: 7 }, warrior: { at: 20 } }, set: { figures: [72, NONE, NONE, NONE] }, turn: 'dwarf' });
  for (const to of [18, 14, 2, 0, 7, 8, 9, 15]) table.play('dwarf', { type: 'ally', figure: 0, to });
  expect([table.of('dwarf').hour, table.state.figures[0]]).toEqual([2, 15]);
});
