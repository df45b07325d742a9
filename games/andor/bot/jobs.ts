import { NONE } from '../pieces.ts';

export type JobKind = 'fight' | 'farmer' | 'fog' | 'fetch' | 'deliver' | 'meet' | 'buy' | 'well' | 'visit' | 'gather' | 'post' | 'ally';

/** One thing to do, by one hero or several. */
export interface Job {
  readonly kind: JobKind;
  /** Where to go. */
  readonly field: number;
  /** Seats as bits. */
  readonly seats: number;
  /** Worth in hours, what it takes already taken off. */
  readonly score: number;
  /** Place of the creature, or NONE. */
  readonly foe: number;
  /** The thing it is about, or NONE. */
  readonly item: number;
  /** Worth paying willpower for hours. */
  readonly overtime: boolean;
  /** Creatures have to be kept away from on the way. */
  readonly shy: boolean;
  /** What of the score is for the castle's sake, and the sunrise at which it would fall. */
  readonly bonus: number;
  readonly by: number;
  /** Carry on to there with what was fetched; NONE. */
  readonly onward: number;
}

const plain: Partial<Job> = {};

/** A job that is only weighed. */
export type Draft = { -readonly [Part in keyof Job]: Job[Part] };

/**
 * Jobs laid out to choose from: dozens for every plan, of which two or three are taken. They are written on the same sheets again and
 * again, so whoever keeps one copies it.
 */
export class Offers {
  /** The first `length` of them count. */
  readonly all: Draft[] = [];
  length = 0;

  add(kind: JobKind, field: number, seats: number, score: number, more: Partial<Job> = plain): Draft {
    const draft = this.all[this.length];
    this.length += 1;
    if (draft === undefined) {
      const fresh = job(kind, field, seats, score, more);
      this.all.push(fresh);
      return fresh;
    }
    draft.kind = kind;
    draft.field = field;
    draft.seats = seats;
    draft.score = score;
    draft.foe = more.foe ?? NONE;
    draft.item = more.item ?? NONE;
    draft.overtime = more.overtime ?? false;
    draft.shy = more.shy ?? false;
    draft.bonus = more.bonus ?? 0;
    draft.by = more.by ?? NONE;
    draft.onward = more.onward ?? NONE;
    return draft;
  }
}

export const job = (kind: JobKind, field: number, seats: number, score: number, more: Partial<Job> = plain): Job => ({
  kind,
  field,
  seats,
  score,
  foe: more.foe ?? NONE,
  item: more.item ?? NONE,
  overtime: more.overtime ?? false,
  shy: more.shy ?? false,
  bonus: more.bonus ?? 0,
  by: more.by ?? NONE,
  onward: more.onward ?? NONE,
});
