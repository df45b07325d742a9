import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BotBench } from '@tafelrunde/bots';
import { weightsFromDisk } from '@tafelrunde/bots/workers';
import { loadBots, loadGame } from '@tafelrunde/games';
import { type Ask, type Budget, FastRandom, Match, pick, type Seat } from '@tafelrunde/kernel';
import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newPerson } from './browser.ts';
import { opened } from './opened.ts';
import { Player } from './playing.ts';

const { house, browser } = await opened();

/** Where the page's own worker for bots was built to. */
function botWorker(): string {
  const assets = fileURLToPath(new URL('../dist/web/assets', import.meta.url));
  const file = readdirSync(assets).find((name) => /^bot-worker-.*\.js$/.test(name));
  if (file === undefined) throw new Error('no worker for bots was built');
  return `/assets/${file}`;
}

/** What a bot's worker is asked. */
interface Question {
  readonly game: string;
  readonly options: object;
  readonly version: number;
  readonly level: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly asks: readonly Ask[];
  readonly legal: readonly unknown[];
  readonly seed: number;
  readonly budget: Budget;
}

/** The most a bot may think in a page. */
const MOST = 1000;
/** A page that thought itself would draw one frame. */
const FRAMES = 3;

/** Decisions of a match of four, as a strong bot is asked them at a table; some with the whole time to fill. */
async function decisions(count: number): Promise<readonly Question[]> {
  const module = await loadGame('anansi');
  if (module === undefined) throw new Error('no Anansi on the shelf');
  const { game } = module;
  const options = game.meta.defaults;
  const match = Match.begin(game, { options, seats: 4, seed: '5a'.repeat(32), version: game.meta.version });
  const random = new FastRandom(3);
  const questions: Question[] = [];
  while (questions.length < count && match.result === undefined) {
    const [ask] = match.asks();
    if (ask === undefined) break;
    const legal = match.legal(ask.seat);
    const budget = { milliseconds: MOST };
    if (legal.length > 3) {
      questions.push({
        game: game.meta.id,
        options,
        version: game.meta.version,
        level: 'strong',
        seat: ask.seat,
        view: match.view(ask.seat),
        asks: match.asks().map(({ id: _id, ...plain }) => plain),
        legal,
        seed: questions.length,
        budget: questions.length % 2 === 0 ? budget : { ...budget, iterations: 10_000_000 },
      });
    }
    match.act(ask.seat, pick(legal, random));
  }
  return questions;
}

interface Thought {
  readonly milliseconds: number;
  readonly frames: number;
  /** The longest time between two frames of the page meanwhile. */
  readonly gap: number;
  readonly action: unknown;
}

test('a strong bot in a browser worker keeps to its budget, and the page goes on drawing frames', async () => {
  const { page, faults } = await newPerson(browser);
  await page.goto(house.address);
  await page.getByRole('heading', { name: 'What shall we play?' }).waitFor();
  const questions = await decisions(6);
  expect(questions).toHaveLength(6);
  const thoughts = await page.evaluate(
    async ([address, text, least]) => {
      const asked = JSON.parse(text) as readonly { readonly budget: Budget }[];
      const worker = new Worker(address, { type: 'module' });
      const ask = (id: number, question: unknown) =>
        new Promise<{ answer?: { action?: unknown }; fault?: string }>((resolve) => {
          worker.addEventListener('message', function heard(event: MessageEvent<{ id: number }>) {
            if (event.data.id !== id) return;
            worker.removeEventListener('message', heard);
            resolve(event.data as { answer?: { action?: unknown } });
          });
          worker.postMessage({ id, question, want: 'answer' });
        });
      await ask(-1, { ...asked[0], level: 'instant' }); // fetched, compiled, warm
      const think = async (id: number, question: object): Promise<Thought> => {
        let thinking = true;
        let frames = 0;
        let gap = 0;
        const begun = performance.now();
        let last = begun;
        const draw = () => {
          const now = performance.now();
          gap = Math.max(gap, now - last);
          last = now;
          frames += 1;
          if (thinking) requestAnimationFrame(draw);
        };
        requestAnimationFrame(draw);
        const { answer, fault } = await ask(id, question);
        thinking = false;
        if (fault !== undefined) throw new Error(fault);
        return { milliseconds: performance.now() - begun, frames, gap, action: answer?.action };
      };
      const thoughts: Thought[] = [];
      for (const [id, question] of asked.entries()) {
        let thought = await think(id, question);
        // A busy machine may draw next to nothing for a whole second.
        for (let again = 0; again < 20 && question.budget.iterations !== undefined && thought.frames <= least; again += 1)
          thought = await think(id, question);
        thoughts.push(thought);
      }
      worker.terminate();
      return thoughts;
    },
    [botWorker(), JSON.stringify(questions), FRAMES] as const,
  );
  for (const [at, { milliseconds, frames, gap, action }] of thoughts.entries()) {
    const { budget, legal } = questions[at] as Question;
    const most = budget.milliseconds ?? 0;
    process.stdout.write(
      `strong Anansi bot in a worker: ${milliseconds.toFixed(0)} ms of ${most} ms${budget.iterations === undefined ? '' : ' (all of it to fill)'}, ` +
        `${frames} frames meanwhile, longest gap ${gap.toFixed(0)} ms\n`,
    );
    expect(legal).toContainEqual(action);
    expect(milliseconds).toBeLessThan(most + 30_000); // a busy machine may be late, not lost: all iterations would take hours
  }
  // While one fills its time the page draws on.
  const whole = thoughts.filter((_, at) => questions[at]?.budget.iterations !== undefined);
  expect(whole).toHaveLength(3);
  for (const { milliseconds, frames } of whole) {
    expect(milliseconds).toBeGreaterThan(800);
    expect(frames).toBeGreaterThan(FRAMES);
  }
  expect(faults).toEqual([]);
});

