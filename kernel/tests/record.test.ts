import { ladder, lots } from '@tafelrunde/conformance/toys';
import { describe, expect, test } from 'vitest';
import type { MatchRecord, Seat } from '../index.ts';
import { commitmentOf, hashOf, Match, RefusedError, readRecord, seedOf, verifyRecord, writeRecord } from '../index.ts';

const secret = '5a'.repeat(32);
const contributions = ['01'.repeat(32), ''];

function finished(): MatchRecord {
  const options = ladder.game.meta.defaults as never;
  const seed = seedOf({ game: 'ladder', version: 2, options, secret, contributions });
  const match = Match.begin(ladder.game, { options, seats: 2, seed, version: 2 });
  match.act(0, { type: 'tie' });
  match.undo(0);
  while (match.result === undefined) match.act(match.asks()[0]?.seat as Seat, { type: 'climb' });
  const seats = [
    { name: 'Ruth', kind: 'person' },
    { name: 'Kwaku', kind: 'bot' },
  ] as const;
  return writeRecord(match, { seats, fairness: { commitment: commitmentOf(secret), secret, contributions } });
}

/** The same record with something changed and its checksum made to fit again. */
function forged(change: Partial<MatchRecord>): MatchRecord {
  const { checksum: _, ...body } = { ...finished(), ...change };
  return { ...body, checksum: hashOf(body) };
}

function refusalOf(read: () => unknown): string {
  try {
    read();
  } catch (fault) {
    if (fault instanceof RefusedError) return fault.refusal.code;
    throw fault;
  }
  return 'not refused';
}

describe('reading a record', () => {
  test('a whole one comes back as it was written', () => {
    const record = finished();
    expect(readRecord(JSON.stringify(record, undefined, 2))).toEqual(record);
  });

  test.each<[string, string, () => string]>([
    ['record-truncated', 'cut off', () => JSON.stringify(finished()).slice(0, -40)],
    ['record-edited', 'one letter changed', () => JSON.stringify(finished()).replace('Ruth', 'Rudi')],
    ['record-edited', 'an action changed', () => JSON.stringify(finished()).replace('"climb"', '"tie"')],
    ['record-edited', 'no checksum', () => JSON.stringify({ ...finished(), checksum: undefined })],
    ['record-format', 'a format of tomorrow', () => JSON.stringify({ ...finished(), formatVersion: 3 })],
    ['bad-record', 'not JSON', () => 'once upon a time'],
    ['bad-record', 'JSON of something else', () => '{"a":1}'],
    ['bad-record', 'a list', () => '[]'],
    [
      'bad-record',
      'a seat that does not exist',
      () => JSON.stringify(forged({ log: [{ type: 'act', seat: 2, action: { type: 'climb' } }] })),
    ],
    ['bad-record', 'a log that is none', () => JSON.stringify(forged({ log: 'x' as never }))],
    ['bad-record', 'no seats', () => JSON.stringify(forged({ seats: undefined as never }))],
    ['bad-record', 'a seed that is none', () => JSON.stringify(forged({ seed: '12' }))],
    [
      'bad-record',
      'a contribution that is none',
      () => JSON.stringify(forged({ fairness: { commitment: '', secret, contributions: ['zz'] } })),
    ],
    ['bad-record', 'far too long', () => ' '.repeat(17 * 1024 * 1024)],
  ])('%s: %s', (code, _what, text) => {
    expect(refusalOf(() => readRecord(text()))).toBe(code);
  });
});

describe('verifying a record', () => {
  const verdict = (record: MatchRecord) => {
    const { fair, checks } = verifyRecord(ladder.game, record);
    return { fair, failed: checks.filter((check) => !check.ok).map((check) => check.id) };
  };

  test('an honest match is fair in every point', () => {
    const report = verifyRecord(ladder.game, finished());
    expect(report.fair).toBe(true);
    expect(report.checks.map((check) => check.id)).toEqual(['commitment', 'seed', 'play', 'end']);
    expect(report.match?.result).toEqual(finished().result);
  });

  test('a secret other than the promised one is found', () => {
    const fairness = { commitment: commitmentOf('00'.repeat(32)), secret, contributions };
    expect(verdict(forged({ fairness }))).toEqual({ fair: false, failed: ['commitment'] });
  });

  test('a contribution that was left out is found', () => {
    const fairness = { commitment: commitmentOf(secret), secret, contributions: ['', ''] };
    expect(verdict(forged({ fairness }))).toEqual({ fair: false, failed: ['seed'] });
  });

  test('a chosen deal is found', () => {
    expect(verdict(forged({ seed: '77'.repeat(32) })).failed).toContain('seed');
  });

  test('an illegal action is found, with its place', () => {
    const log = finished().log.toSpliced(2, 0, { type: 'act', seat: 1, action: { type: 'climb' } });
    expect(verifyRecord(ladder.game, forged({ log })).checks.at(-1)).toEqual({ id: 'play', ok: false, at: 2 });
  });

  test('another end than the one played is found', () => {
    expect(verdict(forged({ hash: 'ff'.repeat(32) })).failed).toEqual(['end']);
    expect(verdict(forged({ result: { kind: 'ranking', reason: 'top', places: [] } })).failed).toEqual(['end']);
  });

  test('another game, or rules no longer carried, are refused by name', () => {
    expect(refusalOf(() => verifyRecord(lots.game, finished()))).toBe('record-game');
    expect(refusalOf(() => verifyRecord(ladder.game, forged({ version: 9 })))).toBe('record-version');
  });

  test('a running match says that it is one', () => {
    const match = Match.begin(ladder.game, { options: ladder.game.meta.defaults as never, seats: 2, seed: secret, version: 2 });
    const record = writeRecord(match, { seats: finished().seats });
    expect(record.running).toBe(true);
    expect(verifyRecord(ladder.game, record).fair).toBe(true);
  });
});
