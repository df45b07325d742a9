import { type Params, sentence, type Who, wordingIn } from '@tafelrunde/kernel';
import { BEHOLDER, EXPOSER, REVEALER, ROBBER, WITCH } from '../cards.ts';
import { NONE, type Row } from '../state.ts';
import { characterNames, characterOf } from './names.ts';
import type { LyingWords, Spot, Whose, Words } from './words.ts';
import { tile } from '../tile.ts';
import { speak } from './speak.ts';

const { count, list, person, verb, yesNo } = wordingIn('de');
const name = (card: number): string => characterNames.de[characterOf(card)];
/** Number and name: “9 Seherin”. */
const card = (number: number): string => `${number} ${name(number)}`;
/** What the ability asks for. */
const targets: Readonly<Record<number, string>> = {
  5: 'Wähle eine deiner Karten zum Aufdecken',
  6: 'Wähle irgendeine Karte zum Aufdecken',
  7: 'Wähle eine deiner Karten zum Ansehen',
  8: 'Wähle eine fremde Karte zum Ansehen',
  9: 'Wähle irgendeine Karte zum Ansehen',
};
/** In a question, where “7 Betrachter” would be seven of them. */
const the = (number: number): string => `die ${number} (${name(number)})`;
const cards = (n: number): string => count(n, '# Karte', '# Karten');
const points = (n: number): string => count(n, '# Strafpunkt', '# Strafpunkte');
const withPoints = (n: number): string => count(n, '# Strafpunkt', '# Strafpunkten');
const named = (numbers: readonly number[]): string => list(numbers.map(card));
const own = (who: Who): string => (who.you ? 'deine' : 'die eigene');
/** In the accusative, never with an s at the name: names end in all sorts of letters. */
const cardOf = (who: Who, at: number): string => (who.you ? `deine ${at}. Karte` : `die ${at}. Karte von ${who.name}`);
const face = (number: number): string => (number === NONE ? '' : ` (${card(number)})`);
const mine = ({ at, card: number }: Spot): string => `deine ${at}. Karte${face(number)}`;
const spotOf = (owner: Whose, { at, card: number }: Spot): string =>
  `${owner.own ? 'deine' : 'die'} ${at}. Karte${owner.own ? '' : ` von Spieler ${owner.player}`}${face(number)}`;
const end = { left: 'links', right: 'rechts' } as const;
const numberOf = (params: Params): string => (typeof params.card === 'number' && params.card >= 0 ? card(params.card) : 'diese Karte');

const lying = ({ at, card: number, up, looked, amulet, shielded, pushed }: LyingWords): string => {
  const shown = up ? card(number) : number === NONE ? 'verdeckt' : `verdeckt, du hast ${card(number)} gesehen`;
  const marks = [
    looked && !up && number === NONE ? 'du hast sie angesehen' : '',
    amulet ? 'unter dem Amulett' : '',
    shielded ? 'geschützt' : '',
    pushed ? 'hochgeschoben' : '',
  ];
  return [`${at}: ${shown}`, ...marks.filter((mark) => mark !== '')].join(', ');
};

const scored = (row: Row): string => {
  if (row.won) return `0 (ausgerufen mit ${row.sum}: niedrigste Summe, dazu das Amulett)`;
  return row.called ? `${row.points} (ausgerufen mit ${row.sum}, plus 10)` : String(row.points);
};

