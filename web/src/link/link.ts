import type {
  ChatLine,
  Command,
  Failure,
  LogLine,
  MatchInfo,
  Pointing,
  Sequence,
  ServerFrame,
  TableInfo,
  TogetherInfo,
} from '@tafelrunde/protocol';
import type { Seat } from '@tafelrunde/kernel';
import type { Step } from '@tafelrunde/stage';

/**
 * connecting: the first answer is still to come · live · lost: was live, tries again by itself (`why`: there was no room) ·
 * gone: nothing more will come (`why` says what is the matter).
 */
export type Connection = 'connecting' | 'live' | 'lost' | 'gone';

/** All a page knows of a table. A new object with every change. */
export interface LinkState {
  readonly connection: Connection;
  readonly why?: Failure;
  /** The other side is of another build: the page should be reloaded. */
  readonly outdated: boolean;
  readonly seq?: Sequence;
  readonly table?: TableInfo;
  readonly match?: MatchInfo;
  readonly log: readonly LogLine[];
  /** Lines before those, which can be asked for. */
  readonly earlier: number;
  /** The talk; how many words there are before is the number of the first. */
  readonly chat: readonly ChatLine[];
  /** What those say to each other who look on; only where the reader is one of them. */
  readonly asides?: readonly ChatLine[];
  /** The newest step, if it happened while this page was watching. */
  readonly step?: Step<unknown>;
  /** Several people share this device: for each of them, their seats. */
  readonly device?: {
    readonly people: readonly (readonly Seat[])[];
    /** Whoever has it open is done, and covers it when they have read what they were told. */
    readonly letGo: boolean;
  };
  /** Who watches the finished match together, if anybody does. */
  readonly together?: TogetherInfo;
  /** What whoever leads them points at. */
  readonly pointed?: Pointing;
  /** How often everything was sent anew after something was missed. */
  readonly resyncs: number;
  /** Milliseconds the clock of the other side is ahead. */
  readonly skew: number;
}

// Distributes over the commands, so that each keeps its own fields.
export type Order = Command extends infer Each ? (Each extends { id: string } ? Omit<Each, 'id'> : never) : never;
export type Answer = Extract<ServerFrame, { type: 'done' | 'looked' | 'logged' | 'talked' | 'hinted' | 'seat-link' }>;

/** The table was left before the answer came. Nobody needs to hear of it. */
export class LeftError extends Error {
  override readonly name = 'LeftError';
}

/** A table, wherever it runs: on a server, or in this very browser. Nothing here knows a game. */
export interface TableLink {
  readonly home: 'server' | 'here';
  readonly get: () => LinkState;
  subscribe(listener: () => void): () => void;
  /**
   * Sent until it is answered, across lost connections. Rejects with a RefusedError, or a LeftError when the link is closed. Sent again
   * by a later page, under the name it had, it is done once.
   */
  readonly send: (order: Order, id?: string) => Promise<Answer>;
  /** Said once, if anybody hears it now: what is soon said otherwise. Not where nobody else is. */
  readonly tell?: (order: Order) => void;
  /** Who plays this seat looks at the shared device now; without: nobody does. */
  readonly handTo?: (seat: Seat | undefined) => void;
  /** The match goes on at the server this page is from; answers its name there. Not where it is at a server already. */
  readonly carry?: () => Promise<string>;
  /** A branch of a finished match as a file, as far as it has been played. Only where it is nobody else's. */
  readonly soFar?: () => Promise<string>;
  /** The finished match as a file. */
  readonly record: () => Promise<string>;
  /** Try at once instead of waiting. */
  readonly hurry: () => void;
  readonly close: () => void;
}

/** The address of a table of the same home. */
export function pathOf({ home }: Pick<TableLink, 'home'>, table: string): string {
  return home === 'here' ? `/here/${table}` : `/t/${table}`;
}
