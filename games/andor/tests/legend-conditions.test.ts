import { describe, expect, test } from 'vitest';
import type { Amount, Condition, Effect, HeroFilter } from '../legend/format.ts';
import { type Setting, type Small, say, stage } from './stage.ts';

/** Whether the condition holds after these effects at set-up. */
function holds(condition: Condition, effects: readonly Effect[] = [], setting: Setting = {}, parts: Small = {}): boolean {
  const s = stage(
    {
      ...parts,
      do: [
        ...effects,
        {
          do: 'if',
          if: condition,
          then: [{ do: 'counter.add', counter: 'yes', amount: 1 }],
          else: [{ do: 'counter.add', counter: 'no', amount: 1 }],
        },
      ],
    },
    setting,
  );
  const [yes = 0, no = 0] = s.state.legend.counters;
  expect(yes + no).toBe(1);
  return yes === 1;
}

describe('conditions', () => {
  test('cond.letter before, at, after', () => {
    const at = (when: 'before' | 'at' | 'after') => holds({ is: 'letter', letter: 'C', when }, [{ do: 'narrator.goto', letter: 'C' }]);
    expect([at('before'), at('at'), at('after')]).toEqual([false, true, false]);
    expect(holds({ is: 'letter', letter: 'C', when: 'before' })).toBe(true);
    expect(holds({ is: 'letter', letter: 'C', when: 'after' }, [{ do: 'narrator.goto', letter: 'D' }])).toBe(true);
  });

  test('cond.flag: flag.set and flag.clear', () => {
    const set: Effect = { do: 'flag.set', flag: 'f' };
    expect(holds({ is: 'flag', flag: 'f' }, [set])).toBe(true);
    expect(holds({ is: 'flag', flag: 'f' }, [set, { do: 'flag.clear', flag: 'f' }])).toBe(false);
  });

  test('cond.counter: counter.add', () => {
    const s = stage({
      do: [
        { do: 'counter.add', counter: 'c', amount: 2 },
        { do: 'counter.add', counter: 'c', amount: 3 },
        { do: 'if', if: { is: 'counter', counter: 'c', atLeast: 5, atMost: 5 }, then: [{ do: 'gain', heroes: 'all', gold: 1 }] },
      ],
    });
    expect(s.of('dwarf').gold).toBe(1);
  });

  test('cond.card_read', () => {
    const cards = [{ id: 'x', kind: 'named' as const, title: say('X'), story: say('X') }];
    expect(holds({ is: 'card_read', card: 'x' }, [{ do: 'read.card', card: 'x' }], {}, { cards })).toBe(true);
    expect(holds({ is: 'card_read', card: 'x' }, [{ do: 'activate.card', card: 'x', letter: 'B' }], {}, { cards })).toBe(false);
  });

  test('cond.task open and done', () => {
    const tasks = { t: { title: say('T'), text: say('T'), goal: { goal: 'visit' as const, fields: [9] } } };
    expect(holds({ is: 'task', task: 't', state: 'open' }, [{ do: 'task.add', task: 't' }], {}, { tasks })).toBe(true);
    expect(holds({ is: 'task', task: 't', state: 'done' }, [{ do: 'task.add', task: 't' }], {}, { tasks })).toBe(false);
    expect(
      holds(
        { is: 'task', task: 't', state: 'done' },
        [
          { do: 'task.add', task: 't' },
          { do: 'task.done', task: 't' },
        ],
        {},
        { tasks },
      ),
    ).toBe(true);
  });

  test('cond.hero_count and cond.difficulty', () => {
    expect(holds({ is: 'hero_count', in: [2, 4] })).toBe(true);
    expect(holds({ is: 'hero_count', in: [3] })).toBe(false);
    expect(holds({ is: 'difficulty', difficulty: 'easy' }, [], { options: { difficulty: 'easy' } })).toBe(true);
    expect(holds({ is: 'difficulty', difficulty: 'easy' })).toBe(false);
  });

  test('cond.hero: kind, rank, willpower, strength, gold, hour, carries, place, sunrise box', () => {
    const some = (where: HeroFilter, atLeast = 1) =>
      holds({ is: 'hero', where, atLeast }, [
        { do: 'gain', heroes: { pick: 'lowest_rank' }, willpower: 3, strength: 4, gold: 5 },
        { do: 'give_item', heroes: { pick: 'highest_rank' }, item: 'bow' },
      ]);
    expect(some({ kind: ['dwarf'] })).toBe(true);
    expect(some({ kind: ['wizard'] })).toBe(false);
    expect(some({ rank: 'highest', carries: 'bow' })).toBe(true);
    expect(some({ rank: 'lowest', carries: 'bow' })).toBe(false);
    expect(some({ willpower: { atLeast: 10, atMost: 10 } })).toBe(true);
    expect(some({ willpower: { atMost: 6 } })).toBe(false);
    expect(some({ strength: { atLeast: 5 } })).toBe(true);
    expect(some({ strength: { atLeast: 6 } })).toBe(false);
    expect(some({ gold: { atLeast: 5 } })).toBe(true);
    expect(some({ gold: { atLeast: 5 } }, 2)).toBe(false);
    expect(some({ hour: { atMost: 0 } }, 2)).toBe(true);
    expect(some({ inSunriseBox: true }, 2)).toBe(true);
    expect(some({ inSunriseBox: false })).toBe(false);
    expect(some({ on: { from: 40, to: 40 } })).toBe(true);
    expect(some({ on: { terrain: 'river-bank' } }, 2)).toBe(true);
    expect(some({ on: { terrain: 'forest' } })).toBe(false);
    expect(some({ on: { nextTo: 39 } })).toBe(true);
    expect(some({ on: { not: { any: [[40], [41]] } } })).toBe(false);
  });

  test('cond.space: occupied by creature, hero or token', () => {
    expect(holds({ is: 'field', fields: [40], has: 'hero' })).toBe(true);
    expect(holds({ is: 'field', fields: [30], has: 'creature' }, [{ do: 'place.creature', creature: 'gor', fields: [30] }])).toBe(true);
    expect(holds({ is: 'field', fields: [30], has: 'creature' })).toBe(false);
    const laid: readonly Effect[] = [
      { do: 'place.token', token: 'farmer', fields: [20] },
      { do: 'place.token', token: 'helm', fields: [21] },
      { do: 'place.token', token: 'well', fields: [5] },
      { do: 'place.token', token: 'gold', fields: [22] },
      { do: 'place.fog', tokens: { gold: 1 }, fields: [12] },
      { do: 'block.space', field: 33, values: [5] },
      { do: 'mark.space', field: 34, marker: 'x' },
      { do: 'place.token', token: 'rune-stone', fields: [35], face: 'down' },
    ];
    const pairs = [
      [20, 'farmer'],
      [21, 'helm'],
      [5, 'well'],
      [22, 'gold'],
      [12, 'fog'],
      [33, 'rubble'],
      [34, 'x'],
      [35, 'rune-stone'],
    ] as const;
    for (const [field, has] of pairs) {
      expect(holds({ is: 'field', fields: [field], has }, laid), has).toBe(true);
      expect(holds({ is: 'field', fields: [field + 40 > 72 ? 60 : field + 20], has }, laid), has).toBe(false);
    }
  });

  test('cond.free_shields and cond.count of creatures', () => {
    const gor: Effect = { do: 'place.creature', creature: 'gor', fields: [0, 30, 31] };
    expect(holds({ is: 'free_shields', atLeast: 3 })).toBe(true);
    expect(holds({ is: 'free_shields', atMost: 2, atLeast: 2 }, [gor])).toBe(true);
    expect(holds({ is: 'creatures', creature: { kind: ['gor'] }, atLeast: 2, atMost: 2 }, [gor])).toBe(true);
    expect(holds({ is: 'creatures', creature: { on: [30] }, atLeast: 2 }, [gor])).toBe(false);
    expect(
      holds({ is: 'creatures', creature: { carries: 'herb' }, atLeast: 1 }, [
        { do: 'place.creature', creature: 'gor', fields: [30], carries: 'herb' },
      ]),
    ).toBe(true);
  });

  test('cond.carrier_on_same_space', () => {
    const parchment: Effect = { do: 'give_item', heroes: { pick: 'lowest_rank' }, item: 'parchment' };
    const gor: Effect = { do: 'place.creature', creature: 'gor', fields: [40] };
    expect(holds({ is: 'carrier_on_same_space', item: 'parchment' }, [parchment])).toBe(false);
    expect(holds({ is: 'carrier_on_same_space', item: 'parchment' }, [parchment, gor])).toBe(true);
    expect(holds({ is: 'carrier_on_same_space', item: 'parchment', creature: { kind: ['skral'] } }, [parchment, gor])).toBe(false);
  });

  test('cond.figure_at and figure_in_play', () => {
    const prince: Effect = { do: 'place.figure', figure: 'prince', field: 72 };
    expect(holds({ is: 'figure_at', figure: 'prince', fields: [72] }, [prince])).toBe(true);
    expect(holds({ is: 'figure_at', figure: 'prince', fields: [71] }, [prince])).toBe(false);
    expect(holds({ is: 'figure_in_play', figure: 'prince' }, [prince])).toBe(true);
    expect(holds({ is: 'figure_in_play', figure: 'witch' }, [prince])).toBe(false);
  });

  test('cond.item_at: lying there or carried by a hero standing there', () => {
    expect(holds({ is: 'item_at', item: 'herb', field: 0 }, [{ do: 'place.token', token: 'herb', fields: [0] }])).toBe(true);
    expect(holds({ is: 'item_at', item: 'herb', field: 40 }, [{ do: 'give_item', heroes: 'all', item: 'herb' }])).toBe(true);
    expect(holds({ is: 'item_at', item: 'herb', field: 40, atLeast: 2 }, [{ do: 'give_item', heroes: 'all', item: 'herb' }])).toBe(false);
  });

  test('all, any, not', () => {
    const yes: Condition = { is: 'hero_count', in: [2] };
    const no: Condition = { not: yes };
    expect(holds({ all: [yes, no] })).toBe(false);
    expect(holds({ any: [no, yes] })).toBe(true);
    expect(holds({ not: { any: [no, no] } })).toBe(true);
  });
});

