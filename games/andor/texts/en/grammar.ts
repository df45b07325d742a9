import { type Who, wordingIn } from '@tafelrunde/kernel';
import { bridgeNames, bridges, placeNames } from '../../board/index.ts';
import type { CreatureKind, FigureName, ItemName } from '../../pieces.ts';
import { creatureWords, figureWords, itemWords } from '../names.ts';
import type { Pile } from '../words.ts';

/** Counted: `#` stands for the number. Events call a number of things `count`, so this is called counted here. */
export const { count: counted, list, person: object, verb, yesNo } = wordingIn('en');
export { sentence } from '@tafelrunde/kernel';

/** "goes" after a subject that is already there. */
export const form = (who: Who, you: string, other: string): string => (who.you ? you : other);
export const own = (who: Who): string => (who.you ? 'your' : `${who.name}’s`);
export const people = (who: readonly Who[]): string => list(who.map(object));

export const field = (number: number): string => {
  const place = placeNames.en[number];
  return place === undefined ? `field ${number}` : `field ${number} (${place})`;
};
/** A border by its bridge, where there is one. */
export const way = (a: number, b: number): string => {
  const bridge = bridges.find(({ between }) => between.includes(a) && between.includes(b));
  return `${bridge === undefined ? 'the way' : bridgeNames.en[bridge.kind]} between ${a} and ${b}`;
};
export const fields = (numbers: readonly number[]): string => list(numbers.map(String));
export const creature = (kind: CreatureKind | 'rubble'): string => (kind === 'rubble' ? 'rubble' : creatureWords.en[kind][0]);
export const theCreature = (kind: CreatureKind | 'rubble'): string => `the ${creature(kind)}`;
export const figure = (name: FigureName): string => figureWords.en[name];

export const thing = (item: ItemName, count = 1): string => {
  const { one, many } = itemWords.en[item];
  return count === 1 ? one : `${count} ${many}`;
};
export const bare = ({ item, count }: Pile): string => (count === 1 ? itemWords.en[item].bare : `${count} ${itemWords.en[item].many}`);
export const things = (piles: readonly Pile[]): string => list(piles.map(({ item, count }) => thing(item, count)));

const pointWords = { willpower: 'willpower', strength: 'strength', gold: 'gold', item: 'item' } as const;
export const points = (count: number, what: keyof typeof pointWords): string => `${count} ${pointWords[what]}`;
export const hours = (count: number): string => counted(count, '# hour', '# hours');
export const farmers = (count: number): string => counted(count, 'a farmer', '# farmers');
export const dice = (values: readonly number[]): string => values.join(', ');
