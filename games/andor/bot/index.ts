import type { Bot, BotAnswer, BotTurn, Reply, Rules } from '@tafelrunde/kernel';
import { AndorRules } from '../rules/index.ts';
import type { Core } from '../engine-port.ts';
import type { Action, AskKey, Event, State, View } from '../state.ts';
import { afterwards, companyOf } from './company.ts';
import { decide } from './decide.ts';
import { isFor, repliesTo } from './ears.ts';
import { exchangeAnswer } from './exchanges.ts';
import { noted } from './notes.ts';
import { Tale } from './tale.ts';

const tales = new WeakMap<Core, Tale>();

/** A legend is read once for all who play it by the same rules. */
export function taleOf(core: Core): Tale {
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
      const answer = play(turn);
      const replies = answers(turn);
      return replies.length === 0 ? answer : { ...answer, replies };
    },
  };

  function answers(turn: BotTurn<View, Action>): readonly Reply[] {
    const { seat, talk = [] } = turn;
    if (!talk.some((each) => isFor(each, seat))) return [];
    return repliesTo(companyOf(core, tale, turn).situation(), seat, talk);
  }

  function play(turn: BotTurn<View, Action>): BotAnswer<Action> {
    const { seat, talk = [] } = turn;
    const ask = turn.asks.find((open) => open.seat === seat && (open.must || open.what === EXCHANGING));
    // nothing of its own accord out of turn, so nothing is looked at
    if (ask === undefined) return {};
    const { view, legal } = turn;
    if (legal.length === 0) return {};
    const company = companyOf(core, tale, turn);
    const { route, people, situation: sit } = company;
    if (!ask.must) {
      const action = exchangeAnswer(sit(), seat, false, legal, talk);
      return { ...(action === undefined ? {} : { action }), ...noted({ route, people }) };
    }
    const {
      action,
      say,
      job,
      route: after,
    } = decide(sit, seat, ask.what as AskKey, legal, view, {
      route,
      talk,
      silent: turn.unheard === true,
    });
    const { people: expected, ...asking } = ask.what === 'turn' ? afterwards(core, tale, turn, company, job) : { people };
    return { action, ...(say === undefined ? {} : { say }), ...noted({ route: after, people: expected }), ...asking };
  }
}

/** An exchange is answered while nobody waits for it, too. */
const EXCHANGING: AskKey = 'exchange';
