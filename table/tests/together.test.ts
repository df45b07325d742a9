import type { TogetherInfo } from '@tafelrunde/protocol';
import { expect, test } from 'vitest';
import { Table, type TableGossip } from '../index.ts';
import { Screening } from '../screening.ts';
import { gameNamed, person, Place, settled, TestPage } from './place.ts';

const anthem = await gameNamed('anthem');
const failing = (code: string) => expect.objectContaining({ refusal: expect.objectContaining({ code }) });
const here = (position: number, more: object = {}) => ({ position, eyes: 'all', playing: false, speed: 1, ...more });

/** A match that Ana and Ben have ended by agreement after one move. */
async function finished(): Promise<{ readonly place: Place; readonly ana: TestPage; readonly ben: TestPage }> {
  const place = new Place({ module: anthem, seats: [person('ana'), person('ben')] });
  const [ana, ben] = [await place.enter('ana'), await place.enter('ben')];
  const page = [ana, ben].find(({ match }) => match?.views.some(({ legal }) => legal.length > 0));
  const ask = page?.match?.asks.find(({ must }) => must);
  const action = page?.match?.views.find(({ seat }) => seat === ask?.seat)?.legal[0];
  await place.does(page?.guest.id ?? '', { type: 'act', seat: ask?.seat, ask: ask?.id, action });
  await place.does('ana', { type: 'vote-end', seat: 0 });
  await place.does('ben', { type: 'ballot', seat: 1, agree: true });
  return { place, ana, ben };
}

type Said = { readonly type: string } & Readonly<Record<string, unknown>>;

async function tells(place: Place, page: TestPage, command: Said, table = place.table): Promise<void> {
  await table.together(page, { id: 'command-1', ...command } as never);
  place.clock.forward(0);
  await settled();
}

const toldOf = (page: TestPage) => page.frames.filter((frame) => frame.type === 'together').at(-1) as TogetherInfo | undefined;
const names = (page: TestPage) =>
  toldOf(page)
    ?.people.map(({ name }) => name)
    .toSorted();
const shownTo = (page: TestPage) => page.frames.flatMap((frame) => (frame.type === 'showed' ? [frame.place.position] : []));
const keyOf = (page: TestPage, name: string) => toldOf(page)?.people.find((each) => each.name === name)?.key;
const leader = (page: TestPage) => toldOf(page)?.lead?.name;

test('whoever begins leads; the others are shown where, and nothing of it is kept', async () => {
  const { place, ana, ben } = await finished();
  const stored = place.store.events.get(place.table.id)?.length;
  await tells(place, ana, { type: 'together', follows: true, position: 0, lead: true });
  await tells(place, ben, { type: 'together', follows: true, position: 0, lead: true });
  expect(names(ben)).toEqual(['ana', 'ben']);
  expect(toldOf(ben)?.lead).toMatchObject({ name: 'ana', seat: 0, you: false });
  expect(toldOf(ana)?.lead).toMatchObject({ name: 'ana', you: true });
  await tells(place, ana, { type: 'show', place: here(1, { eyes: 1, playing: true, speed: 2 }) });
  expect(ben.frames.at(-1)).toEqual({ type: 'showed', place: here(1, { eyes: 1, playing: true, speed: 2 }) });
  expect(shownTo(ana)).toEqual([]); // to oneself nothing is said
  await tells(place, ana, { type: 'point', at: { on: 'hand', x: 0.5, y: 0.25, press: true } });
  expect(ben.frames.at(-1)).toEqual({ type: 'pointed', at: { on: 'hand', x: 0.5, y: 0.25, press: true } });
  await tells(place, ben, { type: 'together', follows: false, position: 0 });
  expect(toldOf(ana)?.people.find(({ name }) => name === 'ben')).toMatchObject({ follows: false, position: 0, seat: 1 });
  // Whoever comes later hears who is there and where they are; nobody is told who they are beyond that.
  const cleo = await place.enter('cleo');
  expect(toldOf(cleo)).toMatchObject({ place: { position: 1 }, lead: { name: 'ana' } });
  expect(JSON.stringify(toldOf(cleo)?.people.map(({ key }) => key))).not.toContain('ana');
  expect(place.store.events.get(place.table.id)?.length).toBe(stored);
});

