/*
 * At a table that does not explain the game: the ideas a hero meets first, in the words they have in the lesson. Those of scenes are left
 * out, for a scene explains itself.
 */
import type { Language, Seat } from '@tafelrunde/kernel';
import type { Cue, CueWords, Cues, LessonMoment } from '@tafelrunde/stage';
import type { Action, View } from '../../state.ts';
import { factsOf } from '../learn/facts.ts';
import { type IdeaName, ideas, type Target } from '../learn/ideas.ts';
import type { Moment } from '../learn/moment.ts';
import { selectorOf } from '../learn/usePlace.ts';
import { words } from '../learn/words.ts';

const said = ['walk', 'fight', 'stop', 'fog', 'well', 'merchant', 'rest', 'sunrise', 'creatures', 'shields'] as const satisfies IdeaName[];
type CueName = (typeof said)[number];

const own = ({ view, seat, legal }: { readonly view: View; readonly seat: Seat; readonly legal: readonly Action[] }): Moment => ({
  view,
  seat,
  own: [seat],
  legal,
});
/** Nobody draws a ring around a field here: the field itself is found. */
const found = (target: Target): string => ('field' in target ? `#field-${target.field}` : selectorOf(target));

const cueOf = (name: CueName): Cue<View, Action> => {
  const { rule, comesUp } = ideas[name];
  return {
    ...(rule === undefined ? {} : { rule }),
    shows: (moment) => {
      const target = moment.view.turn === moment.seat ? comesUp(own(moment)) : undefined;
      return target === undefined ? undefined : [found(target)];
    },
  };
};

const says =
  (language: Language, name: CueName) =>
  (moment: LessonMoment<View, Action>): CueWords => {
    const now = own(moment);
    const facts = factsOf(now, ideas[name].comesUp(now) ?? { part: 'dock' });
    const { title, text } = words[language].ideas[name];
    return { title: title(facts), text: text(facts) };
  };

/** One of each name. */
const each = <Thing>(of: (name: CueName) => Thing): Readonly<Record<CueName, Thing>> =>
  Object.fromEntries(said.map((name) => [name, of(name)])) as Record<CueName, Thing>;
const saying = (language: Language) => async () => each((name) => says(language, name));

export const table: Cues<View, Action, CueName> = {
  cues: each(cueOf),
  inSight: '.an-map__tools, .an-all, .an-spot, .an-incident, .an-aside, .an-map__note',
  words: { de: saying('de'), en: saying('en'), fr: saying('fr') },
};
