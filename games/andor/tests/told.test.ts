import { expect, test } from 'vitest';
import { BREW, GEM_4, GOLD, HELM, HERB_3, HERB_4, NONE, RUNE_BLUE, STRENGTH, WINESKIN } from '../pieces.ts';
import { advance } from '../rules/advance.ts';
import { layCovered } from '../rules/board.ts';
import { pool } from '../rules/flow.ts';
import { POINT_GOLD, POINT_ITEM, POINT_WILLPOWER } from '../state.ts';
import { type Scene, scene } from './table.ts';

/*
 * What is told of every action, word for word: logs, voices and pictures are made of nothing else.
 */

/** What was told since the last look, as lines. */
function lines(table: Scene): string[] {
  return table.told.splice(0).map(({ kind, ...rest }) => `${kind} ${Object.values(rest).map(String).join(' ')}`.trim());
}

test('AND-5.1 free actions', () => {
  const table = scene({
    heroes: { dwarf: { at: 18, gold: 5, willpower: 10, has: ['herb-4', 'telescope', 'gem-4'] }, warrior: { at: 18, has: ['bow'] } },
    lying: [['parchment', 18]],
    set: { wells: [18 * 2 + 1], fog: [17 * 32 + 2] },
    script: { goods: [STRENGTH, HELM].map((item) => ({ item, price: 2 })), offers: [3] },
    turn: 'warrior',
  });
  layCovered(table.table, 18, RUNE_BLUE);
  table.told.length = 0;
  table.play('dwarf', { type: 'well' }).play('dwarf', { type: 'herb', item: HERB_4, use: 'willpower' });
  table.play('dwarf', { type: 'take', item: 10, count: 1 }).play('dwarf', { type: 'drop', item: GOLD, count: 2 });
  table.play('dwarf', { type: 'give', to: 1, item: 10, count: 1 }).play('dwarf', { type: 'buy', item: STRENGTH, gem: NONE });
  table.play('dwarf', { type: 'buy', item: HELM, gem: GEM_4 }).play('dwarf', { type: 'uncover', field: 17, what: 'fog' });
  table.play('dwarf', { type: 'uncover', field: 18, what: 'token' }).play('dwarf', { type: 'offer', offer: 3 });
  expect(lines(table)).toEqual([
    'well-emptied 0 18',
    'points 0 willpower 3 13 well',
    'used 0 herb-4 willpower',
    'points 0 willpower 4 17 herb',
    'took 0 parchment 1 18',
    'dropped 0 gold 2 18',
    'gave 0 1 parchment 1',
    'points 0 gold -2 1 buy',
    'bought 0 strength 2 18',
    'points 0 strength 1 2 buy',
    'points 0 gold 2 3 buy',
    'bought 0 helm 2 18',
    'fog-uncovered 0 17 strength',
    'uncovered 0 18 rune-blue',
  ]);
  expect(table.legend.calls).toEqual([
    'well 0 18',
    'bought 0 18 22',
    'bought 0 18 17',
    'revealed 0 17 1 -1',
    'revealed 0 18 -1 7',
    'offer 0 3',
  ]);
});

test('AND-9.5 exchanges, on a field and by falcon', () => {
  const table = scene({
    heroes: { dwarf: { at: 18, gold: 5 }, warrior: { at: 18, has: ['falcon'] } },
    turn: 'warrior',
  });
  table.play('dwarf', { type: 'exchange', with: 1, falcon: true }).play('dwarf', { type: 'lay', item: GOLD, count: 2 });
  table.play('warrior', { type: 'agree' }).play('dwarf', { type: 'agree' });
  table.play('warrior', { type: 'exchange', with: 0, falcon: false }).play('dwarf', { type: 'cancel' });
  table.play('dwarf', { type: 'exchange', with: 1, falcon: false }).play('warrior', { type: 'lay', item: GOLD, count: 1 });
  table.play('warrior', { type: 'agree' }).play('dwarf', { type: 'agree' });
  expect(lines(table)).toEqual([
    'exchange-opened 0 1 true',
    'offered 0 gold 2',
    'agreed 1',
    'agreed 0',
    'exchanged 0 1 true 0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2 0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0',
    'exchange-opened 1 0 false',
    'exchange-off 0',
    'exchange-opened 0 1 false',
    'offered 1 gold 1',
    'agreed 1',
    'agreed 0',
    'exchanged 0 1 false 0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0 0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1',
  ]);
});

