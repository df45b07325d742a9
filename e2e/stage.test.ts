import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { worded } from '../stage/tests/worded.ts';
import { newPerson, type Looks } from './browser.ts';
import { lentBrowser } from './opened.ts';

/* What tables are made of, on a page with two boards of no game. */

let browser: Browser;
let script: string;
let page: Page;
let faults: readonly string[];

beforeAll(async () => {
  browser = await lentBrowser();
  const entry = fileURLToPath(new URL('../stage/tests/parts-page.tsx', import.meta.url));
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  script = outputFiles[0]?.text ?? '';
});
afterAll(async () => await browser?.close());

async function open(looks: Looks = {}): Promise<void> {
  ({ page, faults } = await newPerson(browser, { motion: true, ...looks }));
  await page.setContent('<!doctype html><div id="page"></div>');
  await page.addScriptTag({ content: script });
  await page.locator('[data-listens] #waits [data-card="c"]').waitFor();
}
beforeEach(async () => await open());
afterEach(async () => {
  await page.context().close();
  if (faults.length > 0) throw new Error(faults.join(', '));
});

const card = (board: 'home' | 'waits', name: string) => page.locator(`#${board} [data-card="${name}"]`);
const says = (board: 'home' | 'waits', what: string) => page.locator(`#${board} [data-says="${what}"]`);
const saying = (board: 'home' | 'waits', what: string) => async () => await says(board, what).textContent();

/** From now on time passes only when a test lets it: a slow machine changes nothing. Far ahead, since until then it goes on by itself. */
const stopClock = async () => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(3_600_000);
};

/** Lets time pass before it looks, and again with every look: a page that has just drawn may not have begun to count. */
const after =
  <T>(milliseconds: number, look: () => Promise<T>) =>
  async () => {
    await page.clock.runFor(milliseconds);
    return await look();
  };

test('a board and its dock share a choice, and the board beside it knows nothing of it', async () => {
  await card('home', 'b').click();
  await expect.poll(saying('home', 'dock')).toBe('b');
  expect(await says('waits', 'dock').textContent()).toBe('nothing');
  expect(await says('waits', 'picked').textContent()).toBe('nothing');
});

describe('dragging', () => {
  const carry = async (board: 'home' | 'waits', name: string, to: 'goal' | 'beside') => {
    const from = await card(board, name).boundingBox();
    const goal = await page.locator(`#${board} [data-goal]`).boundingBox();
    if (from === null || goal === null) throw new Error('nothing to drag');
    await page.mouse.move(from.x + 40, from.y + 50);
    await page.mouse.down();
    await page.mouse.move(from.x + 45, from.y + 50);
    expect(await says(board, 'air').textContent()).toBe('- -');
    if (to === 'goal') await page.mouse.move(goal.x + 300, goal.y + 60, { steps: 3 });
    else await page.mouse.move(from.x + 400, from.y + 40, { steps: 3 });
  };
  const away = async (board: 'home' | 'waits', name: string) => await card(board, name).evaluate((piece) => piece.style.translate);

  test('a piece follows the pointer, shows what it would fall on, and slides home; the click that ends it is none', async () => {
    await carry('home', 'a', 'goal');
    await expect.poll(saying('home', 'air')).toBe('a goal');
    expect(await away('home', 'a')).not.toBe('');
    await page.mouse.up();
    await expect.poll(saying('home', 'dropped')).toBe('a goal');
    await expect.poll(() => away('home', 'a')).toBe('');
    await expect.poll(saying('home', 'air')).toBe('- -');
    expect(await says('home', 'clicks').textContent()).toBe('0');
    await card('home', 'a').click();
    await expect.poll(saying('home', 'clicks')).toBe('1');
  });
  test('beside every goal it goes home', async () => {
    await carry('waits', 'b', 'beside');
    await expect.poll(saying('waits', 'air')).toBe('b -');
    await page.mouse.up();
    await expect.poll(saying('waits', 'dropped')).toBe('b beside');
    await expect.poll(() => away('waits', 'b')).toBe('');
  });
  test('one that waits for an answer stays in the air, and goes home when none comes', async () => {
    await carry('waits', 'b', 'goal');
    await stopClock();
    await page.mouse.up();
    await expect.poll(saying('waits', 'dropped')).toBe('b goal');
    expect(await away('waits', 'b')).not.toBe('');
    await expect.poll(after(400, () => away('waits', 'b'))).toBe('');
  });
  test('what may not be lifted stays', async () => {
    await carry('home', 'c', 'goal');
    expect(await away('home', 'c')).toBe('');
    await page.mouse.up();
    expect(await says('home', 'dropped').textContent()).toBe('');
  });
});

