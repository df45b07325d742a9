/*
 * Lines of the mine: walls and their hatching, the shore, layers in the rock, tracks, roads, doorposts.
 */
import { beziers, contains, dOf, pair, resample } from '../borders.mjs';
import { noise } from '../noise.mjs';
import { isField, W } from '../sheet.mjs';
import { id } from './ground.mjs';
import { post } from './stamps.mjs';

const r0 = (value) => Math.round(value);
const drawn = (arcs) => arcs.map((arc) => dOf(arc.seg)).join('');

const TRACKS = [
  [0, 1, 2, 5, 7, 9, 31, 34, 38, 29, 26],
  [9, 32, 44, 45, 47, 49, 52, 53],
  [7, 21, 22, 23],
  [10, 17, 15],
];
const ROADS = [
  [77, 73, 70, 0],
  [70, 71, 75, 79],
];

function sorted(arcs) {
  const kinds = { inner: [], cliff: [], shore: [], rim: [], skin: [] };
  for (const arc of arcs) {
    const sides = [arc.l, arc.r];
    if (sides.every(isField)) kinds.inner.push(arc);
    else if (sides.includes(id.lake)) kinds.shore.push(arc);
    else if (sides.some(isField) && (sides.includes(id.massif) || sides.includes(id.deep))) kinds.cliff.push(arc);
    else if (sides.includes(id.deep) && sides.includes(id.massif)) kinds.skin.push(arc);
    else if (sides.includes(id.out)) kinds.rim.push(arc);
  }
  return kinds;
}

/** Short strokes away from the side where `here` holds. */
function hatching(arcs, step, here, stroke) {
  let d = '';
  for (const arc of arcs) {
    const q = resample(arc.pts, step);
    for (let i = 1; i < q.length - 1; i += 1) {
      const tx = q[i + 1][0] - q[i - 1][0];
      const ty = q[i + 1][1] - q[i - 1][1];
      const t = Math.hypot(tx, ty) || 1;
      let [nx, ny] = [-ty / t, tx / t];
      if (here(arc, q[i][0], q[i][1], nx, ny)) [nx, ny] = [-nx, -ny];
      d += stroke(q[i][0], q[i][1], nx, ny);
    }
  }
  return d;
}

export function linesOf({ arcs, cells, shared, at, rnd, board, lakeMid }) {
  const { inner, cliff, shore, rim, skin } = sorted(arcs);
  const hach = hatching(
    cliff,
    9.5,
    (arc, x, y, nx, ny) => contains(cells.get(isField(arc.l) ? arc.l : arc.r).ring, x + nx * 4, y + ny * 4),
    (x, y, nx, ny) => {
      const l = 3 + rnd() * 6;
      return `M${pair(x, y)}l${pair(nx * l + (rnd() - 0.5) * 2, ny * l + (rnd() - 0.5) * 2)}`;
    },
  );
  const rimH = hatching(
    rim,
    8,
    (_arc, x, y, nx, ny) => at(x + nx * 7, y + ny * 7) !== id.out,
    (x, y, nx, ny) => {
      const l = 3 + rnd() * 7;
      return `M${pair(x + nx * 2, y + ny * 2)}l${pair(nx * l, ny * l)}`;
    },
  );
  let strata = '';
  for (let k = 0; k < 26; k += 1) {
    let d = '';
    for (let x = 280; x <= W; x += 52) {
      const y = 20 + k * 46 + 26 * noise(x / 210, k * 3.1, 51) + 12 * noise(x / 90, k, 52) + (x - 800) * 0.06;
      d += `${d === '' ? 'M' : 'L'}${r0(x)} ${r0(y)}`;
    }
    strata += d;
  }
  const along = (fields) => {
    const points = [];
    for (let i = 0; i < fields.length - 1; i += 1) {
      const c = cells.get(fields[i]);
      points.push([c.pole.x * 0.6 + c.fx * 0.4, c.pole.y * 0.6 + c.fy * 0.4]);
      const { pts } = shared(fields[i], fields[i + 1]);
      points.push(pts[Math.floor(pts.length / 2)]);
    }
    const last = cells.get(fields.at(-1));
    points.push([last.pole.x, last.pole.y]);
    return dOf(beziers(points.map((point) => point.map(r0))));
  };
  const ferry = board.shores
    .map((field) => {
      const c = cells.get(field);
      const k = (t) => [c.fx + (lakeMid[0] - c.fx) * t, c.fy + (lakeMid[1] - 12 - c.fy) * t].map(r0);
      return `M${k(0.36).join(' ')}L${k(0.72).join(' ')}`;
    })
    .join('');
  return {
    inner: drawn(inner),
    shore: drawn(shore),
    cliff: drawn(cliff),
    skin: drawn(skin),
    hach,
    rimH,
    strata,
    tracks: TRACKS.map(along),
    roads: ROADS.map(along),
    ferry,
    posts: posts(board, cells, shared),
  };
}

/** Doorposts where a gallery changes hands. */
function posts(board, cells, shared) {
  let drawing = '';
  for (const [a, b] of board.borders) {
    if (cells.get(a).out || cells.get(b).out) continue;
    const arc = shared(a, b);
    if (arc === undefined || arc.len > 74) continue;
    for (const e of [0, arc.pts.length - 1]) {
      const u = arc.pts[Math.max(0, e - 2)];
      const v = arc.pts[Math.min(arc.pts.length - 1, e + 2)];
      drawing += post(...arc.pts[e], Math.atan2(v[0] - u[0], -(v[1] - u[1])));
    }
  }
  return drawing;
}
