import { describe, expect, test } from 'vitest';
import { reach } from '../legend/check/reach.ts';
import type { Legend } from '../legend/format.ts';
import { legends } from '../legends/index.ts';
import { HERB_3, HERB_4, type HeroKind, NONE } from '../pieces.ts';
import { layFog, putHero } from '../rules/board.ts';
import { carriedBy, creatureAt, strengthOf, willpowerOf } from '../rules/creature.ts';
import { giveItem } from '../rules/items.ts';
import { C_CARRIES, CREATURE } from '../state.ts';
import { Stage } from './stage.ts';

const legend = legends['2'] as Legend;
const parties: readonly (readonly HeroKind[])[] = [
  ['dwarf', 'warrior'],
  ['dwarf', 'archer', 'wizard'],
  ['dwarf', 'warrior', 'archer', 'wizard'],
];
const begun = (
  difficulty: 'easy' | 'normal' = 'normal',
  heroes = parties[0] as readonly HeroKind[],
  dice: readonly number[] = [],
): Stage => {
  const s = new Stage(legend, { heroes, options: { difficulty }, dice });
  return s.settle();
};

describe('set-up', () => {
  test.each([
    ['easy', [24, 36]],
    ['normal', [24]],
  ] as const)('%s: creatures, farmers, heroes on their rank', (difficulty, farmers) => {
    const s = begun(difficulty, parties[2]);
    expect(s.fieldsOf('gor')).toEqual([8, 20, 21, 26, 48]);
    expect(s.fieldsOf('skral')).toEqual([19]);
    expect(s.state.farmers).toEqual(farmers);
    expect(s.state.field).toEqual([7, 14, 25, 34]);
    expect(s.state.strength).toEqual([2, 2, 2, 2]);
    expect(s.state.wells).toEqual([11, 71, 91, 111]);
    expect(s.state.fog).toHaveLength(15);
    expect(s.heard('card').map(({ card }) => legend.cards[card]?.id)).toEqual(['A1', 'A2', 'A3', 'A4', 'A5']);
  });

  test('5 gold and 2 wineskins are shared; the lowest rank begins with an action, not with a sunrise', () => {
    const s = begun();
    expect(s.of('dwarf').gold + s.of('warrior').gold).toBe(5);
    expect(s.of('dwarf').count('wineskin') + s.of('warrior').count('wineskin')).toBe(2);
    expect([s.asked('dwarf'), s.state.day, s.state.legend.narrator]).toEqual(['turn', 1, 0]);
    expect(s.heard('sunrise')).toHaveLength(0);
  });

  test('merchants sell strength and everything but the brew', () => {
    const s = begun();
    expect(s.rules.core.engine.goods(s.state, 1, 57)).toHaveLength(7);
    expect(s.rules.core.engine.goods(s.state, 1, 57).every(({ price }) => price === 2)).toBe(true);
  });

  test('rune stones: a die of 1 to 6 lays the card at B, D, E, F, F, H', () => {
    const seen = new Map<number, string>();
    for (let seed = 0; seed < 60 && seen.size < 6; seed += 1) {
      const s = new Stage(legend, { seed });
      const at = s.state.legend.laid.find((laid) => laid !== NONE) as number;
      seen.set(s.heard('die')[0]?.result as number, 'ABCDEFGHIJKLMN'[at] as string);
    }
    expect([1, 2, 3, 4, 5, 6].map((face) => seen.get(face))).toEqual(['B', 'D', 'E', 'F', 'F', 'H']);
  });
});

describe('the rune stones', () => {
  const at = (difficulty: 'easy' | 'normal', witch: boolean): Stage => {
    const s = begun(difficulty);
    const card = legend.cards.findIndex((each) => each.id === 'rune-stones' && each.difficulty === difficulty);
    s.state.legend.laid[card] = 4;
    s.state.legend.stars |= 1 << 4;
    if (witch) s.state.legend.cards[legend.cards.findIndex((each) => each.id === 'witch')] = 1;
    s.arrive(4);
    return s;
  };
  test('easy: a gor on 43, a skral on 39, five stones on rolled fields', () => {
    const s = at('easy', false);
    expect([s.fieldsOf('gor'), s.fieldsOf('skral')]).toEqual([[43], [39]]);
    expect(s.state.covered).toHaveLength(5);
    expect(s.state.aside).toHaveLength(1);
  });
  test('normal: gors on 32 and 43, a skral on 39; stones only if the witch was found', () => {
    const without = at('normal', false);
    expect([without.fieldsOf('gor'), without.fieldsOf('skral'), without.state.covered]).toEqual([[32, 43], [39], []]);
    expect(at('normal', true).state.covered).toHaveLength(5);
  });
});

describe('the witch', () => {
  const found = (face: number, heroes = parties[0] as readonly HeroKind[]): Stage => {
    const s = begun('normal', heroes);
    s.sweep();
    s.state.fog.splice(0);
    layFog(s.table, 8, 7);
    s.state.field[0] = 9;
    s.play('dwarf', { type: 'step', to: 8, farmers: 0 });
    s.dice.faces.push(face);
    s.play('dwarf', { type: 'stop' });
    return s;
  };
  test.each([
    [1, 37],
    [2, 37],
    [3, 67],
    [4, 67],
    [5, 61],
    [6, 61],
  ] as const)('a %i: a gor with the herb on %i', (face, field) => {
    const s = found(face);
    expect(s.fieldsOf('gor')).toEqual([field]);
    expect([HERB_3, HERB_4]).toContain(carriedBy(s.state, creatureAt(s.state, field)));
    expect([s.of('dwarf').count('brew'), s.state.figures[2]]).toEqual([1, 8]);
    expect(s.state.legend.tasks[1]).toBe(2);
  });
  test.each([
    [0, 3],
    [1, 4],
    [2, 5],
  ] as const)('her brew costs 3, 4, 5 gold by number of heroes, the archer one less', (party, price) => {
    const s = found(1, parties[party]);
    const { engine } = s.rules.core;
    expect(engine.goods(s.state, 0, 8)).toEqual([{ item: 2, price }]);
    const archer = s.seat('archer');
    expect(archer < 0 ? [] : engine.goods(s.state, archer, 8)).toEqual(archer < 0 ? [] : [{ item: 2, price: price - 1 }]);
  });
});

