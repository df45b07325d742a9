import type { InEveryLanguage, UndoOffer } from '@tafelrunde/kernel';

type ConsentReason = Extract<UndoOffer, { kind: 'consent' }>['reason'];
type NoReason = Extract<UndoOffer, { kind: 'no' }>['reason'];

/** What the terminal itself says to a player; everything about the game comes from the game. */
export interface PlayWords {
  readonly you: string;
  /** The person at the terminal, in the file of the match. */
  readonly guest: string;
  bot(n: number): string;
  seats(names: readonly string[]): string;
  /** The net of the level that was asked for cannot play at this table. */
  playsOtherwise(level: string, otherwise: string): string;
  readonly keys: string;
  readonly help: readonly string[];
  readonly mayWait: string;
  notInMenu(entries: number): string;
  readonly notAnAction: string;
  readonly undone: string;
  readonly undoneByConsent: Readonly<Record<ConsentReason, string>>;
  readonly undoRefused: Readonly<Record<NoReason, string>>;
  says(name: string, text: string): string;
  readonly left: string;
  saved(file: string): string;
}

export const playWords: InEveryLanguage<PlayWords> = {
  de: {
    you: 'Du',
    guest: 'Gast',
    bot: (n) => `Bot ${n}`,
    playsOtherwise: (level, otherwise) => `Das Netz von „${level}“ kann an diesem Tisch nicht spielen, „${otherwise}“ vertritt es.`,
    seats: (names) => `Am Tisch, im Uhrzeigersinn: ${names.join(', ')}.`,
    keys: 'Zahl = wählen · u = zurücknehmen · t = Tisch · ? = Hilfe · q = aufhören',
    help: [
      'Gib die Zahl vor dem ein, was du tun willst.',
      'u  nimmt deinen letzten Zug zurück (die Bots stimmen zu, wo es nötig ist)',
      't  zeigt den Tisch noch einmal',
      '?  zeigt diese Hilfe',
      'q  hört auf',
      'Wer es genau wissen will, kann einen Zug auch als JSON eingeben und erfährt dann, welche Regel ihn verbietet.',
    ],
    mayWait: 'Eine leere Zeile lässt die anderen weitermachen.',
    notInMenu: (entries) => `Bitte eine Zahl von 1 bis ${entries}, oder ? für Hilfe.`,
    notAnAction: 'Das ist kein JSON.',
    undone: 'Zurückgenommen.',
    undoneByConsent: {
      chance: 'Zurückgenommen: Es war Zufall im Spiel, die anderen haben zugestimmt. Derselbe Zufall kommt wieder.',
      revealed: 'Zurückgenommen: Es wurde etwas aufgedeckt, die anderen haben zugestimmt.',
      'others-acted': 'Zurückgenommen: Andere waren seither dran und haben zugestimmt.',
    },
    undoRefused: { nothing: 'Du hast noch nichts getan, was man zurücknehmen könnte.', over: 'Die Partie ist vorbei.' },
    says: (name, text) => `${name}: „${text}“`,
    left: 'Du stehst vom Tisch auf. Auf bald!',
    saved: (file) => `Die Partie steht in ${file}.`,
  },
  en: {
    you: 'You',
    guest: 'Guest',
    bot: (n) => `Bot ${n}`,
    playsOtherwise: (level, otherwise) => `The net of "${level}" cannot play at this table; "${otherwise}" stands in for it.`,
    seats: (names) => `At the table, clockwise: ${names.join(', ')}.`,
    keys: 'number = choose · u = take back · t = table · ? = help · q = quit',
    help: [
      'Type the number in front of what you want to do.',
      'u  takes back your last move (the bots agree where that is needed)',
      't  shows the table again',
      '?  shows this help',
      'q  quits',
      'If you are curious: type any move as JSON to see which rule forbids it.',
    ],
    mayWait: 'An empty line lets the others go on.',
    notInMenu: (entries) => `A number from 1 to ${entries}, please, or ? for help.`,
    notAnAction: 'That is not JSON.',
    undone: 'Taken back.',
    undoneByConsent: {
      chance: 'Taken back: chance was involved, and the others agreed. The same chance will come again.',
      revealed: 'Taken back: something had been revealed, and the others agreed.',
      'others-acted': 'Taken back: others have moved since, and they agreed.',
    },
    undoRefused: { nothing: 'You have not done anything yet that could be taken back.', over: 'The match is over.' },
    says: (name, text) => `${name}: “${text}”`,
    left: 'You leave the table. See you soon!',
    saved: (file) => `The match is in ${file}.`,
  },
  fr: {
    you: 'Vous',
    guest: 'Invité',
    bot: (n) => `Bot ${n}`,
    playsOtherwise: (level, otherwise) => `Le réseau de « ${level} » ne peut pas jouer à cette table, « ${otherwise} » le remplace.`,
    seats: (names) => `À la table, dans le sens horaire : ${names.join(', ')}.`,
    keys: 'nombre = choisir · u = annuler · t = table · ? = aide · q = quitter',
    help: [
      'Tapez le nombre placé devant ce que vous voulez faire.',
      'u  annule votre dernier coup (les bots acceptent quand il le faut)',
      't  montre la table une nouvelle fois',
      '?  montre cette aide',
      'q  quitte la table',
      'Pour en savoir plus : tapez un coup en JSON, et vous verrez quelle règle l’interdit.',
    ],
    mayWait: 'Une ligne vide laisse jouer les autres.',
    notInMenu: (entries) => `Un nombre de 1 à ${entries}, s’il vous plaît, ou ? pour l’aide.`,
    notAnAction: 'Ce n’est pas du JSON.',
    undone: 'Coup annulé.',
    undoneByConsent: {
      chance: 'Coup annulé : le hasard s’en était mêlé, les autres ont accepté. Le même hasard reviendra.',
      revealed: 'Coup annulé : quelque chose avait été révélé, les autres ont accepté.',
      'others-acted': 'Coup annulé : d’autres ont joué depuis et ont accepté.',
    },
    undoRefused: { nothing: 'Vous n’avez encore rien fait que l’on puisse annuler.', over: 'La partie est terminée.' },
    says: (name, text) => `${name} : « ${text} »`,
    left: 'Vous quittez la table. À bientôt !',
    saved: (file) => `La partie se trouve dans ${file}.`,
  },
};
