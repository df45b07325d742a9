/* What Andor's map costs a browser while it moves, from its own traces: npm run frames. Ends with 1 where that is too much. */
import type { CDPSession } from 'playwright-core';
import { matchOf } from '../games/andor/table/tests/drawing.tsx';
import type { State } from '../games/andor/state.ts';
import { Person } from '../server/tests/people.ts';
import { newPerson, openBrowser, type Size } from './browser.ts';
import { layAndor } from './hero.ts';
import { Scene } from './scene.ts';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: when it began. */
  readonly ts: number;
  /** Microseconds of the thread's own time: what else the machine does meanwhile is not in it. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly beginData?: { readonly frame?: string } };
}

const options = { legend: '2', difficulty: 'easy' } as const;
/** Milliseconds: half a frame. */
const MOST = 8;

/** The evening before a sunrise at which three creatures walk or more, with the first hero to end the day. */
function evening(): State {
  for (let seed = 1; seed < 40; seed += 1) {
    let before: State | undefined;
    for (const { rules, state, step } of matchOf(options, 2, seed, 'bots')) {
      const walks = step.events.filter(({ kind }) => kind === 'creature-moved').length;
      const plain = step.events.every(({ kind }) => kind !== 'card');
      if (before !== undefined && step.seat === 0 && state.day > 1 && walks > 2 && plain) return before;
      before = rules.legal(state, 0).some(({ type }) => type === 'end-day') ? rules.copy(state) : undefined;
    }
  }
  throw new Error('no such evening');
}

/** What the page's main thread did meanwhile. */
async function traced(session: CDPSession, doing: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'toplevel', 'blink.user_timing'] },
  });
  await doing();
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  const threads = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`),
  );
  // The picture in the browser's tab is a drawing of its own, laid out by itself: it is no part of the page.
  const { frameTree } = await session.send('Page.getFrameTree');
  const ofPage = ({ name, args }: TraceEvent) => name !== 'Layout' || args?.beginData?.frame === frameTree.frame.id;
  return events.filter((event) => threads.has(`${event.pid} ${event.tid}`) && ofPage(event));
}

const took = ({ tdur = 0 }: TraceEvent): number => tdur / 1000;
const named = (events: readonly TraceEvent[], name: string) => events.filter((event) => event.name === name);

/** Marks in the trace, twenty-five times a second, that a figure is on its way (those that wait for their turn stand still). */
function marking(): void {
  setInterval(() => {
    const walks = document.getAnimations().some(({ playState, effect }) => {
      const { target } = effect as KeyframeEffect;
      return playState === 'running' && Number(effect?.getTiming().duration) < 10_000 && target?.matches('.am-piece') === true;
    });
    if (walks) performance.mark('figures-walk');
  }, 40);
}

/** What happened from the first of these marks to the last: the news has been drawn, and figures walk. */
function whileWalking(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const marks = named(events, 'figures-walk').map(({ ts }) => ts);
  if (marks.length === 0) throw new Error('nobody walked');
  const [from, to] = [Math.min(...marks), Math.max(...marks)];
  return events.filter(({ ts }) => ts > from && ts < to);
}

/** Says what happened, and whether a frame could miss its time by it. */
function tell(what: string, events: readonly TraceEvent[]): boolean {
  const tasks = events
    .filter(({ name }) => name.endsWith('RunTask'))
    .map(took)
    .toSorted((a, b) => b - a);
  const layouts = named(events, 'Layout');
  const paints = named(events, 'Paint');
  const line = {
    what,
    longestTasksMs: tasks.slice(0, 6).map((ms) => Number(ms.toFixed(1))),
    tasksOver8Ms: tasks.filter((ms) => ms > MOST).length,
    layouts: layouts.length,
    layoutMs: Number(layouts.reduce((sum, event) => sum + took(event), 0).toFixed(1)),
    paints: paints.length,
    paintMs: Number(paints.reduce((sum, event) => sum + took(event), 0).toFixed(1)),
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
  return line.tasksOver8Ms === 0 && line.layouts === 0;
}

/** What was too much. */
const missed: string[] = [];
const holds = (what: string, events: readonly TraceEvent[]): void => {
  if (!tell(what, events)) missed.push(what);
};

const laid = evening();
const table = await Scene.open({ game: 'andor', seats: 2, options, setup: () => structuredClone(laid) });
const browser = await openBrowser();
try {
  for (const size of ['desktop', 'phone'] as readonly Size[]) {
    const { page, context } = await newPerson(browser, { size, motion: true });
    await page.goto(table.address);
    const address = await layAndor(context.request, table.address, options, 2);
    await page.goto(address);
    await page.locator('.dock.is-yours').waitFor();
    await page.waitForTimeout(1000); // fonts and pictures are there
    const session = await context.newCDPSession(page);
    const { x, y, width, height } = (await page.locator('.an-map__frame').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const middle = { x: x + width / 2, y: y + height / 2 };
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.wheel(0, -400);
    await page.waitForTimeout(500);
    const pan = await traced(session, async () => {
      await page.mouse.down();
      for (let step = 1; step <= 60; step += 1) {
        await page.mouse.move(middle.x - 2 * step, middle.y - step);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      }
      await page.mouse.up();
    });
    holds(`the map is dragged (${size})`, pan);
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const other = await new Person(table.address, cookie).open((address.split('/').at(-1) ?? '') as Parameters<Person['open']>[0]);
    await page.evaluate(marking);
    const walk = await traced(session, async () => {
      const ask = await other.until((known) => known.asked);
      await other.does({ type: 'act', seat: 0, ask: ask.id, action: { type: 'end-day' } });
      await page.waitForTimeout(2600);
    });
    tell(`the news of a sunrise comes, and three creatures and more walk (${size})`, walk);
    holds(`while they walk (${size})`, whileWalking(walk));
    await other.close();
    await context.close();
  }
} finally {
  await browser.close();
  await table.close();
}
for (const what of missed) process.stdout.write(`more than ${MOST} ms at a time, or too many layouts: ${what}\n`);
process.exit(missed.length > 0 ? 1 : 0);
