import { phrase, sentence, strong, wordingIn } from '@tafelrunde/kernel';
import type { SuitName } from '../../cards.ts';
import { suitNames } from '../../texts/names.ts';
import type { Card, Standing, Words } from './shape.ts';

const { count, list } = wordingIn('fr');
const suit = (name: SuitName): string => sentence(suitNames.fr[name]);
const small = (name: SuitName): string => suitNames.fr[name];
const card = ({ suit: name, value }: Card): string => `${suit(name)}\u00a0${value}`;
const listeners = (n: number): string => (n === 0 ? 'aucun auditeur' : count(n, '#\u00a0auditeur', '#\u00a0auditeurs'));
const stories = (n: number): string => (n === 0 ? 'aucune histoire' : count(n, '#\u00a0histoire', '#\u00a0histoires'));
const score = ({ cards, next, tied }: Standing): string => `${cards} à ${next}${tied.length > 0 ? ', plus à gauche' : ''}`;
const ordinals = ['première', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième', 'septième', 'huitième', 'neuvième', 'dixième'];

export const fr: Words = {
  table: 'Anansi, la table',
  you: 'Vous',
  here: 'vous',
  others: 'Les autres, depuis votre gauche',
  trick: 'Le pli',
  hand: (cards) => `Votre main, ${count(cards, '#\u00a0carte', '#\u00a0cartes')}`,
  emptyHand: 'Votre main est vide',

  suit,
  card,
  cardInFull: (own) => `${card(own)}, ${listeners(own.heads)}`,

  trump: 'Atout',
  crown: 'atout',
  tiesGoLeft: 'égalité\u202f: à gauche',
  column: (name, cards, waiting, trump) =>
    `${suit(name)}\u202f: ${count(cards, '#\u00a0carte', '#\u00a0cartes')}${waiting > 0 ? `, ${waiting} de plus après ce pli` : ''}${trump ? ', atout' : ''}`,
  stands: (lead) => {
    if (lead.tied.length === 2)
      return phrase`Les trois en ont ${lead.cards}\u202f: ${strong(suit(lead.suit))}, le plus à gauche, est l’atout.`;
    if (lead.tied.length === 1)
      return phrase`${strong(suit(lead.suit))} et ${lead.tied.map(small).join('')} en ont ${lead.cards}\u202f: le plus à gauche est l’atout.`;
    return phrase`${strong(suit(lead.suit))} est l’atout, ${lead.cards} à ${lead.next}.`;
  },
  stays: (lead) => phrase`Après ce pli, ${strong(suit(lead.suit))} reste l’atout, ${score(lead)}.`,
  turns: (lead) => phrase`Au prochain pli\u202f: ${strong(suit(lead.suit))}, ${score(lead)}.`,
  wouldStay: (lead) => phrase`Si vous recrutez, ${strong(suit(lead.suit))} reste l’atout, ${score(lead)}.`,
  wouldTurn: (lead) => phrase`Si vous recrutez, l’atout passe à ${strong(suit(lead.suit))}, ${score(lead)}.`,
  lastTrickOfRound: (trump) => phrase`Dernier pli de la manche\u202f: ${strong(suit(trump))} reste l’atout, peu importe qui recrute.`,
  ghost: 'vous',

  points: (points) => count(points, '#\u00a0pt', '#\u00a0pts'),
  cards: (cards) => count(cards, '#\u00a0carte', '#\u00a0cartes'),
  stories,
  listeners,
  storiesAndListeners: (told, taken) => `${stories(told)}, ${listeners(taken)}`,
  seat: (name, told, taken, worth, points) =>
    `${name}\u202f: ${stories(told)}, ${listeners(taken)}, vaut ${worth} maintenant\u202f; ${count(points, '#\u00a0point', '#\u00a0points')} avant cette manche`,
  worthSays: (standing) =>
    standing.kind === 'exact'
      ? `Autant d’auditeurs que d’histoires\u202f: 1 point par auditeur (${standing.listeners}) et le bonus de la manche (${standing.bonus}).`
      : standing.kind === 'over'
        ? `Plus d’auditeurs que d’histoires (${standing.spare} de trop)\u202f: la manche ne rapporte rien ainsi. Il faut d’autres plis.`
        : standing.kind === 'under'
          ? `Moins d’auditeurs que d’histoires\u202f: 1 point par auditeur (${standing.listeners}), mais pas de bonus.`
          : 'Encore ni histoire ni auditeur\u202f: cela ne rapporte rien.',
  now: 'vaut',
  over: (spare) => `${spare} de trop`,
  overShort: (spare) => `${spare} de trop`,
  under: 'pas de bonus',
  underShort: 'trop peu',

  leads: 'entame',
  highest: 'en tête',
  takes: 'l’emporte',
  recruits: 'recrute',

  play: 'Jouer',
  recruit: 'Recruter',
  pickFirst: 'choisissez une carte',
  opens: (own) => `${card(own)} entame`,
  beats: (own, name) => `${card(own)} bat ${name}`,
  takesTrick: (own) => `${card(own)} prend le pli`,
  staysBelow: (own, name) => `${card(own)} reste sous ${name}`,
  leavesTo: (name) => `${name} prend le pli`,
  comes: (come, taken, told) =>
    come === 0 ? 'personne ne vient' : `${listeners(come)}\u202f: ${taken} pour ${count(told, '#\u00a0histoire', '#\u00a0histoires')}`,
  gesture: (gesture, says) => `${gesture}\u202f: ${says}.`,
  notLeading: 'pas en entamant',
  placeTaken: (names) => (names.length === 1 ? `${names[0]} recrute déjà` : `${list(names)} recrutent déjà`),
  follow: (name) => `il faut fournir du ${small(name)}`,
  trumpWith: (name) => `il faut couper au ${small(name)}`,
  onlyRecruit: 'ne peut que recruter',
  cannot: 'doit attendre',
  hinted: 'conseil',
  dropPlay: 'Jouer ici',
  dropRecruit: 'Recruter ici',

  told: (round) => `La ${ordinals[round - 1] ?? round} manche est racontée`,
  lastTold: 'La dernière manche est racontée',
  earns: (bonus) => phrase`Autant d’auditeurs que d’histoires\u202f: bonus du trickster ${strong(`${bonus}`)}.`,
  justRight: 'Compte juste.',
  noBonus: 'Pas de bonus.',
  tooMany: (spare) => `${spare === 1 ? 'Un' : spare} de trop\u202f: tous s’en vont.`,
  nothing: 'Rien raconté, rien gagné.',
  leave: 'partent',
  nextPays: (round, bonus) => phrase`À la manche ${round}, un compte juste rapporte ${strong(`${bonus}`)}.`,
  leadsNext: (name) => `${name} a remporté le dernier pli et entame.`,
  youLeadNext: 'Vous avez remporté le dernier pli et entamez.',
  bonus: (bonus) => `Bonus du trickster\u202f: ${bonus}`,
  raceTo: (points) => `Course à ${points} points.`,
  total: 'Total',
  goOn: 'Voir le résultat',

  look: 'Revoir',
  lookTitle: 'Regarder en arrière',
  lastTrick: 'Dernier pli',
  everyTrick: 'Plis de cette manche',
  wonBy: (name, you) => (you ? 'Remporté par vous' : `Remporté par ${name}`),
  noTrickYet: 'Aucun pli de cette manche n’est encore terminé.',
  left: 'Cartes encore en jeu',
  leftKey: 'Encadrées\u202f: dans votre main. Pâles\u202f: jouées.',
  inHand: 'dans votre main',
  stillOut: 'encore en jeu',
  gone: 'jouée',
  sheet: 'Feuille de score',
  round: (round) => `Manche ${round}`,
  player: 'Joueur',
  noRoundYet: 'Aucune manche n’est encore comptée.',
  open: 'Hors de cette manche',
  openShort: 'Hors jeu',
  stock: (left) => `Auditeurs en réserve\u202f: ${left}`,
  close: 'Fermer',

  cardsInHand: 'cartes en main',
  pointsSoFar: 'points',
  status: (round, rounds, trick, tricks) => `Manche ${round}/${rounds} · pli ${trick}/${tricks}`,
  statusRace: (round, race, trick, tricks) => `Manche ${round}, à ${race} · pli ${trick}/${tricks}`,
  statusTold: (round) => `Manche ${round} · décompte`,
  keys: [
    ['← →', 'parcourir la main\u202f; la rangée montre l’effet de la carte'],
    ['Entrée, P', 'jouer la carte'],
    ['E', 'recruter avec elle, tant qu’elle a le focus'],
    ['T', 'lire la rangée d’atout à voix haute'],
    ['W', 'pourquoi elle ne peut pas être jouée'],
    ['D', 'commencer la manche suivante'],
  ],
};
