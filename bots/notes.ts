import { type BotAnswer, type Entry, fitsIn, hashOf, type Plain, type Seat, same } from '@tafelrunde/kernel';
import { seedFrom } from './seeds.ts';

/** Bytes of a memo as JSON; a longer one is not kept. */
export const LONGEST_MEMO = 4096;

/** Where a match stands, as far as notes depend on it. */
export interface Standing {
  /** Actions in the line of play. */
  readonly position: number;
  /** Everything that happened, taken-back actions and their undos included. Where nobody but these bots plays, its length is enough. */
  readonly log: { readonly length: number; readonly [n: number]: Pick<Entry, 'seat'> & { readonly action?: unknown } };
  readonly deal: { readonly seed: string };
}

/** What a bot wrote down, and with what: it is about its own last answer, or it is out of date. */
interface Note {
  readonly level: string;
  readonly memo: Plain;
  readonly action: unknown;
  /** Length of the log when it was given. */
  readonly logLength: number;
}

/**
 * What whoever hosts a match keeps in memory for its bots: which questions they left alone, and the memo each wrote down. Nothing
 * here is stored, shown or exported, and all of it may be lost at any time.
 */
export class BotNotes {
  readonly #passed = new Map<Seat, number>();
  readonly #memos = new Map<Seat, Note>();
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
    return kept?.level === level && isOfLastAnswer(kept, match, seat) ? kept.memo : undefined;
  }

  /** To be called with every answer, before it is played. */
  heard(match: Standing, seat: Seat, level: string, answer: BotAnswer<unknown>): void {
    this.#turnTo(match);
    if (answer.action === undefined) this.#passed.set(seat, match.log.length);
    const { memo } = answer;
    const note = { level, memo, action: answer.action, logLength: match.log.length };
    if (memo !== undefined && fitsIn(JSON.stringify(memo), LONGEST_MEMO)) this.#memos.set(seat, { ...note, memo });
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

/**
 * Since the note was written the seat has done what it was written with, and nothing else. Otherwise somebody else has acted for it: a
 * bot at another host that had the right to move, the table for everybody who had agreed.
 */
function isOfLastAnswer({ action, logLength }: Note, { log }: Standing, seat: Seat): boolean {
  if (log.length === logLength) return true; // not played yet
  const own: unknown[] = [];
  for (let n = logLength; n < log.length; n += 1) {
    const entry = log[n];
    if (entry === undefined) return true;
    if (entry.seat === seat) own.push(entry.action);
  }
  return same(own, action === undefined ? [] : [action]);
}

/** A hash as eight 32-bit words. */
function wordsOf(hash: string): readonly number[] {
  return (hash.match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, 16));
}
