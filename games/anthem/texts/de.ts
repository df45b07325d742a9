import { sentence, type Who, wordingIn } from '@tafelrunde/kernel';
import { DEATH } from '../state.ts';
import { cardName, numberName } from './cards.ts';
import type { Words } from './words.ts';
import { tile } from '../tile.ts';
import { speak } from './speak.ts';

const { count, list, person, verb, yesNo } = wordingIn('de');
/** „5 Schwert“, „Tod“: in lists. */
const label = (number: number): string => cardName(number, 'de');
/** „die 5 (Schwert)“, „der Tod“, „den Tod“: in a sentence. */
const theCard = (number: number): string => (number === DEATH ? 'der Tod' : `die ${number} (${numberName(number, 'de')})`);
const theCardAs = (number: number): string => (number === DEATH ? 'den Tod' : theCard(number));
const cards = (n: number): string => count(n, '# Karte', '# Karten');
const from = (who: Who): string => (who.you ? 'dir' : who.name);
const wins = ([who]: readonly Who[]): string => (who === undefined ? '' : verb(who, 'gewinnst', 'gewinnt'));

const ahead = (best: readonly Who[], score: number): string => {
  const spaces = count(score, 'einem belegten Platz', '# belegten Plätzen');
  const [first] = best;
  if (first === undefined) return '';
  if (best.length === 1) return ` ${verb(first, 'liegst', 'liegt')} mit ${spaces} vorn.`;
  const share = best.some(({ you }) => you) ? 'teilt euch' : 'teilen sich';
  return ` ${sentence(list(best.map(person)))} ${share} mit ${spaces} den ersten Platz.`;
};

