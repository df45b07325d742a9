import { describe, expect, test, vi } from 'vitest';
import { languages } from '../texts.ts';
import { flat, localeOf, phrase, sentence, strong, whenAsked, whoIs, wordingIn } from '../wording.ts';

const [de, en, fr] = languages.map(wordingIn) as [ReturnType<typeof wordingIn>, ReturnType<typeof wordingIn>, ReturnType<typeof wordingIn>];

describe('counts', () => {
  const numbers = [0, 1, 2, 11, 21, 101];
  test('German and English say one thing in the singular', () => {
    expect(numbers.map((n) => de.count(n, '# Karte', '# Karten'))).toEqual([
      '0 Karten',
      '1 Karte',
      '2 Karten',
      '11 Karten',
      '21 Karten',
      '101 Karten',
    ]);
    expect(numbers.map((n) => en.count(n, 'a card', '# cards'))).toEqual([
      '0 cards',
      'a card',
      '2 cards',
      '11 cards',
      '21 cards',
      '101 cards',
    ]);
  });
  test('French says nothing in the singular too', () => {
    expect(numbers.map((n) => fr.count(n, '# carte', '# cartes'))).toEqual([
      '0 carte',
      '1 carte',
      '2 cartes',
      '11 cartes',
      '21 cartes',
      '101 cartes',
    ]);
  });
  test('what has four digits or a sign is written as the language does', () => {
    const numbers = [999, 1000, 1234567, -3];
    expect(numbers.map((n) => de.count(n, '#', '#'))).toEqual(['999', '1.000', '1.234.567', '-3']);
    expect(numbers.map((n) => en.count(n, '#', '#'))).toEqual(['999', '1,000', '1,234,567', '-3']);
  });
  test('a form may name the number twice, or not at all', () => {
    expect(en.count(3, 'the one', '# of #')).toBe('3 of 3');
    expect(de.count(2, 'liest', 'lesen')).toBe('lesen');
  });
});

describe('lists', () => {
  test.each([
    [de, ['', 'a', 'a und b', 'a, b und c'], 'a, b oder c'],
    [en, ['', 'a', 'a and b', 'a, b and c'], 'a, b or c'],
    [fr, ['', 'a', 'a et b', 'a, b et c'], 'a, b ou c'],
  ] as const)('%#', (words, said, either) => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((items) => words.list(items))).toEqual(said);
    expect(words.either(['a', 'b', 'c'])).toBe(either);
  });
  test('of numbers', () => expect(en.list([3, 4, 5])).toBe('3, 4 and 5'));
});

describe('people', () => {
  const names = { of: (seat: number) => ['Mira', 'Karl'][seat] ?? '', you: [1] };
  test('the reader is spoken to, others are named', () => {
    expect([0, 1].map((seat) => de.verb(whoIs(names, seat), 'ziehst', 'zieht'))).toEqual(['Mira zieht', 'Du ziehst']);
    expect([0, 1].map((seat) => en.verb(whoIs(names, seat), 'draw', 'draws'))).toEqual(['Mira draws', 'You draw']);
    expect([0, 1].map((seat) => fr.verb(whoIs(names, seat), 'piochez', 'pioche'))).toEqual(['Mira pioche', 'Vous piochez']);
    expect([de, en, fr].map((words) => words.list([0, 1].map((seat) => words.person(whoIs(names, seat)))))).toEqual([
      'Mira und du',
      'Mira and you',
      'Mira et vous',
    ]);
  });
  test('a sentence begins with a capital', () => {
    expect(['', 'du', 'épée', '5 (Schwert)'].map(sentence)).toEqual(['', 'Du', 'Épée', '5 (Schwert)']);
  });
});

describe('what stands out', () => {
  const draws = (name: string, cards: number) => phrase`${strong(name)} draws ${cards}.`;
  test('is told apart', () => expect(draws('Mira', 2)).toEqual([{ strong: 'Mira' }, ' draws 2.']));
  test('whatever a name holds', () => expect(flat(draws('*{name}* <b>', 2))).toBe('*{name}* <b> draws 2.'));
});

test('on and off', () =>
  expect([de, en, fr].flatMap((words) => [words.yesNo(true), words.yesNo(false)])).toEqual(['ja', 'nein', 'yes', 'no', 'oui', 'non']));

test('small counts and lists are worded as the formatters of the language would, and need none', () => {
  const of = (n: number) => Array.from({ length: n }, (_, at) => `${at}`);
  for (const language of ['de', 'en', 'fr'] as const) {
    const plurals = new Intl.PluralRules(localeOf(language));
    const lists = new Intl.ListFormat(localeOf(language), { type: 'conjunction' });
    const choices = new Intl.ListFormat(localeOf(language), { type: 'disjunction' });
    const made = [vi.spyOn(Intl, 'PluralRules'), vi.spyOn(Intl, 'NumberFormat'), vi.spyOn(Intl, 'ListFormat')] as const;
    const words = wordingIn(language);
    for (let n = 0; n < 1000; n++) expect(words.count(n, 'one', 'other')).toBe(plurals.select(n) === 'one' ? 'one' : 'other');
    for (let n = 0; n < 6; n++) expect([words.list(of(n)), words.either(of(n))]).toEqual([lists.format(of(n)), choices.format(of(n))]);
    expect(made.map((each) => each.mock.calls.length)).toEqual([0, 0, 0]);
    for (const each of made) each.mockRestore();
  }
});

test('a formatter is made when something is said that needs it, and once', () => {
  const made = [vi.spyOn(Intl, 'PluralRules'), vi.spyOn(Intl, 'NumberFormat'), vi.spyOn(Intl, 'ListFormat')] as const;
  wordingIn('en');
  expect(made.map((each) => each.mock.calls.length)).toEqual([0, 0, 0]);
  for (const each of made) each.mockRestore();
  let times = 0;
  const asked = whenAsked(() => ({ times: ++times }));
  expect([times, asked().times, asked().times, times]).toEqual([0, 1, 1, 1]);
});
