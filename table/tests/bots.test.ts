import type { BotQuestion } from '@tafelrunde/bots';
import { together } from '@tafelrunde/conformance/toys';
import type { WholeGame } from '@tafelrunde/kernel';
import type { MatchInfo } from '@tafelrunde/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadTable, recordOf } from '../index.ts';
import { botSeat, gameNamed, Place, person, settled, type TestPage } from './place.ts';

let anansi: WholeGame;
beforeAll(async () => {
  anansi = await gameNamed('anansi');
});

/** A table at which a bot is to move, the position just having arisen. */
async function botToMove(place: Place, page: TestPage): Promise<MatchInfo> {
  await place.playUntil(page, ({ asks }) => asks.some(({ seat, must, what }) => must && seat > 0 && what === 'follow'));
  return page.match as MatchInfo;
}

describe('the pause before a move', () => {
  test.each([
    ['instant', 450],
    ['strong', 900],
  ])('%s: fixed, from the moment the position arose', async (level, pause) => {
    const place = new Place({ module: anansi, seats: [person('ana'), botSeat(level), botSeat(level)] });
    const page = await place.enter('ana');
    const { position } = await botToMove(place, page);
    place.clock.forward(pause - 1);
    await settled();
    expect(page.match?.position).toBe(position);
    place.clock.forward(1);
    await settled();
    expect(page.match?.position).toBe(position + 1);
  });

  test.each([
    ['quick', 450],
    ['off', 225],
    ['full', 900],
  ])('one person alone who wants it %s waits %d ms for the strongest', async (pace, pause) => {
    const place = new Place({ module: anansi, seats: [person('ana'), botSeat('strong'), botSeat('strong')] });
    const page = await place.enter('ana');
    await place.does('ana', { type: 'pace', seat: 0, pace: 'off' });
    await place.does('ana', { type: 'pace', seat: 0, pace }); // the last word counts
    const { position } = await botToMove(place, page);
    place.clock.forward(pause - 1);
    await settled();
    expect(page.match?.position).toBe(position);
    place.clock.forward(1);
    await settled();
    expect(page.match?.position).toBe(position + 1);
  });

  test('whoever wants it faster while a bot pauses is heard at once, and whoever wants it calmer too', async () => {
    const place = new Place({ module: anansi, seats: [person('ana'), botSeat('strong'), botSeat('strong')] });
    const page = await place.enter('ana');
    const { position } = await botToMove(place, page);
    place.clock.forward(300);
    await settled();
    await place.does('ana', { type: 'pace', seat: 0, pace: 'quick' });
    place.clock.forward(149);
    await settled();
    await place.does('ana', { type: 'pace', seat: 0, pace: 'full' });
    place.clock.forward(450);
    await settled();
    expect(page.match?.position).toBe(position); // 899 ms: nobody has moved, since the last word was calm
    await place.does('ana', { type: 'pace', seat: 0, pace: 'off' }); // 225 ms have long gone by
    await settled();
    expect(page.match?.position).toBe(position + 1);
  });

  test('among several nobody is hurried by another, and nobody who only looks on can hurry at all', async () => {
    const place = new Place({ module: anansi, seats: [person('ana'), botSeat('strong'), person('ben')] });
    const [page, his] = [await place.enter('ana'), await place.enter('ben')];
    await place.does('ana', { type: 'pace', seat: 0, pace: 'off' });
    await expect(place.does('cleo', { type: 'pace', seat: 0, pace: 'off' })).rejects.toThrow('not-your-seat');
    const botIsAsked = () => page.match?.asks.some(({ seat, must, what }) => must && seat === 1 && what === 'follow') === true;
    for (let moves = 0; moves < 500 && !botIsAsked(); moves += 1) {
      const asked = page.match?.asks.find(({ must, seat }) => must && seat !== 1);
      const mover = asked?.seat === 0 ? page : his;
      const action = mover.match?.views.find(({ seat }) => seat === asked?.seat)?.legal.at(-1);
      if (asked === undefined || action === undefined) {
        place.clock.forward(1000);
        await settled();
      } else await place.does(mover.guest.id, { type: 'act', seat: asked.seat, ask: asked.id, action });
    }
    expect(botIsAsked()).toBe(true);
    const position = page.match?.position ?? 0;
    place.clock.forward(899);
    await settled();
    expect(page.match?.position).toBe(position);
    place.clock.forward(1);
    await settled();
    expect(page.match?.position).toBe(position + 1);
  });

  test('a search ends within the pause of its level: how long it thought is not seen', async () => {
    const place = new Place({ module: anansi, seats: [person('ana'), botSeat('strong'), botSeat('easy')] });
    const page = await place.enter('ana');
    await place.playUntil(page, () => place.asked.length > 3);
    const thought = new Map(place.asked.map(({ level, budget }) => [level, budget.milliseconds]));
    expect(thought.get('strong')).toBe(850);
    expect(thought.get('easy')).toBeLessThanOrEqual(550);
  });

  test('thinking is part of it, and what takes longer is waited for', async () => {
    let takes = 0;
    const place: Place = new Place({
      module: anansi,
      seats: [person('ana'), botSeat('strong'), botSeat('strong')],
      think: async ({ legal }) => {
        await new Promise<void>((resolve) => (takes === 0 ? resolve() : void place.clock.after(takes, resolve)));
        return { action: legal.at(-1) ?? {} };
      },
    });
    const page = await place.enter('ana');
    const wait = async (milliseconds: number) => {
      place.clock.forward(milliseconds);
      await settled();
    };
    for (const [thought, moves] of [
      [600, 900],
      [1500, 1500],
    ] as const) {
      takes = thought;
      const before = page.match?.position ?? 0;
      await place.playUntil(page, ({ position, asks }) => position > before && asks.some(({ seat, must }) => must && seat > 0));
      const { position } = page.match as MatchInfo;
      await wait(moves - 1);
      expect(page.match?.position).toBe(position);
      await wait(1);
      expect(page.match?.position).toBe(position + 1);
    }
  });

  test('whoever leaves an offer alone keeps nobody waiting, and is offered it once', async () => {
    const offered: BotQuestion[] = [];
    const place = new Place({
      module: together as WholeGame,
      seats: [person('ana'), botSeat(), botSeat()],
      think: async (question) => {
        const must = question.asks.some((ask) => ask.must && ask.seat === question.seat);
        if (!must) offered.push(question);
        return must ? { action: question.legal.at(-1) ?? {} } : {};
      },
    });
    const page = await place.enter('ana');
    await place.playUntil(page, ({ asks }) => asks.some(({ seat, what }) => what === 'plan' && seat === 0));
    const here = offered.length;
    await place.does('ana', { type: 'act', seat: 0, ask: page.match?.asks[0]?.id, action: page.match?.views[0]?.legal[0] });
    expect(offered.slice(here).map(({ seat }) => seat)).toEqual([1, 2]); // both, though no time has passed
    place.clock.forward(5000);
    await settled();
    expect(offered).toHaveLength(here + 2);
  });
});

