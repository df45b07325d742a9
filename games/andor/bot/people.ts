import type { Plain } from '@tafelrunde/kernel';
import { NONE } from '../pieces.ts';
import type { Open } from '../state.ts';

/*
 * What a hero has seen of the others: who goes to bed with the day before him, and who would not come along. People play as they like;
 * the team plans with those who are there. It is written down from turn to turn, and seen anew where the notes are lost.
 */

export interface People {
  /** The day the notes are of. */
  readonly day: number;
  /** Seats that ended this day early, and seats that refused to come along today, as bits. */
  readonly slept: number;
  readonly refused: number;
  /** Per seat how many days of late it slept away. */
  readonly idle: readonly number[];
  /** Seats of people who agreed to what was asked of them today, as bits. */
  readonly agreed: number;
  /** Per seat how often of late its hero went another way than planned; empty where nobody plays but bots. */
  readonly stray: readonly number[];
  /** What people are expected to do next. */
  readonly expected: readonly Expected[];
  /** What they would not do: nobody asks them for it again. */
  readonly noes: readonly No[];
}

/** A person's no to a request: of a fight the creature's place, of a farmer the field, of a thing the thing. */
export interface No {
  readonly seat: number;
  readonly key: string;
  readonly what: number;
}

/** So many are remembered, the newest. */
const MOST_NOES = 12;

export const withNo = (noes: readonly No[], { seat, key, what }: No): readonly No[] =>
  saidNo(noes, seat, key, what) ? noes : [...noes, { seat, key, what }].slice(-MOST_NOES);

export const saidNo = (noes: readonly No[], seat: number, key: string, what: number): boolean =>
  noes.some((each) => each.seat === seat && each.key === key && each.what === what);

/** What the plan had for a person's hero: where to go, how far that was, and when it was noted. */
export interface Expected {
  readonly seat: number;
  readonly day: number;
  readonly hour: number;
  readonly field: number;
  readonly far: number;
  /** The creature it is about, or NONE. */
  readonly foe: number;
}

/** Who has spent no more hours than this when his day ends has slept it away. */
const EARLY = 2;
/** After so many such days a hero is planned without. */
const PATIENCE = 2;

/** What was written down, and what the table shows now. */
export function peopleIn(memo: Plain | undefined, view: Open, seat: number): People {
  const known = readIn(memo, view.seats);
  const before = known === undefined || known.day > view.day ? fresh(view) : known.day === view.day ? known : nextDay(known, view.day);
  const { asked, declined, inviter } = view.fight;
  const refused = inviter === seat && asked === 0 ? before.refused | declined : before.refused;
  return { ...before, slept: before.slept | sleepers(view, seat), refused };
}

/** Seats nothing is to be expected of, as bits. `persons`: seats that people play; a bot may have had nothing to do, a person slept. */
export function absentIn({ idle }: People, persons: readonly number[] = []): number {
  let bits = 0;
  for (let seat = 0; seat < idle.length; seat += 1) {
    if ((idle[seat] as number) >= (persons.includes(seat) ? 1 : PATIENCE)) bits |= 1 << seat;
  }
  return bits;
}

/** Worth being written down. */
export const isNews = ({ slept, refused, idle, stray }: People): boolean =>
  slept !== 0 || refused !== 0 || stray.length > 0 || idle.some((days) => days > 0);

function sleepers({ seats, box, hour }: Open, seat: number): number {
  let bits = 0;
  for (let other = 0; other < seats; other += 1)
    if (other !== seat && box[other] === 1 && (hour[other] as number) <= EARLY && box.includes(0)) bits |= 1 << other;
  return bits;
}

/** Nobody has slept a day away, with so many seats. */
const wide: readonly (readonly number[])[] = [[], [0], [0, 0], [0, 0, 0], [0, 0, 0, 0]];

const nobody = { agreed: 0, stray: [], expected: [], noes: [] } as const;

const fresh = ({ day, seats }: Open): People => ({ day, slept: 0, refused: 0, idle: wide[seats] as readonly number[], ...nobody });

/** A day well used makes good for one slept away. */
function nextDay({ slept, idle, stray, expected, noes }: People, day: number): People {
  const days = idle.map((count, seat) => ((slept & (1 << seat)) === 0 ? Math.max(0, count - 1) : Math.min(PATIENCE + 1, count + 1)));
  return { day, slept: 0, refused: 0, idle: days, agreed: 0, stray, expected, noes };
}

function readIn(memo: Plain | undefined, seats: number): People | undefined {
  if (typeof memo !== 'object' || !('people' in memo)) return undefined;
  const { people } = memo;
  if (typeof people !== 'object' || !('idle' in people)) return undefined;
  const { day, slept, refused, idle, agreed = 0, stray = [], expected = [], noes = [] } = people;
  if (!isCount(day) || !isCount(slept) || !isCount(refused) || !isCount(agreed)) return undefined;
  if (!isList(idle, isCount) || !isList(stray, isCount) || !isList(expected, (each) => isExpected(each, seats))) return undefined;
  if (!isList(noes, isNo)) return undefined;
  return idle.length === seats && stray.length <= seats ? { day, slept, refused, idle, agreed, stray, expected, noes } : undefined;
}

function isList<T>(all: unknown, isOne: (each: unknown) => each is T): all is readonly T[] {
  return Array.isArray(all) && all.every(isOne);
}

function isExpected(each: unknown, seats: number): each is Expected {
  if (typeof each !== 'object' || each === null) return false;
  const { seat, day, hour, field, far, foe } = each as Readonly<Record<string, unknown>>;
  return [seat, day, hour, field, far].every(isCount) && (seat as number) < seats && (isCount(foe) || foe === NONE);
}

function isNo(each: unknown): each is No {
  if (typeof each !== 'object' || each === null) return false;
  const { seat, key, what } = each as Readonly<Record<string, unknown>>;
  return isCount(seat) && isCount(what) && typeof key === 'string';
}

const isCount = (each: unknown): each is number => Number.isInteger(each) && (each as number) >= 0 && (each as number) < 4096;
