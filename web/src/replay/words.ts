import type { InEveryLanguage } from '@tafelrunde/kernel';
import { useLanguage } from '../texts/index.ts';

/** What a replay and a branch of it say. Fetched with them. */
export interface ReplayWords {
  readonly title: string;
  readonly eyes: string;
  readonly all: string;
  readonly allHint: string;
  /** All cards open: beside the icon, below it, and whole. */
  readonly open: { readonly short: string; readonly hint: string; readonly whole: string; readonly cannot: string };
  readonly place: string;
  readonly start: string;
  readonly move: (n: number, all: number) => string;
  readonly round: (n: number) => string;
  readonly day: (n: number) => string;
  readonly deck: string;
  readonly transport: string;
  readonly play: string;
  readonly pause: string;
  readonly back: string;
  readonly on: string;
  readonly speed: (times: string) => string;
  readonly turn: {
    readonly one: string;
    readonly many: string;
    readonly back: string;
    readonly on: string;
    readonly where: string;
    readonly none: string;
    readonly soon: string;
  };
  readonly values: {
    readonly points: string;
    readonly chance: string;
    readonly thinking: string;
    readonly absent: string;
    readonly picture: (leader: string, value: string) => string;
    readonly team: string;
  };
  readonly link: string;
  readonly linkShort: string;
  readonly noLink: string;
  readonly save: string;
  readonly saveShort: string;
  readonly toTable: string;
  readonly side: string;
  readonly running: { readonly title: string; readonly text: string };
  readonly failed: string;
  readonly again: { readonly title: string; readonly text: string; readonly button: string };
  readonly checked: string;
  readonly whatIf: {
    readonly title: string;
    readonly short: string;
    readonly from: (move: string) => string;
    readonly stays: string;
    readonly seat: string;
    readonly know: string;
    readonly asItLay: readonly [string, string];
    readonly shuffled: readonly [string, string];
    readonly level: string;
    readonly cancel: string;
    readonly go: string;
    readonly over: string;
  };
  readonly keys: readonly (readonly [string, string])[];
}