test('what a bot leaves alone while somebody’s step is on its way into the store, it is offered anew behind that step', async () => {
  const thoughts: (() => void)[] = [];
  const place = new Place({
    module: together as WholeGame,
    options: { again: true },
    seats: [person('ana'), botSeat()],
    think: async ({ asks, seat, legal }) => {
      if (asks.some((ask) => ask.must && ask.seat === seat)) return { action: legal[0] ?? {} };
      await new Promise<void>((resolve) => thoughts.push(resolve));
      return {};
    },
  });
  const page = await place.enter('ana');
  await place.playUntil(page, ({ asks }) => asks.some(({ seat, what }) => what === 'plan' && seat === 0));
  const acts = (type: string) => place.does('ana', { type: 'act', seat: 0, ask: page.match?.asks[0]?.id, action: { type } });
  await acts('throw');
  expect(thoughts).toHaveLength(1); // the bot thinks about helping this throw
  let store = (): void => undefined;
  const stored = new Promise<void>((resolve) => {
    store = resolve;
  });
  const append = place.store.append.bind(place.store);
  place.store.append = async (step) => {
    await stored;
    await append(step);
  };
  const again = acts('again');
  await settled();
  thoughts[0]?.();
  await settled();
  expect(thoughts).toHaveLength(1);
  store();
  await again;
  expect(thoughts).toHaveLength(2); // and about helping the next
});

test('what a bot leaves alone while something is said to it, it is offered anew with what was said', async () => {
  const thoughts: { readonly heard: number; readonly end: () => void }[] = [];
  const place = new Place({
    module: together as WholeGame,
    seats: [person('ana'), botSeat()],
    think: async ({ asks, seat, legal, talk = [] }) => {
      if (asks.some((ask) => ask.must && ask.seat === seat)) return { action: legal[0] ?? {} };
      if (legal.length > 0) await new Promise<void>((end) => thoughts.push({ heard: talk.length, end }));
      return {};
    },
  });
  const page = await place.enter('ana');
  await place.playUntil(page, ({ asks }) => asks.some(({ seat, what }) => what === 'plan' && seat === 0));
  await place.does('ana', { type: 'act', seat: 0, ask: page.match?.asks[0]?.id, action: { type: 'throw' } });
  expect(thoughts).toHaveLength(1); // the bot thinks about helping this throw
  await place.does('ana', { type: 'propose', seat: 0, key: 'help-me' });
  thoughts[0]?.end();
  await settled();
  thoughts[1]?.end();
  await settled();
  expect(thoughts.map(({ heard }) => heard)).toEqual([0, 1]); // and once more, having heard that help is wanted
});

