import type { Names, Seat } from '@tafelrunde/kernel';
import { type SeatFace, type TableProps, usePace } from '@tafelrunde/stage';
import { useMemo } from 'react';
import { usePreferences } from '../preferred.ts';
import type { AnyTexts } from '../table/use-narration.ts';
import { useLanguage } from '../texts/index.ts';
import type { Eyes, ReelInfo } from './reel.ts';
import type { Watch } from './use-watch.ts';

/** The table as it is drawn: who sits there, from whose seat it is seen, and what its screen gets. */
export interface Stage {
  readonly names: Names;
  readonly faces: readonly SeatFace[];
  /** Whom the game waits for at this position. */
  readonly awaited: readonly Seat[];
  /** Where one sits who looks with everybody's eyes. */
  readonly base: Seat;
  readonly view: unknown;
  readonly props: TableProps<unknown, unknown, unknown>;
}

const nothing = () => undefined;

export function useStage(
  { seats }: ReelInfo,
  { position, eyes, shown, log, speed }: Watch,
  texts: AnyTexts,
  showRule: (rule: string) => void,
): Stage {
  const language = useLanguage();
  const { pace: chosen } = usePreferences();
  const usual = usePace(chosen);
  const names: Names = useMemo(() => ({ of: (seat) => seats[seat]?.name ?? '', you: [] }), [seats]);
  const awaited = shown?.match.asks.filter((ask) => ask.must).map((ask) => ask.seat) ?? [];
  const faces = seats.map(
    ({ name, kind }, seat): SeatFace => ({ seat, name, bot: kind === 'bot', away: false, you: false, asked: awaited.includes(seat) }),
  );
  // Through everybody's eyes, and where all cards lie open, one still sits somewhere: where a person sat.
  const base = Math.max(
    0,
    seats.findIndex(({ kind }) => kind === 'person'),
  );
  const seatOf = (through: Eyes): Seat => (typeof through === 'number' ? through : base);
  const view = shown?.match.views.find((each) => each.seat === seatOf(shown.eyes))?.view;
  const history = useMemo(
    () => ({
      steps: log.filter(({ kind, taken, position: at }) => kind !== 'undo' && taken !== true && at <= position),
      missing: 0,
      more: nothing,
    }),
    [log, position],
  );
  const props: TableProps<unknown, unknown, unknown> = {
    view,
    seat: seatOf(eyes),
    legal: [],
    asks: shown?.match.asks ?? [],
    seats: faces,
    names,
    language,
    texts,
    step: shown?.step,
    pace: speed > 2 ? 'off' : speed > 1 && usual === 'full' ? 'quick' : usual,
    result: shown?.match.result,
    past: true,
    busy: false,
    act: nothing,
    why: nothing,
    narrate: nothing,
    ownSeats: [],
    ...(shown?.eyes === 'open' ? { opened: shown.match.views.map((each) => each.view) } : {}),
    history,
    showRule,
  };
  return { names, faces, awaited, base, view, props };
}
