import { FastRandom, silent } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { isOn, terrain } from '../board/index.ts';
import type { Card, Effect } from '../legend/format.ts';
import { legends } from '../legends/index.ts';
import { meta } from '../meta.ts';
import { type HeroKind, heroKinds, STRENGTH } from '../pieces.ts';
import type { Options } from '../state.ts';
import { rulesOf, Stage, say, stage } from './stage.ts';

const letterCard = (id: string, letter: 'B' | 'C' | 'D', ...effects: readonly Effect[]): Card => ({
  id,
  kind: 'letter',
  letter,
  title: say(id),
  story: say('It goes on.'),
  do: effects,
});
const gain: Effect = { do: 'gain', heroes: { pick: 'lowest_rank' }, strength: 1 };
const stars = (...letters: readonly ('B' | 'C' | 'D')[]): Effect => ({ do: 'place.star', letters });

const legendStage = (id: '1' | '2', heroes: readonly HeroKind[], options: Partial<Options> = {}): Stage => {
  const legend = legends[id];
  if (legend === undefined) throw new Error(`no legend ${id}`);
  return new Stage(legend, { heroes, options });
};
const read = (s: Stage): string[] => s.heard('card').map(({ title }) => title.en);

describe('the narrator', () => {
  test('AND-18.1 begins on A, moves one letter at each sunrise and one for each creature beaten', () => {
    const s = stage({});
    expect(s.state.legend.narrator).toBe(0);
    s.sleep();
    expect(s.state.legend.narrator).toBe(1);
    s.beatGor('dwarf');
    expect(s.state.legend.narrator).toBe(2);
    s.place('gor', 50);
    s.sleep();
    expect(s.state.legend.narrator).toBe(3);
  });

  test('AND-18.2 the cards of a letter with a star are read at once, also in mid-day; without a star nothing is read', () => {
    const parts = { cards: [letterCard('B1', 'B', gain), letterCard('C1', 'C', gain)], do: [stars('C')] };
    const s = stage({ ...parts, do: [stars('B', 'C')] });
    s.sleep();
    expect(read(s)).toEqual(['B1']);
    s.beatGor('dwarf');
    expect(read(s)).toEqual(['B1', 'C1']);
    expect(s.state.day).toBe(2);
  });

  test('AND-18.3 cards of one letter one after the other, each from top to bottom; a card without a letter when it happens', () => {
    const s = stage({
      do: [stars('B'), { do: 'place.token', token: 'well', fields: [41], face: 'up' }],
      cards: [
        letterCard('first', 'B', { do: 'gain', heroes: 'all', willpower: 20 }, { do: 'set_max', heroes: 'all', willpower: 12 }),
        letterCard('second', 'B', { do: 'lose', heroes: 'all', willpower: 2 }),
        {
          id: 'thirst',
          kind: 'named',
          when: { on: 'activate', token: 'well' },
          title: say('thirst'),
          story: say('Cool water.'),
          do: [{ do: 'gain', heroes: 'this', strength: 1 }],
        },
      ],
    });
    s.sleep();
    expect(read(s)).toEqual(['first', 'second']);
    expect(s.state.willpower).toEqual([10, 10]);
    s.play('warrior', { type: 'well' });
    expect(read(s)).toEqual(['first', 'second', 'thirst']);
    expect([s.of('dwarf').strength, s.of('warrior').strength]).toEqual([1, 2]);
  });

  test('AND-18.4 a step back repeats nothing', () => {
    const s = stage({
      do: [stars('B', 'C')],
      cards: [letterCard('B1', 'B', gain), letterCard('C1', 'C', { do: 'narrator.step', steps: -2 })],
    });
    s.sleep().sleep();
    expect(s.state.legend.narrator).toBe(0);
    s.sleep();
    expect(read(s)).toEqual(['B1', 'C1']);
    expect(s.of('dwarf').strength).toBe(2);
  });

  test('AND-18.5 of a card with two versions the one of the chosen difficulty is in the match', () => {
    const farmers = (difficulty: 'easy' | 'normal'): readonly number[] =>
      legendStage('2', ['dwarf', 'warrior'], { difficulty }).state.farmers;
    expect(farmers('easy')).toEqual([24, 36]);
    expect(farmers('normal')).toEqual([24]);
  });

  test('AND-18.6 on N the end is told and the legend is over; the narrator goes no further', () => {
    const s = stage({ do: [{ do: 'narrator.goto', letter: 'M' }], win: { is: 'hero', where: { strength: { atLeast: 9 } } } });
    s.sleep();
    expect(s.state.legend.narrator).toBe(13);
    expect(s.rules.result(s.state)).toMatchObject({ kind: 'together', won: false, reason: 'narrator' });
    expect(s.heard('ended').map(({ title }) => title.en)).toEqual(['Lost']);
    expect(s.rules.asks(s.state)).toEqual([]);
  });

  test('AND-19.2 a goal may send him to N at once: the end is decided on the spot', () => {
    const task = {
      title: say('Drink'),
      text: say('Empty the well.'),
      goal: { goal: 'visit', fields: [41], action: 'empty-well' },
    } as const;
    const s = stage({
      do: [
        { do: 'place.token', token: 'well', fields: [41], face: 'up' },
        { do: 'task.add', task: 'drink' },
      ],
      tasks: { drink: { ...task, then: [{ do: 'narrator.goto', letter: 'N' }] } },
      win: { is: 'task', task: 'drink', state: 'done' },
    });
    s.play('dwarf', { type: 'pass' }).play('warrior', { type: 'well' });
    expect(s.rules.result(s.state)).toMatchObject({ won: true });
  });
});

