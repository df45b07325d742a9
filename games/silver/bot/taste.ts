/** What the instant bot thinks things are worth, in points. Found by playing many rounds against itself. */
export interface Taste {
  /** Knowing one own card more. */
  readonly insight: number;
  /** One card fewer in the village. */
  readonly lean: number;
  /** Being allowed to call. */
  readonly callable: number;
  /** How far below the mean somebody's unknown card is that its owner has seen. */
  readonly keptLow: number;
  /** How much harm to the others counts. */
  readonly spite: number;
  /** What everybody else gains by the last turn after a call. */
  readonly lastTurn: number;
  /** The share of the present sum one expects to end with by playing on, and what a call must save at least. */
  readonly patience: number;
  readonly caution: number;
}

export const usualTaste: Taste = {
  insight: 1.15,
  lean: 0.49,
  callable: 0.21,
  keptLow: 1.38,
  spite: 0.76,
  lastTurn: 4,
  patience: 0.48,
  caution: -0.26,
};
