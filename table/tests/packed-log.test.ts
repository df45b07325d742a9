import type { Entry } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { packLog, unpackLog } from '../packed-log.ts';

const log: readonly Entry[] = [
  { type: 'act', seat: 0, action: { type: 'step', to: 12 } },
  { type: 'act', seat: 1, action: { type: 'step', to: 12 } },
  { type: 'undo', seat: 1, to: 1, agreed: [0] },
  { type: 'act', seat: 1, action: { type: 'stop' } },
  { type: 'act', seat: 0, action: { type: 'step', to: 12 } },
  { type: 'undo', seat: 0, to: 1, agreed: [] },
];

test('a log is the same when it was packed, written and read', () => {
  expect(unpackLog(JSON.parse(JSON.stringify(packLog(log))) as ReturnType<typeof packLog>)).toEqual(log);
});

test('each action is written once', () => {
  expect(packLog(log).actions).toEqual([{ type: 'step', to: 12 }, { type: 'stop' }]);
});

test('an empty log is an empty log', () => {
  expect(unpackLog(packLog([]))).toEqual([]);
});
