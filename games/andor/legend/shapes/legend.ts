/** The legend as a whole, its cards and decks. */
import { languages } from '@tafelrunde/kernel';
import type { BoxedDeck, CardInFile, Credits, DeckCard, End, Legend, Opening, OwnDeck, Rule } from '../format.ts';
import type { Shape } from '../shape.ts';
import { boolean, declares, either, fixed, list, maybe, named, object, record, refers, someOf, string, word } from '../shape.ts';
import { boxDecks, later, licences, sides } from '../words.ts';
import { comment, condition, difficulty, effects, key, letter, story, text, trigger } from './parts.ts';

const deckRules = {
  discard: maybe(word('where a used card goes', ['aside', 'bottom', 'out'])),
  empty: maybe(word('what happens when the deck is empty', ['reshuffle', 'stop'])),
  top: maybe(list(refers('deck-card'))),
};

const shield = word('whether a shield helps: true, false or "this"', [true, false, 'this']);

/** Most characters of one text. */
export const LONGEST_TEXT = 2000;

/** A sentence in the languages the legend promises, which only the checker knows; `form`: what each has to look like. */
const inLanguages = (form?: 'paragraphs'): Shape =>
  someOf(Object.fromEntries(languages.map((language) => [language, maybe(string(LONGEST_TEXT, form))])));

const credits = object<Credits>({
  authors: list(string(100), 1, 20),
  licence: maybe(word('a licence', licences)),
  basedOn: maybe(
    object<NonNullable<Credits['basedOn']>>({
      title: string(200),
      author: maybe(string(100)),
      link: maybe(string(300, 'link')),
    }),
  ),
  version: maybe(string(20)),
  date: maybe(string(10, 'date')),
});

export const legendShapes: Readonly<Record<string, Shape>> = {
  text: inLanguages(),
  story: inLanguages('paragraphs'),
  legend: object<Legend>({
    $schema: maybe(string(300)),
    format: fixed(1),
    id: { shape: 'name' },
    title: text,
    summary: text,
    author: maybe(string(100)),
    comment,
    languages: maybe(list(word('a language', languages), 1, 3)),
    labels: maybe(
      record(
        { shape: 'name' },
        either('a text', { look: 'string', is: string(200) }, ...languages.map((language) => ({ look: { key: language }, is: text }))),
        120,
      ),
    ),
    credits: maybe(credits),
    heroes: object<Legend['heroes']>({ min: word('a number of heroes', [2, 3, 4]), max: word('a number of heroes', [2, 3, 4]) }),
    difficulties: list(difficulty, 1, 2),
    board: word('a side of the board', sides),
    decks: record(declares('deck'), named('deck'), 8),
    openings: list(object<Opening>({ id: declares('opening'), comment, title: text, do: effects }), 1, 6),
    cards: list(named('card'), 1, 100),
    rules: maybe(
      list(
        object<Rule>({
          key,
          id: declares('rule'),
          comment,
          sleeps: maybe(boolean),
          again: maybe(boolean),
          when: trigger,
          if: maybe(condition),
          do: effects,
        }),
      ),
    ),
    tasks: maybe(record(declares('task'), named('task'), 30)),
    end: object<End>({
      win: condition,
      good: object<End['good']>({ title: text, story }),
      bad: object<End['bad']>({ title: text, story, tips: maybe(text) }),
    }),
  }),
  card: object<CardInFile>({
    key,
    id: declares('card'),
    comment,
    kind: word('a kind of card', ['letter', 'named', 'reference'], later.kind),
    letter: maybe(letter),
    when: maybe(trigger),
    if: maybe(condition),
    difficulty: maybe(difficulty),
    title: maybe(text),
    story: maybe(story),
    task: maybe(text),
    notes: maybe(text),
    do: maybe(effects),
  }),
  deck: either(
    'a deck of the box ("from") or cards of its own ("cards")',
    {
      look: { key: 'from' },
      is: object<BoxedDeck>({ from: word('a deck of the box', boxDecks), without: maybe(list(refers('deck-card'))), ...deckRules }),
    },
    { look: { key: 'cards' }, is: object<OwnDeck>({ cards: list(named('deckCard')), ...deckRules }) },
  ),
  deckCard: object<DeckCard>({ id: declares('deck-card'), comment, title: text, story: text, shield: maybe(shield), do: effects }),
};
