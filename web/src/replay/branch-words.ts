import type { InEveryLanguage } from '@tafelrunde/kernel';
import { useLanguage } from '../texts/index.ts';

/** What a branch of a match says at its table. */
interface BranchWords {
  readonly title: string;
  readonly own: string;
  readonly back: string;
  readonly again: string;
}

export const branchWords: InEveryLanguage<BranchWords> = {
  de: { title: 'Was wäre, wenn …?', own: 'ein Zweig, nur deiner', back: 'Zurück zur echten Partie', again: 'Noch einmal' },
  en: { title: 'What if …?', own: 'a branch, only yours', back: 'Back to the real match', again: 'Try again' },
  fr: { title: 'Et si… ?', own: 'une branche, à vous seul', back: 'Retour à la vraie partie', again: 'Réessayer' },
};

export function useBranchWords(): BranchWords {
  return branchWords[useLanguage()];
}
