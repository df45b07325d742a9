import type { OptionValue, Params } from '@tafelrunde/kernel';
import { BEHOLDER, EXPOSER, REVEALER, ROBBER, WITCH } from '../cards.ts';
import { NONE, type Row } from '../state.ts';
import { characterNames, characterOf } from './names.ts';
import { type HouseWords, type Spot, sentence, type Who, type Whose, type Words } from './words.ts';

const name = (card: number): string => characterNames.de[characterOf(card)];
/** Number and name: “9 Seherin”. */
const card = (number: number): string => `${number} ${name(number)}`;
const some = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;
const cards = (count: number): string => some(count, 'Karte', 'Karten');
const points = (count: number): string => some(count, 'Punkt', 'Punkte');
const withPoints = (count: number): string => some(count, 'Punkt', 'Punkten');
const list = new Intl.ListFormat('de', { type: 'conjunction' });
const named = (numbers: readonly number[]): string => list.format(numbers.map(card));
const verb = (who: Who, you: string, other: string): string => (who.you ? `Du ${you}` : `${who.name} ${other}`);
const subject = (who: Who): string => (who.you ? 'du' : who.name);
const own = (who: Who): string => (who.you ? 'deine' : 'die eigene');
/** In the accusative, never with an s at the name: names end in all sorts of letters. */
const cardOf = (who: Who, at: number): string => (who.you ? `deine ${at}. Karte` : `die ${at}. Karte von ${who.name}`);
const yesNo = (value: OptionValue): string => (value === true ? 'ja' : 'nein');
const face = (number: number): string => (number === NONE ? '' : ` (${card(number)})`);
const mine = ({ at, card: number }: Spot): string => `deine ${at}. Karte${face(number)}`;
const spotOf = (owner: Whose, { at, card: number }: Spot): string =>
  `${owner.own ? 'deine' : 'die'} ${at}. Karte${owner.own ? '' : ` von Spieler ${owner.player}`}${face(number)}`;
const end = { left: 'links', right: 'rechts' } as const;
const numberOf = (params: Params): string => (typeof params.card === 'number' && params.card >= 0 ? card(params.card) : 'diese Karte');

const house = ({ at, card: number, up, looked, amulet, shielded, pushed }: HouseWords): string => {
  const shown = up ? card(number) : number === NONE ? 'dunkel' : `dunkel, du sahst ${card(number)}`;
  const marks = [
    looked && !up && number === NONE ? 'du hast sie angesehen' : '',
    amulet ? 'unter dem Amulett' : '',
    shielded ? 'geschützt' : '',
    pushed ? 'hochgeschoben' : '',
  ];
  return [`${at}: ${shown}`, ...marks.filter((mark) => mark !== '')].join(', ');
};

const scored = (row: Row): string => {
  if (row.won) return `0 (ausgerufen mit ${row.sum}: am wenigsten, und das Amulett)`;
  return row.called ? `${row.points} (ausgerufen mit ${row.sum}, plus 10)` : String(row.points);
};

