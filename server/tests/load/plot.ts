/** One measured step, as it is kept in docs/measured/load.json. */
export interface Measured {
  readonly processes: number;
  readonly apart: boolean;
  readonly tables: number;
  readonly p99: number;
  /** Microseconds of the servers' processor time per action. */
  readonly cpu: number;
}

const WIDTH = 460;
const HEIGHT = 300;
const EDGE = { left: 52, right: 128, top: 40, bottom: 44 };
const COLOURS = ['#1f6f78', '#b4541a', '#d9965b', '#5b4a9c', '#a79bd0'];

/** Between two lines no closer than this, or their names lie on each other. */
const APART = 14;

interface Axis {
  readonly ticks: readonly number[];
  readonly at: (value: number) => number;
}

/** Both axes double from line to line: load grows that way, and so do times. */
function doubling(values: readonly number[], from: number, to: number): Axis {
  const low = Math.floor(Math.log2(Math.min(...values)));
  const high = Math.max(low + 1, Math.ceil(Math.log2(Math.max(...values))));
  const ticks = Array.from({ length: high - low + 1 }, (_, i) => 2 ** (low + i));
  return { ticks, at: (value) => from + ((Math.log2(value) - low) / (high - low)) * (to - from) };
}

const nameOf = ({ processes, apart }: Measured) =>
  processes === 1 ? 'one, on a file' : `${processes === 2 ? 'two' : 'four'}${apart ? ', people apart' : ''}`;

const n = (value: number) => value.toFixed(1);
const text = (x: number, y: number, words: string, more = '') => `<text x="${n(x)}" y="${n(y)}"${more}>${words}</text>`;

/** A picture of one of the figures over the number of tables: a line per number of processes. `limit`: what is aimed at. */
export function plot(title: string, rows: readonly Measured[], figure: 'p99' | 'cpu', limit?: number): string {
  const values = rows.map((row) => row[figure]);
  const x = doubling(
    rows.map(({ tables }) => tables),
    EDGE.left,
    WIDTH - EDGE.right,
  );
  const y = doubling(limit === undefined ? values : [...values, limit], HEIGHT - EDGE.bottom, EDGE.top);
  const names = [...new Set(rows.map(nameOf))];
  const lines = names.map((name, i) => {
    const points = rows.filter((row) => nameOf(row) === name).toSorted((a, b) => a.tables - b.tables);
    return {
      name,
      colour: COLOURS[i % COLOURS.length] ?? '#333',
      points: points.map((row) => [x.at(row.tables), y.at(row[figure])] as const),
    };
  });
  const labels = spread(lines.map(({ points }) => points.at(-1)?.[1] ?? 0));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif" font-size="11" fill="#3a3a36" role="img" aria-label="${title}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fffdf8"/>
${text(EDGE.left - 40, 20, title, ' font-size="13" font-weight="600"')}
${y.ticks.map((tick) => `<path d="M${EDGE.left} ${n(y.at(tick))}H${WIDTH - EDGE.right}" stroke="#e6e1d5"/>${text(EDGE.left - 8, y.at(tick) + 4, String(tick), ' text-anchor="end"')}`).join('\n')}
${x.ticks.map((tick) => text(x.at(tick), HEIGHT - EDGE.bottom + 18, String(tick), ' text-anchor="middle"')).join('\n')}
${text((EDGE.left + WIDTH - EDGE.right) / 2, HEIGHT - 8, 'tables of four people', ' text-anchor="middle"')}
${limit === undefined ? '' : `<path d="M${EDGE.left} ${n(y.at(limit))}H${WIDTH - EDGE.right}" stroke="#8a2f2f" stroke-dasharray="4 3"/>`}
${lines
  .map(
    ({ name, colour, points }, i) =>
      `<g stroke="${colour}" fill="${colour}"><path d="M${points.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}" fill="none" stroke-width="2"/>${points.map(([px, py]) => `<circle cx="${n(px)}" cy="${n(py)}" r="3"/>`).join('')}${text((points.at(-1)?.[0] ?? 0) + 8, (labels[i] ?? 0) + 4, name, ' stroke="none"')}</g>`,
  )
  .join('\n')}
</svg>
`;
}

/** Places for names beside the ends of lines, each as near to its own as the others allow. */
function spread(wanted: readonly number[]): readonly number[] {
  const placed: number[] = [...wanted];
  const order = wanted.map((_, i) => i).toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  let last = Number.NEGATIVE_INFINITY;
  for (const i of order) {
    last = Math.max(wanted[i] ?? 0, last + APART);
    placed[i] = last;
  }
  return placed;
}
