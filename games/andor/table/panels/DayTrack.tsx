import type { Seat } from '@tafelrunde/kernel';
import { type ReactNode, useId } from 'react';
import { HOURS, LAST_HOUR } from '../../components/index.ts';
import { heroName } from '../../texts/context.ts';
import type { View } from '../../state.ts';
import type { Props } from './props.ts';
import { kindOf } from './reading.ts';
import { words } from './words.ts';
import './day.css';

/** Where an hour lies on the sun's way. */
interface Way {
  readonly width: number;
  readonly height: number;
  readonly x: (hour: number) => number;
  readonly y: (hour: number) => number;
  /** Size of an hour and of a disc, and how far discs that share an hour lie apart. */
  readonly hour: number;
  readonly disc: number;
  readonly apart: number;
  readonly below: number;
}
const broad: Way = {
  width: 976,
  height: 107,
  x: (hour) => (hour <= HOURS ? 96 + hour * 88 : 712 + (hour - HOURS) * 76),
  y: (hour) => (hour <= HOURS ? 80 - Math.sin((Math.PI * (hour + 0.15)) / 8.2) * 54 : 60 + (hour - HOURS) * 4),
  hour: 16,
  disc: 26,
  apart: 24,
  below: 22,
};
const narrow: Way = {
  width: 360,
  height: 66,
  x: (hour) => (hour < 0 ? 14 : 17 + hour * 32.4),
  y: (hour) => (hour <= HOURS ? 42 - Math.sin((Math.PI * (hour + 0.1)) / 8) * 24 : 36 + (hour - HOURS) * 2),
  hour: 12.5,
  disc: 18,
  apart: 15,
  below: 17,
};

const hours = Array.from({ length: LAST_HOUR }, (_, i) => i + 1);
const stars = [
  [830, 22],
  [880, 34],
  [930, 18],
  [955, 44],
  [800, 40],
  [905, 14],
] as const;

/** The marker of a hero who has ended the day lies in the sunrise box. */
const hourOf = (view: View, seat: Seat): number => (view.box[seat] === 1 ? 0 : (view.hour[seat] ?? 0));

function discsOf(view: View, way: Way) {
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  return seats.map((seat) => {
    const hour = hourOf(view, seat);
    const together = seats.filter((each) => hourOf(view, each) === hour);
    const aside = (together.indexOf(seat) - (together.length - 1) / 2) * (hour === 0 ? way.apart * 0.8 : way.apart);
    return {
      seat,
      // In the narrow track the sunrise box lies at the very edge.
      x: hour > 0 ? way.x(hour) + aside : way === narrow ? 10 + together.indexOf(seat) * 12 : way.x(-0.5) + aside,
      y: hour === 0 ? way.height - way.disc / 2 - 4 : way.y(hour) + way.below,
    };
  });
}

/** The sky: what lies behind the sun. It gives the track its size. */
function Sky({ way }: { readonly way: Way }) {
  const id = useId();
  const arc = Array.from({ length: LAST_HOUR * 4 + 1 }, (_, i) => `${way.x(i / 4).toFixed(0)} ${way.y(i / 4).toFixed(0)}`).join('L');
  const { width, height } = way;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
      <defs>
        <linearGradient id={`${id}sky`}>
          <stop offset="0" stopColor="#f6b98a" />
          <stop offset=".14" stopColor="#f9dfae" />
          <stop offset=".4" stopColor="#cfe3df" />
          <stop offset=".62" stopColor="#f2dca6" />
          <stop offset=".74" stopColor="#e58f63" />
          <stop offset=".83" stopColor="#6b5a86" />
          <stop offset="1" stopColor="#1c2749" />
        </linearGradient>
      </defs>
      <rect x="1" y="1" width={width - 2} height={height - 2} rx="8" fill={`url(#${id}sky)`} stroke="#7a5c34" strokeWidth="1.5" />
      <path
        d={`M1 ${height - 4}V${height * 0.84}Q${width * 0.06} ${height * 0.71} ${width * 0.13} ${height * 0.82}T${width * 0.31} ${height * 0.86}T${width * 0.48} ${height * 0.8}T${width * 0.66} ${height * 0.88}T${width * 0.82} ${height * 0.79}T${width - 1} ${height * 0.84}V${height - 4}z`}
        fill="#7d8a4e"
        opacity=".5"
      />
      <path d={`M${arc}`} fill="none" stroke="#3b2a1b" strokeWidth="1.6" strokeDasharray="3 5" opacity=".65" />
      {way === broad &&
        stars.map(([x, y]) => (
          <path key={x} d={`M${x} ${y - 4}l1.2 2.8 2.8 1.2-2.8 1.2L${x} ${y + 4}l-1.2-2.8-2.8-1.2 2.8-1.2z`} fill="#ffeebc" />
        ))}
    </svg>
  );
}

