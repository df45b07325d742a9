import { ladder } from '@tafelrunde/conformance/toys';
import { type Game, type WholeGame, hashOf, RefusedError } from '@tafelrunde/kernel';
import type { TableId } from '@tafelrunde/protocol';
import {
  applyEvent,
  beginTable,
  loadTable,
  readEvent,
  type Snapshot,
  type TableEvent,
  type TableState,
  writeEvent,
  writeSnapshot,
} from '@tafelrunde/table';
import { expect, test } from 'vitest';

const id = 'mond-eule-abc' as TableId;
const person = (name: string) => ({ kind: 'person' as const, holders: [name], name, contribution: '' });

const created: TableEvent = {
  type: 'created',
  id,
  game: 'ladder',
  version: 2,
  options: ladder.game.meta.defaults as never,
  public: false,
  seats: [person('ruth'), person('kofi')],
  owner: 'ruth',
  secret: '5a'.repeat(32),
  nextSecret: '6b'.repeat(32),
};
const begin: readonly TableEvent[] = [
  created,
  { type: 'started', seed: 'c0ffee00'.repeat(8) },
  { type: 'acted', seat: 0, action: { type: 'tie' } },
];

/** The same game after its rules have learnt that a tied knot tells something. */
const stricter: Game = {
  ...ladder.game,
  rules: (options, version) => {
    const rules = ladder.game.rules(options, version);
    return {
      ...rules,
      play(state, seat, action, random, tell) {
        rules.play(state, seat, action, random, tell);
        tell.reveal({ kind: 'tied', seat });
      },
    };
  },
};

function folded(module: WholeGame, events: readonly TableEvent[]): TableState {
  const [first, ...rest] = events.map((event) => readEvent(writeEvent(event, undefined)));
  const state = beginTable(first as TableEvent, module, 0);
  for (const event of rest) applyEvent(state, event, 0);
  return state;
}

test('what was taken back is read as it was done, also by rules that would not let it go for free today', () => {
  const events: TableEvent[] = [
    ...begin,
    { type: 'undone', seat: 0, to: 0, agreed: [] },
    { type: 'acted', seat: 0, action: { type: 'climb' } },
  ];
  const [then, now] = [folded(ladder, events), folded({ ...ladder, game: stricter }, events)];
  expect(now.match?.position).toBe(1);
  expect(hashOf(now.match?.state)).toBe(hashOf(then.match?.state));
});

test('streams from before that was written are still folded, by the rules of their time', () => {
  const events: TableEvent[] = [...begin, { type: 'undone', seat: 0 }, { type: 'acted', seat: 0, action: { type: 'climb' } }];
  expect(folded(ladder, events).match?.log).toEqual([
    { type: 'act', seat: 0, action: { type: 'tie' } },
    { type: 'undo', seat: 0, to: 0, agreed: [] },
    { type: 'act', seat: 0, action: { type: 'climb' } },
  ]);
});

test('an undo that cannot have been is refused', () => {
  expect(() => folded(ladder, [...begin, { type: 'undone', seat: 1, to: 0, agreed: [] }])).toThrow(RefusedError);
  expect(() => folded(ladder, [...begin, { type: 'undone', seat: 0, to: 1, agreed: [] }])).toThrow(RefusedError);
});

/** A store with nothing in it but one table's events and a snapshot of it. */
const storeOf = (events: readonly TableEvent[]) => (kept: Snapshot) => ({
  read: async (_table: TableId, after: number) =>
    events.slice(after).map((event, i) => ({ seq: after + i + 1, at: 0, body: writeEvent(event, undefined) })),
  snapshot: async () => kept,
  page: async () => undefined,
  row: async () => undefined,
  content: async () => undefined,
});

test('a snapshot whose states have another shape is never read: the table is folded', async () => {
  const events: TableEvent[] = [...begin, { type: 'acted', seat: 0, action: { type: 'climb' } }];
  const whole = folded(ladder, events);
  const snapshot = writeSnapshot(whole);
  const body = JSON.parse(snapshot.body) as { table: { saved: { state: unknown } } };
  body.table.saved.state = { not: 'a state' };
  const store = storeOf(events);
  const reshaped: WholeGame = { ...ladder, game: { ...ladder.game, meta: { ...ladder.game.meta, shape: 7 } } };
  const spoiled = { ...snapshot, body: JSON.stringify(body) };
  const opened = await loadTable(store(spoiled), id, async () => reshaped);
  expect(hashOf(opened?.match?.state)).toBe(hashOf(whole.match?.state));
  // Of its own shape it is read, spoiled as it is: that is what naming the shape is for.
  const trusting = await loadTable(store(spoiled), id, async () => ladder);
  expect(trusting?.match?.state).toEqual({ not: 'a state' });
});

test('a snapshot from before each action was written once is read', async () => {
  const events: TableEvent[] = [...begin, { type: 'acted', seat: 0, action: { type: 'climb' } }];
  const snapshot = writeSnapshot(folded(ladder, events));
  const { table } = JSON.parse(snapshot.body) as { table: { saved: object } };
  const saved = { ...table.saved, log: [{ type: 'act', seat: 0, action: { type: 'climb' } }], state: { not: 'folded' } };
  const before = { ...snapshot, body: JSON.stringify({ format: 1, table: { ...table, saved } }) };
  const { match } = (await loadTable(storeOf(events)(before), id, async () => ladder)) ?? {};
  expect(match?.state).toEqual({ not: 'folded' });
  expect(match?.log).toEqual(saved.log);
});
