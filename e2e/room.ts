import type { Page } from 'playwright-core';

export interface Window {
  readonly width: number;
  readonly height: number;
}

/** Windows people have: phones upright and sideways, a tablet, laptops with little height, desktops, and two of them at 200 %. */
export const windows: readonly Window[] = [
  '390x844',
  '360x640',
  '844x390',
  '1180x820',
  '1280x720',
  '1366x650',
  '1440x900',
  '1920x1080',
  '720x450',
  '960x540',
].map((text) => {
  const [width = 0, height = 0] = text.split('x').map(Number);
  return { width, height };
});

/** The tightest of them: where these have room, the others have. */
export const tight: readonly Window[] = windows.filter(({ height }) => height < 720);

export interface Wanted {
  /** Everything that matches must be found by a finger. */
  readonly what: string;
  /** A cross of this breadth and height lies on it, uncovered and in the window. 44 for a button; cards of a fan show an edge. */
  readonly least: number;
  /** So many at least are there; else the moment is not the one meant. */
  readonly count?: number;
}

/** What every table has: the ways out, the tools. */
export const everywhere: readonly Wanted[] = [
  { what: '.bar .icon-btn', least: 40, count: 2 },
  { what: '.tool:not(.tool--panel), .shell:not(:has(.side)) .tool--panel', least: 44, count: 1 },
];

/** The typefaces have come, and what a page finds out by looking at itself it has found out. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

/** Sets the window and waits until the page has been laid out for it. */
export async function setWindow(page: Page, window: Window): Promise<void> {
  await page.setViewportSize(window);
  await settled(page);
}

/** So long a page may take to find its shape in a new window, in milliseconds: as long as the tests' own waits. */
const PATIENCE = 90_000;

/** What a person with this window would miss: covered, cut off, too small, out of the window and not to be scrolled there. */
export async function missing(page: Page, window: Window, wanted: readonly Wanted[]): Promise<string[]> {
  await setWindow(page, window);
  const begun = Date.now();
  let found = await missed(page, wanted);
  while (found.length > 0 && Date.now() - begun < PATIENCE) {
    await page.waitForTimeout(100);
    found = await missed(page, wanted);
  }
  return found.map((fault) => `${window.width}×${window.height}: ${fault}`);
}

async function missed(page: Page, wanted: readonly Wanted[]): Promise<string[]> {
  return await page.evaluate((all) => {
    const faults: string[] = [];
    const root = document.documentElement;
    const beyond = root.scrollWidth - root.clientWidth;
    if (beyond > 0) faults.push(`the page scrolls ${beyond} px sideways`);
    const dock = document.querySelector('.dock');
    if (dock !== null && root.scrollHeight > innerHeight) faults.push(`the page is ${root.scrollHeight - innerHeight} px too tall`);
    const sentence = document.querySelector<HTMLElement>('.turn');
    if (sentence !== null && dock !== null) {
      sentence.scrollIntoView({ block: 'nearest' });
      const [inner, outer] = [sentence.getBoundingClientRect(), dock.getBoundingClientRect()];
      // Fonts reach a little beyond their lines: that cuts nothing.
      const cut = Math.max(
        sentence.scrollHeight - sentence.clientHeight,
        sentence.scrollWidth - sentence.clientWidth,
        inner.bottom - outer.bottom,
        outer.top - inner.top,
        inner.bottom - innerHeight,
      );
      if (cut > 4) faults.push(`the sentence is cut by ${Math.round(cut)} px: ${sentence.textContent}`);
    }

    const hits = (element: Element, x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && element.contains(hit);
    };
    /** Whether a cross of this size fits somewhere on it: in the middle of what lies free, or else anywhere. */
    const reached = (element: Element, least: number): boolean => {
      const box = element.getBoundingClientRect();
      const half = least / 2 - 1;
      const fits = (x: number, y: number): boolean =>
        hits(element, x, y) &&
        hits(element, x - half, y) &&
        hits(element, x + half, y) &&
        hits(element, x, y - half) &&
        hits(element, x, y + half);
      if (fits(box.left + box.width / 2, box.top + box.height / 2)) return true;
      const step = Math.max(3, Math.min(box.width, box.height) / 10);
      for (let y = box.top + half; y <= box.bottom - half; y += step)
        for (let x = box.left + half; x <= box.right - half; x += step) if (fits(x, y)) return true;
      return false;
    };
    for (const { what, least, count } of all) {
      const elements = [...document.querySelectorAll(what)].filter((each) => each.checkVisibility({ visibilityProperty: true }));
      if (elements.length < (count ?? 0)) faults.push(`${what}: ${elements.length} of at least ${count}`);
      for (const element of elements) {
        element.scrollIntoView({ block: 'center', inline: 'center' });
        if (reached(element, least)) continue;
        const { left, top, width, height } = element.getBoundingClientRect();
        const box = [left, top, width, height].map(Math.round);
        const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 24);
        faults.push(`${what} "${name}" at ${box[0]},${box[1]} (${box[2]} × ${box[3]}): no room for ${least} px`);
      }
    }
    return faults;
  }, wanted);
}

/** The same for all of these windows, one after the other. */
export async function missingIn(page: Page, wanted: readonly Wanted[], chosen = windows): Promise<string[]> {
  const faults: string[] = [];
  for (const window of chosen) faults.push(...(await missing(page, window, wanted)));
  return faults;
}
