import { languages } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import type { Effect, Rule, Trigger } from '../legend/format.ts';
import { kindName, onShields, rollsBlack, strengthOf } from '../rules/creature.ts';
import { texts } from '../texts/index.ts';
import { type Stage, stage } from './stage.ts';

const gor: Effect = { do: 'place.creature', creature: 'gor', fields: [40] };
const gold: Effect = { do: 'gain', heroes: 'this', gold: 1 };
const rule = (when: Trigger, effects: readonly Effect[]): Rule => ({ id: 'it', again: true, when, do: effects });
const attack = { type: 'fight', field: 40, invite: 0 } as const;

describe('on.fight_start', () => {
  test('on.fight_start: once a fight, before its first round, and this is the hero who began it', () => {
    const s = stage(
      {
        do: [{ ...gor, name: 'tough', own: { willpower: 60 } }],
        rules: [
          { ...rule({ on: 'round_start' }, [{ do: 'counter.add', counter: 'rounds', amount: 1 }]), id: 'round' },
          rule({ on: 'fight_start', creature: { name: 'tough' } }, [
            gold,
            { do: 'if', if: { is: 'counter', counter: 'rounds', atMost: 0 }, then: [{ do: 'flag.set', flag: 'before' }] },
          ]),
        ],
      },
      { dice: [1, 6, 6] },
    );
    s.state.willpower[0] = 20;
    s.state.strength[0] = 14;
    s.play('dwarf', attack);
    expect([s.of('dwarf').gold, s.of('warrior').gold, s.state.legend.flags]).toEqual([1, 0, 1]);
    while (s.asked('dwarf') === 'roll') s.play('dwarf', { type: 'roll', how: 'all' });
    s.play('dwarf', { type: 'stay' });
    expect([s.state.fight.round, s.of('dwarf').gold]).toEqual([2, 1]);
  });

  test('on.fight_start: a creature that is not meant, and rubble, set nothing off', () => {
    const s = stage({
      do: [gor],
      rules: [rule({ on: 'fight_start', creature: { kind: ['troll'] } }, [gold])],
    });
    expect(s.play('dwarf', attack).of('dwarf').gold).toBe(0);
    const rubble = stage({ do: [{ do: 'block.space', field: 39, values: [5] }], rules: [rule({ on: 'fight_start' }, [gold])] });
    rubble.play('dwarf', { type: 'clear', field: 39, invite: 0 }).settle();
    expect(rubble.of('dwarf').gold).toBe(0);
  });

  test('on.fight_start: with a hero it asks who takes part, and this is the one who fits', () => {
    const when = { on: 'fight_start', hero: { carries: 'helm' } } as const;
    const parts = { do: [gor, { do: 'give_item', heroes: { pick: 'highest_rank' }, item: 'helm' } as Effect], rules: [rule(when, [gold])] };
    const alone = stage(parts);
    alone.play('dwarf', attack);
    expect([alone.of('dwarf').gold, alone.of('warrior').gold]).toEqual([0, 0]);
    const both = stage(parts);
    both.state.field[1] = 40;
    both.play('dwarf', { ...attack, invite: 2 }).play('warrior', { type: 'join' });
    expect([both.of('dwarf').gold, both.of('warrior').gold]).toEqual([0, 1]);
  });

  test('on.fight_start: alone means one hero by himself', () => {
    const parts = { do: [gor], rules: [rule({ on: 'fight_start', alone: true }, [gold])] };
    expect(stage(parts).play('dwarf', attack).of('dwarf').gold).toBe(1);
    const both = stage(parts);
    both.state.field[1] = 40;
    both.play('dwarf', { ...attack, invite: 2 }).play('warrior', { type: 'join' });
    expect(both.of('dwarf').gold).toBe(0);
  });

  test('on.fight_start: what it changes for this fight is over with it', () => {
    const s = stage({
      do: [gor],
      rules: [rule({ on: 'fight_start' }, [{ do: 'mod.creature_dice', count: 4, span: 'this_fight' }])],
    });
    s.play('dwarf', attack);
    expect(s.state.legend.modifiers).toHaveLength(1);
    expect(rollsBlack(s.rules.core, s.state, 0)).toBe(false);
    s.settle();
    expect(s.state.legend.modifiers).toEqual([]);
  });
});