const de: Words = {
  name: tile.words.de.name,
  tagline: 'Sechs Strophen in steigender Folge, und am Ende kein Tod auf der Hand.',
  options: {
    victoryCheck: {
      label: 'Sieg',
      hint: 'Wann gewinnt eine volle Reihe ohne Tod auf der Hand?',
      value: (value) => (value === 'immediate' ? 'sofort, egal wer am Zug ist' : 'am Ende des eigenen Zugs'),
    },
    dragonWins: { label: 'Der Drache gewinnt', hint: 'Wer alle Tode hält, gewinnt ebenfalls. Ab drei Personen.', value: yesNo },
    allowSelfBlocking: {
      label: 'Eigene Reihe verschließen',
      hint: 'Darf man eine Karte so legen, dass die Reihe nie mehr voll werden kann?',
      value: (value) => (value === true ? 'erlaubt, mit Warnung' : 'nicht angeboten'),
    },
    stalemate: {
      label: 'Wenn keine Reihe mehr voll werden kann',
      hint: 'Was geschieht, sobald alle Reihen für immer verschlossen sind.',
      value: (value) =>
        value === 'endAsRanked' ? 'die vollste Reihe liegt vorn' : value === 'endAsDraw' ? 'unentschieden' : 'weiter bis zur Zuggrenze',
    },
    turnCap: {
      label: 'Zuggrenze',
      hint: 'Züge pro Person; danach liegt die vollste Reihe vorn.',
      value: (value) => (value === 0 ? 'keine' : `je ${value} Züge`),
    },
    starter: {
      label: 'Wer beginnt',
      hint: 'Wer zuletzt an die Reihe kommt, hat einen kleinen Vorteil; wechselt euch am besten ab.',
      value: (value) => (value === 'dice' ? 'wer am höchsten würfelt' : value === 'rotate' ? 'reihum von Partie zu Partie' : 'ausgelost'),
    },
    spaces: {
      label: 'Plätze pro Reihe',
      hint: 'Bei acht hat jede Zahl genau einen Platz; sind nur noch Tode auf den Händen, gewinnt die zuerst volle Reihe.',
      value: String,
    },
    moreSets: { label: 'Mehr Kartensätze', hint: 'Fünf bis acht Personen, je ein Satz.', value: yesNo },
    series: { label: 'Bisherige Partien', hint: 'An diesem Tisch gezählt; danach richtet sich, wer beginnt.', value: String },
    first: {
      label: 'Wer in der Revanche beginnt',
      hint: 'Der Platz nach dem, der zuletzt begonnen hat.',
      value: (value) => (value === 0 ? 'wie üblich' : `Platz ${value}`),
    },
  },

  drawNow: (owner) => `Zieh eine Karte von ${from(owner)}.`,
  othersDraw: (who, owner) => `${who.name} zieht eine Karte von ${from(owner)}.`,
  decideNow(drawn, fit) {
    if (fit === 'death') return 'Du hast den Tod gezogen. Nimm ihn auf die Hand.';
    if (fit === 'nowhere') return `Du hast ${theCardAs(drawn)} gezogen. Sie passt nirgends: Behalte sie.`;
    return `Du hast ${theCardAs(drawn)} gezogen. Leg sie aus oder behalte sie.`;
  },
  othersDecide: (who) => `${verb(who, 'entscheidest', 'entscheidet')}: auslegen oder behalten.`,

  draw: 'Eine Karte ziehen',
  keep: (drawn) => `${sentence(theCardAs(drawn))} behalten`,
  place: (drawn, space, closing) => `${sentence(theCardAs(drawn))} auf Platz ${space} legen${closing ? ' (verschließt deine Reihe)' : ''}`,

  dice: (throws) =>
    `Gewürfelt wird, wer beginnt: ${throws.map((dice) => dice.map(({ who, die }) => `${person(who)} ${die}`).join(', ')).join('; noch einmal: ')}.`,
  dealt: (event, starter) => `Alle haben ${cards(event.cards)}. ${verb(starter, 'beginnst', 'beginnt')}.`,
  drew: (who, owner) => `${verb(who, 'ziehst', 'zieht')} eine Karte von ${from(owner)}.`,
  card: (drawn) => `Es ist ${theCard(drawn)}.`,
  placed: (who, event) => `${verb(who, 'legst', 'legt')} ${theCardAs(event.card)} auf Platz ${event.space}.`,
  kept: (who) => `${verb(who, 'behältst', 'behält')} die Karte.`,
  rowFull: (who) => `${verb(who, 'hast', 'hat')} eine volle Reihe.`,
  rowClosed: (who) => `${verb(who, 'kannst', 'kann')} diese Reihe nie mehr füllen.`,

  refusals: {
    'match-ended': () => 'Die Partie ist zu Ende.',
    'not-your-turn': () => 'Du bist nicht am Zug.',
    'unknown-action': () => 'In deinem Zug ziehst du eine Karte und legst sie aus oder behältst sie, sonst nichts.',
    'draw-first': () => 'Zieh zuerst eine Karte.',
    'already-drawn': () => 'Du hast schon gezogen: Leg die Karte aus oder behalte sie.',
    'death-stays': () => 'Der Tod wird nie ausgelegt. Nimm ihn auf die Hand.',
    'value-in-row': ({ card }) => `${sentence(theCard(Number(card)))} liegt schon in deiner Reihe.`,
    'row-full': () => 'Deine Reihe ist voll.',
    'no-such-space': ({ spaces }) => `Deine Reihe hat die Plätze 1 bis ${spaces}.`,
    'space-taken': ({ space, other }) => `Auf Platz ${space} liegt ${theCard(Number(other))}.`,
    'higher-card-left': ({ card, other }) => `Weiter links liegt die ${other}, und die ist höher als ${card}.`,
    'lower-card-right': ({ card, other }) => `Weiter rechts liegt die ${other}, und die ist niedriger als ${card}.`,
    'closes-row': ({ card, space }) =>
      `Mit der ${card} auf Platz ${space} könnte deine Reihe nie mehr voll werden. Dieser Tisch lässt das nicht zu.`,
    'more-sets-needed': ({ seats, most }) => `Eine Schachtel reicht für ${most}. Erlaubt für ${seats} Personen mehr Kartensätze.`,
    'dragon-needs-three': () =>
      'Zu zweit würde immer der Drache gewinnen: Wer keinen Tod mehr hat, hat beide dem anderen überlassen, und der hat dann schon gewonnen.',
    'play-on-needs-cap': () => 'Mit verschlossenen Reihen weiterzuspielen braucht eine Zuggrenze; sonst endet die Partie vielleicht nie.',
  },

  ended(reached, best, score) {
    switch (reached) {
      case 'row':
        return `${wins(best)}: eine volle Reihe und kein Tod auf der Hand.`;
      case 'dragon':
        return `${wins(best)} mit dem Drachen: alle Tode auf einer Hand.`;
      case 'firstFull':
        return `Auf den Händen sind nur noch Tode. ${wins(best)} mit der Reihe, die zuerst voll war.`;
      case 'draw':
        return 'Keine Reihe kann mehr voll werden. Die Partie endet unentschieden.';
      case 'stalemate':
        return `Keine Reihe kann mehr voll werden.${ahead(best, score)}`;
      case 'cap':
        return `Der letzte Zug ist gespielt.${ahead(best, score)}`;
    }
  },
  orders: { 'keep-all': { what: 'Immer behalten', until: 'bis zum Ende, denn in deine Reihe passt nichts mehr' } },
  waysLeft: (drawn, space, ways) =>
    `Mit der ${drawn} auf Platz ${space} ${count(ways, 'bleibt # Möglichkeit', 'bleiben # Möglichkeiten')}, die Reihe zu füllen.`,

  row: (who, cells, open) =>
    `${who.you ? 'Deine Reihe' : `${who.name}, Reihe`}: 0, ${cells.map((value) => value || 'leer').join(', ')}, 9.${open ? '' : ' Sie kann nie mehr voll werden.'}`,
  handSize: (who, n) => `${verb(who, 'hältst', 'hält')} ${cards(n)}.`,
  hand: (held) =>
    held.length === 0
      ? 'Deine Hand ist leer.'
      : `Deine Hand: ${held.map(({ card, copies }) => (copies > 1 ? `${copies} × ${label(card)}` : label(card))).join(', ')}.`,
  onItsWay: (who, drawn) => `${verb(who, 'hast', 'hat')} ${drawn === undefined ? 'eine Karte' : theCardAs(drawn)} gezogen.`,
};

export const texts = speak(de);
