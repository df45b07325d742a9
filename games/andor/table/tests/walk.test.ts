import { describe, expect, test } from 'vitest';
import { andor, fields, neighboursOf } from '../../board/index.ts';
import { LEGEND_4, LEGEND_5 } from '../../legends/house.ts';
import { NONE } from '../../pieces.ts';
import { dawnMoves } from '../dawn.ts';
import { jump, towards } from '../map/bearing.ts';
import { hopsOf } from '../map/journeys.ts';
import { land } from '../map/land.drawn.ts';
import { land as mine } from '../map/mine.drawn.ts';
import { piecesOn } from '../map/standing.ts';
import { hourAt } from '../map/Trails.tsx';
import { centred, fitScale, kept, revealed, zoomed } from '../map/useCamera.ts';
import { pacesOf, reachOf, routeTo, waysFrom } from '../walk/route.ts';
import { matchOf } from './drawing.tsx';

test('AND-4.1 the first step of every way that can be paid is legal, and so is every neighbour', () => {
  let walks = 0;
  let closed = 0;
  let linked = 0;
  // in Legend 5 a card closes the castle, in Legend 4 heroes may cross a lake
  for (const [legend, seed] of [
    ['2', 4],
    ['2', 5],
    [LEGEND_4, 4],
    [LEGEND_5, 5],
  ] as const) {
    for (const { rules, state } of matchOf({ legend }, 4, seed, 'chance')) {
      const ask = rules.asks(state).find(({ what }) => what === 'turn' || what === 'walk');
      if (ask === undefined) continue;
      const view = rules.shown(rules.view(state, ask.seat));
      closed += view.ahead?.closed?.length ?? 0;
      linked += view.legend.links?.length ?? 0;
      const steps = new Set(rules.legal(state, ask.seat).flatMap((action) => (action.type === 'step' ? [action.to] : [])));
      const ways = waysFrom(view, view.field[ask.seat] ?? NONE);
      const paces = pacesOf(view, ask.seat);
      expect(paces.length > 0).toBe(steps.size > 0);
      for (const [field, reach] of reachOf(ways, paces)) {
        if (reach !== 'near' && reach !== 'far') continue;
        const route = routeTo(ways, paces, field);
        expect(steps).toContain(route?.fields[1]);
        walks += 1;
      }
    }
  }
  expect(walks).toBeGreaterThan(500);
  expect(closed).toBeGreaterThan(50);
  expect(linked).toBeGreaterThan(50);
});

test('AND-16.1 what is shown of the next sunrise is what comes, where no card changes it', () => {
  let nights = 0;
  let alike = 0;
  for (const seed of [1, 2, 3, 4]) {
    let promised: string[] | undefined;
    for (const { rules, state, step } of matchOf({ legend: '2' }, 3, seed, 'bots')) {
      const view = rules.view(state, 0);
      if (step.events.some((event) => event.kind === 'sunrise' && event.step === 2)) {
        const came = hopsOf(step.events, view).map(({ from, to }) => `${from}-${to}`);
        nights += 1;
        if (promised !== undefined && promised.join() === came.join()) alike += 1;
      }
      promised = dawnMoves(rules.shown(view)).map(({ from, to }) => `${from}-${to}`);
    }
  }
  expect(nights).toBeGreaterThan(10);
  // the last hero may have beaten one, or an event may have moved some
  expect(alike / nights).toBeGreaterThan(0.5);
});

test('everything on the board has a token on the map', () => {
  for (const { rules, state } of matchOf({ legend: '2' }, 4, 7, 'bots')) {
    const view = rules.view(state, 0);
    const pieces = piecesOn(view, land);
    expect(new Set(pieces.map(({ key }) => key)).size).toBe(pieces.length);
    for (const [seat, field] of view.field.entries()) {
      expect(pieces.find(({ key }) => key === `hero-${seat}`)?.field ?? NONE).toBe(field);
    }
    expect(pieces.filter(({ token }) => token.startsWith('farmer'))).toHaveLength(view.farmers.length);
    expect(pieces.filter(({ key }) => key.startsWith('fog-'))).toHaveLength(view.fog.length);
  }
});

test('the hours of a way hide no number', () => {
  for (const map of [land, mine]) {
    const hidden = Object.keys(map.fields).flatMap((field) =>
      [true, false].filter((last) => {
        const [x, y] = hourAt(map, Number(field), last);
        // a sign is 16 units around, a label 17 and 12
        return Object.values(map.fields).some(({ number: [nx, ny] }) => Math.abs(x - nx) < 33 && Math.abs(y - ny) < 27);
      }),
    );
    expect(hidden).toEqual([]);
  }
});