test('who does not lead, or does not watch together, shows and points at nothing; nor does anybody at what is not there', async () => {
  const { place, ana, ben } = await finished();
  const cleo = await place.enter('cleo');
  await tells(place, ana, { type: 'together', follows: true, position: 0, lead: true });
  await tells(place, ben, { type: 'together', follows: true, position: 0, lead: true });
  for (const [page, code] of [
    [ben, 'not-leading'],
    [cleo, 'not-together'],
  ] as const) {
    await expect(tells(place, page, { type: 'show', place: here(1) })).rejects.toEqual(failing(code));
    await expect(tells(place, page, { type: 'point', at: { x: 0, y: 0 } })).rejects.toEqual(failing(code));
    await expect(tells(place, page, { type: 'lead-to', to: keyOf(ana, 'ben') })).rejects.toEqual(failing(code));
  }
  await expect(tells(place, cleo, { type: 'lead', wants: true })).rejects.toEqual(failing('not-together'));
  await expect(tells(place, ana, { type: 'show', place: here(2) })).rejects.toEqual(failing('bad-place'));
  await expect(tells(place, ana, { type: 'show', place: here(1, { eyes: 2 }) })).rejects.toEqual(failing('bad-place'));
  await expect(tells(place, cleo, { type: 'together', follows: true, position: 2 })).rejects.toEqual(failing('bad-place'));
  await expect(tells(place, ana, { type: 'lead-to', to: '0'.repeat(16) })).rejects.toEqual(failing('unknown-person'));
  expect(names(ana)).toEqual(['ana', 'ben']);
  expect(shownTo(ben)).toEqual([]);
  expect(leader(ben)).toBe('ana');
});

test('whoever goes before it was their turn to come watches with nobody, and does not lead', async () => {
  const { place, ana, ben } = await finished();
  let end = (): void => undefined;
  const busy = place.table.run(() => new Promise<void>((resolve) => (end = resolve)));
  await settled();
  const comes = tells(place, ana, { type: 'together', follows: true, position: 0, lead: true });
  place.table.leave(ana);
  end();
  await busy;
  await expect(comes).rejects.toEqual(failing('not-joined'));
  await tells(place, ben, { type: 'together', follows: true, position: 0, lead: true });
  expect([names(ben), leader(ben)]).toEqual([['ben'], 'ben']);
});

test('a match that still runs is watched together by nobody', async () => {
  const place = new Place({ module: anthem, seats: [person('ana'), person('ben')] });
  const ana = await place.enter('ana');
  await expect(tells(place, ana, { type: 'together', follows: true, position: 0, lead: true })).rejects.toEqual(failing('table-running'));
  expect(toldOf(ana)).toBeUndefined();
});

test('the lead is asked for and handed over, or laid down for the next who asked', async () => {
  const { place, ana, ben } = await finished();
  const cleo = await place.enter('cleo');
  for (const page of [ana, ben, cleo]) await tells(place, page, { type: 'together', follows: true, position: 0, lead: true });
  await tells(place, cleo, { type: 'lead', wants: true });
  await tells(place, ben, { type: 'lead', wants: true });
  expect(leader(ana)).toBe('ana');
  expect(
    toldOf(ana)
      ?.people.flatMap(({ name, asks }) => (asks === undefined ? [] : [[name, asks]]))
      .toSorted(),
  ).toEqual([
    ['ben', 2],
    ['cleo', 1],
  ]);
  await tells(place, ana, { type: 'lead-to', to: keyOf(ana, 'ben') });
  expect(toldOf(ben)?.lead).toMatchObject({ name: 'ben', you: true });
  expect(toldOf(ben)?.people.find(({ name }) => name === 'ben')).not.toHaveProperty('asks');
  await expect(tells(place, ana, { type: 'show', place: here(1) })).rejects.toEqual(failing('not-leading'));
  await tells(place, ben, { type: 'lead', wants: false });
  expect(leader(ana)).toBe('cleo');
  await tells(place, cleo, { type: 'apart' });
  expect(toldOf(ana)?.lead).toBeUndefined();
  await tells(place, ana, { type: 'lead', wants: true });
  expect(leader(ben)).toBe('ana');
});

