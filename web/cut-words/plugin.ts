import { readFileSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@tafelrunde/kernel';
import { normalizePath, type Plugin } from 'vite';
import { inOneLanguage, withoutWords } from './lists.ts';
import { areWords, onDemand, partsBelow, wordsFrom } from './reach.ts';

/** As the bundler names it, which follows links. */
const sources = `${normalizePath(realpathSync(fileURLToPath(new URL('../src/', import.meta.url))))}/`;
const listed = JSON.stringify(join(sources, 'texts/listed.ts'));
const withWords = JSON.stringify(join(sources, 'texts/with-words.ts'));
const nameOf = (file: string): string => relative(sources, file).replaceAll('\\', '/');
/** `table-page`: what its script will be called. */
const partOf = (file: string): string =>
  nameOf(file)
    .replace(/\.tsx?$/, '')
    .replaceAll('/', '-');

/** The file with one language alone. */
const alone = /^(.+)\?only=(de|en|fr)$/;
/** All the words a part of the page needs, as one module. */
const together = /^words-of:(.+)-(de|en|fr)$/;

const namesOf = (files: readonly string[], language: Language): string =>
  files.map((file) => `import ${JSON.stringify(`${file}?only=${language}`)};\n`).join('');

/**
 * In the source every sentence of the shell stands beside its translations; a page carries one language (docs/decisions/053). What the
 * first page says comes with its catalogue. What another part says is fetched together with that part: the catalogue of a language
 * knows how.
 */
export function cutWords(): Plugin {
  const first = wordsFrom(join(sources, 'main.tsx'));
  const later = new Map(
    partsBelow(sources).flatMap((file) => {
      const words = wordsFrom(file).filter((each) => !first.includes(each));
      return words.length === 0 ? [] : [[partOf(file), words] as const];
    }),
  );
  const catalogue = (code: string, language: Language): string => {
    const ways = [...later.keys()].map((part) => `'${part}': () => import('words-of:${part}-${language}')`);
    return `import { offered } from ${listed};\n${namesOf(first, language)}${code}\noffered('${language}', { ${ways.join(', ')} });\n`;
  };
  const fetched = (importer: string) => (whole: string, path: string) => {
    const part = partOf(join(importer, '..', path));
    return later.has(part) ? `withWords('${part}', () => ${whole})` : whole;
  };
  return {
    name: 'cut-words',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (together.test(source) ? `\0${source}` : alone.test(source) ? source : undefined),
    load(id) {
      const [, part = '', language] = together.exec(id.slice(1)) ?? [];
      if (language !== undefined) return namesOf(later.get(part) ?? [], language as Language);
      const [, file = '', only] = alone.exec(id) ?? [];
      if (only === undefined) return undefined;
      return { code: inOneLanguage(readFileSync(file, 'utf8'), nameOf(file), listed, only as Language), moduleType: 'ts' };
    },
    transform(code, id) {
      if (!id.startsWith(sources) || !/\.tsx?$/.test(id)) return undefined;
      if (areWords(id, code)) return withoutWords(code, nameOf(id), listed);
      const [, language] = /^texts\/(de|en|fr)\.ts$/.exec(nameOf(id)) ?? [];
      if (language !== undefined) return catalogue(code, language as Language);
      // A list comes with a hook that reads it: where the list is all that is wanted, the texts of the page need not come along.
      if (nameOf(id) === 'texts/index.ts') return { code, moduleSideEffects: false };
      const split = code.replaceAll(onDemand, fetched(id));
      return split === code ? undefined : `import { withWords } from ${withWords};\n${split}`;
    },
  };
}
