import type { Ask, Names, Result, Seat } from '@tafelrunde/kernel';
import type { MatchInfo, SeatInfo, SeatView, TableInfo } from '@tafelrunde/protocol';
import type { SeatFace } from '@tafelrunde/stage';

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

/** The seat to show: the chosen one, unless another of the reader's seats must act and the chosen one need not. */
export function seatToShow(yours: readonly Seat[], chosen: Seat | undefined, awaited: readonly Seat[]): Seat | undefined {
  const wanted = chosen !== undefined && yours.includes(chosen) ? chosen : yours[0];
  if (wanted !== undefined && awaited.includes(wanted)) return wanted;
  return yours.find((seat) => awaited.includes(seat)) ?? wanted;
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

export function seatedAt(table: TableInfo, match: MatchInfo, chosen: Seat | undefined): Seated {
  const yours = table.seats.filter((info) => info.you).map((info) => info.seat);
  const awaited = match.asks.filter((ask) => ask.must).map((ask) => ask.seat);
  const seat = seatToShow(yours, chosen, awaited);
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
    awaited: [...new Set(awaited)],
    result: match.result,
  };
}

/** The others in turn order from the reader's left; everybody for a spectator. */
export function opponents(faces: readonly SeatFace[], seat: Seat | undefined): readonly SeatFace[] {
  if (seat === undefined) return faces;
  return Array.from({ length: faces.length - 1 }, (_, turn) => faces[(seat + 1 + turn) % faces.length]).filter(
    (face) => face !== undefined,
  );
}
