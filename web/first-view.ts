import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { minifySync, type Plugin, type Rolldown, runnerImport } from 'vite';
import { styleOf } from './first/style-of.ts';

/**
 * The first view of a page: what stands in the page itself, so that something is there before any script has come, and what is asked for
 * at once instead of one after the other. Two small scripts choose by address, theme and language; what they lay out is carried out here
 * (`src/first/paint.tsx`). The server allows exactly these scripts (`server/http/page.ts`).
 */

interface Paints {
  readonly [language: string]: { readonly lobby: string; readonly table: string };
}

const isAsset = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): file is Rolldown.OutputAsset => file.type === 'asset';

/** Sheets are no business of whoever renders markup. */
const unstyled: Plugin = {
  name: 'unstyled',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0unstyled' : undefined),
  load: (id) => (id === '\0unstyled' ? '' : undefined),
};

/** Files of the build by the name the chunk was given, without its hash. */
const named = (bundle: Rolldown.OutputBundle, name: string, ending: 'js' | 'css'): string[] =>
  Object.keys(bundle).filter((file) => new RegExp(`^assets/${name}-[\\w-]{8}\\.${ending}$`).test(file));

const paths = (files: readonly string[]): string[] => files.map((file) => `/${file}`);

/** Pictures in the first paint lie where the build put them, not where they are drawn from. */
function withBuiltPictures(markup: string, root: string, bundle: Rolldown.OutputBundle): string {
  const built = new Map<string, string>();
  for (const [file, output] of Object.entries(bundle))
    if (isAsset(output)) for (const name of output.originalFileNames) built.set(resolve(root, name), `/${file}`);
  return markup.replaceAll(/ src="([^"]+)"/g, (_whole, source: string) => {
    const path = source.startsWith('/@fs/') ? source.slice('/@fs'.length) : resolve(root, `.${source}`);
    const found = built.get(path);
    if (found === undefined) throw new Error(`The first paint shows ${source}, which is no file of the build.`);
    return ` src="${found}"`;
  });
}

/** A script that stands in the page. Its text stays the same from build to build: the server knows it by its hash. */
const script = (root: string, name: string): string =>
  `<script>${minifySync(name, readFileSync(resolve(root, 'first', name), 'utf8'), { module: false }).code.trim()}</script>`;

/** What to fetch ahead, by page and language; and by game, for the server, which knows what is played at a table. */
const list = (ahead: object): string => `<script type="application/json" id="ahead">${JSON.stringify(ahead)}</script>`;

const LANGUAGES = ['de', 'en', 'fr'];

export function firstView(root: string): Plugin {
  let sheet = '';
  return {
    name: 'first-view',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (bundle === undefined)
          return html.replace('<!-- begin -->', () => list({}) + script(root, 'begin.js')).replace('<!-- lay -->', '');
        const { module } = await runnerImport<{ readonly paints: Paints }>(resolve(root, 'src/first/paint.tsx'), {
          root,
          configFile: false,
          logLevel: 'error',
          define: { __BUILD__: '"first"' },
          build: { assetsInlineLimit: 0 },
          plugins: [unstyled],
        });
        const css = (name: string) => {
          const file = bundle[named(bundle, name, 'css')[0] ?? ''];
          if (file === undefined || !isAsset(file)) throw new Error(`The build has no ${name}.css for the first paint.`);
          return { file: file.fileName, text: String(file.source).trim() };
        };
        const base = css('base');
        const table = css('table');
        sheet = base.file;
        const templates = LANGUAGES.flatMap((language) => {
          const paint = module.paints[language];
          if (paint === undefined) throw new Error(`There is no first paint in ${language}.`);
          // What cannot be used yet takes no touch and no focus, and is not read out.
          const laid = (markup: string) =>
            `<div style="display:contents" inert aria-hidden="true">${withBuiltPictures(markup, root, bundle)}</div>`;
          return [
            `<template id="first-lobby-${language}">${laid(paint.lobby)}</template>`,
            `<template id="first-table-${language}"><style>${styleOf(table.text, paint.table)}</style>${laid(paint.table)}</template>`,
          ];
        });
        const games = readdirSync(resolve(root, '../games')).filter((game) => named(bundle, game, 'js').length > 0);
        const begins = [...html.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(([, path = '']) => path);
        const withIt = [...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)].map(([, path = '']) => path);
        const ahead = {
          scripts: begins,
          room: paths([...named(bundle, 'room', 'js'), ...named(bundle, 'room', 'css')]),
          games: Object.fromEntries(
            games.map((game) => [
              game,
              {
                files: paths([...named(bundle, game, 'js'), ...named(bundle, game, 'css')]),
                ...Object.fromEntries(LANGUAGES.map((language) => [language, paths(named(bundle, `${language}-${game}`, 'js'))])),
              },
            ]),
          ),
          pages: Object.fromEntries([
            ...LANGUAGES.map((language) => [language, paths(named(bundle, language, 'js').filter((file) => spokenByPage(bundle, file)))]),
            ...LANGUAGES.map((language) => [`table-${language}`, paths(named(bundle, `${language}-table`, 'js'))]),
            ['every', withIt],
            ['table', paths([...named(bundle, 'table', 'js'), table.file])],
          ]),
        };
        return html
          .replaceAll(/\s*(?:<link rel="(?:stylesheet|modulepreload)"[^>]*>|<script type="module"[^>]*><\/script>)/g, '')
          .replace('<!-- begin -->', () => `${list(ahead)}${script(root, 'begin.js')}<style>${base.text}</style>`)
          .replace('<!-- lay -->', () => `${templates.join('')}${script(root, 'lay.js')}`);
      },
    },
    // The sheet every page begins with stands in the page: nothing fetches it a second time.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const [base = ''] = named(bundle, 'base', 'js');
        for (const output of Object.values(bundle)) if (!isAsset(output)) output.code = output.code.replaceAll(`"${sheet}"`, `"${base}"`);
        delete bundle[sheet];
      },
    },
  };
}

/** Other parts of the page have words of their own in files that begin the same way. */
function spokenByPage(bundle: Rolldown.OutputBundle, file: string): boolean {
  const chunk = bundle[file];
  return chunk !== undefined && !isAsset(chunk) && Object.keys(chunk.modules).some((id) => /\/web\/src\/texts\/\w+\.ts$/.test(id));
}
