import type { InEveryLanguage } from '@tafelrunde/kernel';

/** The names on the cards 0 to 9. Those of `ownNames` are our own; the others follow the names the rulebooks mention (ANT-1.2). */
export const numberNames: InEveryLanguage<readonly string[]> = {
  de: ['Anfang', 'Ruf', 'Weg', 'Auftrag', 'Rettung', 'Schwert', 'Höhle', 'Feuer', 'Kampf', 'Ende'],
  en: ['Start', 'Call', 'Road', 'Mission', 'Rescue', 'Sword', 'Lair', 'Fire', 'Battle', 'End'],
  fr: ['le Début', 'l’Appel', 'le Chemin', 'la Mission', 'le Sauvetage', 'l’Épée', 'l’Antre', 'le Feu', 'le Combat', 'la Fin'],
};

export const deathNames: InEveryLanguage<string> = { de: 'Tod', en: 'Death', fr: 'la Mort' };
