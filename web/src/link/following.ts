import { matchWith, type ServerFrame, type TableInfo } from '@tafelrunde/protocol';
import type { LinkState } from './link.ts';

/** What a page knows before the first answer. */
export const unknownState: LinkState = { connection: 'connecting', outdated: false, log: [], earlier: 0, chat: [], resyncs: 0, skew: 0 };

const yoursIn = (table: TableInfo): string => table.seats.flatMap(({ seat, you }) => (you ? [seat] : [])).join();

/** Everything anew: it replaces all that was known. */
export function begun(
  before: LinkState,
  { seq, table, match, log, earlier, chat, asides, why }: Extract<ServerFrame, { type: 'state' }>,
): LinkState {
  // Whoever sat down or gave up a seat reads from elsewhere now: nothing was missed.
  const moved = before.table !== undefined && yoursIn(before.table) !== yoursIn(table);
  const again = before.table !== undefined && !moved && (why === 'resync' || before.connection === 'lost' || before.seq !== seq);
  const { step: _step, match: _match, asides: _asides, why: _why, together: _together, pointed: _pointed, ...rest } = before;
  return {
    ...rest,
    connection: 'live',
    seq,
    table,
    ...(match === undefined ? {} : { match }),
    log,
    earlier: earlier ?? 0,
    chat,
    ...(asides === undefined ? {} : { asides }),
    resyncs: before.resyncs + (again ? 1 : 0),
  };
}

/** One step further. */
export function followed(before: LinkState, frame: Extract<ServerFrame, { type: 'update' }>): LinkState {
  const taken = new Set(frame.taken ?? []);
  const known = taken.size === 0 ? before.log : before.log.map((line) => (taken.has(line.n) ? { ...line, taken: true } : line));
  const played = frame.log.filter((line) => line.kind !== 'undo');
  const last = played.at(-1);
  const { step, ...rest } = before;
  return {
    ...rest,
    // News without a move, somebody who sat down for instance, does not end what the last step still tells.
    ...(step === undefined || frame.log.length > 0 ? {} : { step }),
    seq: frame.seq,
    ...(frame.table === undefined ? {} : { table: frame.table }),
    ...matchAfter(before, frame),
    log: frame.log.length === 0 ? known : [...known, ...frame.log],
    ...(last === undefined
      ? {}
      : { step: { n: last.n, ...(last.seat === undefined ? {} : { seat: last.seat }), events: played.flatMap((line) => line.events) } }),
  };
}

function matchAfter(before: LinkState, { match, news }: Extract<ServerFrame, { type: 'update' }>): Pick<LinkState, 'match'> {
  if (match !== undefined) return { match };
  return news === undefined || before.match === undefined ? {} : { match: matchWith(before.match, news) };
}

/** Older lines were asked for and have come. Those that do not fit what is known, since everything was sent anew meanwhile, are left out. */
export function recalledTo(before: LinkState, { log, earlier }: Extract<ServerFrame, { type: 'logged' }>): LinkState {
  const last = log.at(-1);
  if (last === undefined || last.n + 1 !== before.log[0]?.n) return before;
  return { ...before, log: [...log, ...before.log], earlier };
}

/** New words. Undefined when some are missing in between: then everything is to be asked for. */
export function heard(before: LinkState, { type, chat }: Extract<ServerFrame, { type: 'talk' | 'asides' }>): LinkState | undefined {
  const stream = type === 'talk' ? 'chat' : 'asides';
  const known = before[stream] ?? [];
  const next = (known.at(-1)?.n ?? -1) + 1;
  const fresh = chat.filter(({ n }) => n >= next);
  const [first] = fresh;
  if (first === undefined) return before;
  return first.n === next ? { ...before, [stream]: [...known, ...fresh] } : undefined;
}

/** Older words were asked for and have come; as with lines of the log, those that do not fit are left out. */
export function heardBefore(before: LinkState, { chat, among }: Extract<ServerFrame, { type: 'talked' }>): LinkState {
  const stream = among === undefined ? 'chat' : 'asides';
  const known = before[stream] ?? [];
  const last = chat.at(-1);
  if (last === undefined || last.n + 1 !== known[0]?.n) return before;
  return { ...before, [stream]: [...chat, ...known] };
}

/** Somebody who watches together is elsewhere in the match, or points at something else. */
export function led(before: LinkState, frame: Extract<ServerFrame, { type: 'together' | 'showed' | 'pointed' }>): LinkState {
  switch (frame.type) {
    case 'together': {
      const { type: _type, ...together } = frame;
      return { ...before, together };
    }
    case 'showed':
      return before.together === undefined ? before : { ...before, together: { ...before.together, place: frame.place } };
    case 'pointed': {
      const { pointed: _pointed, ...rest } = before;
      return frame.at === undefined ? rest : { ...rest, pointed: frame.at };
    }
  }
}
