import { readRecord, verifyRecord } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { finishOf, readEvent, recordOf, summaryFor, Table, withoutPerson } from '../index.ts';
import { botSeat, gameNamed, person, Place, settled, TestPage } from './place.ts';

const anthem = await gameNamed('anthem');
const DAY = 86_400_000;
const failing = (code: string) => expect.objectContaining({ refusal: expect.objectContaining({ code }) });

function threeAt(wishes: { readonly clock?: ConstructorParameters<typeof Place>[0]['clock'] } = {}): Place {
  const { clock } = wishes;
  return new Place({ module: anthem, seats: [person('ana'), person('ben'), person('cleo')], ...(clock === undefined ? {} : { clock }) });
}

/** Whoever the game waits for plays something. */
async function oneMove(place: Place, pages: readonly Awaited<ReturnType<Place['enter']>>[]): Promise<void> {
  for (const page of pages) {
    const ask = page.match?.asks.find(({ must, seat }) => must && page.match?.views.some((view) => view.seat === seat));
    if (ask === undefined) continue;
    const action = page.match?.views.find(({ seat }) => seat === ask.seat)?.legal[0];
    await place.does(page.guest.id, { type: 'act', seat: ask.seat, ask: ask.id, action });
    return;
  }
  throw new Error('nobody is asked');
}

test('all who are there agree: the match is over, nobody has won, and it is kept as it was', async () => {
  const place = threeAt();
  const [ana, ben, cleo] = [await place.enter('ana'), await place.enter('ben'), await place.enter('cleo')];
  await oneMove(place, [ana, ben, cleo]);
  await place.does('ana', { type: 'vote-end', seat: 0 });
  expect(ana.table?.vote).toEqual({ kind: 'end', by: 0, needed: [1, 2], agreed: [], own: true });
  expect(ben.table?.vote).toEqual({ kind: 'end', by: 0, needed: [1, 2], agreed: [] });
  await place.does('ben', { type: 'ballot', seat: 1, agree: true });
  await place.does('ben', { type: 'ballot', seat: 1, agree: true });
  expect(cleo.table).toMatchObject({ status: 'running', vote: { agreed: [1] } });
  await place.does('cleo', { type: 'ballot', seat: 2, agree: true });
  for (const page of [ana, ben, cleo]) {
    expect(page.table).toMatchObject({ status: 'over', ended: 'agreed', secret: '11'.repeat(32) });
    expect(page.table?.vote).toBeUndefined();
    expect(page.match?.result).toBeUndefined();
    expect(page.match?.asks).toEqual([]);
    expect(page.match?.views.flatMap(({ legal }) => legal)).toEqual([]);
  }
  const again = await (async () => {
    await place.restart();
    return place.enter('ana');
  })();
  expect(again.table).toMatchObject({ status: 'over', ended: 'agreed' });
  await expect(place.does('ana', { type: 'vote-end', seat: 0 })).rejects.toEqual(failing('match-over'));
  await place.does('ana', { type: 'rematch', seat: 0 });
  const state = await place.table.run(() => place.table.ready());
  const record = recordOf(state);
  expect(record).toMatchObject({ ended: 'agreed' });
  expect(record).not.toHaveProperty('running');
  expect(verifyRecord(anthem.game, readRecord(JSON.stringify(record)))).toMatchObject({ fair: true });
  const row = place.store.rows.get(place.table.id);
  expect(row === undefined ? undefined : summaryFor(row, 'ana', 0)).toMatchObject({ status: 'over', ended: 'agreed', waitsFor: [] });
});

