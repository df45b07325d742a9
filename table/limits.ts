/** What a table allows, wherever it stands. */
export interface TableLimits {
  /** Characters of a line of chat. */
  readonly chat: number;
  readonly spectators: number;
  /** Browsers that may hold one seat. */
  readonly holders: number;
}

/** Spans of time at a table, in milliseconds. */
export interface TableTimes {
  /** Absence after which another person may ask for a stand-in. */
  readonly absence: number;
  /** A request to take back is dropped after this. */
  readonly undo: number;
}
