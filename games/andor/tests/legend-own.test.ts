import { describe, expect, test } from 'vitest';
import type { Deck, DeckCard, Effect, Goal, Task } from '../legend/format.ts';
import { BREW, GOLD, HERB_3, NONE, RUNE_BLUE, RUNE_GREEN } from '../pieces.ts';
import { layFarmer } from '../rules/board.ts';
import { diceOfCreature, rewardOf, rollsBlack, strengthOf, willpowerOf } from '../rules/creature.ts';
import { giveItem } from '../rules/items.ts';
import { type Setting, type Small, type Stage, say, stage } from './stage.ts';

const task = (goal: Goal, more: Partial<Task> = {}): Task => ({ title: say('Oath'), text: say('Keep it.'), goal, ...more });
const fate = (id: string, ...effects: readonly Effect[]): DeckCard => ({ id, title: say(id), story: say(`Story of ${id}`), do: effects });
const dealt = (...cards: readonly DeckCard[]): Deck => ({ discard: 'out', empty: 'stop', cards });

/** The dwarf's own task, dealt to him; the warrior gets one that nobody can do. */
function oath(goal: Goal, more: Partial<Task> = {}, parts: Small = {}, setting: Setting = {}): Stage {
  const s = stage(
    {
      ...parts,
      tasks: { his: task(goal, more) },
      cards: [
        {
          id: 'give',
          kind: 'named',
          title: say('G'),
          story: say('G'),
          when: { on: 'hero_stands', fields: [39] },
          do: [{ do: 'task.add', task: 'his', of: 'this' }],
        },
      ],
    },
    setting,
  );
  s.walk('dwarf', 39);
  s.state.turn = 0;
  return s;
}
/** It is his turn, and he walks. */
function walks(s: Stage, kind: 'dwarf' | 'warrior', ...path: readonly number[]): void {
  s.state.turn = s.seat(kind);
  s.walk(kind, ...path);
}
const states = (s: Stage) => s.state.legend.tasks;

describe('cards and tasks of one hero', () => {
  const fates = dealt(
    ...['a', 'b', 'c'].map((id) => fate(id, { do: 'task.add', task: `t-${id}`, of: 'this' }, { do: 'gain', heroes: 'this', gold: 1 })),
  );
  const tasks = Object.fromEntries(['a', 'b', 'c'].map((id) => [`t-${id}`, task({ goal: 'visit', fields: [72] })]));

  test('deal.cards: each hero gets one, open to all, and it is carried out for him', () => {
    const s = stage({ do: [{ do: 'deal.cards', deck: 'fates' }], decks: { fates }, tasks });
    expect(s.heard('dealt').map(({ seat }) => seat)).toEqual([0, 1]);
    expect([s.of('dwarf').gold, s.of('warrior').gold]).toEqual([1, 1]);
    const { owners = [], dealt: cards = [] } = s.state.legend;
    expect(owners.toSorted((a, b) => a - b)).toEqual([NONE, 0, 1]);
    expect(new Set(cards.slice(0, 2)).size).toBe(2);
    expect(new Set(s.rules.view(s.state, 0).legend.taskWords.map(({ owner }) => owner))).toEqual(new Set([0, 1]));
  });

  test('deal.cards with exchanges: the lowest rank names whose card goes under the deck', () => {
    const s = stage({ do: [{ do: 'deal.cards', deck: 'fates', exchanges: 2 }], decks: { fates }, tasks });
    const before = s.state.legend.dealt?.slice(0, 2) ?? [];
    expect([s.asked('dwarf'), s.asked('warrior')]).toEqual(['question', '']);
    const titles = ['a', 'b', 'c'];
    const said = before.map((card) => `${titles[card] ?? ''}. Keep it.`);
    expect(s.rules.view(s.state, 0).legend.question?.options?.map(({ en }) => en)).toEqual(said);
    s.choose('dwarf', 1);
    expect(s.state.legend.dealt?.slice(0, 2)).toEqual([before[0], [0, 1, 2].find((card) => !before.includes(card))]);
    expect(s.asked('dwarf')).toBe('question');
    s.decline('dwarf');
    expect(s.heard('task')).toHaveLength(2);
    expect(s.state.legend.decks[1]).toMatchObject({ pile: [before[1]], seen: [1] });
  });

  test('cond.own_tasks_done: only when somebody has one and all are done', () => {
    const plan = {
      id: 'plan',
      when: { on: 'condition', if: { is: 'own_tasks_done' } },
      do: [{ do: 'gain', heroes: 'all', gold: 5 }],
    } as const;
    const s = stage({ do: [{ do: 'deal.cards', deck: 'fates' }], decks: { fates }, tasks, rules: [plan] });
    s.state.field[0] = 34;
    walks(s, 'dwarf', 72);
    expect(s.of('dwarf').gold).toBe(1);
    s.state.field[1] = 34;
    walks(s, 'warrior', 72);
    expect(s.of('dwarf').gold).toBe(6);
  });

  test('a task of one hero is done by nobody else', () => {
    const s = oath({ goal: 'visit', fields: [42] });
    s.state.field[1] = 44;
    walks(s, 'warrior', 42);
    expect(states(s)).toEqual([1]);
    walks(s, 'dwarf', 42);
    expect(states(s)).toEqual([2]);
  });

  test('goal.visit with all: each of the fields, in any order', () => {
    const s = oath({ goal: 'visit', fields: [42, 43], all: true });
    walks(s, 'dwarf', 43);
    expect(states(s)).toEqual([1]);
    walks(s, 'dwarf', 42);
    expect(states(s)).toEqual([2]);
  });
});

