import { deNom, type Language, nthFeminine, wordingIn } from '@tafelrunde/kernel';
import { ordinal } from '../texts/ordinal.ts';

export type Filter = 'all' | 'mine' | 'others' | 'people' | 'over';

/** What only the page of one's tables says; fetched with it. */
export interface TablesWords {
  /** "Three tables wait for you." */
  readonly waiting: (n: number) => string;
  readonly nobody: string;
  readonly legend: string;
  readonly filters: Readonly<Record<Filter, string>>;
  readonly none: string;
  /** Brings finished matches of longer ago. */
  readonly older: string;
  readonly goTo: string;
  readonly left: (time: string) => string;
  readonly hasLeft: (time: string) => string;
  readonly stands: (until: string) => string;
  readonly paused: string;
  readonly noClock: string;
  readonly standIn: (name: string) => { readonly before: string; readonly name: string; readonly after: string };
  readonly anyTime: string;
  /** Words of others that were not read yet. */
  readonly unread: (n: number) => string;
  /** By agreement, without a result. */
  readonly ended: string;
  readonly won: string;
  readonly lost: string;
  readonly togetherWon: string;
  readonly togetherLost: string;
  readonly place: (place: number, score: number | undefined) => string;
  readonly winner: (name: string) => string;
  readonly replay: string;
}

const small = {
  de: ['', 'Ein', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn', 'Elf', 'Zwölf'],
  en: ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'],
  fr: ['', 'Une', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf', 'Dix', 'Onze', 'Douze'],
} as const satisfies Readonly<Record<Language, readonly string[]>>;
const spelled = (language: Language, n: number): string => small[language][n] ?? String(n);

const { count: countDe } = wordingIn('de');
const { count: countEn } = wordingIn('en');
const { count: countFr } = wordingIn('fr');

export const tablesWords: Readonly<Record<Language, TablesWords>> = {
  de: {
    waiting: (n) => (n === 1 ? 'Ein Tisch wartet auf dich.' : `${spelled('de', n)} Tische warten auf dich.`),
    nobody: 'Gerade wartet niemand auf dich.',
    legend: 'Welche Tische?',
    filters: { all: 'Alle', mine: 'Du bist dran', others: 'Andere sind dran', people: 'Warten auf Leute', over: 'Zu Ende' },
    none: 'Solche Tische hast du gerade nicht.',
    older: 'Ältere Partien zeigen',
    goTo: 'An den Tisch',
    left: (time) => `noch ${time}`,
    hasLeft: (time) => `hat noch ${time}`,
    stands: (until) => `steht bis ${until}`,
    paused: 'pausiert',
    noClock: 'ohne Uhr',
    standIn: (name) => ({ before: 'Ein Bot spielt für ', name, after: '' }),
    anyTime: 'kann jederzeit zurück',
    unread: (n) => countDe(n, 'eine neue Nachricht', '# neue Nachrichten'),
    ended: 'Gemeinsam beendet',
    won: 'Gewonnen',
    lost: 'Verloren',
    togetherWon: 'Gemeinsam gewonnen',
    togetherLost: 'Gemeinsam verloren',
    place: (place, score) => `${place}. Platz${score === undefined ? '' : `, ${countDe(score, '# Punkt', '# Punkte')}`}`,
    winner: (name) => `${name} gewinnt`,
    replay: 'Rückschau',
  },
  en: {
    waiting: (n) => (n === 1 ? 'One table waits for you.' : `${spelled('en', n)} tables wait for you.`),
    nobody: 'Nobody is waiting for you right now.',
    legend: 'Which tables?',
    filters: { all: 'All', mine: 'Your turn', others: 'Others’ turn', people: 'Waiting for people', over: 'Finished' },
    none: 'You have no such tables right now.',
    older: 'Show older matches',
    goTo: 'To the table',
    left: (time) => `${time} left`,
    hasLeft: (time) => `${time} left`,
    stands: (until) => `stopped until ${until}`,
    paused: 'paused',
    noClock: 'no clock',
    standIn: (name) => ({ before: 'A bot plays for ', name, after: '' }),
    anyTime: 'may return at any time',
    unread: (n) => countEn(n, 'one new message', '# new messages'),
    ended: 'Ended together',
    won: 'Won',
    lost: 'Lost',
    togetherWon: 'Won together',
    togetherLost: 'Lost together',
    place: (place, score) => `${ordinal(place)} place${score === undefined ? '' : `, ${countEn(score, '# point', '# points')}`}`,
    winner: (name) => `${name} wins`,
    replay: 'Replay',
  },
  fr: {
    waiting: (n) => (n === 1 ? 'Une table vous attend.' : `${spelled('fr', n)} tables vous attendent.`),
    nobody: 'Personne ne vous attend pour le moment.',
    legend: 'Quelles tables ?',
    filters: { all: 'Toutes', mine: 'À vous', others: 'Aux autres', people: 'Cherchent du monde', over: 'Terminées' },
    none: 'Aucune table de ce genre pour le moment.',
    older: 'Afficher les parties plus anciennes',
    goTo: 'À la table',
    left: (time) => `encore ${time}`,
    hasLeft: (time) => `encore ${time}`,
    stands: (until) => `arrêtée jusqu’à ${until}`,
    paused: 'en pause',
    noClock: 'sans pendule',
    standIn: (name) => ({ before: `Un bot joue à la place ${deNom(name).slice(0, -name.length)}`, name, after: '' }),
    anyTime: 'retour possible à tout moment',
    unread: (n) => countFr(n, 'un nouveau message', '# nouveaux messages'),
    ended: 'Terminée d’un commun accord',
    won: 'Gagnée',
    lost: 'Perdue',
    togetherWon: 'Gagnée ensemble',
    togetherLost: 'Perdue ensemble',
    place: (place, score) => `${nthFeminine(place)} place${score === undefined ? '' : `, ${countFr(score, '# point', '# points')}`}`,
    winner: (name) => `${name} l’emporte`,
    replay: 'Revoir',
  },
};