/** What a new worker of the page answers for a master at Anansi, and what it says of it in the console. */
async function masterIn(page: Page, question: Question): Promise<{ readonly action: unknown; readonly said: readonly string[] }> {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && message.text().startsWith('anansi')) said.push(message.text());
  });
  const action = await page.evaluate(
    ([address, text]) =>
      new Promise<unknown>((resolve, reject) => {
        const worker = new Worker(address, { type: 'module' });
        worker.addEventListener('error', () => reject(new Error('the worker does not start')));
        worker.addEventListener('message', ({ data }: MessageEvent<{ answer?: { action?: unknown }; fault?: string }>) => {
          if (data.fault === undefined) resolve(data.answer?.action);
          else reject(new Error(data.fault));
        });
        worker.postMessage({ id: 1, question: JSON.parse(text) as unknown, want: 'answer' });
      }),
    [botWorker(), JSON.stringify(question)] as const,
  );
  return { action, said };
}

describe('a master in a browser worker', () => {
  const asked = async () => ({ ...((await decisions(1))[0] as Question), level: 'master', budget: { iterations: 40 } });

  test('plays by the net it fetches', async () => {
    const { page, faults } = await newPerson(browser);
    const fetched: string[] = [];
    page.on('response', (response) => void (response.url().endsWith('.bin') && fetched.push(`${response.status()}`)));
    await page.goto(house.address);
    const question = await asked();
    const module = await loadBots('anansi', weightsFromDisk);
    if (module === undefined) throw new Error('no Anansi on the shelf');
    const { action, said } = await masterIn(page, question);
    expect(action).toEqual(new BotBench().answer(module, question as never).action);
    expect([fetched, said, faults]).toEqual([['200'], [], []]);
  });

  test.each<[string, (route: Route) => Promise<void>, RegExp]>([
    [
      'are not there',
      (route) => route.fulfill({ status: 404, body: 'none' }),
      /^anansi, master: another level plays, weights for anansi, master: 404/,
    ],
    [
      'are cut off',
      async (route) => {
        const whole = await route.fetch();
        await route.fulfill({ status: 200, body: (await whole.body()).subarray(0, 9000) });
      },
      /^anansi, master: another level plays, .*cut off or damaged/,
    ],
  ])('lets another level play where the weights %s, and says so', async (_when, answer, line) => {
    const { page } = await newPerson(browser);
    await page.context().route('**/*.bin', answer);
    await page.goto(house.address);
    const question = await asked();
    const { action, said } = await masterIn(page, question);
    const bare = await loadBots('anansi');
    expect(action).toEqual(new BotBench().answer(bare as NonNullable<typeof bare>, { ...question, level: 'strong' } as never).action);
    await expect.poll(() => said).toEqual([expect.stringMatching(line)]);
  });
});

