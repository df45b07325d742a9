import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mistakesOf } from '../legend/check/index.ts';
import type { Effect, Rule } from '../legend/format.ts';
import { keptLegend, readLegend } from '../legend/load.ts';
import { NONE, PARCHMENT } from '../pieces.ts';
import { giveItem } from '../rules/items.ts';
import { say, small, stage } from './stage.ts';

const gor = (...fields: readonly number[]): Effect => ({ do: 'place.creature', creature: 'gor', fields });
const fight = (invite: number) => ({ type: 'fight', field: 40, invite }) as const;
const gold: Effect = { do: 'gain', heroes: 'this', gold: 1 };
const codes = (parts: Parameters<typeof small>[0]): string[] => mistakesOf(small(parts)).map(({ code, key }) => `${code} ${key}`);

describe('who may fight', () => {
  const scope = (more: object, ...others: readonly Effect[]) => {
    const s = stage({ do: [gor(40), { do: 'mod.fight_scope', ...more }, ...others] });
    s.state.field[1] = 40;
    return s;
  };

  test('mod.fight_scope: alone, nobody can be asked to help', () => {
    const s = scope({ alone: true });
    expect([s.may('dwarf', fight(0)), s.may('dwarf', fight(2))]).toEqual([true, false]);
    const usual = scope({ creature: { kind: ['troll'] }, alone: true });
    expect([usual.may('dwarf', fight(0)), usual.may('dwarf', fight(2))]).toEqual([true, true]);
  });

  test('mod.fight_scope: only such heroes, who may fight together', () => {
    const s = scope({ only: { kind: ['dwarf', 'archer'] } });
    expect([s.may('dwarf', fight(0)), s.may('dwarf', fight(2))]).toEqual([true, false]);
    s.play('dwarf', { type: 'pass' });
    expect(s.may('warrior', fight(0))).toBe(false);
  });

  test('mod.fight_scope: once its span is over anybody fights as always', () => {
    const s = scope({ alone: true, span: 'this_day' });
    s.sleep().settle();
    s.place('gor', s.of('dwarf').field as number);
    s.state.field[1] = s.of('dwarf').field as number;
    expect(s.may('dwarf', { type: 'fight', field: s.of('dwarf').field as number, invite: 2 })).toBe(true);
  });

  test('one that says nothing is refused', () => {
    expect(codes({ do: [{ do: 'mod.fight_scope' }] })).toEqual(['says-nothing scope-of-all']);
  });
});

test('span this_fight: it holds from round to round, and no longer than the fight', () => {
  const harder: Effect = { do: 'mod.creature_stat', stat: 'strength', add: 9, span: 'this_fight' };
  const rule: Rule = { id: 'harder', when: { on: 'round_start' }, do: [harder] };
  const s = stage({ do: [gor(40)], rules: [rule] });
  const strength = (): number => s.rules.core.engine.creatureStrength(s.state, 0, 2);
  expect(strength()).toBe(2);
  s.play('dwarf', fight(0));
  expect(strength()).toBe(11);
  s.play('dwarf', { type: 'roll', how: 'all' }, 0, 0);
  s.settle();
  expect([s.state.fight.inviter, strength()]).toEqual([NONE, 2]);
});

