import type { Result, Seat } from '@tafelrunde/kernel';
import { readEvent, type SeatPlan, type TableEvent } from './events.ts';
import type { StoredEvent } from './port.ts';

/** Why a seat's result says nothing about who plays better; where there is no reason, it does. */
export type Unrated = 'together' | 'imported' | 'laid-out' | 'same-deal' | 'bots' | 'stand-in';

/** How a match ended for one seat. Names nobody but by id: what people are called stands elsewhere and may be forgotten. */
export interface Outcome {
  readonly seat: Seat;
  /** Whoever sat there when the match ended; nobody in what was brought in, and at a bot's seat. */
  readonly guest?: string;
  /** The level of a bot whose seat it was. */
  readonly level?: string;
  /** 1 is best; those who win or lose together share one. */
  readonly place: number;
  readonly won: boolean;
  readonly score?: number;
  /** Actions of this seat, those that were taken back among them, and how many of them a bot did in a person's stead. */
  readonly acted: number;
  readonly stoodIn: number;
  readonly unrated?: Unrated;
}

/** A finished match, as far as statistics want to know it. */
export interface Finish {
  readonly at: number;
  /** Whether fewer points are better; undefined where the points of this match do not tell. */
  readonly low?: boolean;
  readonly outcomes: readonly Outcome[];
}

interface Sitter {
  kind: SeatPlan['kind'];
  guest: string | undefined;
  level: string | undefined;
  acted: number;
  stoodIn: number;
}

const sitterOf = (plan: SeatPlan): Sitter => ({
  kind: plan.kind,
  guest: plan.kind === 'person' ? plan.holders[0] : undefined,
  level: plan.kind === 'bot' ? plan.level : undefined,
  acted: 0,
  stoodIn: 0,
});

/**
 * What became of everybody, from the stream of a finished match alone: no rules are asked, so that matches whose rules are no longer
 * carried count as they ended. What happens at the table after the last action changes nothing.
 */
export function finishOf(stored: readonly StoredEvent[], result: Result): Finish {
  const told = stored.map(({ at, body }) => ({ at, event: readEvent(body) }));
  const last = told.findLastIndex(({ event }) => event.type === 'acted' || event.type === 'started');
  const sitters: Sitter[] = [];
  let whole: Unrated | undefined;
  for (const { event } of told.slice(0, last + 1)) {
    follow(sitters, event);
    if (event.type === 'created' && (event.imported === true || event.origin === 'carried')) whole = 'imported';
    if (event.type === 'created' && event.again !== undefined) whole ??= 'same-deal';
    if (event.type === 'started' && event.start !== undefined) whole ??= 'laid-out';
  }
  if (result.kind === 'together') whole ??= 'together';
  if (sitters.every(({ kind }) => kind !== 'person')) whole ??= 'bots';
  const low = fewerIsBetter(result);
  return {
    at: told[last]?.at ?? 0,
    ...(low === undefined ? {} : { low }),
    outcomes: sitters.map(({ guest, level, acted, stoodIn }, seat): Outcome => {
      const unrated = whole ?? (2 * stoodIn > acted ? ('stand-in' as const) : undefined);
      return {
        seat,
        ...(guest === undefined ? {} : { guest }),
        ...(level === undefined ? {} : { level }),
        ...endOf(result, seat),
        acted,
        stoodIn,
        ...(unrated === undefined ? {} : { unrated }),
      };
    }),
  };
}

function follow(sitters: Sitter[], event: TableEvent): void {
  if (event.type === 'created') sitters.push(...event.seats.map(sitterOf));
  else if (event.type === 'options-changed' && event.order !== undefined) {
    const before = [...sitters];
    event.order.forEach((from, at) => replace(sitters, at, before[from]));
  }
  const sitter = 'seat' in event ? sitters[event.seat] : undefined;
  if (sitter === undefined) return;
  if (event.type === 'sat') Object.assign(sitter, { kind: 'person', guest: event.guest, level: undefined });
  else if (event.type === 'held') sitter.guest ??= event.guest;
  else if (event.type === 'revoked' && sitter.guest !== undefined && event.guests.includes(sitter.guest)) sitter.guest = undefined;
  // What others played there is not theirs.
  else if (event.type === 'taken') Object.assign(sitter, { kind: 'person', guest: event.guest, level: undefined, stoodIn: sitter.acted });
  else if (event.type === 'placed')
    Object.assign(sitter, { kind: event.kind, guest: undefined, level: event.kind === 'bot' ? event.level : undefined });
  else if (event.type === 'acted') {
    sitter.acted += 1;
    if (event.bot === true && sitter.kind === 'person') sitter.stoodIn += 1;
  }
}

function replace(sitters: Sitter[], at: Seat, by: Sitter | undefined): void {
  if (by !== undefined) sitters[at] = by;
}

function endOf(result: Result, seat: Seat): Pick<Outcome, 'place' | 'won' | 'score'> {
  if (result.kind === 'together') return { place: 1, won: result.won };
  const own = result.places.find((place) => place.seat === seat);
  const place = own?.place ?? result.places.length;
  return { place, won: place === 1, ...(own?.score === undefined ? {} : { score: own.score }) };
}

/** By the points of those who came in different places. */
function fewerIsBetter(result: Result): boolean | undefined {
  if (result.kind === 'together') return undefined;
  const scored = result.places.filter(({ score }) => score !== undefined).toSorted((a, b) => a.place - b.place);
  const [first, last] = [scored[0], scored.at(-1)];
  if (first?.score === undefined || last?.score === undefined || first.place === last.place || first.score === last.score) return undefined;
  return first.score < last.score;
}
