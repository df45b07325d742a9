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
  /** The longest pause before a bot moves, from the moment the position arose; weaker levels are quicker. */
  readonly botPause: number;
  /** The most a bot may think, whatever its level says. */
  readonly botBudget: number;
  /** Between rounds bots wait for people to read, at most so long. */
  readonly reading: number;
  /** Absence after which another person may ask for a stand-in. */
  readonly absence: number;
  /** A request to take back is dropped after this. */
  readonly undo: number;
  /** Presence is told at most this often. */
  readonly presence: number;
  /** What another host said of who is there counts for so long; longer where that host is alive and cannot be heard. */
  readonly elsewhere: number;
  /** After a table was opened other hosts are given so long to say who is there, before anything hangs on it. */
  readonly gathering: number;
  /** Whoever leads others through a finished match and is gone is waited for so long; then whoever asks leads on. */
  readonly leading: number;
  /** A bot whose move could not be written tries again after this. */
  readonly retry: number;
}

const SECOND = 1000;

export const usualTableTimes: TableTimes = {
  botPause: 900,
  botBudget: SECOND,
  reading: 60 * SECOND,
  absence: 60 * SECOND,
  undo: 60 * SECOND,
  presence: 50,
  elsewhere: 10 * SECOND,
  gathering: 250,
  leading: 4 * SECOND,
  retry: 3 * SECOND,
};
