import { pino } from 'pino';
import { expect, test } from 'vitest';
import { failure } from '../fail.ts';
import { Outage } from '../outage.ts';
import { StorageError } from '../store/port.ts';
import { RefusedError } from '@tafelrunde/kernel';

test('a store that is gone is said once, and once when it is back, with how much was not said; everything else is said each time', () => {
  const lines: { msg: string; unsaid?: number }[] = [];
  const outage = new Outage(pino({ level: 'trace' }, { write: (line: string) => void lines.push(JSON.parse(line)) }));
  outage.over();
  outage.failed(new StorageError('no space left on device'));
  for (const fault of [new StorageError('still'), new RefusedError(failure('storage-failed'))]) expect(outage.isNews(fault)).toBe(false);
  outage.failed(new StorageError('and still'));
  expect(outage.isNews(new Error('something else'))).toBe(true);
  expect(outage.isNews(undefined)).toBe(true);
  outage.over();
  outage.over();
  outage.failed(new StorageError('again'));
  expect(lines.map(({ msg, unsaid }) => [msg, unsaid])).toEqual([
    ['the store failed', undefined],
    ['the store works again', 3],
    ['the store failed', undefined],
  ]);
});
