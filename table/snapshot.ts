import { type GameModule, Match, type Saved } from '@tafelrunde/kernel';
import { keptContents, lacksContent } from './contents.ts';
import { type PackedLog, packLog, unpackLog } from './packed-log.ts';
import type { Pages, Snapshot } from './port.ts';
import type { TableState } from './state.ts';

/** Raised when the shape changes: a snapshot of another is left alone and the table is folded from its events. */
const FORMAT = 2;
/** The same, with the log written out. */
const WRITTEN_OUT = 1;

type Flat = Omit<TableState, 'module' | 'match' | 'commands' | 'contents' | 'readOnly' | 'hints'> & {
  /** Not in snapshots from before there were hints. */
  readonly hints?: boolean;
  readonly saved: Saved | Packed | undefined;
  readonly commands: readonly (readonly [string, number])[];
};
type Packed = Omit<Saved, 'log'> & { readonly log: PackedLog };

export function writeSnapshot(state: TableState): Snapshot {
  const { module: _module, match, commands, contents: _contents, readOnly: _readOnly, ...rest } = state;
  const saved = match?.save();
  const table: Flat = { ...rest, saved: saved && { ...saved, log: packLog(saved.log) }, commands: [...commands] };
  return { seq: state.seq, body: JSON.stringify({ format: FORMAT, table }) };
}

/** The table as it was; undefined when the snapshot is of another format, of rules not carried any more, or a content is missing. */
export async function readSnapshot(
  snapshot: Snapshot,
  gameOf: (id: string) => Promise<GameModule | undefined>,
  pages: Pick<Pages, 'content'>,
): Promise<TableState | undefined> {
  const { format, table } = JSON.parse(snapshot.body) as { format: number; table: Flat };
  if (format !== FORMAT && format !== WRITTEN_OUT) return undefined;
  const module = await gameOf(table.game);
  if (module === undefined || !module.game.meta.carries.includes(table.version)) return undefined;
  const contents = await keptContents(pages, module, table.options);
  if (lacksContent(module, table.options, contents)) return undefined;
  const { saved, commands, ...rest } = table;
  return {
    ...rest,
    hints: rest.hints ?? true,
    undo: rest.undo,
    undoDenied: rest.undoDenied,
    rematch: { ...rest.rematch, table: rest.rematch.table },
    seats: rest.seats.map((seat) => ({ ...seat, level: seat.level })),
    module,
    contents,
    readOnly: false,
    match: saved === undefined ? undefined : Match.resume(module.game, unpacked(saved), contents),
    commands: new Map(commands),
  };
}

function unpacked({ log, ...saved }: Saved | Packed): Saved {
  return { ...saved, log: 'steps' in log ? unpackLog(log) : log };
}
