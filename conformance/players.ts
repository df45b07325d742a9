import { type Bot, type Bots, type Budget, type Match, type Plain, pick, type Random, type Seat } from '@tafelrunde/kernel';
import { asCopied } from './copied.ts';
import type { Players } from './report.ts';

export interface Move {
  readonly seat: Seat;
  readonly action: unknown;
  /** Set when a bot failed to answer as it must; the action is then the neutral one. */
  readonly fault?: string;
}

/** Decides who moves and what; undefined when nobody can. */
export type Mover = (match: Match, random: Random) => Move | undefined;

function mustSeats(match: Match): Seat[] {
  return [...new Set(match.asks().flatMap((ask) => (ask.must ? [ask.seat] : [])))];
}

function maySeats(match: Match): Seat[] {
  const seats = match.asks().flatMap((ask) => (ask.must ? [] : [ask.seat]));
  return [...new Set(seats)].filter((seat) => match.legal(seat).length > 0);
}

/** Any asked seat, any of its actions. */
function random(match: Match, chance: Random): Move | undefined {
  const seats = [...new Set([...mustSeats(match), ...maySeats(match)])].filter((seat) => match.legal(seat).length > 0);
  if (seats.length === 0) return undefined;
  const seat = pick(seats, chance);
  return { seat, action: pick(match.legal(seat), chance) };
}

function otherwise(match: Match, chance: Random): Move | undefined {
  const seats = mustSeats(match);
  if (seats.length === 0) return undefined;
  const seat = pick(seats, chance);
  return { seat, action: match.rules.otherwise(match.state, seat) };
}

/** Whoever may act though nobody waits does so first: finds games that free actions keep going for ever. */
function eager(match: Match, chance: Random): Move | undefined {
  const seats = maySeats(match);
  if (seats.length === 0) return random(match, chance);
  const seat = pick(seats, chance);
  return { seat, action: pick(match.legal(seat), chance) };
}

/** Always the same end of the list. */
function stubborn(end: 0 | -1): Mover {
  return (match) => {
    const seat = mustSeats(match).at(end);
    const action = seat === undefined ? undefined : match.legal(seat).at(end);
    return seat === undefined || action === undefined ? undefined : { seat, action };
  };
}

/**
 * One bot at every seat, met as a table meets it: what it is told are copies, and what it wrote down comes back with the seat's next
 * turn. On may-asks it is asked now and then.
 */
function botMover(bots: Bots, level: string, budget: Budget): Mover {
  const make = bots[level];
  if (make === undefined) throw new RangeError(`no bot called ${level}`);
  const seated = new Map<Seat, Bot<unknown, unknown>>();
  const memos = new Map<Seat, Plain>();
  return (match, chance) => {
    const answer = (seat: Seat) => {
      const bot = seated.get(seat) ?? make(match.rules);
      seated.set(seat, bot);
      const memo = memos.get(seat);
      const told = {
        seat,
        view: match.view(seat) as unknown,
        asks: match.rules.asks(match.state),
        legal: match.legal(seat),
        budget,
        ...(memo === undefined ? {} : { memo }),
      };
      const given = bot.choose({ ...asCopied(told), random: chance });
      if (given.memo === undefined) memos.delete(seat);
      else memos.set(seat, asCopied(given.memo));
      return given.action;
    };
    for (const seat of maySeats(match)) {
      const action = chance.below(4) === 0 ? answer(seat) : undefined;
      if (action !== undefined) return { seat, action };
    }
    const seats = mustSeats(match);
    if (seats.length === 0) return undefined;
    const seat = pick(seats, chance);
    const action = answer(seat);
    if (action !== undefined) return { seat, action };
    return { seat, action: match.rules.otherwise(match.state, seat), fault: `bot ${level} gave seat ${seat} no answer to a must-ask` };
  };
}

export function moverOf(players: Players, bots: Bots, budget: Budget): Mover {
  switch (players) {
    case 'random':
      return random;
    case 'otherwise':
      return otherwise;
    case 'eager':
      return eager;
    case 'first':
      return stubborn(0);
    case 'last':
      return stubborn(-1);
    default:
      return botMover(bots, players.slice('bot:'.length), budget);
  }
}
