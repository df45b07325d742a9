import { fail, type LogLine, logLinesOf, lookBackIn, lookedAt, type MatchInfo } from '@tafelrunde/protocol';
import type { Ledger } from './ledger.ts';
import { linesOf } from './lines.ts';
import { LINES_SENT } from './reader.ts';
import { mustBePlayable, playedBy, type TableState } from './state.ts';

type Shelf = Pick<Ledger, 'page'>;

/** An earlier position, as this guest may know it. */
export async function lookAt(state: TableState, ledger: Shelf, guest: string, position: number): Promise<MatchInfo> {
  mustBePlayable(state);
  const match = state.match ?? fail('table-not-running');
  if (position > match.position) fail('not-found');
  const seats = playedBy(state, guest);
  const ended = state.ended !== undefined;
  if (position < lookBackIn(match, seats, ended)) fail('too-far-back');
  const page = match.pageFor(position);
  return lookedAt(match, seats, position, { page: page === undefined ? undefined : await ledger.page(page), ended });
}

/** Lines of the log before one, as this guest may read them, and how many there are before them. */
export async function olderLines(
  state: TableState,
  ledger: Shelf,
  guest: string,
  before: number,
): Promise<{ readonly log: readonly LogLine[]; readonly earlier: number }> {
  mustBePlayable(state);
  const match = state.match ?? fail('table-not-running');
  const to = Math.min(before, match.lines);
  const earlier = Math.max(0, to - LINES_SENT);
  const lines = await linesOf(match, earlier, to, (number) => ledger.page(number));
  return { log: logLinesOf(match, lines, playedBy(state, guest), state.ended !== undefined), earlier };
}
