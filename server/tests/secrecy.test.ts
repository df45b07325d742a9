import { randomBytes } from 'node:crypto';
import { FastRandom, hashOf, Match, type Plain, type Seat } from '@tafelrunde/kernel';
import { PROTOCOL, type TableId } from '@tafelrunde/protocol';
import { expect, test } from 'vitest';
import { Clock, emptied, type House, openHouse } from './house.ts';
import { hex32, type Page, Person } from './people.ts';

interface Table {
  readonly house: House;
  readonly clock: Clock;
  readonly table: TableId;
  readonly people: readonly Person[];
  readonly pages: readonly Page[];
}

async function midGame(moves: number): Promise<Table> {
  const clock = new Clock();
  const house = await openHouse({ parts: clock.parts });
  const people = await Promise.all(['Ana', 'Ben', 'Cleo'].map((name) => Person.arrive(house.url, name)));
  const [ana, ben, cleo] = people as [Person, Person, Person];
  const table = await ana.lay(['me', 'open', 'open']);
  const pages = [await ana.open(table), await ben.open(table), await cleo.open(table)];
  for (const at of [1, 2]) await pages[at]?.does({ type: 'sit', seat: at, contribution: hex32() });
  await pages[0]?.until((page) => page.match);
  for (let i = 0; i < moves; i += 1) {
    const mover = await Promise.race(pages.map((page) => page.until(() => page.asked && page)));
    await mover.plays();
  }
  await Promise.all(pages.map((page) => page.until(() => page.match?.position === moves)));
  return { house, clock, table, people, pages };
}

/** The same table with a state that this seat cannot tell from the true one. */
async function imagineFor({ house, table }: Table, seat: Seat | undefined, seed: number): Promise<() => void> {
  const open = house.server.tables.at(table);
  return open.run(async () => {
    const state = await open.ready();
    const { match, module } = state;
    if (match === undefined || module === undefined) throw new Error('no match');
    const random = new FastRandom(seed);
    const imagine = () => match.rules.imagine(match.view(seat), random) as Plain;
    let imagined = imagine();
    // Where few cards are hidden it may be the true one, which shows nothing: then another is imagined.
    while (hashOf(imagined) === hashOf(match.state)) imagined = imagine();
    const replaced = Match.resume(module.game, { ...structuredClone(match.save()), state: imagined });
    expect(replaced.rules.audit(replaced.state)).toBeUndefined();
    state.match = replaced;
    return () => {
      state.match = match;
    };
  });
}

/** Wrong in every way a curious person could try; never legal whatever is hidden. */
function wrongFrames(seat: Seat, ask: string): readonly object[] {
  const id = (n: number) => `wrong-frame-${n}`;
  const actions = [
    { type: 'win' },
    { type: 'place', space: 99 },
    { type: 'place', space: -1 },
    { type: 'keep', card: 3 },
    { type: 'draw', from: 2 },
  ];
  return [
    ...actions.map((action, n) => ({ type: 'act', id: id(n), seat, ask, action })),
    { type: 'act', id: id(10), seat, ask: 'gone', action: { type: 'draw' } },
    { type: 'act', id: id(11), seat: (seat + 1) % 3, ask, action: { type: 'draw' } },
    { type: 'look', id: id(12), position: 9999 },
    { type: 'seat-link', id: id(13), seat: (seat + 1) % 3 },
    { type: 'consent', id: id(14), seat, agree: true },
    { type: 'stand-in', id: id(15), seat: (seat + 1) % 3 },
    { type: 'rematch', id: id(16), seat },
    { type: 'start', id: id(17) },
  ];
}

/** Everything a client gets that joins and then asks wrong things, as bytes; only what differs by nature is left out. */
async function everythingSent({ house, table }: Table, person: Person, seat: Seat): Promise<readonly string[]> {
  const page = await person.connect();
  page.write({ type: 'join', table, protocol: PROTOCOL });
  const state = await page.frame('state');
  const ask = state.match?.asks[0]?.id ?? '';
  const frames = wrongFrames(seat, ask);
  for (const frame of frames) page.write(frame);
  // All of them, before anything else is asked: an answer that waits for the store may be overtaken.
  await page.until(({ raw }) => raw.filter((text) => text.startsWith('{"type":"refused"')).length === frames.length);
  page.write({ type: 'ping' });
  await page.frame('pong');
  await page.close();
  await emptied(house, table); // who is there would show
  return page.raw.filter((text) => !text.startsWith('{"type":"welcome"') && !text.startsWith('{"type":"presence"'));
}