describe('setting up', () => {
  test('AND-6.10 eleven of fifteen fog fields are covered, by chance, and none under a hero', () => {
    const legend = legends['1'];
    if (legend === undefined) throw new Error('no legend 1');
    const rules = rulesOf(legend, { startAtPart2: true });
    const free = Array.from({ length: 8 }, (_, seed) => {
      const state = rules.setup(4, new FastRandom(seed), silent);
      const fields = state.fog.map((entry) => Math.floor(entry / 32));
      expect(new Set(fields).size).toBe(11);
      expect(fields.every((field) => isOn('fog', field) && !state.field.includes(field))).toBe(true);
      return terrain.fog.filter((field) => !fields.includes(field)).join(' ');
    });
    expect(new Set(free).size).toBeGreaterThan(5);
  });

  test('AND-23.6 the legend, its difficulty and its heroes are chosen; the first one may begin with its second part', () => {
    expect(meta.options.map(({ key }) => key)).toEqual(expect.arrayContaining(['legend', 'difficulty', 'heroes', 'startAtPart2']));
    const first = legendStage('1', ['dwarf', 'wizard']);
    expect(first.state.field).toEqual([43, 9]);
    const second = legendStage('1', ['dwarf', 'wizard'], { startAtPart2: true });
    expect(second.state.field).toEqual([0, 34]);
    expect(second.fieldsOf('gor')).toEqual([3, 13, 19, 21]);
    const check = (heroes: string, seats: number) => meta.check({ ...meta.defaults, heroes }, seats)?.code;
    expect(check('dwarf,wizard', 2)).toBeUndefined();
    expect(check('dwarf,wizard', 3)).toBe('wrong-heroes');
  });

  test('AND-23.7 in the first part three fog tokens of ours lie on 11, 12 and 13', () => {
    const s = legendStage('1', heroKinds);
    expect(s.state.fog.map((entry) => Math.floor(entry / 32))).toEqual([11, 12, 13]);
    expect(s.fieldsOf('gor')).toEqual([]);
    expect(s.rules.core.engine.goods(s.state, 0, 18).map(({ item }) => item)).toEqual([STRENGTH]);
  });
});

describe('an invitation', () => {
  const asked = (): Stage => {
    const s = stage({ do: [{ do: 'heroes.place', at: 43 }] }, { heroes: ['dwarf', 'warrior', 'wizard'] });
    s.place('gor', 43);
    return s.play('dwarf', { type: 'fight', field: 43, invite: 0b110 }).play('warrior', { type: 'join' }).decline('wizard');
  };

  test('AND-15.11 after a refusal the fight begins with those who came', () => {
    const s = asked();
    expect(s.asked('dwarf')).toBe('begin');
    s.play('dwarf', { type: 'begin' });
    expect(s.state.hour).toEqual([1, 1, 0]);
    expect(s.asked('dwarf')).toBe('roll');
  });

  test('AND-15.11 or it is called off: nothing is paid and the turn is still to be taken', () => {
    const s = asked().play('dwarf', { type: 'withdraw' });
    expect(s.state.hour).toEqual([0, 0, 0]);
    expect(s.asked('dwarf')).toBe('turn');
    expect(s.may('dwarf', { type: 'pass' })).toBe(true);
  });
});
