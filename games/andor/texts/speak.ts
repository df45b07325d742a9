import type { GameTexts, Names, Params, Refusal, Result } from '@tafelrunde/kernel';
import type { MistakeKey } from '../legend/index.ts';
import { titleOf } from '../legends/index.ts';
import type { Refused } from '../rules/refused.ts';
import type { Action, AskKey, Event, Options, Reason, View } from '../state.ts';
import { describe } from './describe.ts';
import { heroName, type Scene, type Sighted, sceneOf } from './scene.ts';
import type { Said, Words } from './words.ts';

/** Puts the words of a language behind the keys of the rules. */
export function speak(words: Words): GameTexts<View, Action, Event> {
  return {
    name: words.name,
    tagline: words.tagline,
    option: (key) => words.options[key as keyof Options] ?? { label: key, value: String },
    ask({ seat, what }, view, names) {
      const scene = sceneOf(names, view);
      const ask = words.asks[what as AskKey];
      if (!names.you.includes(seat)) return ask.other(scene.who(seat), scene);
      return names.you.length === 1 ? ask.now(scene) : `${heroName(view, seat)} \u2013 ${ask.now(scene)}`;
    },
    event: (event, names, view) => eventIn(words, event, sceneOf(names, view)),
    action: (action, view) => actionIn(words, action, sceneOf(asSeenBy(view), view)),
    refusal: (refusal) => refusalIn(words, refusal),
    problem: ({ key, params }) => (Object.hasOwn(words.mistakes, key) ? words.mistakes[key as MistakeKey](params ?? {}) : key),
    title: (_key, text) => titleOf(text, words.language),
    result: (result) => resultIn(words, result),
    say: (key, params) => sayIn(words, key, params),
    table: (view, names) => describe(words, view, names),
  };
}

/** On a button nobody is told apart but heroes. */
const asSeenBy = (view: View): Names => ({ of: (seat) => heroName(view, seat), you: view.you < 0 ? [] : [view.you] });

// One sentence for each kind, complete by the type of `events` and `actions`: the index picks the one that fits.
function eventIn(words: Words, event: Event, scene: Scene): string | undefined {
  const tell = words.events[event.kind] as (event: Event, scene: Scene) => string | undefined;
  return tell(event, scene);
}

function actionIn(words: Words, action: Action, scene: Sighted): string {
  const say = words.actions[action.type] as (action: Action, scene: Sighted) => string;
  return say(action, scene);
}

function refusalIn(words: Words, refusal: Refusal): string | undefined {
  return Object.hasOwn(words.refusals, refusal.code) ? words.refusals[refusal.code as Refused](refusal.params ?? {}) : undefined;
}

function resultIn(words: Words, result: Result): string {
  const { won, lost } = words.results[result.reason as Reason];
  return result.kind === 'together' && result.won ? won : lost;
}

function sayIn(words: Words, key: string, params: Params): string {
  return Object.hasOwn(words.says, key) ? words.says[key as Said](params) : key;
}
