import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './setup.mjs';

const manifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The folders of the packages that files of a bundle came from. */
export function packagesIn({ inputs }) {
  const found = Object.keys(inputs).map((path) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]);
  return new Set(found.filter((folder) => folder !== undefined).map((folder) => join(root, folder)));
}

function installed(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name);
    if (existsSync(join(path, 'package.json'))) return path;
    if (folder === dirname(folder)) throw new Error(`${name}, which ${from} needs, is not installed`);
  }
}

/** The folders of everything that a workspace of ours depends on, and on what that depends in turn. */
export function packagesBehind(workspace) {
  const seen = new Set();
  const known = new Set();
  const follow = (folder) => {
    for (const name of Object.keys(manifest(folder).dependencies ?? {})) {
      const path = installed(name, folder);
      if (seen.has(path)) continue;
      seen.add(path);
      if (!name.startsWith('@tafelrunde/')) known.add(path);
      follow(path);
    }
  };
  follow(join(root, workspace));
  return known;
}

/** Whose work is inside, and under which terms: they ask to be named wherever it goes. */
export function noticesFor(folders) {
  const told = [...folders].map((folder) => {
    const { name, version, license = 'see its text', homepage = '' } = manifest(folder);
    const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
    const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
    return { title: `${name} ${version} (${license})`, homepage, texts };
  });
  const byTitle = new Map(told.map((each) => [each.title, each]));
  const sections = [...byTitle.values()].toSorted((a, b) => (a.title < b.title ? -1 : 1));
  const intro = 'This release contains the following packages of others. CREDITS.md names pictures and typefaces.';
  return `${[intro, ...sections.map(({ title, homepage, texts }) => [title, homepage, ...texts].filter(Boolean).join('\n\n'))].join(
    `\n\n${'-'.repeat(80)}\n\n`,
  )}\n`;
}
