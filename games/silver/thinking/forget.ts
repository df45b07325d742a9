import type { Seat } from '@tafelrunde/kernel';
import { type VillageCard, NONE, type View } from '../state.ts';

/** So many faces that lie face down a person keeps in mind without effort. */
const KEPT_IN_MIND = 4;

interface Memory {
  readonly village: Seat;
  readonly at: number;
  readonly strength: number;
}

/**
 * What is left of a view in the mind of somebody who does not try very hard: of all face-down cards seen only a few are remembered, own
 * cards rather than others', and striking numbers, very low or very high, rather than middling ones. What lies in the draw pile is
 * forgotten. The same view is always remembered in the same way.
 */
export function forget(view: View, seat: Seat): View {
  const memories: Memory[] = [];
  view.villages.forEach((village, owner) => {
    village.forEach((lying, at) => {
      if (!lying.up && lying.card !== NONE) memories.push({ village: owner, at, strength: strengthOf(lying, owner === seat) });
    });
  });
  const kept = memories.toSorted((one, other) => other.strength - one.strength).slice(0, KEPT_IN_MIND);
  const open = view.looks.filter((look) => look.seat === seat);
  const mind = (village: Seat, at: number): boolean => [...kept, ...open].some((place) => place.village === village && place.at === at);
  const unseen = ~(1 << seat);
  return {
    ...view,
    villages: view.villages.map((village, owner) =>
      village.map((lying, at) => (lying.up || mind(owner, at) ? lying : { ...lying, card: NONE, seenBy: lying.seenBy & unseen })),
    ),
    deep: view.deep.flatMap((card) => {
      if (card.depth < view.drawn && view.turn === seat) return [card]; // still in view
      const left = { ...card, card: NONE, seenBy: card.seenBy & unseen };
      return left.seenBy === 0 ? [] : [left];
    }),
  };
}

function strengthOf({ card }: VillageCard, own: boolean): number {
  return Math.abs(card - 6.5) + (own ? 7 : 0);
}
