import { phrase, strong, wordingIn } from '@tafelrunde/kernel';
import type { SuitName } from '../../cards.ts';
import { suitNames } from '../../texts/names.ts';
import type { Card, Standing, Words } from './shape.ts';

const { count, list } = wordingIn('de');
const suit = (name: SuitName): string => suitNames.de[name];
const card = ({ suit: name, value }: Card): string => `${suit(name)}\u00a0${value}`;
const listeners = (n: number): string => (n === 0 ? 'keine Zuhörer' : count(n, '#\u00a0Zuhörer', '#\u00a0Zuhörer'));
const stories = (n: number): string => (n === 0 ? 'keine Geschichte' : count(n, '#\u00a0Geschichte', '#\u00a0Geschichten'));
const score = ({ cards, next, tied }: Standing): string => `${cards} zu ${next}${tied.length > 0 ? ', weiter links' : ''}`;
const ordinals = ['erste', 'zweite', 'dritte', 'vierte', 'fünfte', 'sechste', 'siebte', 'achte', 'neunte', 'zehnte'];

export const de: Words = {
  table: 'Anansi, der Tisch',
  you: 'Du',
  here: 'du',
  others: 'Die anderen, von links an',
  trick: 'Der Stich',
  hand: (cards) => `Deine Hand, ${count(cards, '#\u00a0Karte', '#\u00a0Karten')}`,
  emptyHand: 'Deine Hand ist leer',

  suit,
  card,
  cardInFull: (own) => `${card(own)}, ${listeners(own.heads)}`,

  trump: 'Trumpf',
  crown: 'Trumpf',
  tiesGoLeft: 'Gleichstand: links',
  column: (name, cards, waiting, trump) =>
    `${suit(name)}: ${count(cards, '#\u00a0Karte', '#\u00a0Karten')}${waiting > 0 ? `, nach diesem Stich ${waiting} mehr` : ''}${trump ? ', Trumpf' : ''}`,
  stands: (lead) => {
    if (lead.tied.length === 2) return phrase`Alle drei haben ${lead.cards}: ${strong(suit(lead.suit))}, ganz links, ist Trumpf.`;
    if (lead.tied.length === 1)
      return phrase`${strong(suit(lead.suit))} und ${lead.tied.map(suit).join('')} haben je ${lead.cards}: Was weiter links liegt, ist Trumpf.`;
    return phrase`${strong(suit(lead.suit))} ist Trumpf, ${lead.cards} zu ${lead.next}.`;
  },
  stays: (lead) => phrase`Nach diesem Stich bleibt ${strong(suit(lead.suit))} Trumpf, ${score(lead)}.`,
  turns: (lead) => phrase`Nächster Stich: ${strong(suit(lead.suit))}, ${score(lead)}.`,
  wouldStay: (lead) => phrase`Wirbst du an, bleibt ${strong(suit(lead.suit))} Trumpf, ${score(lead)}.`,
  wouldTurn: (lead) => phrase`Wirbst du an, wird ${strong(suit(lead.suit))} Trumpf, ${score(lead)}.`,
  lastTrickOfRound: (trump) => phrase`Letzter Stich der Runde: ${strong(suit(trump))} bleibt Trumpf, egal wer anwirbt.`,
  ghost: 'du',

  points: (points) => count(points, '#\u00a0Pkt.', '#\u00a0Pkt.'),
  cards: (cards) => count(cards, '#\u00a0Karte', '#\u00a0Karten'),
  stories,
  listeners,
  storiesAndListeners: (told, taken) => `${stories(told)}, ${listeners(taken)}`,
  seat: (name, told, taken, worth, points) =>
    `${name}: ${stories(told)}, ${listeners(taken)}, jetzt ${worth} wert; ${count(points, '#\u00a0Punkt', '#\u00a0Punkte')} vor dieser Runde`,
  worthSays: (standing) =>
    standing.kind === 'exact'
      ? `Genauso viele Zuhörer wie Geschichten: 1 Punkt je Zuhörer (${standing.listeners}) und der Bonus der Runde (${standing.bonus}).`
      : standing.kind === 'over'
        ? `${standing.spare} Zuhörer mehr als Geschichten: So zählt die Runde nichts. Mehr Stiche helfen.`
        : standing.kind === 'under'
          ? `Weniger Zuhörer als Geschichten: 1 Punkt je Zuhörer (${standing.listeners}), aber kein Bonus.`
          : 'Noch keine Geschichte und kein Zuhörer: Das zählt nichts.',
  now: 'jetzt',
  over: (spare) => `${spare} zu viel`,
  overShort: (spare) => `${spare} zu viel`,
  under: 'kein Bonus',
  underShort: 'zu wenig',

  leads: 'spielt an',
  highest: 'liegt vorn',
  takes: 'gewinnt',
  recruits: 'wirbt an',

  play: 'Spielen',
  recruit: 'Anwerben',
  pickFirst: 'wähle eine Karte',
  opens: (own) => `${card(own)} eröffnet`,
  beats: (own, name) => `${card(own)} schlägt ${name}`,
  takesTrick: (own) => `${card(own)} gewinnt den Stich`,
  staysBelow: (own, name) => `${card(own)} bleibt unter ${name}`,
  leavesTo: (name) => `${name} bekommt den Stich`,
  comes: (come, taken, told) =>
    come === 0 ? 'niemand kommt' : `${listeners(come)}: ${taken} für ${count(told, '#\u00a0Geschichte', '#\u00a0Geschichten')}`,
  gesture: (gesture, says) => `${gesture}: ${says}.`,
  notLeading: 'nicht beim Anspielen',
  placeTaken: (names) => (names.length === 1 ? `${names[0]} wirbt schon an` : `${list(names)} werben schon an`),
  follow: (name) => `du musst ${suit(name)} bedienen`,
  trumpWith: (name) => `du musst mit ${suit(name)} stechen`,
  onlyRecruit: 'kann nur anwerben',
  cannot: 'muss warten',
  hinted: 'Tipp',
  dropPlay: 'Hier spielen',
  dropRecruit: 'Hier anwerben',

  told: (round) => `Die ${ordinals[round - 1] ?? round} Runde ist erzählt`,
  lastTold: 'Die letzte Runde ist erzählt',
  earns: (bonus) => phrase`Genauso viele Zuhörer wie Geschichten: Tricksterbonus ${strong(`${bonus}`)}.`,
  justRight: 'Punktlandung.',
  noBonus: 'Kein Bonus.',
  tooMany: (spare) => `${spare === 1 ? 'Einer' : spare} zu viel: Alle gehen heim.`,
  nothing: 'Nichts erzählt, nichts verdient.',
  leave: 'gehen',
  nextPays: (round, bonus) => phrase`In Runde ${round} bringt eine Punktlandung ${strong(`${bonus}`)}.`,
  leadsNext: (name) => `${name} hat den letzten Stich gewonnen und spielt an.`,
  youLeadNext: 'Du hast den letzten Stich gewonnen und spielst an.',
  bonus: (bonus) => `Tricksterbonus: ${bonus}`,
  raceTo: (points) => `Punktejagd bis ${points}.`,
  total: 'Summe',
  goOn: 'Zum Ergebnis',

  look: 'Zurückschauen',
  lookTitle: 'Zurückschauen',
  lastTrick: 'Letzter Stich',
  everyTrick: 'Stiche dieser Runde',
  wonBy: (name, you) => (you ? 'Er ging an dich' : `Er ging an ${name}`),
  noTrickYet: 'In dieser Runde ist noch kein Stich zu Ende.',
  left: 'Karten noch im Spiel',
  leftKey: 'Umrandet: auf deiner Hand. Blass: gespielt.',
  inHand: 'auf deiner Hand',
  stillOut: 'noch im Spiel',
  gone: 'gespielt',
  sheet: 'Wertungsblatt',
  round: (round) => `Runde ${round}`,
  player: 'Spieler',
  noRoundYet: 'Noch ist keine Runde gewertet.',
  open: 'Nicht in dieser Runde',
  openShort: 'Offen',
  stock: (left) => `Zuhörer im Vorrat: ${left}`,
  close: 'Schließen',

  cardsInHand: 'Karten auf der Hand',
  pointsSoFar: 'Punkte',
  status: (round, rounds, trick, tricks) => `Runde ${round}/${rounds} · Stich ${trick}/${tricks}`,
  statusRace: (round, race, trick, tricks) => `Runde ${round}, bis ${race} · Stich ${trick}/${tricks}`,
  statusTold: (round) => `Runde ${round} · Wertung`,
  keys: [
    ['← →', 'durch die Hand; die Auslage zeigt, was die Karte bewirkt'],
    ['Enter, P', 'die Karte spielen'],
    ['E', 'mit ihr anwerben, solange sie den Fokus hat'],
    ['T', 'die Trumpfauslage vorlesen'],
    ['W', 'warum sie nicht gespielt werden kann'],
    ['D', 'die nächste Runde beginnen'],
  ],
};