test('whoever led and is lost is waited for; then the first who asked leads on, and nobody else', async () => {
  const { place, ana, ben } = await finished();
  for (const page of [ana, ben]) await tells(place, page, { type: 'together', follows: true, position: 0, lead: true });
  await tells(place, ana, { type: 'show', place: here(1) });
  place.table.leave(ana);
  await tells(place, ben, { type: 'lead', wants: true });
  expect(toldOf(ben)?.lead).toMatchObject({ name: 'ana', away: true });
  // Back in time: it is theirs again, where it was.
  const again = await place.enter('ana');
  await tells(place, again, { type: 'together', follows: true, position: 0, lead: true });
  place.clock.forward(10_000);
  expect(leader(ben)).toBe('ana');
  expect(toldOf(again)).toMatchObject({ lead: { you: true }, place: { position: 1 } });
  place.table.leave(again);
  place.clock.forward(3999);
  expect(leader(ben)).toBe('ana');
  place.clock.forward(1);
  place.clock.forward(0);
  expect(toldOf(ben)?.lead).toMatchObject({ name: 'ben', you: true });
});

test('of two pages of one person one leads and the other follows it, until that one takes over', async () => {
  const { place, ana, ben } = await finished();
  const other = await place.enter('ana');
  const enters = (page: TestPage, name: string) =>
    tells(place, page, { type: 'together', follows: true, position: 0, lead: true, page: name });
  await enters(ana, 'ana-first');
  await enters(other, 'ana-other');
  await enters(ben, 'bens-page');
  const leadOf = (page: TestPage) => ({ you: toldOf(page)?.lead?.you, elsewhere: toldOf(page)?.lead?.elsewhere });
  const [leads, follows] = [
    { you: true, elsewhere: undefined },
    { you: true, elsewhere: true },
  ];
  expect([leadOf(ana), leadOf(other)]).toEqual([leads, follows]);
  expect(names(ben)).toEqual(['ana', 'ben']);
  expect(leadOf(ben)).toEqual({ you: false, elsewhere: undefined });
  // It says nothing of its own, and is shown what the other shows.
  await expect(tells(place, other, { type: 'show', place: here(1) })).rejects.toEqual(failing('not-leading'));
  await expect(tells(place, other, { type: 'point', at: { x: 0, y: 0 } })).rejects.toEqual(failing('not-leading'));
  await tells(place, ana, { type: 'show', place: here(1) });
  expect([shownTo(other), shownTo(ben), shownTo(ana)]).toEqual([[1], [1], []]);
  await tells(place, other, { type: 'lead', wants: true });
  expect([leadOf(ana), leadOf(other)]).toEqual([follows, leads]);
  await expect(tells(place, ana, { type: 'show', place: here(0) })).rejects.toEqual(failing('not-leading'));
  await tells(place, other, { type: 'show', place: here(0) });
  expect(shownTo(ana)).toEqual([0]);
  // The page comes back before anybody knew that it was lost, and is the same one.
  const back = await place.enter('ana');
  await enters(back, 'ana-other');
  place.table.leave(other);
  place.clock.forward(10_000);
  expect([leadOf(ana), leadOf(back)]).toEqual([follows, leads]);
  // Lost for long, it leaves the lead to the other, where nobody has asked for it; and so it does when it says goodbye.
  place.table.leave(back);
  place.clock.forward(0);
  expect(toldOf(ben)?.lead).toMatchObject({ name: 'ana', away: true });
  place.clock.forward(4000);
  place.clock.forward(0);
  expect(leadOf(ana)).toEqual(leads);
  const third = await place.enter('ana');
  await enters(third, 'ana-third');
  await tells(place, ana, { type: 'apart' });
  expect(leadOf(third)).toEqual(leads);
  // From any page of whoever leads the lead can be handed on.
  await enters(ana, 'ana-first');
  await tells(place, ana, { type: 'lead-to', to: keyOf(ana, 'ben') });
  expect(toldOf(ben)?.lead).toMatchObject({ name: 'ben', you: true });
  expect(toldOf(ben)?.lead).not.toHaveProperty('elsewhere');
});

