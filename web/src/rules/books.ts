import { gameIds } from '@tafelrunde/games';
import type { InEveryLanguage, Language } from '@tafelrunde/kernel';
import type { BookPictures } from '@tafelrunde/stage';

type Book = InEveryLanguage<() => Promise<string>>;

/** The rulebooks, each language fetched when somebody opens it. */
const pages = import.meta.glob<string>('../../../games/*/rulebook/*.md', { query: '?raw', import: 'default' });

function bookFor(game: string): Book | undefined {
  const page = (language: Language) => pages[`../../../games/${game}/rulebook/${language}.md`];
  const [de, en, fr] = [page('de'), page('en'), page('fr')];
  return de && en && fr && { de, en, fr };
}

// Made once: whoever reads a book knows it again by identity.
const books: ReadonlyMap<string, Book | undefined> = new Map(gameIds.map((id) => [id, bookFor(id)]));

export function bookOf(game: string): Book | undefined {
  return books.get(game);
}

const drawings = import.meta.glob<BookPictures>('../../../games/*/table/book/index.tsx', { import: 'default' });

/** The pictures of a game's book. A book is read without them where there are none, or where they do not come: words say what they show. */
export async function picturesOf(game: string): Promise<BookPictures> {
  try {
    return (await drawings[`../../../games/${game}/table/book/index.tsx`]?.()) ?? {};
  } catch {
    return {};
  }
}