export const de: Words = {
  name: 'Silver Amulett',
  tagline: 'Verjage die Werwölfe aus einem Dorf, das du kaum gesehen hast: Nach vier Durchgängen gewinnt, wer am wenigsten Punkte hat.',
  options: {
    memoryAid: {
      label: 'Gedächtnishilfe',
      hint: 'Was die Seite von den Karten behält, die du gesehen hast. Alle am Tisch spielen mit derselben Einstellung.',
      value: (value) => (value === 'off' ? 'nichts' : value === 'gentle' ? 'wo ich hingesehen habe' : 'was ich gesehen habe'),
    },
    startPlayer: {
      label: 'Wer zuerst beginnt',
      hint: 'Wer den ersten Durchgang beginnt; danach ist es, wer am wenigsten Punkte hatte.',
      value: (value) => (value === 'age' ? 'wer am jüngsten ist' : 'das Los'),
    },
    ages: {
      label: 'Reihenfolge des Alters',
      hint: 'Platznummern vom jüngsten bis zum ältesten, etwa 312; 0 lost aus. Sie entscheidet auch Gleichstände um den Beginn.',
      value: (value) => (value === 0 ? 'ausgelost' : `Plätze ${String(value).split('').join(', ')}`),
    },
    openCards: {
      label: 'Offene Karten der Knappen',
      hint: 'Ob ein Durchgang weitergeht, solange offene Karten übrig sind, obwohl der Nachziehstapel leer ist.',
      value: (value) => (value === 'count' ? 'zählen zum Nachziehstapel' : 'zählen nicht'),
    },
    witchDeclines: {
      label: 'Hexe darf zurücklegen',
      hint: 'Ob auf den Tausch verzichten darf, wer mit der Hexe hingesehen hat.',
      value: yesNo,
    },
    amuletStays: { label: 'Das Amulett bleibt', hint: 'Ob ein Amulett, das niemand gewinnt, bleibt, wem es gehört.', value: yesNo },
    rascalDeclines: {
      label: 'Schlingel ist freiwillig',
      hint: 'Ob man trotz eines offenen Schlingels eine einzige Karte ziehen darf.',
      value: yesNo,
    },
    freshAbilities: {
      label: 'Neu offene Karten wirken sofort',
      hint: 'Ob eine Empathin oder ein Leibwächter, die in diesem Zug offen zu liegen kamen, in ihm genutzt werden können.',
      value: yesNo,
    },
    turnCap: {
      label: 'Züge je Durchgang höchstens',
      hint: 'Hausregel: Nach so vielen Zügen für alle endet der Durchgang, als wäre der Nachziehstapel aufgebraucht.',
      value: (value) => `je ${value}`,
    },
  },

  asks: {
    peek: ({ looks }) =>
      looks === 2 ? 'Wähle eine deiner Karten zum Ansehen. Zwei darfst du sehen.' : 'Wähle die zweite Karte zum Ansehen.',
    look: () => 'Sieh hin, merk sie dir und schließ sie wieder.',
    turn: ({ last, callable, discard }) =>
      `${last ? 'Zum letzten Mal: zieh' : 'Zieh'}${discard === NONE ? '' : `, oder nimm ${card(discard)}`}${
        callable ? ', oder ruf aus.' : '.'
      }`,
    keep: () => 'Schlingel: Behalte eine der gezogenen Karten. Die anderen kommen wieder nach oben.',
    decide: ({ card: number }) => `Du hast ${card(number)} gezogen. Leg sie ab oder lass sie einziehen.`,
    exchange: ({ card: number }) => `${card(number)} muss einziehen: Schieb hoch, was dafür gehen soll.`,
    announce: ({ pushed }) =>
      pushed === 1 ? 'Dreh sie um, oder schieb mehr Karten derselben Zahl hoch.' : `Zeigen diese ${pushed} dieselbe Zahl? Dreh sie um.`,
    place: () => 'Sie stimmen überein. Wohin kommt die neue Karte?',
    add: () => 'Sie stimmen nicht überein: Alle bleiben, offen. An welches Ende kommt die neue Karte?',
    extra: () => 'Und noch eine ungesehene Karte. An welches Ende?',
    target: ({ ability }) => `${name(ability)}: Wähle eine Karte, oder nichts.`,
    again: () => 'Betrachter: Sieh eine zweite Karte an, oder lass es.',
    dig: () => 'Meister: Welche Karte des Ablagestapels soll einziehen?',
    witch: ({ card: number }) => `Hexe: Die oberste Karte ist ${card(number)}. In welches Dorf, für welche Karte?`,
    rob: () => 'Räuber: Wähle eine Karte eines anderen Dorfes.',
    give: () => 'Räuber: Welche deiner Karten lässt du dafür da?',
    end: () => 'Amulett, Empathin, Leibwächter? Sonst Zug beenden.',
    deal: ({ round }) => `Du beginnst den ${round}. Durchgang. Gib, wenn alle die Abrechnung gesehen haben.`,
  },
  asksOther: {
    peek: (who) => `${who.name} wählt eine Karte zum Ansehen.`,
    look: (who) => `${who.name} sieht eine Karte an.`,
    turn: (who, { last }) => `${who.name} ist ${last ? 'zum letzten Mal am Zug' : 'am Zug'}.`,
    keep: (who) => `${who.name} behält eine Karte des Schlingels.`,
    decide: (who) => `${who.name} hat eine Karte gezogen und überlegt.`,
    exchange: (who, { card: number }) => `${who.name} lässt ${card(number)} einziehen.`,
    announce: (who, { pushed }) => `${who.name} hat ${cards(pushed)} hochgeschoben.`,
    place: (who) => `${who.name} hat richtig angesagt und legt die neue Karte.`,
    add: (who) => `${who.name} hat falsch angesagt und legt die neue Karte an.`,
    extra: (who) => `${who.name} legt eine Strafkarte an.`,
    target: (who, { ability }) => `${who.name} nutzt: ${name(ability)}.`,
    again: (who) => `${who.name} darf eine zweite Karte ansehen.`,
    dig: (who) => `${who.name} sucht im Ablagestapel.`,
    witch: (who) => `${who.name} hat die oberste Karte gesehen und wählt ein Dorf.`,
    rob: (who) => `${who.name} sucht etwas zum Rauben.`,
    give: (who) => `${who.name} überlegt, was dafür dableibt.`,
    end: (who) => `${who.name} darf noch eine Karte nutzen.`,
    deal: (who, { round }) => `${who.name} beginnt den ${round}. Durchgang.`,
  },

  look: (spot) => `Sieh ${mine(spot)} an`,
  seen: 'Gesehen: schließen',
  draw: (count, left) => (count === 1 ? `Ziehen (noch ${left})` : `${count} ziehen und eine behalten (noch ${left})`),
  drawOne: 'Eine einzige Karte ziehen',
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
    if (ability === EXPOSER || ability === REVEALER) return `Deck ${where} auf`;
    if (ability === WITCH) return `Lass sie einziehen für ${where}`;
    return ability === ROBBER ? `Raub ${where}` : `Sieh ${where} an`;
  },
  give: (spot) => `Lass ${mine(spot)} da`,
  dig: (number) => `${card(number)} aus dem Ablagestapel nehmen`,
  putBack: 'Oben zurücklegen',
  forgo: (again) => (again ? 'Keine weitere ansehen' : 'Nichts wählen'),
  amulet: (spot) => `Leg das Amulett auf ${mine(spot)}`,
  empath: (spot) => `Empathin: Sieh ${mine(spot)} an`,
  guard: (by, spot) => `Leibwächter (${by}. Karte): Schütze ${mine(spot)}`,
  end: 'Zug beenden',
  deal: (round) => `${round}. Durchgang geben`,

  round: ({ round, tie, card: number }, first, owner) =>
    `${round}. Durchgang. Auf dem Ablagestapel liegt ${card(number)}. ${verb(first, 'beginnst', 'beginnt')}${
      tie ? ', weil jünger' : ''
    }.${owner === undefined ? '' : ` ${verb(owner, 'hast', 'hat')} das Amulett.`}`,
  turn: (who, last) => (last ? `${verb(who, 'hast', 'hat')} noch einen letzten Zug.` : undefined),
  looks: (who, owner, at) =>
    who.name === owner.name
      ? `${verb(who, 'siehst', 'sieht')} ${own(who)} ${at}. Karte an.`
      : `${verb(who, 'siehst', 'sieht')} ${cardOf(owner, at)} an.`,
  saw: (number, owner, at) => `Es ist ${card(number)} (${cardOf(owner, at)}).`,
  drew: (who, count, left) => `${verb(who, 'ziehst', 'zieht')} ${count === 1 ? 'eine Karte' : cards(count)}; noch ${left}.`,
  drawn: (numbers) => `Nur du siehst: ${named(numbers)}.`,
  kept: (who, at, count) =>
    `${verb(who, 'behältst', 'behält')} die ${at}. von ${count} und ${who.you ? 'legst' : 'legt'} den Rest wieder nach oben.`,
  picked: (who, number) => `${verb(who, 'ziehst', 'zieht')} die offene Karte ${card(number)}.`,
  took: (who, number) => `${verb(who, 'nimmst', 'nimmt')} ${card(number)} vom Ablagestapel.`,
  called: (who, count) =>
    `${verb(who, 'rufst', 'ruft')} die Abrechnung aus, mit ${cards(count)}! Alle anderen haben noch einen letzten Zug.`,
  discarded: (who, number, used) => `${verb(who, 'legst', 'legt')} ${card(number)} ab${used ? ' und nutzt die Fähigkeit' : ''}.`,
  exchanged: (who, at, left, number) =>
    `${verb(who, 'tauschst', 'tauscht')} ${own(who)} ${at}. Karte: ${card(left)} geht, ${
      number === NONE ? 'eine dunkle Karte' : card(number)
    } zieht ein.`,
  matched: (who, numbers) => `${verb(who, 'drehst', 'dreht')} um: ${named(numbers)}. Ein Treffer.`,
  mismatched: (who, numbers, penalty) =>
    `${verb(who, 'drehst', 'dreht')} um: ${named(numbers)}. Kein Treffer. Alle bleiben offen liegen, dazu ${
      penalty ? 'zwei Karten mehr' : 'eine Karte mehr'
    }.`,
  placed: (who, at, number, size) =>
    `${number === NONE ? 'Die neue Karte' : card(number)} ist jetzt ${own(who)} ${at}. von ${cards(size)}.`,
  added: (who, side, number, penalty) =>
    `${verb(who, 'legst', 'legt')} ${penalty ? 'eine ungesehene Karte' : number === NONE ? 'die neue Karte' : card(number)} ${end[side]} an.`,
  turnedUp: (who, owner, at, number) =>
    `${verb(who, 'deckst', 'deckt')} ${who.name === owner.name ? `${own(who)} ${at}. Karte` : cardOf(owner, at)} auf: ${card(number)}.`,
  dug: (who, number) => `${verb(who, 'holst', 'holt')} ${card(number)} aus dem Ablagestapel.`,
  scried: (who) => `${verb(who, 'siehst', 'sieht')} die oberste Karte des Nachziehstapels an.`,
  bewitched: (who, owner, at, left) =>
    `${verb(who, 'lässt', 'lässt')} sie einziehen für ${cardOf(owner, at)}: ${card(left)} kommt auf den Ablagestapel.`,
  returned: (who) => `${verb(who, 'legst', 'legt')} sie oben zurück.`,
  robbed: (who, owner, { at, own: place, gets, gives }) =>
    `${verb(who, 'tauschst', 'tauscht')} ${own(who)} ${place}. Karte${face(gives)} gegen ${cardOf(owner, at)}${face(gets)}.`,
  forwent: (who, ability) =>
    `${name(ability)}: ${who.you ? 'Du wählst' : `${who.name} wählt`} ${ability === BEHOLDER ? 'nichts weiter' : 'nichts'}.`,
  amuletPlaced: (who, at) => `${verb(who, 'legst', 'legt')} das Amulett auf ${own(who)} ${at}. Karte.`,
  guarded: (who, _by, at) => `${who.you ? 'Dein Leibwächter' : `Der Leibwächter von ${who.name}`} schützt jetzt die ${at}. Karte.`,
  opened: (number) => `${card(number)} liegt nun offen neben dem Nachziehstapel.`,
  roundEnded: (round, why) => {
    const reason = {
      call: 'die letzten Züge nach dem Ausruf sind gespielt',
      pile: 'der Nachziehstapel ist aufgebraucht',
      villagers: 'beide Dorfbewohner liegen offen',
      cap: 'alle hatten die vereinbarte Zahl von Zügen',
    }[why];
    return `Der ${round}. Durchgang endet: ${reason}. Alle Karten werden aufgedeckt.`;
  },
  scored: (round, rows) => `Punkte im ${round}. Durchgang: ${rows.map(({ who, row }) => `${subject(who)} ${scored(row)}`).join('; ')}.`,
  matchEnded: (decision) =>
    decision === 'lowest'
      ? 'Vier Durchgänge sind gespielt: Am wenigsten gewinnt.'
      : decision === 'amulet'
        ? 'Vier Durchgänge sind gespielt. Gleichstand: Das Amulett entscheidet.'
        : 'Vier Durchgänge sind gespielt. Gleichstand.',

  refusals: {
    'match-ended': () => 'Die Partie ist zu Ende.',
    'bad-ages': ({ ages, seats }) => `${ages} ist keine Reihenfolge des Alters: Nenne jeden der ${seats} Plätze einmal, etwa 312 zu dritt.`,
    'not-your-turn': () => 'Du bist nicht am Zug.',
    'unknown-action': () => 'Einen solchen Zug gibt es nicht.',
    'no-such-card': () => 'An diesem Platz liegt keine Karte.',
    'deal-first': () => 'Dieser Durchgang ist zu Ende. Gib den nächsten.',
    'round-runs': () => 'Der Durchgang ist noch nicht zu Ende.',
    'looked-enough': () => 'Du hast deine zwei Karten gesehen: keine dritte.',
    'looked-already': () => 'Die hast du schon gesehen: Wähle eine andere.',
    'look-later': () => 'Eine nach der anderen.',
    'look-first': () => 'Erst sehen alle zwei eigene Karten an.',
    'look-open': () => 'Eine Karte ist noch geöffnet: Schließ sie zuerst.',
    'no-look': () => 'Du siehst gerade keine Karte an.',
    'one-action': () => 'Du hast in diesem Zug schon getan, was du tun darfst.',
    'turn-first': () => 'Zieh, nimm oder ruf zuerst aus.',
    'pile-empty': () => 'Der Nachziehstapel ist leer.',
    'no-rascal': () => 'Bei dir liegt kein Schlingel offen.',
    'single-anyway': () => 'Im Nachziehstapel ist nur noch eine Karte: Zieh sie einfach.',
    'no-open-card': () => 'Eine solche offene Karte liegt nicht neben dem Nachziehstapel.',
    'discard-empty': () => 'Der Ablagestapel ist leer.',
    'nothing-to-exchange': () => 'Deine einzige Karte liegt unter dem Amulett: Es gibt nichts zu tauschen.',
    'must-move-in': () => 'Eine Karte vom Ablagestapel muss einziehen.',
    'too-many-to-call': ({ cards: count }) => `Du hast ${count} Karten. Ausrufen geht mit vier oder weniger.`,
    'already-called': () => 'Es wurde schon ausgerufen: nur einmal je Durchgang.',
    'call-after-ability': () => 'Kein Ausruf in einem Zug, in dem du eine Fähigkeit genutzt hast.',
    'amulet-and-call': () => 'Amulett legen und ausrufen geht nicht im selben Zug.',
    'ability-and-call': () => 'Im Zug deines Ausrufs nutzt du keine Fähigkeit.',
    'decide-first': () => 'Entscheide zuerst, was aus der gezogenen Karte wird.',
    'keep-first': () => 'Der Schlingel zieht für dich: Behalte eine der Karten.',
    'nothing-to-end': () => 'Der Zug endet von selbst.',
    'not-now': () => 'Jetzt nicht: nur zu Beginn deines Zuges, mit einer gezogenen Karte in der Hand oder danach.',
    'discard-no-ability': () => 'Karten vom Ablagestapel bringen keine Fähigkeit.',
    'no-ability': (params) => `${sentence(numberOf(params))} hat keine Fähigkeit beim Ablegen.`,
    'no-target': (params) => `Für ${numberOf(params)} gibt es nichts zu wählen.`,
    'choose-first': () => 'Wähle zuerst.',
    'witch-must': () => 'Wer mit der Hexe hingesehen hat, muss tauschen.',
    'no-choice-now': () => 'Jetzt gibt es nichts zu wählen.',
    'under-amulet': () => 'Sie liegt unter dem Amulett: Niemand darf sie anrühren, auch nicht, wem sie gehört.',
    shielded: () => 'Ein Leibwächter schützt sie.',
    'face-up': () => 'Sie liegt schon offen.',
    'own-card': () => 'Wähle eine Karte eines anderen Dorfes.',
    'others-card': () => 'Wähle eine deiner eigenen Karten.',
    'witch-own': () => 'Ins eigene Dorf: Schieb hoch, was dafür gehen soll.',
    'robber-own': () => 'Das eigene Dorf raubt niemand aus.',
    'same-card': () => 'Die hast du gerade gesehen: Wähle eine andere.',
    'not-in-discard': () => 'Diese Zahl ist nicht im Ablagestapel, oder es ist der eben abgelegte Meister.',
    'no-empath': () => 'Bei dir liegt keine Empathin offen.',
    'no-bodyguard': () => 'Dort liegt bei dir kein Leibwächter offen.',
    'bodyguard-itself': () => 'Sich selbst schützt er ohnehin: Wähle eine andere Karte.',
    'bodyguard-used': () => 'Dieser Leibwächter hat seinen Posten für diesen Zug.',
    'guarded-already': () => 'Diese Karte schützt er schon.',
    'empath-used': () => 'Deine Empathin hat in diesem Zug schon hingesehen.',
    'at-rest': () =>
      'In diesem Zug wurde diese Karte schon genutzt, oder sie liegt erst seit eben offen: Ab deinem nächsten Zug geht es wieder.',
    'amulet-announced': () => 'Die Karte unter dem Amulett kann nicht getauscht werden, auch nicht von dir.',
    'pushed-already': () => 'Diese Karte ist schon hochgeschoben.',
    'nothing-pushed': () => 'Schieb zuerst hoch, was du tauschen willst.',
    'turn-over-first': () => 'Karten sind hochgeschoben: Dreh sie um.',
    'not-a-gap': () => 'Die neue Karte kommt dorthin, wo eine der getauschten lag.',
    'place-first': () => 'Sag zuerst, wohin die neue Karte kommt.',
    'add-first': () => 'Leg zuerst die Karte an einem Ende an.',
    'nothing-to-add': () => 'Es gibt nichts anzulegen.',
    'no-amulet': () => 'Du hast das Amulett nicht.',
    'amulet-placed': () => 'Das Amulett wird in einem Durchgang einmal gelegt und nicht mehr bewegt.',
  },

  ended(decision, best, count) {
    const [first] = best;
    if (first === undefined) return 'Niemand gewinnt.';
    if (best.length > 1) return `${sentence(list.format(best.map(subject)))} teilen sich den Sieg mit ${withPoints(count)}.`;
    return `${verb(first, 'gewinnst', 'gewinnt')} mit ${withPoints(count)}${decision === 'amulet' ? ' und dem Amulett' : ''}.`;
  },

  says: {},

  where: (round, rounds, pile, last) => `Durchgang ${round} von ${rounds}, ${cards(pile)} im Nachziehstapel.${last ? ' Letzte Züge.' : ''}`,
  discardPile: (top, count) => (top === NONE ? 'Der Ablagestapel ist leer.' : `Ablagestapel: ${card(top)} oben auf ${cards(count)}.`),
  openCards: (numbers) => `Offen neben dem Nachziehstapel: ${named(numbers)}.`,
  amuletInTheMiddle: 'Das Amulett liegt in der Mitte.',
  standing: ({ who, points: count, houses, amulet, called, last }) =>
    `${who.you ? 'Du' : who.name} (${[points(count), amulet ? 'Amulett' : '', called ? 'hat ausgerufen' : '', last ? 'letzter Zug' : '']
      .filter((mark) => mark !== '')
      .join(', ')}): ${houses.map(house).join('; ')}.`,
  inHand: (who, number) => `${verb(who, 'hältst', 'hält')} ${number === NONE ? 'eine Karte, die sonst niemand sieht' : card(number)}.`,
  drawnCards: (numbers) => `Gezogen, von oben: ${numbers.map((number) => (number === NONE ? 'dunkel' : card(number))).join(', ')}.`,
};
