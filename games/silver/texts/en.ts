import { type Params, sentence, whenAsked, type Who, wordingIn } from '@tafelrunde/kernel';
import { BEHOLDER, EXPOSER, REVEALER, ROBBER, WITCH } from '../cards.ts';
import { NONE, type Row } from '../state.ts';
import { characterNames, characterOf } from './names.ts';
import type { LyingWords, Spot, Whose, Words } from './words.ts';
import { tile } from '../tile.ts';
import { speak } from './speak.ts';

const { count, list, person, verb, yesNo } = wordingIn('en');
const name = (card: number): string => characterNames.en[characterOf(card)];
/** A card by number and name: “9 Seer”. */
const card = (number: number): string => `${number} ${name(number)}`;
/** In a question, where “take 7 Beholder” would be no sentence. */
const the = (number: number): string => `the ${number} (${name(number)})`;
/** What the ability asks for. */
const targets: Readonly<Record<number, string>> = {
  5: 'choose one of your cards to turn up',
  6: 'choose any card to turn up',
  7: 'choose one of your cards to look at',
  8: 'choose somebody else’s card to look at',
  9: 'choose any card to look at',
};
const cards = (n: number): string => count(n, '# card', '# cards');
const points = (n: number): string => count(n, '# penalty point', '# penalty points');
const named = (numbers: readonly number[]): string => list(numbers.map(card));
const their = (who: Who): string => (who.you ? 'your' : 'their');
const of = (who: Who): string => (who.you ? 'your' : `${who.name}’s`);
const endings = new Map([
  ['one', 'st'],
  ['two', 'nd'],
  ['few', 'rd'],
]);
const rule = whenAsked(() => new Intl.PluralRules('en', { type: 'ordinal' }));
const nth = (number: number): string => `${number}${endings.get(rule().select(number)) ?? 'th'}`;
const whose = (owner: Whose): string => (owner.own ? 'your' : `player ${owner.player}’s`);
/** “your 2nd card”, with the face where the reader knows it. */
const spot = ({ at, card: number }: Spot): string => `${nth(at)} card${number === NONE ? '' : ` (${card(number)})`}`;
const numberOf = (params: Params): string => (typeof params.card === 'number' && params.card >= 0 ? card(params.card) : 'this card');

const lying = ({ at, card: number, up, looked, amulet, shielded, pushed }: LyingWords): string => {
  const face = up ? card(number) : number === NONE ? 'face down' : `face down, you saw ${card(number)}`;
  const marks = [
    looked && !up && number === NONE ? 'you have looked at it' : '',
    amulet ? 'under the amulet' : '',
    shielded ? 'shielded' : '',
    pushed ? 'pushed up' : '',
  ];
  return [`${at}: ${face}`, ...marks.filter((mark) => mark !== '')].join(', ');
};

const scored = (row: Row): string => {
  if (row.won) return `0 (called with ${row.sum}: the lowest total, and the amulet)`;
  return row.called ? `${row.points} (called with ${row.sum}, plus 10)` : String(row.points);
};

