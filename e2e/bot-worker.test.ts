import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BotBench } from '@tafelrunde/bots';
import { weightsFromDisk } from '@tafelrunde/bots/workers';
import { loadBots, loadGame } from '@tafelrunde/games';
import { type Ask, type Budget, FastRandom, Match, pick, type Seat } from '@tafelrunde/kernel';
import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newPerson } from './browser.ts';
import { opened } from './opened.ts';

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
    page.on('response', (response) => void (/\/master-[\w-]{8}\.bin$/.test(response.url()) && fetched.push(`${response.status()}`)));
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
      /^anansi, master: strong plays, weights for anansi, master: 404/,
    ],
    [
      'are cut off',
      async (route) => {
        const whole = await route.fetch();
        await route.fulfill({ status: 200, body: (await whole.body()).subarray(0, 9000) });
      },
      /^anansi, master: strong plays, .*cut off or damaged/,
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
