/** The sentences that belong to a legend as it stands now, for views and for the end. */
import { E_WHAT, E_AT, E_CODE, ENTRY, type State } from '../../state.ts';
import { NONE } from '../../pieces.ts';
import { AVERT, EVENT, LIST, QUESTION } from '../../rules/agenda.ts';
import type { Card, DeckCard, Effect, Points, Text } from '../format.ts';
import type { LegendState } from '../state.ts';
import type { LastingWords, LastWords, OfferWords, QuestionWords, ReadCard, TaskWords } from '../telling.ts';
import { letters } from '../words.ts';
import type { Book, Modifier } from './book.ts';
import { TASK_NOT_GIVEN } from './conditions.ts';
import { cardsOf } from './decks.ts';
import { fixedNumber } from './numbers.ts';
import { phrases } from './phrases.ts';
import { farOf } from './progress.ts';
import { taskOf } from './tasks.ts';

const states = ['open', 'open', 'done', 'failed'] as const;

export interface WordsNow {
  readonly title: Text;
  readonly goal: Text | undefined;
  readonly taskWords: readonly TaskWords[];
  readonly question: QuestionWords | undefined;
  readonly offerWords: readonly OfferWords[];
  readonly lasting: readonly LastingWords[];
}

export function wordsNow(book: Book, state: State): WordsNow {
  const { legend } = state;
  const goal = legend.goalAt === NONE ? undefined : book.goals[legend.goalAt];
  const question = questionNow(book, state);
  return {
    title: book.legend.title,
    goal,
    taskWords: tasksNow(book, state),
    question,
    offerWords: offersNow(book, state),
    lasting: lastingNow(book, legend),
  };
}

/** What was said of each task last: mostly it still holds, and views are made by the million. */
const taskWords = new WeakMap<Book, (TaskWords | undefined)[]>();

function tasksNow(book: Book, state: State): readonly TaskWords[] {
  const { tasks, owners } = state.legend;
  const known = taskWords.get(book) ?? [];
  taskWords.set(book, known);
  const words: TaskWords[] = [];
  for (let i = 0; i < tasks.length; i += 1) {
    const given = tasks[i];
    if (given === TASK_NOT_GIVEN) continue;
    const task = taskOf(book, i);
    if (task === undefined) continue;
    const { progress, until } = farOf(book, state, i);
    const owner = owners?.[i] ?? NONE;
    const said = known[i];
    if (said !== undefined && said.state === states[given as 1] && isAsFar(said, progress, until, owner)) words.push(said);
    else {
      const now: TaskWords = {
        title: task.title,
        text: task.text,
        state: states[given as 1],
        ...(progress && { progress }),
        ...(until === undefined ? {} : { until }),
        ...(owner === NONE ? {} : { owner }),
      };
      known[i] = now;
      words.push(now);
    }
  }
  return words;
}

const isAsFar = (said: TaskWords, progress: TaskWords['progress'], until: number | undefined, owner: number): boolean =>
  said.until === until && (said.owner ?? NONE) === owner && said.progress?.now === progress?.now && said.progress?.of === progress?.of;

const noOffers: readonly OfferWords[] = [];
/** What an offer says is the same as long as the legend is: per offer and number of heroes. */
const offerWords = new WeakMap<Book, Map<number, OfferWords>>();

function offersNow(book: Book, { legend, seats }: State): readonly OfferWords[] {
  if (legend.offers.length === 0) return noOffers;
  let known = offerWords.get(book);
  if (known === undefined) {
    known = new Map();
    offerWords.set(book, known);
  }
  const words: OfferWords[] = [];
  for (const entry of legend.offers) {
    const key = (entry >> 4) * 8 + seats;
    const said = known.get(key) ?? offerNow(book, entry >> 4, seats);
    known.set(key, said);
    words.push(said);
  }
  return words;
}

const nothing: readonly LastingWords[] = [];

/** The card of what ends with the fight under way or with its round. */
const fightCard = (modifier: Modifier | undefined): readonly LastingWords[] =>
  modifier?.card !== undefined && (modifier.fight === true || modifier.round === true) ? [modifier.card] : [];

/** Each card once, however much of it still holds. */
function lastingNow(book: Book, legend: LegendState): readonly LastingWords[] {
  if (legend.modifiers.length + legend.waits.length === 0) return nothing;
  const cards = [...legend.modifiers.map((index) => book.modifiers[index]?.card), ...legend.waits.map((index) => book.waits[index]?.card)];
  const inFight = new Set(legend.modifiers.flatMap((index) => fightCard(book.modifiers[index])));
  return [...new Set(cards)].flatMap((card) => {
    if (card === undefined) return [];
    return [{ title: card.title, story: card.story, ...(inFight.has(card) ? { fight: true as const } : {}) }];
  });
}

function offerNow(book: Book, index: number, heroes: number): OfferWords {
  const offer = book.offers[index];
  const effect = offer === undefined ? undefined : book.sources[offer.list]?.[0];
  const text = effect?.do === 'offer.trade' ? tradeText(book, effect, heroes) : offer?.stays === true ? phrases.handOver : phrases.offer;
  return { index, fields: offer?.fields ?? [], text };
}

