import type { AskInfo, MatchInfo } from '@tafelrunde/protocol';
import type { Step } from '@tafelrunde/stage';
import { useMemo } from 'react';
import { type LookingGlass, useLooking } from './looking.ts';
import type { OpenTable } from './open-table.ts';
import { type Reckoning, useReckoning } from './reckoning.ts';
import { awaitedIn, ownSeats, type Seated, seatedAt } from './seated.ts';
import { type SeatShown, useSeat } from './use-seat.ts';

/** What the reader sees: the present, an earlier position, or a reckoning they still read while others go on. */
export interface Sight {
  /** Which of the reader's seats is shown. */
  readonly own: SeatShown;
  readonly looking: LookingGlass;
  readonly reckoning: Reckoning;
  /** The table as it is. */
  readonly seated: Seated;
  /** The table as it is drawn. */
  readonly drawn: Seated;
  readonly drawnMatch: MatchInfo;
  /** What just happened to what is drawn; none in the past. */
  readonly step: Step<unknown> | undefined;
  /** An earlier position is drawn. */
  readonly past: boolean;
  /** Neither an earlier position nor a kept reckoning is. */
  readonly present: boolean;
  /** What the reader must answer, else what they may. */
  readonly ask: AskInfo | undefined;
  /** The reader must act. */
  readonly mine: boolean;
  readonly over: boolean;
}

export function useSight({ link, state, table, match }: OpenTable): Sight {
  const own = useSeat(ownSeats(table), awaitedIn(match));
  const chosen = own.seat;
  const looking = useLooking(link, match.position);
  const seated = useMemo(() => seatedAt(table, match, chosen), [table, match, chosen]);
  const reckoning = useReckoning(match, state.step);
  const { kept } = reckoning;
  const past = looking.at !== undefined;
  const elsewhere = looking.at?.match ?? kept?.match;
  const drawn = useMemo(() => (elsewhere === undefined ? seated : seatedAt(table, elsewhere, chosen)), [elsewhere, seated, table, chosen]);
  const over = seated.result !== undefined || table.ended !== undefined;
  const plays = !over && table.readOnly !== true && table.seats[seated.seat ?? -1]?.out === undefined;
  return {
    own,
    looking,
    reckoning,
    seated,
    drawn,
    drawnMatch: elsewhere ?? match,
    step: past ? undefined : kept === undefined ? state.step : kept.step,
    past,
    present: elsewhere === undefined,
    ask: seated.asked ?? seated.offered,
    mine: seated.asked !== undefined && plays,
    over,
  };
}
