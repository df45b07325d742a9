import { RefusedError } from '@tafelrunde/kernel';
import type { Delay } from '@tafelrunde/protocol';
import { describe, expect, test } from 'vitest';
import { gameNamed, person, Place, settled, TestPage } from './place.ts';

const aside = (text: string) => ({ type: 'chat', text, among: 'watchers' });
const code = (fault: unknown) => (fault instanceof RefusedError ? fault.refusal.code : String(fault));
/** What a page was ever told of what those say who look on, resent lines once. */
const overheard = ({ frames }: TestPage) => [
  ...new Map(
    frames
      .flatMap((frame) => (frame.type === 'asides' ? frame.chat : frame.type === 'state' ? (frame.asides ?? []) : []))
      .map((line) => [line.n, line]),
  ).values(),
];
const texts = (page: TestPage) => overheard(page).map(({ text }) => text);

async function laid(delay?: Delay) {
  return new Place({
    module: await gameNamed('anansi'),
    seats: ['ana', 'ben', 'cleo'].map(person),
    ...(delay === undefined ? {} : { delay }),
  });
}

describe.each([
  ['at once', undefined],
  ['with a delay by moves', { by: 'moves', moves: 4 } as const],
  ['with a delay by time', { by: 'time', ms: 60_000 } as const],
])('those who look on %s', (_how, delay) => {
  test('talk among themselves at once; no page of anybody who has a seat is told a letter of it', async () => {
    const place = await laid(delay);
    const [ana, mila, theo] = [await place.enter('ana'), await place.enter('mila'), await place.enter('theo')];
    expect(await place.does('mila', aside('she seeks the twelve'))).toBe(1);
    expect(await place.does('theo', aside('no doubt'))).toBe(2);
    for (const page of [mila, theo]) {
      expect(overheard(page).map(({ n, name, seat, text }) => [n, name, seat, text])).toEqual([
        [0, 'mila', undefined, 'she seeks the twelve'],
        [1, 'theo', undefined, 'no doubt'],
      ]);
      const [one, two] = overheard(page);
      expect(one?.by).not.toBe(two?.by);
    }
    await place.does('ana', { type: 'chat', text: 'my own words' });
    const again = await place.enter('ana');
    await place.restart();
    const back = await place.enter('ana');
    const told = JSON.stringify([ana.frames, again.frames, back.frames]);
    expect(told).toContain('my own words');
    for (const word of ['twelve', 'no doubt', 'asides']) expect(told).not.toContain(word);
    // Neither does the table's own talk have a gap, nor does a number tell that others spoke.
    expect(back.frames.flatMap((frame) => (frame.type === 'state' ? frame.chat : [])).map(({ n }) => n)).toEqual([0]);
    expect(texts(await place.enter('late'))).toEqual(['she seeks the twelve', 'no doubt']);
  });
});

test('who has a seat neither writes nor reads there, and those who look on do not write in the players’ talk', async () => {
  const place = await laid();
  await place.enter('mila');
  await place.does('mila', aside('psst'));
  await expect(place.does('ana', aside('let me in')).catch((fault: unknown) => Promise.reject(code(fault)))).rejects.toBe('watchers-only');
  const reads = (guest: string) => place.table.asides({ id: guest, name: guest }, 100);
  await expect(reads('ana').catch((fault: unknown) => Promise.reject(code(fault)))).rejects.toBe('watchers-only');
  expect((await reads('mila')).chat.map(({ text }) => text)).toEqual(['psst']);
  await expect(place.does('mila', { type: 'chat', text: 'hello' }).catch((fault: unknown) => Promise.reject(code(fault)))).rejects.toBe(
    'watching-only',
  );
  for (const text of ['  ', 'x'.repeat(401), '\u202e'])
    await expect(place.does('mila', aside(text)).catch((fault: unknown) => Promise.reject(code(fault)))).rejects.toBe('bad-chat');
});

test('whoever gives up a seat knows a hand and may take it back: it is not for them, at a table with a delay neither', async () => {
  for (const delay of [undefined, { by: 'moves', moves: 4 } as const]) {
    const place = await laid(delay);
    const [ben, mila] = [await place.enter('ben'), await place.enter('mila')];
    await place.does('ben', { type: 'stand', seat: 1 });
    await place.does('mila', aside('he is gone'));
    expect(texts(mila)).toEqual(['he is gone']);
    expect(texts(await place.enter('ben'))).toEqual([]);
    expect(texts(ben)).toEqual([]);
    await expect(place.does('ben', aside('I had the nine')).catch((fault: unknown) => Promise.reject(code(fault)))).rejects.toBe(
      'watchers-only',
    );
  }
});

test('whoever takes over a seat reads no further from then on, and their page is told to drop what it had', async () => {
  for (const delay of [undefined, { by: 'moves', moves: 4 } as const]) {
    const place = await laid(delay);
    for (const guest of ['ana', 'cleo']) await place.enter(guest);
    const [mila, theo] = [await place.enter('mila'), await place.enter('theo')];
    await place.does('mila', aside('before'));
    await place.does('ben', { type: 'stand', seat: 1 });
    await place.does('mila', { type: 'vote-seat', seat: 1 });
    for (const [seat, guest] of [
      [0, 'ana'],
      [2, 'cleo'],
    ] as const)
      await place.does(guest, { type: 'ballot', seat, agree: true });
    expect(mila.table?.seats[1]).toMatchObject({ you: true, name: 'mila' });
    const last = mila.frames.findLast((frame) => frame.type === 'state');
    expect(last).not.toHaveProperty('asides');
    const from = mila.frames.length;
    await place.does('theo', aside('after'));
    expect(texts(theo)).toEqual(['before', 'after']);
    expect(JSON.stringify(mila.frames.slice(from))).not.toContain('after');
  }
});

test('words on their way when somebody takes the seat are not told them any more', async () => {
  const place = await laid();
  for (const guest of ['ana', 'cleo']) await place.enter(guest);
  const mila = await place.enter('mila');
  await place.enter('theo');
  await place.does('ben', { type: 'stand', seat: 1 });
  await place.does('mila', { type: 'vote-seat', seat: 1 });
  await place.does('ana', { type: 'ballot', seat: 0, agree: true });
  const ballot = place.does('cleo', { type: 'ballot', seat: 2, agree: true });
  const said = place.does('theo', aside('too late for her'));
  await Promise.all([ballot, said]);
  await settled();
  expect(mila.table?.seats[1]?.you).toBe(true);
  expect(JSON.stringify(mila.frames)).not.toContain('too late');
});

test('the same command says it once, and after the end it stays among those who looked on', async () => {
  const place = await laid();
  const guest = { id: 'mila', name: 'mila' };
  const once = { ...aside('once'), id: 'command-once' } as never;
  expect(await place.table.command(guest, once, 'command-once')).toBe(1);
  await place.restart();
  expect(await place.table.command(guest, once, 'command-once')).toBe(1);
  for (const who of ['ana', 'ben', 'cleo']) await place.enter(who);
  for (const [seat, who] of ['ana', 'ben', 'cleo'].entries())
    await place.does(who, seat === 0 ? { type: 'vote-end', seat } : { type: 'ballot', seat, agree: true });
  const [ana, late] = [await place.enter('ana'), await place.enter('theo')];
  expect(late.table?.status).toBe('over');
  expect(texts(late)).toEqual(['once']);
  expect(JSON.stringify(ana.frames)).not.toContain('once');
  await place.does('mila', { type: 'chat', text: 'well played' });
  expect(JSON.stringify(ana.frames)).toContain('well played');
});
