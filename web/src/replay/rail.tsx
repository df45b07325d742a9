import { classes } from '@tafelrunde/stage';
import type { CSSProperties } from 'react';
import type { Round } from './reel.ts';

export interface RailProps {
  readonly position: number;
  readonly length: number;
  /** Where rounds begin. */
  readonly rounds: readonly Round[];
  readonly roundName: (n: number) => string;
  /** Where the match turned. */
  readonly turns: readonly number[];
  readonly label: string;
  readonly valueText: string;
  readonly onGo: (position: number) => void;
}

const place = (at: number): CSSProperties => ({ '--x': at.toFixed(4) }) as CSSProperties;

/** So many rounds have their names on the rail; more would stand on each other. */
const MOST_NAMED = 12;

/** So much of the rail a name takes: of a turning point there it stands to the right. */
const NAME = 0.055;

/** So near to a name the knob lies on it, on a narrow rail as on a broad one. */
const UNDER = { before: 0.012, after: 0.09 };

/** The rim of the table as the line of time: one native control over the whole of it, all else are marks. */
export function Rail({ position, length, rounds: begun, roundName, turns, label, valueText, onGo }: RailProps) {
  // One that began with the last move was never played.
  const rounds = begun.filter(({ from }) => from < length);
  const along = (at: number) => (length === 0 ? 0 : at / length);
  const nameAt = (from: number) => turns.map(along).reduce((at, turn) => (turn >= at && turn - at < NAME ? turn : at), along(from));
  const named = rounds.length <= MOST_NAMED;
  const ticks = Math.min(60, length);
  return (
    <div className="rail">
      <div className="rail__in">
        <div className="rail__slot">
          <div className="rail__done" />
        </div>
        <div className="rail__ticks">
          {Array.from({ length: Math.max(0, ticks - 1) }, (_, i) => (
            <i key={i} className={classes((i + 1) / ticks > along(position) && 'up')} style={place((i + 1) / ticks)} />
          ))}
        </div>
        {named &&
          rounds.length > 1 &&
          rounds.map(({ from, n }) => {
            const at = nameAt(from);
            const ahead = along(position) - at;
            const under = ahead > -UNDER.before && ahead < UNDER.after;
            return (
              <span key={from} className={classes('rail__round', ahead >= 0 && 'is-done', under && 'is-under')} style={place(at)}>
                <span className="rail__word">{roundName(n)}</span>
                <span className="rail__number">{n}</span>
              </span>
            );
          })}
        {[...rounds.map(({ from }) => from), length].map((from) => (
          <i key={from} className="rail__stud" style={place(along(from))} />
        ))}
        {turns.map((at) => (
          <svg key={at} className="rail__loz" style={place(along(at))} viewBox="0 0 24 30" aria-hidden="true">
            <path d="M12 2l9 13-9 13L3 15z" />
          </svg>
        ))}
        <span className="rail__knob" />
        <input
          type="range"
          min={0}
          max={length}
          value={position}
          aria-label={label}
          aria-valuetext={valueText}
          onChange={(event) => onGo(Number(event.target.value))}
        />
      </div>
    </div>
  );
}
