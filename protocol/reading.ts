import type { HistoryStep, Match, Page, Rules, Seat } from '@tafelrunde/kernel';
import type { AskInfo, LogLine, MatchInfo, SeatView } from './shapes.ts';

/** What one reader may know of a match. Wherever a table runs, its readers get what is made here and nothing else. */

/** The match now, from these seats; without any: as spectators see it. `closed`: nothing can be played any more. */
export function matchInfoOf(match: Match, seats: readonly Seat[], closed = false): MatchInfo {
  return { ...readersMatchOf(match, seats, closed), asks: asksOf(match, closed) };
}

/** The open questions: the same for everybody. */
export function asksOf(match: Match, closed = false): readonly AskInfo[] {
  return closed ? [] : match.asks().map(askInfo);
}

/** What differs from reader to reader, and the position. */
export function readersMatchOf(
  match: Match,
  seats: readonly Seat[],
  closed = false,
  viewOf: (seat: Seat | undefined) => unknown = (seat) => match.shown(seat),
): Omit<MatchInfo, 'asks'> {
  const { result, position } = match;
  const views =
    seats.length === 0
      ? [{ view: viewOf(undefined), legal: [] }]
      : seats.map(
          (seat): SeatView => ({
            seat,
            view: viewOf(seat),
            legal: closed ? [] : match.legal(seat),
            undo: closed ? { kind: 'no', reason: 'over' } : match.undoOffer(seat),
          }),
        );
  return result === undefined ? { position, views } : { position, views, result };
}

/** The same where the game tells its views in two parts: here `view` is only what `match.common` does not hold. */
export function ownMatchOf(match: Match, seats: readonly Seat[], closed = false): Omit<MatchInfo, 'asks'> {
  return readersMatchOf(match, seats, closed, (seat) => match.own(seat));
}

function askInfo(ask: AskInfo): AskInfo {
  const { id, seat, what, must, byHand, between } = ask;
  const info: { -readonly [Field in keyof AskInfo]: AskInfo[Field] } = { id, seat, what, must };
  if (byHand !== undefined) info.byHand = byHand;
  if (between !== undefined) info.between = between;
  return info;
}

/**
 * An earlier position: what `shown` gave these seats there, and nothing to play. `page`: the one `match.pageFor` named. `ended`: all agreed
 * that it is over, which no result tells.
 */
export function lookedAt(
  match: Match,
  seats: readonly Seat[],
  position: number,
  { page, ended = false }: { readonly page?: Page | undefined; readonly ended?: boolean } = {},
): MatchInfo {
  const { rules } = match;
  const state = match.at(position, page);
  const past = match.result === undefined && !ended && position < match.position;
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

// any: rules of any game
type AnyRules = Pick<Rules<any, any, any, any>, 'lookBack' | 'lasts'>;

/** Nothing is closed. */
const OPEN = -1;

/** The newest position nobody at this table may look back before, by what `view` tells; without such an agreement, or after the end: -1. */
export function lookBackTo(rules: AnyRules, view: unknown, position: number, over: boolean): number {
  const back = over ? undefined : rules.lookBack?.(view);
  return back === undefined ? OPEN : Math.max(OPEN, position - back);
}

/** Where looking back ends for whoever reads from these seats. `ended`: as above. */
export function lookBackIn(match: Match, seats: readonly Seat[], ended = false): number {
  if (match.rules.lookBack === undefined) return OPEN;
  return lookBackTo(match.rules, match.view(seats[0]), match.position, ended || match.result !== undefined);
}

/** A line as it may still be read when looking back ends at a position: what was told before it stays only where it lasts. */
export function recalled(line: LogLine, rules: AnyRules, to: number): LogLine {
  if (to === OPEN || line.position > to) return line;
  return { ...line, events: line.events.filter((event) => rules.lasts?.(event) === true) };
}

/** Steps of a match as these seats may read them now. `ended`: as above. */
export function logLinesOf(
  match: Match,
  steps: readonly HistoryStep<unknown>[],
  seats: readonly Seat[],
  ended = false,
): readonly LogLine[] {
  const to = lookBackIn(match, seats, ended);
  return steps.map((step) => recalled(logLineOf(step, seats), match.rules, to));
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
