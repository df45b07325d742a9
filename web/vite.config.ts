import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

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

export default defineConfig({
  root: here('.'),
  plugins: [react(), firstFonts],
  define: { __BUILD__: JSON.stringify(process.env['TAFEL_BUILD'] ?? 'dev') },
  // Workers fetch a game when they need it, like the page does.
  worker: { format: 'es' },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // Pictures stay files: inlined, their ids would collide and every page would carry them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': { target: SERVER, ws: true } },
  },
});
