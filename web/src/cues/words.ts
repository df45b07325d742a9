import type { Language } from '@tafelrunde/kernel';
import type { CueWords } from '@tafelrunde/stage';
import { useLanguage } from '../texts/index.ts';
import type { ToolCue } from './tools.ts';

interface CueTalk {
  readonly close: string;
  /** The stud a cue is folded into where there is no room for it. */
  readonly unfold: (title: string) => string;
  readonly tools: Readonly<Record<ToolCue, CueWords>>;
}

/** What the frame says of itself the first time; what games say, they say themselves. */
export const cueWords: Readonly<Record<Language, CueTalk>> = {
  de: {
    close: 'Verstanden',
    unfold: (title) => `Neu hier: ${title}`,
    tools: {
      hint: { title: 'Keine Idee?', text: 'Tippe auf „Tipp“, und ein Bot schlägt dir einen Zug vor und sagt, was er davon erwartet.' },
      undo: {
        title: 'Vertan?',
        text: 'Mit „Rückgängig“ nimmst du deinen letzten Zug zurück. Haben andere schon etwas gesehen, werden sie vorher gefragt.',
      },
      log: {
        title: 'Ging das zu schnell?',
        text: 'Im Verlauf steht, was geschehen ist. Tippe auf eine Zeile, und der Tisch zeigt, wie es in diesem Moment aussah.',
      },
    },
  },
  en: {
    close: 'Got it',
    unfold: (title) => `New here: ${title}`,
    tools: {
      hint: { title: 'No idea?', text: 'Tap “Hint”, and a bot suggests a move and says what it expects of it.' },
      undo: {
        title: 'Made a slip?',
        text: '“Undo” takes back your last move. If others have already seen something, they are asked first.',
      },
      log: {
        title: 'Was that too quick?',
        text: 'The log tells what happened. Tap a line, and the table shows how it looked at that moment.',
      },
    },
  },
  fr: {
    close: 'Compris',
    unfold: (title) => `Nouveau ici\u202f: ${title}`,
    tools: {
      hint: {
        title: 'Pas d’idée\u202f?',
        text: 'Touchez «\u202fConseil\u202f»\u202f: un bot vous propose un coup et dit ce qu’il en attend.',
      },
      undo: {
        title: 'Une erreur\u202f?',
        text: '«\u202fAnnuler\u202f» reprend votre dernier coup. Si d’autres ont déjà vu quelque chose, on leur demande d’abord.',
      },
      log: {
        title: 'Trop rapide\u202f?',
        text: 'L’historique raconte ce qui s’est passé. Touchez une ligne, et la table montre ce moment.',
      },
    },
  },
};

export const useCueWords = (): CueTalk => cueWords[useLanguage()];
