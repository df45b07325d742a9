import type { OptionValue, Params } from '@tafelrunde/kernel';
import { BEHOLDER, EXPOSER, REVEALER, ROBBER, WITCH } from '../cards.ts';
import { NONE, type Row } from '../state.ts';
import { characterNames, characterOf } from './names.ts';
import { type HouseWords, type Spot, sentence, type Who, type Whose, type Words } from './words.ts';

const name = (card: number): string => characterNames.en[characterOf(card)];
/** A card by number and name: “9 Seer”. */
const card = (number: number): string => `${number} ${name(number)}`;
const some = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;
const cards = (count: number): string => some(count, 'card', 'cards');
const points = (count: number): string => some(count, 'point', 'points');
const list = new Intl.ListFormat('en', { type: 'conjunction' });
const named = (numbers: readonly number[]): string => list.format(numbers.map(card));
const verb = (who: Who, you: string, other: string): string => (who.you ? `You ${you}` : `${who.name} ${other}`);
const object = (who: Who): string => (who.you ? 'you' : who.name);
const their = (who: Who): string => (who.you ? 'your' : 'their');
const of = (who: Who): string => (who.you ? 'your' : `${who.name}’s`);
const yesNo = (value: OptionValue): string => (value === true ? 'yes' : 'no');
const endings = new Map([
  ['one', 'st'],
  ['two', 'nd'],
  ['few', 'rd'],
]);
const rule = new Intl.PluralRules('en', { type: 'ordinal' });
const nth = (number: number): string => `${number}${endings.get(rule.select(number)) ?? 'th'}`;
const whose = (owner: Whose): string => (owner.own ? 'your' : `player ${owner.player}’s`);
/** “your 2nd card”, with the face where the reader knows it. */
const spot = ({ at, card: number }: Spot): string => `${nth(at)} card${number === NONE ? '' : ` (${card(number)})`}`;
const numberOf = (params: Params): string => (typeof params.card === 'number' && params.card >= 0 ? card(params.card) : 'this card');

const house = ({ at, card: number, up, looked, amulet, shielded, pushed }: HouseWords): string => {
  const face = up ? card(number) : number === NONE ? 'dark' : `dark, you saw ${card(number)}`;
  const marks = [
    looked && !up && number === NONE ? 'you have looked' : '',
    amulet ? 'under the amulet' : '',
    shielded ? 'shielded' : '',
    pushed ? 'pushed up' : '',
  ];
  return [`${at}: ${face}`, ...marks.filter((mark) => mark !== '')].join(', ');
};

const scored = (row: Row): string => {
  if (row.won) return `0 (called with ${row.sum}: lowest, and the amulet)`;
  return row.called ? `${row.points} (called with ${row.sum}, plus 10)` : String(row.points);
};

