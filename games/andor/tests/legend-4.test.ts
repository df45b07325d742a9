import { describe, expect, test } from 'vitest';
import type { Legend } from '../legend/format.ts';
import { diceOf } from '../components/index.ts';
import { legends } from '../legends/index.ts';
import { GEM_2, GEM_4, GOLD, type HeroKind, heroKinds, isGem, NONE } from '../pieces.ts';
import { Stage } from './stage.ts';

const legend = legends['4'] as Legend;
const two: readonly HeroKind[] = ['dwarf', 'archer'];
const begun = (heroes = two, difficulty: 'easy' | 'normal' = 'easy', seed = 7): Stage =>
  new Stage(legend, { heroes, options: { difficulty }, seed }).settle();
const cards = (s: Stage) => s.heard('card').map(({ card }) => legend.cards[card]?.id);

describe('set-up', () => {
  test.each(['easy', 'normal'] as const)('%s: heroes at the end of the road, creatures asleep, rubble, gems, fog outside', (difficulty) => {
    const s = begun(['dwarf', 'warrior', 'wizard'], difficulty);
    expect(s.state.field).toEqual([77, 77, 77]);
    expect([s.fieldsOf('gor'), s.fieldsOf('skral'), s.fieldsOf('troll')]).toEqual([
      [10, 15, 33, 42],
      [24, 48],
      [55, 66],
    ]);
    expect([s.state.rubble.length, s.state.fog.length, s.state.covered.filter((entry) => isGem(entry % 32)).length]).toEqual([8, 10, 10]);
    expect([s.lying('gem-6', 66), s.lying('helm', 27), s.state.legend.last]).toEqual([1, 1, difficulty === 'easy' ? 11 : 10]);
    expect(s.state.strength).toEqual([2, 2, 2]);
    expect(s.state.bag.filter((_, i) => i % 22 === GOLD).reduce((sum, each) => sum + each, 0)).toBe(4);
  });

  test('who knows nothing keeps still: at sunrise no creature moves', () => {
    const s = begun();
    s.sleep().settle();
    expect([s.fieldsOf('gor'), s.state.legend.narrator]).toEqual([[10, 15, 33, 42], 1]);
  });
});

describe('the alarm', () => {
  const beside = (s: Stage, seat: number, field: number): Stage => {
    s.state.field[seat] = field;
    return s;
  };

  test('whoever enters a creature’s field raises it, in passing too; then all run, most of them twice', () => {
    const s = beside(begun(), 0, 4);
    s.play('dwarf', { type: 'step', to: 10, farmers: 0 });
    expect(cards(s)).toContain('alarm');
    s.play('dwarf', { type: 'stop' }).sleep().settle();
    expect([s.fieldsOf('gor'), s.fieldsOf('skral'), s.fieldsOf('troll')]).toEqual([
      [2, 6, 9, 10],
      [3, 21],
      [51, 64], // the way out of the deep halls is blocked
    ]);
  });

  test('a shot that does not kill in its first round is heard; one that does is not', () => {
    const missed = beside(begun(), 1, 4);
    missed.play('dwarf', { type: 'pass' });
    missed.play('archer', { type: 'fight', field: 10, invite: 0 });
    missed.play('archer', { type: 'roll', how: 'one' }, 1);
    while (missed.asked('archer') === 'again') missed.play('archer', { type: 'keep' }, 6, 6);
    expect(cards(missed)).toContain('alarm');
    missed.settle().sleep().settle();
    // who was shot at runs like the others
    expect(missed.fieldsOf('gor')).toEqual([2, 6, 9, 10]);
    const hit = beside(begun(), 1, 4);
    hit.state.strength[1] = 14;
    hit.play('dwarf', { type: 'pass' });
    hit.play('archer', { type: 'fight', field: 10, invite: 0 });
    hit.play('archer', { type: 'roll', how: 'one' }, 6);
    while (hit.asked('archer') === 'again') hit.play('archer', { type: 'keep' }, 1, 1);
    hit.settle();
    expect([cards(hit).includes('alarm'), hit.fieldsOf('gor')]).toEqual([false, [15, 33, 42]]);
  });

  test.each([
    ['easy', 4],
    ['normal', 3],
  ] as const)('%s: at letter %i the watch is changed, and a watch that knows already is not told again', (difficulty, letter) => {
    const s = begun(two, difficulty).arrive(letter);
    expect(cards(s).slice(-2)).toEqual(['watch', 'alarm']);
    const known = begun(two, difficulty);
    known.state.field[0] = 4;
    known.play('dwarf', { type: 'step', to: 10, farmers: 0 }).play('dwarf', { type: 'stop' });
    expect(cards(known.arrive(letter)).includes('watch')).toBe(false);
  });

  test('AND-18.7 who gets out is gone, and the end comes a letter nearer', () => {
    const s = begun().sweep();
    s.place('gor', 1);
    s.state.legend.decks[0]?.pile.splice(0);
    s.state.legend.decks[0]?.seen.splice(0);
    s.sleep().settle();
    expect([s.fieldsOf('gor'), s.state.legend.last, s.state.legend.narrator]).toEqual([[], 10, 1]);
  });
});

