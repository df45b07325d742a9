import { same } from '@tafelrunde/kernel';
import { type DealtMatch, fail, type TableId } from '@tafelrunde/protocol';
import { isDealtOut, mustBeDealt } from './commands/end.ts';
import type { SameDeal } from './events.ts';
import type { Created } from './lay.ts';
import { seatsOf, type TableState } from './state.ts';

/** Everybody who sat at one of these tables. */
function sitters(tables: readonly TableState[]): readonly string[] {
  return tables.flatMap(({ seats }) => seats.flatMap(({ holders }) => holders));
}

/**
 * A new table that is dealt as a finished match was: game, rules, options and number of seats are that match's, and so is its chance.
 * `family`: the other tables of that deal, the first one among them; whoever sat at any of them knows it, and so does whoever lays it.
 */
export function dealtAs(created: Created, from: TableState, family: readonly TableState[]): Created {
  mustBeDealt(from);
  if ([from, ...family].some(isDealtOut)) fail('too-many-tables');
  if (created.seats.length !== from.seats.length) fail('other-seats');
  const { again: before, match, version, options } = from;
  const knew = [...new Set([...(before?.knew ?? []), ...sitters([from, ...family]), created.owner])];
  const again: SameDeal = { of: before?.of ?? from.id, seed: match?.deal.seed ?? fail('no-deal'), knew };
  return { ...created, version, options, again };
}

/** How many moves two matches of one deal have in common, from the first on. */
function sharedMoves(one: TableState, two: TableState): number {
  const [a, b] = [one.match?.line ?? [], two.match?.line ?? []];
  const parted = a.findIndex((move, i) => b[i]?.seat !== move.seat || !same(b[i].action, move.action));
  return parted < 0 ? a.length : parted;
}

/** Somebody sat at an earlier one of these: they knew the deal when this one began. */
function knewAlready(state: TableState, guests: readonly string[], all: readonly TableState[]): boolean {
  if (guests.some((guest) => state.again?.knew.includes(guest))) return true;
  const began = state.startedAt ?? 0;
  const earlier = all.filter(({ id, endedAt = Number.POSITIVE_INFINITY }) => id !== state.id && endedAt <= began);
  return earlier.some((other) => guests.some((guest) => seatsOf(other, guest).length > 0));
}

/** The matches of one deal beside the one that is read: those still running tell nothing but that they run. */
export function dealtMatches(all: readonly TableState[], read: TableId): readonly DealtMatch[] {
  const own = all.find(({ id }) => id === read);
  return all.map((state): DealtMatch => {
    const { id, status, seats, match, ended } = state;
    const over = status === 'over';
    const shared = own === undefined || id === read || !over ? undefined : sharedMoves(own, state);
    return {
      table: id,
      status,
      seats: seats.map(({ kind, name, level, holders }) => ({
        kind,
        name,
        ...(level === undefined ? {} : { level }),
        ...(holders.length > 0 && knewAlready(state, holders, all) ? { knew: true as const } : {}),
      })),
      ...(over && match?.result !== undefined ? { result: match.result } : {}),
      ...(over && ended !== undefined ? { ended } : {}),
      ...(over && match !== undefined ? { length: match.position } : {}),
      ...(shared === undefined ? {} : { shared }),
    };
  });
}
