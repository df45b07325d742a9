/* Reads the drawn map back and holds it against the board: neighbours are facts, the picture must not contradict them. */
import { describe, expect, it } from 'vitest';
import { andor, bridges as bridgesOfLand, middleInMine, middleOf as middleOfLand, mine, NOWHERE } from '../../board/index.ts';
import { land as drawnLand } from '../map/land.drawn.ts';
import { land as drawnMine } from '../map/mine.drawn.ts';

type Point = readonly [number, number];

/** The points along an outline, curves cut into six. */
function flatten(d: string): Point[] {
  const out: Point[] = [];
  let at: Point = [0, 0];
  let last: Point = [0, 0];
  for (const [, command, rest] of d.matchAll(/([Mcsz])([^Mcsz]*)/g)) {
    const n = (rest?.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const point = (i: number): Point => [at[0] + (n[i] ?? 0), at[1] + (n[i + 1] ?? 0)];
    if (command === 'M') {
      at = [n[0] ?? 0, n[1] ?? 0];
      out.push(at);
    } else if (command !== 'z') {
      const size = command === 'c' ? 6 : 4;
      for (let i = 0; i < n.length; i += size) {
        const first: Point = size === 6 ? point(i) : [2 * at[0] - last[0], 2 * at[1] - last[1]];
        const second = point(i + size - 4);
        const end = point(i + size - 2);
        for (let t = 1; t <= 6; t += 1) {
          const u = t / 6;
          const w = 1 - u;
          const on = (j: 0 | 1) => w ** 3 * at[j] + 3 * w * w * u * first[j] + 3 * w * u * u * second[j] + u ** 3 * end[j];
          out.push([on(0), on(1)]);
        }
        last = second;
        at = end;
      }
    }
  }
  return out;
}

function* edges(outline: readonly Point[]): Generator<readonly [Point, Point]> {
  for (const [i, to] of outline.entries()) yield [outline[i === 0 ? outline.length - 1 : i - 1] as Point, to];
}

function inside(outline: readonly Point[], [x, y]: Point): boolean {
  let within = false;
  for (const [[ax, ay], [bx, by]] of edges(outline)) if (by > y !== ay > y && x < ((ax - bx) * (y - by)) / (ay - by) + bx) within = !within;
  return within;
}

function distance(outline: readonly Point[], [x, y]: Point): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [[ax, ay], [bx, by]] of edges(outline)) {
    const [vx, vy] = [bx - ax, by - ay];
    const t = Math.max(0, Math.min(1, ((x - ax) * vx + (y - ay) * vy) / (vx * vx + vy * vy || 1)));
    least = Math.min(least, (x - ax - vx * t) ** 2 + (y - ay - vy * t) ** 2);
  }
  return Math.sqrt(least);
}

const sides = [
  { name: 'land', board: andor, land: drawnLand, middleOf: middleOfLand, bridges: bridgesOfLand },
  { name: 'mine', board: mine, land: drawnMine, middleOf: middleInMine, bridges: [] as typeof bridgesOfLand },
];

describe.each(sides)('the drawn map of the $name', ({ board, land, middleOf, bridges }) => {
  const { fields, neighboursOf, arrowOf, terrain } = board;
  const outlines = new Map(fields.map((field) => [field, flatten(land.fields[field]?.d ?? '')]));
  const outlineOf = (field: number): readonly Point[] => outlines.get(field) ?? [];
  const boxes = new Map(
    [...outlines].map(([field, outline]) => {
      const xs = outline.map(([x]) => x);
      const ys = outline.map(([, y]) => y);
      return [field, [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const];
    }),
  );
  /** Whether two outlines can be nearer than 30 units at all. */
  function near(a: number, b: number): boolean {
    const [p, q] = [boxes.get(a), boxes.get(b)];
    return p !== undefined && q !== undefined && p[0] - 30 < q[2] && q[0] - 30 < p[2] && p[1] - 30 < q[3] && q[1] - 30 < p[3];
  }

  /** How long the border is that two outlines share, and how near they come. */
  function meeting(a: number, b: number): { readonly shared: number; readonly gap: number } {
    if (!near(a, b)) return { shared: 0, gap: 30 };
    const other = outlineOf(b);
    let shared = 0;
    let gap = Number.POSITIVE_INFINITY;
    for (const [from, to] of edges(outlineOf(a))) {
      const far = distance(other, to);
      gap = Math.min(gap, far);
      if (far < 1.2 && distance(other, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]) < 1.2) {
        shared += Math.hypot(from[0] - to[0], from[1] - to[1]);
      }
    }
    return { shared, gap };
  }

  const bridged = (a: number, b: number) => bridges.some(({ between }) => between.includes(a) && between.includes(b));

  it('has all fields, each around its own middle and with its number well inside', () => {
    expect(Object.keys(land.fields).map(Number)).toEqual([...fields]);
    for (const field of fields) {
      const [x, y] = middleOf[field] ?? [0, 0];
      const { number, stand } = land.fields[field] ?? { number: [0, 0] as Point, stand: [] };
      expect(inside(outlineOf(field), [74 + x * 1480, 96 + y * 1026]), `middle of ${field}`).toBe(true);
      expect(inside(outlineOf(field), number), `number of ${field}`).toBe(true);
      expect(distance(outlineOf(field), number), `room around ${field}`).toBeGreaterThan(13);
      expect(stand.length, `places on ${field}`).toBeGreaterThan(0);
      for (const place of stand) expect(inside(outlineOf(field), place), `place on ${field}`).toBe(true);
    }
  });

  it('lets neighbours share a border or a bridge, and nobody else', () => {
    const wrong: string[] = [];
    for (const a of fields) {
      for (const b of fields) {
        if (a >= b) continue;
        const { shared, gap } = meeting(a, b);
        if (neighboursOf[a]?.includes(b) !== true) {
          if (gap < 9) wrong.push(`${a} and ${b} come too near`);
        } else if (bridged(a, b)) {
          const bridge = land.bridges.find(({ between }) => between.includes(a) && between.includes(b));
          const lies = bridge !== undefined && distance(outlineOf(a), bridge.at) < 30 && distance(outlineOf(b), bridge.at) < 30;
          if (!lies) wrong.push(`no bridge between ${a} and ${b}`);
        } else if (shared < 24) wrong.push(`${a} and ${b} share too little`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('draws every arrow of the board on the border it crosses', () => {
    const drawn = new Map(land.arrows.map(({ from, to }) => [from, to]));
    expect(drawn).toEqual(new Map(fields.flatMap((field) => (arrowOf[field] === NOWHERE ? [] : [[field, arrowOf[field]] as const]))));
    for (const { from, to, x, y } of land.arrows) {
      expect(distance(outlineOf(from), [x, y]), `arrow of ${from}`).toBeLessThan(30);
      expect(distance(outlineOf(to), [x, y]), `arrow of ${from}`).toBeLessThan(30);
    }
  });

  it('leaves room for fog and shows every well', () => {
    for (const field of terrain.fog) expect(inside(outlineOf(field), land.fog[field] ?? [0, 0]), `fog on ${field}`).toBe(true);
    for (const field of terrain.well) expect(inside(outlineOf(field), land.wells[field] ?? [0, 0]), `well on ${field}`).toBe(true);
  });

  it('loads nothing from elsewhere', () => {
    expect(land.ground).not.toMatch(/<image|base64|https?:/);
  });
});
