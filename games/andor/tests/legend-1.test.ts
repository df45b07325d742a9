import { describe, expect, test } from 'vitest';
import { reach } from '../legend/check/reach.ts';
import { legends } from '../legends/index.ts';
import { type HeroKind, NONE, PARCHMENT } from '../pieces.ts';
import { creatureAt } from '../rules/creature.ts';
import { putHero } from '../rules/board.ts';
import { giveItem } from '../rules/items.ts';
import type { Legend } from '../legend/format.ts';
import { Stage } from './stage.ts';

const legend = legends['1'] as Legend;
const two: readonly HeroKind[] = ['dwarf', 'warrior'];
const part1 = (heroes: readonly HeroKind[] = two): Stage => new Stage(legend, { heroes });
const part2 = (heroes: readonly HeroKind[] = two): Stage => new Stage(legend, { heroes, options: { startAtPart2: true } });
const nameOf = (card: number): string => legend.cards[card]?.id ?? '';
const read = (s: Stage): string[] => s.heard('card').map(({ card }) => nameOf(card));

describe('part 1', () => {
  test('set-up: heroes, tokens, four tasks, only moving and passing, seven hours', () => {
    const s = part1(['dwarf', 'warrior', 'archer', 'wizard']);
    expect(s.state.field).toEqual([43, 25, 53, 9]);
    expect(s.state.fog.map((entry) => Math.floor(entry / 32))).toEqual([11, 12, 13]);
    expect(s.state.wells).toEqual([11]);
    expect([s.lying('gold', 20), s.lying('gold', 17)]).toEqual([1, 2]);
    expect(s.state.strength).toEqual([1, 1, 1, 1]);
    expect(s.state.willpower).toEqual([7, 7, 7, 7]);
    expect(read(s)).toEqual(['A1', 'A2']);
    expect(s.heard('task').map(({ state }) => state)).toEqual(['open', 'open', 'open', 'open']);
    const { engine } = s.rules.core;
    expect([8, 9, 10].map((hour) => engine.overtime(s.state, hour))).toEqual([NONE, NONE, NONE]);
    expect((['move', 'pass', 'fight', 'move-ally'] as const).map((action) => engine.allows(s.state, action))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(s.asked('dwarf')).toBe('turn');
  });

  test('all four tasks done: part 2 begins, and the hero in the castle has the first turn', () => {
    const s = part1();
    s.state.field[0] = 16;
    s.state.field[1] = 20;
    s.walk('dwarf', 13);
    s.play('warrior', { type: 'take', item: 21, count: 1 });
    s.state.bag[1 * 22 + 21] = 2;
    s.state.stock[21] = (s.state.stock[21] as number) - 1;
    s.state.field[1] = 10;
    s.walk('warrior', 18);
    s.play('warrior', { type: 'buy', item: 22, gem: NONE });
    s.state.field[0] = 21;
    s.walk('dwarf', 5);
    s.play('dwarf', { type: 'well' });
    expect(s.state.legend.tasks.slice(0, 3)).toEqual([2, 2, 2]);
    s.state.field[1] = 6;
    s.walk('warrior', 0);
    s.settle();
    expect(s.state.over).toBe(0);
    expect(read(s).slice(2)).toEqual(['part-2', 'B1', 'B2', 'end-of-a-fight']);
    expect(s.state.legend.narrator).toBe(1);
    expect(s.asked('warrior')).toBe('turn');
    expect([s.of('warrior').strength, s.of('dwarf').strength]).toEqual([3, 2]);
    expect(s.state.hour).toEqual([0, 0]);
    expect(s.state.wells.map((entry) => entry >> 1)).toEqual([5, 35, 45, 55]);
    expect(s.state.fog).toHaveLength(11);
    expect(s.rules.core.engine.allows(s.state, 'fight')).toBe(true);
    expect(s.rules.core.engine.overtime(s.state, 8)).toBe(2);
  });

  test('a hero who stands in the castle too early loses the match', () => {
    const s = part1();
    s.state.field[0] = 6;
    s.walk('dwarf', 0);
    expect(s.rules.result(s.state)).toMatchObject({ won: false, reason: 'legend' });
    expect(s.heard('ended')[0]?.why?.en).toContain('before all tasks');
  });

  test('passing through the castle ends nothing', () => {
    const s = part1();
    s.state.field[0] = 6;
    s.walk('dwarf', 0, 5);
    expect(s.state.over).toBe(0);
  });

  test('when the day is over and nobody came, the match is lost', () => {
    const s = part1();
    s.sleep();
    expect(s.rules.result(s.state)).toMatchObject({ won: false, reason: 'legend' });
    expect(s.heard('event-card')).toHaveLength(0);
  });
});

describe('part 2', () => {
  test('started at once: lowest rank in the castle, the others on their rank', () => {
    const s = part2(['warrior', 'archer', 'wizard']);
    expect(s.state.field).toEqual([0, 25, 34]);
    expect(s.state.willpower).toEqual([7, 7, 7]);
  });

  test('first sunrise: START puts gors on 16, 22, 23, 24, and they move to 13, 19, 3, 21', () => {
    const s = part2();
    expect(s.fieldsOf('gor')).toEqual([3, 13, 19, 21]);
    expect(s.heard('event-card').map(({ title }) => title.en.length > 0)).toEqual([true]);
    expect(s.state.legend.narrator).toBe(1);
    // a well where a hero stands would stay empty; nobody stands at one
    expect(s.state.wells).toEqual([11, 71, 91, 111]);
  });

  test('B: a strength point each, 4 gold for the group, strength at the three merchants and nothing else', () => {
    const s = part2();
    expect(s.asked('dwarf')).toBe('pool');
    s.settle();
    expect([s.of('dwarf').gold + s.of('warrior').gold, s.of('dwarf').strength]).toEqual([4, 2]);
    for (const field of [18, 57, 71]) expect(s.rules.core.engine.goods(s.state, 1, field)).toEqual([{ item: 22, price: 2 }]);
    expect(s.rules.core.engine.goods(s.state, 1, 19)).toEqual([]);
  });

  test('eleven fog tokens: no gor, no wineskin, no brew; none where a hero stands', () => {
    const s = part2();
    const backs = s.rules.view(s.state, 0).fogHidden;
    expect(backs).toEqual([0, 0, 0, 0, 0, 1, 2, 3, 4, 4, 4]);
  });

  test('D, F and H bring the creatures they name', () => {
    const s = part2();
    s.settle();
    s.arrive(3);
    expect(s.fieldsOf('gor')).toEqual([8, 15, 43, 48, 53]);
    s.arrive(5);
    expect(s.fieldsOf('skral')).toEqual([32]);
    s.arrive(7);
    expect(s.fieldsOf('gor')).toEqual([19, 36, 56]);
    expect(s.fieldsOf('skral')).toEqual([54, 64]);
    expect(s.state.cuts).toEqual([16 * 128 + 48]);
    expect(s.lying('parchment', 5)).toBe(1);
    expect(s.state.legend.tasks.at(-1)).toBe(1);
  });

  const carrying = (): Stage => {
    const s = part2();
    s.settle();
    s.sweep();
    s.state.legend.tasks[4] = 1;
    giveItem(s.table, 0, PARCHMENT, 'card');
    putHero(s.table, 0, 56);
    return s;
  };

  test('the parchment on 57: the narrator goes to N at once, and the legend is won', () => {
    const s = carrying();
    s.walk('dwarf', 57);
    expect(s.state.legend.narrator).toBe(13);
    expect(s.rules.result(s.state)).toEqual({ kind: 'together', won: true, reason: 'goal' });
  });

  test('the parchment with a creature, in passing: lost at once', () => {
    const s = carrying();
    s.place('gor', 54);
    s.play('dwarf', { type: 'step', to: 54, farmers: 0 });
    expect(s.rules.result(s.state)).toMatchObject({ won: false, reason: 'task' });
    expect(s.heard('ended')[0]?.why?.en).toContain('parchment');
  });

  test('a creature on 57 as the parchment arrives: lost, not won', () => {
    const s = carrying();
    s.place('gor', 57);
    s.walk('dwarf', 57);
    expect(s.state.over).toBe(2);
  });

  test('N without the parchment on 57: lost', () => {
    const s = part2();
    s.settle();
    for (let day = 0; day < 14 && s.state.over === 0; day += 1) {
      s.sweep();
      s.sleep().settle();
    }
    expect(s.rules.result(s.state)).toMatchObject({ won: false, reason: 'narrator' });
    expect(read(s)).toEqual(['part-2', 'B1', 'B2', 'end-of-a-fight', 'C', 'fighting-together', 'D', 'F', 'H1', 'H2']);
  });

  test('the broken bridge: a gor on 48 stays at sunrise', () => {
    const s = part2();
    s.settle();
    s.sweep();
    s.state.cuts.push(16 * 128 + 48);
    s.place('gor', 48);
    s.sleep().settle();
    expect(creatureAt(s.state, 48)).not.toBe(NONE);
  });
});

test('every card can be reached', () => {
  expect([...reach(legend, 'normal').cards]).toHaveLength(legend.cards.length);
});
