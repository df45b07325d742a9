import { expect, test } from 'vitest';
import { fr as catalogue } from '../src/texts/fr.ts';

type Text = (...given: readonly unknown[]) => unknown;
type Said = readonly [path: string, text: string];

/** Every list of words of the house that speaks French: of the pages, and of the games' tables and logs. */
const lists = {
  ...import.meta.glob<object>('../src/**/*words.ts', { eager: true }),
  ...import.meta.glob<object>('../src/texts/**/fr.ts', { eager: true }),
  ...import.meta.glob<object>('../../games/*/{table,texts}/**/fr.ts', { eager: true }),
  ...import.meta.glob<object>('../../games/andor/texts/fr/*.ts', { eager: true }),
};

/** What a file exports but functions, which are no texts. */
const wordsOf = (list: object) => Object.fromEntries(Object.entries(list).filter(([, each]) => typeof each === 'object'));

/** What a text with gaps may be given: a name, several, or a person. */
const people = ['Anouk', 'Ida'];
const kinds: readonly (readonly unknown[])[] = [
  ...people.map((name) => [name, name, name]),
  [people, people, people],
  ...people.map((name) => [{ name, you: false }, {}, { name, you: false }]),
];
const games = [['Anansi'], ['Les Légendes d’Andor']];

/** Texts about a game say so in their first gap, also once they are compiled. */
const kindsFor = (text: Text) => (/^\(?(?:game|title)\b/.test(text.toString()) ? games : kinds);

/** These have gaps for hours of the day. */
const hours = /\.nightHint$/;

/** A sentence as it is read: its parts one after the other, those that stand out and the names in the middle among them. */
function joined(said: unknown): string {
  if (typeof said === 'string') return said;
  if (typeof said !== 'object' || said === null) return '';
  return Object.values(said).map(joined).join('');
}

function sayings(list: unknown, path: string): readonly Said[] {
  if (typeof list === 'function') {
    return kindsFor(list as Text).flatMap((given): readonly Said[] => {
      try {
        return [[path, joined((list as Text)(...given))]];
      } catch {
        return []; // it takes no names, or not these alone
      }
    });
  }
  if (typeof list !== 'object' || list === null) return typeof list === 'string' ? [[path, list]] : [];
  return Object.entries(list).flatMap(([key, each]) => (key === 'de' || key === 'en' ? [] : sayings(each, `${path}.${key}`)));
}

/** « de Anouk », « que Ida », « de Les … ». */
const unjoined = /\b(?:de|que) (?=[AEIOUÉ]|Les )/;

test('French joins “de” and “que” to the name that follows, wherever a text takes one', () => {
  const said = Object.entries(lists).flatMap(([file, list]) => sayings(wordsOf(list), file));
  const named = said.filter(([path, text]) => /Anouk|Ida|Anansi|Andor/.test(text) && !hours.test(path));
  expect(new Set(named.map(([path]) => path)).size).toBeGreaterThan(150);
  expect(named.filter(([, text]) => unjoined.test(text))).toEqual([]);
});

test('what is unjoined would be found, whole or in parts', () => {
  const wrong = {
    seat: (name: string) => `la place de ${name}`,
    turn: (names: string[]) => ({ before: 'Au tour de ', names: names.join(), after: '' }),
    goal: (game: string) => `Le but de ${game}`,
  };
  const found = sayings(wrong, '').filter(([, text]) => unjoined.test(text));
  expect(found.map(([path]) => path)).toEqual(['.seat', '.seat', '.seat', '.turn', '.goal', '.goal']);
  const { before, names, after } = catalogue.lobby.turnOf(['Otto', 'Ruth', 'Ida']);
  expect(before + names + after).toBe('Au tour d’Otto, de Ruth et d’Ida');
  expect(catalogue.undo.waiting(['Ida', 'Émile'])).toBe('L’annulation attend l’accord d’Ida et d’Émile.');
  expect(catalogue.goal.title('Les Légendes d’Andor')).toBe('Le but des Légendes d’Andor');
});

/** Texts as they stand in their files, rulebooks among them. Legends and their cards are left as they are: matches know them by their bytes. */
const files = import.meta.glob<string>(
  [
    '../src/**/*words.ts',
    '../src/texts/**/fr.ts',
    '../../games/**/fr.ts',
    '../../games/*/texts/fr/*.ts',
    '../../games/*/rulebook/fr.md',
    '../../protocol/error-texts/fr.ts',
    '../../{server,table,cli}/**/*words.ts',
    '../../cli/template/**/fr.{ts,md}',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

/** “Qui passe dépense 1 heure.”: a proverb’s way to begin. Questions begin so, and headings that are questions. */
const proverb = /\bQui (?!commence\b|et\b)(?![^.?!'`]*\?)[^.'`]*/;

test('no French sentence begins as a proverb does', () => {
  expect(Object.keys(files).length).toBeGreaterThan(50);
  const found = Object.entries(files).flatMap(([file, text]) =>
    text.split('\n').flatMap((line) => proverb.exec(line)?.map((each) => `${file}: ${each}`) ?? []),
  );
  expect(found).toEqual([]);
  expect('Qui passe dépense 1 heure.').toMatch(proverb);
  expect('Qui passe ?').not.toMatch(proverb);
});
