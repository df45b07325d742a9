import { hashOf, type HistoryStep, same } from '@tafelrunde/kernel';
import { loadGame } from '@tafelrunde/games';
import type { LogLine, TableId } from '@tafelrunde/protocol';
import { type GameOf, loadTable, type Pages } from '@tafelrunde/table';
import type { Store } from '../../../server/store/port.ts';
import type { Acknowledged, Shown } from './page.ts';

export interface Checked {
  readonly tables: number;
  readonly events: number;
  /** Acknowledged, and not where it was said to be, or not what it was said to be. */
  readonly lost: readonly string[];
  /** Somebody saw it happen, and it is not stored so. */
  readonly vanished: readonly string[];
  /** Written more than once. */
  readonly doubled: readonly string[];
  /** Streams with a gap, that the rules do not allow, or that lead elsewhere than what was kept on the way. */
  readonly broken: readonly string[];
}

/** As it lies in the store. */
interface Written {
  readonly type: string;
  readonly seat?: number;
  readonly action?: unknown;
  readonly command?: string;
}

/** Sets what people were told beside what is stored, reading the stored bodies itself. `shown`: by everybody, at tables where something was done. */
export async function check(store: Store, acknowledged: readonly Acknowledged[], shown: readonly Shown[] = []): Promise<Checked> {
  const [lost, vanished, doubled, broken]: [string[], string[], string[], string[]] = [[], [], [], []];
  const byTable = new Map<TableId, Acknowledged[]>();
  for (const one of acknowledged) {
    const told = byTable.get(one.table) ?? [];
    byTable.set(one.table, told);
    told.push(one);
  }
  let events = 0;
  for (const [table, told] of byTable) {
    const stored = (await store.read(table, 0)).map(({ seq, body }) => ({ seq, event: JSON.parse(body) as Written }));
    events += stored.length;
    if (stored.some(({ seq }, n) => seq !== n + 1)) broken.push(`${table} has a gap`);
    const commands = stored.flatMap(({ event }) => event.command ?? []);
    if (new Set(commands).size !== commands.length)
      doubled.push(...commands.filter((one, n) => commands.indexOf(one) !== n).map((one) => `${table} ${one}`));
    for (const { command, seq, seat, action } of told) {
      const event = stored[seq - 1]?.event;
      const is = event?.command === command && event.seat === seat && (action === undefined || same(event.action, action));
      if (!is) lost.push(`${table} ${seq} ${command}`);
    }
    const seen = new Set(shown.flatMap((one) => [...(one.get(table) ?? [])]));
    try {
      const { fault, history } = await playAgain(store, table);
      if (fault !== undefined) broken.push(`${table}: ${fault}`);
      for (const line of seen) if (!isIn(history, JSON.parse(line) as LogLine)) vanished.push(`${table} ${line}`);
    } catch (error) {
      broken.push(`${table}: ${String(error)}`);
    }
  }
  return { tables: byTable.size, events, lost, vanished, doubled, broken };
}

/** Whether this is a line of what happened, as somebody reads it: all they were told in it was told, in this order. */
function isIn(history: readonly HistoryStep<unknown>[], { n, kind, position, seat, events }: LogLine): boolean {
  const step = history.find((one) => one.n === n);
  if (step === undefined || step.kind !== kind || step.position !== position || step.seat !== seat) return false;
  let after = 0;
  return events.every((event) => {
    const at = step.told.findIndex((one, i) => i >= after && same(one.event, event));
    after = at + 1;
    return at >= 0;
  });
}

interface PlayedAgain {
  readonly fault?: string;
  /** Every line of the match. */
  readonly history: readonly HistoryStep<unknown>[];
}

/** By the rules from the first event on, and once more from the newest snapshot: both come to the same. */
async function playAgain(store: Store, id: TableId): Promise<PlayedAgain> {
  const gameOf: GameOf = async (game) => loadGame(game);
  const bare: Pages = {
    read: (table, after) => store.read(table, after),
    row: (table) => store.row(table),
    page: (table, number) => store.page(table, number),
    content: (name) => store.content(name),
    snapshot: async () => undefined,
  };
  const [whole, kept] = [await loadTable(bare, id, gameOf), await loadTable(store, id, gameOf)];
  if (whole === undefined || kept === undefined) return { fault: 'is gone', history: [] };
  const history = whole.match?.history() ?? [];
  if (whole.seq !== kept.seq) return { fault: `is at ${whole.seq} or at ${kept.seq}`, history };
  const position = (state: typeof whole) => hashOf(state.match?.save().state ?? null);
  return position(whole) === position(kept) ? { history } : { fault: 'the snapshot leads elsewhere', history };
}
