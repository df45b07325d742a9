import { firstsIn, type GameTexts, type Names, refusalIn, type Result, type Seat, whoIs } from '@tafelrunde/kernel';
import { bonusOf, headsOf, type SuitName, suitOf, suits, valueOf } from '../cards.ts';
import { strength } from '../rules/trick.ts';
import { type Action, type Ending, type Event, type Move, NONE, type Options, type View } from '../state.ts';
import type { Card, Duty, Laid, Words } from './words.ts';

/** Puts the words of a language behind the keys of the rules. */
export function speak(words: Words): GameTexts<View, Action, Event> {
  return {
    name: words.name,
    tagline: words.tagline,
    option: (key) => words.options[key as keyof Options] ?? { label: key, value: String },
    ask({ seat, what }, view, names) {
      const who = whoIs(names, seat);
      if (what === 'deal') {
        const next = view.round + 1;
        return who.you ? words.dealNow(next, bonusOf(next)) : words.othersDeal(who, next);
      }
      if (what === 'lead') return who.you ? words.leadNow(suitName(view.trump)) : words.othersLead(who);
      const mayRecruit = view.trick.filter((move) => move.recruits).length < view.places;
      if (!who.you || view.you !== seat) return words.othersFollow(who, mayRecruit);
      return words.followNow(whoIs(names, view.leader), suitName(ledSuit(view)), dutyOf(view), mayRecruit);
    },
    event: (event, names) => eventIn(words, event, names),
    action: (action, view) => actionIn(words, action, view),
    refusal: (refusal) => refusalIn(words.refusals, refusal),
    result: (result, names) => resultIn(words, result, names),
    say(key, { count }) {
      if (key === 'just-right') return words.justRight;
      if (key === 'wants-stories') return words.wantsStories(Number(count));
      return key === 'wants-listeners' ? words.wantsListeners(Number(count)) : key;
    },
    table: (view, names) => tableIn(words, view, names),
  };
}

const suitName = (suit: number): SuitName => suits[suit] as SuitName;
const cardIs = (card: number): Card => ({
  suit: suitName(suitOf[card] as number),
  value: valueOf[card] as number,
  heads: headsOf[card] as number,
});

/** The suit led to the trick under way; trump before there is one. */
function ledSuit(view: View): number {
  const led = view.trick[0];
  return led === undefined ? view.trump : (suitOf[led.card] as number);
}

function dutyOf(view: View): Duty {
  const holds = (suit: number): boolean => view.hand.some((card) => suitOf[card] === suit);
  const led = ledSuit(view);
  if (holds(led)) return { kind: 'follow', suit: suitName(led) };
  return holds(view.trump) ? { kind: 'trump', suit: suitName(view.trump) } : { kind: 'any' };
}

function actionIn(words: Words, action: Action, view: View): string {
  if (action.type === 'deal') return words.deal(view.round + 1);
  const card = cardIs(action.card);
  if (action.type === 'recruit') return words.recruit(card, view.stock === NONE ? card.heads : Math.min(card.heads, view.stock));
  if (view.trick.length === 0) return words.lead(card);
  const high = (other: number): number => strength(other, ledSuit(view), view.trump);
  const beaten = view.trick.some((move) => !move.recruits && high(move.card) > high(action.card));
  return words.play(card, !beaten);
}

function eventIn(words: Words, event: Event, names: Names): string {
  const who = 'seat' in event ? whoIs(names, event.seat) : { you: false, name: '' };
  switch (event.kind) {
    case 'laid-out':
      return words.laidOut(event.order.map(suitName));
    case 'round':
      return words.round(event, whoIs(names, event.leader), event.turnedUp.map(cardIs), suitName(event.trump));
    case 'dealt':
      return words.dealt(who, event.cards.map(cardIs));
    case 'played':
      return words.played(who, cardIs(event.card), event, suitName(suitOf[event.led] as number));
    case 'recruited':
      return words.recruited(who, cardIs(event.card), event.listeners);
    case 'trick-won':
      return words.trickWon(who, event.story);
    case 'inspired':
      return words.inspired(who, event.listeners);
    case 'displayed':
      return words.displayed(event.cards.map(cardIs));
    case 'trump-changed':
      return words.trumpChanged(suitName(event.from), suitName(event.to));
    case 'round-scored':
      return words.roundScored(
        event.round,
        event.rows.map((row, seat) => ({ who: whoIs(names, seat), row })),
      );
    case 'ended':
      return words.matchEnded(event.ending);
  }
}

function resultIn(words: Words, result: Result, names: Names): string {
  const { best, points } = firstsIn(result, names);
  const places = result.kind === 'ranking' ? result.places : [];
  const tied = places.some(({ place, score }) => place > 1 && score === points);
  return words.ended(result.reason as Ending, best, points, tied);
}

/** The display, the players from the reader's own seat round the table, the tricks, what is left, the hand. */
function tableIn(words: Words, view: View, names: Names): readonly string[] {
  const laid = (moves: readonly Move[]): Laid[] =>
    moves.map(({ seat, card, recruits }) => ({ who: whoIs(names, seat), card: cardIs(card), recruits }));
  const trick = Math.min(view.told + 1, view.tricks);
  const lines = [
    words.where(view.round, view.rounds, view.race, trick, view.tricks, view.bonus),
    words.display(
      view.order.map((suit) => ({ suit: suitName(suit), cards: view.display[suit]?.length ?? 0 })),
      suitName(view.trump),
    ),
  ];
  if (view.open.length > 0) lines.push(words.open(view.open.map(cardIs)));
  if (view.stock !== NONE) lines.push(words.stock(view.stock));
  const first = view.you === NONE ? 0 : view.you;
  for (let i = 0; i < view.seats; i += 1) lines.push(words.standing(standingOf(view, (first + i) % view.seats, names)));
  const last = view.past.at(-1);
  if (last !== undefined) lines.push(words.lastTrick(laid(last.moves), whoIs(names, last.winner)));
  if (view.phase === 'play') lines.push(words.trick(laid(view.trick)));
  if (view.left.length > 0) lines.push(words.left(view.left.map(cardIs)));
  if (view.you !== NONE) lines.push(words.hand(view.hand.map(cardIs)));
  return lines;
}

function standingOf(view: View, seat: Seat, names: Names) {
  return {
    who: whoIs(names, seat),
    points: view.points[seat] as number,
    cards: view.sizes[seat] as number,
    stories: view.stories[seat] as number,
    listeners: view.listeners[seat] as number,
    worth: view.worth[seat] as number,
  };
}
