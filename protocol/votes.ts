import type { Seat } from '@tafelrunde/kernel';

/** Something put to everybody who plays: that the match end without a result, or that somebody who looks on take over a seat. */
export type Vote = { readonly kind: 'end'; readonly by: Seat } | { readonly kind: 'seat'; readonly seat: Seat; readonly name: string };

export type VoteInfo = Vote & {
  readonly needed: readonly Seat[];
  readonly agreed: readonly Seat[];
  /** The reader has asked for it, and may withdraw it. */
  readonly own?: true;
};

/** The last vote that came to nothing, until play goes on; without `denier` it was withdrawn. */
export type VoteDenied = Vote & { readonly denier?: Seat };