describe('letters and far ends', () => {
  test('C and F bring creatures; I a second prowler, or in the easy version an old song', () => {
    expect(begun().arrive(2).fieldsOf('wardrak')).toEqual([51]);
    const f = begun(two, 'normal').arrive(5);
    expect([f.fieldsOf('gor'), f.fieldsOf('skral')]).toEqual([[19], [53]]);
    const late = (difficulty: 'easy' | 'normal') => begun(two, difficulty).arrive(8);
    expect([late('easy').of('dwarf').willpower, late('normal').fieldsOf('wardrak')]).toEqual([9, [61]]);
  });

  test('the store room behind its rubble, and the chamber: by entering it, or by beating who sat there', () => {
    const s = begun();
    s.state.rubble.splice(0);
    s.state.field[0] = 28;
    s.walk('dwarf', 27);
    expect([cards(s).at(-1), s.may('dwarf', { type: 'take', item: 17, count: 1 })]).toEqual(['store', true]);
    const t = begun();
    t.state.field[0] = 66;
    t.state.strength[0] = 14;
    t.state.willpower[0] = 20;
    t.play('dwarf', { type: 'fight', field: 66, invite: 0 });
    t.state.fight.willpower = 1;
    t.play('dwarf', { type: 'roll', how: 'all' }, ...Array.from({ length: diceOf(0, 20) }, () => 6), 1, 2, 3);
    expect([cards(t.settle()).at(-1), t.fieldsOf('troll')]).toEqual(['chamber', [55]]);
  });
});

describe('fire, lake and treasure', () => {
  test('the first gem that is taken wakes the fire: a vent each sunrise, two in the normal version', () => {
    for (const difficulty of ['easy', 'normal'] as const) {
      const s = begun(two, difficulty);
      s.state.field[0] = 2;
      s.play('dwarf', { type: 'uncover', field: 2, what: 'token' });
      const gem = s.may('dwarf', { type: 'take', item: GEM_2, count: 1 }) ? GEM_2 : GEM_4;
      s.play('dwarf', { type: 'take', item: gem, count: 1 });
      expect(cards(s).at(-1)).toBe('fire');
      s.sleep().settle();
      const drawn = s.heard('event-card').filter(({ deck }) => deck === 2);
      expect(drawn).toHaveLength(difficulty === 'easy' ? 1 : 2);
      expect(s.state.legend.decks[2]?.pile).toHaveLength(6);
    }
  });

  test('whoever crosses the lake draws one of its cards first', () => {
    const s = begun();
    s.state.field[0] = 37;
    s.play('dwarf', { type: 'step', to: 63, farmers: 0 }).settle();
    expect(s.heard('event-card').filter(({ deck }) => deck === 1)).toHaveLength(1);
    expect([63, 37]).toContain(s.of('dwarf').field);
  });

  test.each([
    [2, 34, 32],
    [3, 41, 38],
    [4, 46, 45],
  ])('%i heroes bring %i in the easy version, where less is in the way, and %i in the normal one', (seats, easy, normal) => {
    const heroes = heroKinds.slice(0, seats);
    const wanted = (difficulty: 'easy' | 'normal') => {
      const s = begun(heroes, difficulty);
      return s.rules.view(s.state, 0).legend.taskWords[0]?.progress?.of;
    };
    expect([wanted('easy'), wanted('normal')]).toEqual([easy, normal]);
  });

  test('treasure enough before the tent wins at once', () => {
    const s = begun();
    s.state.field[0] = 70;
    s.state.legend.progress[0] = 33;
    s.state.bag[GOLD] = 1;
    s.state.bag[22 + GOLD] = 3; // of the 4 there are
    const [offer = NONE] = s.state.legend.offers.map((entry) => entry >> 4);
    s.play('dwarf', { type: 'offer', offer });
    expect(s.rules.result(s.state)).toEqual({ kind: 'together', won: true, reason: 'goal' });
    expect(s.state.legend.narrator).toBe(11);
  });
});
