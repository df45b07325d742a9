import { sentence, wordingIn } from '@tafelrunde/kernel';
import type { SuitName } from '../cards.ts';
import type { Row } from '../state.ts';
import { suitNames } from './names.ts';
import { bySuit, type Card, type Laid, type Words } from './words.ts';
import { tile } from '../tile.ts';
import { speak } from './speak.ts';

const { count, list, person, verb, yesNo } = wordingIn('en');
const suit = (name: SuitName): string => suitNames.en[name];
const suitBy = (name: unknown): string => suitNames.en[name as SuitName] ?? String(name);
const card = ({ suit: name, value }: Card): string => `${suit(name)} ${value}`;
const cardBy = (name: unknown, value: unknown): string => `${sentence(suitBy(name))} ${Number(value)}`;
const listeners = (n: number): string => (n === 0 ? 'no listener' : count(n, '# listener', '# listeners'));
const stories = (n: number): string => (n === 0 ? 'no story' : count(n, '# story', '# stories'));
const points = (n: number): string => count(n, '# point', '# points');
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const ordinal = (number: number): string => ordinals[number - 1] ?? `${number}th`;
const sets = (cards: readonly Card[]): string =>
  bySuit(cards)
    .map(({ suit: name, values }) => `${suit(name)} ${values.join(', ')}`)
    .join('; ');
const laid = (moves: readonly Laid[]): string =>
  moves.map(({ who, card: own, recruits }) => `${person(who)} ${card(own)}${recruits ? ' (recruits)' : ''}`).join(', ');

const scored = (row: Row): string => {
  if (row.listeners > row.stories) return `0 (${listeners(row.listeners)} for ${stories(row.stories)})`;
  return row.bonus > 0 ? `${row.points} (${row.listeners} + ${row.bonus})` : String(row.points);
};

