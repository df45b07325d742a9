import { RefusedError } from '@tafelrunde/kernel';
import { failure } from '@tafelrunde/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answer, LeftError, type Order } from '../src/link/link.ts';
import { Courier, forgetUnsaid } from '../src/table/chat/unsaid.ts';

beforeEach(() => {
  const drawer = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => drawer.get(key) ?? null,
    setItem: (key: string, text: string) => drawer.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A table that says of each line what becomes of it: by default it is said. */
class Ear {
  readonly heard: (readonly [text: string, id: string])[] = [];
  readonly #answers: ((() => Error) | 'never')[];

  constructor(...answers: ((() => Error) | 'never')[]) {
    this.#answers = answers;
  }

  readonly send = async (order: Order, id = ''): Promise<Answer> => {
    this.heard.push([order.type === 'chat' ? `${order.text}${order.among === undefined ? '' : ` (${order.among})`}` : order.type, id]);
    const answer = this.#answers.shift();
    if (answer === 'never') return new Promise(() => undefined);
    if (answer !== undefined) throw answer();
    return { type: 'done', id, seq: 1 } as Answer;
  };
}

const refusal = (code: 'too-many-frames' | 'watching-only') => () => new RefusedError(failure(code));

test('what too much was said at once for is said a little later, in order and under the name it had', async () => {
  const ear = new Ear(refusal('too-many-frames'), refusal('too-many-frames'));
  const courier = new Courier(ear, 'mond-eule-k7m3p', 1);
  await Promise.all([courier.say('one'), courier.say('two', 'watchers')]);
  expect(ear.heard.map(([text]) => text)).toEqual(['one', 'one', 'one', 'two (watchers)']);
  expect(new Set(ear.heard.map(([, id]) => id)).size).toBe(2);
  expect(courier.lines.get()).toEqual([]);
});

test('what a page could not say is said by the next one at that table, whoever hears it twice knowing it by its name', async () => {
  const lost = new Ear('never');
  const before = new Courier(lost, 'mond-eule-k7m3p');
  void before.say('one');
  void before.say('two');
  const elsewhere = new Ear();
  const other = new Courier(elsewhere, 'wald-fuchs-a2b3c');
  other.begin(() => undefined);
  expect(elsewhere.heard).toEqual([]);
  const ear = new Ear();
  const after = new Courier(ear, 'mond-eule-k7m3p');
  after.begin(() => undefined);
  await vi.waitFor(() => expect(after.lines.get()).toEqual([]));
  expect(ear.heard.map(([text]) => text)).toEqual(['one', 'two']);
  expect(ear.heard[0]).toEqual(lost.heard[0]);
  const third = new Courier(new Ear(), 'mond-eule-k7m3p');
  third.begin(() => undefined);
  expect(third.lines.get()).toEqual([]);
});

test('a table that was left keeps nobody from saying it there later; what it refuses comes back to whoever wrote it', async () => {
  const courier = new Courier(new Ear(() => new LeftError()), 'mond-eule-k7m3p');
  void courier.say('one');
  const refused: string[] = [];
  const next = new Courier(new Ear(refusal('watching-only'), refusal('watching-only')), 'mond-eule-k7m3p');
  await vi.waitFor(() => {
    next.begin(({ text }) => refused.push(text));
    expect(next.lines.get()).toEqual([]);
  });
  expect(refused).toEqual(['one']);
  await expect(next.say('two')).rejects.toThrow(RefusedError);
  expect(next.lines.get()).toEqual([]);
});

test('nothing of it is left where this browser becomes somebody else’s', () => {
  void new Courier(new Ear('never'), 'mond-eule-k7m3p').say('one');
  forgetUnsaid();
  const next = new Courier(new Ear(), 'mond-eule-k7m3p');
  next.begin(() => undefined);
  expect(next.lines.get()).toEqual([]);
});