describe('things handed over', () => {
  test('goal.hand_over: takes everything from the hero who stands there, what is half used first', () => {
    const s = oath({ goal: 'hand_over', things: { herb: 1, brew: 1, gold: { num: 'by_hero_count', '2': 2, '3': 3, '4': 4 } }, field: 42 });
    giveItem(s.table, 0, HERB_3, 'card');
    giveItem(s.table, 0, BREW, 'card');
    giveItem(s.table, 0, GOLD, 'card');
    walks(s, 'dwarf', 42);
    expect(states(s)).toEqual([1]);
    giveItem(s.table, 0, GOLD, 'card');
    walks(s, 'warrior', 40);
    expect(states(s)).toEqual([2]);
    expect([s.of('dwarf').gold, s.of('dwarf').count('brew'), s.of('dwarf').count('herb-3')]).toEqual([0, 0, 0]);
  });

  test('two stones of any colour; passing is not enough', () => {
    const s = oath({ goal: 'hand_over', things: { 'rune-stone': 2 }, field: 42 });
    giveItem(s.table, 0, RUNE_BLUE, 'card');
    giveItem(s.table, 0, RUNE_GREEN, 'card');
    s.play('dwarf', { type: 'step', to: 42, farmers: 0 });
    expect(states(s)).toEqual([1]);
    s.play('dwarf', { type: 'step', to: 44, farmers: 0 }).play('dwarf', { type: 'stop' });
    expect(states(s)).toEqual([1]);
    walks(s, 'dwarf', 42);
    expect([states(s), s.of('dwarf').count('rune-blue')]).toEqual([[2], 0]);
  });

  test('a farmer is led there and stays behind; without any left the task fails (fail.item_lost)', () => {
    const goal: Goal = { goal: 'hand_over', things: { farmer: 1 }, field: 42 };
    const led = oath(
      goal,
      { fails: [{ fail: 'item_lost', item: 'farmer' }] },
      { do: [{ do: 'place.token', token: 'farmer', fields: [39] }] },
    );
    led.play('dwarf', { type: 'step', to: 42, farmers: 1 }).play('dwarf', { type: 'stop' });
    expect([states(led), led.state.farmers]).toEqual([[2], []]);
    const lost = oath(
      goal,
      { fails: [{ fail: 'item_lost', item: 'farmer' }] },
      { do: [{ do: 'place.token', token: 'farmer', fields: [60] }] },
    );
    layFarmer(lost.table, 60);
    lost.place('gor', 60);
    walks(lost, 'warrior', 40);
    expect(lost.rules.result(lost.state)).toMatchObject({ won: false, reason: 'task' });
  });

  test('by: another letter for each number of heroes or difficulty, checked before the cards', () => {
    const by = { num: 'by_hero_count', '2': 'B', '3': 'C', '4': 'D' } as const;
    const two = oath({ goal: 'hand_over', things: { gold: 3 }, field: 42, by });
    two.sleep();
    expect(two.rules.result(two.state)).toMatchObject({ won: false, reason: 'task' });
    const easy = oath(
      { goal: 'visit', fields: [72], by: { num: 'by_difficulty', easy: 'C', normal: 'B' } },
      {},
      {},
      { options: { difficulty: 'easy' } },
    );
    expect(easy.sleep().state.over).toBe(0);
    expect(easy.sleep().rules.result(easy.state)).toMatchObject({ won: false });
  });
});

