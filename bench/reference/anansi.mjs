/**
 * A round of Anansi for four as a boardgame.io game: the rules as its authors would write them down there, one plain object,
 * moves that check themselves, the order of turns by hook. Cards are numbered as in ours: suit × 14 + value − 1.
 */
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url); // its folders are found the old way only
const { INVALID_MOVE } = load('boardgame.io/core');

export const PLAYERS = 4;
const HAND = 10;
const SUITS = [0, 1, 2];
const BONUS = [2, 4, 7];

const suitOf = (card) => Math.floor(card / 14);
const valueOf = (card) => (card % 14) + 1;

function headsOf(card) {
  const value = valueOf(card);
  if (value <= 4) return 0;
  return value <= 9 ? 1 : 2;
}

/** The suit with the most cards below its trump card; the one furthest left of those that tie. */
function trumpOf(display, order) {
  let trump = order[0];
  for (const suit of order) if (display[suit].length > display[trump].length) trump = suit;
  return trump;
}

/** Follow suit; without it, play trump; without both, anything. */
function mayPlay(G, hand, card) {
  if (G.trick.length === 0) return true;
  const led = suitOf(G.trick[0].card);
  if (hand.some((own) => suitOf(own) === led)) return suitOf(card) === led;
  if (hand.some((own) => suitOf(own) === G.trump)) return suitOf(card) === G.trump;
  return true;
}

/** One player may recruit in a trick of four, never its leader. */
const mayRecruit = (G) => G.trick.length > 0 && G.trick.every(({ recruits }) => !recruits);

/** Every move of the player whose turn it is, as boardgame.io's own bots want them listed. */
export function enumerate(G, ctx) {
  const hand = G.hands[ctx.currentPlayer];
  const moves = hand.filter((card) => mayPlay(G, hand, card)).map((card) => ({ move: 'play', args: [card] }));
  return mayRecruit(G) ? [...moves, ...hand.map((card) => ({ move: 'recruit', args: [card] }))] : moves;
}

function lay(G, playerID, card, recruits) {
  const seat = Number(playerID);
  G.hands[seat].splice(G.hands[seat].indexOf(card), 1);
  G.trick.push({ seat, card, recruits });
  if (G.trick.length === PLAYERS) endTrick(G);
  else G.turn = (seat + 1) % PLAYERS;
}

function endTrick(G) {
  const led = suitOf(G.trick[0].card);
  const strength = (card) => (suitOf(card) === G.trump ? 32 : suitOf(card) === led ? 16 : -16) + valueOf(card);
  const told = G.trick.filter(({ recruits }) => !recruits);
  const winner = told.reduce((best, one) => (strength(one.card) > strength(best.card) ? one : best)).seat;
  G.stories[winner] += 1;
  for (const { card, recruits } of G.trick) if (recruits) G.display[suitOf(card)].push(card);
  G.trump = trumpOf(G.display, G.order);
  G.trick = [];
  G.turn = winner;
  if (G.hands[winner].length === 0) score(G);
}

/** Listeners without a story spoil the round; as many as stories earn the bonus. */
function score(G) {
  G.points = G.listeners.map((listeners, seat) => {
    const stories = G.stories[seat];
    return (listeners > stories ? 0 : listeners) + (listeners === stories ? BONUS[G.round - 1] : 0);
  });
}

/** By lot, from boardgame.io's own chance. */
function dealt(random) {
  const deck = random.Shuffle(Array.from({ length: 42 }, (_, card) => card));
  const hands = Array.from({ length: PLAYERS }, (_, seat) => deck.slice(2 + seat * HAND, 2 + (seat + 1) * HAND));
  return { round: random.Die(3), order: random.Shuffle([...SUITS]), leader: random.Die(PLAYERS) - 1, turnedUp: deck.slice(0, 2), hands };
}

/** With a deal it is played with these cards, without one with any. */
export const gameOf = (deal) => ({
  name: 'anansi',
  setup: ({ random }) => {
    const { round, order, leader, turnedUp, hands } = deal ?? dealt(random);
    const display = SUITS.map((suit) => turnedUp.filter((card) => suitOf(card) === suit));
    return {
      round,
      order: [...order],
      display,
      trump: trumpOf(display, order),
      turn: leader,
      hands: hands.map((hand) => [...hand]),
      trick: [],
      listeners: Array.from({ length: PLAYERS }, () => 0),
      stories: Array.from({ length: PLAYERS }, () => 0),
      points: [],
    };
  },
  moves: {
    play: ({ G, playerID }, card) => {
      const hand = G.hands[playerID];
      if (!hand.includes(card) || !mayPlay(G, hand, card)) return INVALID_MOVE;
      lay(G, playerID, card, false);
    },
    recruit: ({ G, playerID }, card) => {
      if (!G.hands[playerID].includes(card) || !mayRecruit(G)) return INVALID_MOVE;
      G.listeners[playerID] += headsOf(card);
      lay(G, playerID, card, true);
    },
  },
  turn: { minMoves: 1, maxMoves: 1, order: { first: ({ G }) => G.turn, next: ({ G }) => G.turn } },
  endIf: ({ G }) => (G.points.length > 0 ? { points: G.points } : undefined),
  ai: { enumerate },
});
