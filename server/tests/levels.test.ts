import { BotBench, type BotQuestion, levelsOf, tableBudget } from '@tafelrunde/bots';
import { expect, test } from 'vitest';
import { anansi } from './anansi.ts';
import { Clock, openHouse, standOf } from './house.ts';
import { hex32, Person } from './people.ts';
import { expectFailure } from './sentences.ts';

/** Instant answers, whatever the level: here it only matters which one is asked. */
function listening(): { readonly questions: BotQuestion[]; readonly think: (question: BotQuestion) => Promise<any> } {
  const bench = new BotBench();
  const questions: BotQuestion[] = [];
  return {
    questions,
    think: async (question) => {
      questions.push(question);
      return bench.answer(anansi, { ...question, level: 'instant' });
    },
  };
}

test('a seat can be given a bot of any level the game has, and of no other', async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['me', 'open', 'open', 'open'], { game: 'anansi' });
  const page = await ana.open(table);
  for (const level of levelsOf(anansi)) {
    await page.does({ type: 'place', seat: 1, kind: 'bot', level });
    expect(page.table?.seats[1]).toMatchObject({ kind: 'bot', level });
  }
  const before = await standOf(house, table);
  for (const level of ['', 'godlike', 'toString', '__proto__', 'Strong']) {
    await expectFailure(await page.refused({ type: 'place', seat: 1, kind: 'bot', level }), 'unknown-bot');
  }
  expect(await standOf(house, table)).toEqual(before);
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'godlike' }, { kind: 'open' }];
  const { status, body } = await ana.post('/api/tables', { game: 'anansi', seats, public: false, start: false });
  expect(status).toBe(400);
  await expectFailure(body.failure, 'unknown-bot');
  const { body: anthem } = await ana.post('/api/tables', {
    game: 'anthem',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'strong' }],
    public: false,
    start: false,
  });
  await expectFailure(anthem.failure, 'unknown-bot');
});

test('a bot nobody chose a level for plays at the usual one: normal where the game has it', async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const page = await ana.open(await ana.lay(['me', 'open', 'open'], { game: 'anansi' }));
  await page.does({ type: 'place', seat: 1, kind: 'bot' });
  await page.does({ type: 'start' });
  expect(page.table?.seats.map(({ level }) => level)).toEqual([undefined, 'normal', 'normal']);
  const { body } = await ana.get('/api/tables');
  expect(body.mine[0].seats.map(({ level }: { level?: string }) => level)).toEqual([undefined, 'normal', 'normal']);
  const anthem = await ana.open(await ana.lay(['me', 'open']));
  await anthem.does({ type: 'place', seat: 1, kind: 'bot' });
  expect(anthem.table?.seats[1]?.level).toBe('instant');
});

test('bots think at their level and within the budget of the house; a stand-in plays like a new bot', async () => {
  const clock = new Clock();
  const { questions, think } = listening();
  const house = await openHouse({ parts: { think, ...clock.parts }, times: { botBudget: 600 } });
  const [ana, ben] = (await Promise.all(['Ana', 'Ben'].map((name) => Person.arrive(house.url, name)))) as [Person, Person];
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'easy' }];
  const table = await ana.lay([], { game: 'anansi', seats });
  const page = await ana.open(table);
  const his = await ben.open(table);
  await his.does({ type: 'sit', seat: 1, contribution: hex32() });
  await his.close();
  await page.until(() => page.table?.seats[1]?.present === false);
  clock.forward(61_000);
  await expectFailure(await page.refused({ type: 'stand-in', seat: 1, level: 'godlike' }), 'unknown-bot');
  await page.does({ type: 'stand-in', seat: 1 });
  while (!questions.some(({ seat }) => seat === 1) || !questions.some(({ seat }) => seat === 2)) await page.plays();
  for (const { seat, level, budget } of questions) {
    expect([seat, level]).toEqual(seat === 1 ? [1, 'normal'] : [2, 'easy']);
    expect(budget).toEqual(tableBudget(anansi, level, 600));
  }
});

test('a stand-in can be chosen too; the choice goes with it', async () => {
  const clock = new Clock();
  const { questions, think } = listening();
  const house = await openHouse({ parts: { think, ...clock.parts } });
  const [ana, ben] = (await Promise.all(['Ana', 'Ben'].map((name) => Person.arrive(house.url, name)))) as [Person, Person];
  const table = await ana.lay(['me', 'open', 'bot'], { game: 'anansi' });
  const page = await ana.open(table);
  const his = await ben.open(table);
  await his.does({ type: 'sit', seat: 1, contribution: hex32() });
  await his.close();
  await page.until(() => page.table?.seats[1]?.present === false);
  clock.forward(61_000);
  await page.does({ type: 'stand-in', seat: 1, level: 'strong' });
  expect(page.table?.seats[1]).toMatchObject({ kind: 'person', standIn: true, level: 'strong' });
  while (!questions.some(({ seat }) => seat === 1)) await page.plays();
  expect(questions.find(({ seat }) => seat === 1)?.level).toBe('strong');
  await ben.open(table);
  await page.until(() => page.table?.seats[1]?.standIn === undefined);
  expect(page.table?.seats[1]?.level).toBeUndefined();
});