test('once all agreed that it is over, nobody is kept from looking back any more, as after any other end', async () => {
  const anansi = await gameNamed('anansi'); // which usually lets people look back no further than the last trick
  const place = new Place({ module: anansi, seats: [person('ana'), person('ben'), person('cleo')] });
  const pages = [await place.enter('ana'), await place.enter('ben'), await place.enter('cleo')];
  for (let cards = 0; cards < 10; cards += 1) await oneMove(place, pages);
  await expect(place.table.look({ id: 'ana', name: 'ana' }, 0)).rejects.toEqual(failing('too-far-back'));
  await place.does('ana', { type: 'vote-end', seat: 0 });
  await place.does('ben', { type: 'ballot', seat: 1, agree: true });
  await place.does('cleo', { type: 'ballot', seat: 2, agree: true });
  expect(await place.table.look({ id: 'ana', name: 'ana' }, 0)).toMatchObject({ position: 0 });
  const told = (lines: readonly { readonly kind: string; readonly events: readonly unknown[] }[]) =>
    lines.filter(({ kind, events }) => kind === 'play' && events.length > 0).length;
  expect(told((await place.table.log({ id: 'ana', name: 'ana' }, 1000)).log)).toBe(10);
  const late = (await place.enter('ana')).frames.find((frame) => frame.type === 'state');
  expect(told(late?.log ?? [])).toBe(10);
});

test('a no leaves everything as it was, and the same question waits until play goes on', async () => {
  const place = threeAt();
  const pages = [await place.enter('ana'), await place.enter('ben'), await place.enter('cleo')];
  await place.does('ana', { type: 'vote-end', seat: 0 });
  await expect(place.does('ben', { type: 'vote-end', seat: 1 })).rejects.toEqual(failing('vote-open'));
  await expect(place.does('ben', { type: 'vote-drop' })).rejects.toEqual(failing('no-vote'));
  await expect(place.does('ana', { type: 'ballot', seat: 0, agree: true })).rejects.toEqual(failing('no-vote'));
  await expect(place.does('ana', { type: 'ballot', seat: 1, agree: true })).rejects.toEqual(failing('not-your-seat'));
  await place.does('cleo', { type: 'ballot', seat: 2, agree: false });
  expect(pages[1]?.table).toMatchObject({ status: 'running', voteDenied: { kind: 'end', by: 0, denier: 2 } });
  await expect(place.does('ben', { type: 'ballot', seat: 1, agree: true })).rejects.toEqual(failing('no-vote'));
  await expect(place.does('ana', { type: 'vote-end', seat: 0 })).rejects.toEqual(failing('vote-was-refused'));
  await oneMove(place, pages);
  expect(pages[1]?.table?.voteDenied).toBeUndefined();
  await place.does('ana', { type: 'vote-end', seat: 0 });
  await place.does('ana', { type: 'vote-drop' });
  expect(pages[1]?.table).toMatchObject({ status: 'running', voteDenied: { kind: 'end', by: 0 } });
  await expect(place.does('ana', { type: 'vote-end', seat: 0 })).rejects.toEqual(failing('vote-was-refused'));
});

test('nobody ends a match while the others happen to be away; a bot that stands in is not waited for', async () => {
  const place = threeAt();
  await place.enter('ana');
  await expect(place.does('ana', { type: 'vote-end', seat: 0 })).rejects.toEqual(failing('nobody-to-ask'));
  place.clock.forward(61_000);
  await place.does('ana', { type: 'stand-in', seat: 1 });
  await place.does('ana', { type: 'stand-in', seat: 2 });
  await place.does('ana', { type: 'vote-end', seat: 0 });
  expect((await place.enter('ana')).table).toMatchObject({ status: 'over', ended: 'agreed' });
});

test('attack: whoever asks for a seat and gets another by a link meanwhile does not have both', async () => {
  const place = threeAt();
  for (const guest of ['ana', 'ben', 'cleo']) await place.enter(guest);
  const dora = await place.enter('dora');
  await place.does('dora', { type: 'vote-seat', seat: 1 });
  await place.table.command({ id: 'dora', name: 'dora' }, { type: 'hold', fits: (seat) => seat === 0 });
  expect(dora.match?.views.map(({ seat }) => seat)).toEqual([0]);
  expect(dora.table?.vote).toBeUndefined();
  await expect(place.does('ben', { type: 'ballot', seat: 1, agree: true })).rejects.toEqual(failing('no-vote'));
});

