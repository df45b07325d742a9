import { loadGame } from '@tafelrunde/games';
import { type HistoryStep, Match, type WholeGame } from '@tafelrunde/kernel';
import { logLineOf, type MatchInfo, type TableInfo } from '@tafelrunde/protocol';
import { readEvent } from '@tafelrunde/table';
import { afterEach, expect, test } from 'vitest';
import { MemoryStore } from '../../table/tests/place.ts';
import { quickRoom, Seatmate, stopHosts, wishFor } from './seatmate.ts';

afterEach(stopHosts);

const lay = (game: string, bots: number, store = new MemoryStore()) =>
  Seatmate.lay(wishFor(game, 2, bots), store, quickRoom, { 1: 'Kaja' });

/** Whose eyes a frame is for: the seats it has views or legal moves of. */
const eyesOf = (match: Pick<MatchInfo, 'views'> | undefined) =>
  match?.views.flatMap(({ seat }) => (seat === undefined ? [] : [seat])) ?? [];

const own = (mate: Seatmate) => mate.table.seats.flatMap(({ seat, you }) => (you ? [seat] : []));
const asked = (mate: Seatmate) => mate.match.asks.filter((ask) => ask.must && ask.seat < 2).map(({ seat }) => seat);

/** Plays by passing the device on, so many times; notes before which frame who took it. */
async function passedRound(mate: Seatmate, times: number): Promise<ReadonlyMap<number, number>> {
  const taken = new Map<number, number>();
  for (let passed = 0; passed < times && mate.match.result === undefined; passed += 1) {
    await mate.until(() => mate.match.result !== undefined || mate.table.reading !== undefined || asked(mate).length > 0);
    if (mate.table.reading !== undefined) await mate.send({ type: 'go-on', seat: 0 });
    const [seat] = asked(mate);
    if (seat === undefined) continue;
    taken.set(mate.frames.length, seat);
    await mate.host.uncover(seat);
    for (;;) {
      const ask = mate.match.asks.find((open) => open.must && open.seat === seat);
      if (ask === undefined || own(mate)[0] !== seat || mate.match.result !== undefined) break;
      const answer = await mate.send({ type: 'act', seat, ask: ask.id, action: mate.legal(seat).at(-1) });
      if (answer.type !== 'done') throw new Error(`not played: ${JSON.stringify(answer)}`);
    }
    await mate.until(() => own(mate).length === 0 || mate.match.result !== undefined || mate.state.device?.letGo === true);
    await mate.host.cover();
  }
  return taken;
}

/** Every step of a table as its store has it, with whom it was told. */
async function stepsIn(store: MemoryStore, { id, game }: TableInfo): Promise<readonly HistoryStep<unknown>[]> {
  const module = (await loadGame(game)) as WholeGame;
  const [created, started, ...rest] = (store.events.get(id) ?? []).map(({ body }) => readEvent(body));
  if (created?.type !== 'created' || started?.type !== 'started') throw new Error('no such table');
  const { options, version, seats } = created;
  const match = Match.begin(module.game, { options, version, seats: seats.length, seed: started.seed });
  for (const event of rest) if (event.type === 'acted') match.act(event.seat, event.action);
  return match.history(0);
}

test.each([
  ['anansi', 1, 1000],
  ['silver', 0, 8],
])('%s by two at one device: what is posted is for whoever has it, or for everybody', async (game, bots, times) => {
  const store = new MemoryStore();
  const mate = await lay(game, bots, store);
  expect(own(mate)).toEqual([]);
  const taken = await passedRound(mate, times);
  const frames = mate.frames.slice();
  expect(new Set(taken.values())).toEqual(new Set([0, 1]));
  const steps = await stepsIn(store, mate.table);
  let had: number | undefined; // who took it last
  let reader: number | undefined; // for whom the page was last told everything
  let lines = 0;
  const wrong: unknown[] = [];
  for (const [i, frame] of frames.entries()) {
    had = taken.get(i) ?? had;
    if (frame.type !== 'state' && frame.type !== 'update') continue;
    if (frame.type === 'state') reader = frame.table.seats.find(({ you }) => you)?.seat;
    if (frame.table?.status === 'over') break; // nothing is hidden any more
    if (reader !== undefined && reader !== had) wrong.push(['read by', reader, 'taken by', had]);
    const views = frame.type === 'update' && frame.news !== undefined ? frame.news.views : frame.match?.views;
    wrong.push(...(views ?? []).filter((view) => 'seat' in view && view.seat !== reader));
    for (const line of frame.type === 'state' ? frame.log.slice(-12) : frame.log) {
      const step = steps[line.n] as HistoryStep<unknown>;
      const allowed = logLineOf(step, reader === undefined ? [] : [reader]).events.map((event) => JSON.stringify(event));
      wrong.push(...line.events.filter((event) => !allowed.includes(JSON.stringify(event))));
      lines += 1;
    }
  }
  expect(wrong).toEqual([]);
  expect(lines).toBeGreaterThan(10);
});