test('a bot moves once the store is back, also where the table was to be put in other words while it was gone', async () => {
  const place = new Place({ module: anansi, seats: [person('ana'), botSeat(), botSeat()] });
  const page = await place.enter('ana');
  const { position } = await botToMove(place, page);
  let gone = true;
  const snapshot = place.store.snapshot.bind(place.store);
  place.store.snapshot = async (table) => {
    if (gone) throw new Error('the store is gone');
    return snapshot(table);
  };
  const failed = place.table.rewritten(async () => {
    throw new Error('the store is gone');
  });
  await expect(failed).rejects.toThrow('the store is gone');
  const pass = async () => {
    place.clock.forward(place.host.times.retry);
    await settled();
  };
  for (let tries = 0; tries < 4; tries += 1) await pass();
  expect(page.match?.position).toBe(position);
  gone = false;
  for (let tries = 0; tries < 2; tries += 1) await pass();
  expect(page.match?.position).toBeGreaterThan(position);
});

test('a table that is woken and cannot be opened is given back for another host to go on with', async () => {
  const place = new Place({ module: anansi, seats: [person('ana'), botSeat(), botSeat()] });
  const given: boolean[] = [];
  Object.assign(place.host, { release: async (_table: unknown, unfinished: boolean) => void given.push(unfinished) });
  place.store.snapshot = async () => {
    throw new Error('the store is gone');
  };
  place.table.wake();
  await settled();
  expect(given).toEqual([true]);
});

describe('what a bot remembers', () => {
  const WORDS = 'a plan nobody may read';
  const remembering = (place: () => Place) => async (question: BotQuestion) => ({
    action: question.legal.at(-1) ?? {},
    memo: { plan: WORDS, at: place().asked.length },
  });
  const laid = (): Place => {
    const place: Place = new Place({
      module: anansi,
      seats: [person('ana'), botSeat(), botSeat('easy')],
      think: remembering(() => place),
    });
    return place;
  };
  const questionsOf = (place: Place, seat: number) => place.asked.filter((question) => question.seat === seat);

  test('comes back with the next turn of the same seat', async () => {
    const place = laid();
    const page = await place.enter('ana');
    await place.playUntil(page, () => questionsOf(place, 1).length >= 3 && questionsOf(place, 2).length >= 3);
    const [first, second] = questionsOf(place, 1);
    expect(first?.memo).toBeUndefined();
    expect(second?.memo).toMatchObject({ plan: WORDS });
    expect(questionsOf(place, 2)[1]?.memo).not.toEqual(second?.memo);
  });

  test('is dropped at undo, and the same question is asked again with the same chance', async () => {
    const place = laid();
    const page = await place.enter('ana');
    await place.playUntil(page, ({ asks }) => questionsOf(place, 1).length >= 2 && asks.some(({ seat, must }) => must && seat === 0));
    const before = place.asked.length;
    await place.does('ana', { type: 'undo', seat: 0 });
    await place.playUntil(page, () => place.asked.slice(before).some(({ seat }) => seat === 1));
    const again = place.asked.slice(before).find(({ seat }) => seat === 1);
    expect(again?.memo).toBeUndefined();
    const asked = place.asked.slice(0, before).find(({ seat, seed }) => seat === 1 && seed === again?.seed);
    expect(asked?.view).toEqual(again?.view);
  });

  test('goes with the bot that is replaced', async () => {
    const place = laid();
    const page = await place.enter('ana');
    await place.playUntil(page, () => questionsOf(place, 1).length >= 2);
    const before = place.asked.length;
    await place.does('ana', { type: 'place', seat: 1, kind: 'bot', level: 'instant' });
    await place.playUntil(page, () => place.asked.slice(before).some(({ seat }) => seat === 1));
    expect(place.asked.slice(before).find(({ seat }) => seat === 1)?.memo).toBeUndefined();
  });

  test('stands in no frame, no event, no snapshot, no record and no hint', async () => {
    const place = laid();
    const page = await place.enter('ana');
    await place.playUntil(page, ({ asks }) => place.asked.length > 8 && asks.some(({ seat, must }) => must && seat === 0));
    expect(place.asked.some(({ memo }) => memo !== undefined)).toBe(true);
    await place.table.hint({ id: 'ana', name: 'ana' }, 0).then(({ advice }) => expect(JSON.stringify(advice)).not.toContain(WORDS));
    await place.table.evict();
    const state = await loadTable(place.store, place.table.id, place.host.gameOf);
    if (state === undefined) throw new Error('the table is gone');
    const everything = [page.frames, [...place.store.events], [...place.store.snapshots], recordOf(state, { running: true })];
    expect(JSON.stringify(everything)).not.toContain(WORDS);
    expect(place.store.snapshots.size).toBe(1);
  });
});

test('a clock that is put back makes nothing happen earlier', async () => {
  const place = new Place({ module: anansi, seats: [person('ana'), botSeat(), botSeat()] });
  const page = await place.enter('ana');
  await place.playUntil(page, ({ position }) => position > 3);
  place.clock.time -= 100_000;
  await place.does('ana', { type: 'chat', text: 'It is earlier than I thought.' });
  const times = (place.store.events.get(place.table.id) ?? []).map(({ at }) => at);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});