test('on the wire: whatever is hidden, a seat gets the same bytes', async () => {
  const scene = await midGame(11);
  for (const page of scene.pages) await page.close();
  const { house, table, people, clock } = scene;
  await emptied(house, table);
  clock.stop(); // and so would how long somebody has been away, and how long they must be
  for (const [seat, person] of people.entries()) {
    const truth = await everythingSent(scene, person, seat);
    expect(truth.length).toBeGreaterThan(10);
    for (let seed = 1; seed <= 5; seed += 1) {
      const restore = await imagineFor(scene, seat, seed);
      expect(await everythingSent(scene, person, seat)).toEqual(truth);
      restore();
    }
  }
  const spectator = await Person.arrive(house.url);
  const truth = await everythingSent(scene, spectator, 0);
  for (let seed = 1; seed <= 5; seed += 1) {
    const restore = await imagineFor(scene, undefined, seed);
    expect(await everythingSent(scene, spectator, 0)).toEqual(truth);
    restore();
  }
});

/** What of Anthem's view and events shows a card's face. */
interface AnthemView {
  readonly rows: readonly (readonly number[])[];
  readonly hand: readonly number[];
  readonly drawn: number;
  readonly history: readonly { readonly card: number }[];
}

/** Every face a view holds: rows, own hand, the drawn card, what was seen of earlier turns. */
function facesIn(view: AnthemView): ReadonlySet<number> {
  const hand = view.hand.flatMap((count, kind) => (count > 0 ? [kind] : []));
  return new Set([...view.rows.flat(), ...hand, view.drawn, ...view.history.map(({ card }) => card)]);
}

test('no step tells a seat of a card that its view before or after does not hold', async () => {
  const { pages } = await midGame(30);
  let told = 0;
  for (const page of pages) {
    let before: ReadonlySet<number> = new Set();
    for (const frame of page.frames) {
      if ((frame.type !== 'state' && frame.type !== 'update') || frame.match === undefined) continue;
      const after = facesIn(frame.match.views[0]?.view as AnthemView);
      for (const { events } of frame.log) {
        for (const event of events as readonly { readonly card?: number }[]) {
          if (event.card === undefined) continue;
          told += 1;
          expect(before.has(event.card) || after.has(event.card)).toBe(true);
        }
      }
      before = after;
    }
  }
  expect(told).toBeGreaterThan(20);
});

test('kept cards: only those who saw the card hear which it was', async () => {
  const { pages, table, house } = await midGame(20);
  const open = house.server.tables.at(table);
  const history = await open.run(async () => (await open.ready()).match?.history() ?? []);
  let secrets = 0;
  for (const step of history) {
    for (const { event, to } of step.told) {
      if (to === undefined) continue;
      secrets += 1;
      for (const [seat, page] of pages.entries()) {
        const line = page.log.find((one) => one.n === step.n);
        const heard = line?.events.some((one) => JSON.stringify(one) === JSON.stringify(event)) ?? false;
        expect(heard).toBe(to.includes(seat));
      }
    }
  }
  expect(secrets).toBeGreaterThan(0);
});

test("the secret of the deal, the seed and other people's ids never go out while the match runs", async () => {
  const { pages, table, house, people } = await midGame(8);
  const events = await house.server.store.read(table, 0);
  const text = events.map(({ body }) => body).join('\n');
  const secrets = [...text.matchAll(/"(?:secret|nextSecret|seed)":"([0-9a-f]{64})"/g)].map((found) => found[1] ?? '');
  expect(secrets).toHaveLength(3);
  const ids = people.map((person) => person.cookie.split('=')[1]?.split('.')[0] ?? 'nobody');
  for (const page of pages) {
    const sent = page.raw.join('\n');
    for (const secret of [...secrets, ...ids]) expect(sent).not.toContain(secret);
  }
});

test('nothing secret in the log, however chatty it is', async () => {
  const { table, house, people, pages } = await midGame(6);
  const words = `my words ${randomBytes(8).toString('hex')}`;
  await pages[0]?.does({ type: 'chat', text: words });
  const link = await pages[0]?.ask({ type: 'seat-link', seat: 0 });
  if (link?.type !== 'seat-link') throw new Error('no link');
  const [ana] = people as [Person];
  await ana
    .at(house.url)
    .open(table, { seatSecret: 'not-the-right-one' })
    .catch(() => undefined);
  await fetch(`${house.url}/t/${table}?seat=${link.secret}`, { headers: { cookie: `${ana.cookie}x` } });
  await pages[0]?.refused({ type: 'act', seat: 0, ask: 'x', action: { type: 'win', note: words } });
  const text = (await house.server.store.read(table, 0)).map(({ body }) => body).join('\n');
  const hex = [...text.matchAll(/[0-9a-f]{64}/g)].map((found) => found[0]);
  expect(hex.length).toBeGreaterThan(4);
  await house.close();
  const log = house.logged.join('');
  expect(house.logged.length).toBeGreaterThan(3);
  for (const secret of [...hex, words, link.secret, ...people.map((person) => person.cookie.split('=')[1] ?? '')]) {
    expect(log).not.toContain(secret);
  }
});
