import { languages } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { boards, isLand, placeNames } from '../board/index.ts';
import { mineNames } from '../board/mine-names.ts';
import type { Effect, Rule } from '../legend/format.ts';
import { FALCON, GEM_2, GEM_4, GEM_6, GOLD, isGem } from '../pieces.ts';
import { creatureAt } from '../rules/creature.ts';
import { rubbleValue } from '../rules/land.ts';
import { texts } from '../texts/index.ts';
import { say, type Small, Stage, small, stage } from './stage.ts';

/** A small legend on the other side of the board. */
const below = (parts: Small, ...setting: readonly [ConstructorParameters<typeof Stage>[1]?]): Stage =>
  new Stage({ ...small(parts), board: 'mine' }, ...setting);
const all = (...effects: readonly Effect[]) => ({ do: effects });
const shores = [37, 39, 57, 63];
const links: Effect = { do: 'mod.links', fields: shores };
const at = (field: number): Effect => ({ do: 'heroes.place', at: field });
const step = (to: number) => ({ type: 'step', to, farmers: 0 }) as const;

describe('the mine as a board', () => {
  const { mine } = boards;

  test('what heroes say names the places of the side they play on', () => {
    const { rules, state } = below(all());
    const view = rules.view(state, 0);
    for (const language of languages) {
      const spoken = (field: number) => texts[language].say('go-to', { field }, view);
      const land = (field: number) => texts[language].say('go-to', { field });
      expect(land(57)).toContain(`57 (${placeNames[language][57]})`);
      expect(spoken(57)).toContain(`57 (${mineNames[language][57]})`);
      expect(spoken(10)).not.toContain(placeNames[language][10]);
    }
  });

  test('AND-4.1 borders go both ways, every arrow leads to a neighbour, and all arrows lead to the gate', () => {
    for (const field of mine.fields) {
      for (const next of mine.neighboursOf[field] ?? []) expect(mine.neighboursOf[next]).toContain(field);
      if (!isLand(mine, field) || field === 0) continue;
      expect(mine.neighboursOf[field]).toContain(mine.arrowOf[field]);
      let steps = 0;
      for (let here = field; here !== 0; here = mine.arrowOf[here] as number) steps += 1;
      expect(steps).toBeLessThanOrEqual(18);
    }
    expect([mine.fields.length, mine.castle, mine.cheapStrength]).toEqual([81, -1, -1]);
  });

  test('AND-12.6 a creature walks to the gate and stays there if no rule takes it out; there is no castle to lose', () => {
    const s = below(all({ do: 'place.creature', creature: 'gor', fields: [1, 2, 3, 4] }));
    for (let day = 0; day < 4; day += 1) s.sleep().settle();
    expect([s.fieldsOf('gor'), s.state.over]).toEqual([[0, 1, 2, 3], 0]);
  });
});

describe('ways of a legend’s own', () => {
  test('AND-4.11 mod.links: heroes go from each of the fields to every other, for an hour, and nobody else does', () => {
    const s = below(all(at(37), links, { do: 'place.figure', figure: 'prince', field: 37 }));
    expect(shores.map((to) => s.may('dwarf', step(to)))).toEqual([false, true, true, true]);
    expect(s.may('dwarf', { type: 'ally', figure: 0, to: 63 })).toBe(false);
    s.walk('dwarf', 63);
    expect([s.of('dwarf').field, s.of('dwarf').hour]).toEqual([63, 1]);
    expect(s.rules.view(s.state, 0).legend.links).toEqual([shores]);
    expect(s.rules.explain(s.rules.view(s.state, 1), 1, step(66))).toEqual(expect.objectContaining({ code: 'not-adjacent' }));
  });

  test('AND-4.11 mod.links ends with its span', () => {
    const s = below(all(at(37), { ...links, span: 'this_day' }));
    expect(s.may('dwarf', step(63))).toBe(true);
    s.sleep();
    expect(s.may('dwarf', step(63))).toBe(false);
    expect(s.rules.view(s.state, 0).legend.links).toBeUndefined();
  });

  test('on.attempt cross: only over such a way, before the step; what takes the last hour keeps the hero on his shore', () => {
    const rules: Rule[] = [
      {
        id: 'toll',
        again: true,
        when: { on: 'attempt', action: 'cross', fields: shores },
        do: [{ do: 'lose.hours', heroes: 'this', hours: 1 }],
      },
    ];
    const s = below({ ...all(at(36), links), rules });
    s.play('dwarf', step(37));
    expect(s.of('dwarf').hour).toBe(1);
    s.play('dwarf', step(63));
    expect([s.of('dwarf').field, s.of('dwarf').hour]).toEqual([63, 3]);
    s.play('dwarf', { type: 'stop' });
    s.state.hour[s.seat('warrior')] = 9;
    s.state.willpower[s.seat('warrior')] = 20;
    s.state.field[s.seat('warrior')] = 37;
    s.play('warrior', step(39));
    expect([s.of('warrior').field, s.of('warrior').hour]).toEqual([37, 10]);
  });

  test('AND-21.1 the falcon flies over the water, not over rubble', () => {
    const s = below(all(at(37), links, { do: 'block.space', field: 30, drawn: 1 }, { do: 'block.space', field: 59, drawn: 1 }));
    s.state.field[1] = 66;
    s.state.bag[FALCON] = 1;
    s.state.stock[FALCON] = (s.state.stock[FALCON] as number) - 1;
    s.state.bag[GOLD] = 1;
    s.state.stock[GOLD] = (s.state.stock[GOLD] as number) - 1;
    expect(s.may('dwarf', { type: 'exchange', with: 1, falcon: true })).toBe(true);
    s.state.legend.modifiers.splice(0);
    expect(s.may('dwarf', { type: 'exchange', with: 1, falcon: true })).toBe(false);
  });
});

