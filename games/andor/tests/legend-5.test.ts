import { describe, expect, test } from 'vitest';
import type { Effect, Legend } from '../legend/format.ts';
import { golden } from '../events/index.ts';
import { legends } from '../legends/index.ts';
import { ALLIES, BREW, DRAGON, GEM_2, GEM_4, type HeroKind, NONE } from '../pieces.ts';
import { creatureAt, diceOfCreature, fieldOf, kindOf, nameOfCreature, onShields, places, strengthOf } from '../rules/creature.ts';
import { battleValue } from '../rules/fight/round.ts';
import { Stage, stage } from './stage.ts';

const legend = legends['5'] as Legend;
const two: readonly HeroKind[] = ['dwarf', 'archer'];
const three: readonly HeroKind[] = ['dwarf', 'warrior', 'wizard'];
const four: readonly HeroKind[] = ['dwarf', 'warrior', 'archer', 'wizard'];
const begun = (heroes = two, difficulty: 'easy' | 'normal' = 'easy', seed = 7): Stage =>
  new Stage(legend, { heroes, options: { difficulty }, seed }).settle();
const cards = (s: Stage) => s.heard('card').map(({ card }) => legend.cards[card]?.id);
const all = (...effects: readonly Effect[]) => ({ do: effects });
const dragonIn = (s: Stage): number =>
  Array.from({ length: places(s.state) }, (_, creature) => creature).find(
    (creature) => kindOf(s.state, creature) === DRAGON && fieldOf(s.state, creature) !== NONE,
  ) ?? NONE;

describe('a castle that is held', () => {
  test('AND-13.7 mod.castle: any number may be in it; when it ends the shields count again', () => {
    const held: Effect = { do: 'mod.castle', garrison: true, span: { until: 'C' } };
    const s = stage(all(held, { do: 'place.creature', creature: 'gor', fields: [0, 0, 0, 1] }));
    s.sleep();
    expect([onShields(s.state), s.state.over]).toEqual([4, 0]);
    const late = stage(all({ ...held, span: { until: 'B' } }, { do: 'place.creature', creature: 'gor', fields: [0, 0, 0] }));
    late.sleep();
    late.place('gor', 0);
    expect(late.rules.result(late.state)).toMatchObject({ won: false, reason: 'castle' });
  });

  test('cond.creatures inCastle: those in the castle, and only those', () => {
    const asked = (inCastle: boolean) =>
      stage(
        all(
          { do: 'place.creature', creature: 'gor', fields: [0, 60] },
          {
            do: 'if',
            if: { is: 'creatures', creature: { kind: ['gor'], ...(inCastle ? { inCastle } : {}) }, atLeast: 1, atMost: 1 },
            then: [{ do: 'gain', heroes: 'all', gold: 1 }],
          },
        ),
      ).of('dwarf').gold;
    expect([asked(true), asked(false)]).toEqual([1, 1]);
  });
});

describe('what the group decides is named', () => {
  const asked = (effect: Effect) => {
    const s = stage(all(effect));
    return s.rules.view(s.state, s.state.question.seat).legend.question?.ask?.en;
  };
  const heroes = { pick: 'group_decides', must: true } as const;

  test.each<[string, Effect]>([
    ['Do you take the gem worth 4?', { do: 'gain.gem', heroes, value: 4 }],
    ['Do you take 2 gold?', { do: 'gain', heroes, gold: 2 }],
    ['Do you give up 1 strength?', { do: 'lose', heroes, strength: 1 }],
    // nobody knows yet how much it will be
    ['Do you take it on?', { do: 'lose', heroes, willpower: { num: 'die', die: 'hero' } }],
  ])('%s', (words, effect) => {
    expect(asked(effect)).toBe(words);
  });
});

