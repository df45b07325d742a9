import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { cutWords } from './cut-words/plugin.ts';
import { chunksBelow } from './chunks.ts';
import { drawn } from './drawn.ts';
import { firstView } from './first-view.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The server the development page talks to. */
const SERVER = 'http://127.0.0.1:4321';

/** The two faces every page needs are fetched with it, so that nothing jumps when they arrive. */
const firstFonts: Plugin = {
  name: 'first-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /(alegreya|next)-latin-wght-normal.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
          injectTo: 'head' as const,
        })),
  },
};

/**
 * A game's door leads to everything of it, also to what is never fetched here: a page has no use for bots or studies, a worker none for
 * words. Such doors are shut, so that nobody has to carry or keep what lies behind.
 */
const shut = (behind: RegExp): Plugin => ({
  name: 'shut-doors',
  enforce: 'pre',
  resolveId: (source, importer = '') => (/\/games\/\w+\/index\.ts$/.test(importer) && behind.test(source) ? '\0shut-door' : undefined),
  load: (id) => (id === '\0shut-door' ? "throw new Error('This part of a game is not fetched here.');" : undefined),
});

export default defineConfig({
  root: here('.'),
  plugins: [react(), drawn, cutWords(), firstFonts, firstView(here('.').replace(/\/$/, '')), shut(/^\.\/(?:bots|studies|terminal)\.ts$/)],
  define: { __BUILD__: JSON.stringify(process.env['TAFEL_BUILD'] ?? 'dev') },
  // Workers fetch a game when they need it, like the page does.
  worker: { format: 'es', plugins: () => [shut(/^\.\/(?:texts\/.*|studies|terminal)\.ts$/)] },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // Pictures stay files: inlined, their ids would collide and every page would carry them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { debugName: 'files', name: chunksBelow(here('..').replace(/\/$/, '')), includeDependenciesRecursively: false },
            // Drawn once and hardly ever again: a new build of the table need not bring it along.
            { name: 'map', test: /games\/\w+\/table\/map\/land\.drawn\.ts/ },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': { target: SERVER, ws: true } },
  },
});
