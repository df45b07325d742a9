import type { OptionValue, Params, Refusal, Result, Seat } from './contract.ts';
import type { Language, Names } from './texts.ts';

/*
 * How texts are written in this house. A text without gaps is a string; one with gaps is a function of what fills them, so that a missing
 * gap is a compile error and every language may order and bend its sentence as it likes. What all sentences need is here: counts, lists,
 * people, and parts that stand out. French joins more to names than the others: see french.ts.
 */

/** Somebody a sentence speaks of: the reader, or another by name. */
export interface Who {
  readonly you: boolean;
  readonly name: string;
}

export const whoIs = (names: Names, seat: Seat): Who => ({ you: names.you.includes(seat), name: names.of(seat) });

/** The sentence of a refusal of the game's own; undefined for one it does not know. */
export function refusalIn(
  sentences: Readonly<Record<string, (params: Params) => string>>,
  { code, params = {} }: Refusal,
): string | undefined {
  return Object.hasOwn(sentences, code) ? sentences[code]?.(params) : undefined;
}

/** Whoever came first, the reader before others, and with how many points. */
export function firstsIn(result: Result, names: Names): { readonly best: readonly Who[]; readonly points: number } {
  const first = result.kind === 'ranking' ? result.places.filter(({ place }) => place === 1) : [];
  const best = first.map(({ seat }) => whoIs(names, seat)).toSorted((a, b) => Number(b.you) - Number(a.you));
  return { best, points: first[0]?.score ?? 0 };
}

/** A sentence that begins with a word of its own begins with a capital. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The tools of one language. */
export interface Wording {
  /**
   * The form the number asks for, `#` standing for the number: `count(n, 'a card', '# cards')`. French says 0 in the singular, so where
   * the first form names no number, 0 needs words of its own.
   */
  readonly count: (n: number, one: string, other: string) => string;
  /** "a, b and c". */
  readonly list: (items: readonly (string | number)[]) => string;
  /** "a, b or c". */
  readonly either: (items: readonly (string | number)[]) => string;
  /** "You draw", "Mira draws": begins a sentence. */
  readonly verb: (who: Who, you: string, other: string) => string;
  /** "you", "Mira": inside a sentence, in the form that lists people. */
  readonly person: (who: Who) => string;
  /** The value of an option that is on or off. */
  readonly yesNo: (value: OptionValue) => string;
}

const small = {
  de: { you: 'du', yes: 'ja', no: 'nein', and: 'und', or: 'oder', one: [1] },
  en: { you: 'you', yes: 'yes', no: 'no', and: 'and', or: 'or', one: [1] },
  fr: { you: 'vous', yes: 'oui', no: 'non', and: 'et', or: 'ou', one: [0, 1] },
} as const;

const locales = { de: 'de', en: 'en-GB', fr: 'fr' } as const;

/** How a language of ours writes lists, dates and hours. Our English is British: no comma before the last "and", 16:23, 3 November. */
export const localeOf = (language: Language): string => locales[language];

/** Made when it is first asked for: a phone takes milliseconds over each of its formatters, and a page begins with hardly any of them. */
export function whenAsked<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Written the same in every language of ours: a table counts by them alone, and does without the formatter. */
const isShort = (n: number): boolean => Number.isInteger(n) && n >= 0 && n < 1000;

/** In our languages a list is commas and one small word; the browser's own formatter says the same and is slow to make. */
const listed = (items: readonly (string | number)[], last: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

export function wordingIn(language: Language): Wording {
  const locale = localeOf(language);
  const plurals = whenAsked(() => new Intl.PluralRules(locale));
  const numbers = whenAsked(() => new Intl.NumberFormat(locale));
  const { you: pronoun, yes, no, and, or, one: ones } = small[language];
  const isOne = (n: number): boolean => (isShort(n) ? ones.some((each) => each === n) : plurals().select(n) === 'one');
  return {
    count: (n, one, other) => (isOne(n) ? one : other).replaceAll('#', isShort(n) ? String(n) : numbers().format(n)),
    list: (items) => listed(items, and),
    either: (items) => listed(items, or),
    verb: (who, you, other) => (who.you ? `${sentence(pronoun)} ${you}` : `${who.name} ${other}`),
    person: (who) => (who.you ? pronoun : who.name),
    yesNo: (value) => (value === true ? yes : no),
  };
}

/** A part of a sentence that stands out on a page. */
export interface Strong {
  readonly strong: string;
}

/** A sentence whose parts may stand out. */
export type Phrase = readonly (string | Strong)[];

export const strong = (text: string): Strong => ({ strong: text });

/** phrase`${strong(name)} draws a card.` What fills a gap may hold anything: nothing in it is read as a mark. */
export const phrase = (texts: TemplateStringsArray, ...gaps: readonly (string | number | Strong)[]): Phrase => {
  const told: (string | Strong)[] = [];
  let plain = '';
  texts.forEach((text, place) => {
    const gap = gaps[place] ?? '';
    plain += typeof gap === 'object' ? text : `${text}${gap}`;
    if (typeof gap !== 'object') return;
    if (plain !== '') told.push(plain);
    told.push(gap);
    plain = '';
  });
  return plain === '' ? told : [...told, plain];
};

/** The same for the ear. */
export const flat = (told: Phrase): string => told.map((part) => (typeof part === 'string' ? part : part.strong)).join('');
