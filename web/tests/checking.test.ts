import { module as anthem } from '@tafelrunde/games/anthem/game.ts';
import { commitmentOf, hashOf, Match, type MatchRecord, type OptionValue, seedOf, writeRecord } from '@tafelrunde/kernel';
import type { MatchInfo, TableId, TableInfo } from '@tafelrunde/protocol';
import { describe, expect, test } from 'vitest';
import { checkRecord } from '../src/table/checking.ts';

const secret = 'a1'.repeat(32);
const contributions = ['b2'.repeat(32), ''];
const options: Readonly<Record<string, OptionValue>> = { ...anthem.game.meta.defaults };
const { version } = anthem.game.meta;

/** A whole match as a server would have dealt and kept it: everybody keeps what is drawn until the cap. */
function played(): { readonly record: MatchRecord; readonly table: TableInfo; readonly match: MatchInfo } {
  const seed = seedOf({ game: 'anthem', version, options, secret, contributions });
  const match = Match.begin(anthem.game, { options, seats: 2, seed, version });
  for (let ask = match.asks()[0]; ask !== undefined; ask = match.asks()[0]) {
    const action = match.legal(ask.seat).at(-1);
    match.act(ask.seat, action);
  }
  const fairness = { commitment: commitmentOf(secret), secret, contributions };
  const seats = [
    { name: 'Ruth', kind: 'person' as const },
    { name: 'Bela', kind: 'bot' as const },
  ];
  const { result } = match;
  if (result === undefined) throw new Error('the match did not end');
  return {
    record: writeRecord(match, { seats, fairness }),
    match: { position: match.position, asks: [], views: [], result },
    table: {
      id: 'mond-eule-k7m3p' as TableId,
      game: 'anthem',
      version,
      options: { ...options },
      public: false,
      status: 'over',
      seats: [],
      owner: true,
      spectators: 0,
      commitment: fairness.commitment,
      contributions,
      secret,
      createdAt: 0,
    },
  };
}

const { record, table, match } = played();

/** The record as a dishonest server might hand it out: changed, and sealed again so that the checksum fits. */
function changed(some: Partial<MatchRecord>): string {
  const { checksum: _checksum, ...body } = { ...record, ...some };
  return JSON.stringify({ ...body, checksum: hashOf(body) });
}

const check = (text: string, some: Partial<TableInfo> = {}) => checkRecord(text, { ...table, ...some }, match, anthem);

describe('checking the deal in the page', () => {
  test('an honest match is fair, and every move was played again', () => {
    expect(check(JSON.stringify(record))).toEqual({ kind: 'fair', moves: match.position });
    expect(match.position).toBeGreaterThan(20);
  });

  test('a secret other than the sealed one is found out', () => {
    const fairness = { commitment: commitmentOf('c3'.repeat(32)), secret: 'c3'.repeat(32), contributions };
    expect(check(changed({ fairness }))).toEqual({ kind: 'unfair', reason: 'commitment' });
  });

  test('an opened secret that does not fit its seal is found out', () => {
    const fairness = { commitment: commitmentOf(secret), secret: 'c3'.repeat(32), contributions };
    expect(check(changed({ fairness }))).toEqual({ kind: 'unfair', reason: 'commitment' });
  });

  test('contributions other than those listed at the start are found out', () => {
    const fairness = { commitment: commitmentOf(secret), secret, contributions: ['d4'.repeat(32), ''] };
    expect(check(changed({ fairness }))).toEqual({ kind: 'unfair', reason: 'own' });
  });

  test('another seed than the sealed one is found out', () => {
    expect(check(changed({ seed: 'e5'.repeat(32) }))).toEqual({ kind: 'unfair', reason: 'seed' });
  });

  test('a move too few is found out', () => {
    expect(check(changed({ log: record.log.slice(0, -2) }))).toMatchObject({ kind: 'unfair' });
  });

  test('a record of another match is found out', () => {
    expect(check(JSON.stringify(record), { options: { ...options, turnCap: 50 } })).toEqual({ kind: 'unfair', reason: 'other' });
  });

  test('an edited file, or none at all, is not fair', () => {
    expect(check(JSON.stringify({ ...record, seed: 'e5'.repeat(32) }))).toEqual({ kind: 'unfair', reason: 'other' });
    expect(check('not a record')).toEqual({ kind: 'unfair', reason: 'other' });
  });

  test('without a seal nothing is claimed', () => {
    const { fairness: _fairness, checksum: _checksum, ...body } = record;
    expect(check(JSON.stringify({ ...body, checksum: hashOf(body) }))).toEqual({ kind: 'unsealed' });
  });
});
