import { type Plugin, runnerImport } from 'vite';

/**
 * Modules called `*.drawn.ts` are carried out when the pages are built, and the page gets their result: pictures that are
 * calculated cost the reader nothing but their strokes. Their exports are plain data.
 */
export const drawn: Plugin = {
  name: 'drawn',
  async load(id) {
    if (!id.endsWith('.drawn.ts')) return undefined;
    const { module, dependencies } = await runnerImport<Readonly<Record<string, unknown>>>(id, { configFile: false, logLevel: 'error' });
    for (const file of dependencies) this.addWatchFile(file);
    return Object.entries(module)
      .map(([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`)
      .join('\n');
  },
};