test('AND-4.1 AND-13.4 moves, with provisions and farmers', () => {
  const table = scene({
    heroes: { dwarf: { at: 14, has: ['wineskin', 'herb-3'] }, warrior: { at: 7 } },
    creatures: [['gor', 6]],
    set: { farmers: [2, 14, 14, 14] },
    turn: 'dwarf',
  });
  table.play('dwarf', { type: 'drink' }).play('dwarf', { type: 'step', to: 2, farmers: 2 });
  table.play('dwarf', { type: 'herb', item: HERB_3, use: 'walk' }).play('dwarf', { type: 'step', to: 0, farmers: 1 });
  table.play('dwarf', { type: 'step', to: 2, farmers: 0 }).play('dwarf', { type: 'step', to: 6, farmers: 2 });
  table.play('dwarf', { type: 'step', to: 14, farmers: 0 }).play('dwarf', { type: 'stop' });
  table.play('warrior', { type: 'pass' }).play('dwarf', { type: 'end-day' });
  expect(lines(table)).toEqual([
    'creature-placed gor 6 6',
    'used 0 wineskin walk',
    'stepped 0 14 2 2',
    'used 0 herb-3 walk',
    'stepped 0 2 0 1',
    'farmers-saved 1 4',
    'stepped 0 0 2 0',
    'stepped 0 2 6 2',
    'farmers-lost 2 6',
    'hour 0 1 0',
    'stepped 0 6 14 0',
    'stopped 0 14',
    'turn 1',
    'hour 1 1 0',
    'passed 1',
    'turn 0',
    'day-ended 0 true',
    'turn 1',
  ]);
  expect([table.state.farmers, table.state.saved]).toEqual([[14], 1]);
});

test('AND-20.2 an ally', () => {
  const table = scene({ heroes: { dwarf: { at: 14 }, warrior: { at: 7 } }, set: { figures: [72, 18, NONE, NONE] }, turn: 'dwarf' });
  table.play('dwarf', { type: 'ally', figure: 1, to: 14 }).play('dwarf', { type: 'stop' });
  expect(lines(table)).toEqual(['hour 0 1 0', 'ally-stepped 0 shield-dwarves 18 14', 'turn 1']);
  expect([table.state.ally, table.state.allySteps, table.state.figures]).toEqual([NONE, 0, [72, 14, NONE, NONE]]);
});

