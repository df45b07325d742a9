import type { InEveryLanguage } from '@tafelrunde/kernel';

/** Of those who watch the finished match again, at its table. */
export const togetherCallWords: InEveryLanguage<{ readonly watch: (who: string, several: boolean) => string; readonly join: string }> = {
  de: {
    watch: (who, several) => `${who} ${several ? 'schauen' : 'schaut'} die Partie noch einmal an.`,
    join: 'Mitschauen',
  },
  en: { watch: (who, several) => `${who} ${several ? 'are' : 'is'} watching the match again.`, join: 'Join in' },
  fr: { watch: (who, several) => `${who} ${several ? 'revoient' : 'revoit'} la partie.`, join: 'Se joindre' },
};
