import { type GameModule, Match, type Saved } from '@tafelrunde/kernel';
import type { Snapshot } from './port.ts';
import type { TableState } from './state.ts';

/** Raised when the shape changes: older snapshots are then left alone and the table is folded from its events. */
const FORMAT = 1;

type Flat = Omit<TableState, 'module' | 'match' | 'commands' | 'readOnly' | 'hints'> & {
  /** Not in snapshots from before there were hints. */
  readonly hints?: boolean;
  readonly saved: Saved | undefined;
  readonly commands: readonly (readonly [string, number])[];
};

export function writeSnapshot(state: TableState): Snapshot {
  const { module: _module, match, commands, readOnly: _readOnly, ...rest } = state;
  const table: Flat = { ...rest, saved: match?.save(), commands: [...commands] };
  return { seq: state.seq, body: JSON.stringify({ format: FORMAT, table }) };
}

/** The table as it was; undefined when the snapshot is of another format or of rules not carried any more. */
export async function readSnapshot(
  snapshot: Snapshot,
  gameOf: (id: string) => Promise<GameModule | undefined>,
): Promise<TableState | undefined> {
  const { format, table } = JSON.parse(snapshot.body) as { format: number; table: Flat };
  if (format !== FORMAT) return undefined;
  const module = await gameOf(table.game);
  if (module === undefined || !module.game.meta.carries.includes(table.version)) return undefined;
  const { saved, commands, ...rest } = table;
  return {
    ...rest,
    hints: rest.hints ?? true,
    undo: rest.undo,
    undoDenied: rest.undoDenied,
    rematch: { ...rest.rematch, table: rest.rematch.table },
    seats: rest.seats.map((seat) => ({ ...seat, level: seat.level })),
    module,
    readOnly: false,
    match: saved === undefined ? undefined : Match.resume(module.game, saved),
    commands: new Map(commands),
  };
}
