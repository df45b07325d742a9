/* What the panels and scenes read out of a view, besides what the texts read already. */
import type { Language, Seat } from '@tafelrunde/kernel';
import { diceOf, MOST_WILLPOWER } from '../../components/index.ts';
import { GOLD, type HeroKind, HELM, heroKinds, ITEMS, type ItemName, isGem, isLarge, isSmall, itemNames, ranks } from '../../pieces.ts';
import type { View } from '../../state.ts';
import { heroName } from '../../texts/context.ts';
import { itemWords } from '../../texts/names.ts';
import type { TokenName } from '../tokens.tsx';

export const kindOf = (view: View, seat: Seat): HeroKind => heroKinds[view.heroes[seat] as 0];
export const rankOf = (view: View, seat: Seat): number => ranks[view.heroes[seat] as 0];
/** Faces, figures and names go together: `face-kram`, `hero-kram`. */
export const faceOf = (view: View, seat: Seat): TokenName => `face-${heroName(view, seat).toLowerCase()}` as TokenName;
export const figureOf = (view: View, seat: Seat): TokenName => `hero-${heroName(view, seat).toLowerCase()}` as TokenName;
export const goldOf = (view: View, seat: Seat): number => view.bag[seat * ITEMS + GOLD] ?? 0;
export const countOf = (view: View, seat: Seat, item: number): number => view.bag[seat * ITEMS + item] ?? 0;

/** "Witch’s brew": a thing as a label. */
export function itemLabel(item: ItemName, language: Language): string {
  if (item === 'gold') return language === 'fr' ? 'Or' : 'Gold';
  const { bare } = itemWords[language][item];
  return bare.charAt(0).toLocaleUpperCase(language) + bare.slice(1);
}

/** The same where there is little room: long words show where they break. */
export const tileLabel = (item: ItemName, language: Language): string =>
  itemLabel(item, language).replace(/(trink)(schlauch)/i, '$1\u00ad$2');

/** What a hero board holds, one entry per piece, by the kind of space. */
export interface Spaces {
  readonly small: readonly ItemName[];
  readonly large: readonly ItemName[];
  readonly helm: readonly ItemName[];
  readonly gems: readonly ItemName[];
}

export function spacesOf(view: View, seat: Seat): Spaces {
  const pieces = (fits: (item: number) => boolean): ItemName[] =>
    itemNames.flatMap((name, item) => (fits(item) ? Array.from({ length: countOf(view, seat, item) }, () => name) : []));
  return { small: pieces(isSmall), large: pieces(isLarge), helm: pieces((item) => item === HELM), gems: pieces(isGem) };
}

/** The three rows of the willpower track (AND-1.7): where each begins and ends, and its dice. */
export interface Row {
  readonly from: number;
  readonly to: number;
  readonly dice: number;
}
const ROW = 7;
export const rowsOf = (hero: number): readonly Row[] =>
  [0, ROW, 2 * ROW].map((from) => ({ from, to: Math.min(MOST_WILLPOWER, from + ROW - 1), dice: diceOf(hero, from) }));
