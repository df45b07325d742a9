import type { Seat } from '@tafelrunde/kernel';
import type { Clock, TableInfo } from '@tafelrunde/protocol';
import { classes, Icon, type IconName, narrate } from '@tafelrunde/stage';
import { type CSSProperties, useEffect, useEffectEvent, useRef } from 'react';
import { figureOf } from '../../clock-words.ts';
import { useTexts } from '../../texts/index.ts';
import { useNow } from '../../use-now.ts';
import { type SeatClock, seatClock } from './time.ts';
import './clock.css';

const MINUTE = 60_000;

/** Looked at as often as the figure changes. */
const every = (kind: Clock['kind']) => (kind === 'live' ? 250 : 10_000);

function iconOf({ state }: SeatClock, paused: boolean): IconName {
  if (state === 'out' || state === 'none') return 'key';
  return state === 'stands' ? (paused ? 'pause' : 'moon') : 'hourglass';
}

function Bar({ share }: { readonly share: number }) {
  return (
    <span className="bankbar" aria-hidden="true">
      <i style={{ '--left': share } as CSSProperties} />
    </span>
  );
}

export interface BankProps {
  readonly table: TableInfo;
  readonly seat: Seat;
  /** Milliseconds the clock of the host is ahead. */
  readonly skew: number;
}

/** A seat's bank in the strip: figure, icon and bar, never colour alone. */
export function SeatBank({ table, seat, skew }: BankProps) {
  const t = useTexts();
  const now = useNow(every(table.clock?.choice.kind ?? 'days')) + skew;
  const { clock } = table;
  const time = seatClock(table, seat, now);
  if (clock === undefined || time === undefined) return null;
  const { kind } = clock.choice;
  const gone = time.state === 'out' || time.state === 'none';
  return (
    <span
      className={classes(
        'bankbox',
        gone && 'is-out',
        time.state === 'none' && 'is-bots',
        time.state === 'stands' && 'is-night',
        !gone && time.low && 'is-low',
      )}
    >
      <span className="bank">
        <Icon name={iconOf(time, clock.pause?.since !== undefined)} />
        {gone ? (
          <>
            {time.state === 'none' ? t.clock.noClock : t.newTable.bot}
            {time.state === 'out' && <small>{t.clock.standsIn}</small>}
          </>
        ) : (
          <>
            <span className="bank__short">{figureOf(t, kind, time.left)}</span>
            <span className="bank__long">{figureOf(t, kind, time.left, true)}</span>
          </>
        )}
      </span>
      <Bar share={gone ? 0 : time.share} />
    </span>
  );
}

/** The reader's own, under the shield. Silent, but for a word at a tenth and at the last minute. */
export function OwnBank({ table, seat, skew }: BankProps) {
  const t = useTexts();
  const now = useNow(every(table.clock?.choice.kind ?? 'days')) + skew;
  const { clock } = table;
  const time = seatClock(table, seat, now);
  useWarning(time, clock?.choice.kind);
  if (clock === undefined || time === undefined) return null;
  const figure = figureOf(t, clock.choice.kind, time.left);
  return (
    <span
      className={classes(
        'mybank',
        time.low && time.state !== 'out' && 'is-low',
        time.state === 'stands' && 'is-night',
        time.state === 'out' && 'is-out',
      )}
      role="timer"
      aria-label={t.clock.yours(figure)}
    >
      <span>{figure}</span>
      <Bar share={time.share} />
    </span>
  );
}

/** Says it once when it gets low, and once at one minute. */
function useWarning(time: SeatClock | undefined, kind: Clock['kind'] | undefined): void {
  const t = useTexts();
  const said = useRef(new Set<string>());
  const runs = time?.state === 'runs';
  const low = runs && time.low;
  const last = runs && kind === 'live' && time.left <= MINUTE;
  const warn = useEffectEvent((which: string) => {
    if (said.current.has(which) || time === undefined || kind === undefined) return;
    said.current.add(which);
    narrate(t.clock.low(figureOf(t, kind, time.left)));
  });
  useEffect(() => {
    if (low) warn('low');
    else said.current.delete('low');
  }, [low]);
  useEffect(() => {
    if (last) warn('minute');
    else said.current.delete('minute');
  }, [last]);
}