describe('a castle that is besieged', () => {
  const siege: Effect = { do: 'mod.castle', garrison: true, besieged: true, span: { until: 'C' } };
  const inside: readonly Effect[] = [
    siege,
    { do: 'place.creature', creature: 'skral', fields: [0] },
    { do: 'place.creature', creature: 'gor', fields: [0, 0] },
    { do: 'mod.creature_stat', creature: { inCastle: true }, stat: 'strength', add: 2 },
  ];
  const heroes = ['dwarf', 'archer', 'wizard'] as const;
  const shot = { type: 'fight', field: 0, invite: 0 } as const;
  /** The archer next to the castle, and in turn. */
  const before = (effects: readonly Effect[] = inside): Stage => {
    const s = stage({ do: effects }, { heroes });
    s.state.field.splice(0, 3, 1, 2, 0);
    s.state.turn = s.seat('archer');
    return s;
  };

  test('AND-13.9 mod.castle besieged: who shoots attacks the weakest from next to it; nobody else does, and not from inside', () => {
    const s = before();
    expect(s.may('archer', shot)).toBe(true);
    for (const kind of ['dwarf', 'wizard'] as const) {
      s.state.turn = s.seat(kind);
      expect(s.may(kind, shot)).toBe(false);
      expect(s.rules.legal(s.state, s.seat(kind)).filter(({ type }) => type === 'fight')).toEqual([]);
    }
    s.state.turn = s.seat('archer');
    s.state.field[s.seat('archer')] = 8; // not next to it
    expect(s.may('archer', shot)).toBe(false);
    expect(s.rules.explain(s.rules.view(s.state, s.seat('archer')), s.seat('archer'), shot)).toMatchObject({ code: 'out-of-reach' });
  });

  test('AND-13.9 a bow is enough, and those who can shoot may be asked along', () => {
    const s = before([...inside, { do: 'give_item', heroes: { pick: 'lowest_rank' }, item: 'bow' }]);
    const both = { ...shot, invite: 1 << s.seat('dwarf') };
    expect(s.may('archer', both)).toBe(true);
    s.play('archer', both).play('dwarf', { type: 'join' });
    expect(s.rules.legal(s.state, s.seat('archer'))).toEqual([{ type: 'roll', how: 'one' }]);
  });

  test('AND-13.9 the gor who came first is met, with what it has in the castle; beaten it pays and leaves', () => {
    const s = before();
    s.state.strength[s.seat('archer')] = 14;
    s.state.willpower[s.seat('archer')] = 20;
    s.play('archer', shot);
    const foe = s.state.fight.creature;
    expect([kindName(s.state, foe), strengthOf(s.rules.core, s.state, foe), s.state.fight.willpower]).toEqual(['gor', 4, 4]);
    s.dice.faces.splice(0, Number.POSITIVE_INFINITY, 6, 6, 6, 6, 6, 1, 1);
    while (s.asked('archer') === 'roll' || s.asked('archer') === 'again') {
      s.play('archer', s.asked('archer') === 'roll' ? { type: 'roll', how: 'one' } : { type: 'keep' });
    }
    s.settle();
    expect([onShields(s.state), s.heard('fight-over').at(-1)]).toEqual([2, { kind: 'fight-over', won: true, creature: 'gor', field: 0 }]);
    expect([s.state.legend.narrator, s.of('archer').gold]).toEqual([1, 2]);
  });

  test('AND-13.9 without a siege, and when it is over, nobody shoots; a garrison alone is no siege', () => {
    expect(before([{ do: 'mod.castle', garrison: true }, ...inside.slice(1)]).may('archer', shot)).toBe(false);
    const s = before();
    s.sleep().sleep(); // C
    s.state.turn = s.seat('archer');
    expect(s.may('archer', shot)).toBe(false);
    expect(s.rules.explain(s.rules.view(s.state, s.seat('archer')), s.seat('archer'), shot)).toMatchObject({ code: 'nothing-to-fight' });
  });

  test('AND-13.9 mod.fight_scope holds at the wall as well: nobody may attack, or one alone; and an empty castle is nothing to shoot at', () => {
    const scope = { do: 'mod.fight_scope', creature: { inCastle: true } } as const;
    expect(before([...inside, { ...scope, forbidden: true }]).may('archer', shot)).toBe(false);
    const s = before([...inside, { ...scope, alone: true }, { do: 'give_item', heroes: { pick: 'lowest_rank' }, item: 'bow' }]);
    expect([s.may('archer', shot), s.may('archer', { ...shot, invite: 1 << s.seat('dwarf') })]).toEqual([true, false]);
    expect(before([siege]).may('archer', shot)).toBe(false);
  });

  test('AND-13.9 besieged alone: the golden shields count as always', () => {
    const s = before([
      { do: 'mod.castle', besieged: true },
      { do: 'place.creature', creature: 'gor', fields: [0] },
    ]).place('gor', 0);
    expect([s.state.over, s.may('archer', shot)]).toEqual([0, true]);
    s.place('gor', 0);
    expect(s.rules.result(s.state)).toMatchObject({ won: false, reason: 'castle' });
  });

  test.each(languages)('the words for it name whom it meets: %s', (language) => {
    const s = before();
    const view = s.rules.view(s.state, s.seat('archer'));
    expect(texts[language].action(shot, view)).toMatch(/gor/i);
  });
});
