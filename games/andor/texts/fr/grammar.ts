import { deNom, type Who, wordingIn } from '@tafelrunde/kernel';
import { bridgeNames, bridges, placeNames } from '../../board/index.ts';
import type { CreatureKind, FigureName, ItemName } from '../../pieces.ts';
import { creatureWords, figureWords, itemWords } from '../names.ts';
import type { Pile } from '../words.ts';

/** Counted: `#` stands for the number. Events call a number of things `count`, so this is called counted here. */
export const { count: counted, list, person: object, verb, yesNo } = wordingIn('fr');
export { sentence } from '@tafelrunde/kernel';

/** The form of the verb for a subject that is already there. */
export const form = (who: Who, you: string, other: string): string => (who.you ? you : other);
/** « à Thorn », « à vous ». */
export const people = (who: readonly Who[]): string => list(who.map(object));
/** « de Thorn », « d’Eara », « de vous ». */
export const of = (who: Who): string => (who.you ? 'de vous' : deNom(who.name));

export const field = (number: number): string => {
  const place = placeNames.fr[number];
  return place === undefined ? `la case ${number}` : `la case ${number} (${place})`;
};
/** A border by its bridge, where there is one. */
export const way = (a: number, b: number): string => {
  const bridge = bridges.find(({ between }) => between.includes(a) && between.includes(b));
  return `${bridge === undefined ? 'le chemin' : bridgeNames.fr[bridge.kind]} entre ${a} et ${b}`;
};
export const fields = (numbers: readonly number[]): string => list(numbers.map(String));
export const creature = (kind: CreatureKind | 'rubble'): string => (kind === 'rubble' ? 'éboulis' : creatureWords.fr[kind][0]);
export const theCreature = (kind: CreatureKind | 'rubble'): string => (kind === 'rubble' ? 'les éboulis' : `le ${creature(kind)}`);
export const figure = (name: FigureName): string => figureWords.fr[name];

export const thing = (item: ItemName, count = 1): string => {
  const { one, many } = itemWords.fr[item];
  return count === 1 ? one : `${count} ${many}`;
};
export const bare = ({ item, count }: Pile): string => (count === 1 ? itemWords.fr[item].bare : `${count} ${itemWords.fr[item].many}`);
export const things = (piles: readonly Pile[]): string => list(piles.map(({ item, count }) => thing(item, count)));

const pointWords = {
  willpower: ['point de volonté', 'points de volonté'],
  strength: ['point de force', 'points de force'],
  gold: ['or', 'or'],
  item: ['objet', 'objets'],
} as const;
export const points = (count: number, what: keyof typeof pointWords): string =>
  counted(count, `# ${pointWords[what][0]}`, `# ${pointWords[what][1]}`);
export const farmers = (count: number): string => counted(count, 'un paysan', '# paysans');
export const dice = (values: readonly number[]): string => values.join(', ');
