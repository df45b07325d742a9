import type { SuitName } from '../../cards.ts';
import { suitNames } from '../../texts/names.ts';
import type { Card, Standing, Words } from './shape.ts';

const suit = (name: SuitName): string => suitNames.de[name];
const card = ({ suit: name, value }: Card): string => `${suit(name)}\u00a0${value}`;
const some = (count: number, one: string, more: string): string => `${count}\u00a0${count === 1 ? one : more}`;
const listeners = (count: number): string => (count === 0 ? 'keine Zuhörer' : some(count, 'Zuhörer', 'Zuhörer'));
const stories = (count: number): string => (count === 0 ? 'keine Geschichte' : some(count, 'Geschichte', 'Geschichten'));
const list = new Intl.ListFormat('de', { type: 'conjunction' });
const score = ({ cards, next, tied }: Standing): string => `${cards} zu ${next}${tied.length > 0 ? ', weiter links' : ''}`;
const ordinals = ['erste', 'zweite', 'dritte', 'vierte', 'fünfte', 'sechste', 'siebte', 'achte', 'neunte', 'zehnte'];

export const de: Words = {
  table: 'Anansi, der Tisch',
  you: 'Du',
  here: 'du',
  others: 'Die anderen, von links an',
  trick: 'Der Stich',
  hand: (cards) => `Deine Hand, ${some(cards, 'Karte', 'Karten')}`,
  emptyHand: 'Deine Hand ist leer',

  suit,
  card,
  cardInFull: (own) => `${card(own)}, ${listeners(own.heads)}`,

  trump: 'Trumpf',
  crown: 'Trumpf',
  tiesGoLeft: 'Gleichstand: links',
  column: (name, cards, waiting, trump) =>
    `${suit(name)}: ${some(cards, 'Karte', 'Karten')}${waiting > 0 ? `, nach diesem Stich ${waiting} mehr` : ''}${trump ? ', Trumpf' : ''}`,
  stands: (lead) => {
    if (lead.tied.length === 2) return ['Alle drei haben ', '', `${lead.cards}: `, suit(lead.suit), ', ganz links, ist Trumpf.'];
    if (lead.tied.length === 1)
      return ['', suit(lead.suit), ` und ${lead.tied.map(suit).join('')} haben je ${lead.cards}: Was weiter links liegt, ist Trumpf.`];
    return ['', suit(lead.suit), ` ist Trumpf, ${lead.cards} zu ${lead.next}.`];
  },
  stays: (lead) => ['Nach diesem Stich bleibt ', suit(lead.suit), ` Trumpf, ${score(lead)}.`],
  turns: (lead) => ['Nächster Stich: ', suit(lead.suit), `, ${score(lead)}.`],
  wouldStay: (lead) => ['Wirbst du an, bleibt ', suit(lead.suit), ` Trumpf, ${score(lead)}.`],
  wouldTurn: (lead) => ['Wirbst du an, wird ', suit(lead.suit), ` Trumpf, ${score(lead)}.`],
  lastTrickOfRound: (trump) => ['Letzter Stich der Runde: ', suit(trump), ' bleibt Trumpf, egal wer anwirbt.'],
  ghost: 'du',

  points: (points) => some(points, 'Pkt.', 'Pkt.'),
  cards: (cards) => some(cards, 'Karte', 'Karten'),
  stories,
  listeners,
  storiesAndListeners: (told, taken) => `${stories(told)}, ${listeners(taken)}`,
  seat: (name, told, taken, worth, points) =>
    `${name}: ${stories(told)}, ${listeners(taken)}, jetzt ${worth} wert; ${some(points, 'Punkt', 'Punkte')} vor dieser Runde`,
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
  takes: 'bekommt den Stich',
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
    come === 0 ? 'niemand kommt' : `${listeners(come)}: ${taken} für ${some(told, 'Geschichte', 'Geschichten')}`,
  gesture: (gesture, says) => `${gesture}: ${says}.`,
  notLeading: 'nicht beim Anspielen',
  placeTaken: (names) => (names.length === 1 ? `${names[0]} hat den Platz` : `${list.format(names)} haben die Plätze`),
  follow: (name) => `du musst ${suit(name)} bedienen`,
  trumpWith: (name) => `du musst mit ${suit(name)} stechen`,
  onlyRecruit: 'kann nur anwerben',
  cannot: 'muss warten',
  hinted: 'Tipp',
  dropPlay: 'Hier spielen',
  dropRecruit: 'Hier anwerben',

  told: (round) => `Die ${ordinals[round - 1] ?? round} Runde ist erzählt`,
  lastTold: 'Die letzte Runde ist erzählt',
  earns: (bonus) => ['Genauso viele Zuhörer wie Geschichten: Tricksterbonus ', `${bonus}`, '.'],
  justRight: 'Punktlandung.',
  noBonus: 'Kein Bonus.',
  tooMany: (spare) => `${spare === 1 ? 'Einer' : spare} zu viel: Alle gehen heim.`,
  nothing: 'Nichts erzählt, nichts verdient.',
  leave: 'gehen',
  nextPays: (round, bonus) => [`In Runde ${round} bringt eine Punktlandung `, `${bonus}`, '.'],
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
    ['D', 'die nächste Runde erzählen'],
  ],
};
