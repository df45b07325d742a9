import { classes, type SeatFace, Shield } from '@tafelrunde/stage';
import { type CSSProperties, memo } from 'react';
import { useLanguage } from '../texts/index.ts';
import { figure, HEIGHT, pathOf, type Scale, scaleOf, WIDTH } from './plot.ts';
import { valueAt } from './turning.ts';
import type { Values } from './use-values.ts';
import type { Value } from './values.ts';
import { useReplayWords } from './words.ts';
import './chart.css';

/** From so small a change on it is worth a word. */
const WORTH_SAYING: Readonly<Record<Values['unit'], number>> = { points: 0.5, chance: 3 };

const Lines = memo(function Lines({
  values,
  length,
  position,
  scale,
}: {
  readonly values: readonly Value[];
  readonly length: number;
  readonly position: number;
  readonly scale: Scale;
}) {
  const seats = values[0]?.values.length ?? 0;
  const x = (each: number) => each / length;
  const at = values.findLastIndex((value) => value.position <= position);
  return (
    <svg className="eval__c" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {scale.marks.map((mark) => (
        <line key={mark} className="gridl" x1="0" x2={WIDTH} y1={scale.y(mark)} y2={scale.y(mark)} />
      ))}
      {Array.from({ length: seats }, (_, seat) => (
        // a line is its seat
        <g key={seat} className={`l${seat + 1}`}>
          <path d={pathOf(values.slice(0, at + 1), seat, x, scale)} />
          <path className="future" d={pathOf(values.slice(Math.max(0, at)), seat, x, scale)} />
        </g>
      ))}
    </svg>
  );
});

function Key({ seat }: { readonly seat: number }) {
  return (
    <svg className={classes('key', `l${seat + 1}`)} viewBox="0 0 44 6" preserveAspectRatio="none" aria-hidden="true">
      <path d="M1 3H43" />
    </svg>
  );
}

/** What the match promised whom, on the rail's own axis; the same as figures below it. */
export function Chart({
  values,
  length,
  position,
  faces,
}: {
  readonly values: Values;
  readonly length: number;
  readonly position: number;
  readonly faces: readonly SeatFace[];
}) {
  const say = useReplayWords();
  const language = useLanguage();
  const { unit, sign, state } = values;
  if (state === 'absent') return <p className="eval__none muted small">{say.values.absent}</p>;
  const here = valueAt(values.values, position);
  if (here === undefined || values.values.length < 2) return <p className="eval__none muted small">{say.values.thinking}</p>;
  const scale = scaleOf(
    values.values.flatMap((value) => value.values),
    unit,
  );
  const reached = (values.values.at(-1)?.position ?? 0) >= position;
  const best = here.now.values.indexOf(Math.max(...here.now.values));
  const nameOf = (seat: number) => (here.now.values.length === 1 ? say.values.team : (faces[seat]?.name ?? ''));
  const told = (value: number) => figure(value * sign, unit, language);
  return (
    <>
      <div className="evalbox">
        <figure className="eval" aria-label={say.values.picture(nameOf(best), told(here.now.values[best] ?? 0))}>
          <Lines values={values.values} length={length} position={position} scale={scale} />
          {values.turns.map((turn) => (
            <span key={turn.position} className="eval__turn" style={{ '--x': (turn.position / length).toFixed(4) } as CSSProperties} />
          ))}
          {scale.marks.map((mark) => (
            <span key={mark} className="eval__y" aria-hidden="true" style={{ '--y': (scale.y(mark) / HEIGHT).toFixed(3) } as CSSProperties}>
              {mark * sign}
            </span>
          ))}
          <div className="eval__head">
            {reached &&
              here.now.values.map((value, seat) => (
                // a dot is its seat
                <i
                  key={seat}
                  className={classes('eval__dot', `l${seat + 1}`)}
                  style={{ '--y': (scale.y(value) / HEIGHT).toFixed(3) } as CSSProperties}
                />
              ))}
          </div>
        </figure>
      </div>
      <ul
        className={classes('stand nums', here.now.values.length > 3 && 'stand--many')}
        style={{ '--seats': here.now.values.length } as CSSProperties}
      >
        {here.now.values.map((value, seat) => {
          const change = here.before === undefined ? 0 : value - (here.before.values[seat] ?? 0);
          const face = faces[seat];
          return (
            // a figure is its seat's
            <li key={seat}>
              <Key seat={seat} />
              {face !== undefined && here.now.values.length > 1 && <Shield seat={seat} name={face.name} bot={face.bot} />}
              <span>{nameOf(seat)}</span>
              <b>{reached ? told(value) : '…'}</b>
              {reached && Math.abs(change) >= WORTH_SAYING[unit] && (
                <small className={classes('delta', change > 0 ? 'delta--up' : 'delta--dn')}>
                  {figure(change * sign, unit, language, true)}
                </small>
              )}
            </li>
          );
        })}
        <li className="basis">{state === 'thinking' ? say.values.thinking : unit === 'chance' ? say.values.chance : say.values.points}</li>
      </ul>
    </>
  );
}
