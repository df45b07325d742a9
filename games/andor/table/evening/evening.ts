/* How the days went: who walked where, who fought what, what reached the castle. From what was told to everybody, and nothing else. */
import type { Seat } from '@tafelrunde/kernel';
import type { Text } from '../../legend/telling.ts';
import type { CreatureKind } from '../../pieces.ts';
import type { Event } from '../../state.ts';

/** A hero's way without a gap, field by field. */
export interface Way {
  readonly seat: Seat;
  readonly fields: readonly number[];
}

export interface Fought {
  readonly field: number;
  readonly creature: CreatureKind;
  readonly won: boolean;
  readonly heroes: readonly Seat[];
  readonly rounds: number;
}

/** What happened beside the walking. */
export type Happened =
  | ({ readonly kind: 'fought' } & Fought)
  /** Creatures came into the castle, one after the other. */
  | { readonly kind: 'entered'; readonly creature: CreatureKind; readonly count: number }
  /** Farmers were brought into the castle. */
  | { readonly kind: 'saved'; readonly count: number }
  /** A card of the story was read, or an event. */
  | { readonly kind: 'story' | 'event'; readonly title: Text }
  | { readonly kind: 'task'; readonly title: Text; readonly done: boolean };

export interface Day {
  readonly day: number;
  readonly ways: readonly Way[];
  /** In the order it happened. */
  readonly happened: readonly Happened[];
}

interface Writing {
  day: number;
  ways: { seat: Seat; fields: number[] }[];
  happened: Happened[];
}
const blank = (day: number): Writing => ({ day, ways: [], happened: [] });

/** Adds to what happened; the same again at once is told once, with how many. */
function tell(happened: Happened[], told: Happened): void {
  const last = happened.at(-1);
  if (last?.kind === 'saved' && told.kind === 'saved') happened.splice(-1, 1, { ...told, count: last.count + told.count });
  else if (last?.kind === 'entered' && told.kind === 'entered' && last.creature === told.creature) {
    happened.splice(-1, 1, { ...told, count: last.count + told.count });
  } else happened.push(told);
}

export function daysOf(events: readonly Event[]): readonly Day[] {
  let now = blank(0);
  let fighters: readonly Seat[] = [];
  let rounds = 1;
  const days: Writing[] = [];
  for (const event of events) {
    switch (event.kind) {
      case 'day':
        now = blank(event.day);
        days.push(now);
        break;
      case 'stepped': {
        const way = now.ways.find(({ seat, fields }) => seat === event.seat && fields.at(-1) === event.from);
        if (way === undefined) now.ways.push({ seat: event.seat, fields: [event.from, event.to] });
        else way.fields.push(event.to);
        break;
      }
      case 'fight':
        fighters = [event.seat];
        rounds = 1;
        break;
      case 'round':
        fighters = event.fighters;
        rounds = event.round;
        break;
      case 'fight-over': {
        const { creature, field, won } = event;
        if (creature !== 'rubble') now.happened.push({ kind: 'fought', field, creature, won, heroes: fighters, rounds });
        break;
      }
      case 'creature-in-castle':
        tell(now.happened, { kind: 'entered', creature: event.creature, count: 1 });
        break;
      case 'farmers-saved':
        tell(now.happened, { kind: 'saved', count: event.count });
        break;
      case 'card':
        now.happened.push({ kind: 'story', title: event.title });
        break;
      case 'event-card':
        now.happened.push({ kind: 'event', title: event.title });
        break;
      case 'task':
        if (event.state !== 'open') now.happened.push({ kind: 'task', title: event.title, done: event.state === 'done' });
        break;
      default:
        break;
    }
  }
  return days;
}

export const stepsOf = (days: readonly Day[], seat: Seat): number =>
  days.reduce((sum, { ways }) => sum + ways.reduce((steps, way) => steps + (way.seat === seat ? way.fields.length - 1 : 0), 0), 0);
export const fightsIn = (days: readonly Day[]): readonly Fought[] =>
  days.flatMap(({ happened }) => happened.flatMap((each) => (each.kind === 'fought' ? [each] : [])));
export const beatenIn = (days: readonly Day[]): number => fightsIn(days).filter(({ won }) => won).length;