describe('the N token', () => {
  test('AND-18.7 place.tile_N: the legend ends there, and N means that letter', () => {
    const s = stage(all({ do: 'place.tile_N', letter: { num: 'by_difficulty', easy: 'C', normal: 'D' } }), {
      options: { difficulty: 'easy' },
    });
    expect([s.state.legend.last, s.heard('n-token')]).toEqual([2, [{ kind: 'n-token', from: -1, to: 2 }]]);
    s.sleep();
    expect([s.state.legend.narrator, s.state.over]).toEqual([1, 0]);
    s.sleep();
    expect([s.state.legend.narrator, s.state.over]).toEqual([2, 2]);
  });

  test('AND-18.7 n_tile.move: towards A; the narrator who stands there already ends the legend, and a goal met is won', () => {
    const goes: Rule = {
      id: 'goes',
      again: true,
      when: { on: 'sunrise', step: 'narrator', at: 'after' },
      do: [{ do: 'n_tile.move', steps: -1 }],
    };
    const s = stage({ ...all({ do: 'place.tile_N', letter: 'D' }), rules: [goes] });
    s.sleep();
    expect([s.state.legend.last, s.state.over]).toEqual([2, 0]);
    s.sleep();
    expect([s.state.legend.last, s.state.legend.narrator, s.state.over]).toEqual([2, 2, 2]);
    const won = stage({
      ...all({ do: 'place.tile_N', letter: 'D' }, { do: 'flag.set', flag: 'done' }),
      rules: [goes],
      win: { is: 'flag', flag: 'done' },
    });
    won.sleep().sleep();
    expect(won.rules.result(won.state)).toMatchObject({ won: true });
  });

  test('AND-18.7 narrator.goto N leads to the token', () => {
    const s = stage(all({ do: 'place.tile_N', letter: 'F' }, { do: 'narrator.goto', letter: 'N' }));
    expect([s.state.legend.narrator, s.state.over]).toEqual([5, 2]);
  });
});