describe('the tower', () => {
  test.each([
    ['easy', 0, 10],
    ['easy', 1, 20],
    ['easy', 2, 30],
    ['normal', 0, 20],
    ['normal', 1, 30],
    ['normal', 2, 40],
  ] as const)('%s, party %i: strength %i, willpower 6', (difficulty, party, strength) => {
    const s = begun(difficulty, parties[party]);
    s.arrive(2, 4);
    const skral = creatureAt(s.state, 54);
    expect([strengthOf(s.rules.core, s.state, skral), willpowerOf(s.rules.core, s.state, skral)]).toEqual([strength, 6]);
    expect(s.fieldsOf('gor')).toEqual([27, 31]);
    expect(s.fieldsOf('skral')).toEqual([29, 54]);
    expect(s.state.farmers).toContain(28);
    expect(s.state.figures[0]).toBe(72);
  });

  test('a creature on its field leaves the game: no reward, no step of the narrator, and what it carries stays behind', () => {
    const s = begun('easy', parties[2]);
    const carrier = creatureAt(s.sweep().place('gor', 55).state, 55);
    s.state.stock[HERB_3] = (s.state.stock[HERB_3] as number) - 1;
    s.state.creatures[carrier * CREATURE + C_CARRIES] = HERB_3;
    s.state.legend.narrator = 1;
    s.state.legend.furthest = 1;
    s.state.legend.decks[0]?.pile.splice(0);
    s.state.legend.decks[0]?.seen.splice(0);
    // at sunrise the gor on 55 goes on to 51 before the card is read
    s.dice.faces.push(1);
    s.sleep().settle();
    expect(s.heard('creature-removed').map(({ field }) => field)).toContain(51);
    expect([s.lying('herb-3', 51), s.state.legend.narrator]).toEqual([1, 2]);
  });

  test('a farmer who appears where a creature stands is lost at once', () => {
    const s = begun('easy');
    s.sweep();
    s.place('gor', 29);
    s.state.legend.narrator = 1;
    s.state.legend.furthest = 1;
    s.state.legend.decks[0]?.pile.splice(0);
    s.state.legend.decks[0]?.seen.splice(0);
    s.sleep().settle();
    expect(s.heard('farmers-lost').map(({ field }) => field)).toContain(28);
  });

  const before = (herb: boolean): Stage => {
    const s = begun('easy');
    s.arrive(2, 4);
    if (herb) {
      giveItem(s.table, 1, HERB_3, 'card');
      putHero(s.table, 1, 0);
    }
    putHero(s.table, 0, 54);
    s.state.strength[0] = 14;
    s.state.willpower[0] = 20;
    s.state.creatures[creatureAt(s.state, 54) * 8 + 3] = 1;
    s.state.creatures[creatureAt(s.state, 54) * 8 + 2] = 1;
    s.play('dwarf', { type: 'fight', field: 54, invite: 0 });
    s.play('dwarf', { type: 'roll', how: 'all' });
    while (s.asked('dwarf') === 'pool') s.play('dwarf', { type: 'share', point: 'gold' });
    return s;
  };
  test('beaten with the herb in the castle: the narrator goes to N, and the legend is won', () => {
    const s = before(true);
    expect(s.state.legend.narrator).toBe(13);
    expect(s.rules.result(s.state)).toEqual({ kind: 'together', won: true, reason: 'goal' });
  });
  test('beaten without it: lost', () => {
    expect(before(false).rules.result(before(false).state)).toEqual({ kind: 'together', won: false, reason: 'narrator' });
  });
});

test('G: the prince leaves, wardraks come on 26 and 27', () => {
  const s = begun();
  s.arrive(2, 4);
  expect(s.state.figures[0]).toBe(72);
  s.arrive(6);
  expect(s.state.figures[0]).toBe(NONE);
  expect(s.fieldsOf('wardrak')).toEqual([26, 27]);
});

test.each(['easy', 'normal'] as const)(
  '%s: every card can be reached, and all but the witch are read as the narrator goes on',
  (difficulty) => {
    const inGame = legend.cards.flatMap((card, i) => (card.difficulty === undefined || card.difficulty === difficulty ? [i] : []));
    expect([...reach(legend, difficulty).cards].toSorted((a, b) => a - b)).toEqual(inGame);
    const s = begun(difficulty);
    for (let day = 0; day < 14 && s.state.over === 0; day += 1) {
      s.sweep();
      s.sleep().settle();
    }
    const read = new Set(s.heard('card').map(({ card }) => legend.cards[card]?.id));
    expect(s.rules.result(s.state)).toMatchObject({ won: false, reason: 'narrator' });
    expect([...new Set(inGame.map((i) => legend.cards[i]?.id))].filter((id) => !read.has(id))).toEqual(['witch']);
  },
);
