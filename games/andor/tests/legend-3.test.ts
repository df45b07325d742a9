import { describe, expect, test } from 'vitest';
import type { Legend } from '../legend/format.ts';
import { legends } from '../legends/index.ts';
import { diceOf } from '../components/index.ts';
import { BREW, HERB_3, type HeroKind, NONE } from '../pieces.ts';
import { creatureAt, diceOfCreature, rewardOf, strengthOf, willpowerOf } from '../rules/creature.ts';
import { giveItem } from '../rules/items.ts';
import { fieldOfLying } from '../rules/lying.ts';
import { Stage } from './stage.ts';

const legend = legends['3'] as Legend;
const parties: readonly (readonly HeroKind[])[] = [
  ['dwarf', 'warrior'],
  ['dwarf', 'archer', 'wizard'],
  ['dwarf', 'warrior', 'archer', 'wizard'],
];
const [two, three, four] = parties as [readonly HeroKind[], readonly HeroKind[], readonly HeroKind[]];
const names = Object.keys(legend.tasks ?? {});
const taskOf = (s: Stage, name: string): number => s.state.legend.tasks[names.indexOf(name)] ?? NONE;

const begun = (heroes: readonly HeroKind[] = two, difficulty: 'easy' | 'normal' = 'normal', seed = 7): Stage =>
  new Stage(legend, { heroes, options: { difficulty }, seed }).settle();

/** Begun with seeds one after another until somebody has this oath; the cards are dealt by chance. */
function sworn(oath: string, heroes = two, difficulty: 'easy' | 'normal' = 'normal'): Stage {
  for (let seed = 1; seed < 200; seed += 1) {
    const s = begun(heroes, difficulty, seed);
    if (taskOf(s, oath) === 1) return s;
  }
  throw new Error(`nobody was dealt ${oath}`);
}
const ownerOf = (s: Stage, oath: string): number => s.state.legend.owners?.[names.indexOf(oath)] ?? NONE;

/** All oaths are kept as if by magic: the plan is read at the next step. */
function kept(s: Stage, ...dice: readonly number[]): Stage {
  const { tasks, owners = [] } = s.state.legend;
  for (const [task, owner] of owners.entries()) if (owner !== NONE) tasks[task] = 2;
  s.dice.faces.splice(0, Number.POSITIVE_INFINITY, ...dice);
  s.play('dwarf', { type: 'pass' });
  return s.settle();
}

describe('set-up', () => {
  test.each([
    [two, [9, 20, 48], [24]],
    [three, [9, 20, 48], [24, 36]],
    [four, [20, 48], [17, 24, 36]],
  ] as const)('%s: creatures, free farmers, heroes on their rank', (heroes, gors, free) => {
    for (let seed = 1; ; seed += 1) {
      const s = begun(heroes, 'easy', seed);
      const oaths = ['widow', 'singer', 'watcher', 'stonefist', 'unfallen', 'carved'];
      if (oaths.some((oath) => taskOf(s, oath) === 1)) continue;
      expect([s.fieldsOf('gor'), s.fieldsOf('troll'), s.state.farmers]).toEqual([gors, [30], free]);
      expect(s.state.strength.every((points, seat) => points === (ownerOf(s, 'alone') === seat ? 4 : 2))).toBe(true);
      expect([s.state.covered.length, s.state.fog.length, s.asked('dwarf')]).toEqual([5, 15, 'turn']);
      return;
    }
  });

  test('every hero has one oath, open to all, and nobody the same', () => {
    for (const heroes of parties) {
      const s = begun(heroes);
      const owners = (s.state.legend.owners ?? []).filter((seat) => seat !== NONE);
      expect(owners.toSorted((a, b) => a - b)).toEqual(heroes.map((_, seat) => seat));
      expect(s.heard('dealt')).toHaveLength(heroes.length);
      const seen = s.rules.view(s.state, undefined).legend.taskWords.filter(({ owner }) => owner !== undefined);
      expect(seen).toHaveLength(heroes.length);
    }
  });

  test.each([
    ['easy', 2],
    ['normal', 1],
  ] as const)('%s: so many oaths may be exchanged before they count', (difficulty, most) => {
    const s = new Stage(legend, { heroes: two, options: { difficulty }, seed: 3 });
    for (let i = 0; i < most; i += 1) s.choose('dwarf', 0);
    expect([s.heard('dealt').length, s.asked('dwarf') === 'question']).toEqual([2 + most, false]);
  });
});

