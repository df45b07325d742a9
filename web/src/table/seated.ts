import type { Ask, Names, Result, Seat } from '@tafelrunde/kernel';
import type { MatchInfo, SeatInfo, SeatView, TableInfo } from '@tafelrunde/protocol';
import { othersOf, type SeatFace } from '@tafelrunde/stage';

/** A table as one reader sits at it: everything the shell draws, derived from what the link says. */
export interface Seated {
  /** The seat shown now; undefined for a spectator. */
  readonly seat: Seat | undefined;
  /** All seats of the reader. */
  readonly yours: readonly Seat[];
  readonly shown: SeatView;
  readonly faces: readonly SeatFace[];
  readonly names: Names;
  readonly asks: readonly Ask[];
  /** The question the reader must answer from the seat shown. */
  readonly asked: MatchInfo['asks'][number] | undefined;
  /** A may-question for the reader, when nothing must be answered. */
  readonly offered: MatchInfo['asks'][number] | undefined;
  /** Seats the game waits for. */
  readonly awaited: readonly Seat[];
  readonly result: Result | undefined;
}

/** All seats of the reader. */
export function ownSeats(table: TableInfo): readonly Seat[] {
  return table.seats.filter((info) => info.you).map((info) => info.seat);
}

/** Seats the game waits for. */
export function awaitedIn(match: MatchInfo): readonly Seat[] {
  return [...new Set(match.asks.filter((ask) => ask.must).map((ask) => ask.seat))];
}

function faceOf(info: SeatInfo, awaited: readonly Seat[]): SeatFace {
  return {
    seat: info.seat,
    name: info.name,
    bot: info.kind === 'bot',
    away: info.kind === 'person' && !info.present,
    you: info.you,
    asked: awaited.includes(info.seat),
  };
}

/** `chosen`: which of the reader's seats is shown. */
export function seatedAt(table: TableInfo, match: MatchInfo, chosen: Seat | undefined): Seated {
  const yours = ownSeats(table);
  const awaited = awaitedIn(match);
  const seat = chosen !== undefined && yours.includes(chosen) ? chosen : yours[0];
  const shown = match.views.find((view) => view.seat === seat) ?? match.views[0] ?? { view: undefined, legal: [] };
  const mine = match.asks.filter((ask) => ask.seat === shown.seat && shown.seat !== undefined);
  return {
    seat: shown.seat,
    yours,
    shown,
    faces: table.seats.map((info) => faceOf(info, awaited)),
    names: { of: (which) => table.seats[which]?.name ?? '', you: yours },
    asks: match.asks,
    asked: mine.find((ask) => ask.must),
    offered: mine.find((ask) => !ask.must),
    awaited,
    result: match.result,
  };
}

/** The others in turn order from the reader's left; everybody for a spectator. */
export function opponents(faces: readonly SeatFace[], seat: Seat | undefined): readonly SeatFace[] {
  return othersOf(seat, faces.length).flatMap((other) => faces[other] ?? []);
}
