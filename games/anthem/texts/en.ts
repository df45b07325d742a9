import { sentence, type Who, wordingIn } from '@tafelrunde/kernel';
import { cardName } from './cards.ts';
import type { Words } from './words.ts';
import { tile } from '../tile.ts';
import { speak } from './speak.ts';

const { count, list, person, verb, yesNo } = wordingIn('en');
const card = (number: number): string => cardName(number, 'en');
const cards = (n: number): string => count(n, '# card', '# cards');
const wins = ([who]: readonly Who[]): string => (who === undefined ? '' : verb(who, 'win', 'wins'));

/** "You lead", "Mira leads", "You and Mira share first place". */
const ahead = (best: readonly Who[], score: number): string => {
  const spaces = count(score, '# filled space', '# filled spaces');
  const [first] = best;
  if (first === undefined) return '';
  if (best.length === 1) return ` ${verb(first, 'come', 'comes')} first with ${spaces}.`;
  return ` ${sentence(list(best.map(person)))} share first place with ${spaces}.`;
};

const en: Words = {
  name: tile.words.en.name,
  tagline: 'Six verses in rising order, and no Death in your hand at the end.',
  options: {
    victoryCheck: {
      label: 'Winning',
      hint: 'When does a full row without Death in hand win?',
      value: (value) => (value === 'immediate' ? 'at once, whoever’s turn it is' : 'at the end of your own turn'),
    },
    dragonWins: { label: 'The dragon wins', hint: 'Whoever holds all Deaths wins too. From three players on.', value: yesNo },
    allowSelfBlocking: {
      label: 'Closing your own row',
      hint: 'May you place a card so that your row can never be finished?',
      value: (value) => (value === true ? 'allowed, with a warning' : 'not offered'),
    },
    stalemate: {
      label: 'When no row can be finished',
      hint: 'What happens once every row is closed for ever.',
      value: (value) =>
        value === 'endAsRanked' ? 'the fullest row is first' : value === 'endAsDraw' ? 'a draw' : 'play on until the turn cap',
    },
    turnCap: {
      label: 'Turn cap',
      hint: 'Turns for each player; then the fullest row is first.',
      value: (value) => (value === 0 ? 'no cap' : `${value} turns each`),
    },
    starter: {
      label: 'Who begins',
      hint: 'Whoever plays last in the round has a small advantage, so it is best to take turns.',
      value: (value) => (value === 'dice' ? 'the highest die' : value === 'rotate' ? 'the next seat each match' : 'drawn by lot'),
    },
    spaces: {
      label: 'Spaces in a row',
      hint: 'With eight every number must lie on its own space; if only Deaths are left in hand, the first full row wins.',
      value: String,
    },
    moreSets: { label: 'More sets of cards', hint: 'Five to eight players, one set each.', value: yesNo },
    series: { label: 'Matches so far', hint: 'Counted at this table; it decides who begins.', value: String },
    first: {
      label: 'Who begins the rematch',
      hint: 'The seat after the one that began last time.',
      value: (value) => (value === 0 ? 'as usual' : `seat ${value}`),
    },
  },

  drawNow: (from) => `Draw a card from ${person(from)}.`,
  othersDraw: (who, from) => `${who.name} is drawing a card from ${person(from)}.`,
  decideNow(drawn, fit) {
    if (fit === 'death') return 'You drew Death. Keep it.';
    if (fit === 'nowhere') return `You drew ${card(drawn)}. It fits nowhere: keep it.`;
    return `You drew ${card(drawn)}. Place it or keep it.`;
  },
  othersDecide: (who) => `${verb(who, 'decide', 'decides')}: place the card or keep it.`,

  draw: 'Draw a card',
  keep: (drawn) => `Keep ${card(drawn)}`,
  place: (drawn, space, closing) => `Place ${card(drawn)} on space ${space}${closing ? ' (closes your row)' : ''}`,

  dice: (throws) =>
    `Rolling for who begins: ${throws.map((dice) => dice.map(({ who, die }) => `${person(who)} ${die}`).join(', ')).join('; again: ')}.`,
  dealt: (event, starter) => `Everybody has ${cards(event.cards)}. ${verb(starter, 'begin', 'begins')}.`,
  drew: (who, from) => `${verb(who, 'draw', 'draws')} a card from ${person(from)}.`,
  card: (drawn) => `It is ${card(drawn)}.`,
  placed: (who, event) => `${verb(who, 'place', 'places')} ${card(event.card)} on space ${event.space}.`,
  kept: (who) => `${verb(who, 'keep', 'keeps')} the card.`,
  rowFull: (who) => `${verb(who, 'have', 'has')} a full row.`,
  rowClosed: (who) => `${verb(who, 'can', 'can')} never finish this row now.`,

  refusals: {
    'match-ended': () => 'The match is over.',
    'not-your-turn': () => 'It is not your turn.',
    'unknown-action': () => 'On your turn you draw a card and place or keep it, and nothing else.',
    'draw-first': () => 'Draw a card first.',
    'already-drawn': () => 'You have already drawn: place the card or keep it.',
    'death-stays': () => 'Death is never placed. Keep it.',
    'value-in-row': ({ card: drawn }) => `${card(Number(drawn))} is already in your row.`,
    'row-full': () => 'Your row is full.',
    'no-such-space': ({ spaces }) => `Your row has the spaces 1 to ${spaces}.`,
    'space-taken': ({ space, other }) => `${card(Number(other))} is already on space ${space}.`,
    'higher-card-left': ({ card: drawn, other }) => `${other} lies further left, and it is higher than ${drawn}.`,
    'lower-card-right': ({ card: drawn, other }) => `${other} lies further right, and it is lower than ${drawn}.`,
    'closes-row': ({ card: drawn, space }) =>
      `With ${drawn} on space ${space} your row could never be finished. This table does not allow that.`,
    'more-sets-needed': ({ seats, most }) => `One box has cards for ${most}. For ${seats} players, allow more sets of cards.`,
    'dragon-needs-three': () =>
      'With two players the dragon would always win: whoever is rid of Death has left both to the other, who has won by then.',
    'play-on-needs-cap': () => 'Playing on with closed rows needs a turn cap, or the match might never end.',
  },

  ended(reached, best, score) {
    switch (reached) {
      case 'row':
        return `${wins(best)}: a full row, and no Death in hand.`;
      case 'dragon':
        return `${wins(best)} with the dragon: all Deaths in one hand.`;
      case 'firstFull':
        return `Only Deaths are left in hand. ${wins(best)} with the row that was full first.`;
      case 'draw':
        return 'No row can be finished any more. The match is a draw.';
      case 'stalemate':
        return `No row can be finished any more.${ahead(best, score)}`;
      case 'cap':
        return `The last turn has been played.${ahead(best, score)}`;
    }
  },
  orders: { 'keep-all': { what: 'Always keep', until: 'to the end, as nothing fits your row any more' } },
  waysLeft: (drawn, space, ways) => `With ${drawn} on space ${space} there ${count(ways, 'is # way', 'are # ways')} to finish the row.`,

  row: (who, cells, open) =>
    `${who.you ? 'Your row' : `${who.name}, row`}: 0, ${cells.map((value) => value || 'empty').join(', ')}, 9.${open ? '' : ' It can never be finished.'}`,
  handSize: (who, n) => `${verb(who, 'hold', 'holds')} ${cards(n)}.`,
  hand: (held) =>
    held.length === 0
      ? 'Your hand is empty.'
      : `Your hand: ${held.map(({ card: kind, copies }) => (copies > 1 ? `${copies} × ${card(kind)}` : card(kind))).join(', ')}.`,
  onItsWay: (who, drawn) => `${verb(who, 'have', 'has')} drawn ${drawn === undefined ? 'a card' : card(drawn)}.`,
};

export const texts = speak(en);
