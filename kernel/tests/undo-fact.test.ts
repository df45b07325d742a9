import { ladder } from '@tafelrunde/conformance/toys';
import { describe, expect, test } from 'vitest';
import type { Deal, Entry, Game, Seat } from '../index.ts';
import { hashOf, Match, RefusedError, readRecord, verifyRecord, writeRecord } from '../index.ts';

const deal: Deal = { options: ladder.game.meta.defaults as never, seats: 2, seed: 'c0ffee00'.repeat(8), version: 2 };
const seats = [
  { name: 'Ruth', kind: 'person' },
  { name: 'Kwaku', kind: 'bot' },
] as const;

/** The same game after its rules have learnt that a tied knot tells something: what was free to take back is so no longer. */
const stricter: Game = {
  ...ladder.game,
  rules: (options, version) => {
    const rules = ladder.game.rules(options, version);
    return {
      ...rules,
      play(state, seat, action, random, tell) {
        rules.play(state, seat, action, random, tell);
        tell.reveal({ kind: 'begins', seat });
      },
    };
  },
};

function refusalOf(act: () => unknown): string {
  try {
    act();
  } catch (fault) {
    if (fault instanceof RefusedError) return fault.refusal.code;
    throw fault;
  }
  return 'not refused';
}

/** Tied, taken back freely, then climbed to the top. */
function played(): Match {
  const match = Match.begin(ladder.game, deal);
  match.act(0, { type: 'tie' });
  match.undo(0);
  while (match.result === undefined) match.act(match.asks()[0]?.seat as Seat, { type: 'climb' });
  return match;
}

describe('an undo is kept as what was done', () => {
  test('rules that mark more as disclosed still open what was taken back freely before', () => {
    const match = played();
    expect(refusalOf(() => Match.begin(stricter, deal).undo(0))).toBe('nothing-to-undo');
    const now = Match.begin(stricter, deal);
    now.act(0, { type: 'tie' });
    expect(refusalOf(() => now.undo(0))).toBe('undo-needs-consent'); // it would be refused today
    const log = JSON.parse(JSON.stringify(match.log)) as Entry[];
    expect(hashOf(Match.replay(stricter, deal, log).state)).toBe(hashOf(match.state));
    const resumed = Match.resume(stricter, JSON.parse(JSON.stringify(match.save())));
    expect(resumed.history().map(({ taken }) => taken)).toEqual(match.history().map(({ taken }) => taken));
    const record = readRecord(JSON.stringify(writeRecord(match, { seats })));
    expect(verifyRecord(stricter, record).fair).toBe(true);
  });

  test.each<[string, Entry]>([
    ['to a place where the seat did not act', { type: 'undo', seat: 0, to: 1, agreed: [] }],
    ['to before an earlier action of the seat', { type: 'undo', seat: 0, to: 0, agreed: [1] }],
    ['to nowhere', { type: 'undo', seat: 0, to: -1, agreed: [] }],
    ['to the future', { type: 'undo', seat: 0, to: 3, agreed: [] }],
    ['to half a position', { type: 'undo', seat: 0, to: 0.5, agreed: [] }],
    ['by nobody', { type: 'undo', seat: 7, to: 2, agreed: [] }],
  ])('one that cannot have been is refused: %s', (_what, entry) => {
    const match = Match.begin(ladder.game, deal);
    for (const seat of [0, 1, 0]) match.act(seat, { type: 'climb' });
    const before = hashOf(match.save());
    expect(refusalOf(() => match.take(entry))).toBe('nothing-to-undo');
    expect(hashOf(match.save())).toBe(before);
    match.take({ type: 'undo', seat: 0, to: 2, agreed: [1] });
    expect(match.position).toBe(2);
  });

  test('nothing is taken back after the end', () => {
    const match = played();
    const last = match.line.at(-1);
    expect(refusalOf(() => match.take({ type: 'undo', seat: last?.seat ?? 0, to: match.position - 1, agreed: [] }))).toBe('match-over');
  });
});