test('over days everybody is asked, whether they are there or not', async () => {
  const place = threeAt({ clock: { kind: 'days', bank: 5 * DAY, back: DAY } });
  const ana = await place.enter('ana');
  await place.does('ana', { type: 'vote-end', seat: 0 });
  expect(ana.table?.vote).toMatchObject({ needed: [1, 2] });
  await place.does('ben', { type: 'ballot', seat: 1, agree: true });
  await place.does('cleo', { type: 'ballot', seat: 2, agree: true });
  expect(ana.table).toMatchObject({ status: 'over', ended: 'agreed' });
  expect(place.store.rows.get(place.table.id)?.dueAt).toBeUndefined();
});

test('somebody who looks on takes over a seat if the table agrees; whoever had it looks on', async () => {
  const place = threeAt();
  const [ana, ben] = [await place.enter('ana'), await place.enter('ben')];
  const dora = await place.enter('dora');
  expect(dora.match?.views[0]?.seat).toBeUndefined();
  await expect(place.does('ana', { type: 'vote-seat', seat: 1 })).rejects.toEqual(failing('one-seat-only'));
  await expect(place.does('dora', { type: 'vote-seat', seat: 7 })).rejects.toEqual(failing('not-your-seat'));
  await expect(place.does('dora', { type: 'vote-end', seat: 1 })).rejects.toEqual(failing('not-your-seat'));
  await place.does('dora', { type: 'vote-seat', seat: 1 });
  expect(ana.table?.vote).toEqual({ kind: 'seat', seat: 1, name: 'dora', needed: [0, 1], agreed: [] });
  expect(dora.table?.vote).toMatchObject({ own: true });
  await place.does('ana', { type: 'ballot', seat: 0, agree: true });
  expect(ana.table?.seats[1]?.name).toBe('ben');
  await place.does('ben', { type: 'ballot', seat: 1, agree: true });
  expect(ana.table?.seats[1]).toMatchObject({ kind: 'person', name: 'dora', present: true });
  expect(dora.table?.seats[1]).toMatchObject({ you: true });
  expect(dora.match?.views.map(({ seat }) => seat)).toEqual([1]);
  expect(ben.match?.views[0]?.seat).toBeUndefined();
  await expect(place.does('ben', { type: 'stand', seat: 1 })).rejects.toEqual(failing('not-your-seat'));
  const events = (place.store.events.get(place.table.id) ?? []).map(({ body }) => readEvent(body));
  expect(events.at(-1)).toEqual({ type: 'taken', seat: 1, guest: 'dora', name: 'dora' });
});

test('the owner’s seat can be taken over as well: then somebody who plays owns the table', async () => {
  const place = threeAt();
  const [ana, ben] = [await place.enter('ana'), await place.enter('ben')];
  await place.enter('dora');
  await place.does('dora', { type: 'vote-seat', seat: 0 });
  await place.does('ana', { type: 'ballot', seat: 0, agree: true });
  await place.does('ben', { type: 'ballot', seat: 1, agree: true });
  expect([ana.table?.owner, ben.table?.owner]).toEqual([false, true]);
});

test('a bot’s seat is taken over by a person; who comes back to a wanted seat is asked first', async () => {
  const place = new Place({ module: anthem, seats: [person('ana'), botSeat(), person('cleo')] });
  const ana = await place.enter('ana');
  const dora = await place.enter('dora');
  place.clock.forward(61_000);
  await place.does('ana', { type: 'stand-in', seat: 2 });
  await place.does('dora', { type: 'vote-seat', seat: 2 });
  const cleo = await place.enter('cleo');
  place.clock.forward(1000);
  await place.does('cleo', { type: 'back', seat: 2 });
  await place.does('ana', { type: 'ballot', seat: 0, agree: true });
  expect(ana.table).toMatchObject({ vote: { seat: 2 }, seats: [{}, {}, { name: 'cleo' }] });
  await place.does('cleo', { type: 'ballot', seat: 2, agree: false });
  expect(cleo.table?.voteDenied).toMatchObject({ denier: 2, name: 'dora' });
  await oneMove(place, [ana, cleo]);
  await place.does('dora', { type: 'vote-seat', seat: 1 });
  await place.does('ana', { type: 'ballot', seat: 0, agree: true });
  await place.does('cleo', { type: 'ballot', seat: 2, agree: true });
  expect(dora.table?.seats[1]).toMatchObject({ kind: 'person', name: 'dora', you: true });
});