const en: Words = {
  name: tile.words.en.name,
  tagline: 'Chase the werewolves out of a village you have hardly seen: fewest penalty points after four rounds wins.',
  options: {
    memoryAid: {
      label: 'Memory aid',
      hint: 'What you keep seeing of cards you have looked at: nothing, only which ones they were, or their numbers too. The setting applies to everybody.',
      value: (value) => (value === 'off' ? 'off' : value === 'gentle' ? 'gentle: which cards' : 'full: numbers too'),
    },
    startPlayer: {
      label: 'Start player',
      hint: 'Who begins the first round? After that, whoever scored the fewest penalty points in the last round.',
      value: (value) => (value === 'age' ? 'the youngest' : 'drawn by lot'),
    },
    ages: {
      label: 'Order of ages',
      hint: 'Seat numbers from youngest to oldest, such as 312; 0 means drawn by lot. It also decides who begins after a tie.',
      value: (value) => (value === 0 ? 'drawn by lot' : `seats ${String(value).split('').join(', ')}`),
    },
    openCards: {
      label: 'Open cards of the Squires',
      hint: 'When the draw pile is empty, does the round go on while open cards are left beside it?',
      value: (value) => (value === 'count' ? 'count as part of the draw pile' : 'do not count'),
    },
    witchDeclines: {
      label: 'Witch may put the card back',
      hint: 'After looking at the top card with the Witch, may you decline to exchange it?',
      value: yesNo,
    },
    amuletStays: { label: 'The amulet stays', hint: 'Does its owner keep the amulet if nobody wins it in a round?', value: yesNo },
    rascalDeclines: { label: 'Rascal is optional', hint: 'May you draw a single card even with a face-up Rascal?', value: yesNo },
    freshAbilities: {
      label: 'New face-up cards work at once',
      hint: 'May an Empath or Bodyguard be used in the very turn in which it was turned up, or came face up into the village?',
      value: yesNo,
    },
    turnCap: {
      label: 'Most turns in a round',
      hint: 'After this many turns each, the round ends as if the draw pile were used up.',
      value: (value) => `${value} each`,
    },
    first: {
      label: 'Who begins the rematch',
      hint: 'The seat after the one that began last time.',
      value: (value) => (value === 0 ? 'as usual' : `seat ${value}`),
    },
  },

  asks: {
    peek: ({ looks }) => (looks === 2 ? 'Look at two of your cards. Choose the first.' : 'Choose the second card to look at.'),
    look: () => 'Look at it, remember it, and close it again.',
    turn: ({ last, callable, discard }) =>
      `${last ? 'Your last turn: draw a card' : 'Draw a card'}${
        discard === NONE ? '' : `,${callable ? '' : ' or'} take ${the(discard)} from the discard pile`
      }${callable ? ', or call the reckoning.' : '.'}`,
    keep: () => 'Rascal: keep one of the cards you drew. The others go back on top.',
    decide: ({ card: number, drops }) =>
      `You drew ${the(number)}. ${
        drops === 'works'
          ? 'Use it, discard it,'
          : drops === 'idle'
            ? 'Right now there is nothing for it to choose: discard it'
            : 'Discard it,'
      } or swap it in.`,
    exchange: ({ card: number }) => `Swap in ${the(number)}: choose the card or cards you give up for it.`,
    announce: ({ pushed }) =>
      pushed === 1 ? 'Exchange it, or choose more cards with the same number.' : `Do these ${pushed} show the same number? Turn them over.`,
    place: () => 'They match. Where does the new card go?',
    add: () => 'They do not match: all of them stay, face up. At which end do you add the new card?',
    extra: () => 'And a penalty card. At which end?',
    target: ({ ability }) => `${name(ability)}: ${targets[ability] ?? 'choose a card'}, or decline.`,
    again: () => 'Beholder: look at a second card, or decline.',
    dig: () => 'Master: which card from the discard pile do you swap in?',
    witch: ({ card: number }) => `Witch: the top card is ${the(number)}. Which card do you exchange it for?`,
    rob: () => 'Robber: choose a card from another village.',
    give: () => 'Robber: which of your cards do you give in return?',
    end: () => 'Would you like to use the amulet, an Empath or a Bodyguard? Otherwise end your turn.',
    deal: ({ round }) => `You begin round ${round}. Deal as soon as everybody has seen the reckoning.`,
  },
  asksOther: {
    peek: (who) => `${who.name} is choosing a card to look at.`,
    look: (who) => `${who.name} is looking at a card.`,
    turn: (who, { last }) => `It is ${who.name}’s ${last ? 'last turn' : 'turn'}.`,
    keep: (who) => `${who.name} is choosing one of the Rascal’s cards.`,
    decide: (who) => `${who.name} has drawn a card and is thinking.`,
    exchange: (who, { card: number }) => `${who.name} is swapping in ${card(number)}.`,
    announce: (who, { pushed }) => `${who.name} has pushed up ${cards(pushed)}.`,
    place: (who) => `${who.name} had a match and is placing the new card.`,
    add: (who) => `${who.name} had no match and must add the new card.`,
    extra: (who) => `${who.name} must add a penalty card.`,
    target: (who, { ability }) => `${who.name} is using the ${name(ability)}.`,
    again: (who) => `${who.name} may look at a second card.`,
    dig: (who) => `${who.name} is searching the discard pile.`,
    witch: (who) => `${who.name} has seen the top card and must exchange it.`,
    rob: (who) => `${who.name} is choosing a card to rob.`,
    give: (who) => `${who.name} is choosing a card to give in return.`,
    end: (who) => `${who.name} can still use something.`,
    deal: (who, { round }) => `${who.name} begins round ${round}.`,
  },

  look: (own) => `Look at your ${spot(own)}`,
  seen: 'Seen, close it',
  draw: (n, left) => (n === 1 ? `Draw (${left} left)` : `Draw ${n} and keep one (${left} left)`),
  drawOne: 'Draw a single card',
  pick: (number) => `Draw the open ${card(number)}`,
  take: (number) => `Take ${card(number)} from the discard pile`,
  call: 'Call the reckoning',
  keep: (number, at) => (number === NONE ? `Keep the ${nth(at)} card` : `Keep ${card(number)} (${nth(at)} from the top)`),
  discard: (number) => `Discard ${card(number)} without using it`,
  use: (number) => `Discard ${card(number)} and use it`,
  push: (own) => `Push up your ${spot(own)}`,
  turnOver: (pushed) => (pushed === 1 ? 'Exchange it' : `Turn over ${cards(pushed)}`),
  place: (at) => `In the ${nth(at)} place`,
  add: (side, penalty) => `Add the ${penalty ? 'penalty' : 'new'} card at the ${side} end`,
  choose(ability, owner, chosen) {
    const where = `${whose(owner)} ${spot(chosen)}`;
    if (ability === EXPOSER || ability === REVEALER) return `Turn up ${where}`;
    if (ability === WITCH) return `Exchange it for ${where}`;
    return ability === ROBBER ? `Rob ${where}` : `Look at ${where}`;
  },
  give: (own) => `Give your ${spot(own)} in return`,
  dig: (number) => `Take ${card(number)} out of the discard pile`,
  putBack: 'Put it back on top',
  forgo: (again) => (again ? 'Look at no other card' : 'Decline'),
  amulet: (own) => `Place the amulet on your ${spot(own)}`,
  empath: (own) => `Empath: look at your ${spot(own)}`,
  guard: (by, own) => `Bodyguard (${nth(by)} card): shield your ${spot(own)}`,
  end: 'End the turn',
  deal: (round) => `Deal round ${round}`,

  round: ({ round, tie, card: number }, first, owner) =>
    `Round ${round}. ${card(number)} lies on the discard pile. ${verb(first, 'begin', 'begins')}${tie ? ' (the younger of those tied)' : ''}.${
      owner === undefined ? '' : ` ${verb(owner, 'have', 'has')} the amulet.`
    }`,
  turn: (who, last) => (last ? `${verb(who, 'have', 'has')} one last turn.` : undefined),
  looks: (who, owner, at) => `${verb(who, 'look', 'looks')} at ${who.name === owner.name ? their(who) : of(owner)} ${nth(at)} card.`,
  saw: (number, owner, at) => `It is ${card(number)} (${of(owner)} ${nth(at)} card).`,
  drew: (who, n, left) => `${verb(who, 'draw', 'draws')} ${count(n, 'a card', '# cards')}; ${left} left.`,
  drawn: (who, numbers) => `${who.you ? 'For your eyes only' : `For ${who.name} only`}: ${named(numbers)}.`,
  kept: (who, at, count) =>
    `${verb(who, 'keep', 'keeps')} the ${nth(at)} of ${count} and ${who.you ? 'put' : 'puts'} the rest back on top.`,
  picked: (who, number) => `${verb(who, 'draw', 'draws')} the open ${card(number)}.`,
  took: (who, number) => `${verb(who, 'take', 'takes')} ${card(number)} from the discard pile.`,
  called: (who, count) => `${verb(who, 'call', 'calls')} the reckoning with ${cards(count)}! Everybody else has one last turn.`,
  discarded: (who, number, used) =>
    `${verb(who, 'discard', 'discards')} ${card(number)}${used ? ` and ${who.you ? 'use' : 'uses'} it` : ''}.`,
  exchanged: (who, at, left, number) =>
    `${verb(who, 'exchange', 'exchanges')} ${their(who)} ${nth(at)} card: ${card(left)} goes to the discard pile, ${number === NONE ? 'a face-down card' : card(number)} takes its place.`,
  matched: (who, numbers) => `${verb(who, 'turn', 'turns')} over ${named(numbers)}: a match.`,
  mismatched: (who, numbers, penalty) =>
    `${verb(who, 'turn', 'turns')} over ${named(numbers)}: no match. All of them stay, face up, and ${penalty ? 'two more cards' : 'one more card'} must be added.`,
  placed: (who, at, number, size) =>
    `${number === NONE ? 'The new card' : sentence(card(number))} is now ${of(who)} ${nth(at)} of ${cards(size)}.`,
  added: (who, side, number, penalty) =>
    `${verb(who, 'add', 'adds')} ${penalty ? 'a penalty card' : number === NONE ? 'the new card' : card(number)} at the ${side} end.`,
  turnedUp: (who, owner, at, number) =>
    `${verb(who, 'turn', 'turns')} up ${who.name === owner.name ? their(who) : of(owner)} ${nth(at)} card: ${card(number)}.`,
  dug: (who, number) => `${verb(who, 'take', 'takes')} ${card(number)} out of the discard pile.`,
  scried: (who) => `${verb(who, 'look', 'looks')} at the top card of the draw pile.`,
  bewitched: (who, owner, at, left) =>
    `${verb(who, 'exchange', 'exchanges')} it for ${of(owner)} ${nth(at)} card: ${card(left)} goes to the discard pile.`,
  returned: (who) => `${verb(who, 'put', 'puts')} it back on top.`,
  robbed: (who, owner, { at, own, gets, gives }) =>
    `${verb(who, 'swap', 'swaps')} ${their(who)} ${nth(own)} card${gives === NONE ? '' : ` (${card(gives)})`} for ${of(owner)} ${nth(at)}${
      gets === NONE ? '' : ` (${card(gets)})`
    }.`,
  forwent: (who, ability) =>
    `${name(ability)}: ${verb(who, 'decline', 'declines')}${ability === BEHOLDER ? ' to look at another card' : ''}.`,
  amuletPlaced: (who, at) => `${verb(who, 'place', 'places')} the amulet on ${their(who)} ${nth(at)} card.`,
  guarded: (who, _by, at) => `${who.you ? 'Your' : `${who.name}’s`} Bodyguard now shields the ${nth(at)} card.`,
  opened: (number) => `${sentence(card(number))} now lies open beside the draw pile.`,
  roundEnded: (round, why) => {
    const reason = {
      call: 'everybody has had their last turn',
      pile: 'the draw pile is used up',
      villagers: 'both Villagers lie face up',
      cap: 'the limit of turns is reached',
    }[why];
    return `Round ${round} ends: ${reason}. All cards are turned up.`;
  },
  scored: (round, rows) => `Penalty points in round ${round}: ${rows.map(({ who, row }) => `${person(who)} ${scored(row)}`).join('; ')}.`,
  matchEnded: (decision) =>
    decision === 'lowest'
      ? 'All four rounds have been played: the lowest total wins.'
      : decision === 'amulet'
        ? 'All four rounds have been played. It is a tie: the amulet decides.'
        : 'All four rounds have been played. It is a tie.',

  refusals: {
    'match-ended': () => 'The match is over.',
    'bad-ages': ({ ages, seats }) =>
      `${ages} does not work as an order of ages: name each of the ${seats} seats once, such as 312 with three players.`,
    'not-your-turn': () => 'It is not your turn.',
    'unknown-action': () => 'There is no such move.',
    'no-such-card': () => 'There is no card in that place.',
    'deal-first': () => 'This round is over. Deal the next one.',
    'round-runs': () => 'The round is not over yet.',
    'looked-enough': () => 'You have already looked at your two cards.',
    'looked-already': () => 'You have looked at that one already: choose another.',
    'look-later': () => 'One card after the other.',
    'look-first': () => 'First everybody looks at two of their own cards.',
    'look-open': () => 'You are still looking at a card: close it first.',
    'no-look': () => 'You are not looking at a card right now.',
    'one-action': () => 'You have already taken your action this turn.',
    'turn-first': () => 'First draw, take or call.',
    'pile-empty': () => 'The draw pile is empty.',
    'no-rascal': () => 'No Rascal of yours lies face up.',
    'single-anyway': () => 'Only one card is left in the draw pile: just draw it.',
    'no-open-card': () => 'There is no such open card beside the draw pile.',
    'discard-empty': () => 'The discard pile is empty.',
    'nothing-to-exchange': () => 'Your only card lies under the amulet: there is nothing to exchange.',
    'must-move-in': () => 'A card taken from the discard pile must be swapped in.',
    'too-many-to-call': ({ cards: count }) => `You have ${count} cards. You can call with four or fewer.`,
    'already-called': () => 'The reckoning has already been called: only once in a round.',
    'call-after-ability': () => 'You have used an ability this turn: you cannot call until your next one.',
    'amulet-and-call': () => 'You cannot place the amulet and call in the same turn.',
    'ability-and-call': () => 'You cannot use an ability in the turn in which you call.',
    'decide-first': () => 'First decide what to do with the card you drew.',
    'keep-first': () => 'The Rascal lets you draw more cards: keep one of them.',
    'nothing-to-end': () => 'The turn ends by itself.',
    'not-now': () => 'You can do that only at the beginning of your turn, with a drawn card in hand, or afterwards.',
    'discard-no-ability': () => 'You cannot use the ability of a card from the discard pile.',
    'no-ability': (params) => `${sentence(numberOf(params))} has no ability to use when it is discarded.`,
    'no-target': (params) => `There is nothing to choose for ${numberOf(params)} at the moment.`,
    'choose-first': () => 'Make your choice first.',
    'witch-must': () => 'Having looked with the Witch, you must exchange the card.',
    'no-choice-now': () => 'There is nothing to choose now.',
    'under-amulet': () => 'It lies under the amulet: nobody may touch it, not even its owner.',
    shielded: () => 'A Bodyguard shields it.',
    'face-up': () => 'It is already face up.',
    'own-card': () => 'Choose a card from another village.',
    'others-card': () => 'Choose one of your own cards.',
    'witch-own': () => 'In your own village, push up the card or cards you give up for it.',
    'robber-own': () => 'You can rob only another village.',
    'same-card': () => 'You have just looked at that one: choose another.',
    'not-in-discard': () => 'That number is not in the discard pile, or it is the Master you have just discarded.',
    'no-empath': () => 'No Empath of yours lies face up.',
    'no-bodyguard': () => 'No Bodyguard of yours lies face up there.',
    'bodyguard-itself': () => 'It shields itself anyway: choose another card.',
    'bodyguard-used': () => 'You have already posted this Bodyguard this turn.',
    'guarded-already': () => 'It already shields that card.',
    'empath-used': () => 'You have already used your Empath this turn.',
    'at-rest': () =>
      'You have already used this card this turn, or it came face up in your village only now: you can use it on your next turn.',
    'amulet-announced': () => 'The card under the amulet cannot be exchanged, not even by you.',
    'pushed-already': () => 'That card is already pushed up.',
    'nothing-pushed': () => 'First push up what you want to exchange.',
    'turn-over-first': () => 'You have pushed up cards: turn them over.',
    'not-a-gap': () => 'The new card goes where one of the exchanged cards lay.',
    'place-first': () => 'First choose where the new card goes.',
    'add-first': () => 'First add the card at one end.',
    'nothing-to-add': () => 'There is nothing to add.',
    'no-amulet': () => 'You do not have the amulet.',
    'amulet-placed': () => 'The amulet is placed once in a round and then stays where it is.',
  },

  ended(decision, best, count) {
    const [first] = best;
    if (first === undefined) return 'Nobody wins.';
    if (best.length > 1) return `${sentence(list(best.map(person)))} share the victory with ${points(count)} each.`;
    return `${verb(first, 'win', 'wins')} with ${points(count)}${decision === 'amulet' ? ' and the amulet' : ''}.`;
  },

  orders: { 'end-turn': { what: 'End my turns at once', until: 'until the round ends or somebody calls' } },
  says: {},

  where: (round, rounds, pile, last) => `Round ${round} of ${rounds}, ${cards(pile)} in the draw pile.${last ? ' Last turns.' : ''}`,
  discardPile: (top, count) => (top === NONE ? 'The discard pile is empty.' : `Discard pile: ${cards(count)}, ${card(top)} on top.`),
  openCards: (numbers) => `Open beside the draw pile: ${named(numbers)}.`,
  amuletInTheMiddle: 'The amulet lies in the middle.',
  standing: ({ who, points: count, cards, amulet, called, last }) =>
    `${who.you ? 'You' : who.name} (${[points(count), amulet ? 'amulet' : '', called ? 'called' : '', last ? 'last turn' : '']
      .filter((mark) => mark !== '')
      .join(', ')}): ${cards.map(lying).join('; ')}.`,
  inHand: (who, number) => `${verb(who, 'hold', 'holds')} ${number === NONE ? 'a face-down card' : card(number)}.`,
  drawnCards: (numbers) => `Drawn, from the top: ${numbers.map((number) => (number === NONE ? 'face down' : card(number))).join(', ')}.`,
};

export const texts = speak(en);
