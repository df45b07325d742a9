import type { GameTexts, Names, Seat } from '@tafelrunde/kernel';
import { reasons } from '../rules.ts';
import type { Action, Event, Options, View } from '../state.ts';
import type { Who, Words } from './words.ts';

const whoIs = (names: Names, seat: Seat): Who => ({ you: names.you.includes(seat), name: names.of(seat) });

/** Puts the words of a language behind the keys of the rules. */
export function speak(words: Words): GameTexts<View, Action, Event> {
  return {
    name: words.name,
    tagline: words.tagline,
    option(key) {
      if (key === 'last') return { label: words.options.last.label, value: (value) => words.options.last.values[value as Options['last']] };
      return { label: words.options.stones.label, value: String };
    },
    ask: ({ seat }, view, names) => (names.you.includes(seat) ? words.takeNow(view.left) : words.othersTake(whoIs(names, seat))),
    event(event, names) {
      const who = whoIs(names, event.seat);
      return event.kind === 'begun' ? words.begun(who, event.stones) : words.taken(who, event.count, event.left);
    },
    action: ({ count }) => words.take(count),
    refusal({ code, params }) {
      if (code === 'too-few-left') return words.refusals.tooFewLeft(Number(params?.['left']));
      return Object.hasOwn(reasons, code) ? words.refusals[code as 'match-over' | 'not-your-turn' | 'one-to-three'] : undefined;
    },
    result(result, names) {
      const places = result.kind === 'ranking' ? result.places : [];
      const last = result.reason as Options['last'];
      // Whoever took the last stone has a place alone: the first, or the last.
      const end = last === 'wins' ? 1 : places.length;
      return words.ended(whoIs(names, places.find(({ place }) => place === end)?.seat ?? 0), last);
    },
    say: (_key, { left }) => words.counts(Number(left)),
    table: (view, names) => [words.heap(view.left), ...view.taken.map((count, seat) => words.has(whoIs(names, seat), count))],
  };
}