describe('the letters', () => {
  const cards = (s: Stage) => s.heard('card').map(({ card }) => legend.cards[card]?.id);

  test('B to H: a token is turned over before the card of the letter', () => {
    const s = begun(four, 'easy');
    s.arrive(2);
    const told = s.told.filter(({ kind }) => kind === 'event-card' || kind === 'card').map(({ kind }) => kind);
    expect(told.slice(-2)).toEqual(['event-card', 'card']);
    expect([cards(s).at(-1), s.state.figures[0]]).toEqual(['C', 72]);
    expect(s.state.legend.decks[2]?.pile).toHaveLength(14);
  });

  test.each([
    ['easy', two, 64],
    ['normal', two, 50],
    ['normal', four, 64],
  ] as const)('C, %s with %s: the second gor comes on %s', (difficulty, heroes, field) => {
    const s = begun(heroes, difficulty);
    s.state.legend.decks[2]?.pile.splice(0);
    s.state.legend.decks[2]?.seen.splice(0);
    expect(s.arrive(2).fieldsOf('gor')).toEqual([33, field]);
  });

  test('H takes the prince away; J is the last day for two and three heroes, L for four', () => {
    const s = begun(four, 'easy', 2);
    s.arrive(2);
    if (s.state.over === 0) s.arrive(7);
    expect(s.state.figures[0]).toBe(NONE);
    const late = (heroes: readonly HeroKind[], letter: number) => {
      for (let seed = 1; ; seed += 1) {
        const t = begun(heroes, 'easy', seed);
        if (['alone', 'letter', 'widow', 'singer'].some((oath) => taskOf(t, oath) === 1)) continue;
        t.state.legend.stars = 0;
        return t.arrive(letter).rules.result(t.state);
      }
    };
    expect(late(two, 9)).toMatchObject({ won: false, reason: 'task' });
    expect(late(four, 10)).toBeUndefined();
    expect(late(four, 11)).toMatchObject({ won: false, reason: 'task' });
  });

  test('the oath to fight alone is due at F, in the easy version at H', () => {
    expect(sworn('alone').arrive(5).state.over).toBe(2);
    const easy = sworn('alone', two, 'easy');
    expect([easy.arrive(5).state.over, easy.arrive(7).state.over]).toEqual([0, 2]);
  });
});

describe('oaths', () => {
  test.each([
    ['unfallen', 52, [8, 11, 12], [6, 9, 10], 4],
    ['carved', 67, [8, 11, 12], [6, 9, 10], 6],
  ] as const)('%s waits on %s with a strength of its own', (oath, field, normal, easy, reward) => {
    for (const [i, heroes] of parties.entries()) {
      for (const [difficulty, strengths] of [
        ['normal', normal],
        ['easy', easy],
      ] as const) {
        const s = sworn(oath, heroes, difficulty);
        const foe = creatureAt(s.state, field);
        const { core } = s.rules;
        expect([strengthOf(core, s.state, foe), willpowerOf(core, s.state, foe), rewardOf(core, s.state, foe)]).toEqual([
          strengths[i],
          6,
          reward,
        ]);
      }
    }
  });

  test('the bitter cup wants a herb and a brew in the castle', () => {
    const s = sworn('cup');
    const seat = ownerOf(s, 'cup');
    const [herb = 0] = s.state.lying;
    s.state.turn = seat;
    s.state.field[seat] = fieldOfLying(herb);
    const kind = two[seat] as HeroKind;
    s.play(kind, { type: 'take', item: HERB_3, count: 1 });
    giveItem(s.table, seat, BREW, 'card');
    s.state.field[seat] = 0;
    s.play(kind, { type: 'pass' });
    expect(taskOf(s, 'cup')).toBe(2);
  });
});

describe('the plan', () => {
  test.each([
    [1, 'plan-1', 55],
    [3, 'plan-2', 65],
    [6, 'plan-3', 33],
  ] as const)('a die of %s reads %s: the bewitched gor comes on %s', (face, id, field) => {
    const s = kept(begun(four, 'easy'), face);
    expect(s.heard('card').map(({ card }) => legend.cards[card]?.id)).toContain(id);
    const foe = creatureAt(s.state, field);
    const { core } = s.rules;
    const all = s.state.strength.reduce((sum, points) => sum + points, 0);
    expect([strengthOf(core, s.state, foe), willpowerOf(core, s.state, foe), diceOfCreature(core, s.state, foe, 1)]).toEqual([all, 8, 4]);
    expect(rewardOf(core, s.state, foe)).toBe(0);
    expect(core.engine.itemOff(s.state, HERB_3)).toBe(false);
    expect(core.engine.itemOff({ ...s.state, fight: { ...s.state.fight, inviter: 0, creature: foe } }, HERB_3)).toBe(true);
  });

  test('whoever beats it wins, if the castle holds: strength is of no use, what it does not copy is', () => {
    const s = kept(begun(two, 'easy'), 1);
    s.state.field[0] = 55;
    s.state.figures[0] = 55; // the prince adds 4, which it does not copy
    s.state.willpower[0] = 20;
    s.state.hour[0] = 0;
    s.state.turn = 0;
    const round = (): Stage => s.play('dwarf', { type: 'roll', how: 'all' }, ...Array.from({ length: diceOf(0, 20) }, () => 6), 1);
    const strength = s.state.strength[0] as number;
    s.play('dwarf', { type: 'fight', field: 55, invite: 0 });
    round();
    expect(s.heard('clash').at(-1)).toEqual({ kind: 'clash', ours: strength + 10, theirs: strength + 6 });
    s.play('dwarf', { type: 'stay' });
    round();
    expect(s.rules.result(s.state)).toEqual({ kind: 'together', won: true, reason: 'goal' });
  });

  test('it loses the legend when it enters the castle, free shields or not', () => {
    const s = kept(begun(two, 'easy'), 6);
    const foe = creatureAt(s.state, 33);
    s.state.creatures[foe * 8 + 1] = 4;
    for (let at = 0; at < s.state.creatures.length; at += 8) if (at !== foe * 8) s.state.creatures[at + 1] = NONE;
    s.state.legend.decks[0]?.pile.splice(0);
    s.state.legend.decks[0]?.seen.splice(0);
    s.sleep();
    expect(s.rules.result(s.state)).toMatchObject({ won: false, reason: 'task' });
  });
});
