import type { Language } from '@tafelrunde/kernel';
import type { MotionPace } from '@tafelrunde/stage';
import { useLanguage } from '../../texts/index.ts';

/** What is said about how fast it goes; fetched with the table. */
interface TempoWords {
  readonly legend: string;
  readonly tempos: Readonly<Record<MotionPace, string>>;
  readonly hint: string;
  readonly hurry: string;
  /** After the bots were hurried. */
  readonly faster: Readonly<Record<'quick' | 'off', string>>;
  readonly calmer: string;
  readonly oneTap: string;
  readonly oneTapHint: string;
}

export const tempoWords: Readonly<Record<Language, TempoWords>> = {
  de: {
    legend: 'Tempo der Bots',
    tempos: { full: 'Ruhig', quick: 'Zügig', off: 'Sofort' },
    hint: 'Gilt, solange außer dir niemand mitspielt.',
    hurry: 'Mach schon',
    faster: { quick: 'Die Bots spielen jetzt zügig.', off: 'Die Bots zögern jetzt kaum noch.' },
    calmer: 'Ruhiger geht es in den Einstellungen.',
    oneTap: 'Einmal antippen genügt',
    oneTapHint: 'Eine Karte, mit der nur ein Zug möglich ist, wird sofort gespielt.',
  },
  en: {
    legend: 'Pace of the bots',
    tempos: { full: 'Calm', quick: 'Brisk', off: 'At once' },
    hint: 'As long as nobody else plays.',
    hurry: 'Hurry up',
    faster: { quick: 'The bots play briskly now.', off: 'The bots hardly hesitate now.' },
    calmer: 'You can slow them down in the options.',
    oneTap: 'One tap is enough',
    oneTapHint: 'A card that allows only one move is played at once.',
  },
  fr: {
    legend: 'Rythme des bots',
    tempos: { full: 'Calme', quick: 'Vif', off: 'Aussitôt' },
    hint: 'Tant que personne d’autre ne joue.',
    hurry: 'Plus vite',
    faster: { quick: 'Les bots jouent maintenant plus vite.', off: 'Les bots n’hésitent presque plus.' },
    calmer: 'Vous pouvez les ralentir dans les réglages.',
    oneTap: 'Un seul toucher suffit',
    oneTapHint: 'Une carte qui ne permet qu’un seul coup est jouée aussitôt.',
  },
};

export function useTempoWords(): TempoWords {
  return tempoWords[useLanguage()];
}