describe('what is brought, and by whom', () => {
  const brought = (when: object, extra: readonly Effect[], ...effects: readonly Effect[]) =>
    stage({
      do: effects,
      rules: [{ id: 'it', again: true, when: when as Rule['when'], do: [{ do: 'counter.add', counter: 'n', amount: 1 }, ...extra] }],
    });

  test('on.deliver with a hero: who carries it there is meant, and what only lies there does not count', () => {
    const when = { on: 'deliver', item: 'parchment', field: 39, hero: {} };
    const s = brought(when, [gold], { do: 'place.token', token: 'parchment', fields: [39] });
    expect(s.state.legend.counters).toEqual([0]);
    giveItem(s.table, s.seat('dwarf'), PARCHMENT, 'card');
    s.walk('dwarf', 39);
    expect([s.state.legend.counters, s.of('dwarf').gold, s.of('warrior').gold]).toEqual([[1], 1, 0]);
    const other = brought({ ...when, hero: { kind: ['warrior'] } }, [gold]);
    giveItem(other.table, other.seat('dwarf'), PARCHMENT, 'card');
    other.walk('dwarf', 39);
    expect(other.state.legend.counters).toEqual([0]);
  });

  test('on.deliver with each: every further one counts, and may be taken away', () => {
    const away: Effect = { do: 'remove.token', token: 'farmer', fields: [39] };
    const led = { type: 'step', to: 39, farmers: 1 } as const;
    const play = (each: object, extra: readonly Effect[]) => {
      const s = brought({ on: 'deliver', item: 'farmer', field: 39, hero: {}, ...each }, [gold, ...extra], {
        do: 'place.token',
        token: 'farmer',
        fields: [40, 40],
      });
      s.play('dwarf', led);
      if (s.may('dwarf', { type: 'stop' })) s.play('dwarf', { type: 'stop' });
      s.play('warrior', { type: 'pass' });
      s.walk('dwarf', 40);
      s.play('warrior', { type: 'pass' });
      s.play('dwarf', led);
      if (s.may('dwarf', { type: 'stop' })) s.play('dwarf', { type: 'stop' });
      return [s.state.legend.counters[0], s.of('dwarf').gold, s.state.farmers.length];
    };
    expect(play({ each: true }, [])).toEqual([2, 2, 2]);
    expect(play({ each: true }, [away])).toEqual([2, 2, 0]);
  });

  test('on.meet of something carried: its bearer is meant', () => {
    const when = { on: 'meet', a: { item: 'parchment', carried: true }, b: { creature: {} } };
    const s = brought(when, [gold], gor(39), { do: 'place.token', token: 'parchment', fields: [39] });
    expect(s.state.legend.counters).toEqual([0]);
    giveItem(s.table, s.seat('dwarf'), PARCHMENT, 'card');
    s.walk('dwarf', 39);
    expect([s.state.legend.counters, s.of('dwarf').gold]).toEqual([[1], 1]);
  });

  test('without a hero nobody is meant', () => {
    const it = (when: object): string[] => codes({ rules: [{ id: 'it', when: when as Rule['when'], do: [gold] }] });
    expect(it({ on: 'deliver', item: 'herb', field: 39 })).toEqual(['no-hero-meant no-this']);
    expect(it({ on: 'deliver', item: 'herb', field: 39, hero: {} })).toEqual([]);
    expect(it({ on: 'meet', a: { item: 'herb' }, b: { creature: {} } })).toEqual(['no-hero-meant no-this']);
  });
});

test('fields next to a rolled one: nobody is meant before the roll, whoever is near after it', () => {
  const near = { pick: 'each', where: { on: { nextTo: { num: 'rolled', name: 'fire' } } } } as const;
  const burn: Effect = { do: 'lose', heroes: near, willpower: 2 };
  const roll: Effect = { do: 'roll', name: 'fire', number: { num: 'die_plus', die: 'hero', base: 38 } };
  const s = stage({ do: [burn, roll, burn] }, { dice: [2] }); // 40 is rolled; the warrior stands on 41
  expect(s.state.legend.rolled).toEqual([40]);
  const touches = s.rules.core.board.neighboursOf[40]?.includes(41) === true;
  expect([s.of('dwarf').willpower, s.of('warrior').willpower]).toEqual([7, touches ? 5 : 7]);
  expect(touches).toBe(true);
  expect(codes({ do: [burn] })).toEqual(['unknown-reference no-such-name']);
});

