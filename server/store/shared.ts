import type { TableId } from '@tafelrunde/protocol';
import type { Lease } from '@tafelrunde/table';

/** One process of a house, as the others know it. */
export interface ProcessRow {
  readonly id: string;
  /** By what it wakes the others. */
  readonly bus: string;
  readonly build: string;
}

/** How far a table has come. */
export interface Position {
  readonly seq: number;
  readonly talk: number;
  /** Of what those say to each other who look on. */
  readonly asides: number;
}

/**
 * What several processes on one store need beside the tables; a store that one process has for itself has none of it. All spans of time
 * are by the clock of the database: those of the processes may differ.
 */
export interface Shared {
  /** The lasting name of the house, by which its processes find each other. */
  house(): Promise<string>;
  /** Puts a process on the roll for so long, or keeps it there; answers who else is on it. */
  enrol(process: ProcessRow, milliseconds: number): Promise<readonly ProcessRow[]>;
  strike(process: string): Promise<void>;
  /** Where these tables stand; those that are gone are left out. */
  positions(tables: readonly TableId[]): Promise<ReadonlyMap<TableId, Position>>;
  /**
   * Take or renew the right to move this table's bots and clocks: undefined while another holder's lease is alive, and when there is no
   * such table. The number rises with every change of hands, and what is written by the right of a lease carries it (`Append.lease`).
   */
  lease(table: TableId, holder: string, milliseconds: number): Promise<Lease | undefined>;
  /** Renews what a holder still has of these, all at once; answers which that is. */
  renew(holder: string, tables: readonly TableId[], milliseconds: number): Promise<readonly TableId[]>;
  /** Hands a lease back. `unfinished`: somebody else should take it up soon (`adopt`). */
  release(table: TableId, holder: string, unfinished: boolean): Promise<void>;
  /** Takes over running tables whose holder has died or left unfinished, at most so many: each goes to one holder only. */
  adopt(holder: string, milliseconds: number, limit: number): Promise<readonly TableId[]>;
  /** Says a text on a channel of the database; for trying out whether it arrives. */
  notify(channel: string, text: string): Promise<void>;
}
