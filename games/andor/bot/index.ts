import type { Bot, BotAnswer, Rules } from '@tafelrunde/kernel';
import { NONE } from '../pieces.ts';
import { STOP, stepTo } from '../rules/actions.ts';
import { AndorRules } from '../rules/index.ts';
import type { Core } from '../seam.ts';
import type { Action, AskKey, Event, State, View } from '../state.ts';
import { answerTo } from './answers.ts';
import { asState } from './seen.ts';
import { Situation } from './situation.ts';
import { sayingOf } from './sayings.ts';
import { Tale } from './tale.ts';
import { moveFor } from './turn.ts';

/** A walk under way: the fields still to come, and the one just entered first. */
interface Route {
  readonly seat: number;
  readonly day: number;
  readonly letter: number;
  readonly fields: readonly number[];
}

/** The next step of the route, or its end; undefined if there is none or the table has changed. */
function nextOn({ seat, day, letter, fields }: Route, who: number, view: View, legal: readonly Action[]): Action | undefined {
  if (seat !== who || day !== view.day || letter !== view.legend.narrator) return undefined;
  const at = fields.indexOf(view.field[who] as number);
  if (at < 0) return undefined;
  const next = fields[at + 1];
  const action = next === undefined ? STOP : stepTo(next, 0);
  return legal.includes(action) ? action : undefined;
}

const tales = new WeakMap<Core, Tale>();

/** A legend is read once for all who play it by the same rules. */
function taleOf(core: Core): Tale {
  const tale = tales.get(core) ?? new Tale(core);
  tales.set(core, tale);
  return tale;
}

/**
 * The scripted team. Every seat answers from its own view and works out the same plan as all others; chance has no part in it.
 */
export function scripted(rules: Rules<State, Action, View, Event>): Bot<View, Action> {
  if (!(rules instanceof AndorRules)) throw new TypeError('the scripted team plays by the rules of Andor alone');
  const { core } = rules;
  const tale = taleOf(core);
  // where the hero in turn is going, so that a walk is thought out once
  let route: Route = { seat: NONE, day: 0, letter: 0, fields: [] };
  return {
    choose(turn): BotAnswer<Action> {
      const { seat } = turn;
      const ask = turn.asks.find((open) => open.seat === seat && open.must);
      // nothing of its own accord out of turn, so nothing is looked at
      if (ask === undefined) return {};
      const { view, legal } = turn;
      const only = legal[0];
      if (only === undefined) return {};
      if (legal.length === 1) return { action: only };
      const what = ask.what as AskKey;
      const step = what === 'walk' ? nextOn(route, seat, view, legal) : undefined;
      if (step !== undefined) return { action: step };
      const sit = new Situation(core, tale, asState(view));
      if (what !== 'turn' && what !== 'walk' && what !== 'ally') return { action: answerTo(sit, seat, what, legal) };
      const { action, job, route: fields } = moveFor(sit, seat);
      route = { seat, day: view.day, letter: view.legend.narrator, fields };
      if (!legal.includes(action)) return { action: rules.otherwise(sit.state, seat) };
      const say = what === 'turn' ? sayingOf(sit, seat, action, job) : undefined;
      return say === undefined ? { action } : { action, say };
    },
  };
}
