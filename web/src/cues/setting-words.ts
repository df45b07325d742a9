import type { Language } from '@tafelrunde/kernel';

/** Of the switch among a table's options. */
export const settingWords: Readonly<Record<Language, { readonly label: string; readonly hint: string }>> = {
  de: {
    label: 'Beim ersten Mal erklären',
    hint: 'Ein, zwei Sätze, wenn etwas zum ersten Mal vorkommt. Neu eingeschaltet, kommt alles noch einmal.',
  },
  en: {
    label: 'Explain things the first time',
    hint: 'A sentence or two when something comes up for the first time. Switched on again, all of it comes once more.',
  },
  fr: {
    label: 'Expliquer la première fois',
    hint: 'Une ou deux phrases quand quelque chose arrive pour la première fois. Réactivé, tout est redit une fois.',
  },
};