/** Opens a match of Anthem for two in this browser, from the lobby. It ends after so many turns each at the latest. */
async function playHere(page: Page, turns: number): Promise<void> {
  await page.goto(house.address);
  await page.evaluate(() => localStorage.setItem('tafel.settings', JSON.stringify({ pace: 'quick' })));
  await page.reload();
  await page.getByRole('button', { name: 'Anthem: choose bots … or play without a server' }).click();
  const dialog = page.getByRole('dialog', { name: 'Against bots' });
  const count = dialog.getByRole('group', { name: 'Number of seats' }).or(dialog.getByLabel('Number of seats')).first();
  await count.waitFor();
  for (let tries = 0; tries < 8 && !(await count.innerText()).includes('2'); tries += 1) {
    await dialog.getByRole('button', { name: 'One seat fewer' }).click();
  }
  await dialog.getByRole('radio', { name: /Only in this browser/ }).check();
  await dialog.getByText('Rules at this table').click();
  for (let cap = 100; cap > turns; cap -= 10) await dialog.getByRole('button', { name: 'Turn cap: less' }).click();
  await dialog.getByText(`${turns} turns each`, { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL('**/here/*');
}

/** Pressed while a move is under way the button does nothing, and is pressed again. */
async function takeBack(page: Page): Promise<void> {
  const said = page.getByText('You take the move back.');
  const once = { timeout: 3000 };
  while ((await said.count()) === 0) {
    await page
      .getByRole('button', { name: 'Undo' })
      .click(once)
      .then(() => said.first().waitFor(once))
      .catch(() => undefined);
  }
}

test('a whole match in the browser: reloaded in the middle, then without a server to its end, checked, and again', async () => {
  const { page, faults } = await newPerson(browser);
  await playHere(page, 10); // a whole one is played, and some go on for very long
  const row = page.getByRole('region', { name: 'Your row' });
  await row.waitFor();
  const player = new Player(page);
  const lines = () => page.locator('ol.log').innerText();
  /** The log once nothing more is under way: right after a click it is still one's turn for a moment. */
  const settledLines = async () => {
    for (let before = ''; ; ) {
      await page.locator('.dock.is-yours').waitFor();
      const now = await lines();
      if (now === before) return now;
      before = now;
      await page.waitForTimeout(700);
    }
  };
  const told: string[] = [];
  let stopped = false;
  let undone = false;
  await player.playToTheEnd(async (count) => {
    if (count === 3) {
      told.push(await settledLines());
      await page.reload();
      await row.waitFor();
      told.push(await settledLines());
    }
    if (count === 4) {
      stopped = true;
      await house.stop(); // from here on there is nobody to ask
    }
    if (count === 6) {
      undone = true;
      await takeBack(page);
    }
  });
  expect(told[1]?.startsWith(told[0] ?? '?')).toBe(true); // after the reload everything was where it had been; a move may still have been on its way
  expect([stopped, undone]).toEqual([true, true]);
  await page.getByRole('button', { name: 'Show the result' }).click();
  const end = page.getByRole('dialog');
  await end.getByText(/Your browser was dealer and player in one/).waitFor();
  await end.getByRole('button', { name: 'Check the deal' }).click();
  await end.getByText('The deal was fair.').waitFor();
  const first = page.url();
  await end.getByRole('button', { name: 'Rematch' }).click();
  await page.waitForURL((url) => url.href !== first);
  await row.waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/here\//);
  await expect.poll(() => player.over()).toBe(false);
  expect(faults.filter((fault) => !/ERR_CONNECTION|Failed to (fetch|load)/.test(fault))).toEqual([]);
  await house.start();
});

test('the lobby lists matches of this browser; a second window is told where it is open; deleted, it is gone', async () => {
  const { page, context } = await newPerson(browser);
  await playHere(page, 100);
  await page.getByRole('region', { name: 'Your row' }).waitFor();
  // Bots that take their time are hurried by one press, for whoever plays alone, from the move they think about on.
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('radiogroup', { name: 'Pace of the bots' }).getByText('Calm').click();
  await page.keyboard.press('Escape');
  const player = new Player(page);
  // Pressed from within the page: it is there for a second only.
  await page.evaluate(() => {
    const pressing = new MutationObserver(() => {
      const hurry = [...document.querySelectorAll<HTMLElement>('.dock button')].find(({ textContent }) => textContent === 'Hurry up');
      if (hurry === undefined) return;
      pressing.disconnect();
      hurry.click();
    });
    pressing.observe(document.body, { childList: true, subtree: true });
  });
  await expect
    .poll(async () => {
      await player.move();
      return await page.evaluate(() => localStorage.getItem('tafel.settings'));
    })
    .toContain('"tempo":"quick"');
  const address = page.url();
  const second = await context.newPage();
  await second.goto(address);
  await second.getByRole('heading', { name: 'This match is open in another window' }).waitFor();
  await second.close();
  await page.goto(house.address);
  await page.getByRole('link', { name: /in this browser/ }).click();
  await page.getByRole('region', { name: 'Your row' }).waitFor();
  expect(page.url()).toBe(address);
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('button', { name: /Delete this match/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.waitForURL(`${house.address}/`);
  await page.goto(address);
  await page.getByRole('heading', { name: 'This match is not in this browser' }).waitFor();
  await page.goto(house.address);
  await page.getByText('No tables yet.').waitFor();
  expect(await page.getByRole('link', { name: /in this browser/ }).count()).toBe(0);
});

test('when nobody answers, “Play now” plays here', async () => {
  const { page } = await newPerson(browser);
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Anthem: new table' }).waitFor();
  // Rules and table are fetched once, as anybody's browser has them after the first match.
  await page.getByRole('button', { name: 'Anthem: play now against bots' }).click();
  await page.waitForURL('**/t/*');
  await page.getByRole('region', { name: 'Your row' }).waitFor();
  await page.getByRole('link', { name: 'Back to the lobby' }).click();
  await page.getByRole('button', { name: 'Anthem: new table' }).waitFor();
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Anthem: play now against bots' }).click();
  await page.waitForURL('**/here/*');
  await page.getByRole('region', { name: 'Your row' }).waitFor();
  await expect.poll(() => page.getByText('No network: the match is played in this browser.').count()).toBeGreaterThan(0);
});

/** What lies in the browser's own database: its stores, and how many events each table has. */
async function shelfOf(page: Page): Promise<{ readonly stores: readonly string[]; readonly events: Readonly<Record<string, number>> }> {
  return page.evaluate(async () => {
    const request = indexedDB.open('tafelrunde');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('no storage')));
    });
    const stores = Array.from(database.objectStoreNames);
    const all = database.transaction('events').objectStore('events').getAll() as IDBRequest<{ table: string }[]>;
    await new Promise((resolve) => all.addEventListener('success', resolve));
    database.close();
    const events: Record<string, number> = {};
    for (const { table } of all.result) events[table] = (events[table] ?? 0) + 1;
    return { stores, events };
  });
}