test('once the match is over nothing is hidden, and one word is enough for another', async () => {
  const store = new MemoryStore();
  const mate = await lay('anansi', 1, store);
  await passedRound(mate, 1000);
  await mate.until(() => own(mate).length > 0);
  expect(mate.table.status).toBe('over');
  await mate.send({ type: 'rematch', seat: own(mate)[0] });
  const next = mate.table.rematch?.table;
  if (next === undefined) throw new Error('no other match');
  const again = await Seatmate.open(next, store);
  expect(own(again)).toEqual([]);
  expect(again.state.device?.people).toEqual([[0], [1]]);
});

test('covered, the page is nobody: it plays nothing, asks for no hint, looks back as everybody may, and a reload stays covered', async () => {
  const mate = await lay('anansi', 1);
  const [seat = 0] = asked(mate);
  const ask = mate.match.asks.find((open) => open.seat === seat);
  const refused = { type: 'refused', failure: { code: 'not-your-seat' } };
  expect(await mate.send({ type: 'act', seat, ask: ask?.id, action: {} })).toMatchObject(refused);
  expect(await mate.send({ type: 'hint', seat })).toMatchObject(refused);
  expect(await mate.send({ type: 'chat', text: 'hello' })).toMatchObject(refused);
  expect(await mate.send({ type: 'look', position: 0 })).toMatchObject({ match: { views: [{ legal: [] }] } });
  await mate.host.uncover(seat);
  expect(own(mate)).toEqual([seat]);
  expect(await mate.send({ type: 'look', position: 0 })).toMatchObject({ match: { views: [{ seat }] } });
  expect(mate.table.spectators).toBe(0);
  expect(mate.table.seats.every(({ present }) => present)).toBe(true);
  await mate.open(mate.table.id);
  expect(own(mate)).toEqual([]);
  expect(mate.state.device?.people).toEqual([[0], [1]]);
});

test('a hint that comes when its asker has put the device down is told to nobody, nor is a position they looked back to', async () => {
  let [begin, think] = [() => undefined as void, () => undefined as void];
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const thought = new Promise<void>((resolve) => {
    think = resolve;
  });
  const advise: typeof quickRoom.advise = async (question) => {
    begin();
    await thought;
    return quickRoom.advise(question);
  };
  const mate = await Seatmate.lay(wishFor('anansi', 2, 1), new MemoryStore(), { ...quickRoom, advise }, { 1: 'Kaja' });
  await mate.until(() => asked(mate).length > 0);
  const [seat = 0] = asked(mate);
  await mate.host.uncover(seat);
  const hint = mate.send({ type: 'hint', seat });
  await begun;
  const look = mate.send({ type: 'look', position: 0 });
  await mate.host.cover();
  const told = mate.frames.length;
  think();
  expect(await hint).toMatchObject({ type: 'done' });
  expect(await look).toMatchObject({ type: 'done' });
  await mate.host.uncover(1 - seat);
  expect(mate.frames.slice(told).filter(({ type }) => type === 'hinted' || type === 'looked')).toEqual([]);
  // Whoever has it open is answered as ever.
  expect(await mate.send({ type: 'look', position: 0 })).toMatchObject({ type: 'looked', match: { views: [{ seat: 1 - seat }] } });
});

test('whoever takes it while the last move of another is on its way is told everything first, and nothing before it', async () => {
  const mate = await lay('anansi', 1);
  await mate.until(() => asked(mate).length > 0);
  const [seat = 0] = asked(mate);
  await mate.host.uncover(seat);
  const ask = mate.match.asks.find((open) => open.must && open.seat === seat);
  const action = mate.legal(seat).at(-1);
  const before = mate.frames.length;
  const playing = mate.host.hear({ type: 'act', id: 'the-last-move', seat, ask: ask?.id, action } as never);
  await Promise.all([playing, mate.host.uncover(1 - seat)]);
  await mate.until(() => own(mate)[0] === 1 - seat);
  const told = mate.frames.slice(before).filter(({ type }) => type === 'state' || type === 'update');
  expect(told[0]).toMatchObject({ type: 'state', match: { views: [{ seat: 1 - seat }] } });
});

test('whoever opens it and covers it in the same breath leaves it covered', async () => {
  const mate = await lay('silver', 0);
  const opening = mate.host.uncover(1);
  const covering = mate.host.cover();
  await Promise.all([opening, covering]);
  expect(own(mate)).toEqual([]);
  const frames = mate.frames.filter((frame) => frame.type === 'state' || frame.type === 'update');
  expect(frames.flatMap((frame) => eyesOf(frame.match))).toEqual([]);
});
