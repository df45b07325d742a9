import type { Entry, GameModule, OptionValue, Seat } from '@tafelrunde/kernel';
import type { ChatLine, TableId, TableSummary } from '@tafelrunde/protocol';

export interface LocalSeat {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  readonly level?: string;
}

/** A match of this browser, as it is kept: everything follows from it. */
export interface KeptMatch {
  readonly id: TableId;
  readonly game: string;
  readonly version: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: readonly LocalSeat[];
  /** The page is its own host: it seals its secret and opens it at the end like any other. */
  readonly secret: string;
  readonly nextSecret: string;
  readonly contributions: readonly string[];
  readonly createdAt: number;
  readonly changedAt: number;
  readonly log: readonly Entry[];
  readonly chat: readonly ChatLine[];
  /** For the lobby. */
  readonly over: boolean;
  readonly waitsFor: readonly Seat[];
  /** The match that followed. */
  readonly rematch?: TableId;
}

export function yoursOf(seats: readonly LocalSeat[]): readonly Seat[] {
  return seats.flatMap((seat, at) => (seat.kind === 'person' ? [at] : []));
}

/** A row of the lobby. */
export function summaryOf(kept: KeptMatch): TableSummary {
  return {
    id: kept.id,
    game: kept.game,
    status: kept.over ? 'over' : 'running',
    public: false,
    seats: kept.seats,
    waitsFor: kept.waitsFor,
    yours: yoursOf(kept.seats),
    changedAt: kept.changedAt,
  };
}

const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** The name of a match of this browser. Nobody else has to be able to spell it. */
export function freshId(): TableId {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('') as TableId;
}

export interface NewMatch {
  readonly module: GameModule;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: readonly LocalSeat[];
  readonly secret: string;
  readonly nextSecret: string;
  readonly contributions: readonly string[];
  readonly now: number;
}

export function newMatch({ module, now, ...rest }: NewMatch): KeptMatch {
  const { id, version } = module.game.meta;
  return { ...rest, id: freshId(), game: id, version, createdAt: now, changedAt: now, log: [], chat: [], over: false, waitsFor: [] };
}
