import { type GameTexts, type Language, type Names, type Params, refusalIn, type Result } from '@tafelrunde/kernel';
import { placeNames } from '../board/index.ts';
import type { MistakeKey } from '../legend/index.ts';
import { titleOf } from '../legends/house.ts';
import type { OrderKey } from '../orders.ts';
import { namesOf, sideOf } from '../side.ts';
import type { Action, AskKey, Event, Options, Reason, View } from '../state.ts';
import { describe } from './describe.ts';
import { heroName, type Context, type Sighted, contextOf } from './context.ts';
import type { Said, Words } from './words.ts';

/** Puts the words of a language behind the keys of the rules. */
export function speak(words: Words): GameTexts<View, Action, Event> {
  return {
    name: words.name,
    tagline: words.tagline,
    option: (key) => words.options[key as keyof Options] ?? { label: key, value: String },
    ask({ seat, what }, view, names) {
      const context = contextOf(names, view);
      const ask = words.asks[what as AskKey];
      if (!names.you.includes(seat)) return placed(words.language, view, ask.other(context.who(seat), context));
      const now = placed(words.language, view, ask.now(context));
      return names.you.length === 1 ? now : `${heroName(view, seat)} \u2013 ${now}`;
    },
    event: (event, names, view) => placed(words.language, view, eventIn(words, event, contextOf(names, view))),
    action: (action, view) => placed(words.language, view, actionIn(words, action, contextOf(asSeenBy(view), view))),
    refusal: (refusal) => refusalIn(words.refusals, refusal),
    problem: ({ key, params }) => (Object.hasOwn(words.mistakes, key) ? words.mistakes[key as MistakeKey](params ?? {}) : key),
    title: (_key, text) => titleOf(text, words.language),
    result: (result) => resultIn(words, result),
    say: (key, params, view) => placed(words.language, view, sayIn(words, key, params)),
    order: (key) => words.orders[key as OrderKey],
    table: (view, names) => describe(words, view, names).map((line) => placed(words.language, view, line)),
  };
}

/**
 * Sentences name fields as Andor does: "field 57 (the Tree of Songs)". On the other side of the board the names are put right here,
 * where the view says which side it is.
 */
function placed<Said extends string | undefined>(language: Language, view: View | undefined, said: Said): Said {
  if (said === undefined || view === undefined || sideOf(view) === 'andor') return said;
  const here = namesOf(view, language);
  return said.replaceAll(/(\d+) \(([^()]+)\)/g, (whole, number: string, name: string) => {
    if (name !== placeNames[language][Number(number)]) return whole;
    return here[Number(number)] === undefined ? number : `${number} (${here[Number(number)]})`;
  }) as Said;
}

/** On a button nobody is told apart but heroes. */
const asSeenBy = (view: View): Names => ({ of: (seat) => heroName(view, seat), you: view.you < 0 ? [] : [view.you] });

// One sentence for each kind, complete by the type of `events` and `actions`: the index picks the one that fits.
function eventIn(words: Words, event: Event, context: Context): string | undefined {
  const tell = words.events[event.kind] as (event: Event, context: Context) => string | undefined;
  return tell(event, context);
}

function actionIn(words: Words, action: Action, context: Sighted): string {
  const say = words.actions[action.type] as (action: Action, context: Sighted) => string;
  return say(action, context);
}

function resultIn(words: Words, result: Result): string {
  const { won, lost } = words.results[result.reason as Reason];
  return result.kind === 'together' && result.won ? won : lost;
}

function sayIn(words: Words, key: string, params: Params): string {
  return Object.hasOwn(words.says, key) ? words.says[key as Said](params) : key;
}