export const en: Words = {
  name: 'Silver Amulet',
  tagline: 'Chase the werewolves out of a village you have hardly seen: the fewest points after four rounds win.',
  options: {
    memoryAid: {
      label: 'Memory aid',
      hint: 'What the page keeps of the cards you have seen. Everybody at the table plays with the same setting.',
      value: (value) => (value === 'off' ? 'nothing' : value === 'gentle' ? 'where I looked' : 'what I saw'),
    },
    startPlayer: {
      label: 'First start player',
      hint: 'Who begins the first round; later it is whoever had the fewest points.',
      value: (value) => (value === 'age' ? 'the youngest' : 'by lot'),
    },
    ages: {
      label: 'Order of ages',
      hint: 'Seat numbers from the youngest to the oldest, such as 312; 0 draws lots. It also breaks ties for the start.',
      value: (value) => (value === 0 ? 'by lot' : `seats ${String(value).split('').join(', ')}`),
    },
    openCards: {
      label: 'Open cards of the Squires',
      hint: 'Whether a round goes on while open cards are left though the draw pile is empty.',
      value: (value) => (value === 'count' ? 'count as draw pile' : 'do not count'),
    },
    witchDeclines: {
      label: 'Witch may put the card back',
      hint: 'Whether whoever looked with the Witch may decline to exchange.',
      value: yesNo,
    },
    amuletStays: { label: 'The amulet stays', hint: 'Whether an amulet that nobody wins stays with its owner.', value: yesNo },
    rascalDeclines: { label: 'Rascal is optional', hint: 'Whether one may draw a single card in spite of a face-up Rascal.', value: yesNo },
    freshAbilities: {
      label: 'New face-up cards work at once',
      hint: 'Whether an Empath or Bodyguard that came to lie face up in this turn can be used in it.',
      value: yesNo,
    },
    turnCap: {
      label: 'Turns per round at most',
      hint: 'House rule: after so many turns each, the round ends as if the draw pile were used up.',
      value: (value) => `${value} each`,
    },
  },

  asks: {
    peek: ({ looks }) => (looks === 2 ? 'Choose one of your cards to look at. You may look at two.' : 'Choose the second card to look at.'),
    look: () => 'Look, remember, and close it again.',
    turn: ({ last, callable, discard }) =>
      `${last ? 'The last time: draw' : 'Draw'}${discard === NONE ? '' : `, or take ${card(discard)}`}${callable ? ', or call.' : '.'}`,
    keep: () => 'Rascal: keep one of the cards you drew. The others go back on top.',
    decide: ({ card: number }) => `You drew ${card(number)}. Lay it down, or let it move in.`,
    exchange: ({ card: number }) => `${card(number)} must move in: push up the card or cards it replaces.`,
    announce: ({ pushed }) =>
      pushed === 1 ? 'Turn it over, or push up more cards of the same number.' : `Do these ${pushed} show the same number? Turn them over.`,
    place: () => 'They match. Where shall the new card lie?',
    add: () => 'They do not match: all stay, face up. At which end shall the new card be added?',
    extra: () => 'And one unseen card more. At which end?',
    target: ({ ability }) => `${name(ability)}: choose a card, or nothing.`,
    again: () => 'Beholder: look at a second card, or leave it.',
    dig: () => 'Master: which card of the discard pile shall move in?',
    witch: ({ card: number }) => `Witch: the top card is ${card(number)}. Into which village, for which card?`,
    rob: () => 'Robber: choose a card of another village.',
    give: () => 'Robber: which of your cards do you leave for it?',
    end: () => 'Amulet, Empath or Bodyguard? Else end it.',
    deal: ({ round }) => `You begin round ${round}. Deal when everybody has seen the reckoning.`,
  },
  asksOther: {
    peek: (who) => `${who.name} chooses a card to look at.`,
    look: (who) => `${who.name} looks at a card.`,
    turn: (who, { last }) => `${who.name} has ${last ? 'the last turn' : 'the turn'}.`,
    keep: (who) => `${who.name} keeps one of the Rascal’s cards.`,
    decide: (who) => `${who.name} has drawn a card and decides.`,
    exchange: (who, { card: number }) => `${who.name} moves ${card(number)} in.`,
    announce: (who, { pushed }) => `${who.name} has pushed up ${cards(pushed)}.`,
    place: (who) => `${who.name} has matched and places the new card.`,
    add: (who) => `${who.name} did not match and adds the new card.`,
    extra: (who) => `${who.name} adds a penalty card.`,
    target: (who, { ability }) => `${who.name} uses the ${name(ability)}.`,
    again: (who) => `${who.name} may look at a second card.`,
    dig: (who) => `${who.name} searches the discard pile.`,
    witch: (who) => `${who.name} has seen the top card and chooses a village.`,
    rob: (who) => `${who.name} looks for something to rob.`,
    give: (who) => `${who.name} chooses what to leave for it.`,
    end: (who) => `${who.name} may still use a card.`,
    deal: (who, { round }) => `${who.name} begins round ${round}.`,
  },

  look: (own) => `Look at your ${spot(own)}`,
  seen: 'Seen: close it',
  draw: (count, left) => (count === 1 ? `Draw (${left} left)` : `Draw ${count} and keep one (${left} left)`),
  drawOne: 'Draw a single card',
  pick: (number) => `Draw the open ${card(number)}`,
  take: (number) => `Take ${card(number)} from the discard pile`,
  call: 'Call',
  keep: (number, at) => (number === NONE ? `Keep the ${nth(at)} card` : `Keep ${card(number)} (${nth(at)} from the top)`),
  discard: (number) => `Lay down ${card(number)} unused`,
  use: (number) => `Lay down ${card(number)} and use it`,
  push: (own) => `Push up your ${spot(own)}`,
  turnOver: (pushed) => (pushed === 1 ? 'Exchange it' : `Turn over ${cards(pushed)}`),
  place: (at) => `Into the ${nth(at)} place`,
  add: (side, penalty) => `Add the ${penalty ? 'penalty' : 'new'} card at the ${side} end`,
  choose(ability, owner, chosen) {
    const where = `${whose(owner)} ${spot(chosen)}`;
    if (ability === EXPOSER || ability === REVEALER) return `Turn up ${where}`;
    if (ability === WITCH) return `Move it in for ${where}`;
    return ability === ROBBER ? `Rob ${where}` : `Look at ${where}`;
  },
  give: (own) => `Leave your ${spot(own)}`,
  dig: (number) => `Take ${card(number)} out of the discard pile`,
  putBack: 'Put it back on top',
  forgo: (again) => (again ? 'Look at no more' : 'Choose nothing'),
  amulet: (own) => `Place the amulet on your ${spot(own)}`,
  empath: (own) => `Empath: look at your ${spot(own)}`,
  guard: (by, own) => `Bodyguard (${nth(by)} card): shield your ${spot(own)}`,
  end: 'End the turn',
  deal: (round) => `Deal round ${round}`,

  round: ({ round, tie, card: number }, first, owner) =>
    `Round ${round}. ${card(number)} lies on the discard pile. ${verb(first, 'begin', 'begins')}${tie ? ', being the younger' : ''}.${
      owner === undefined ? '' : ` ${verb(owner, 'have', 'has')} the amulet.`
    }`,
  turn: (who, last) => (last ? `${verb(who, 'have', 'has')} one last turn.` : undefined),
  looks: (who, owner, at) => `${verb(who, 'look', 'looks')} at ${who.name === owner.name ? their(who) : of(owner)} ${nth(at)} card.`,
  saw: (number, owner, at) => `It is ${card(number)} (${of(owner)} ${nth(at)} card).`,
  drew: (who, count, left) => `${verb(who, 'draw', 'draws')} ${count === 1 ? 'a card' : cards(count)}; ${left} left.`,
  drawn: (numbers) => `Only you see: ${named(numbers)}.`,
  kept: (who, at, count) =>
    `${verb(who, 'keep', 'keeps')} the ${nth(at)} of ${count} and ${who.you ? 'put' : 'puts'} the rest back on top.`,
  picked: (who, number) => `${verb(who, 'draw', 'draws')} the open ${card(number)}.`,
  took: (who, number) => `${verb(who, 'take', 'takes')} ${card(number)} from the discard pile.`,
  called: (who, count) => `${verb(who, 'call', 'calls')} with ${cards(count)}! Everybody else has one last turn.`,
  discarded: (who, number, used) => `${verb(who, 'lay', 'lays')} down ${card(number)}${used ? ` and ${who.you ? 'use' : 'uses'} it` : ''}.`,
  exchanged: (who, at, left, number) =>
    `${verb(who, 'exchange', 'exchanges')} ${their(who)} ${nth(at)} card: ${card(left)} goes, ${number === NONE ? 'a dark card' : card(number)} moves in.`,
  matched: (who, numbers) => `${verb(who, 'turn', 'turns')} over ${named(numbers)}: a match.`,
  mismatched: (who, numbers, penalty) =>
    `${verb(who, 'turn', 'turns')} over ${named(numbers)}: no match. All stay face up, ${penalty ? 'two cards more' : 'one card more'}.`,
  placed: (who, at, number, size) =>
    `${number === NONE ? 'The new card' : sentence(card(number))} now is ${their(who)} ${nth(at)} of ${cards(size)}.`,
  added: (who, side, number, penalty) =>
    `${verb(who, 'add', 'adds')} ${penalty ? 'an unseen card' : number === NONE ? 'the new card' : card(number)} at the ${side} end.`,
  turnedUp: (who, owner, at, number) =>
    `${verb(who, 'turn', 'turns')} up ${who.name === owner.name ? their(who) : of(owner)} ${nth(at)} card: ${card(number)}.`,
  dug: (who, number) => `${verb(who, 'take', 'takes')} ${card(number)} out of the discard pile.`,
  scried: (who) => `${verb(who, 'look', 'looks')} at the top card of the draw pile.`,
  bewitched: (who, owner, at, left) =>
    `${verb(who, 'move', 'moves')} it in for ${of(owner)} ${nth(at)} card: ${card(left)} goes to the discard pile.`,
  returned: (who) => `${verb(who, 'put', 'puts')} it back on top.`,
  robbed: (who, owner, { at, own, gets, gives }) =>
    `${verb(who, 'swap', 'swaps')} ${their(who)} ${nth(own)} card${gives === NONE ? '' : ` (${card(gives)})`} for ${of(owner)} ${nth(at)}${
      gets === NONE ? '' : ` (${card(gets)})`
    }.`,
  forwent: (who, ability) => `${verb(who, 'choose', 'chooses')} nothing ${ability === BEHOLDER ? 'more ' : ''}for the ${name(ability)}.`,
  amuletPlaced: (who, at) => `${verb(who, 'place', 'places')} the amulet on ${their(who)} ${nth(at)} card.`,
  guarded: (who, _by, at) => `${who.you ? 'Your' : `${who.name}’s`} Bodyguard now shields the ${nth(at)} card.`,
  opened: (number) => `${sentence(card(number))} is laid open beside the draw pile.`,
  roundEnded: (round, why) => {
    const reason = {
      call: 'the last turns after the call are played',
      pile: 'the draw pile is used up',
      villagers: 'both Villagers lie face up',
      cap: 'everybody has had the agreed number of turns',
    }[why];
    return `Round ${round} ends: ${reason}. All cards are turned up.`;
  },
  scored: (round, rows) => `Points of round ${round}: ${rows.map(({ who, row }) => `${object(who)} ${scored(row)}`).join('; ')}.`,
  matchEnded: (decision) =>
    decision === 'lowest'
      ? 'Four rounds are played: the lowest total wins.'
      : decision === 'amulet'
        ? 'Four rounds are played. The totals tie: the amulet decides.'
        : 'Four rounds are played. The totals tie.',

  refusals: {
    'match-ended': () => 'The match is over.',
    'bad-ages': ({ ages, seats }) => `${ages} is no order of ages: name each of the ${seats} seats once, such as 312 with three.`,
    'not-your-turn': () => 'It is not your turn.',
    'unknown-action': () => 'There is no such move.',
    'no-such-card': () => 'There is no card in that place.',
    'deal-first': () => 'This round is over. Deal the next one.',
    'round-runs': () => 'The round is not over yet.',
    'looked-enough': () => 'You have looked at your two cards: no third one.',
    'looked-already': () => 'You have looked at that one already: choose another.',
    'look-later': () => 'One look after the other.',
    'look-first': () => 'First everybody looks at two own cards.',
    'look-open': () => 'A card is still open: close it first.',
    'no-look': () => 'No look of yours is open.',
    'one-action': () => 'You have done your one thing in this turn.',
    'turn-first': () => 'First draw, take or call.',
    'pile-empty': () => 'The draw pile is empty.',
    'no-rascal': () => 'No Rascal of yours lies face up.',
    'single-anyway': () => 'Only one card is left in the draw pile: just draw it.',
    'no-open-card': () => 'There is no such open card beside the draw pile.',
    'discard-empty': () => 'The discard pile is empty.',
    'nothing-to-exchange': () => 'Your only card lies under the amulet: there is nothing to exchange.',
    'must-move-in': () => 'A card taken from the discard pile must move in.',
    'too-many-to-call': ({ cards: count }) => `You have ${count} cards. Calling takes four or fewer.`,
    'already-called': () => 'Somebody has called already: only one call in a round.',
    'call-after-ability': () => 'No call in a turn in which you have used an ability.',
    'amulet-and-call': () => 'Placing the amulet and calling do not go together in one turn.',
    'ability-and-call': () => 'In the turn of your call you use no ability.',
    'decide-first': () => 'First decide what becomes of the card you drew.',
    'keep-first': () => 'The Rascal draws for you: keep one of the cards.',
    'nothing-to-end': () => 'The turn ends by itself.',
    'not-now': () => 'Not now: at the beginning of your turn, with a drawn card in hand, or after it.',
    'discard-no-ability': () => 'Cards from the discard pile bring no ability.',
    'no-ability': (params) => `${sentence(numberOf(params))} has no ability to use when it is laid down.`,
    'no-target': (params) => `There is nothing to choose for ${numberOf(params)}.`,
    'choose-first': () => 'First choose.',
    'witch-must': () => 'Whoever has looked with the Witch must exchange.',
    'no-choice-now': () => 'There is nothing to choose now.',
    'under-amulet': () => 'It lies under the amulet: nobody may touch it, not even its owner.',
    shielded: () => 'A Bodyguard shields it.',
    'face-up': () => 'It lies face up already.',
    'own-card': () => 'Choose a card of another village.',
    'others-card': () => 'Choose one of your own cards.',
    'witch-own': () => 'Into your own village: push up the card or cards it replaces.',
    'robber-own': () => 'Nobody robs the own village.',
    'same-card': () => 'You have just looked at that one: choose another.',
    'not-in-discard': () => 'That number is not in the discard pile, or it is the Master just laid down.',
    'no-empath': () => 'No Empath of yours lies face up.',
    'no-bodyguard': () => 'No Bodyguard of yours lies face up there.',
    'bodyguard-itself': () => 'It shields itself anyway: choose another card.',
    'bodyguard-used': () => 'This Bodyguard has had its post for this turn.',
    'guarded-already': () => 'It shields that card already.',
    'empath-used': () => 'Your Empath has looked in this turn.',
    'at-rest': () => 'It has been used in this turn, or came to lie face up only now: it works again from your next turn on.',
    'amulet-announced': () => 'The card under the amulet cannot be exchanged, not even by you.',
    'pushed-already': () => 'That card is pushed up already.',
    'nothing-pushed': () => 'First push up what you want to exchange.',
    'turn-over-first': () => 'Cards are pushed up: turn them over.',
    'not-a-gap': () => 'The new card goes where one of the exchanged cards lay.',
    'place-first': () => 'First say where the new card lies.',
    'add-first': () => 'First add the card at one end.',
    'nothing-to-add': () => 'There is nothing to add.',
    'no-amulet': () => 'You do not have the amulet.',
    'amulet-placed': () => 'The amulet is placed once in a round and does not move.',
  },

  ended(decision, best, count) {
    const [first] = best;
    if (first === undefined) return 'Nobody wins.';
    if (best.length > 1) return `${sentence(list.format(best.map(object)))} share the victory with ${points(count)}.`;
    return `${verb(first, 'win', 'wins')} with ${points(count)}${decision === 'amulet' ? ' and the amulet' : ''}.`;
  },

  says: {},

  where: (round, rounds, pile, last) => `Round ${round} of ${rounds}, ${cards(pile)} in the draw pile.${last ? ' Last turns.' : ''}`,
  discardPile: (top, count) => (top === NONE ? 'The discard pile is empty.' : `Discard pile: ${card(top)} on top of ${cards(count)}.`),
  openCards: (numbers) => `Open beside the draw pile: ${named(numbers)}.`,
  amuletInTheMiddle: 'The amulet lies in the middle.',
  standing: ({ who, points: count, houses, amulet, called, last }) =>
    `${who.you ? 'You' : who.name} (${[points(count), amulet ? 'amulet' : '', called ? 'called' : '', last ? 'last turn' : '']
      .filter((mark) => mark !== '')
      .join(', ')}): ${houses.map(house).join('; ')}.`,
  inHand: (who, number) => `${verb(who, 'hold', 'holds')} ${number === NONE ? 'a card nobody else sees' : card(number)}.`,
  drawnCards: (numbers) => `Drawn, from the top: ${numbers.map((number) => (number === NONE ? 'dark' : card(number))).join(', ')}.`,
};
