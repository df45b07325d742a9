import { type BotQuestion, levelsOf, pauseOf } from '@tafelrunde/bots';
import { expect, test } from 'vitest';
import { anansi } from './anansi.ts';
import { openHouse } from './house.ts';
import { Person } from './people.ts';

/** The house's usual pause in this test. */
const PAUSE = 900;

/** Time that never passes but jumps to whatever is due next: how busy the machine is cannot be seen. */
class Jumps {
  #time = 1_700_000_000_000;
  readonly #due: { readonly at: number; readonly work: () => void }[] = [];
  readonly elapsed = (): number => this.#time;
  readonly after = (milliseconds: number, work: () => void): (() => void) => {
    const entry = { at: this.#time + milliseconds, work };
    this.#due.push(entry);
    setImmediate(() => this.#jump());
    return () => {
      const at = this.#due.indexOf(entry);
      if (at >= 0) this.#due.splice(at, 1);
    };
  };
  #jump(): void {
    const next = this.#due.toSorted((a, b) => a.at - b.at)[0];
    if (next === undefined) return;
    this.#due.splice(this.#due.indexOf(next), 1);
    this.#time = Math.max(this.#time, next.at);
    next.work();
  }
}

test.each(levelsOf(anansi))('a bot of level %s moves after a pause that is the same whatever it holds and thinks', async (level) => {
  const clock = new Jumps();
  const thoughts = new Set<number>();
  const pause = pauseOf(anansi, level, PAUSE);
  const think = async ({ legal }: BotQuestion) => {
    const thought = (legal.length * 61) % pause; // longer where there is more to think about, never longer than the pause
    thoughts.add(thought);
    await new Promise<void>((resolve) => void clock.after(thought, resolve));
    return { action: legal.at(-1) ?? {} };
  };
  const parts = { think, now: clock.elapsed, elapsed: clock.elapsed, after: clock.after };
  const house = await openHouse({ parts, times: { botPause: PAUSE } });
  const ana = await Person.arrive(house.url, 'Ana');
  const seats = [{ kind: 'me' }, { kind: 'bot', level }, { kind: 'bot', level }];
  const table = await ana.lay([], { game: 'anansi', seats });
  const page = await ana.open(table);
  while ((await page.turn()) !== 'over') await page.plays();

  const written = await house.server.store.read(table, 0);
  const pauses = written.flatMap(({ at, body }, i) => {
    const event = JSON.parse(body) as { readonly type: string; readonly bot?: true; readonly action?: { readonly type: string } };
    const isMove = event.type === 'acted' && event.bot === true && event.action?.type !== 'deal'; // a deal waits for who reads
    return isMove ? [at - (written[i - 1]?.at ?? 0)] : [];
  });
  expect(thoughts.size).toBeGreaterThan(3);
  expect(pauses.length).toBeGreaterThan(20);
  expect(new Set(pauses)).toEqual(new Set([pause]));
});

test('the stronger the level, the longer its pause; the strongest takes the whole of the house’s', () => {
  const thinking = levelsOf(anansi).filter((level) => level !== 'master');
  const pauses = thinking.map((level) => pauseOf(anansi, level, PAUSE));
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(new Set(pauses).size).toBe(pauses.length);
  expect(pauses.at(-1)).toBe(PAUSE);
  expect(pauseOf(anansi, 'master', PAUSE)).toBe(PAUSE);
});
