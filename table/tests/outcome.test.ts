import type { Result } from '@tafelrunde/kernel';
import type { TableId } from '@tafelrunde/protocol';
import { expect, test } from 'vitest';
import { type TableEvent, writeEvent } from '../events.ts';
import { finishOf } from '../outcome.ts';

const person = (holders: string[], name = 'X') => ({ kind: 'person', holders, name, contribution: '' }) as const;
const created = (seats: Extract<TableEvent, { type: 'created' }>['seats'], more: object = {}): TableEvent => ({
  type: 'created',
  id: 'mond-eule-aaaaa' as TableId,
  game: 'anthem',
  version: 1,
  options: {},
  public: false,
  seats,
  owner: 'ana',
  secret: '',
  nextSecret: '',
  ...more,
});
const started: TableEvent = { type: 'started', seed: '' };
const acted = (seat: number, bot?: true): TableEvent => ({ type: 'acted', seat, action: {}, ...(bot === true ? { bot } : {}) });
const stream = (...events: readonly TableEvent[]) =>
  events.map((event, i) => ({ seq: i + 1, at: 100 + i, body: writeEvent(event, undefined) }));
const ranking = (...places: readonly (readonly [place: number, score: number])[]): Result => ({
  kind: 'ranking',
  reason: 'r',
  places: places.map(([place, score], seat) => ({ seat, place, score })),
});

test('the end belongs to whoever sat there when the last action was done', () => {
  const events = stream(
    created([person(['ana', 'ana-phone']), { kind: 'open' }, { kind: 'bot', name: 'B', level: 'deep' }]),
    { type: 'sat', seat: 1, guest: 'ben', name: 'Ben', contribution: '' },
    { type: 'options-changed', options: {}, order: [1, 0, 2] },
    started,
    acted(0),
    acted(1),
    { type: 'stand-in', seat: 1, on: true },
    acted(1, true),
    acted(1, true),
    acted(2, true),
    { type: 'held', seat: 0, guest: 'late' },
    { type: 'placed', seat: 0, kind: 'bot', name: 'C', level: 'instant' },
  );
  expect(finishOf(events, ranking([1, 3], [2, 9], [3, 11]))).toEqual({
    at: 109,
    low: true,
    outcomes: [
      { seat: 0, guest: 'ben', place: 1, won: true, score: 3, acted: 1, stoodIn: 0 },
      { seat: 1, guest: 'ana', place: 2, won: false, score: 9, acted: 3, stoodIn: 2, unrated: 'stand-in' },
      { seat: 2, level: 'deep', place: 3, won: false, score: 11, acted: 1, stoodIn: 0 },
    ],
  });
});

test.each([
  ['together', created([person(['ana'])]), started, { kind: 'together', reason: 'r', won: true } as const],
  ['imported', created([person([])], { imported: true }), started, ranking([1, 1])],
  ['imported', created([person(['ana'])], { origin: 'carried' }), started, ranking([1, 1])],
  [
    'laid-out',
    created([person(['ana'])]),
    { type: 'started', seed: '', start: { state: {}, shape: 1, why: 'lesson' } } as const,
    ranking([1, 1]),
  ],
  ['bots', created([{ kind: 'bot', name: 'B', level: 'deep' }]), started, ranking([1, 1])],
] as const)('%s: nothing is said about who plays better', (why, first, begin, result) => {
  const { outcomes, low } = finishOf(stream(first, begin, acted(0)), result);
  expect(outcomes.map(({ unrated, won }) => [unrated, won])).toEqual([[why, true]]);
  expect(low).toBeUndefined();
});
