import { RefusedError } from '@tafelrunde/kernel';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { failure } from '../fail.ts';
import { Outage } from '../outage.ts';
import { StorageError } from '../store/port.ts';

/** What is logged of an outage, and a clock that passes when it is told to. */
function watched() {
  const lines: { msg: string; unsaid?: number; what?: string }[] = [];
  const time = { passed: 0 };
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const outage = new Outage(log, () => time.passed);
  const fails = (fault: unknown = new StorageError('no space left on device')) => outage.tell('warn', 'it was not done', { fault });
  return { outage, fails, time, said: () => lines.splice(0).map(({ msg, unsaid, what }) => [msg, unsaid ?? what].filter(Boolean)) };
}

test('a store that is gone is said once, and once when it is back, with how much was not said; everything else is said each time', () => {
  const { outage, fails, said } = watched();
  outage.hasWritten();
  fails();
  fails(new RefusedError(failure('storage-failed')));
  outage.couldNotRead(new StorageError('and still'));
  expect(said()).toEqual([['the store failed', 'it was not done']]);
  fails(new Error('something else'));
  expect(said()).toEqual([['it was not done']]);
  outage.hasWritten();
  outage.hasWritten();
  fails();
  expect(said()).toEqual([
    ['the store works again', 2],
    ['the store failed', 'it was not done'],
  ]);
});

test('a disk that is full can be read: only writing shows that there is room again', () => {
  const { outage, fails, said } = watched();
  for (let second = 0; second < 10; second += 1) {
    fails();
    outage.hasRead();
  }
  expect(said()).toEqual([['the store failed', 'it was not done']]);
  outage.hasWritten();
  expect(said()).toEqual([['the store works again', 9]]);
});

test('what a failed reading began, reading ends, unless writing failed as well', () => {
  const { outage, fails, said } = watched();
  outage.couldNotRead(new StorageError('the line is cut'));
  outage.hasRead();
  expect(said()).toEqual([['the store failed'], ['the store works again']]);
  outage.couldNotRead(new StorageError('the line is cut'));
  fails();
  outage.hasRead();
  expect(said()).toEqual([['the store failed']]);
});

test('where nobody writes, a minute without a failure is enough: the next outage is news again', () => {
  const { outage, fails, said, time } = watched();
  fails();
  time.passed = 59_000;
  fails();
  outage.hasRead();
  time.passed += 59_999;
  outage.hasRead();
  expect(said()).toEqual([['the store failed', 'it was not done']]);
  time.passed += 1;
  outage.hasRead();
  fails();
  expect(said()).toEqual([
    ['the store works again', 1],
    ['the store failed', 'it was not done'],
  ]);
});
