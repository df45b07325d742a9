/** The sentences that belong to a legend as it stands now, for views and for the end. */
import { F_A, F_B, F_CODE, FRAME, type State } from '../../state.ts';
import { NONE } from '../../pieces.ts';
import { AVERT, EVENT, LIST, QUESTION } from '../../rules/agenda.ts';
import type { Effect, Points, Text } from '../format.ts';
import type { LegendState } from '../state.ts';
import type { LastingWords, LastWords, OfferWords, QuestionWords, TaskWords } from '../telling.ts';
import type { Book } from './book.ts';
import { TASK_NOT_GIVEN } from './conditions.ts';
import { cardsOf } from './decks.ts';
import { fixedNumber } from './numbers.ts';
import { phrases } from './phrases.ts';
import { taskOf } from './tasks.ts';

const states = ['open', 'open', 'done', 'failed'] as const;

export interface WordsNow {
  readonly title: Text;
  readonly goal?: Text;
  readonly taskWords: readonly TaskWords[];
  readonly question?: QuestionWords;
  readonly offerWords: readonly OfferWords[];
  readonly lasting: readonly LastingWords[];
}

export function wordsNow(book: Book, state: State): WordsNow {
  const { legend, agenda, seats: heroes } = state;
  const goal = legend.goalAt === NONE ? undefined : book.goals[legend.goalAt];
  const question = questionNow(book, agenda, heroes);
  return {
    title: book.legend.title,
    taskWords: legend.tasks.flatMap((state, i) => {
      const task = taskOf(book, i);
      return state === TASK_NOT_GIVEN || task === undefined ? [] : [{ title: task.title, text: task.text, state: states[state as 1] }];
    }),
    offerWords: legend.offers.map((entry) => offerNow(book, entry >> 4, heroes)),
    lasting: lastingNow(book, legend),
    ...(goal && { goal }),
    ...(question && { question }),
  };
}

const nothing: readonly LastingWords[] = [];

/** Each card once, however much of it still holds. */
function lastingNow(book: Book, legend: LegendState): readonly LastingWords[] {
  if (legend.modifiers.length + legend.waits.length === 0) return nothing;
  const cards = [...legend.modifiers.map((index) => book.modifiers[index]?.card), ...legend.waits.map((index) => book.waits[index]?.card)];
  return [...new Set(cards)].flatMap((card) => (card === undefined ? [] : [{ title: card.title, story: card.story }]));
}

function offerNow(book: Book, index: number, heroes: number): OfferWords {
  const offer = book.offers[index];
  const effect = offer === undefined ? undefined : book.sources[offer.list]?.[0];
  const text = effect?.do === 'offer.trade' ? tradeText(book, effect, heroes) : phrases.offer;
  return { index, fields: offer?.fields ?? [], text };
}

/** The list under the question says what is asked; an event on top of everything waits for a shield. */
function questionNow(book: Book, agenda: readonly number[], heroes: number): QuestionWords | undefined {
  const top = agenda.length - FRAME;
  const code = top < 0 ? 0 : agenda[top + F_CODE];
  const under = top - FRAME;
  if (under < 0) return undefined;
  if (code === AVERT && agenda[under + F_CODE] === EVENT) {
    const deck = Object.values(book.legend.decks)[agenda[under + F_A] as number];
    const card = deck && cardsOf(deck)[agenda[under + F_B] as number];
    return card && { event: { title: card.title, story: card.story } };
  }
  if (code !== QUESTION || agenda[under + F_CODE] !== LIST) return undefined;
  const effect = book.sources[agenda[under + F_A] as number]?.[agenda[under + F_B] as number];
  return effect && asked(book, effect, heroes);
}

function asked(book: Book, effect: Effect, heroes: number): QuestionWords {
  switch (effect.do) {
    case 'choose':
      return { ask: effect.ask, options: effect.options.map((option) => option.text) };
    case 'optional':
      return { ask: effect.ask };
    case 'offer.trade':
      return { ask: tradeText(book, effect, heroes) };
    case 'gamble':
      return { ask: phrases.gamble };
    case 'peek.deck':
      return { ask: phrases.peek, options: [phrases.putBack, phrases.removeCard] };
    case 'reveal.fog':
      return { ask: phrases.revealFog };
    case 'place.fog':
      return { ask: phrases.freeOfFog };
    case 'remove.token':
      return { ask: phrases.whichToken };
    case 'lose.gem':
      return { ask: phrases.whichGem };
    case 'remove.creature':
    case 'move.creature':
    case 'pin.creature':
    case 'unpin.creature':
    case 'attach.item':
      return { ask: phrases.whichCreature };
    default:
      return { ask: phrases.whoTakesIt };
  }
}

/** "2 gold for 5 willpower" in every language. */
function tradeText(book: Book, effect: Extract<Effect, { do: 'offer.trade' }>, heroes: number): Text {
  const points = (of: Points, language: 'de' | 'en' | 'fr'): string[] =>
    (['gold', 'willpower', 'strength'] as const).flatMap((kind) => {
      const amount = of[kind];
      return amount === undefined ? [] : [phrases.points(kind, fixedNumber(book, amount, 0, heroes), language)];
    });
  const sentence = (language: 'de' | 'en' | 'fr'): string => {
    const get = points(effect.get, language);
    if (effect.get.oneOf !== undefined) get.push(phrases.oneArticle[language]);
    return phrases.trade(points(effect.pay, language).join(', '), get.join(', '), language);
  };
  return { de: sentence('de'), en: sentence('en'), fr: sentence('fr') };
}

export function lastWords(book: Book, legend: LegendState, won: boolean): LastWords {
  const { good, bad } = book.legend.end;
  const why = legend.reasonAt === NONE ? undefined : book.reasons[legend.reasonAt];
  return { ...(won ? good : bad), ...(why && { why }) };
}
