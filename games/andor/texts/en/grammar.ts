import { bridgeNames, bridges, placeNames } from '../../board/index.ts';
import type { CreatureKind, FigureName, ItemName } from '../../pieces.ts';
import { creatureWords, figureWords, itemWords } from '../names.ts';
import type { Who } from '../scene.ts';
import type { Pile } from '../words.ts';

export const some = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;
const lists = new Intl.ListFormat('en', { type: 'conjunction' });
export const list = (words: readonly string[]): string => lists.format(words);
export const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase('en') + text.slice(1);

/** "You go", "Thorn goes". */
export const verb = (who: Who, you: string, other: string): string => (who.you ? `You ${you}` : `${who.name} ${other}`);
/** "goes" after a subject that is already there. */
export const form = (who: Who, you: string, other: string): string => (who.you ? you : other);
export const object = (who: Who): string => (who.you ? 'you' : who.name);
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
export const hours = (count: number): string => some(count, 'hour', 'hours');
export const farmers = (count: number): string => (count === 1 ? 'a farmer' : `${count} farmers`);
export const dice = (values: readonly number[]): string => values.join(', ');
