import type { Seat } from '@tafelrunde/kernel';
import { type ChatLine, type Sign, signs } from '@tafelrunde/protocol';

/** A sign at a line, and who has set it, in the order in which they did. */
export interface Reaction {
  readonly sign: Sign;
  readonly seats: readonly Seat[];
}

/** By the number of a line: the signs that stand there now. The last word of a seat counts. */
export function reactionsIn(chat: readonly ChatLine[]): ReadonlyMap<number, readonly Reaction[]> {
  const standing = new Map<number, Map<Sign, Seat[]>>();
  for (const { seat, reaction } of chat) {
    if (seat === undefined || reaction === undefined) continue;
    const at = standing.get(reaction.line) ?? new Map<Sign, Seat[]>();
    const others = (at.get(reaction.sign) ?? []).filter((other) => other !== seat);
    at.set(reaction.sign, reaction.on ? [...others, seat] : others);
    standing.set(reaction.line, at);
  }
  return new Map(
    [...standing].map(([line, at]) => [
      line,
      signs.flatMap((sign): Reaction[] => {
        const seats = at.get(sign) ?? [];
        return seats.length === 0 ? [] : [{ sign, seats }];
      }),
    ]),
  );
}
