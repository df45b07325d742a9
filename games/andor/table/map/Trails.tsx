import type { Hop } from '../dawn.ts';
import type { Route } from '../walk/route.ts';
import { HOURS } from '../../components/index.ts';
import { NONE } from '../../pieces.ts';
import type { TokenName } from '../tokens.tsx';
import type { DrawnMap, Point } from './generator/draw.mjs';
import { useLand } from './side.tsx';
import { STANDEE } from './standing.ts';

const stand = (land: DrawnMap, field: number): Point => land.fields[field]?.stand[0] ?? [0, 0];

/** Where a way crosses a field: beside the number, not under it. */
function through(land: DrawnMap, field: number): Point {
  const drawn = land.fields[field];
  if (drawn === undefined) return [0, 0];
  const [nx, ny] = drawn.number;
  return drawn.stand.find(([x, y]) => Math.abs(x - nx) > 44 || Math.abs(y - ny) > 40) ?? drawn.stand[0] ?? drawn.number;
}

/** A sign of an hour and the label of a number, half of both: nearer than that one hides the other. */
const CLEAR: Point = [33, 27];

const hides = (land: DrawnMap, [x, y]: Point): boolean =>
  Object.values(land.fields).some(({ number }) => Math.abs(x - number[0]) < CLEAR[0] && Math.abs(y - number[1]) < CLEAR[1]);

/** Beside the place itself, nearer first; the last hour stands above who will stand there. */
const around: readonly Point[] = [24, 36, 48, 60].flatMap((r) =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((i): Point => [r * Math.cos((i * Math.PI) / 4), -r * Math.sin((i * Math.PI) / 4)]),
);
const above: readonly Point[] = [
  [28, -42],
  [-28, -42],
];

/** Where an hour is told on the way through a field, or at its end: where it hides no number. */
export function hourAt(land: DrawnMap, field: number, last: boolean): Point {
  const at = through(land, field);
  const places = [...(last ? above : [[0, 0] as const]), ...around].map(([dx, dy]): Point => [at[0] + dx, at[1] + dy]);
  return places.find((place) => !hides(land, place)) ?? at;
}

/** A smooth line through points. */
function curve(points: readonly Point[]): string {
  let d = `M${points[0]?.join(' ') ?? ''}`;
  for (const [i, b] of points.entries()) {
    const c = points[i + 1];
    if (c === undefined) break;
    const a = points[i - 1] ?? b;
    const e = points[i + 2] ?? c;
    const bends = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6, c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6, ...c];
    d += `C${bends.map(Math.round).join(' ')}`;
  }
  return d;
}

/** The way a walk would take, over its bridges. */
function pointsOf(land: DrawnMap, fields: readonly number[], from: Point): readonly Point[] {
  return fields.flatMap((field, i) => {
    const before = fields[i - 1];
    if (before === undefined) return [from];
    const bridge = land.bridges.find(({ between }) => between.includes(before) && between.includes(field));
    return bridge === undefined ? [through(land, field)] : [bridge.at, through(land, field)];
  });
}

/** A way that was walked, as a line. */
export const lineOver = (land: DrawnMap, fields: readonly number[]): string => curve(pointsOf(land, fields, through(land, fields[0] ?? 0)));

/** Where cards let heroes cross: a line from each shore to the middle. */
export function Links({ groups }: { readonly groups: readonly (readonly number[])[] }) {
  const land = useLand();
  return groups.map((group) => {
    const ends = group.map((field) => land.fields[field]?.number ?? [0, 0]);
    const middle = [0, 1].map((i) => Math.round(ends.reduce((sum, end) => sum + (end[i] ?? 0), 0) / ends.length));
    return (
      <path
        key={group.join()}
        className="am-link"
        aria-hidden="true"
        d={ends.map((end) => `M${end.join(' ')}L${middle.join(' ')}`).join('')}
      />
    );
  });
}

/** A walk on the map: a dotted line under the numbers, and who would stand at its end. */
export function Trail({ route, from, token }: { readonly route: Route; readonly from: Point; readonly token: TokenName }) {
  const land = useLand();
  const d = curve(pointsOf(land, route.fields, from));
  const [x, y] = through(land, route.fields.at(-1) ?? 0);
  const { width, height, foot } = STANDEE;
  return (
    <g className="am-trail">
      <path className="am-trail__bed" d={d} />
      <path className="am-trail__dots" d={d} pathLength={1} />
      <path className="am-trail__line" d={d} />
      <use className="am-trail__ghost" href={`#t-${token}`} x={x - width / 2} y={y - height * foot} width={width} height={height} />
    </g>
  );
}

/** The hours along it: the number of the hour where it is spent, a ring where the step is free. */
export function Paces({ route }: { readonly route: Route }) {
  const land = useLand();
  return route.paces.map(({ hour }, i) => {
    const field = route.fields[i + 1] ?? 0;
    const [x, y] = hourAt(land, field, i === route.fields.length - 2);
    return (
      <g key={field} className={hour > HOURS ? 'am-pace is-late' : 'am-pace'} transform={`translate(${x} ${y})`}>
        <circle r="16" />
        <text y="7">{hour === NONE ? '·' : hour}</text>
      </g>
    );
  });
}

/** How high an arc rises, and how broad its line is drawn. */
const RISE = 34;
const LINE = 6;

/** Where creatures go or went: one arc per step. Each is an element of the page like the figures, and comes without anything being laid out. */
export function Hops({ hops, past }: { readonly hops: readonly Hop[]; readonly past?: boolean }) {
  const land = useLand();
  return (
    <div className={past === true ? 'am-hops is-past' : 'am-hops'} aria-hidden="true">
      {hops.map(({ creature, from, to }, i) => {
        const [a, b] = [stand(land, from), stand(land, to)];
        const top = Math.min(a[1], b[1]) - RISE;
        const [left, width] = [Math.min(a[0], b[0]) - LINE, Math.abs(a[0] - b[0]) + 2 * LINE];
        const height = Math.max(a[1], b[1]) - top + LINE;
        return (
          <svg
            key={`${creature}-${from}`}
            style={{ left, top, width, height, animationDelay: `${i * 90}ms` }}
            viewBox={`${left} ${top} ${width} ${height}`}
          >
            <path d={`M${a.join(' ')}Q${(a[0] + b[0]) / 2} ${top} ${b.join(' ')}`} />
          </svg>
        );
      })}
    </div>
  );
}
