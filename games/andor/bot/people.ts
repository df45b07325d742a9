import type { Plain } from '@tafelrunde/kernel';
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

/** Seats nothing is to be expected of, as bits. */
export function absentIn({ idle }: People): number {
  let bits = 0;
  for (let seat = 0; seat < idle.length; seat += 1) if ((idle[seat] as number) >= PATIENCE) bits |= 1 << seat;
  return bits;
}

/** Worth being written down. */
export const isNews = ({ slept, refused, idle }: People): boolean => slept !== 0 || refused !== 0 || idle.some((days) => days > 0);

function sleepers({ seats, box, hour }: Open, seat: number): number {
  let bits = 0;
  for (let other = 0; other < seats; other += 1)
    if (other !== seat && box[other] === 1 && (hour[other] as number) <= EARLY && box.includes(0)) bits |= 1 << other;
  return bits;
}

/** Nobody has slept a day away, with so many seats. */
const wide: readonly (readonly number[])[] = [[], [0], [0, 0], [0, 0, 0], [0, 0, 0, 0]];

const fresh = ({ day, seats }: Open): People => ({ day, slept: 0, refused: 0, idle: wide[seats] as readonly number[] });

/** A day well used makes good for one slept away. */
function nextDay({ slept, idle }: People, day: number): People {
  const days = idle.map((count, seat) => ((slept & (1 << seat)) === 0 ? Math.max(0, count - 1) : Math.min(PATIENCE + 1, count + 1)));
  return { day, slept: 0, refused: 0, idle: days };
}

function readIn(memo: Plain | undefined, seats: number): People | undefined {
  if (typeof memo !== 'object' || !('people' in memo)) return undefined;
  const { people } = memo;
  if (typeof people !== 'object' || !('idle' in people)) return undefined;
  const { day, slept, refused, idle } = people;
  if (!isCount(day) || !isCount(slept) || !isCount(refused) || !Array.isArray(idle)) return undefined;
  const days: readonly unknown[] = idle;
  return days.length === seats && days.every(isCount) ? { day, slept, refused, idle: days } : undefined;
}

const isCount = (each: unknown): each is number => Number.isInteger(each) && (each as number) >= 0 && (each as number) < 4096;
