import type { Bot, BotAnswer, Rules } from '@tafelrunde/kernel';
import { AndorRules } from '../rules/index.ts';
import type { Core } from '../seam.ts';
import type { Action, AskKey, Event, State, View } from '../state.ts';
import { answerTo } from './answers.ts';
import { exchangeAnswer } from './exchanges.ts';
import { listed } from './listed.ts';
import { nextOn, type Route, routeIn, routeOn } from './route.ts';
import { asState } from './seen.ts';
import { Situation } from './situation.ts';
import { sayingOf } from './sayings.ts';
import { Tale } from './tale.ts';
import { moveFor } from './turn.ts';

const tales = new WeakMap<Core, Tale>();

/** A legend is read once for all who play it by the same rules. */
function taleOf(core: Core): Tale {
  const tale = tales.get(core) ?? new Tale(core);
  tales.set(core, tale);
  return tale;
}

/**
 * The scripted team. Every seat answers from its own view and works out the same plan as all others; chance has no part in it. It
 * remembers nothing itself: the walk a hero is on is its memo, and without it the hero thinks again.
 */
export function scripted(rules: Rules<State, Action, View, Event>): Bot<View, Action> {
  if (!(rules instanceof AndorRules)) throw new TypeError('the scripted team plays by the rules of Andor alone');
  const { core } = rules;
  const tale = taleOf(core);
  return {
    choose(turn): BotAnswer<Action> {
      const { seat } = turn;
      const ask = turn.asks.find((open) => open.seat === seat && (open.must || open.what === EXCHANGING));
      // nothing of its own accord out of turn, so nothing is looked at
      if (ask === undefined) return {};
      const { view, legal } = turn;
      const only = legal[0];
      if (only === undefined) return {};
      const route = routeIn(turn.memo, view);
      if (!ask.must) {
        const action = exchangeAnswer(new Situation(core, tale, asState(view)), seat, false, legal);
        return withRoute(action === undefined ? {} : { action }, route);
      }
      if (legal.length === 1) return withRoute({ action: only }, route);
      const what = ask.what as AskKey;
      const step = what === 'walk' && route !== undefined ? nextOn(route, seat, view, legal) : undefined;
      if (step !== undefined) return withRoute({ action: step }, route);
      const sit = new Situation(core, tale, asState(view));
      if (what !== 'turn' && what !== 'walk' && what !== 'ally') return withRoute({ action: answerTo(sit, seat, what, legal) }, route);
      const { action: wanted, job, route: fields } = moveFor(sit, seat);
      const action = listed(legal, wanted);
      if (action === undefined) return { action: rules.otherwise(sit.state, seat) };
      const say = what === 'turn' ? sayingOf(sit, seat, action, job) : undefined;
      return withRoute(say === undefined ? { action } : { action, say }, routeOn(view, fields));
    },
  };
}

/** An exchange is answered while nobody waits for it, too. */
const EXCHANGING: AskKey = 'exchange';

const withRoute = (answer: BotAnswer<Action>, route: Route | undefined): BotAnswer<Action> =>
  route === undefined ? answer : { ...answer, memo: route };