test('two on one field stand as far apart as it lets them, so that neither hides the other', () => {
  let pairs = 0;
  for (const { rules, state } of matchOf({ legend: '4' }, 4, 7, 'bots')) {
    const standees = piecesOn(rules.view(state, 0), mine).filter(({ flat }) => flat !== true);
    for (const [field, drawn] of Object.entries(mine.fields)) {
      const across = standees.filter((piece) => piece.field === Number(field)).map(({ at: [x] }) => x);
      if (across.length !== 2) continue;
      const places = drawn.stand.map(([x]) => x);
      expect(Math.max(...across) - Math.min(...across)).toBe(Math.max(...places) - Math.min(...places));
      pairs += 1;
    }
  }
  expect(pairs).toBeGreaterThan(0);
});

test('three on one field stand where they hide little of each other', () => {
  for (const { rules, state } of matchOf({ legend: '2' }, 3, 1, 'bots', 1)) {
    state.field.fill(3);
    const on = piecesOn(rules.shown(rules.view(state, 0)), land).filter(({ field, flat }) => field === 3 && flat !== true);
    expect(on).toHaveLength(3);
    const near = on.flatMap((a, i) => on.slice(i + 1).filter((b) => Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]) < 30));
    expect(near).toEqual([]);
  }
});

describe('keys', () => {
  test('an arrow leads to a neighbour or nowhere, and every field can be reached by arrows', () => {
    const reached = new Set([0]);
    for (const field of reached) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
        const next = towards(field, key, land, andor);
        if (next === undefined) continue;
        expect(neighboursOf[field]).toContain(next);
        reached.add(next);
      }
    }
    // what no arrow points at has its digits; the two boxes have no neighbours
    expect(fields.filter((field) => !reached.has(field)).length).toBeLessThan(12);
  });

  test('digits jump: the last two, if there is such a field, else the last', () => {
    expect(jump('4', fields)).toBe(4);
    expect(jump('43', fields)).toBe(43);
    expect(jump('439', fields)).toBe(39);
    expect(jump('75', fields)).toBe(5);
  });
});

describe('the camera', () => {
  const room = { width: 400, height: 300 };
  test('shows the whole map at most, and nothing beside it at the closest', () => {
    expect(kept({ x: 0, y: 0, scale: 0 }, room).scale).toBe(fitScale(room));
    const near = zoomed(centred([800, 600], 1, room), room, 100, [10, 10]);
    expect(near.scale).toBeLessThan(2);
    expect(near.x).toBeLessThanOrEqual(0);
    expect(near.y).toBeLessThanOrEqual(0);
  });
  test('zooms around the finger', () => {
    const before = centred([800, 600], 0.8, room);
    const after = zoomed(before, room, 1.2, [200, 150]);
    const under = (camera: typeof before) => [(200 - camera.x) / camera.scale, (150 - camera.y) / camera.scale];
    expect(under(after)[0]).toBeCloseTo(under(before)[0] ?? 0, 5);
    expect(under(after)[1]).toBeCloseTo(under(before)[1] ?? 0, 5);
  });
  test('brings a point into what is left of the window, and moves nothing where it is in sight', () => {
    const phone = { width: 390, height: 440 };
    const before = centred([800, 600], 0.6, phone);
    expect(revealed(before, phone, [800, 600])).toBeUndefined();
    // a card at the foot, tools in a row at the top: the point lies between them
    const covered = { below: 200, above: 60 };
    for (const point of [
      [800, 600],
      [800, 20],
      [800, 1180],
    ] as const) {
      const { y, scale } = revealed(before, phone, point, covered) ?? before;
      expect(point[1] * scale + y).toBeGreaterThan(covered.above);
      expect(point[1] * scale + y).toBeLessThan(phone.height - covered.below);
    }
    // who stands on a high field is seen with it, as far as the sheet goes
    const risen = revealed(before, phone, [800, 300], { ...covered, rise: 150 });
    expect((300 - 150) * before.scale + (risen?.y ?? before.y)).toBeGreaterThanOrEqual(covered.above);
    // tools in a column at the right
    const beside = revealed(before, phone, [1080, 600], { beside: 60 });
    expect(1080 * 0.6 + (beside?.x ?? 0)).toBeLessThan(phone.width - 60);
  });
});
