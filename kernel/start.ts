import type { Meta, Plain, Rules, Seat } from './contract.ts';
import { refuse } from './errors.ts';
import { whyNotPlain } from './plain.ts';

/** Why a match begins elsewhere: a lesson or a puzzle, a branch of another match, a play-test. */
export const startReasons = ['lesson', 'what-if', 'rehearsal'] as const;
export type StartReason = (typeof startReasons)[number];

/**
 * A laid-out position in place of a set-up. The match has a seed of its own, so that a branch never goes on with the chance of the match
 * it came from. Nobody was dealt anything: fair dealing does not apply, and it counts nowhere.
 */
export interface Start {
  readonly state: Plain;
  /** Of the state, as its game named it when it was written. */
  readonly shape: number;
  readonly why: StartReason;
  /** What it was taken from (a lesson, a match), and where in it. */
  readonly source?: string;
  readonly position?: number;
}

const LONGEST_SOURCE = 200;

/** How the states of a match of these rules are built, as a number. */
export function shapeOf<Options>(meta: Meta<Options>, version: number): number {
  return meta.shape ?? version;
}

/** The form of a start, as it may come from a file; whether a match can begin there is for `laidOut` to say. */
export function isStart(value: unknown): value is Start {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { state, shape, why, source, position, ...more } = value as Readonly<Record<string, unknown>>;
  if (Object.keys(more).length > 0 || !Number.isInteger(shape) || !startReasons.some((reason) => reason === why)) return false;
  if (source !== undefined && (typeof source !== 'string' || source.length > LONGEST_SOURCE)) return false;
  if (position !== undefined && !(Number.isInteger(position) && (position as number) >= 0)) return false;
  return whyNotPlain(state) === undefined;
}

/** A copy of the start, when its state is sound; refused otherwise. Whoever wrote the state may have meant harm: it may even loop. */
export function laidOut<State>(rules: Rules<State, unknown, unknown, unknown>, start: Start, shape: number, seats: number): Start {
  if (!isStart(start)) refuse('bad-start');
  if (start.shape !== shape) refuse('bad-start', { shape: start.shape, known: shape });
  const copy = JSON.parse(JSON.stringify(start)) as Start;
  const state = JSON.parse(JSON.stringify(start.state)) as State; // the one that is looked at is not the one that is kept
  if (!isSound(rules, state, seats)) refuse('bad-start');
  return copy;
}

function isSound<State>(rules: Rules<State, unknown, unknown, unknown>, state: State, seats: number): boolean {
  const sits = (seat: Seat) => Number.isInteger(seat) && seat >= 0 && seat < seats;
  try {
    if (rules.audit(state) !== undefined) return false;
    const asks = rules.asks(state);
    if (!asks.every((ask) => sits(ask.seat)) || asks.some((ask) => ask.must) !== (rules.result(state) === undefined)) return false;
    rules.view(state, undefined);
    for (let seat = 0; seat < seats; seat += 1) {
      rules.legal(state, seat);
      rules.view(state, seat);
    }
    return true;
  } catch {
    return false; // whatever the rules stumble over, a match cannot begin with it
  }
}