test('matches kept by the release before are opened, listed and played on; every step appends', async () => {
  const { page, faults } = await newPerson(browser);
  const old = JSON.parse(readFileSync(new URL('../web/tests/fixtures/shelf-1.json', import.meta.url), 'utf8')) as {
    readonly kept: readonly {
      readonly id: string;
      readonly game: string;
      readonly log: readonly object[];
      readonly chat: readonly object[];
    }[];
  };
  await page.goto(`${house.address}/api/me`); // of the same origin, and nothing there opens the shelf
  await page.evaluate(async (kept) => {
    const request = indexedDB.open('tafelrunde', 1);
    request.addEventListener('upgradeneeded', () => void request.result.createObjectStore('matches', { keyPath: 'id' }));
    await new Promise((resolve) => request.addEventListener('success', resolve));
    const transaction = request.result.transaction('matches', 'readwrite');
    for (const match of kept) transaction.objectStore('matches').put(match);
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
    request.result.close();
  }, old.kept);
  await page.goto(house.address);
  await expect.poll(() => page.getByRole('link', { name: /in this browser/ }).count()).toBe(old.kept.length);
  const [anthem] = old.kept.filter(({ game }) => game === 'anthem');
  if (anthem === undefined) throw new Error('no Anthem on the old shelf');
  const before = await shelfOf(page);
  expect(before.stores).toEqual(['contents', 'events', 'pages', 'snapshots', 'tables', 'talk']);
  expect(before.events[anthem.id]).toBe(2 + anthem.log.length + anthem.chat.length);
  await page.goto(`${house.address}/here/${anthem.id}`);
  await page.getByRole('region', { name: 'Your row' }).waitFor();
  await page.locator('.dock.is-yours').waitFor();
  const player = new Player(page);
  await expect
    .poll(async () => {
      await player.move();
      return (await shelfOf(page)).events[anthem.id];
    })
    .toBeGreaterThan(before.events[anthem.id] ?? 0);
  expect(faults).toEqual([]);
});

test('a shelf from before words had a stream of their own is kept, and gets a place for them', async () => {
  const { page, faults } = await newPerson(browser);
  await page.goto(`${house.address}/api/me`);
  await page.evaluate(async () => {
    const request = indexedDB.open('tafelrunde', 2);
    request.addEventListener('upgradeneeded', () => {
      const { result } = request;
      result.createObjectStore('tables', { keyPath: 'id' });
      result.createObjectStore('events', { keyPath: ['table', 'seq'] });
      result.createObjectStore('snapshots', { keyPath: 'table' });
      result.createObjectStore('pages', { keyPath: ['table', 'number'] });
      result.createObjectStore('contents', { keyPath: 'name' });
    });
    await new Promise((resolve) => request.addEventListener('success', resolve));
    const transaction = request.result.transaction('events', 'readwrite');
    transaction.objectStore('events').put({ table: 'kept', seq: 1, at: 1, body: '{}' });
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
    request.result.close();
  });
  await page.goto(house.address);
  await expect.poll(async () => (await shelfOf(page)).stores).toContain('talk');
  expect((await shelfOf(page)).events).toEqual({ kept: 1 });
  expect(faults).toEqual([]);
});
