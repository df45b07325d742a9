import { type Who, wordingIn } from '@tafelrunde/kernel';
import { bridgeNames, bridges, placeNames } from '../../board/index.ts';
import type { CreatureKind, FigureName, ItemName } from '../../pieces.ts';
import { creatureWords, figureWords, itemWords, movedFigureWords } from '../names.ts';
import type { Pile } from '../words.ts';

/** Counted: `#` stands for the number. Events call a number of things `count`, so this is called counted here. */
export const { count: counted, list, person: subject, verb, yesNo } = wordingIn('de');
export { sentence } from '@tafelrunde/kernel';

/** Die Verbform zu einem Subjekt, das schon dasteht. */
export const form = (who: Who, you: string, other: string): string => (who.you ? you : other);
/** Im Akkusativ: „dich“. */
export const object = (who: Who): string => (who.you ? 'dich' : who.name);
/** Im Dativ: „dir“. */
export const dative = (who: Who): string => (who.you ? 'dir' : who.name);
export const people = (who: readonly Who[]): string => list(who.map(subject));
export const peopleObject = (who: readonly Who[]): string => list(who.map(object));
export const peopleDative = (who: readonly Who[]): string => list(who.map(dative));

export const field = (number: number): string => {
  const place = placeNames.de[number];
  return place === undefined ? `Feld ${number}` : `Feld ${number} (${place})`;
};
/** A border by its bridge, where there is one. */
export const way = (a: number, b: number): string => {
  const bridge = bridges.find(({ between }) => between.includes(a) && between.includes(b));
  return `${bridge === undefined ? 'der Weg' : bridgeNames.de[bridge.kind]} zwischen ${a} und ${b}`;
};
export const fields = (numbers: readonly number[]): string => list(numbers.map(String));
export const creature = (kind: CreatureKind | 'rubble'): string => (kind === 'rubble' ? 'Geröll' : creatureWords.de[kind][0]);
/** Im Nominativ: „der Gor“, „das Geröll“. */
export const theCreature = (kind: CreatureKind | 'rubble'): string => (kind === 'rubble' ? 'das Geröll' : `der ${creature(kind)}`);
/** Im Akkusativ: „den Gor“. */
export const theCreatureObject = (kind: CreatureKind | 'rubble'): string =>
  kind === 'rubble' ? 'das Geröll' : kind === 'dragon' ? 'den Drachen' : `den ${creature(kind)}`;
export const figure = (name: FigureName): string => figureWords.de[name];
export const figureObject = (name: FigureName): string => movedFigureWords.de[name];

/** Im Akkusativ: „einen Trinkschlauch“. */
export const thing = (item: ItemName, count = 1): string => {
  const { one, many } = itemWords.de[item];
  return count === 1 ? one : `${count} ${many}`;
};
export const bare = ({ item, count }: Pile): string => (count === 1 ? itemWords.de[item].bare : `${count} ${itemWords.de[item].many}`);
export const things = (piles: readonly Pile[]): string => list(piles.map(({ item, count }) => thing(item, count)));

const pointWords = {
  willpower: ['Willenspunkt', 'Willenspunkte'],
  strength: ['Stärkepunkt', 'Stärkepunkte'],
  gold: ['Gold', 'Gold'],
  item: ['Gegenstand', 'Gegenstände'],
} as const;
export const points = (count: number, what: keyof typeof pointWords): string =>
  counted(count, `# ${pointWords[what][0]}`, `# ${pointWords[what][1]}`);
/** Im Dativ: „mit 4 Willenspunkten“. */
export const withWillpower = (count: number): string => counted(count, '# Willenspunkt', '# Willenspunkten');
export const hours = (count: number): string => counted(count, '# Stunde', '# Stunden');
/** Im Nominativ, im Dativ. */
export const farmers = (count: number): string => counted(count, 'ein Bauer', '# Bauern');
export const withFarmers = (count: number): string => counted(count, 'einem Bauern', '# Bauern');
export const dice = (values: readonly number[]): string => values.join(', ');