/** The list under the question says what is asked; an event on top of everything waits for a shield. */
function questionNow(book: Book, state: State): QuestionWords | undefined {
  const { agenda } = state;
  const top = agenda.length - ENTRY;
  const code = top < 0 ? 0 : agenda[top + E_CODE];
  const under = top - ENTRY;
  if (under < 0) return undefined;
  if (code === AVERT && agenda[under + E_CODE] === EVENT) {
    const deck = Object.values(book.legend.decks)[agenda[under + E_WHAT] as number];
    const card = deck && cardsOf(deck)[agenda[under + E_AT] as number];
    return card && { event: { title: card.title, story: card.story } };
  }
  if (code !== QUESTION || agenda[under + E_CODE] !== LIST) return undefined;
  const effect = book.sources[agenda[under + E_WHAT] as number]?.[agenda[under + E_AT] as number];
  return effect && asked(book, effect, state);
}

function asked(book: Book, effect: Effect, state: State): QuestionWords {
  switch (effect.do) {
    case 'choose':
      return { ask: effect.ask, options: effect.options.map((option) => option.text) };
    case 'optional':
      return { ask: effect.ask };
    case 'offer.trade':
      return { ask: tradeText(book, effect, state.seats) };
    case 'gamble':
      return { ask: phrases.gamble };
    case 'peek.deck': {
      const { title, story } = topOf(book, state, effect.deck) ?? {};
      return {
        ask: phrases.peek,
        options: [phrases.putBack, effect.to === 'bottom' ? phrases.putUnder : phrases.removeCard],
        ...(title && story && { looked: { title, story } }),
      };
    }
    case 'deal.cards':
      return {
        ask: phrases.whoseCard,
        options: state.question.choices.map((seat) => cardWords(book, effect.deck, state.legend.dealt?.[seat] ?? NONE)),
      };
    case 'reveal.fog':
      return { ask: phrases.revealFog };
    case 'place.fog':
      return { ask: phrases.freeOfFog };
    case 'remove.token':
      return { ask: phrases.whichToken };
    case 'lose.gem':
      return { ask: phrases.whichGem };
    case 'gain.gem':
      return { ask: phrases.takeGem(effect.value) };
    case 'gain':
    case 'lose': {
      const what = inWords((language) => pointsOf(book, effect, state.seats, language).join(', '));
      if (what.en === '') return { ask: phrases.whoTakesIt };
      return { ask: effect.do === 'gain' ? phrases.take(what) : phrases.giveUp(what) };
    }
    case 'remove.creature':
    case 'move.creature':
    case 'land.creature':
    case 'name.creature':
    case 'pin.creature':
    case 'unpin.creature':
    case 'attach.item':
      return { ask: phrases.whichCreature };
    default:
      return { ask: phrases.whoTakesIt };
  }
}

/** The top card of a deck, where everybody knows it. */
function topOf(book: Book, state: State, name: string): DeckCard | undefined {
  const { pile = [], seen = [] } = state.legend.decks[book.indexOf('deck', name)] ?? {};
  const deck = book.legend.decks[name];
  const top = seen.at(-1) === 1 ? pile.at(-1) : undefined;
  return deck === undefined || top === undefined ? undefined : cardsOf(deck)[top];
}

/** What a hero was dealt: the card, and the task it gives him. */
function cardWords(book: Book, name: string, index: number): Text {
  const deck = book.legend.decks[name];
  const card = deck && cardsOf(deck)[index];
  const given = card?.do.find((effect) => effect.do === 'task.add');
  const task = given === undefined ? undefined : book.legend.tasks?.[given.task];
  return inWords((language) => [card?.title[language], task?.text[language]].flatMap((each) => each ?? []).join('. '));
}

type Language = 'de' | 'en' | 'fr';

const inWords = (sentence: (language: Language) => string): Text => ({ de: sentence('de'), en: sentence('en'), fr: sentence('fr') });

/** Without what only dice will tell. */
const pointsOf = (book: Book, of: Points, heroes: number, language: Language): string[] =>
  (['gold', 'willpower', 'strength'] as const).flatMap((kind) => {
    const count = fixedNumber(book, of[kind] ?? 0, 0, heroes);
    return count === 0 ? [] : [phrases.points(kind, count, language)];
  });

/** "2 gold for 5 willpower" in every language. */
function tradeText(book: Book, effect: Extract<Effect, { do: 'offer.trade' }>, heroes: number): Text {
  return inWords((language) => {
    const get = pointsOf(book, effect.get, heroes, language);
    if (effect.get.oneOf !== undefined) get.push(phrases.oneArticle[language]);
    return phrases.trade(pointsOf(book, effect.pay, heroes, language).join(', '), get.join(', '), language);
  });
}

/** What stays readable of a card once it was read. */
export function wordsOf({ letter, title, story, task, notes }: Card): ReadCard {
  return { letter: letter === undefined ? NONE : letters.indexOf(letter), title, story, ...(task && { task }), ...(notes && { notes }) };
}

export function lastWords(book: Book, legend: Pick<LegendState, 'reasonAt'>, won: boolean): LastWords {
  const { good, bad } = book.legend.end;
  const why = legend.reasonAt === NONE ? undefined : book.reasons[legend.reasonAt];
  return { ...(won ? good : bad), ...(why && { why }) };
}
