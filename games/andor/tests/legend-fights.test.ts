import { describe, expect, test } from 'vitest';
import type { Effect, Rule, Trigger } from '../legend/format.ts';
import { rollsBlack } from '../rules/creature.ts';
import { stage } from './stage.ts';

const gor: Effect = { do: 'place.creature', creature: 'gor', fields: [40] };
const gold: Effect = { do: 'gain', heroes: 'this', gold: 1 };
const rule = (when: Trigger, effects: readonly Effect[]): Rule => ({ id: 'it', again: true, when, do: effects });
const attack = { type: 'fight', field: 40, invite: 0 } as const;

describe('on.fight_start', () => {
  test('on.fight_start: once a fight, before its first round, and this is the hero who began it', () => {
    const s = stage(
      {
        do: [{ ...gor, name: 'tough', own: { willpower: 60 } } as Effect],
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
