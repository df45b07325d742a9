import { expect, test } from 'vitest';
import type { FromReel, ToReel } from '../src/replay/messages.ts';
import { Projector } from '../src/replay/projector.ts';

/** A worker that answers what it is told to, or nothing at all. */
class Acting extends EventTarget {
  readonly asked: ToReel[] = [];
  ended = 0;
  readonly #answer: (asked: ToReel) => FromReel | 'breaks' | undefined;

  constructor(answer: (asked: ToReel) => FromReel | 'breaks' | undefined) {
    super();
    this.#answer = answer;
  }
  postMessage(asked: ToReel): void {
    this.asked.push(asked);
    const said = this.#answer(asked);
    if (said === 'breaks') this.dispatchEvent(new Event('error'));
    else if (said !== undefined) this.dispatchEvent(new MessageEvent('message', { data: said }));
  }
  terminate(): void {
    this.ended += 1;
  }
}

const open = async (acting: Acting, patience?: number) =>
  Projector.open({ text: '{}' }, acting as unknown as Worker, patience).then(
    () => 'open',
    (fault: Error) => fault.message,
  );

test('a file that plays for ever is given up, and so is its worker', async () => {
  const acting = new Acting(() => undefined);
  expect(await open(acting, 1)).toContain('record-too-slow');
  expect([acting.asked.length, acting.ended]).toEqual([1, 1]);
});

test('what is refused says why, what breaks down says so; neither leaves a worker behind', async () => {
  const refusing = new Acting(() => ({ type: 'refused', failure: { code: 'table-running' } }));
  expect(await open(refusing)).toContain('table-running');
  const breaking = new Acting(() => 'breaks');
  expect(await open(breaking)).toContain('internal');
  expect([refusing.ended, breaking.ended]).toEqual([1, 1]);
});