describe('treasure', () => {
  const task = (value: number) => ({
    hoard: { title: say('Hoard'), text: say('Bring it.'), goal: { goal: 'collect', value, field: 40 } as const },
  });

  test('AND-21.11 goal.collect: whoever stands there hands over all gold and gems, again and again, until it is enough', () => {
    const s = stage({
      ...all(
        { do: 'gain', heroes: 'all', gold: 3 },
        { do: 'gain.gem', heroes: { pick: 'lowest_rank' }, value: 4 },
        { do: 'task.add', task: 'hoard' },
      ),
      tasks: task(10),
    });
    const [offer] = s.rules.view(s.state, 0).legend.offerWords;
    expect(offer?.fields).toEqual([40]);
    expect(s.may('warrior', { type: 'offer', offer: offer?.index ?? 0 })).toBe(false);
    s.play('dwarf', { type: 'offer', offer: offer?.index ?? 0 });
    expect(s.heard('handed-over')).toEqual([{ kind: 'handed-over', seat: 0, value: 7, all: 7, of: 10 }]);
    expect([s.of('dwarf').gold, s.of('dwarf').count('gem-4'), s.state.stock[GEM_4]]).toEqual([0, 0, 4]);
    expect(s.rules.view(s.state, 0).legend.taskWords[0]?.progress).toEqual({ now: 7, of: 10 });
    expect(s.may('dwarf', { type: 'offer', offer: offer?.index ?? 0 })).toBe(false);
    s.play('dwarf', { type: 'pass' }).walk('warrior', 40);
    s.play('warrior', { type: 'offer', offer: offer?.index ?? 0 });
    expect([s.state.legend.tasks[0], s.state.legend.offers, s.state.legend.progress[0]]).toEqual([2, [], 10]);
  });

  test('goal.collect: too late is too late', () => {
    const hoard = task(10).hoard;
    const s = stage({ ...all({ do: 'task.add', task: 'hoard' }), tasks: { hoard: { ...hoard, goal: { ...hoard.goal, by: 'B' } } } });
    s.sleep();
    expect(s.rules.result(s.state)).toMatchObject({ won: false, reason: 'task' });
  });

  test('place.token gems face down are drawn from those left; nobody sees which', () => {
    const s = below(
      all(
        { do: 'place.token', token: 'gem', fields: [66], value: 6 },
        { do: 'place.token', token: 'gem', fields: [0, 2, 3, 4, 13, 16, 36, 46, 56, 62], face: 'down' },
      ),
      { seed: 3 },
    );
    const hidden = s.state.covered.map((entry) => entry % 32);
    expect([...hidden].toSorted((a, b) => a - b)).toEqual([GEM_2, GEM_2, GEM_2, GEM_2, GEM_2, GEM_4, GEM_4, GEM_4, GEM_4, GEM_4]);
    expect([s.state.stock[GEM_2], s.state.stock[GEM_4], s.state.stock[GEM_6]]).toEqual([0, 0, 0]);
    const view = s.rules.view(s.state, 0);
    expect(view.covered.every((entry) => entry % 32 === GEM_2)).toBe(true);
    const other = below(all({ do: 'place.token', token: 'gem', fields: [0, 2, 3, 4, 13], face: 'down' }), { seed: 4 });
    expect(other.state.aside).toEqual([]);
  });

  test('AND-21.10 destroy_on_enter: where a creature comes to stand the gems are gone, face up or down; other things stay', () => {
    const s = below(
      all(
        { do: 'place.token', token: 'gem', fields: [2], face: 'down' },
        { do: 'place.token', token: 'gem', fields: [1], value: 4 },
        { do: 'place.token', token: 'rune-stone', fields: [2, 1] },
        { do: 'place.creature', creature: 'gor', fields: [4] },
        { do: 'destroy_on_enter', item: 'gem' },
      ),
    );
    s.sleep();
    expect(s.state.covered.filter((entry) => isGem(entry % 32))).toEqual([]);
    expect([s.fieldsOf('gor'), s.lying('gem-4', 1), s.state.aside.some(isGem)]).toEqual([[2], 1, true]);
    s.sleep();
    expect([s.lying('gem-4', 1), s.state.covered.length]).toEqual([0, 2]);
    s.place('gor', 62);
    expect(creatureAt(s.state, 62)).toBeGreaterThanOrEqual(0);
  });

  test('on.pickup: when a hero takes such a thing up, not when it is turned over', () => {
    const s = stage({
      ...all({ do: 'place.token', token: 'gem', fields: [40], face: 'down' }, { do: 'place.token', token: 'gold', fields: [40] }),
      rules: [{ id: 'fire', when: { on: 'pickup', item: 'gem' }, do: [{ do: 'lose', heroes: 'this', willpower: 2 }] }],
    });
    s.play('dwarf', { type: 'uncover', field: 40, what: 'token' }).play('dwarf', { type: 'take', item: GOLD, count: 1 });
    expect(s.of('dwarf').willpower).toBe(7);
    const gem = [GEM_2, GEM_4, GEM_6].find((each) => s.may('dwarf', { type: 'take', item: each, count: 1 })) ?? GEM_2;
    s.play('dwarf', { type: 'take', item: gem, count: 1 });
    expect(s.of('dwarf').willpower).toBe(5);
  });
});

