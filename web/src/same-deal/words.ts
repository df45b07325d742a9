import type { InEveryLanguage } from '@tafelrunde/kernel';
import { useLanguage } from '../texts/index.ts';

/** What is said of a deal that is played once more. */
export interface SameDealWords {
  /** Beside the status of its table. */
  readonly mark: string;
  readonly title: string;
  readonly about: string;
  /** At its table. */
  readonly said: string;
  readonly knew: (names: string, several: boolean) => string;
  readonly others: string;
  readonly knewMark: string;
  readonly this: string;
  readonly running: string;
  readonly waiting: string;
  readonly ended: string;
  readonly nobody: string;
  readonly parts: (move: number) => string;
  readonly alike: string;
  readonly here: string;
  readonly there: string;
  readonly give: string;
  readonly seat: (n: number) => string;
  readonly as: { readonly open: string; readonly bot: string; readonly me: string };
  readonly rated: string;
  readonly lay: string;
}

export const sameDealWords: InEveryLanguage<SameDealWords> = {
  de: {
    mark: 'schon einmal gespielt',
    title: 'Dieselbe Ausgangslage',
    about: 'Wie spielen es andere? Regeln, Plätze und Zufall sind dieselben, nur die Leute nicht.',
    said: 'Diese Ausgangslage wurde schon einmal gespielt. Die Partie zählt in keiner Wertung.',
    knew: (names, several) => `${names} ${several ? 'kennen' : 'kennt'} sie schon.`,
    others: 'Wer die frühere Partie nur angesehen hat, weiß hier niemand.',
    knewMark: 'kannte sie',
    this: 'diese Partie',
    running: 'läuft noch',
    waiting: 'wartet noch auf Mitspieler',
    ended: 'ohne Ergebnis beendet',
    nobody: 'Noch hat sie niemand sonst gespielt.',
    parts: (move) => `Ab Zug ${move} geht sie andere Wege.`,
    alike: 'Zug für Zug dieselbe.',
    here: 'Diese Stelle hier',
    there: 'Diese Stelle dort',
    give: 'Weitergeben',
    seat: (n) => `Platz ${n}`,
    as: { open: 'frei', bot: 'Bot', me: 'ich' },
    rated: 'Wird nie gewertet. Wer sie schon kennt, wird am Tisch genannt.',
    lay: 'Tisch eröffnen',
  },
  en: {
    mark: 'played before',
    title: 'The same deal',
    about: 'How would others play it? Rules, seats and chance are the same, only the people differ.',
    said: 'This deal was played before. The match is never rated.',
    knew: (names, several) => `${names} ${several ? 'know' : 'knows'} it already.`,
    others: 'Nobody can tell here who has only watched the earlier match.',
    knewMark: 'knew it',
    this: 'this match',
    running: 'still running',
    waiting: 'still waits for people',
    ended: 'ended without a result',
    nobody: 'Nobody else has played it yet.',
    parts: (move) => `From move ${move} on it goes another way.`,
    alike: 'The same, move for move.',
    here: 'That place here',
    there: 'That place there',
    give: 'Pass it on',
    seat: (n) => `Seat ${n}`,
    as: { open: 'free', bot: 'bot', me: 'me' },
    rated: 'Never rated. Whoever knows it already is named at the table.',
    lay: 'Open the table',
  },
  fr: {
    mark: 'donne déjà jouée',
    title: 'La même donne',
    about: 'Comment d’autres la joueraient-ils ? Règles, places et hasard sont les mêmes, seules les personnes changent.',
    said: 'Cette donne a déjà été jouée. La partie n’est jamais classée.',
    knew: (names, several) => `${names} la ${several ? 'connaissent' : 'connaît'} déjà.`,
    others: 'Rien ne dit ici qui a seulement regardé la partie précédente.',
    knewMark: 'la connaissait',
    this: 'cette partie',
    running: 'encore en cours',
    waiting: 'attend encore du monde',
    ended: 'arrêtée sans résultat',
    nobody: 'Personne d’autre ne l’a encore jouée.',
    parts: (move) => `À partir du coup ${move}, elle prend un autre chemin.`,
    alike: 'La même, coup pour coup.',
    here: 'Ce moment ici',
    there: 'Ce moment là-bas',
    give: 'La transmettre',
    seat: (n) => `Place ${n}`,
    as: { open: 'libre', bot: 'bot', me: 'moi' },
    rated: 'Jamais classée. La table saura qui la connaît déjà.',
    lay: 'Ouvrir la table',
  },
};

export function useSameDealWords(): SameDealWords {
  return sameDealWords[useLanguage()];
}
