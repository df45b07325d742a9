import type { Language } from '@tafelrunde/kernel';

/** The keys of this table and what they do. */
export const keys: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  de: [
    ['← →', 'durch die Plätze der Reihe'],
    ['Umschalt + ← →', 'auch durch die, auf die die Karte nicht passt'],
    ['D', 'eine Karte ziehen'],
    ['K', 'die Karte auf der Hand behalten'],
    ['W', 'warum sie hier nicht passt'],
  ],
  en: [
    ['← →', 'through the spaces of the row'],
    ['Shift + ← →', 'also those the card does not fit'],
    ['D', 'draw a card'],
    ['K', 'keep the card in hand'],
    ['W', 'why it does not fit here'],
  ],
  fr: [
    ['← →', 'd’une place à l’autre de la rangée'],
    ['Maj + ← →', 'y compris celles où la carte ne va pas'],
    ['D', 'tirer une carte'],
    ['K', 'garder la carte en main'],
    ['W', 'pourquoi elle ne va pas ici'],
  ],
};
