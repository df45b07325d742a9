import type { Language } from '@tafelrunde/kernel';
import { useLanguage } from '../../texts/index.ts';

interface ScoreWords {
  readonly title: string;
  readonly player: string;
  readonly round: (n: number) => string;
}

const scoreWords: Readonly<Record<Language, ScoreWords>> = {
  de: { title: 'Punktezettel', player: 'Wer', round: (n) => `Runde ${n}` },
  en: { title: 'Score sheet', player: 'Player', round: (n) => `Round ${n}` },
  fr: { title: 'Feuille de score', player: 'Qui', round: (n) => `Manche ${n}` },
};

export function useScoreWords(): ScoreWords {
  return scoreWords[useLanguage()];
}