export const replayWords: InEveryLanguage<ReplayWords> = {
  de: {
    title: 'Rückschau',
    eyes: 'Mit wessen Augen?',
    all: 'Alle',
    allHint: 'alles im Verlauf',
    open: {
      short: 'Offen',
      hint: 'alle Karten',
      whole: 'Alle Karten offen',
      cannot: 'Die Karten dieser Partie lassen sich nicht offen hinlegen. Du siehst sie mit den Augen aller.',
    },
    place: 'Stelle in der Partie',
    start: 'Anfang der Partie',
    move: (n, all) => `Zug ${n} von ${all}`,
    round: (n) => `Runde ${n}`,
    day: (n) => `Tag ${n}`,
    deck: 'Rückschau',
    transport: 'Abspielen',
    play: 'Abspielen',
    pause: 'Anhalten',
    back: 'Ein Zug zurück',
    on: 'Ein Zug weiter',
    speed: (times) => `Tempo: ${times}`,
    turn: {
      one: 'Wendepunkt',
      many: 'Wendepunkte',
      back: 'Voriger Wendepunkt',
      on: 'Nächster Wendepunkt',
      where: 'Wo die Partie kippte',
      none: 'Kein Zug hat die Aussichten stark verändert.',
      soon: 'Sie werden noch gesucht …',
    },
    values: {
      points: 'Punkte bisher und was ein Bot dort von dieser Runde erwartet',
      chance: 'Aussicht auf den Sieg, wie ein Bot sie von dort aus sieht',
      thinking: 'wird noch gerechnet …',
      absent: 'Für diese Partie gibt es keine Bewertung.',
      picture: (leader, value) => `Erwartung nach diesem Zug: ${leader} liegt mit ${value} vorn. Die Zahlen stehen darunter.`,
      team: 'Alle gemeinsam',
    },
    link: 'Link zu dieser Stelle',
    linkShort: 'Link',
    noLink: 'Eine Partie aus einer Datei hat keinen Link. Gib die Datei weiter.',
    save: 'Partie als Datei sichern',
    saveShort: 'Sichern',
    toTable: 'Zum Tisch',
    side: 'Verlauf, Wendepunkte und Regeln',
    running: {
      title: 'Diese Partie läuft noch',
      text: 'Bis zu ihrem Ende blättert man am Tisch zurück, jeder mit den eigenen Augen. Danach liegt hier alles offen.',
    },
    failed: 'Diese Partie lässt sich nicht ansehen',
    again: {
      title: 'Welche Datei?',
      text: 'Eine Partie aus einer Datei bleibt nur offen, solange die Seite offen ist. Wähle sie noch einmal.',
      button: 'Datei wählen',
    },
    checked: 'Noch einmal ausgeteilt und gespielt: Alles stimmt.',
    whatIf: {
      title: 'Was wäre, wenn …?',
      short: 'Was, wenn?',
      from: (move) => `Du spielst ab ${move} weiter.`,
      stays: 'Die echte Partie bleibt, wie sie war.',
      seat: 'Auf wessen Platz?',
      know: 'Was wissen die Bots?',
      asItLay: ['Nur, was ihr Platz wissen kann', 'Verdecktes liegt, wie es lag'],
      shuffled: ['Verdecktes neu mischen', 'war es Pech, oder war es der Plan?'],
      level: 'Wie gut spielen sie?',
      cancel: 'Abbrechen',
      go: 'Hier weiterspielen',
      over: 'Hier ist die Partie zu Ende: Geh ein paar Züge zurück.',
    },
    keys: [
      ['Leertaste', 'abspielen, anhalten'],
      ['← →', 'ein Zug zurück, weiter'],
      ['⇧ ← →', 'eine Tischrunde zurück, weiter'],
      ['[ ]', 'voriger, nächster Wendepunkt'],
      ['1 – 8', 'mit den Augen dieses Platzes'],
      ['0', 'mit den Augen aller'],
      ['O', 'alle Karten offen'],
      ['B', 'was wäre, wenn …?'],
      ['K', 'Link zu dieser Stelle kopieren'],
    ],
  },
  en: {
    title: 'Replay',
    eyes: 'Through whose eyes?',
    all: 'All',
    allHint: 'the whole log',
    open: {
      short: 'Open',
      hint: 'all cards',
      whole: 'All cards open',
      cannot: 'The cards of this match cannot be laid open. You see it through everybody’s eyes.',
    },
    place: 'Place in the match',
    start: 'the beginning of the match',
    move: (n, all) => `move ${n} of ${all}`,
    round: (n) => `Round ${n}`,
    day: (n) => `Day ${n}`,
    deck: 'Replay',
    transport: 'Playback',
    play: 'Play',
    pause: 'Pause',
    back: 'One move back',
    on: 'One move on',
    speed: (times) => `Speed: ${times}`,
    turn: {
      one: 'Turning point',
      many: 'Turning points',
      back: 'Previous turning point',
      on: 'Next turning point',
      where: 'Where the match turned',
      none: 'No single move changed the outlook by much.',
      soon: 'Still looking for them …',
    },
    values: {
      points: 'Points so far and what a bot there expects of this round',
      chance: 'Chance to win, as a bot there sees it',
      thinking: 'still working it out …',
      absent: 'There is no evaluation for this match.',
      picture: (leader, value) => `Outlook after this move: ${leader} is ahead with ${value}. The figures stand below.`,
      team: 'All together',
    },
    link: 'Link to this place',
    linkShort: 'Link',
    noLink: 'A match from a file has no link. Pass on the file.',
    save: 'Save the match as a file',
    saveShort: 'Save',
    toTable: 'To the table',
    side: 'Log, turning points and rules',
    running: {
      title: 'This match is still running',
      text: 'Until it ends everybody looks back at the table, through their own eyes. After that everything lies open here.',
    },
    failed: 'This match cannot be watched',
    again: {
      title: 'Which file?',
      text: 'A match from a file stays open only as long as the page does. Choose it once more.',
      button: 'Choose a file',
    },
    checked: 'Dealt and played once more: everything fits.',
    whatIf: {
      title: 'What if …?',
      short: 'What if?',
      from: (move) => `You play on from ${move}.`,
      stays: 'The real match stays as it was.',
      seat: 'In whose seat?',
      know: 'What do the bots know?',
      asItLay: ['Only what their seat can know', 'hidden cards lie as they lay'],
      shuffled: ['Shuffle what is hidden', 'was it bad luck, or the plan?'],
      level: 'How well do they play?',
      cancel: 'Cancel',
      go: 'Play on from here',
      over: 'The match is over here: go a few moves back.',
    },
    keys: [
      ['Space', 'play, pause'],
      ['← →', 'one move back, on'],
      ['⇧ ← →', 'once round the table back, on'],
      ['[ ]', 'previous, next turning point'],
      ['1 – 8', 'through the eyes of that seat'],
      ['0', 'through the eyes of all'],
      ['O', 'all cards open'],
      ['B', 'what if …?'],
      ['K', 'copy the link to this place'],
    ],
  },
  fr: {
    title: 'Revoir la partie',
    eyes: 'Par les yeux de qui ?',
    all: 'Tous',
    allHint: 'tout l’historique',
    open: {
      short: 'Ouvert',
      hint: 'sur table',
      whole: 'Jeu ouvert, toutes les cartes sur table',
      cannot: 'Les cartes de cette partie ne peuvent pas être étalées. Vous la voyez par les yeux de tous.',
    },
    place: 'Moment de la partie',
    start: 'début de la partie',
    move: (n, all) => `coup ${n} sur ${all}`,
    round: (n) => `Manche ${n}`,
    day: (n) => `Jour ${n}`,
    deck: 'Revoir la partie',
    transport: 'Lecture',
    play: 'Lire',
    pause: 'Pause',
    back: 'Un coup en arrière',
    on: 'Un coup en avant',
    speed: (times) => `Vitesse : ${times}`,
    turn: {
      one: 'Tournant',
      many: 'Tournants',
      back: 'Tournant précédent',
      on: 'Tournant suivant',
      where: 'Là où la partie a tourné',
      none: 'Aucun coup n’a beaucoup changé les perspectives.',
      soon: 'Recherche en cours…',
    },
    values: {
      points: 'Points acquis, et ce qu’un bot à cette place attend de la manche',
      chance: 'Chances de victoire, vues par un bot à cette place',
      thinking: 'calcul en cours…',
      absent: 'Il n’y a pas d’évaluation pour cette partie.',
      picture: (leader, value) => `Perspectives après ce coup : ${leader} mène avec ${value}. Les chiffres sont indiqués dessous.`,
      team: 'Toute l’équipe',
    },
    link: 'Lien vers ce moment',
    linkShort: 'Lien',
    noLink: 'Une partie tirée d’un fichier n’a pas de lien. Transmettez le fichier.',
    save: 'Enregistrer la partie dans un fichier',
    saveShort: 'Enregistrer',
    toTable: 'À la table',
    side: 'Historique, tournants et règles',
    running: {
      title: 'Cette partie est encore en cours',
      text: 'Jusqu’à la fin, chacun revient en arrière à la table, avec ses propres yeux. Ensuite, tout est visible ici.',
    },
    failed: 'Cette partie ne peut pas être revue',
    again: {
      title: 'Quel fichier ?',
      text: 'Une partie tirée d’un fichier ne reste ouverte que tant que la page l’est. Choisissez-le à nouveau.',
      button: 'Choisir un fichier',
    },
    checked: 'Distribuée et rejouée : tout concorde.',
    whatIf: {
      title: 'Et si… ?',
      short: 'Et si… ?',
      from: (move) => `Vous reprenez au ${move}.`,
      stays: 'La vraie partie reste telle quelle.',
      seat: 'À la place de qui ?',
      know: 'Que savent les bots ?',
      asItLay: ['Seulement ce que leur place peut savoir', 'ce qui est caché reste où il était'],
      shuffled: ['Remélanger ce qui est caché', 'malchance, ou mauvais plan ?'],
      level: 'Comment jouent-ils ?',
      cancel: 'Annuler',
      go: 'Continuer d’ici',
      over: 'Ici, la partie est finie : revenez de quelques coups.',
    },
    keys: [
      ['Espace', 'lire, mettre en pause'],
      ['← →', 'un coup en arrière, en avant'],
      ['⇧ ← →', 'un tour de table en arrière, en avant'],
      ['[ ]', 'tournant précédent, suivant'],
      ['1 – 8', 'par les yeux de cette place'],
      ['0', 'par les yeux de tous'],
      ['O', 'jeu ouvert, toutes les cartes sur table'],
      ['B', 'et si… ?'],
      ['K', 'copier le lien vers ce moment'],
    ],
  },
};

export function useReplayWords(): ReplayWords {
  return replayWords[useLanguage()];
}
