import type { BotAnswer, BotTurn } from '@tafelrunde/kernel';
import type { Core } from '../engine-port.ts';
import { NONE } from '../pieces.ts';
import type { Action, View } from '../state.ts';
import type { Job } from './jobs.ts';
import { type Notes, notesIn } from './notes.ts';
import { absentIn, type People } from './people.ts';
import { planFor } from './plan.ts';
import { requestsOf } from './requests.ts';
import { asState } from './seen.ts';
import { Situation } from './situation.ts';
import type { Tale } from './tale.ts';
import { answered, expecting, judged, strayingIn } from './trust.ts';

/*
 * The others at the table as a bot meets them in its turn: who can be counted on, and, once it knows what it does itself, what it
 * expects and asks of people. Where nobody but bots plays there is nothing to it.
 */

export interface Company extends Notes {
  /** The table with these others at it; looked at when it is first asked for, since many an answer needs no look. */
  readonly situation: () => Situation;
}

type Turn = Pick<BotTurn<View, Action>, 'seat' | 'view' | 'memo' | 'talk' | 'people'>;

export function companyOf(core: Core, tale: Tale, { seat, view, memo, talk = [], people: persons = [] }: Turn): Company {
  const { route, people, job } = notesIn(memo, view, seat);
  if (persons.length === 0)
    return company(route, people, job, () => new Situation(core, tale, asState(view), absentIn(people), people.refused));
  const state = asState(view);
  const sit = new Situation(core, tale, state);
  const known = judged(sit, answered(sit, people, persons, talk));
  // whoever has agreed to something today is taken at his word, however he spent the days before
  const absent = (absentIn(known, persons) | strayingIn(known)) & ~known.agreed;
  return company(route, known, job, () => new Situation(core, tale, state, absent, known.refused));
}

function company(route: Notes['route'], people: People, job: Notes['job'], look: () => Situation): Company {
  let seen: Situation | undefined;
  return { route, people, job, situation: () => (seen ??= look()) };
}

/** What he expects of people now, and asks of them. `job`: what he sets out to do. */
export function afterwards(
  core: Core,
  tale: Tale,
  { seat, talk = [], people: persons = [] }: Turn,
  { situation, people }: Company,
  job: Job | undefined,
): { readonly people: People } & Pick<BotAnswer<Action>, 'propose' | 'withdraw'> {
  if (persons.length === 0) return { people };
  const { state, absent } = situation();
  if (state.walked !== NONE) return { people };
  const all = new Situation(core, tale, state, 0, people.refused);
  const plan = planFor(all);
  return { people: expecting(all, plan, persons, people), ...requestsOf(all, seat, { plan, job, people, persons, absent, talk }) };
}