test('AND-15.3 a fight together, from the invitation to the reward', () => {
  const table = scene({
    heroes: {
      dwarf: { at: 20, strength: 5, has: ['brew'] },
      warrior: { at: 20, strength: 5, has: ['shield'] },
      archer: { at: 4 },
      wizard: { at: 20, has: ['herb-3'] },
    },
    creatures: [['skral', 20]],
    turn: 'dwarf',
  });
  table.play('dwarf', { type: 'fight', field: 20, invite: 0b1110 });
  table.play('wizard', { type: 'join' }).play('warrior', { type: 'join' }).play('archer', { type: 'decline' });
  table.play('dwarf', { type: 'withdraw' });
  expect(lines(table)).toEqual([
    'creature-placed skral 20 20',
    'fight 0 20 skral 1,2,3',
    'joined 3',
    'joined 1',
    'declined 2',
    'withdrew 0',
  ]);
  table.play('dwarf', { type: 'fight', field: 20, invite: 0b1110 });
  table.play('wizard', { type: 'join' }).play('warrior', { type: 'join' }).play('archer', { type: 'decline' });
  table.play('dwarf', { type: 'begin' });
  expect(lines(table)).toEqual([
    'fight 0 20 skral 1,2,3',
    'joined 3',
    'joined 1',
    'declined 2',
    'round 1 0,1,3',
    'hour 0 1 0',
    'hour 1 1 0',
    'hour 3 1 0',
  ]);
  table.play('dwarf', { type: 'roll', how: 'all' }, 1, 1).play('wizard', { type: 'flip', face: 1 });
  table.play('dwarf', { type: 'decline' }).play('warrior', { type: 'roll', how: 'all' }, 1, 1, 2);
  table.play('wizard', { type: 'roll', how: 'all' }, 1).play('wizard', { type: 'decline' }, 6, 6); // 11 + 6 + 2 + 1 against 18
  expect(lines(table)).toEqual([
    'rolled 0 all 1,1',
    'flipped 3 0 1 6',
    'rolled-final 0 6',
    'rolled 1 all 1,1,2',
    'rolled-final 1 2',
    'rolled 3 all 1',
    'rolled-final 3 1',
    'creature-rolled skral 6,6 18',
    'clash 20 18',
    'creature-hurt 2 4',
  ]);
  table.play('dwarf', { type: 'stay' }).play('warrior', { type: 'stay' }).play('wizard', { type: 'leave' });
  table.play('dwarf', { type: 'roll', how: 'all' }, 1, 2).play('dwarf', { type: 'decline' });
  table.play('warrior', { type: 'roll', how: 'all' }, 1, 1, 1, 6, 6); // 13 against 18
  table.play('warrior', { type: 'shield' });
  expect(lines(table)).toEqual([
    'stays 0',
    'stays 1',
    'left-fight 3 chose',
    'round 2 0,1',
    'hour 0 2 0',
    'hour 1 2 0',
    'rolled 0 all 1,2',
    'rolled-final 0 2',
    'rolled 1 all 1,1,1',
    'rolled-final 1 1',
    'creature-rolled skral 6,6 18',
    'clash 13 18',
    'used 1 shield shield',
    'shielded 1',
    'points 0 willpower -5 2 fight',
  ]);
  table.play('dwarf', { type: 'stay' }).play('warrior', { type: 'stay' });
  table.play('dwarf', { type: 'roll', how: 'all' }, 6).play('dwarf', { type: 'brew' });
  table.play('warrior', { type: 'roll', how: 'all' }, 6, 6, 6, 1, 2);
  table.play('dwarf', { type: 'share', point: 'gold' }).play('warrior', { type: 'decline' }).play('dwarf', { type: 'decline' });
  expect(lines(table)).toEqual([
    'stays 0',
    'stays 1',
    'round 3 0,1',
    'hour 0 3 0',
    'hour 1 3 0',
    'rolled 0 all 6',
    'used 0 brew fight',
    'rolled-final 0 12',
    'rolled 1 all 6,6,6',
    'rolled-final 1 6',
    'creature-rolled skral 1,2 8',
    'clash 28 8',
    'creature-hurt 4 0',
    'pool reward 4 3',
    'shared 0 reward gold',
    'points 0 gold 1 1 pool',
    'pool-passed 1',
    'pool-passed 0',
    'points 0 gold 3 4 pool',
    'pool-over reward false',
    'fight-over true skral 20',
    'turn 1',
  ]);
});