describe('the dragon', () => {
  const dragon: Effect = {
    do: 'place.creature',
    creature: 'dragon',
    name: 'dragon',
    fields: [60],
    own: { strength: 20, willpower: 9, dice: { die: 'black', count: 3 }, reward: 0 },
  };

  test('AND-12.16 it does not move at sunrise, and what is said of creatures in general does not mean it', () => {
    const s = stage(
      all(dragon, { do: 'place.creature', creature: 'gor', fields: [61] }, { do: 'mod.creature_stat', stat: 'strength', add: 5 }),
    );
    expect([strengthOf(s.rules.core, s.state, dragonIn(s)), strengthOf(s.rules.core, s.state, 1)]).toEqual([20, 7]);
    s.sleep();
    expect([fieldOf(s.state, dragonIn(s)), s.fieldsOf('gor')]).toEqual([60, [58]]);
  });

  test('AND-12.16 land.creature: heroes lose willpower but never the last, everything else makes room', () => {
    const s = stage(
      all(
        { do: 'place.creature', creature: 'dragon', name: 'dragon', fields: [60] },
        { do: 'place.figure', figure: 'prince', field: 40 },
        { do: 'place.token', token: 'gold', fields: [40], value: 3 },
        { do: 'place.token', token: 'rune-stone', fields: [40] },
        { do: 'place.token', token: 'farmer', fields: [40] },
        { do: 'lose', heroes: { pick: 'lowest_rank' }, willpower: 5 },
        { do: 'land.creature', creature: { pick: 'all', name: 'dragon' }, field: 40, harm: 3 },
      ),
    );
    expect([s.of('dwarf').willpower, s.of('warrior').willpower, creatureAt(s.state, 40)]).toEqual([1, 7, dragonIn(s)]);
    expect([s.state.figures.slice(0, ALLIES), s.state.lying, s.state.covered, s.state.farmers]).toEqual([[NONE, NONE], [], [], []]);
    const gor = stage(
      all(
        { do: 'place.creature', creature: 'dragon', name: 'dragon', fields: [60] },
        { do: 'place.creature', creature: 'gor', fields: [47] },
        {
          do: 'land.creature',
          creature: { pick: 'all', name: 'dragon' },
          field: 47,
        },
      ),
    );
    expect([gor.fieldsOf('gor'), gor.fieldsOf('dragon')]).toEqual([[], [47]]);
  });

  test('mod.fight_scope: nobody can attack it', () => {
    const s = stage(
      all({ ...dragon, fields: [40] }, { do: 'mod.fight_scope', creature: { name: 'dragon' }, forbidden: true, span: 'this_day' }),
    );
    expect(s.may('dwarf', { type: 'fight', field: 40, invite: 0 })).toBe(false);
    s.sleep();
    expect(s.may('dwarf', { type: 'fight', field: 40, invite: 0 })).toBe(true);
  });

  test('mod.ally_bonus, mod.creature_dice and mod.item for this_round: they are over with it; fights any, near and apart; pick.most_willpower', () => {
    const rules = [
      {
        id: 'round',
        when: { on: 'round_start', creature: { name: 'dragon' } },
        do: [
          { do: 'mod.ally_bonus', set: 0, span: 'this_round' },
          { do: 'mod.creature_dice', creature: { name: 'dragon' }, count: 4, span: 'this_round' },
          { do: 'mod.item', item: 'brew', off: true, span: 'this_round' },
          { do: 'lose', heroes: { pick: 'each', where: { fights: 'apart' } }, willpower: 2 },
          { do: 'gain', heroes: { pick: 'each', where: { fights: 'near' } }, gold: 1 },
          { do: 'lose', heroes: { pick: 'most_willpower', where: { fights: 'any' } }, willpower: 4 },
        ],
      },
    ] as const;
    const s = stage(
      { ...all({ ...dragon, fields: [40] }, { do: 'place.figure', figure: 'prince', field: 40 }), rules },
      { heroes: ['dwarf', 'archer', 'wizard'] },
    );
    s.state.field[1] = 39;
    s.state.willpower.fill(12);
    s.play('dwarf', { type: 'fight', field: 40, invite: 2 }).play('archer', { type: 'join' });
    const { engine } = s.rules.core;
    expect([s.of('dwarf').gold, s.of('archer').gold, s.of('wizard').gold]).toEqual([1, 0, 0]);
    expect([s.of('dwarf').willpower, s.of('archer').willpower, s.of('wizard').willpower]).toEqual([8, 10, 12]);
    expect([engine.allyStrength(s.state, 4), engine.itemOff(s.state, BREW), diceOfCreature(s.rules.core, s.state, dragonIn(s), 9)]).toEqual(
      [0, true, 4],
    );
    expect(battleValue(s.state) - battleValue(s.state, 0)).toBe(4);
    s.settle();
    expect([engine.allyStrength(s.state, 4), engine.itemOff(s.state, BREW), s.state.legend.modifiers]).toEqual([4, false, []]);
  });

  test('name.creature: who stands where it happened', () => {
    const s = stage({
      ...all({ do: 'place.creature', creature: 'gor', fields: [39, 60] }),
      rules: [
        {
          id: 'mark',
          when: { on: 'hero_enters', fields: [39] },
          do: [{ do: 'name.creature', creature: { pick: 'all', here: true }, name: 'captor' }],
        },
        {
          id: 'freed',
          when: { on: 'condition', if: { is: 'creatures', creature: { name: 'captor' }, atLeast: 1, atMost: 1 } },
          do: [{ do: 'gain', heroes: 'all', gold: 2 }],
        },
      ],
    });
    s.play('dwarf', { type: 'step', to: 39, farmers: 0 });
    expect(s.of('warrior').gold).toBe(2);
  });
});