const de: Words = {
  name: tile.words.de.name,
  tagline:
    'Verjage die Werwölfe aus einem Dorf, das du kaum gesehen hast: Nach vier Durchgängen gewinnt, wer die wenigsten Strafpunkte hat.',
  options: {
    memoryAid: {
      label: 'Gedächtnishilfe',
      hint: 'Was du von den Karten, die du angesehen hast, weiterhin siehst: nichts, nur welche es waren, oder auch ihre Zahl. Die Einstellung gilt für alle.',
      value: (value) => (value === 'off' ? 'aus' : value === 'gentle' ? 'sanft: welche Karten' : 'voll: auch die Zahl'),
    },
    startPlayer: {
      label: 'Startspieler',
      hint: 'Wer beginnt den ersten Durchgang? Danach beginnt, wer zuletzt die wenigsten Strafpunkte bekam.',
      value: (value) => (value === 'age' ? 'wer am jüngsten ist' : 'ausgelost'),
    },
    ages: {
      label: 'Altersreihenfolge',
      hint: 'Platznummern von jung nach alt, zum Beispiel 312; bei 0 entscheidet das Los. Sie gilt auch, wenn mehrere beginnen könnten.',
      value: (value) => (value === 0 ? 'ausgelost' : `Plätze ${String(value).split('').join(', ')}`),
    },
    openCards: {
      label: 'Offene Karten der Knappen',
      hint: 'Geht der Durchgang bei leerem Nachziehstapel weiter, solange noch offene Karten daneben liegen?',
      value: (value) => (value === 'count' ? 'zählen zum Nachziehstapel' : 'zählen nicht'),
    },
    witchDeclines: {
      label: 'Hexe darf zurücklegen',
      hint: 'Darf man auf den Tausch verzichten, nachdem man mit der Hexe die oberste Karte angesehen hat?',
      value: yesNo,
    },
    amuletStays: {
      label: 'Das Amulett bleibt',
      hint: 'Behält sein Besitzer das Amulett, wenn es in einem Durchgang niemand gewinnt?',
      value: yesNo,
    },
    rascalDeclines: {
      label: 'Schlingel ist freiwillig',
      hint: 'Darf man trotz eines offenen Schlingels nur eine Karte ziehen?',
      value: yesNo,
    },
    freshAbilities: {
      label: 'Neue offene Karten wirken sofort',
      hint: 'Dürfen Empathin und Leibwächter noch in dem Zug genutzt werden, in dem sie aufgedeckt wurden oder offen ins Dorf kamen?',
      value: yesNo,
    },
    turnCap: {
      label: 'Höchstzahl der Züge je Durchgang',
      hint: 'Nach so vielen Zügen für jeden endet der Durchgang, als wäre der Nachziehstapel aufgebraucht.',
      value: (value) => `je ${value}`,
    },
    first: {
      label: 'Wer in der Revanche beginnt',
      hint: 'Der Platz nach dem, der zuletzt begonnen hat.',
      value: (value) => (value === 0 ? 'wie üblich' : `Platz ${value}`),
    },
  },

  asks: {
    peek: ({ looks }) =>
      looks === 2 ? 'Sieh dir zwei deiner Karten an. Wähle die erste.' : 'Wähle die zweite Karte, die du ansehen möchtest.',
    look: () => 'Sieh sie dir an, merk sie dir und schließ sie wieder.',
    turn: ({ last, callable, discard }) =>
      `${last ? 'Letzter Zug: Zieh eine Karte' : 'Zieh eine Karte'}${
        discard === NONE ? '' : `${callable ? ',' : ' oder'} nimm ${the(discard)} von der Ablage`
      }${callable ? ' oder ruf die Abrechnung aus.' : '.'}`,
    keep: () => 'Schlingel: Behalte eine der gezogenen Karten. Die anderen kommen wieder nach oben.',
    decide: ({ card: number, drops }) =>
      `Du hast ${the(number)} gezogen. ${
        drops === 'works' ? 'Nutze sie, leg' : drops === 'idle' ? 'Zu wählen gibt es für sie gerade nichts: Leg' : 'Leg'
      } sie ab oder tausche sie ein.`,
    exchange: ({ card: number }) => `Tausche ${the(number)} ein: Wähle, was du dafür abgibst.`,
    announce: ({ pushed }) =>
      pushed === 1
        ? 'Tausche sie, oder wähle weitere Karten mit derselben Zahl.'
        : `Zeigen diese ${pushed} Karten dieselbe Zahl? Dreh sie um.`,
    place: () => 'Die Zahlen stimmen überein. Wohin kommt die neue Karte?',
    add: () => 'Die Zahlen sind verschieden: Alle Karten bleiben offen liegen. An welches Ende kommt die neue Karte?',
    extra: () => 'Dazu kommt eine Strafkarte. An welches Ende?',
    target: ({ ability }) => `${name(ability)}: ${targets[ability] ?? 'Wähle eine Karte'} oder verzichte.`,
    again: () => 'Betrachter: Sieh dir eine zweite Karte an oder verzichte.',
    dig: () => 'Meister: Welche Karte des Ablagestapels möchtest du eintauschen?',
    witch: ({ card: number }) => `Hexe: Die oberste Karte ist ${the(number)}. Gegen welche Karte tauschst du sie?`,
    rob: () => 'Räuber: Wähle eine Karte eines anderen Dorfes.',
    give: () => 'Räuber: Welche deiner Karten lässt du dafür da?',
    end: () => 'Möchtest du noch Amulett, Empathin oder Leibwächter nutzen? Sonst beende den Zug.',
    deal: ({ round }) => `Du beginnst den ${round}. Durchgang. Teile aus, sobald alle die Abrechnung gesehen haben.`,
  },
  asksOther: {
    peek: (who) => `${who.name} sucht sich eine Karte zum Ansehen aus.`,
    look: (who) => `${who.name} sieht sich eine Karte an.`,
    turn: (who, { last }) => `${who.name} ist ${last ? 'zum letzten Mal am Zug' : 'am Zug'}.`,
    keep: (who) => `${who.name} sucht sich mit dem Schlingel eine Karte aus.`,
    decide: (who) => `${who.name} hat eine Karte gezogen und überlegt.`,
    exchange: (who, { card: number }) => `${who.name} tauscht ${card(number)} ein.`,
    announce: (who, { pushed }) => `${who.name} hat ${cards(pushed)} hochgeschoben.`,
    place: (who) => `${who.name} hat richtig angesagt und wählt einen Platz für die neue Karte.`,
    add: (who) => `${who.name} hat falsch angesagt und muss die neue Karte anlegen.`,
    extra: (who) => `${who.name} legt eine Strafkarte an.`,
    target: (who, { ability }) => `${who.name} nutzt ${card(ability)}.`,
    again: (who) => `${who.name} darf sich eine zweite Karte ansehen.`,
    dig: (who) => `${who.name} sucht im Ablagestapel.`,
    witch: (who) => `${who.name} hat die oberste Karte angesehen und muss sie tauschen.`,
    rob: (who) => `${who.name} überlegt, welche Karte zu rauben ist.`,
    give: (who) => `${who.name} überlegt, welche Karte im Tausch dableibt.`,
    end: (who) => `${who.name} kann noch etwas nutzen.`,
    deal: (who, { round }) => `${who.name} beginnt den ${round}. Durchgang.`,
  },

  look: (spot) => `Sieh dir ${mine(spot)} an`,
  seen: 'Gesehen, schließen',
  draw: (n, left) => (n === 1 ? `Ziehen (noch ${left})` : `${n} ziehen und eine behalten (noch ${left})`),
  drawOne: 'Nur eine Karte ziehen',
  pick: (number) => `Offene Karte ziehen: ${card(number)}`,
  take: (number) => `Vom Ablagestapel nehmen: ${card(number)}`,
  call: 'Abrechnung ausrufen',
  keep: (number, at) => (number === NONE ? `${at}. Karte behalten` : `${card(number)} behalten (${at}. von oben)`),
  discard: (number) => `${card(number)} ungenutzt ablegen`,
  use: (number) => `${card(number)} ablegen und nutzen`,
  push: (spot) => `Schieb ${mine(spot)} hoch`,
  turnOver: (pushed) => (pushed === 1 ? 'Tauschen' : `${cards(pushed)} umdrehen`),
  place: (at) => `An den ${at}. Platz`,
  add: (side, penalty) => `${penalty ? 'Strafkarte' : 'Neue Karte'} ${end[side]} anlegen`,
  choose(ability, owner, chosen) {
    const where = spotOf(owner, chosen);
    if (ability === EXPOSER || ability === REVEALER) return `Decke ${where} auf`;
    if (ability === WITCH) return `Tausche sie gegen ${where}`;
    return ability === ROBBER ? `Raube ${where}` : `Sieh dir ${where} an`;
  },
  give: (spot) => `Gib ${mine(spot)} dafür her`,
  dig: (number) => `${card(number)} aus dem Ablagestapel nehmen`,
  putBack: 'Oben zurücklegen',
  forgo: (again) => (again ? 'Keine weitere ansehen' : 'Verzichten'),
  amulet: (spot) => `Leg das Amulett auf ${mine(spot)}`,
  empath: (spot) => `Empathin: Sieh dir ${mine(spot)} an`,
  guard: (by, spot) => `Leibwächter (${by}. Karte): Schütze ${mine(spot)}`,
  end: 'Zug beenden',
  deal: (round) => `${round}. Durchgang austeilen`,

  round: ({ round, tie, card: number }, first, owner) =>
    `${round}. Durchgang. Auf dem Ablagestapel liegt ${card(number)}. ${verb(first, 'beginnst', 'beginnt')}${
      tie ? ' (bei Gleichstand die jüngere Person)' : ''
    }.${owner === undefined ? '' : ` ${verb(owner, 'hast', 'hat')} das Amulett.`}`,
  turn: (who, last) => (last ? `${verb(who, 'hast', 'hat')} noch einen letzten Zug.` : undefined),
  looks: (who, owner, at) =>
    who.name === owner.name
      ? `${verb(who, 'siehst dir', 'sieht sich')} ${own(who)} ${at}. Karte an.`
      : `${verb(who, 'siehst dir', 'sieht sich')} ${cardOf(owner, at)} an.`,
  saw: (number, owner, at) => `Es ist ${card(number)} (${cardOf(owner, at)}).`,
  drew: (who, n, left) => `${verb(who, 'ziehst', 'zieht')} ${count(n, 'eine Karte', '# Karten')}; noch ${left}.`,
  drawn: (who, numbers) => `Nur für ${who.you ? 'dich' : who.name}: ${named(numbers)}.`,
  kept: (who, at, count) =>
    `${verb(who, 'behältst', 'behält')} die ${at}. von ${count} und ${who.you ? 'legst' : 'legt'} den Rest wieder nach oben.`,
  picked: (who, number) => `${verb(who, 'ziehst', 'zieht')} die offene Karte ${card(number)}.`,
  took: (who, number) => `${verb(who, 'nimmst', 'nimmt')} ${card(number)} vom Ablagestapel.`,
  called: (who, count) =>
    `${verb(who, 'rufst', 'ruft')} mit ${cards(count)} die Abrechnung aus! Alle anderen haben noch einen letzten Zug.`,
  discarded: (who, number, used) => `${verb(who, 'legst', 'legt')} ${card(number)} ab${used ? ' und nutzt die Fähigkeit' : ''}.`,
  exchanged: (who, at, left, number) =>
    `${verb(who, 'tauschst', 'tauscht')} ${own(who)} ${at}. Karte: ${card(left)} kommt auf den Ablagestapel, dafür liegt dort ${
      number === NONE ? 'eine verdeckte Karte' : card(number)
    }.`,
  matched: (who, numbers) => `${verb(who, 'drehst', 'dreht')} um: ${named(numbers)}. Das passt.`,
  mismatched: (who, numbers, penalty) =>
    `${verb(who, 'drehst', 'dreht')} um: ${named(numbers)}. Das passt nicht: Alle bleiben offen liegen, und ${
      penalty ? 'zwei Karten kommen' : 'eine Karte kommt'
    } dazu.`,
  placed: (who, at, number, size) =>
    `${number === NONE ? 'Die neue Karte' : card(number)} liegt jetzt als ${at}. von ${cards(size)}${who.you ? ' in deinem Dorf' : ` im Dorf von ${who.name}`}.`,
  added: (who, side, number, penalty) =>
    `${verb(who, 'legst', 'legt')} ${penalty ? 'eine Strafkarte' : number === NONE ? 'die neue Karte' : card(number)} ${end[side]} an.`,
  turnedUp: (who, owner, at, number) =>
    `${verb(who, 'deckst', 'deckt')} ${who.name === owner.name ? `${own(who)} ${at}. Karte` : cardOf(owner, at)} auf: ${card(number)}.`,
  dug: (who, number) => `${verb(who, 'holst', 'holt')} ${card(number)} aus dem Ablagestapel.`,
  scried: (who) => `${verb(who, 'siehst dir', 'sieht sich')} die oberste Karte des Nachziehstapels an.`,
  bewitched: (who, owner, at, left) =>
    `${verb(who, 'tauschst', 'tauscht')} sie gegen ${cardOf(owner, at)}: ${card(left)} kommt auf den Ablagestapel.`,
  returned: (who) => `${verb(who, 'legst', 'legt')} sie oben zurück.`,
  robbed: (who, owner, { at, own: place, gets, gives }) =>
    `${verb(who, 'tauschst', 'tauscht')} ${own(who)} ${place}. Karte${face(gives)} gegen ${cardOf(owner, at)}${face(gets)}.`,
  forwent: (who, ability) =>
    `${name(ability)}: ${verb(who, 'verzichtest', 'verzichtet')}${ability === BEHOLDER ? ' auf eine weitere Karte' : ''}.`,
  amuletPlaced: (who, at) => `${verb(who, 'legst', 'legt')} das Amulett auf ${own(who)} ${at}. Karte.`,
  guarded: (who, _by, at) => `${who.you ? 'Dein Leibwächter' : `Der Leibwächter von ${who.name}`} schützt jetzt die ${at}. Karte.`,
  opened: (number) => `${card(number)} liegt nun offen neben dem Nachziehstapel.`,
  roundEnded: (round, why) => {
    const reason = {
      call: 'alle hatten ihren letzten Zug',
      pile: 'der Nachziehstapel ist aufgebraucht',
      villagers: 'beide Dorfbewohner liegen offen',
      cap: 'die Höchstzahl der Züge ist erreicht',
    }[why];
    return `Der ${round}. Durchgang endet: ${reason}. Alle Karten werden aufgedeckt.`;
  },
  scored: (round, rows) => `Strafpunkte im ${round}. Durchgang: ${rows.map(({ who, row }) => `${person(who)} ${scored(row)}`).join('; ')}.`,
  matchEnded: (decision) =>
    decision === 'lowest'
      ? 'Alle vier Durchgänge sind gespielt: Die wenigsten Strafpunkte gewinnen.'
      : decision === 'amulet'
        ? 'Alle vier Durchgänge sind gespielt. Gleichstand: Das Amulett entscheidet.'
        : 'Alle vier Durchgänge sind gespielt. Gleichstand.',

  refusals: {
    'match-ended': () => 'Die Partie ist zu Ende.',
    'bad-ages': ({ ages, seats }) =>
      `${ages} passt nicht als Altersreihenfolge: Nenne jeden der ${seats} Plätze genau einmal, zu dritt zum Beispiel 312.`,
    'not-your-turn': () => 'Du bist nicht am Zug.',
    'unknown-action': () => 'Einen solchen Zug gibt es nicht.',
    'no-such-card': () => 'An diesem Platz liegt keine Karte.',
    'deal-first': () => 'Dieser Durchgang ist zu Ende. Teile den nächsten aus.',
    'round-runs': () => 'Der Durchgang ist noch nicht zu Ende.',
    'looked-enough': () => 'Du hast deine zwei Karten schon angesehen.',
    'looked-already': () => 'Diese Karte hast du schon angesehen: Wähle eine andere.',
    'look-later': () => 'Eine nach der anderen.',
    'look-first': () => 'Zuerst sehen sich alle zwei ihrer eigenen Karten an.',
    'look-open': () => 'Du siehst dir noch eine Karte an: Schließ sie zuerst.',
    'no-look': () => 'Du siehst dir gerade keine Karte an.',
    'one-action': () => 'Deine Aktion für diesen Zug hast du schon gewählt.',
    'turn-first': () => 'Zuerst musst du ziehen, nehmen oder ausrufen.',
    'pile-empty': () => 'Der Nachziehstapel ist leer.',
    'no-rascal': () => 'Bei dir liegt kein Schlingel offen.',
    'single-anyway': () => 'Im Nachziehstapel ist nur noch eine Karte: Zieh sie einfach.',
    'no-open-card': () => 'Diese Karte liegt nicht offen neben dem Nachziehstapel.',
    'discard-empty': () => 'Der Ablagestapel ist leer.',
    'nothing-to-exchange': () => 'Deine einzige Karte liegt unter dem Amulett: Es gibt nichts zu tauschen.',
    'must-move-in': () => 'Eine Karte vom Ablagestapel musst du eintauschen.',
    'too-many-to-call': ({ cards: count }) => `Du hast ${count} Karten. Ausrufen geht mit vier oder weniger.`,
    'already-called': () => 'Die Abrechnung ist schon ausgerufen: Das geht nur einmal je Durchgang.',
    'call-after-ability': () => 'Du hast in diesem Zug schon eine Fähigkeit genutzt: Ausrufen kannst du erst im nächsten.',
    'amulet-and-call': () => 'Das Amulett einsetzen und ausrufen geht nicht im selben Zug.',
    'ability-and-call': () => 'In dem Zug, in dem du ausrufst, kannst du keine Fähigkeit nutzen.',
    'decide-first': () => 'Entscheide zuerst, was du mit der gezogenen Karte machst.',
    'keep-first': () => 'Der Schlingel lässt dich mehr Karten ziehen: Behalte eine davon.',
    'nothing-to-end': () => 'Der Zug endet von selbst.',
    'not-now': () => 'Das geht nur zu Beginn deines Zuges, mit einer gezogenen Karte in der Hand oder danach.',
    'discard-no-ability': () => 'Die Fähigkeit einer Karte vom Ablagestapel kannst du nicht nutzen.',
    'no-ability': (params) => `${sentence(numberOf(params))} hat keine Fähigkeit beim Ablegen.`,
    'no-target': (params) => `Für ${numberOf(params)} gibt es gerade nichts zu wählen.`,
    'choose-first': () => 'Triff zuerst deine Wahl.',
    'witch-must': () => 'Wer die Karte mit der Hexe angesehen hat, muss sie tauschen.',
    'no-choice-now': () => 'Jetzt gibt es nichts zu wählen.',
    'under-amulet': () => 'Sie liegt unter dem Amulett: Niemand darf sie anrühren, auch ihr Besitzer nicht.',
    shielded: () => 'Ein Leibwächter schützt sie.',
    'face-up': () => 'Sie liegt schon offen.',
    'own-card': () => 'Wähle eine Karte eines anderen Dorfes.',
    'others-card': () => 'Wähle eine deiner eigenen Karten.',
    'witch-own': () => 'In deinem eigenen Dorf schiebst du die Karten hoch, die du dafür abgibst.',
    'robber-own': () => 'Rauben kannst du nur aus einem anderen Dorf.',
    'same-card': () => 'Die hast du gerade angesehen: Wähle eine andere.',
    'not-in-discard': () => 'Diese Zahl ist nicht im Ablagestapel, oder es ist der eben abgelegte Meister.',
    'no-empath': () => 'Bei dir liegt keine Empathin offen.',
    'no-bodyguard': () => 'Dort liegt bei dir kein Leibwächter offen.',
    'bodyguard-itself': () => 'Sich selbst schützt er ohnehin: Wähle eine andere Karte.',
    'bodyguard-used': () => 'Diesen Leibwächter hast du in diesem Zug schon aufgestellt.',
    'guarded-already': () => 'Diese Karte schützt er schon.',
    'empath-used': () => 'Deine Empathin hast du in diesem Zug schon genutzt.',
    'at-rest': () =>
      'Diese Karte hast du in diesem Zug schon genutzt, oder sie liegt erst seit diesem Zug offen bei dir: Ab deinem nächsten Zug geht es.',
    'amulet-announced': () => 'Die Karte unter dem Amulett kann nicht getauscht werden, auch nicht von dir.',
    'pushed-already': () => 'Diese Karte ist schon hochgeschoben.',
    'nothing-pushed': () => 'Schieb zuerst hoch, was du tauschen willst.',
    'turn-over-first': () => 'Du hast Karten hochgeschoben: Dreh sie um.',
    'not-a-gap': () => 'Die neue Karte kommt dorthin, wo eine der getauschten lag.',
    'place-first': () => 'Sag zuerst, wohin die neue Karte kommt.',
    'add-first': () => 'Leg zuerst die Karte an einem Ende an.',
    'nothing-to-add': () => 'Es gibt nichts anzulegen.',
    'no-amulet': () => 'Du hast das Amulett nicht.',
    'amulet-placed': () => 'Das Amulett wird in jedem Durchgang nur einmal gelegt und danach nicht mehr bewegt.',
  },

  ended(decision, best, count) {
    const [first] = best;
    if (first === undefined) return 'Niemand gewinnt.';
    if (best.length > 1) {
      // The reader is named first: “Du und Otto” are addressed together.
      return `${sentence(list(best.map(person)))} ${first.you ? 'teilt euch' : 'teilen sich'} den Sieg mit ${withPoints(count)}.`;
    }
    return `${verb(first, 'gewinnst', 'gewinnt')} mit ${withPoints(count)}${decision === 'amulet' ? ' und dem Amulett' : ''}.`;
  },

  orders: { 'end-turn': { what: 'Züge sofort beenden', until: 'bis der Durchgang endet oder jemand ausruft' } },
  says: {},

  where: (round, rounds, pile, last) => `Durchgang ${round} von ${rounds}, ${cards(pile)} im Nachziehstapel.${last ? ' Letzte Züge.' : ''}`,
  discardPile: (top, count) => (top === NONE ? 'Der Ablagestapel ist leer.' : `Ablagestapel: ${cards(count)}, oben ${card(top)}.`),
  openCards: (numbers) => `Offen neben dem Nachziehstapel: ${named(numbers)}.`,
  amuletInTheMiddle: 'Das Amulett liegt in der Mitte.',
  standing: ({ who, points: count, cards, amulet, called, last }) =>
    `${who.you ? 'Du' : who.name} (${[
      points(count),
      amulet ? 'Amulett' : '',
      called ? (who.you ? 'hast ausgerufen' : 'hat ausgerufen') : '',
      last ? 'letzter Zug' : '',
    ]
      .filter((mark) => mark !== '')
      .join(', ')}): ${cards.map(lying).join('; ')}.`,
  inHand: (who, number) => `${verb(who, 'hältst', 'hält')} ${number === NONE ? 'eine verdeckte Karte' : card(number)}.`,
  drawnCards: (numbers) => `Gezogen, von oben: ${numbers.map((number) => (number === NONE ? 'verdeckt' : card(number))).join(', ')}.`,
};

export const texts = speak(de);
