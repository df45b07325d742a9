import type { Language } from '@tafelrunde/kernel';
import { classes, type SeatFace, Shield } from '@tafelrunde/stage';
import { type CSSProperties, memo } from 'react';
import { useLanguage } from '../texts/index.ts';
import { valueAt } from './turning.ts';
import type { Values } from './use-values.ts';
import type { Value } from './values.ts';
import { useReplayWords } from './words.ts';

/** A figure as it is read: points with one place after the point, a chance in hundredths. */
export function figure(value: number, unit: Values['unit'], language: Language, signed = false): string {
  const digits = unit === 'chance' ? 0 : 1;
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: signed ? 'always' : 'auto',
  });
  const written = format.format(value).replace('-', '−');
  return unit === 'chance' ? `${written} %` : written;
}

const HEIGHT = 100;
const WIDTH = 1000;
/** From so small a change on it is worth a word. */
const WORTH_SAYING: Readonly<Record<Values['unit'], number>> = { points: 0.5, chance: 3 };

interface Scale {
  readonly y: (value: number) => number;
  readonly marks: readonly number[];
}

/** Three quiet lines at even figures, with room above and below. */
function scaleOf(values: readonly Value[], unit: Values['unit']): Scale {
  if (unit === 'chance') return { y: (value) => HEIGHT - value, marks: [25, 50, 75] };
  const all = values.flatMap((value) => value.values);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const room = Math.max(1, most - least) * 0.08;
  const [from, to] = [least - room, most + room];
  const step = Math.max(1, Math.round((to - from) / 4));
  const marks = [1, 2, 3]
    .map((n) => Math.round(from + n * ((to - from) / 4)))
    .filter((mark, i, list) => i === 0 || mark - (list[i - 1] ?? 0) >= step);
  return { y: (value) => HEIGHT - ((value - from) / (to - from)) * HEIGHT, marks };
}

/** The line of one seat between two positions; a new deal begins it anew. */
function pathOf(values: readonly Value[], seat: number, length: number, { y }: Scale): string {
  return values
    .map(
      ({ position, values: each, fresh }, i) =>
        `${i === 0 || fresh === true ? 'M' : 'L'}${((position / length) * WIDTH).toFixed(1)} ${y(each[seat] ?? 0).toFixed(1)}`,
    )
    .join('');
}

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
  const at = values.findLastIndex((value) => value.position <= position);
  return (
    <svg className="eval__c" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {scale.marks.map((mark) => (
        <line key={mark} className="gridl" x1="0" x2={WIDTH} y1={scale.y(mark)} y2={scale.y(mark)} />
      ))}
      {Array.from({ length: seats }, (_, seat) => (
        // a line is its seat
        <g key={seat} className={`l${seat + 1}`}>
          <path d={pathOf(values.slice(0, at + 1), seat, length, scale)} />
          <path className="future" d={pathOf(values.slice(Math.max(0, at)), seat, length, scale)} />
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
  const scale = scaleOf(values.values, unit);
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
