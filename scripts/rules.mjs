/** npm run rules [-- GAME]: every numbered rule and the tests that prove it; exit code 1 when a rule has none. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stop } from './say.mjs';
import { root } from './setup.mjs';

const NUMBER = /\b[A-Z]{3}-\d+(?:\.\d+)*\b/g;
/** The title of a test: the first text after test( or test.each(…)(. */
const TITLE = /\b(?:test|it)(?:\.each\([\s\S]*?\]\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1/g;

function filesBelow(folder, ending) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

/** A rule is a paragraph that begins with its number in bold. */
function rulesOf(game) {
  const text = readFileSync(join(root, 'games', game, 'rulebook', 'en.md'), 'utf8');
  return [...text.matchAll(/^\*\*([A-Z]{3}-\d+(?:\.\d+)*)\*\*\s*(.*)$/gm)].map(([, number, words]) => ({ number, words }));
}

function titlesOf(game) {
  const byNumber = new Map();
  for (const file of filesBelow(join(root, 'games', game), '.test.ts')) {
    for (const [, , title] of readFileSync(file, 'utf8').matchAll(TITLE)) {
      for (const number of title.match(NUMBER) ?? []) byNumber.set(number, [...(byNumber.get(number) ?? []), title]);
    }
  }
  return byNumber;
}

const asked = process.argv.slice(2);
const all = readdirSync(join(root, 'games')).filter((name) => existsSync(join(root, 'games', name, 'rulebook', 'en.md')));
const unknown = asked.find((name) => !all.includes(name));
if (unknown !== undefined) stop(`No game "${unknown}" with a rulebook; there are: ${all.join(', ')}.`);

let untested = 0;
for (const game of asked.length > 0 ? asked : all) {
  const titles = titlesOf(game);
  const rules = rulesOf(game);
  for (const { number, words } of rules) {
    const tests = titles.get(number) ?? [];
    if (tests.length === 0) untested += 1;
    process.stdout.write(`${number}  ${words.slice(0, 90)}\n`);
    for (const title of tests) process.stdout.write(`    ✓ ${title}\n`);
    if (tests.length === 0) process.stdout.write('    ✗ no test names this rule\n');
  }
  process.stdout.write(`${game}: ${rules.length} rules, ${untested} without a test\n`);
}
process.exit(untested > 0 ? 1 : 0);