test('whoever looks on asks three times at most, and never while nobody who plays is there', async () => {
  const place = threeAt();
  await place.enter('dora');
  await expect(place.does('dora', { type: 'vote-seat', seat: 1 })).rejects.toEqual(failing('nobody-to-ask'));
  const pages = [await place.enter('ana'), await place.enter('ben'), await place.enter('cleo')];
  for (let asked = 0; asked < 3; asked += 1) {
    await place.does('dora', { type: 'vote-seat', seat: 1 });
    await place.does('dora', { type: 'vote-drop' });
    await expect(place.does('dora', { type: 'vote-seat', seat: 1 })).rejects.toEqual(failing('vote-was-refused'));
    await oneMove(place, pages);
  }
  const { seq } = await place.table.run(() => place.table.ready());
  await expect(place.does('dora', { type: 'vote-seat', seat: 1 })).rejects.toEqual(failing('too-many-votes'));
  expect((await place.table.run(() => place.table.ready())).seq).toBe(seq);
});

test('what others played at a seat is not counted for whoever took it over, and their name is forgotten when they are', async () => {
  const place = threeAt();
  const pages = [await place.enter('ana'), await place.enter('ben'), await place.enter('cleo')];
  const bens = () =>
    (place.store.events.get(place.table.id) ?? [])
      .map(({ body }) => readEvent(body))
      .filter((event) => event.type === 'acted' && event.seat === 1).length;
  while (bens() === 0) await oneMove(place, pages);
  await place.enter('dora');
  await place.does('dora', { type: 'vote-seat', seat: 1 });
  for (const [seat, guest] of ['ana', 'ben', 'cleo'].entries()) await place.does(guest, { type: 'ballot', seat, agree: true });
  const stored = place.store.events.get(place.table.id) ?? [];
  const places = [0, 1, 2].map((seat) => ({ seat, place: seat + 1 }));
  const acted = { at: 1, seq: stored.length + 1, body: JSON.stringify({ type: 'acted', seat: 1, action: {} }) };
  const { outcomes } = finishOf([...stored, acted], { kind: 'ranking', reason: '', places });
  const others = bens();
  expect(outcomes[1]).toMatchObject({ guest: 'dora', acted: others + 1, stoodIn: others });
  const { events } = withoutPerson({ events: stored, talk: [], asides: [] }, 'dora');
  expect(events.map(({ body }) => readEvent(body))).toEqual([
    expect.objectContaining({ type: 'vote-asked', vote: expect.objectContaining({ name: 'N. N.' }) }),
    expect.objectContaining({ type: 'taken', name: 'N. N.' }),
  ]);
});

test('a vote and a pause asked for right after a table was opened wait until other hosts had time to say who is there', async () => {
  for (const type of ['vote-end', 'pause']) {
    const place = threeAt({ clock: { kind: 'live', bank: 600_000, back: 0 } });
    const table = new Table(place.table.id, { ...place.host, shared: true });
    const ana = new TestPage({ id: 'ana', name: 'ana' });
    await table.enter(ana, 'join');
    const asked = table.command(ana.guest, { type, seat: 0, id: type } as never, type);
    await settled();
    table.hear('another host', { here: [['ben', 'ben']] });
    place.clock.forward(250);
    await asked;
    expect((type === 'pause' ? ana.table?.clock?.pause : ana.table?.vote)?.needed, type).toEqual([1]);
  }
});
