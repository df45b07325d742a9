import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The server the development page talks to. */
const SERVER = 'http://127.0.0.1:4321';

export default defineConfig({
  root: here('.'),
  plugins: [react()],
  define: { __BUILD__: JSON.stringify(process.env['TAFEL_BUILD'] ?? 'dev') },
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
