import type { Language } from '@tafelrunde/kernel';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * What a page shows before any script has come: the lobby as it will stand, and a table's place before it is laid. Carried out when the
 * pages are built (`first-view.ts`), by the very components that take over afterwards, so that nothing jumps when they do.
 */

/** A page asks its browser a few things as soon as it is read; where pages are built there is none. */
const nobody = {
  navigator: { languages: [], onLine: true },
  location: { pathname: '/', hash: '', search: '', origin: '' },
  document: { documentElement: { lang: '', dataset: {} }, addEventListener: () => undefined },
};
for (const [name, value] of Object.entries(nobody)) Object.defineProperty(globalThis, name, { value, configurable: true });

const { speak } = await import('../texts/index.ts');
const { change } = await import('../preferred.ts');
const { Lobby } = await import('../lobby/lobby.tsx');
const { TableLoading } = await import('../table/table-loading.tsx');

/** The greeting goes by name and hour, which nobody knows here: its line waits empty. */
const ungreeted = (markup: string): string => markup.replace(/(<p class="hello">)[^<]*/, '$1&nbsp;');

/** The pictures stand in the markup itself: they need no notice besides. */
const unannounced = (markup: string): string => markup.replaceAll(/<link rel="preload"[^>]*>/g, '');

async function paintIn(language: Language) {
  change({ language });
  await speak(language);
  return { lobby: unannounced(ungreeted(renderToStaticMarkup(<Lobby />))), table: renderToStaticMarkup(<TableLoading />) };
}

// One after the other: the page speaks one language at a time.
export const paints = { de: await paintIn('de'), en: await paintIn('en'), fr: await paintIn('fr') };
