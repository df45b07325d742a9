import { gameIds } from '@tafelrunde/games';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

export type Size = 'phone' | 'tablet' | 'desktop';
export const sizes: Record<Size, { width: number; height: number }> = {
  phone: { width: 360, height: 740 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
};

/** A name in a home, without HTTPS: no secure context, as 127.0.0.1 and localhost are. */
export const HOME_NAME = 'tafel.lan';

/** The real browser, as root and without a screen if need be. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'];
  if (executablePath === undefined) throw new Error('CHROMIUM names no browser: run npm test, or set it to the path of one.');
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return await chromium.launch({
    executablePath,
    timeout: 90_000, // as long as all waits here
    args: [
      ...asRoot,
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--disable-quic',
      `--host-resolver-rules=MAP ${HOME_NAME} 127.0.0.1`,
    ],
  });
}

export interface Looks {
  readonly size?: Size;
  readonly theme?: 'light' | 'dark';
  readonly language?: 'de' | 'en' | 'fr';
  /** Motion is told apart: most tests want none. */
  readonly motion?: boolean;
  /** Comes for the first time. Everybody else has been asked for a name, and knows what the games are about. */
  readonly stranger?: boolean;
  /** Knows what the games are about, and has never sat at a table. Everybody else has finished a few matches of each. */
  readonly newcomer?: boolean;
  /** The browser keeps the pages, as browsers do; most tests want to see what the server sends. */
  readonly keepsPages?: boolean;
}

/** A person with a browser of their own: own cookies, own storage. */
export async function newPerson(browser: Browser, looks: Looks = {}): Promise<{ context: BrowserContext; page: Page; faults: string[] }> {
  const context = await browser.newContext({
    viewport: sizes[looks.size ?? 'desktop'],
    colorScheme: looks.theme ?? 'light',
    locale: { de: 'de-DE', en: 'en-GB', fr: 'fr-FR' }[looks.language ?? 'en'],
    reducedMotion: looks.motion === true ? 'no-preference' : 'reduce',
    hasTouch: looks.size === 'phone',
    serviceWorkers: looks.keepsPages === true ? 'allow' : 'block',
  });
  // Functions a page is handed call this helper where tsx runs them, and pages have none.
  await context.addInitScript('globalThis.__name ??= (named) => named');
  if (looks.stranger !== true) {
    await context.addInitScript((games) => {
      localStorage.setItem('tafel.named', 'true');
      localStorage.setItem('tafel.goals', JSON.stringify(games));
    }, gameIds);
  }
  if (looks.stranger !== true && looks.newcomer !== true) {
    await context.addInitScript((games) => {
      const old = { said: ['hint', 'undo', 'log'], finished: ['1', '2', '3'] };
      localStorage.setItem('tafel.cues', JSON.stringify(Object.fromEntries(games.map((game) => [game, old]))));
    }, gameIds);
  }
  context.setDefaultTimeout(90_000); // as long as the tests' own waits (vitest.config.ts)
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (fault) => faults.push(String(fault)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return { context, page, faults };
}
