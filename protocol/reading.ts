import type { HistoryStep, Match, Seat } from '@tafelrunde/kernel';
import type { AskInfo, LogLine, MatchInfo, SeatView } from './shapes.ts';

/** What one reader may know of a match. Wherever a table runs, its readers get what is made here and nothing else. */

/** The match now, from these seats; without any: as spectators see it. `closed`: nothing can be played any more. */
export function matchInfoOf(match: Match, seats: readonly Seat[], closed = false): MatchInfo {
  const { result } = match;
  return {
    position: match.position,
    asks: closed ? [] : match.asks().map(askInfo),
    views:
      seats.length === 0
        ? [{ view: match.shown(undefined), legal: [] }]
        : seats.map(
            (seat): SeatView => ({
              seat,
              view: match.shown(seat),
              legal: closed ? [] : match.legal(seat),
              undo: closed ? { kind: 'no', reason: 'over' } : match.undoOffer(seat),
            }),
          ),
    ...(result === undefined ? {} : { result }),
  };
}

function askInfo(ask: AskInfo): AskInfo {
  const { id, seat, what, must, moment, between } = ask;
  return { id, seat, what, must, ...(moment === undefined ? {} : { moment }), ...(between === undefined ? {} : { between }) };
}

/** An earlier position: what `shown` gave these seats there, and nothing to play. */
export function lookedAt(match: Match, seats: readonly Seat[], position: number): MatchInfo {
  const { rules } = match;
  const state = match.at(position);
  const past = match.result === undefined && position < match.position;
  const seen = (seat: Seat | undefined): unknown => rules.shown(rules.view(state, seat), past);
  const result = rules.result(state);
  return {
    position,
    asks: rules.asks(state).map((ask, i) => askInfo({ ...ask, id: `past-${position}-${i}` })),
    views:
      seats.length === 0 ? [{ view: seen(undefined), legal: [] }] : seats.map((seat): SeatView => ({ seat, view: seen(seat), legal: [] })),
    ...(result === undefined ? {} : { result }),
  };
}

/** One step with those of its events that these seats may know. */
export function logLineOf(step: HistoryStep<unknown>, seats: readonly Seat[]): LogLine {
  const { n, kind, position, seat, agreed } = step;
  return {
    n,
    kind,
    position,
    ...(seat === undefined ? {} : { seat }),
    events: step.told.flatMap(({ event, to }) => (to === undefined || to.some((one) => seats.includes(one)) ? [event] : [])),
    ...(step.taken ? { taken: true } : {}),
    ...(agreed === undefined ? {} : { agreed }),
  };
}

/** Numbers of the plays beyond a position that were taken back. */
export function takenBeyond(history: readonly HistoryStep<unknown>[], position: number): readonly number[] {
  return history.filter((line) => line.kind === 'play' && line.taken && line.position > position).map((line) => line.n);
}
