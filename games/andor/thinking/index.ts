import { type BotTurn, type Intention, type Policy, silent, type Thinking, type ThinkingSpec } from '@tafelrunde/kernel';
import { afterwards, companyOf } from '../bot/company.ts';
import { decide } from '../bot/decide.ts';
import { exchangeAnswer } from '../bot/exchanges.ts';
import { freely } from '../bot/free.ts';
import { taleOf } from '../bot/index.ts';
import type { Job } from '../bot/jobs.ts';
import { listed } from '../bot/listed.ts';
import { noted } from '../bot/notes.ts';
import type { Route } from '../bot/route.ts';
import { Situation } from '../bot/situation.ts';
import { NONE } from '../pieces.ts';
import { askedWhat, firstWaited } from '../rules/asks.ts';
import { AndorRules } from '../rules/index.ts';
import { neutral } from '../rules/legal.ts';
import type { Action, AskKey, Event, State, View } from '../state.ts';
import { gearFor, type Intent, intentsFor, stands } from './intents.ts';
import { worthOf } from './worth.ts';

/** Sunrises looked ahead in a hard search; then the table is judged as it stands. Other legends are played to their end. */
const AHEAD = 2;
/** By so many standard errors something has to be ahead of the scripted plan, which the others go by as well. */
const LEAD = 2;

/** How the legends want to be thought about: whole intentions of a hero are tried, the scripted team plays on. */
export const thinking: ThinkingSpec<State, Action, View, Event> = {
  make(rules): Thinking<State, Action, View> {
    if (!(rules instanceof AndorRules)) throw new TypeError('the team plays by the rules of Andor alone');
    const { core } = rules;
    const tale = taleOf(core);

    /**
     * The scripted team; who intends something has that settled as long as it stands. The others do not know of it, as at the table:
     * had they it in their plans, a fight begun alone would look like one all come to. Walks are kept per world.
     */
    function policyWith(absent: number, seat?: number, intended?: Job): Policy<State, Action> {
      const routes = new WeakMap<State, (Route | undefined)[]>();
      const dropped = new WeakSet<State>();
      const day = new WeakMap<State, number>();
      return (state, who, legal) => {
        if ((absent & (1 << who)) !== 0) return neutral(core, state, who);
        let walks = routes.get(state);
        if (walks === undefined) {
          walks = [];
          routes.set(state, walks);
          day.set(state, state.day);
        }
        let seen: Situation | undefined;
        const sit = (): Situation => (seen ??= new Situation(core, tale, state, absent));
        let settled: readonly Job[] | undefined;
        if (intended !== undefined && who === seat && !dropped.has(state)) {
          if (day.get(state) === state.day && stands(sit(), who, intended)) settled = [intended];
          else dropped.add(state);
        }
        const known = walks[who];
        const walk = known !== undefined && known.day === state.day && known.letter === state.legend.narrator ? known : undefined;
        const { action, route } = decide(sit, who, askedWhat(state), legal, state, {
          route: walk,
          silent: true,
          ...(settled && { settled }),
        });
        walks[who] = route;
        return action;
      };
    }

    function intentions(turn: BotTurn<View, Action>): readonly Intention<State, Action>[] {
      const { seat, view, legal, talk = [], asks } = turn;
      const ask = asks.find((open) => open.seat === seat && (open.must || open.what === 'exchange'));
      if (ask === undefined || legal.length === 0) return [];
      const company = companyOf(core, tale, turn);
      const { route, people, job: kept } = company;
      const sit = company.situation();
      if (!ask.must) {
        const action = exchangeAnswer(sit, seat, false, legal, talk);
        return action === undefined ? [] : [{ action, ...noted(company) }];
      }
      const what = ask.what as AskKey;
      const standing = kept !== undefined && stands(sit, seat, kept) ? kept : undefined;
      const done = (job: Job | undefined): Intention<State, Action> => {
        const decided = decide(() => sit, seat, what, legal, view, { route, talk, ...(job && { settled: [job] }) });
        const { people: expected, ...asking } = what === 'turn' ? afterwards(core, tale, turn, company, decided.job) : { people };
        const { action, say } = decided;
        return { action, ...(say && { say }), ...noted({ route: decided.route, people: expected, job }), ...asking };
      };
      if (what !== 'turn' || view.walked !== NONE || legal.length === 1) return [done(standing)];
      // what was set out for today is gone on with, unless the castle is in danger
      const calm = (sit.threats.excess[1] as number) <= 0;
      const free = freely(sit, seat);
      const gear = gearFor(legal);
      if (free === undefined ? standing !== undefined && calm : free.type !== 'buy' || gear.length === 0) return [done(standing)];
      const tried: Intention<State, Action>[] = [];
      // who sleeps sleeps on in every world, whatever is tried there
      const plan = policyWith(sit.absent);
      if (standing !== undefined) tried.push({ ...done(standing), policy: policyWith(sit.absent, seat, standing) });
      tried.push({ ...done(undefined), policy: plan });
      const further = gear.map((action): Intent => ({ action }));
      for (const intent of free === undefined ? [...intentsFor(sit, seat, legal), ...further] : further) {
        const next = intentionOf(intent);
        if (next !== undefined) tried.push(next);
      }
      return tried;

      function intentionOf({ job, action }: Intent): Intention<State, Action> | undefined {
        if (job === undefined) {
          const found = listed(legal, action);
          return found === undefined ? undefined : { action: found, policy: plan };
        }
        return { ...done(job), policy: policyWith(sit.absent, seat, job) };
      }
    }

    return {
      policy: policyWith(0),
      intentions,
      settled: (state, begun) =>
        state.over !== 0 || (tale.isSearch && begun !== undefined && state.day >= begun.day + AHEAD && askedWhat(state) === 'turn'),
      worth(state, into) {
        const worth = worthOf(new Situation(core, tale, state));
        into.length = state.seats;
        into.fill(worth);
      },
      lead: LEAD,
      allOrNothing: !tale.isSearch,
      waitedFor: firstWaited,
    };
  },
  deal: (rules, seats, _n, random) => rules.setup(seats, random, silent),
};
