/* How long bots with a net take over a move and a hint: npm run glances [-- GAME …]. */
import { readdirSync, readFileSync } from 'node:fs';
import { BotBench, type BotQuestion, hintBudget, tableBudget } from '../bots/index.ts';
import { folderOf } from '../games/registry.ts';
import { type GameFolder, type GameWithBots, gameWithBots, type Plain } from '../kernel/index.ts';
import { openBrowser, sizes } from './browser.ts';
import { House } from './house.ts';
import { slowed } from './slowed.ts';

/** By how much phones of the middling and of the cheap kind are slower, as browsers' own tools have it. */
const PHONES = [4, 6];
/** A search takes long: so many positions say enough about it. */
const FEW = 8;
/** A net takes less than clocks can tell: all positions are decided so many times over. */
const OVER = 20;
/** More than any level's own limit, in milliseconds. */
const PATIENT = 60_000;

type Want = 'answer' | 'advice';
interface Position extends Pick<BotQuestion, 'seat' | 'view'> {
  readonly legal: readonly Plain[];
}

const asked = process.argv.slice(2);
const games = asked.length === 0 ? ['anansi', 'silver'] : asked;
const fileOf = (id: string, path: string) => readFileSync(new URL(`../games/${id}/${path}`, import.meta.url));

/** The recorded positions as a table would ask about them. */
function questionsOf(module: GameWithBots, who: string): readonly BotQuestion[] {
  const { id, defaults, version } = module.game.meta;
  const all = JSON.parse(fileOf(id, 'tests/fixtures/net-positions.json').toString()) as readonly Position[];
  const choices = all.filter(({ legal }) => legal.length > 1);
  const some = who === 'master' ? choices : choices.filter((_, i) => i % Math.ceil(choices.length / FEW) === 0);
  const level = who === 'hint' ? 'master' : who;
  const budget = who === 'hint' ? hintBudget(module, PATIENT) : tableBudget(module, level, PATIENT);
  return some.map(({ seat, view, legal }) => ({
    game: id,
    options: defaults,
    version,
    level,
    seat,
    view,
    legal,
    asks: [{ seat, must: true, what: '' }],
    seed: 1,
    budget,
  }));
}

/** Runs in a page: has the bots' own worker answer every question so many times. */
async function askedThere(spoken: string): Promise<void> {
  const { questions, want, times } = JSON.parse(spoken) as { questions: readonly unknown[]; want: string; times: number };
  const { bots } = globalThis as unknown as { bots: Worker };
  const ask = (id: number, question: unknown) =>
    new Promise<void>((resolve, reject) => {
      const hear = ({ data }: MessageEvent<{ readonly fault?: string }>) =>
        data.fault === undefined ? resolve() : reject(new Error(data.fault));
      bots.addEventListener('message', hear, { once: true });
      bots.postMessage({ id, question, want });
    });
  for (let n = 0; n < times; n += 1) for (const [id, question] of questions.entries()) await ask(id, question);
}

/** Milliseconds of processor time for one answer: in this process nobody else is counted, however busy the machine. */
function spentHere(module: GameWithBots, questions: readonly BotQuestion[], want: Want, times: number): number {
  const bench = new BotBench();
  const all = () => questions.map((question) => (want === 'advice' ? bench.advise(module, question) : bench.answer(module, question)));
  all();
  const before = process.cpuUsage();
  for (let n = 0; n < times; n += 1) all();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / (times * questions.length);
}

const house = await House.open();
const browser = await openBrowser();
try {
  const context = await browser.newContext({ viewport: sizes.phone, isMobile: true, serviceWorkers: 'block' });
  await context.addInitScript('globalThis.__name ??= (named) => named');
  const page = await context.newPage();
  await page.goto(house.address);
  const script = readdirSync(new URL('../dist/web/assets', import.meta.url)).find((name) => /^bot-worker-.*\.js$/.test(name));
  await page.evaluate((name) => {
    Object.assign(globalThis, { bots: new Worker(`/assets/${name}`, { type: 'module', name: 'tafelrunde-bots' }) });
  }, script);
  const there = async (rate: number, questions: readonly BotQuestion[], want: Want, times: number) => {
    const asking = (n: number) => () => page.evaluate(askedThere, JSON.stringify({ questions, want, times: n }));
    await asking(1)(); // what was never run is compiled first, and that is paid once
    return (await slowed(browser, rate, asking(times))) / (times * questions.length);
  };
  for (const id of games) {
    const module = await gameWithBots(folderOf(id) as GameFolder, async () => fileOf(id, 'nets/master.bin'));
    for (const who of ['master', 'hint', 'strong']) {
      const questions = questionsOf(module, who);
      const want: Want = who === 'hint' ? 'advice' : 'answer';
      const times = who === 'master' ? OVER : 1;
      const say = (where: string, took: number) =>
        console.log(`${id.padEnd(7)} ${who.padEnd(7)} ${where.padEnd(22)} ${took.toFixed(2)} ms`);
      say('Node, processor', spentHere(module, questions, want, times));
      for (const rate of [1, ...PHONES]) {
        say(rate === 1 ? "Chromium's worker" : `Chromium's worker, 1/${rate}`, await there(rate, questions, want, times));
      }
    }
  }
} finally {
  await browser.close();
  await house.close();
}
