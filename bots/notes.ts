import { type BotAnswer, hashOf, type Plain, type Seat } from '@tafelrunde/kernel';
import { seedFrom } from './seeds.ts';

/** Characters of a memo as JSON; a longer one is not kept. */
export const LONGEST_MEMO = 4096;

/** Where a match stands, as far as notes depend on it. */
export interface Standing {
  /** Actions in the line of play. */
  readonly position: number;
  /** Everything that happened, taken-back actions and their undos included. */
  readonly log: { readonly length: number };
  readonly deal: { readonly seed: string };
}

/**
 * What whoever hosts a match keeps in memory for its bots: which questions they left alone, and the memo each wrote down. Nothing
 * here is stored, shown or exported, and all of it may be lost at any time.
 */
export class BotNotes {
  readonly #passed = new Map<Seat, number>();
  readonly #memos = new Map<Seat, { readonly level: string; readonly memo: Plain }>();
  #key: readonly number[] | undefined;
  #undone = 0;

  /** An undo drops every memo: it would remember what was taken back. */
  #turnTo({ position, log }: Standing): void {
    const undone = log.length - position; // grows with every undo, and with nothing else
    if (undone !== this.#undone) this.#memos.clear();
    this.#undone = undone;
  }

  /** The seat is played by somebody else now: a stand-in came or went, or it was filled anew. */
  forget(seat: Seat): void {
    this.#passed.delete(seat);
    this.#memos.delete(seat);
  }

  /** Something was said to the seat: what it left alone it may want to look at again. */
  reconsider(seat: Seat): void {
    this.#passed.delete(seat);
  }

  /** The seat has left alone what it may do now. */
  hasPassed(match: Standing, seat: Seat): boolean {
    return this.#passed.get(seat) === match.log.length;
  }

  memoOf(match: Standing, seat: Seat, level: string): Plain | undefined {
    this.#turnTo(match);
    const kept = this.#memos.get(seat);
    return kept?.level === level ? kept.memo : undefined;
  }

  /** To be called with every answer, before it is played. */
  heard(match: Standing, seat: Seat, level: string, answer: BotAnswer<unknown>): void {
    this.#turnTo(match);
    if (answer.action === undefined) this.#passed.set(seat, match.log.length);
    const { memo } = answer;
    if (memo !== undefined && JSON.stringify(memo).length <= LONGEST_MEMO) this.#memos.set(seat, { level, memo });
    else this.#memos.delete(seat);
  }

  /**
   * The chance of a bot's own choices follows, one way, from the match's seed, the seat and the position: going back and asking again
   * gives the same answer, and nothing it does tells about the cards to come.
   */
  seedOf({ deal, position }: Standing, seat: Seat): number {
    this.#key ??= wordsOf(hashOf(['tafelrunde bot', deal.seed]));
    return seedFrom(...this.#key, seat, position);
  }
}

/** A hash as eight 32-bit words. */
function wordsOf(hash: string): readonly number[] {
  return (hash.match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, 16));
}