describe('small things', () => {
  test('block.space drawn: tokens of the box by chance, until it is empty', () => {
    const s = below(all({ do: 'block.space', field: 12, drawn: 3 }, { do: 'block.space', field: 41, drawn: 8 }));
    expect(s.state.rubble.map(rubbleValue).toSorted((a, b) => a - b)).toEqual([2, 5, 5, 6, 7, 7, 8, 8]);
    expect(s.state.rubble.filter((entry) => entry >> 4 === 12)).toHaveLength(3);
  });

  test('lose with a floor: willpower stops there', () => {
    const s = stage(
      all({ do: 'lose', heroes: 'all', willpower: 20, floor: 1 }, { do: 'lose', heroes: { pick: 'lowest_rank' }, willpower: 2, floor: 5 }),
    );
    expect([s.of('dwarf').willpower, s.of('dwarf').strength]).toEqual([1, 1]);
  });

  test('cond.rolled: what a roll showed', () => {
    const rolled = (face: number) =>
      stage(
        all(
          { do: 'roll', name: 'luck', number: { num: 'die', die: 'hero' } },
          {
            do: 'if',
            if: { is: 'rolled', name: 'luck', atLeast: 4 },
            then: [{ do: 'gain', heroes: 'all', gold: 1 }],
          },
        ),
        { dice: [face] },
      ).of('dwarf').gold;
    expect([3, 4, 6].map(rolled)).toEqual([0, 1, 1]);
  });

  test('peek.deck to the bottom: left on top, or put under the deck for all to know', () => {
    const card = (id: string) => ({ id, title: say(id), story: say(id), do: [{ do: 'gain', heroes: 'all', gold: 1 }] as const });
    const s = stage({
      ...all({ do: 'peek.deck', heroes: { pick: 'lowest_rank' }, deck: 'lake', to: 'bottom' }, { do: 'draw.card', deck: 'lake' }),
      decks: { lake: { cards: [card('a'), card('b'), card('c')] } },
    });
    const top = s.state.legend.decks[1]?.pile.at(-1);
    s.choose('dwarf', 1);
    expect([s.state.legend.decks[1]?.pile[0], s.state.legend.decks[1]?.seen]).toEqual([top, [1, 0]]);
    expect(s.heard('peeked')[0]).toMatchObject({ kept: false, under: true });
  });

  test('prevent.shield this: only the hero the card is drawn for may turn it away', () => {
    const s = stage({
      ...all({ do: 'give_item', heroes: 'all', item: 'shield' }),
      decks: {
        lake: {
          cards: [
            { id: 'cold', title: say('Cold'), story: say('Cold.'), shield: 'this', do: [{ do: 'lose', heroes: 'this', willpower: 2 }] },
          ],
        },
      },
      rules: [{ id: 'wade', when: { on: 'hero_stands', fields: [39] }, do: [{ do: 'draw.card', deck: 'lake' }] }],
    });
    s.walk('dwarf', 39);
    expect([s.asked('dwarf'), s.asked('warrior')]).toEqual(['shield-event', '']);
    s.play('dwarf', { type: 'shield' });
    expect([s.of('dwarf').willpower, s.of('dwarf').count('shield-half')]).toEqual([7, 1]);
  });

  test('on.round_start and on.round_end: each round, the second only while the creature stands', () => {
    const count = (counter: string, on: 'round_start' | 'round_end'): Rule => ({
      id: counter,
      again: true,
      when: { on, creature: { kind: ['gor'] } },
      do: [{ do: 'counter.add', counter, amount: 1 }],
    });
    const s = stage({
      ...all({ do: 'place.creature', creature: 'gor', fields: [40] }),
      rules: [count('begun', 'round_start'), count('over', 'round_end')],
    });
    s.state.strength[0] = 4;
    s.play('dwarf', { type: 'fight', field: 40, invite: 0 });
    expect(s.state.legend.counters).toEqual([1, 0]);
    s.play('dwarf', { type: 'roll', how: 'all' }, 1, 1, 2); // 4 + 1 against 2 + 2
    expect([s.state.legend.counters, s.asked('dwarf')]).toEqual([[1, 1], 'stay']);
    s.play('dwarf', { type: 'stay' });
    s.play('dwarf', { type: 'roll', how: 'all' }, 6, 1, 2);
    expect([s.state.legend.counters, s.fieldsOf('gor').includes(40)]).toEqual([[2, 1], true]);
    s.settle();
    expect(s.fieldsOf('gor')).not.toContain(40);
  });
});
