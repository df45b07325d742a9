import type { Proposal } from '@tafelrunde/kernel';
import { NONE } from '../pieces.ts';
import { fieldOf } from '../rules/creature.ts';
import type { Job } from './jobs.ts';
import { type Expected, type People, withNo } from './people.ts';
import { subjectOf } from './requests.ts';
import { FAR } from './roads.ts';
import type { Situation } from './situation.ts';
import { distance } from './standing.ts';

/*
 * Whether a person does what the plan has for his hero. Bots work out the same plan and keep to it; a person has one of his own, or
 * none. Whoever goes another way twice is planned without, and counts again as soon as he goes along: this is no judgement of his play,
 * only of what the others may build on.
 */

/** Ways gone astray after which nothing is built on him, and how many are remembered at most. */
const STRAYED = 2;
const MOST = 3;

/** Seats whose hero goes his own way, as bits. */
export function strayingIn({ stray }: People): number {
  let bits = 0;
  for (let seat = 0; seat < stray.length; seat += 1) if ((stray[seat] as number) >= STRAYED) bits |= 1 << seat;
  return bits;
}

/** What people have done since this hero looked last, by what was expected of them then. */
export function judged(sit: Situation, people: People): People {
  if (people.expected.length === 0) return people;
  const { state } = sit;
  const stray = [...people.stray];
  const expected: Expected[] = [];
  for (const each of people.expected) {
    const { seat, day, hour } = each;
    const slept = (people.slept & (1 << seat)) !== 0;
    if (state.day === day && state.hour[seat] === hour && !slept)
      expected.push(each); // he has done nothing yet
    else stray[seat] = Math.min(MOST, Math.max(0, (stray[seat] ?? 0) + (keptTo(sit, each) ? -1 : slept ? STRAYED : 1)));
  }
  return { ...people, stray, expected };
}

/** He came nearer, is there, or it is done. */
function keptTo(sit: Situation, { seat, field, far, foe }: Expected): boolean {
  const { state } = sit;
  if (foe !== NONE && (fieldOf(state, foe) !== field || (state.fight.fighters & (1 << seat)) !== 0)) return true;
  const way = distance(sit, seat, field);
  return way === 0 || way < far;
}

/** Notes what the plan for everybody has for these people's heroes. */
export function expecting(sit: Situation, plan: readonly (Job | undefined)[], seats: readonly number[], people: People): People {
  const { state } = sit;
  const expected: Expected[] = [];
  for (const seat of seats) {
    const own = plan[seat];
    const known = people.expected.find((each) => each.seat === seat);
    if (known !== undefined) expected.push(known);
    else if (own !== undefined && state.box[seat] === 0) {
      const far = distance(sit, seat, own.field);
      if (far < FAR) expected.push({ seat, day: state.day, hour: state.hour[seat] as number, field: own.field, far, foe: own.foe });
    }
  }
  const wide = Array.from({ length: state.seats }, (_, seat) => people.stray[seat] ?? 0);
  return { ...people, stray: seats.length === 0 ? people.stray : wide, expected };
}

/**
 * What people have answered to what bots asked of them, whichever of them asked: a no holds for the day, and for that very thing from
 * then on; a yes until they break it. Who has just declined to come to a fight has said no as well.
 */
export function answered({ state }: Situation, people: People, persons: readonly number[], talk: readonly Proposal[]): People {
  let { refused, agreed, noes } = people;
  for (const person of persons) refused |= state.fight.declined & (1 << person);
  for (const each of talk) {
    if (persons.includes(each.seat)) continue;
    const what = subjectOf(state, each);
    for (const { seat, yes } of each.replies) {
      if (!persons.includes(seat)) continue;
      if (yes) agreed |= 1 << seat;
      else {
        refused |= 1 << seat;
        if (what !== NONE) noes = withNo(noes, { seat, key: each.key, what });
      }
    }
  }
  return { ...people, refused, agreed: agreed & ~refused, noes };
}
