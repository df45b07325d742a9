import type { BotAnswer, Proposal } from '@tafelrunde/kernel';
import { neutral } from '../rules/legal.ts';
import type { Action, AskKey } from '../state.ts';
import { answerTo } from './answers.ts';
import type { Job } from './jobs.ts';
import { listed } from './listed.ts';
import { nextOn, type Route, routeOn, type Table } from './route.ts';
import { sayingOf } from './sayings.ts';
import type { Situation } from './situation.ts';
import { moveFor } from './turn.ts';

/** What a hero does, what he says to it, the job he is at, and the walk he is on afterwards. */
export interface Decision extends Pick<BotAnswer<Action>, 'say'> {
  readonly action: Action;
  readonly job?: Job | undefined;
  readonly route: Route | undefined;
}

/** What is known beside the table: the walk under way, what is proposed, what was settled before. */
export interface Before {
  readonly route?: Route | undefined;
  readonly talk?: readonly Proposal[];
  readonly settled?: readonly Job[];
  /** Nobody listens: nothing is put into words. */
  readonly silent?: boolean;
}

const nothing: Before = {};

/** The team's answer to what this hero is asked; `sit` is called for when the table has to be looked at. */
export function decide(
  sit: () => Situation,
  seat: number,
  what: AskKey,
  legal: readonly Action[],
  table: Table,
  { route, talk, settled, silent = false }: Before = nothing,
): Decision {
  const [only] = legal;
  if (legal.length === 1 && only !== undefined) return { action: only, route };
  const step = what === 'walk' && route !== undefined ? nextOn(route, seat, table, legal) : undefined;
  if (step !== undefined) return { action: step, route };
  const seen = sit();
  if (what !== 'turn' && what !== 'walk' && what !== 'ally') return { action: answerTo(seen, seat, what, legal), route };
  const { action: wanted, job, route: fields } = moveFor(seen, seat, talk, settled);
  const action = listed(legal, wanted);
  if (action === undefined) return { action: neutral(seen.core, seen.state, seat), route: undefined };
  const say = what === 'turn' && !silent ? sayingOf(seen, seat, action, job) : undefined;
  return { action, job, route: routeOn(seen.state, fields), ...(say === undefined ? {} : { say }) };
}
