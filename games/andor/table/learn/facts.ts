import { diceOf } from '../../components/index.ts';
import { NONE } from '../../pieces.ts';
import { heroName } from '../../texts/context.ts';
import { shieldsIn } from '../../texts/reading.ts';
import { kindOf } from '../panels/reading.ts';
import type { Target } from './ideas.ts';
import { goalsOf, isFirstPart, type Moment } from './moment.ts';
import type { Facts } from './words/shape.ts';

/** What the sentences about an idea are filled with. */
export function factsOf(moment: Moment, target: Target): Facts {
  const { view, seat, own, idle } = moment;
  const field = 'field' in target ? target.field : NONE;
  const turn = view.turn === NONE ? seat : view.turn;
  return {
    first: isFirstPart(view),
    hero: heroName(view, seat),
    kind: kindOf(view, seat),
    willpower: view.willpower[seat] ?? 0,
    dice: diceOf(view.heroes[seat] ?? 0, view.willpower[seat] ?? 0),
    hours: view.hour[seat] ?? 0,
    turn: heroName(view, turn),
    turnIsYours: own.length > 1 && own.includes(turn),
    goal: goalsOf(moment).find((goal) => goal.field === field && goal.hours > 0),
    shields: shieldsIn(view).free,
    idle: idle === undefined ? undefined : heroName(view, idle),
  };
}