test('AND-14.14 AND-21.5 a fight nobody wins, and rubble', () => {
  const table = scene({
    heroes: { dwarf: { at: 14, strength: 2, has: ['herb-3'] }, warrior: { at: 7 } },
    creatures: [['gor', 14]],
    set: { rubble: [10 * 16 + 2, 10 * 16 + 8] },
    turn: 'dwarf',
  });
  table.play('dwarf', { type: 'fight', field: 14, invite: 0 }).play('dwarf', { type: 'roll', how: 'all' }, 1, 1);
  table.play('dwarf', { type: 'herb', item: HERB_3, use: 'fight' }, 1, 2).play('dwarf', { type: 'leave' });
  expect(lines(table)).toEqual([
    'creature-placed gor 14 14',
    'fight 0 14 gor',
    'round 1 0',
    'hour 0 1 0',
    'rolled 0 all 1,1',
    'used 0 herb-3 fight',
    'rolled-final 0 4',
    'creature-rolled gor 1,2 4',
    'clash 6 4',
    'creature-hurt 2 2',
    'left-fight 0 chose',
    'fight-over false gor 14',
    'turn 1',
  ]);
  table.play('warrior', { type: 'pass' }).play('dwarf', { type: 'clear', field: 10, invite: 0 });
  table.play('dwarf', { type: 'roll', how: 'all' }, 1, 1).play('dwarf', { type: 'leave' });
  expect(lines(table)).toEqual([
    'hour 1 1 0',
    'passed 1',
    'turn 0',
    'fight 0 10 rubble',
    'round 1 0',
    'hour 0 2 0',
    'rolled 0 all 1,1',
    'rolled-final 0 1',
    'rubble-cleared 10 2',
    'left-fight 0 chose',
    'turn 1',
  ]);
});

test('AND-22.1 pools', () => {
  const table = scene({ heroes: { dwarf: { at: 14 }, warrior: { at: 7, gold: 2 } }, turn: 'dwarf' });
  pool(table.table, 'gain', POINT_ITEM, 2, 0b11, { item: WINESKIN });
  advance(table.table);
  table.play('dwarf', { type: 'share', point: 'item' }).play('warrior', { type: 'decline' }).play('dwarf', { type: 'decline' });
  expect(lines(table)).toEqual([
    'pool gain 2 8 wineskin',
    'shared 0 gain item',
    'got 0 wineskin 1 pool',
    'pool-passed 1',
    'pool-passed 0',
    'got 0 wineskin 1 pool',
    'pool-over gain false',
  ]);
  pool(table.table, 'price', POINT_GOLD | POINT_WILLPOWER, 9, 0b11);
  advance(table.table);
  table.play('dwarf', { type: 'share', point: 'willpower' }).play('warrior', { type: 'share', point: 'gold' });
  table.play('dwarf', { type: 'decline' }).play('warrior', { type: 'decline' });
  expect(lines(table)).toEqual([
    'pool price 9 3',
    'shared 0 price willpower',
    'points 0 willpower -1 6 pool',
    'shared 1 price gold',
    'points 1 gold -1 1 pool',
    'pool-passed 0',
    'pool-passed 1',
    'points 0 willpower 1 7 pool',
    'points 1 gold 1 2 pool',
    'pool-over price false',
  ]);
  expect(table.state.pool).toEqual({ kind: 'none', points: 0, item: NONE, left: 0, seats: 0, at: 0, passes: 0, each: 0, moved: [] });
});

test('AND-16.1 a night', () => {
  const table = scene({
    heroes: { dwarf: { at: 14 }, warrior: { at: 7, has: ['brew'] } },
    creatures: [['gor', 20]],
    set: { wells: [10] },
    turn: 'dwarf',
  });
  table.told.length = 0;
  table.play('dwarf', { type: 'end-day' }).play('warrior', { type: 'drop', item: BREW, count: 1 }).play('warrior', { type: 'end-day' });
  expect(lines(table)).toEqual([
    'day-ended 0 true',
    'turn 1',
    'dropped 1 brew 1 7',
    'day-ended 1 false',
    'sunrise 1',
    'sunrise 2',
    'creature-moved gor 20 3',
    'sunrise 3',
    'sunrise 4',
    'sunrise 5',
    'sunrise 6',
    'sunrise 7',
    'wells-filled 5',
    'sunrise 8',
    'day 2 0',
  ]);
});
