import { describe, expect, test } from 'vitest';
import {
  blackFaces,
  FARMERS,
  RED_CROSSES,
  STARS,
  brewPrices,
  creatureDice,
  creatures,
  diceOf,
  fogTokens,
  goldenShields,
  merchandise,
  movingOrder,
  opposite,
  oppositeBlack,
  parchments,
  rubble,
  supply,
  wellGives,
} from '../components/index.ts';
import {
  ARCHER,
  BREW,
  creatureKinds,
  DWARF,
  FALCON,
  fogBacks,
  GOLD,
  GOR,
  heroNames,
  isGem,
  isLarge,
  isRune,
  isSmall,
  itemNames,
  ranks,
  SKRAL,
  TROLL,
  WARDRAK,
  WARRIOR,
  WIZARD,
} from '../pieces.ts';

const rows = (hero: number): number[] => [0, 6, 7, 13, 14, 20].map((willpower) => diceOf(hero, willpower));
const count = (is: (item: number) => boolean): number => supply.reduce((sum, many, item) => sum + (is(item) ? many : 0), 0);

describe('the pieces', () => {
  test('AND-1.1 AND-1.3 four heroes with two names each, in order of rank', () => {
    expect(heroNames.flat()).toEqual(['Kram', 'Bait', 'Thorn', 'Mairen', 'Pasco', 'Chada', 'Liphardus', 'Eara']);
    expect(ranks).toEqual([7, 14, 25, 34]);
  });

  test('AND-1.7 dice by willpower', () => {
    expect(rows(DWARF)).toEqual([1, 1, 2, 2, 3, 3]);
    expect(rows(WARRIOR)).toEqual([2, 2, 3, 3, 4, 4]);
    expect(rows(ARCHER)).toEqual([3, 3, 4, 4, 5, 5]);
    expect(rows(WIZARD)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test('AND-2.2 the warrior drinks 5 from a well, the others 3', () => {
    expect([DWARF, WARRIOR, ARCHER, WIZARD].map(wellGives)).toEqual([3, 5, 3, 3]);
  });

  test('AND-2.6 opposite faces: 7 in all on a hero die; 6 and 10, 8 and 12 on a black one', () => {
    expect([1, 2, 3, 4, 5, 6].map(opposite)).toEqual([6, 5, 4, 3, 2, 1]);
    expect(blackFaces.map(oppositeBlack)).toEqual([10, 10, 12, 6, 6, 8]);
    expect(blackFaces.map(oppositeBlack).toSorted((a, b) => a - b)).toEqual(blackFaces);
  });

  test('AND-12.1 AND-12.2 AND-12.3 AND-12.4 creatures with strength, willpower, reward, dice and number', () => {
    const row = (kind: number): unknown[] => {
      const { strength, willpower, reward, count: many, die } = creatures[kind as 0];
      return [strength, willpower, reward, many, die, creatureDice(kind, 6), creatureDice(kind, 7)];
    };
    expect(row(GOR)).toEqual([2, 4, 2, 16, 'red', 2, 2]);
    expect(row(SKRAL)).toEqual([6, 6, 4, 5, 'red', 2, 2]);
    expect(row(WARDRAK)).toEqual([10, 7, 6, 2, 'black', 1, 2]);
    expect(row(TROLL)).toEqual([14, 12, 6, 5, 'red', 2, 3]);
    expect(creatures.reduce((sum, { count: many }) => sum + many, 0)).toBe(29);
  });

  test('AND-12.8 wardraks move twice, the second time after the trolls', () => {
    expect(movingOrder.map((kind) => creatureKinds[kind])).toEqual(['gor', 'skral', 'wardrak', 'troll', 'wardrak']);
  });

  test('AND-6.2 fifteen fog tokens', () => {
    expect(fogTokens).toHaveLength(fogBacks.length);
    expect(fogTokens.reduce((sum, many) => sum + many, 0)).toBe(15);
    expect(Object.fromEntries(fogBacks.map((back, i) => [back, fogTokens[i]]))).toMatchObject({ event: 5, gold: 3, gor: 2, brew: 1 });
  });

  test('AND-8.5 AND-8.7 the equipment board holds 24 things; there are 52 gold', () => {
    expect(count((item) => merchandise.includes(item) || item === BREW)).toBe(24);
    expect(merchandise.map((item) => supply[item])).toEqual([5, 4, 3, 2, 3, 2]);
    expect(supply[GOLD]).toBe(52);
    expect(merchandise).not.toContain(BREW);
  });

  test('AND-8.6 AND-13.2 what depends on the number of heroes', () => {
    expect([2, 3, 4].map((heroes) => brewPrices[heroes])).toEqual([3, 4, 5]);
    expect([2, 3, 4].map((heroes) => goldenShields[heroes])).toEqual([3, 2, 1]);
  });

  test('AND-9.1 shield, bow and falcon are large, the falcon also when it has flown', () => {
    expect(itemNames.filter((_, item) => isLarge(item))).toEqual(['shield', 'shield-half', 'bow', 'falcon', 'falcon-spent']);
    expect(itemNames.filter((_, item) => !isSmall(item) && !isLarge(item))).toEqual(['helm', 'gem-2', 'gem-4', 'gem-6', 'gold']);
    expect(isLarge(FALCON)).toBe(true);
  });

  test('AND-11.1 AND-11.6 AND-21.6 AND-21.9 herbs, rune stones, gems, parchments and rubble', () => {
    expect(count((item) => itemNames[item]?.startsWith('herb') ?? false)).toBe(3);
    expect(count(isRune)).toBe(6);
    expect(count(isGem)).toBe(11);
    expect(parchments).toHaveLength(supply[itemNames.indexOf('parchment')] ?? 0);
    expect(rubble.reduce((sum, value) => sum + value, 0)).toBe(48);
    expect(rubble).toHaveLength(8);
    expect([FARMERS, STARS, RED_CROSSES]).toEqual([4, 8, 3]);
  });
});