const en: Words = {
  name: tile.words.en.name,
  tagline: 'Win stories and find each of them a listener: one too many, and all of them leave.',
  options: {
    zeroZeroBonus: {
      label: 'Bonus for nothing at all',
      hint: 'Does a round without listeners and without stories count as just right?',
      value: yesNo,
    },
    stock: {
      label: 'Listeners in stock',
      hint: 'The box has 36. They hardly ever run out.',
      value: (value) => (value === 'limited' ? '36 as in the box' : 'always enough'),
    },
    lookBack: {
      label: 'Looking back',
      hint: 'What you can look at again of the current round.',
      value: (value) =>
        value === 'last' ? 'the last trick' : value === 'left' ? 'the last trick and the cards still out' : 'every trick of the round',
    },
    race: {
      label: 'Points race',
      hint: 'Play until somebody has this many points, ten rounds at most.',
      value: (value) => (value === 0 ? 'no, three rounds' : `to ${value} points`),
    },
    first: {
      label: 'Who begins the rematch',
      hint: 'The seat after the one that began last time.',
      value: (value) => (value === 0 ? 'as usual' : `seat ${value}`),
    },
  },

  leadNow: (trump) => `Lead any card. ${sentence(suit(trump))} is trump.`,
  othersLead: (who) => `${verb(who, 'lead', 'leads')}.`,
  followNow(leader, led, duty, mayRecruit) {
    const begun = `${leader.you ? 'You' : leader.name} led ${suit(led)}.`;
    if (duty.kind === 'follow') return `${begun} ${mayRecruit ? 'Follow, or recruit.' : `Follow with a ${suit(duty.suit)}.`}`;
    const how = duty.kind === 'trump' ? `trump with a ${suit(duty.suit)}` : 'play any card';
    return `${begun} You have none: ${how}${mayRecruit ? ', or recruit' : ''}.`;
  },
  othersFollow: (who, mayRecruit) => `${verb(who, 'play', 'plays')} a card${mayRecruit ? (who.you ? ' or recruit' : ' or recruits') : ''}.`,
  dealNow: (round, bonus) => `Begin the ${ordinal(round)} round. Just right earns ${bonus}.`,
  othersDeal: (who, round) => `${verb(who, 'begin', 'begins')} the ${ordinal(round)} round.`,

  lead: (own) => `Lead ${card(own)}`,
  play: (own, highest) => `Play ${card(own)} (${highest ? 'goes highest' : 'stays below'})`,
  recruit: (own, n) => `Recruit with ${card(own)} (${listeners(n)})`,
  deal: (round) => `Begin the ${ordinal(round)} round`,

  laidOut: (suits) => `Trump cards from the left: ${list(suits.map(suit))}.`,
  round: ({ round, bonus }, leader, turnedUp, trump) =>
    `Round ${round}, just right earns ${bonus}. Turned up: ${list(turnedUp.map(card))}; ${suit(trump)} is trump. ${verb(leader, 'lead', 'leads')}.`,
  dealt: (who, cards) => `${verb(who, 'are', 'is')} dealt ${sets(cards)}.`,
  played(who, own, { way, highest }, led) {
    if (way === 'led') return `${verb(who, 'lead', 'leads')} ${card(own)}.`;
    if (way === 'followed')
      return `${verb(who, 'follow', 'follows')} with ${card(own)}${highest ? ` and ${who.you ? 'go' : 'goes'} highest` : ''}.`;
    const none = `${verb(who, 'have', 'has')} no ${suit(led)}`;
    if (way === 'discarded') return `${none} and no trump: ${card(own)}.`;
    return `${none} and ${who.you ? 'trump' : 'trumps'} with ${card(own)}${highest ? '' : ', but not high enough'}.`;
  },
  recruited: (who, own, n) =>
    `${verb(who, 'recruit', 'recruits')} with ${card(own)}: ${n === 0 ? 'nobody comes' : count(n, 'one listener comes', '# listeners come')}.`,
  trickWon: (who, story) => `${verb(who, 'win', 'wins')} the trick and now ${who.you ? 'have' : 'has'} ${stories(story)}.`,
  inspired: (who, n) => `${count(n, 'A listener', '# listeners')} of ${who.you ? 'yours' : who.name} ${count(n, 'is', 'are')} inspired.`,
  displayed: (cards) => `${sentence(list(cards.map(card)))} ${count(cards.length, 'joins', 'join')} the trump display.`,
  trumpChanged: (from, to) => `${sentence(suit(to))} is trump now, no longer ${suit(from)}.`,
  roundScored: (round, rows) =>
    `The ${ordinal(round)} round is over: ${rows.map(({ who, row }) => `${person(who)} ${scored(row)}`).join(', ')}.`,
  matchEnded: (ending) =>
    ending === 'rounds'
      ? 'The third round was the last.'
      : ending === 'race'
        ? 'The race is over: the target is reached.'
        : 'The race ends after ten rounds.',

  refusals: {
    'match-ended': () => 'The match is over.',
    'not-your-turn': () => 'It is not your turn: everybody acts once in each trick.',
    'unknown-action': () => 'You can only play a card or recruit with one.',
    'no-such-card': () => 'There is no such story card.',
    'deal-first': () => 'This round is over. Begin the next one.',
    'round-runs': () => 'The round is not over yet.',
    'not-in-hand': ({ suit: name, value }) => `You do not hold ${suitBy(name)} ${value}.`,
    'leader-recruits': () => 'Whoever leads cannot recruit: lead a card.',
    'recruiters-full': ({ places }) =>
      places === 1
        ? 'Somebody has already recruited in this trick: play a card.'
        : 'Two players have already recruited in this trick: play a card.',
    'must-follow': ({ suit: name, value, led }) => `${cardBy(name, value)} has to wait: you hold ${suitBy(led)} and must follow.`,
    'must-trump': ({ suit: name, value, led, trump }) =>
      `${cardBy(name, value)} has to wait: without ${suitBy(led)} you must trump, and you hold ${suitBy(trump)}.`,
  },

  ended(ending, best, count, tied) {
    const how = ending === 'raceCap' ? 'After ten rounds ' : '';
    const [first] = best;
    if (first === undefined) return 'Nobody wins.';
    const why = tied ? `${points(count)} and more listeners` : points(count);
    if (best.length > 1) return `${sentence(`${how}${list(best.map(person))}`)} share the victory with ${why}.`;
    return `${sentence(`${how}${first.you ? 'you win' : `${first.name} wins`}`)} with ${why}.`;
  },

  justRight: 'Just right, as things stand.',
  wantsStories: (n) => `I need ${count(n, 'one more story', '# more stories')}.`,
  wantsListeners: (n) => `I have room for ${count(n, 'one more listener', '# more listeners')}.`,

  where: (round, rounds, race, trick, tricks, bonus) =>
    `Round ${round}${race === 0 ? ` of ${rounds}` : `, race to ${race} points`}, trick ${trick} of ${tricks}. Just right earns ${bonus}.`,
  display: (columns, trump) =>
    `Trump display from the left: ${columns.map(({ suit: name, cards }) => `${suit(name)} ${cards}`).join(', ')}. ${sentence(suit(trump))} is trump.`,
  open: (cards) => `Out of this round: ${sets(cards)}.`,
  stock: (left) => `Listeners in stock: ${left}.`,
  standing: ({ who, points: sum, cards, stories: told, listeners: taken, worth }) =>
    `${verb(who, 'have', 'has')} ${points(sum)}, ${count(cards, '# card', '# cards')}, ${stories(told)}, ${listeners(taken)}; as things stand this round is worth ${points(worth)}.`,
  trick: (moves) => (moves.length === 0 ? 'The trick is still empty.' : `Trick: ${laid(moves)}.`),
  lastTrick: (moves, winner) => `Last trick: ${laid(moves)}; won by ${person(winner)}.`,
  left: (cards) => `Still in hands: ${sets(cards)}.`,
  hand: (cards) => (cards.length === 0 ? 'Your hand is empty.' : `Your hand: ${sets(cards)}.`),
};

export const texts = speak(en);
