import type { ClockInfo, MatchInfo, SeatInfo, TableId, TableInfo } from '@tafelrunde/protocol';
import { describe, expect, test } from 'vitest';
import { mayStandIn } from '../src/table/absence.ts';
import { opponents, seatedAt } from '../src/table/seated.ts';
import { peopleBeside } from '../src/table/undo-offer.ts';
import { nowhere, shownNext } from '../src/table/use-seat.ts';

function seat(place: number, some: Partial<SeatInfo> = {}): SeatInfo {
  return { seat: place, kind: 'person', name: `P${place}`, present: true, you: false, owner: false, ...some };
}

function tableWith(seats: readonly SeatInfo[]): TableInfo {
  return {
    id: 'mond-eule-k7m3p' as TableId,
    game: 'anthem',
    version: 1,
    options: {},
    public: false,
    status: 'running',
    seats,
    owner: false,
    spectators: 0,
    commitment: '',
    contributions: [],
    createdAt: 0,
  };
}

const match = (some: Partial<MatchInfo> = {}): MatchInfo => ({ position: 3, asks: [], views: [{ view: 'spectator', legal: [] }], ...some });

describe('sitting at a table', () => {
  test('the opponents go clockwise from the left of the reader', () => {
    const table = tableWith([seat(0), seat(1), seat(2, { you: true }), seat(3)]);
    const seated = seatedAt(table, match({ views: [{ seat: 2, view: 'mine', legal: [] }] }), undefined);
    expect(opponents(seated.faces, seated.seat).map((face) => face.seat)).toEqual([3, 0, 1]);
  });

  test('a spectator sees everybody, and nothing is asked of them', () => {
    const seated = seatedAt(tableWith([seat(0), seat(1)]), match({ asks: [{ id: 'a', seat: 0, what: 'draw', must: true }] }), undefined);
    expect(seated.seat).toBeUndefined();
    expect(seated.asked).toBeUndefined();
    expect(opponents(seated.faces, seated.seat)).toHaveLength(2);
    expect(seated.faces[0]?.asked).toBe(true);
  });

  test('what must be answered comes before what may be', () => {
    const asks = [
      { id: 'may', seat: 0, what: 'trade', must: false },
      { id: 'must', seat: 0, what: 'draw', must: true },
    ];
    const seated = seatedAt(
      tableWith([seat(0, { you: true }), seat(1)]),
      match({ asks, views: [{ seat: 0, view: 1, legal: [] }] }),
      undefined,
    );
    expect(seated.asked?.id).toBe('must');
    expect(seated.offered?.id).toBe('may');
    expect(seated.awaited).toEqual([0]);
  });
});

describe('which of several own seats is shown', () => {
  const showing = (seat: number | undefined, byHand = false) => ({ seat, byHand });

  test('the first, and the one that is asked', () => {
    expect(shownNext(nowhere, [0, 2], [], false)).toEqual(showing(0));
    expect(shownNext(nowhere, [0, 2], [2], false)).toEqual(showing(2));
    expect(shownNext(showing(0), [0, 2], [2], false)).toEqual(showing(2));
    expect(shownNext(nowhere, [], [1], false)).toEqual(nowhere);
  });

  test('never away from one that is asked too, nor because somebody else is asked', () => {
    expect(shownNext(showing(0), [0, 2], [0, 2], false)).toEqual(showing(0));
    expect(shownNext(showing(2), [0, 2], [1], false)).toEqual(showing(2));
  });

  test('never away from one the reader turned to, or while something lies open over it', () => {
    expect(shownNext(showing(0, true), [0, 2], [2], false)).toEqual(showing(0, true));
    expect(shownNext(showing(0), [0, 2], [2], true)).toEqual(showing(0));
  });

  test('a seat that was given up is not shown any more', () => {
    expect(shownNext(showing(0, true), [2], [2], true)).toEqual(showing(2));
  });

  test('what is shown stays the same object while nothing changes, so that the page comes to rest', () => {
    for (const [yours, awaited] of [
      [[0, 2], [2]],
      [[0, 2], []],
      [[], [1]],
    ] as const) {
      const first = shownNext(nowhere, yours, awaited, false);
      expect(shownNext(first, yours, awaited, false)).toBe(first);
    }
  });

  test('the view, the asks and the actions are those of the seat shown', () => {
    const asks = [{ id: 'a', seat: 2, what: 'draw', must: true }];
    const views = [
      { seat: 0, view: 'first', legal: [] },
      { seat: 2, view: 'second', legal: ['draw'] },
    ];
    const table = tableWith([seat(0, { you: true }), seat(1), seat(2, { you: true })]);
    expect(seatedAt(table, match({ asks, views }), 0)).toMatchObject({
      seat: 0,
      shown: { view: 'first' },
      asked: undefined,
      awaited: [2],
      yours: [0, 2],
    });
    expect(seatedAt(table, match({ asks, views }), 2)).toMatchObject({ seat: 2, shown: { view: 'second' }, asked: { id: 'a' } });
  });
});

test('a stand-in may be asked for after a minute of absence, not before, and never twice', () => {
  const away = seat(1, { present: false, awaySince: 1_000 });
  expect(mayStandIn(away, undefined, 60_999)).toBe(false);
  expect(mayStandIn(away, undefined, 61_000)).toBe(true);
  expect(mayStandIn({ ...away, standIn: true }, undefined, 90_000)).toBe(false);
  expect(mayStandIn(seat(1), undefined, 90_000)).toBe(false);
});

test('over days a stand-in is not asked for while the clocks run; where they stand, after a whole bank', () => {
  const away = seat(1, { present: false, awaySince: 1_000 });
  const clock: ClockInfo = { choice: { kind: 'days', bank: 86_400_000, back: 3_600_000 }, at: 0, running: [1], notes: [] };
  const stands = { ...clock, running: [], pause: { by: 0, needed: [1], agreed: [1], since: 2_000, ready: [] } };
  expect(mayStandIn(away, clock, 900_000_000)).toBe(false);
  expect(mayStandIn(away, stands, 86_401_999)).toBe(false);
  expect(mayStandIn(away, stands, 86_402_000)).toBe(true);
});

test('an undo asks people, not bots, and not oneself', () => {
  expect(peopleBeside(tableWith([seat(0, { you: true }), seat(1), seat(2, { kind: 'bot' })]))).toEqual(['P1']);
});
