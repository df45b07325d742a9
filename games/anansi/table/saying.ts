import { flat, type Phrase } from '@tafelrunde/kernel';
import { suitOf } from '../cards.ts';
import type { View } from '../state.ts';
import type { May } from './options.ts';
import { type Display, displayOf, playPreview, recruitPreview, recruitsIn } from './preview.ts';
import { cardNamed, leadNamed, suitNamed, type Words } from './words.ts';

/** The trump display in a sentence or two: how it stands, or what this trick makes of it; and what the card looked at would do. */
export const trumpSays = (view: View, display: Display, words: Words): readonly Phrase[] => {
  const { now, after, recruited, last } = display;
  if (last && view.phase === 'play') return [words.lastTrickOfRound(suitNamed(view.trump))];
  const waits = recruitsIn(view.trick).length > 0;
  const base = !waits
    ? words.stands(leadNamed(now))
    : after.suit === now.suit
      ? words.stays(leadNamed(after))
      : words.turns(leadNamed(after));
  if (recruited === undefined) return [base];
  const would = recruited.suit === now.suit ? words.wouldStay(leadNamed(recruited)) : words.wouldTurn(leadNamed(recruited));
  return waits ? [base, would] : [would];
};

/** For the ear. */
export const spoken = (sentences: readonly Phrase[]): string => sentences.map(flat).join(' ');

/** One of the two gestures with a card: what it would do, or why not. */
export interface Gesture {
  readonly can: boolean;
  readonly says: string;
}

type NameOf = (seat: number) => string;

/** What playing the card would do to the trick; why it may not be played where it may not. */
export const playSays = (view: View, seat: number, card: number, may: May, nameOf: NameOf, words: Words): Gesture => {
  const named = cardNamed(card);
  if (may === 'recruit' || may === 'nothing') {
    const led = suitOf[view.trick[0]?.card ?? card] as number;
    const holds = view.hand.some((own) => suitOf[own] === led);
    return { can: false, says: holds ? words.follow(suitNamed(led)) : words.trumpWith(suitNamed(view.trump)) };
  }
  const { kind, holder, decided } = playPreview(view, seat, card);
  const name = holder === undefined ? '' : nameOf(holder);
  if (kind === 'opens') return { can: true, says: words.opens(named) };
  if (kind === 'beats') return { can: true, says: decided ? words.takesTrick(named) : words.beats(named, name) };
  return { can: true, says: decided ? words.leavesTo(name) : words.staysBelow(named, name) };
};

/** What recruiting with the card would bring; why nobody may recruit where that is so. */
export const recruitSays = (
  view: View,
  seat: number,
  card: number | undefined,
  recruiting: boolean,
  nameOf: NameOf,
  words: Words,
): Gesture => {
  if (!recruiting) {
    const taken = view.trick.filter(({ recruits }) => recruits).map((move) => nameOf(move.seat));
    return { can: false, says: view.trick.length === 0 ? words.notLeading : words.placeTaken(taken) };
  }
  if (card === undefined) return { can: false, says: words.pickFirst };
  const { come, listeners, stories } = recruitPreview(view, seat, card);
  return { can: true, says: words.comes(come, listeners, stories) };
};

/** Everything known of a card before it is used, for the ear: both gestures, and the display after a recruit. */
export const cardSays = (view: View, seat: number, card: number, may: May, nameOf: NameOf, words: Words): string => {
  const play = playSays(view, seat, card, may, nameOf, words);
  const recruiting = may === 'both' || may === 'recruit';
  const parts = [words.gesture(words.play, play.says)];
  const recruit = recruitSays(view, seat, card, recruiting, nameOf, words);
  parts.push(words.gesture(words.recruit, recruit.says));
  if (recruiting) {
    const { winner } = recruitPreview(view, seat, card);
    if (winner !== undefined) parts.push(`${words.leavesTo(nameOf(winner))}.`);
    parts.push(spoken(trumpSays(view, displayOf(view, card), words)));
  }
  return parts.join(' ');
};