test('two pages of one person at two hosts: one leads, the other takes over; where both took it unheard, one of them has it', async () => {
  const { place } = await finished();
  const { table: two, hush } = neighbour(place);
  const [near, far] = [new TestPage({ id: 'ana', name: 'ana' }), new TestPage({ id: 'ana', name: 'ana' })];
  await place.table.enter(near, 'join');
  await two.enter(far, 'join');
  const elsewhere = () => [near, far].map((page) => toldOf(page)?.lead?.elsewhere === true);
  await tells(place, near, { type: 'together', follows: true, position: 0, lead: true, page: 'near-page' });
  await tells(place, far, { type: 'together', follows: true, position: 0, lead: true, page: 'far-page' }, two);
  expect(elsewhere()).toEqual([false, true]);
  await tells(place, far, { type: 'lead', wants: true }, two);
  expect(elsewhere()).toEqual([true, false]);
  hush(true);
  await tells(place, near, { type: 'lead', wants: true });
  await tells(place, far, { type: 'lead', wants: true }, two);
  expect(elsewhere()).toEqual([false, false]);
  hush(false);
  for (const table of [place.table, two]) table.announce();
  place.clock.forward(0);
  expect(elsewhere()).toEqual([true, false]);
});

/** The same table at a second host: what one tells, the other hears. */
function neighbour(place: Place): { readonly table: Table; readonly hush: (on: boolean) => void } {
  let silent = false;
  const ways: Record<string, (gossip: TableGossip) => void> = {};
  const host = (name: string, other: string) =>
    Object.assign(Object.create(place.host) as typeof place.host, {
      shared: true,
      times: { ...place.host.times, gathering: 0 },
      tell: (_: string, gossip: TableGossip) => {
        if (!silent) ways[other]?.(structuredClone(gossip));
      },
      name,
    });
  const [one, two] = [new Table(place.table.id, host('one', 'two')), new Table(place.table.id, host('two', 'one'))];
  ways['one'] = (gossip) => one.hear('two', gossip);
  ways['two'] = (gossip) => two.hear('one', gossip);
  place.table = one;
  return {
    table: two,
    hush: (on) => {
      silent = on;
    },
  };
}

test('at two hosts it is one company: one leads, the other follows there; and where both took the lead unheard, one of them has it', async () => {
  const { place } = await finished();
  const { table: two, hush } = neighbour(place);
  const [ana, ben] = [new TestPage({ id: 'ana', name: 'ana' }), new TestPage({ id: 'ben', name: 'ben' })];
  await place.table.enter(ana, 'join');
  await two.enter(ben, 'join');
  await tells(place, ana, { type: 'together', follows: true, position: 0, lead: true });
  await tells(place, ben, { type: 'together', follows: true, position: 0, lead: true }, two);
  expect([leader(ana), leader(ben)]).toEqual(['ana', 'ana']);
  expect(names(ana)).toEqual(['ana', 'ben']);
  await tells(place, ana, { type: 'show', place: here(1) });
  expect(shownTo(ben)).toEqual([1]);
  await tells(place, ana, { type: 'point', at: { x: 0.1, y: 0.2 } });
  expect(ben.frames.at(-1)).toEqual({ type: 'pointed', at: { x: 0.1, y: 0.2 } });
  await expect(tells(place, ben, { type: 'show', place: here(0) }, two)).rejects.toEqual(failing('not-leading'));
  // Asked there, granted here.
  await tells(place, ben, { type: 'lead', wants: true }, two);
  await tells(place, ana, { type: 'lead-to', to: keyOf(ana, 'ben') });
  expect([leader(ana), leader(ben)]).toEqual(['ben', 'ben']);
  expect(toldOf(ben)?.people.some(({ asks }) => asks !== undefined)).toBe(false);
  // Nothing is heard for long: each goes on alone, and both come to the same once they hear again.
  hush(true);
  place.clock.forward(20_000);
  for (const table of [place.table, two]) table.announce();
  await tells(place, ana, { type: 'lead', wants: true });
  place.clock.forward(5000);
  place.clock.forward(0);
  expect([leader(ana), leader(ben)]).toEqual(['ana', 'ben']);
  hush(false);
  for (const table of [place.table, two]) table.announce();
  place.clock.forward(0);
  expect([leader(ana), leader(ben)]).toEqual(['ana', 'ana']);
});

test('of two who took the lead in one term, every host believes the same', () => {
  const [one, two] = [new Screening('t' as never), new Screening('t' as never)];
  one.enter('ana', 'Ana', true, 0);
  two.enter('ben', 'Ben', true, 0);
  one.give('ana', 'a');
  two.give('ben', 'b');
  const [first, second] = [one.lead, two.lead];
  one.hearLead(second, undefined);
  two.hearLead(first, undefined);
  expect([one.lead, two.lead]).toEqual([first, first]);
});
