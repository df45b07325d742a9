import type { Plugin } from 'vite';

/** The catalogue of a language, by the name its script gets from its source. */
const catalogue = /\/web\/src\/texts\/(de|en|fr)\.ts$/;

/** The first script of the page knows the language before any other has come: it is told which files to send for (public/theme.js). */
export const firstWords: Plugin = {
  name: 'first-words',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {}, chunk }) {
      const withImports = (file: string, known: ReadonlySet<string>): Set<string> => {
        const all = new Set<string>();
        const add = (each: string): void => {
          const script = bundle[each];
          if (script?.type !== 'chunk' || all.has(each) || known.has(each)) return;
          all.add(each);
          script.imports.forEach(add);
        };
        add(file);
        return all;
      };
      const known = withImports(chunk?.fileName ?? '', new Set());
      const files = Object.values(bundle).flatMap((script) => {
        const [, language] = catalogue.exec((script.type === 'chunk' && script.facadeModuleId?.replaceAll('\\', '/')) || '') ?? [];
        return language === undefined ? [] : [[language, [...withImports(script.fileName, known)].map((file) => `/${file}`)] as const];
      });
      const told = files.map(([language, paths]) => ` data-${language}="${paths.join(' ')}"`).toSorted();
      return html.replace('src="/theme.js"', (first) => first + told.join(''));
    },
  },
};
