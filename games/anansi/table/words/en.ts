import { phrase, sentence, strong, wordingIn } from '@tafelrunde/kernel';
import type { SuitName } from '../../cards.ts';
import { suitNames } from '../../texts/names.ts';
import type { Card, Standing, Words } from './shape.ts';

const { count, list } = wordingIn('en');
const suit = (name: SuitName): string => sentence(suitNames.en[name]);
const card = ({ suit: name, value }: Card): string => `${suit(name)}\u00a0${value}`;
const listeners = (n: number): string => (n === 0 ? 'no listeners' : count(n, '#\u00a0listener', '#\u00a0listeners'));
const stories = (n: number): string => (n === 0 ? 'no stories' : count(n, '#\u00a0story', '#\u00a0stories'));
const score = ({ cards, next, tied }: Standing): string => `${cards} to ${next}${tied.length > 0 ? ', further left' : ''}`;
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

export const en: Words = {
  table: 'Anansi, the table',
  you: 'You',
  here: 'you',
  others: 'The others, from your left',
  trick: 'The trick',
  hand: (cards) => `Your hand, ${count(cards, '#\u00a0card', '#\u00a0cards')}`,
  emptyHand: 'Your hand is empty',

  suit,
  card,
  cardInFull: (own) => `${card(own)}, ${listeners(own.heads)}`,

  trump: 'Trump',
  crown: 'trump',
  tiesGoLeft: 'ties go left',
  column: (name, cards, waiting, trump) =>
    `${suit(name)}: ${count(cards, '#\u00a0card', '#\u00a0cards')}${waiting > 0 ? `, ${waiting} more after this trick` : ''}${trump ? ', trump' : ''}`,
  stands: (lead) => {
    if (lead.tied.length === 2) return phrase`All three have ${lead.cards}: ${strong(suit(lead.suit))}, leftmost, is trump.`;
    if (lead.tied.length === 1)
      return phrase`${strong(suit(lead.suit))} and ${lead.tied.map(suit).join('')} have ${lead.cards} each: the one further left is trump.`;
    return phrase`${strong(suit(lead.suit))} is trump, ${lead.cards} to ${lead.next}.`;
  },
  stays: (lead) => phrase`After this trick ${strong(suit(lead.suit))} stays trump, ${score(lead)}.`,
  turns: (lead) => phrase`Next trick: ${strong(suit(lead.suit))}, ${score(lead)}.`,
  wouldStay: (lead) => phrase`If you recruit, ${strong(suit(lead.suit))} stays trump, ${score(lead)}.`,
  wouldTurn: (lead) => phrase`If you recruit, trump turns to ${strong(suit(lead.suit))}, ${score(lead)}.`,
  lastTrickOfRound: (trump) => phrase`Last trick of this round: ${strong(suit(trump))} stays trump whoever recruits.`,
  ghost: 'you',

  points: (points) => count(points, '#\u00a0pt', '#\u00a0pts'),
  cards: (cards) => count(cards, '#\u00a0card', '#\u00a0cards'),
  stories,
  listeners,
  storiesAndListeners: (told, taken) => `${stories(told)}, ${listeners(taken)}`,
  seat: (name, told, taken, worth, points) =>
    `${name}: ${stories(told)}, ${listeners(taken)}, worth ${worth} now; ${count(points, '#\u00a0point', '#\u00a0points')} before this round`,
  worthSays: (standing) =>
    standing.kind === 'exact'
      ? `As many listeners as stories: 1 point for each listener (${standing.listeners}) and the bonus of the round (${standing.bonus}).`
      : standing.kind === 'over'
        ? `${standing.spare === 1 ? '1 listener too many' : `${standing.spare} more listeners than stories`}: as it stands the round counts nothing. More tricks help.`
        : standing.kind === 'under'
          ? `Fewer listeners than stories: 1 point for each listener (${standing.listeners}), but no bonus.`
          : 'No story and no listener yet: that counts nothing.',
  now: 'now',
  over: (spare) => `${spare} too many`,
  overShort: (spare) => `${spare} over`,
  under: 'no bonus',
  underShort: 'short',

  leads: 'leads',
  highest: 'highest',
  takes: 'takes it',
  recruits: 'recruits',

  play: 'Play',
  recruit: 'Recruit',
  pickFirst: 'pick a card',
  opens: (own) => `${card(own)} opens`,
  beats: (own, name) => `${card(own)} beats ${name}`,
  takesTrick: (own) => `${card(own)} takes the trick`,
  staysBelow: (own, name) => `${card(own)} stays below ${name}`,
  leavesTo: (name) => `${name} takes the trick`,
  comes: (come, taken, told) =>
    come === 0 ? 'nobody comes' : `${listeners(come)}: ${taken} for ${count(told, '#\u00a0story', '#\u00a0stories')}`,
  gesture: (gesture, says) => `${gesture}: ${says}.`,
  notLeading: 'not when you lead',
  placeTaken: (names) => `${list(names)} already ${names.length === 1 ? 'recruits' : 'recruit'}`,
  follow: (name) => `you must follow ${suit(name)}`,
  trumpWith: (name) => `you must trump with ${suit(name)}`,
  onlyRecruit: 'can only recruit',
  cannot: 'has to wait',
  hinted: 'hint',
  dropPlay: 'Play here',
  dropRecruit: 'Recruit here',

  told: (round) => `The ${ordinals[round - 1] ?? round} round is told`,
  lastTold: 'The last round is told',
  earns: (bonus) => phrase`As many listeners as stories: trickster bonus ${strong(`${bonus}`)}.`,
  justRight: 'Just right.',
  noBonus: 'No bonus.',
  tooMany: (spare) => `${spare === 1 ? 'One' : spare} too many: all go home.`,
  nothing: 'Nothing told, nothing earned.',
  leave: 'leave',
  nextPays: (round, bonus) => phrase`In round ${round}, just right earns ${strong(`${bonus}`)}.`,
  leadsNext: (name) => `${name} won the last trick and leads.`,
  youLeadNext: 'You won the last trick and lead.',
  bonus: (bonus) => `Trickster bonus: ${bonus}`,
  raceTo: (points) => `Race to ${points} points.`,
  total: 'Total',
  goOn: 'To the result',

  look: 'Look back',
  lookTitle: 'Looking back',
  lastTrick: 'Last trick',
  everyTrick: 'Tricks of this round',
  wonBy: (name, you) => (you ? 'You took it' : `${name} took it`),
  noTrickYet: 'No trick of this round has been finished yet.',
  left: 'Cards still in play',
  leftKey: 'Framed: in your hand. Pale: gone.',
  inHand: 'in your hand',
  stillOut: 'still out',
  gone: 'gone',
  sheet: 'Score sheet',
  round: (round) => `Round ${round}`,
  player: 'Player',
  noRoundYet: 'No round has been scored yet.',
  open: 'Out of this round',
  openShort: 'Out',
  stock: (left) => `Listeners in stock: ${left}`,
  close: 'Close',

  cardsInHand: 'cards in hand',
  pointsSoFar: 'points',
  status: (round, rounds, trick, tricks) => `Round ${round}/${rounds} · trick ${trick}/${tricks}`,
  statusRace: (round, race, trick, tricks) => `Round ${round}, to ${race} · trick ${trick}/${tricks}`,
  statusTold: (round) => `Round ${round} · scores`,
  keys: [
    ['← →', 'through the hand; the display shows what the card would do'],
    ['Enter, P', 'play the card'],
    ['E', 'recruit with it, while it has the focus'],
    ['T', 'read the trump display aloud'],
    ['W', 'why it cannot be played'],
    ['D', 'begin the next round'],
  ],
};
