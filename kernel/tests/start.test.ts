import { ladder } from '@tafelrunde/conformance/toys';
import { describe, expect, test } from 'vitest';
import type { Deal, MatchRecord, Plain, Seat, Start } from '../index.ts';
import { hashOf, Match, RefusedError, readRecord, verifyRecord, writeRecord } from '../index.ts';

const deal: Deal = { options: ladder.game.meta.defaults as never, seats: 2, seed: 'c0ffee00'.repeat(8), version: 2 };
const fresh = '5eed'.repeat(16);
const seats = [
  { name: 'Ruth', kind: 'person' },
  { name: 'Kwaku', kind: 'bot' },
] as const;

function refusalOf(act: () => unknown): string {
  try {
    act();
  } catch (fault) {
    if (fault instanceof RefusedError) return fault.refusal.code;
    throw fault;
  }
  return 'not refused';
}

/** A match in its middle, and a start from there. */
function middle(): { readonly match: Match; readonly start: Start } {
  const match = Match.begin(ladder.game, deal);
  for (const seat of [0, 1, 0, 1]) match.act(seat, { type: 'climb' });
  const state = JSON.parse(JSON.stringify(match.state)) as Plain;
  return { match, start: { state, shape: match.shape, why: 'what-if', source: 'mond-eule', position: match.position } };
}

function begun(): Match {
  return Match.begin(ladder.game, { ...deal, seed: fresh, start: middle().start });
}

function toTheEnd(match: Match): Match {
  while (match.result === undefined) match.act(match.asks()[0]?.seat as Seat, { type: 'climb' });
  return match;
}

describe('a match begun elsewhere', () => {
  test('begins with that state, asks the same, and tells of no set-up', () => {
    const { match } = middle();
    const branch = begun();
    expect(branch.position).toBe(0);
    expect(branch.state).toEqual(match.state);
    expect(branch.legal(0)).toEqual(match.legal(0));
    expect(branch.history()).toEqual([{ n: 0, kind: 'setup', position: 0, told: [], taken: false }]);
  });

  test('never goes on with the chance of the match it came from', () => {
    const lengths = ['00', '11', '22', '33', '44', '55'].map((byte) => {
      const branch = Match.begin(ladder.game, { ...deal, seed: byte.repeat(32), start: middle().start });
      return toTheEnd(branch).position;
    });
    expect(new Set(lengths).size).toBeGreaterThan(1);
  });

  test('is taken back to where it began and no further', () => {
    const branch = begun();
    const before = hashOf(branch.state);
    branch.act(0, { type: 'climb' });
    branch.undo(0, [1]);
    expect(hashOf(branch.state)).toBe(before);
    expect(refusalOf(() => branch.undo(0, [1]))).toBe('nothing-to-undo');
  });

  test('keeps a copy: playing on changes neither what was handed in nor the beginning', () => {
    const { start } = middle();
    const before = JSON.stringify(start);
    const branch = toTheEnd(Match.begin(ladder.game, { ...deal, seed: fresh, start }));
    expect(JSON.stringify(start)).toBe(before);
    (start.state as { rungs: number[] }).rungs[0] = 99;
    expect(JSON.stringify(branch.deal.start)).toBe(before);
    expect(branch.at(0)).toEqual(JSON.parse(before).state);
  });

  test('is saved, opened and replayed as any other', () => {
    const branch = begun();
    branch.act(0, { type: 'climb' });
    const opened = Match.resume(ladder.game, JSON.parse(JSON.stringify(branch.save())));
    expect(hashOf(toTheEnd(opened).save())).toBe(hashOf(toTheEnd(branch).save()));
    expect(hashOf(Match.replay(ladder.game, branch.deal, branch.log).state)).toBe(hashOf(branch.state));
  });

  test.each<[string, (start: Start) => unknown]>([
    ['another shape', (start) => ({ ...start, shape: 9 })],
    ['no reason', ({ why: _why, ...start }) => start],
    ['a reason that is none', (start) => ({ ...start, why: 'because' })],
    ['a field nobody knows', (start) => ({ ...start, more: 1 })],
    ['a position that is none', (start) => ({ ...start, position: -1 })],
    ['an endless source', (start) => ({ ...start, source: 'x'.repeat(1000) })],
    ['no state', (start) => ({ ...start, state: undefined })],
    ['a state of nothing', (start) => ({ ...start, state: {} })],
    ['a state that is not plain', (start) => ({ ...start, state: { ...(start.state as object), when: new Date(0) } })],
    ['a state the audit does not accept', (start) => ({ ...start, state: { ...(start.state as object), rungs: [-5, 0] } })],
    ['a turn of somebody who is not there', (start) => ({ ...start, state: { ...(start.state as object), turn: 5 } })],
  ])('refuses %s', (_what, change) => {
    const start = change(middle().start) as Start;
    expect(refusalOf(() => Match.begin(ladder.game, { ...deal, start }))).toBe('bad-start');
  });
});

describe('its record', () => {
  const record = () => writeRecord(toTheEnd(begun()), { seats });
  const forged = (change: Partial<MatchRecord>): MatchRecord => {
    const { checksum: _, ...body } = { ...record(), ...change };
    return { ...body, checksum: hashOf(body) };
  };

  test('says where the match began, that nothing was dealt, and fits', () => {
    const read = readRecord(JSON.stringify(record()));
    expect(read).toMatchObject({ formatVersion: 2, start: { why: 'what-if', source: 'mond-eule', position: 4 } });
    const report = verifyRecord(ladder.game, read);
    expect(report).toMatchObject({ fair: true, begun: 'what-if' });
    expect(report.checks.map(({ id }) => id)).toEqual(['begun', 'play', 'end']);
  });

  test('never claims a fair deal', () => {
    const fairness = { commitment: '', secret: fresh, contributions: [] };
    expect(writeRecord(toTheEnd(begun()), { seats, fairness }).fairness).toBeUndefined();
    expect(refusalOf(() => readRecord(JSON.stringify(forged({ fairness }))))).toBe('bad-record');
  });

  test.each<[string, Partial<MatchRecord>]>([
    ['a start in a plain record', { formatVersion: 1 }],
    ['no start where one is announced', { start: undefined as never }],
    ['a start that is none', { start: { why: 'lesson' } as never }],
  ])('is refused with %s', (_what, change) => {
    expect(refusalOf(() => readRecord(JSON.stringify(forged(change))))).toBe('bad-record');
  });

  test('from another beginning than the one played does not fit', () => {
    const start = middle().start;
    const other = { ...start, state: { ...(start.state as object), rungs: [0, 0] } as Plain };
    expect(verifyRecord(ladder.game, forged({ start: other })).fair).toBe(false);
  });

  test('with a position that is none is refused', () => {
    expect(refusalOf(() => verifyRecord(ladder.game, forged({ start: { ...middle().start, state: {} } })))).toBe('bad-start');
  });
});
