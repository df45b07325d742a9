import { type Random, shuffle } from '@tafelrunde/kernel';
import { HIGHEST } from '../cards.ts';
import { type Options, KINDS, NONE, type State, type View } from '../state.ts';
import { Outlook, Spreads, waysToSpread } from './deaths.ts';
import { type Past, pastOf } from './past.ts';
import { search } from './search.ts';
import { BLANK } from './table.ts';
import { type Course, Walk } from './walk.ts';

/** How many tables walk side by side, and by how much more when none came through. */
const TABLES = 32;
const MORE = 8;
const MOST = TABLES * MORE * MORE;
/** An outlook this large costs more than it saves while a match is running. */
const WIDE = 60_000;

/**
 * Finds complete states that a viewer cannot tell from the true one: the whole past with every hidden card filled in. All that fits what
 * was shown is possible, at the odds of chance alone; nothing is read out of what others chose to do.
 */
export class Imagination {
  readonly #options: Options;
  /** By number of seats, made when first needed: they are the same for every match. */
  readonly #spreads = new Map<number, Spreads>();

  constructor(options: Options) {
    this.#options = options;
  }

  imagine(view: View, random: Random): State {
    const past = pastOf(view, this.#options);
    return stateOf(view, past, this.#courseOf(past, random), random);
  }

  #courseOf(past: Past, random: Random): Course {
    if (past.deaths === undefined && waysToSpread(past.seats) * past.steps.length > WIDE) {
      for (let count = TABLES; count < MOST; count *= MORE) {
        const course = new Walk(past, undefined, count, random).toTheEnd();
        if (course !== undefined) return course;
      }
    }
    const outlook = new Outlook(past, this.#spreadsOf(past.seats));
    // With an outlook spectators weigh all tables alike, and of two players each sees every card: one table says it all.
    const few = past.you === NONE || past.seats === 2;
    for (let count = few ? 1 : TABLES; count <= MOST; count *= MORE) {
      const course = new Walk(past, outlook, count, random).toTheEnd();
      if (course !== undefined) return course;
    }
    return search(past, outlook, random);
  }

  #spreadsOf(seats: number): Spreads {
    const spreads = this.#spreads.get(seats) ?? new Spreads(seats);
    this.#spreads.set(seats, spreads);
    return spreads;
  }
}

/** Gives the last blank cards their faces and reads the state off the table. */
export function stateOf(view: View, past: Past, course: Course, random: Random): State {
  const { tables, table } = course;
  const faces = facesOf(past, course, random);
  const hands: number[] = Array.from({ length: past.seats * KINDS }, () => 0);
  for (let seat = 0; seat < past.seats; seat += 1) {
    for (let i = 0; i < (tables.sizes[seat] as number); i += 1) {
      const at = seat * KINDS + (faces[tables.card(table, seat, i)] as number);
      hands[at] = (hands[at] as number) + 1;
    }
  }
  const drawn = course.drawn.map((card) => faces[card] as number);
  return {
    seats: view.seats,
    starter: view.starter,
    turn: view.turn,
    phase: view.phase,
    rows: view.rows.flat(),
    hands,
    drawn: view.phase === 'decide' ? (drawn.at(-1) as number) : NONE,
    history: view.history.map(({ space }, i) => (drawn[i] as number) * 16 + space),
    ending: view.ending,
    winner: view.winner,
  };
}

function facesOf(past: Past, { tables, table }: Course, random: Random): number[] {
  const left: number[] = [];
  for (let value = 1; value <= HIGHEST; value += 1) for (let i = 0; i < tables.blanksOf(table, value); i += 1) left.push(value);
  shuffle(left, random);
  return Array.from({ length: past.seats * KINDS }, (_, card) => {
    const face = tables.face(table, card);
    return face === BLANK ? (left.pop() as number) : face;
  });
}