describe('a closer look', () => {
  test('comes to a mouse that rests, and goes with it', async () => {
    await stopClock();
    await card('home', 'a').hover();
    await page.clock.runFor(700);
    expect(await says('home', 'closer').textContent()).toBe('-');
    await expect.poll(after(200, saying('home', 'closer'))).toBe('a left');
    await page.mouse.move(700, 5);
    await expect.poll(saying('home', 'closer')).toBe('-');
  });
  test('does not come to a mouse that has just clicked there', async () => {
    await stopClock();
    await card('home', 'a').click();
    await card('home', 'a').hover({ position: { x: 20, y: 60 } });
    await page.clock.runFor(2000);
    expect(await says('home', 'closer').textContent()).toBe('-');
  });

  const press = async (board: 'home' | 'waits', kind: string, dx = 0) =>
    await card(board, 'a').evaluate(
      (piece, { type, by }) => {
        const { left, top } = piece.getBoundingClientRect();
        const at = { clientX: left + 20 + by, clientY: top + 20 };
        piece.dispatchEvent(
          new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 7, pointerType: 'touch', button: 9, ...at }),
        );
      },
      { type: kind, by: dx },
    );
  test('opens under a finger that rests, and the press plays nothing', async () => {
    await press('home', 'pointerdown');
    await expect.poll(saying('home', 'opened')).toBe('a');
    await press('home', 'pointerup');
    await card('home', 'a').dispatchEvent('click');
    expect(await says('home', 'clicks').textContent()).toBe('0');
    await card('home', 'a').dispatchEvent('click');
    await expect.poll(saying('home', 'clicks')).toBe('1');
  });
  test('is shown as long as the finger rests where nothing opens', async () => {
    await press('waits', 'pointerdown');
    await expect.poll(saying('waits', 'closer')).toBe('a left');
    await press('waits', 'pointerup');
    await expect.poll(saying('waits', 'closer')).toBe('-');
  });
  test('does not come to a finger that scrolls', async () => {
    await stopClock();
    await press('waits', 'pointerdown');
    await press('waits', 'pointermove', 20);
    await page.clock.runFor(2000);
    expect(await says('waits', 'closer').textContent()).toBe('-');
  });
});

describe('the keyboard', () => {
  const focused = async () =>
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['card'] ?? document.activeElement?.tagName);
  test('stays on the board when its piece goes, and on the board itself when all are gone', async () => {
    await card('home', 'a').focus();
    for (const next of ['b', 'c', 'SECTION']) {
      await page.keyboard.press('x');
      await expect.poll(focused).toBe(next);
    }
  });
  test('who plays by pointer gets no focus moved', async () => {
    await card('home', 'a').click();
    await card('home', 'a').evaluate((piece) => {
      piece.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }));
      document.dispatchEvent(new PointerEvent('pointerdown'));
    });
    await expect.poll(saying('home', 'moved')).toBe('rest');
    expect(await focused()).toBe('BODY');
  });
  test('keys act where the focus is, chords and held keys do not', async () => {
    await card('home', 'a').focus();
    await page.keyboard.press('Control+y');
    expect(await says('home', 'pressed').textContent()).toBe('');
    await page.keyboard.press('y');
    await expect.poll(saying('home', 'pressed')).toBe('y');
    expect(await says('waits', 'pressed').textContent()).toBe('');
    await card('home', 'a').dispatchEvent('keydown', { key: 'z', repeat: true });
    expect(await says('home', 'pressed').textContent()).toBe('y');
  });
});

describe('a step', () => {
  test('is held phase by phase, without those that last no time', async () => {
    await stopClock();
    expect(await says('home', 'phase').textContent()).toBe('over');
    await card('home', 'a').focus();
    await page.keyboard.press('x');
    await expect.poll(saying('home', 'phase')).toBe('whole');
    await page.clock.runFor(140);
    expect(await says('home', 'phase').textContent()).toBe('whole');
    await expect.poll(after(5, saying('home', 'phase'))).toBe('taken');
    await expect.poll(after(40, saying('home', 'phase'))).toBe('over');
  });
  test('is over at once for a reader who goes on; the next one counts anew', async () => {
    await stopClock();
    await card('home', 'a').focus();
    await page.keyboard.press('x');
    await expect.poll(saying('home', 'phase')).toBe('whole');
    await page.locator('#home').getByText('go on').click();
    await expect.poll(saying('home', 'phase')).toBe('over');
    await card('home', 'b').focus();
    await page.keyboard.press('x');
    await expect.poll(saying('home', 'phase')).toBe('whole');
  });
  test('is told from where pieces lay; a likeness is kept only of what may be remembered', async () => {
    const told = await page.evaluate(async () => {
      const output = document.querySelector('#home [data-says="moved"]');
      const seen: string[] = [];
      const watcher = new MutationObserver(() => seen.push(output?.textContent ?? ''));
      if (output !== null) watcher.observe(output, { childList: true, characterData: true, subtree: true });
      const press = async (name: string) => {
        const piece = document.querySelector<HTMLElement>(`#home [data-card="${name}"]`);
        piece?.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }));
        await new Promise((resolve) => {
          const look = () => (seen.at(-1) === 'rest' ? resolve(undefined) : requestAnimationFrame(look));
          requestAnimationFrame(look);
        });
        seen.push('-');
      };
      await press('a');
      await press('b');
      return seen.filter((each) => each !== 'rest' && each !== '-');
    });
    expect(told).toEqual(['a 80 a b', 'b 80 undefined c']);
  });
});

test('a box is a tab stop while it scrolls, also when what lies in it has only grown', async () => {
  const box = page.locator('[data-box]');
  expect(await box.getAttribute('tabindex')).toBeNull();
  await page.addStyleTag({ content: '[data-box] p { font-size: 90px }' });
  await expect.poll(() => box.getAttribute('tabindex')).toBe('0');
  await page.addStyleTag({ content: '[data-box] p { font-size: 9px; margin: 0 }' });
  await expect.poll(() => box.getAttribute('tabindex')).toBeNull();
});

test('texts are worded in the browser as they are here: plurals, lists, figures', async () => {
  const entry = fileURLToPath(new URL('../stage/tests/wording-page.ts', import.meta.url));
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, write: false, format: 'iife' });
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  const there = await page.locator('#wording').textContent();
  expect(JSON.parse(there ?? '')).toEqual(worded());
});