describe('numbers', () => {
  const counted = (amount: Amount, setting: Setting = {}): number =>
    stage({ do: [{ do: 'counter.add', counter: 'n', amount }] }, setting).state.legend.counters[0] as number;

  test('num.fixed', () => expect(counted(5)).toBe(5));
  test('num.by_hero_count', () => {
    const amount: Amount = { num: 'by_hero_count', 2: 1, 3: 2, 4: 3 };
    expect(counted(amount)).toBe(1);
    expect(counted(amount, { heroes: ['dwarf', 'archer', 'wizard'] })).toBe(2);
    expect(counted(amount, { heroes: ['dwarf', 'warrior', 'archer', 'wizard'] })).toBe(3);
  });
  test('num.by_difficulty', () => {
    const amount: Amount = { num: 'by_difficulty', easy: 1, normal: { num: 'by_hero_count', 2: 7, 3: 8, 4: 9 } };
    expect(counted(amount, { options: { difficulty: 'easy' } })).toBe(1);
    expect(counted(amount)).toBe(7);
  });
  test('num.die: one or several, hero, red or black', () => {
    expect(counted({ num: 'die', die: 'hero' }, { dice: [4] })).toBe(4);
    expect(counted({ num: 'die', die: 'red', dice: 3 }, { dice: [4, 5, 6] })).toBe(15);
    expect(counted({ num: 'die', die: 'black' }, { dice: [6] })).toBe(12);
  });
  test('num.die_plus', () => expect(counted({ num: 'die_plus', die: 'hero', base: 50 }, { dice: [3] })).toBe(53));
  test('num.d66: red tens, hero ones', () => expect(counted({ num: 'd66' }, { dice: [2, 5] })).toBe(25));
  test('num.table', () => expect(counted({ num: 'table', values: [37, 37, 67, 67, 61, 61] }, { dice: [4] })).toBe(67));
  test('roll: the number stays for later', () => {
    const s = stage(
      {
        do: [
          { do: 'roll', name: 'place', number: { num: 'die_plus', die: 'hero', base: 50 } },
          { do: 'place.creature', creature: 'gor', fields: [{ num: 'rolled', name: 'place' }] },
          { do: 'place.token', token: 'gold', fields: [{ num: 'rolled', name: 'place' }] },
        ],
      },
      { dice: [5] },
    );
    expect([s.fieldsOf('gor'), s.lying('gold', 55)]).toEqual([[55], 1]);
  });
  test('dice are rolled for each hero by himself', () => {
    const s = stage({ do: [{ do: 'gain', heroes: 'all', willpower: { num: 'die', die: 'hero' } }] }, { dice: [2, 5] });
    expect([s.of('dwarf').willpower, s.of('warrior').willpower]).toEqual([9, 12]);
  });
});