describe('a creature that carries a figure', () => {
  const captor: Effect = { do: 'place.creature', creature: 'gor', name: 'captor', fields: [40], carries: 'prince' };

  test('place.creature: the prince stands there when his captor is beaten', () => {
    const s = stage({ do: [{ do: 'place.figure', figure: 'prince', field: 72 }, captor] });
    expect(s.state.figures[0]).toBe(NONE);
    s.state.strength[0] = 14;
    s.play('dwarf', fight(0));
    while (s.asked('dwarf') === 'roll') s.play('dwarf', { type: 'roll', how: 'all' });
    s.settle();
    expect(s.state.figures[0]).toBe(40);
  });

  test('place.creature: he is lost where his captor leaves otherwise, and another gor has nobody', () => {
    const s = stage({ do: [captor, { do: 'remove.creature', creature: { pick: 'all', name: 'captor' } }] });
    s.beatGor('dwarf').settle();
    expect(s.state.figures[0]).toBe(NONE);
  });

  test('without a name it is refused', () => {
    expect(codes({ do: [{ do: 'place.creature', creature: 'gor', fields: [40], carries: 'witch' }] })).toEqual([
      'missing captor-without-name',
    ]);
  });
});

describe('values of its own by dice', () => {
  const own = (values: object): Effect => ({ do: 'place.creature', creature: 'gor', name: 'it', fields: [40], own: values });
  const die = { num: 'die', die: 'hero' } as const;

  test('place.creature: strength and willpower are rolled when it is placed', () => {
    const s = stage({ do: [own({ strength: { num: 'die_plus', die: 'hero', base: 10 }, willpower: die })] }, { dice: [3, 5] });
    expect([s.rules.core.engine.creatureStrength(s.state, 0, s.state.creatures[2] as number), s.state.creatures[3]]).toEqual([13, 5]);
  });

  test('what is looked up again and again is no roll: refused, but not in a match that was begun with it', () => {
    expect(codes({ do: [own({ reward: die })] })).toEqual(['says-nothing no-dice-here']);
    expect(codes({ do: [own({ mirrors: { num: 'by_hero_count', '2': 1, '3': die, '4': 2 } })] })).toEqual(['says-nothing no-dice-here']);
    expect(codes({ do: [{ do: 'shop.open', at: [18], goods: ['bow'], price: die }] })).toEqual(['says-nothing no-dice-here']);
    const goals = [
      { goal: 'collect', value: die, field: 57 },
      { goal: 'defeat', creature: {}, count: die },
      { goal: 'hand_over', things: { gold: die }, field: 57 },
    ] as const;
    for (const goal of goals) {
      const tasks = { t: { title: say('T'), text: say('T'), goal } };
      expect(codes({ do: [{ do: 'task.add', task: 't' }], tasks })).toEqual(['says-nothing no-dice-here']);
    }
    const file = JSON.stringify(small({ do: [own({ reward: die })] }));
    expect([readLegend(file).mistakes?.length, keptLegend(file).mistakes]).toEqual([1, undefined]);
  });
});

describe('the checker at the castle', () => {
  const four = gor(0, 0, 0, 0);
  const when = (count: 2 | 3 | 4): Effect => ({ do: 'if', if: { is: 'hero_count', in: [count] }, then: [four] });

  test('four creatures at once are too many for any table; for whom, it says', () => {
    const falls = (effect: Effect) => mistakesOf(small({ do: [effect] })).map(({ key, params }) => [key, params?.['heroes']]);
    expect(falls(four)).toEqual([['castle-falls', 2]]);
    expect(falls(when(2))).toEqual([['castle-falls', 2]]);
    // the card that is read first lets them in (AND-13.7)
    const road = readFileSync(new URL('./sound/the-widows-road.json', import.meta.url), 'utf8');
    expect(readLegend(road).mistakes).toBeUndefined();
    expect(falls(when(4))).toEqual([['castle-falls', 4]]);
    expect(falls({ do: 'if', if: { not: { is: 'hero_count', in: [2, 3, 4] } }, then: [four] })).toEqual([]);
    expect(
      falls({
        do: 'if',
        if: {
          all: [
            { is: 'difficulty', difficulty: 'easy' },
            { is: 'hero_count', in: [3] },
          ],
        },
        then: [four],
      }),
    ).toEqual([['castle-falls', 3]]);
    // what only play will show may go well
    expect(falls({ do: 'if', if: { is: 'free_shields', atLeast: 4 }, then: [four] })).toEqual([]);
  });
});