/** The hours before it, the sunrise box, and where a planned walk would end. */
function Hours({ view, way, ghost }: { readonly view: View; readonly way: Way; readonly ghost: Planned | undefined }) {
  return (
    <svg viewBox={`0 0 ${way.width} ${way.height}`} preserveAspectRatio="none">
      <path
        d={`M${way.x(-0.5) - way.hour * 1.4} ${way.height * 0.7}a${way.hour * 1.4} ${way.hour * 1.4} 0 0 1 ${way.hour * 2.8} 0z`}
        fill="#ffd45e"
        stroke="#3b2a1b"
        strokeWidth="2"
      />
      {hours.map((hour) => {
        const price = hour <= HOURS ? undefined : (view.legend.overtime[hour - HOURS - 1] ?? -1);
        return (
          <g key={hour} transform={`translate(${way.x(hour)} ${way.y(hour)})`}>
            <circle
              r={way.hour}
              fill={price === undefined ? '#fff3cf' : '#27365a'}
              stroke={price === undefined ? '#3b2a1b' : '#f0bd4c'}
              strokeWidth="1.8"
            />
            <text
              className="an-day__hour"
              y={price === undefined || way === narrow ? '.34em' : '.1em'}
              fill={price === undefined ? '#2b1d11' : '#fff1d0'}
            >
              {hour}
            </text>
            {price !== undefined && way === broad && (
              <text className="an-day__price" y="12.5" fill="#ffd873">
                {price < 0 ? '✕' : price === 0 ? '0 ♥' : `−${price} ♥`}
              </text>
            )}
          </g>
        );
      })}
      {ghost !== undefined && (
        <use
          href={`#t-disc-${kindOf(view, ghost.seat)}`}
          opacity=".6"
          x={way.x(Math.min(LAST_HOUR, ghost.hour)) - way.disc / 2}
          y={way.y(Math.min(LAST_HOUR, ghost.hour)) + way.below - way.disc / 2}
          width={way.disc}
          height={way.disc}
        />
      )}
    </svg>
  );
}

const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(3)}%`;

/**
 * What moves along the track. Each has a box as large as the track and is an element of the page, not of a drawing: its shares of the
 * way are shares of its own size, so that a transform alone moves it and nothing is laid out.
 */
function Mover({
  way,
  x,
  y,
  size,
  className,
  children,
}: {
  readonly way: Way;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly className: string;
  readonly children?: ReactNode;
}) {
  const { width, height } = way;
  const box = { width: share(size, width), height: share(size, height), left: share(-size / 2, width), top: share(-size / 2, height) };
  return (
    <div className={`an-day__mover ${className}`} style={{ transform: `translate(${share(x, width)}, ${share(y, height)})` }}>
      <div style={box}>{children}</div>
    </div>
  );
}

/** The track in one of its two sizes. */
function Track({ view, way, ghost }: { readonly view: View; readonly way: Way; readonly ghost: Planned | undefined }) {
  const sun = view.turn >= 0 ? hourOf(view, view.turn) : 0;
  return (
    <div className={way === narrow ? 'an-day__narrow' : 'an-day__broad'} aria-hidden="true">
      <Sky way={way} />
      <Mover way={way} x={way.x(sun)} y={way.y(sun)} size={way.hour * 5.2} className="an-day__sun" />
      <Hours view={view} way={way} ghost={ghost} />
      {discsOf(view, way).map(({ seat, x, y }) => (
        <Mover key={seat} way={way} x={x} y={y} size={way.disc} className="an-day__disc">
          <svg>
            <use href={`#t-disc-${kindOf(view, seat)}`} width="100%" height="100%" />
          </svg>
        </Mover>
      ))}
    </div>
  );
}

/** A walk that is only planned: which hero's marker would come to which hour. */
export interface Planned {
  readonly seat: Seat;
  readonly hour: number;
}

/** The day as the sun's way: the hours, overtime, and the heroes' markers. */
export function DayTrack({ view, language, pace, planned }: Props & { readonly planned?: Planned | undefined }) {
  const say = words[language];
  const markers = Array.from({ length: view.seats }, (_, seat) => {
    const name = heroName(view, seat);
    if (view.box[seat] !== 1 || view.day === 0) return say.hourOf(name, view.hour[seat] ?? 0);
    return view.rooster === seat ? say.beginsNext(name) : say.dayEnded(name);
  });
  return (
    <section className="an-day" aria-label={`${say.dayTrack}, ${say.day(Math.max(1, view.day))}`} data-pace={pace}>
      <Track view={view} way={broad} ghost={planned} />
      <Track view={view} way={narrow} ghost={planned} />
      <ul className="sr">
        {markers.map((marker) => (
          <li key={marker}>{marker}</li>
        ))}
        {view.legend.overtime.map((price, i) => {
          const hour = HOURS + 1 + i;
          return <li key={hour}>{price < 0 ? say.lateForbidden(hour) : price === 0 ? say.lateFree(hour) : say.late(hour, price)}</li>;
        })}
      </ul>
    </section>
  );
}
