/** Why a standing order is no more: its span is over · what it was given in view of has changed · something was taken back · its person answered otherwise · withdrew it · a bot plays. */
export const orderEnds = ['over', 'changed', 'undone', 'otherwise', 'withdrawn', 'handed'] as const;
export type OrderEnd = (typeof orderEnds)[number];

/** What became of an order, at a line of the log: it answered there, or it ended after it. */
export interface OrderNote {
  readonly n: number;
  readonly key: string;
  /** Absent: it answered. */
  readonly ended?: OrderEnd;
}

/** The standing orders of a seat, as its own person reads them. */
export interface OrdersInfo {
  /** Keys of those that stand, the oldest first. */
  readonly standing: readonly string[];
  /** The newest of what became of them, in the order of the log. */
  readonly notes: readonly OrderNote[];
}
