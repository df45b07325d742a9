/** A legend as the table plays it, from one as it stands in a file: every text in every language, every version of a card with its words. */
import { type Language, languages } from '@tafelrunde/kernel';
import type { Card, CardInFile, Legend, LegendInFile } from './format.ts';

/** What is whole already is handed back as it is. */
export function complete(file: LegendInFile): Legend {
  const cards = withWords(file.cards);
  const whole = cards === file.cards ? (file as Legend) : { ...file, cards };
  const credited =
    whole.author === undefined && whole.credits !== undefined ? { ...whole, author: whole.credits.authors.join(', ') } : whole;
  const [first] = file.languages ?? [];
  if (first === undefined || languages.every((language) => file.languages?.includes(language))) return credited;
  const { labels, ...told } = credited; // names are free: one of them may be called like a language
  return { ...fallBack(told, first), ...(labels && { labels }) };
}

/** Lends the second of two versions the words it leaves out. A card that has its title and its story leaves nothing out. */
function withWords(cards: readonly CardInFile[]): readonly Card[] {
  if (cards.every((card) => card.title !== undefined && card.story !== undefined)) return cards as readonly Card[];
  return cards.map((card, i) => {
    if (card.title !== undefined && card.story !== undefined) return card as Card;
    const first = cards.find(({ id }, at) => id === card.id && at < i);
    if (first?.title === undefined || first.story === undefined) return card as Card; // the checker says so
    const { title, story, task, notes } = first;
    return { title, story, ...(task && { task }), ...(notes && { notes }), ...card };
  });
}

/** Texts that lack a language have it from the one the legend promises first. */
function fallBack<T>(value: T, from: Language): T {
  if (Array.isArray(value)) return value.map((each: unknown) => fallBack(each, from)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const said = value as Readonly<Record<string, unknown>>;
  if (typeof said[from] === 'string') return Object.fromEntries(languages.map((language) => [language, said[language] ?? said[from]])) as T;
  return Object.fromEntries(Object.entries(said).map(([key, each]) => [key, fallBack(each, from)])) as T;
}