describe('goal.defeat of one hero', () => {
  const beaten = (goal: Goal, kind: 'dwarf' | 'warrior') => {
    const s = oath(goal);
    s.state.turn = s.seat(kind);
    return s.beatGor(kind);
  };
  test('counts only where its owner takes part', () => {
    expect(states(beaten({ goal: 'defeat', creature: {} }, 'warrior'))).toEqual([1]);
    expect(states(beaten({ goal: 'defeat', creature: {} }, 'dwarf'))).toEqual([2]);
  });

  test('solo: nobody else may have fought any round of it', () => {
    const s = oath({ goal: 'defeat', creature: {}, solo: true });
    s.state.field[1] = 39;
    s.place('gor', 39);
    s.state.strength[0] = 14;
    s.state.turn = 1;
    s.play('warrior', { type: 'fight', field: 39, invite: 1 }).play('dwarf', { type: 'join' });
    for (const kind of ['warrior', 'dwarf'] as const) s.play(kind, { type: 'roll', how: 'all' });
    s.settle();
    expect([s.fieldsOf('gor').includes(39), states(s)]).toEqual([false, [1]]);
    s.state.field[1] = 41;
    s.state.turn = 0;
    s.beatGor('dwarf');
    expect(states(s)).toEqual([2]);
  });
});

describe('creatures with values of their own', () => {
  const own = (values: Extract<Effect, { do: 'place.creature' }>['own'], more: Partial<Small> = {}, setting: Setting = {}) =>
    stage({ do: [{ do: 'place.creature', creature: 'gor', fields: [40], name: 'it', ...(values && { own: values }) }], ...more }, setting);

  test('place.creature with own: strength, willpower, dice, reward, pinned', () => {
    const s = own({
      strength: { num: 'by_difficulty', easy: 6, normal: 8 },
      willpower: 9,
      dice: { die: 'black', count: 1 },
      reward: 4,
      pinned: true,
    });
    const { core } = s.rules;
    expect([strengthOf(core, s.state, 0), willpowerOf(core, s.state, 0), rewardOf(core, s.state, 0)]).toEqual([8, 9, 4]);
    expect([diceOfCreature(core, s.state, 0, 9), diceOfCreature(core, s.state, 0, 1), rollsBlack(core, s.state, 0)]).toEqual([1, 1, true]);
    expect(s.sleep().fieldsOf('gor')).toEqual([40]);
    s.place('gor', 60);
    expect([strengthOf(core, s.state, 1), rewardOf(core, s.state, 1), rollsBlack(core, s.state, 1)]).toEqual([2, 2, false]);
  });

  test('mirrors: as strong as the heroes of the round, a die for each of them; cond.fight ends with it', () => {
    const s = own(
      { mirrors: 1, dice: { die: 'black', count: 'fighters' } },
      {
        rules: [
          {
            id: 'r',
            when: { on: 'condition', if: { is: 'fight', creature: { name: 'it' } } },
            do: [{ do: 'gain', heroes: 'all', gold: 1 }],
          },
        ],
      },
    );
    s.state.strength.splice(0, 2, 5, 3);
    const { core } = s.rules;
    expect([strengthOf(core, s.state, 0), diceOfCreature(core, s.state, 0, 4)]).toEqual([9, 2]);
    expect(s.rules.view(s.state, 1).legend.peculiar).toEqual([{ creature: 0, strength: 9, dice: 2, black: true }]);
    s.play('dwarf', { type: 'fight', field: 40, invite: 0 });
    expect([strengthOf(core, s.state, 0), diceOfCreature(core, s.state, 0, 4), s.of('dwarf').gold]).toEqual([6, 1, 1]);
    s.play('dwarf', { type: 'roll', how: 'all' }, 6, 5);
    expect(s.heard('creature-rolled')[0]?.dice).toHaveLength(1);
  });

  test('surely: without a figure left the one of its kind on the highest field makes room', () => {
    const crowd: Effect[] = Array.from({ length: 16 }, (_, i) => ({ do: 'place.creature', creature: 'gor', fields: [20 + i] }));
    const last: Effect = { do: 'place.creature', creature: 'gor', fields: [60], name: 'it', own: { surely: true } };
    expect(stage({ do: [...crowd, last] }).fieldsOf('gor')).toEqual([...Array.from({ length: 15 }, (_, i) => 20 + i), 60]);
  });

  test('on.narrator_reaches with first: before the cards of the letter', () => {
    const gold = (amount: number): Effect => ({ do: 'counter.add', counter: 'order', amount });
    const s = stage({
      do: [{ do: 'place.star', letters: ['B'] }],
      cards: [
        {
          id: 'b',
          kind: 'letter',
          letter: 'B',
          title: say('B'),
          story: say('B'),
          do: [{ do: 'if', if: { is: 'counter', counter: 'order', atLeast: 1, atMost: 1 }, then: [gold(10)] }],
        },
      ],
      rules: [
        { id: 'before', when: { on: 'narrator_reaches', letter: 'B', first: true }, do: [gold(1)] },
        {
          id: 'after',
          when: { on: 'narrator_reaches', letter: 'B' },
          do: [{ do: 'if', if: { is: 'counter', counter: 'order', atLeast: 11 }, then: [gold(20)] }],
        },
      ],
    });
    expect(s.sleep().state.legend.counters).toEqual([31]);
  });
});