describe('the legend', () => {
  test.each([
    [two, 'easy', 4, 3],
    [three, 'easy', 3, 2],
    [four, 'normal', 4, 1],
  ] as const)('set-up with %s, %s: %i creatures hold the castle, which has %i golden shields', (heroes, difficulty, inside, _shields) => {
    const s = begun(heroes, difficulty);
    expect([onShields(s.state), s.state.over, s.state.strength.every((points) => points === 8)]).toEqual([inside, 0, true]);
    expect(s.may('dwarf', { type: 'step', to: 0, farmers: 0 })).toBe(false);
    const gems = s.state.bag.filter((count, i) => count > 0 && [GEM_2, GEM_4].includes(i % 22)).reduce((sum, each) => sum + each, 0);
    expect(gems).toBe(difficulty === 'easy' ? 4 : 3);
  });

  test('AND-21.8 a gem next to the castle brings one of the garrison out', () => {
    const s = begun();
    const seat = s.state.bag.findIndex((count, i) => i % 22 === GEM_2 && count > 0) / 22 >= 1 ? 'archer' : 'dwarf';
    s.state.field[s.seat(seat)] = 1;
    if (s.state.turn !== s.seat(seat)) s.state.turn = s.seat(seat);
    s.play(seat, { type: 'drop', item: GEM_2, count: 1 }).sleep().settle();
    expect([onShields(s.state), creatureAt(s.state, 1) !== NONE]).toEqual([3, true]);
  });

  test('at G too many in the castle lose; else the dragon takes the Tree, and from then on it is fought and the castle is as always', () => {
    const lost = begun();
    lost.state.legend.narrator = 5;
    lost.state.legend.furthest = 5;
    lost.sleep().settle();
    expect(lost.rules.result(lost.state)).toMatchObject({ won: false, reason: 'legend' });
    const s = begun().arrive(2);
    expect([cards(s).at(-1), s.fieldsOf('dragon'), s.state.cuts.length]).toEqual(['C', [81], 1]);
    s.state.legend.narrator = 5;
    s.state.legend.furthest = 5;
    s.sleep().settle();
    expect([cards(s).at(-1), s.fieldsOf('dragon'), s.state.legend.tasks, s.state.marks]).toEqual(['G', [57], [1], [57]]);
    expect(s.rules.core.engine.mayFight(s.state, dragonIn(s), 0, false)).toBe(true);
    expect(s.rules.core.engine.mayEnter(s.state, 0, 'hero')).toBe(true);
  });

  test('a farmer brought to the mine is safe and worth a gem', () => {
    const s = begun();
    s.state.farmers.splice(0, Number.POSITIVE_INFINITY, 43);
    s.state.field[0] = 43;
    const creature = creatureAt(s.state, 43);
    if (creature !== NONE) s.state.creatures[creature * 8 + 1] = NONE;
    const before = s.of('dwarf').count('gem-4');
    s.play('dwarf', { type: 'step', to: 71, farmers: 1 });
    expect([s.state.farmers, s.of('dwarf').count('gem-4') - before, s.state.legend.counters]).toEqual([[], 1, [1]]);
  });

  test('several farmers brought at once are several farmers saved, each worth a gem', () => {
    const s = begun(two, 'normal').sweep();
    s.state.farmers.splice(0, Number.POSITIVE_INFINITY, 43, 43);
    s.state.field[0] = 43;
    const before = s.of('dwarf').count('gem-4');
    s.play('dwarf', { type: 'step', to: 71, farmers: 2 }).settle();
    expect([s.state.farmers, s.of('dwarf').count('gem-4') - before, s.state.legend.counters]).toEqual([[], 2, [2]]);
  });

  test('the bargain is cheaper by one creature for each farmer saved, and never free', () => {
    const follow = (difficulty: 'easy' | 'normal', saved: number) => {
      const s = begun(two, difficulty).sweep();
      s.state.legend.counters[0] = saved;
      s.arrive(4);
      const at = s.heard('creature-placed').map(({ wanted }) => wanted);
      return [33, 49, 51].filter((field) => at.includes(field));
    };
    expect([0, 1, 2].map((saved) => follow('normal', saved))).toEqual([[33, 49, 51], [33, 49], [33]]);
    expect([0, 1, 2].map((saved) => follow('easy', saved))).toEqual([[33, 49], [33], [33]]);
  });

  test('where the dragon lands not even the fog stays', () => {
    for (const [letter, field] of [
      [8, 46],
      [10, 16],
    ] as const) {
      const s = begun().arrive(2);
      s.state.legend.narrator = letter - 1;
      s.state.legend.furthest = letter - 1;
      const before = s.state.fog.length;
      expect(s.state.fog.some((entry) => Math.floor(entry / 32) === field)).toBe(true);
      s.sleep().settle();
      expect([s.fieldsOf('dragon'), s.state.fog.some((entry) => Math.floor(entry / 32) === field)]).toEqual([[field], false]);
      expect(s.state.fog).toHaveLength(before - 1);
    }
  });

  test('once the Tree is burnt no event speaks of it: golden 3 and 29 are out, also where they lie already', () => {
    const at = (id: string) => golden.findIndex((card) => card.id === id);
    const s = begun().arrive(2);
    const events = s.state.legend.decks[0];
    events?.pile.push(at('1'), at('29'), at('2'), at('3'));
    events?.seen.push(0, 0, 0, 1);
    s.state.legend.narrator = 4;
    s.state.legend.furthest = 4;
    s.sleep().settle(); // golden 3 is drawn and waits beside 57
    expect([s.state.legend.waits.length, s.fieldsOf('dragon')]).toEqual([1, [81]]);
    events?.aside.splice(0, Number.POSITIVE_INFINITY, at('3'));
    s.sleep().settle();
    expect([cards(s).at(-1), s.fieldsOf('dragon'), s.state.legend.waits]).toEqual(['G', [57], []]);
    const left = [...(events?.pile ?? []), ...(events?.aside ?? [])];
    expect([left.includes(at('3')), left.includes(at('29')), left.includes(at('1'))]).toEqual([false, false, true]);
  });

  /** The dwarf has come upon the captor in the fog on 16, and a night has passed. */
  const withCaptor = (): Stage => {
    const s = begun();
    s.state.fog.splice(0, Number.POSITIVE_INFINITY, 16 * 32 + 5 * 2);
    s.state.field[0] = 17;
    s.walk('dwarf', 16);
    expect(cards(s).at(-1)).toBe('captor');
    return s.sleep();
  };

  test('where another creature stands there already the gor goes on along its arrow, and the group says which one drags the prince', () => {
    const s = begun().sweep();
    s.place('skral', 16);
    s.place('gor', 40);
    s.state.fog.splice(0, Number.POSITIVE_INFINITY, 16 * 32 + 5 * 2);
    s.state.field[0] = 17;
    s.walk('dwarf', 16);
    expect([cards(s).at(-1), s.fieldsOf('gor').toSorted((a, b) => a - b)]).toEqual(['captor', [13, 40]]);
    const named = () =>
      Array.from({ length: places(s.state) }, (_, creature) => creature).filter(
        (creature) =>
          fieldOf(s.state, creature) !== NONE && nameOfCreature(s.state, creature) !== NONE && kindOf(s.state, creature) !== DRAGON,
      );
    expect(named()).toEqual([]);
    s.choose('dwarf', creatureAt(s.state, 13));
    expect(named()).toEqual([creatureAt(s.state, 13)]);
  });

  test.each([
    [two, 3],
    [three, 2],
    [four, 1],
  ] as const)('%j: a castle with more than %d in it at G is lost, and no card tells of its banner before', (heroes, most) => {
    for (const more of [0, 1]) {
      const s = begun(heroes).sweep();
      s.state.legend.narrator = 5;
      s.state.legend.furthest = 5;
      for (let n = 0; n < most + more; n += 1) s.place('gor', 0);
      expect(onShields(s.state)).toBe(most + more);
      s.sleep().settle();
      expect([cards(s).includes('G'), s.rules.result(s.state) === undefined]).toEqual(more === 0 ? [true, true] : [false, false]);
    }
  });

  test('in the castle the prince is lost: his captor, lured out and beaten, has nobody on his chain', () => {
    const s = withCaptor();
    const captor = creatureAt(s.state, 13);
    s.sweepBut(captor);
    s.state.creatures[captor * 8 + 1] = 1;
    s.sleep().settle();
    expect(onShields(s.state)).toBe(1);
    s.state.creatures[captor * 8 + 1] = 13;
    s.state.field[0] = 13;
    s.state.strength[0] = 14;
    s.state.turn = 0;
    s.play('dwarf', { type: 'fight', field: 13, invite: 0 }).settle();
    expect([s.fieldsOf('gor').includes(13), s.state.figures[0]]).toEqual([false, NONE]);
  });

  test('the first gor of the fog drags the prince along; beaten, it lets him go', () => {
    const s = withCaptor();
    const at = s.fieldsOf('gor').find((field) => field === 13) ?? NONE;
    s.state.field[0] = at;
    s.state.strength[0] = 14;
    s.state.turn = 0;
    s.play('dwarf', { type: 'fight', field: at, invite: 0 }).settle();
    expect(s.state.figures[0]).toBe(13);
  });
});
