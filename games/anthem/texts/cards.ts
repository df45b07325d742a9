import type { InEveryLanguage, Language } from '@tafelrunde/kernel';
import { DEATH } from '../state.ts';

/**
 * Names of the numbers 0 to 9. Printed names are known for 0 Start, 3 Mission, 4 Rescue, 5 Sword, 9 End and Death; those of
 * 1, 2, 6, 7, 8 are our own (`ownNames` in cards.ts), and so are all translations.
 */
const numbers: InEveryLanguage<readonly string[]> = {
  de: ['Anfang', 'Ruf', 'Weg', 'Auftrag', 'Rettung', 'Schwert', 'Höhle', 'Feuer', 'Kampf', 'Ende'],
  en: ['Start', 'Call', 'Road', 'Mission', 'Rescue', 'Sword', 'Lair', 'Fire', 'Battle', 'End'],
  fr: ['le Début', 'l’Appel', 'le Chemin', 'la Mission', 'le Sauvetage', 'l’Épée', 'l’Antre', 'le Feu', 'le Combat', 'la Fin'],
};
const death: InEveryLanguage<string> = { de: 'Tod', en: 'Death', fr: 'la Mort' };

/** "Sword": the name of a number from 0 to 9. */
export function numberName(number: number, language: Language): string {
  return numbers[language][number] ?? '';
}

export function deathName(language: Language): string {
  return death[language];
}

/** "5 Sword", or "Death": a card as it lies in a hand. */
export function cardName(card: number, language: Language): string {
  return card === DEATH ? death[language] : `${card} ${numberName(card, language)}`;
}
