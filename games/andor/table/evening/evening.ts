/* How the days went: who walked where, who fought what, what reached the castle. From what was told to everybody, and nothing else. */
import type { Seat } from '@tafelrunde/kernel';
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
}

export interface Day {
  readonly day: number;
  readonly ways: readonly Way[];
  readonly fights: readonly Fought[];
  /** Creatures that came into the castle. */
  readonly entered: readonly CreatureKind[];
  /** Farmers brought into the castle. */
  readonly saved: number;
}

interface Writing {
  day: number;
  ways: { seat: Seat; fields: number[] }[];
  fights: Fought[];
  entered: CreatureKind[];
  saved: number;
}
const blank = (day: number): Writing => ({ day, ways: [], fights: [], entered: [], saved: 0 });

export function daysOf(events: readonly Event[]): readonly Day[] {
  let now = blank(0);
  let fighters: readonly Seat[] = [];
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
        break;
      case 'round':
        fighters = event.fighters;
        break;
      case 'fight-over':
        if (event.creature !== 'rubble')
          now.fights.push({ field: event.field, creature: event.creature, won: event.won, heroes: fighters });
        break;
      case 'creature-in-castle':
        now.entered.push(event.creature);
        break;
      case 'farmers-saved':
        now.saved += event.count;
        break;
      default:
        break;
    }
  }
  return days;
}

export const stepsOf = (days: readonly Day[], seat: Seat): number =>
  days.reduce((sum, { ways }) => sum + ways.reduce((steps, way) => steps + (way.seat === seat ? way.fields.length - 1 : 0), 0), 0);
export const beatenIn = (days: readonly Day[]): number => days.reduce((sum, { fights }) => sum + fights.filter(({ won }) => won).length, 0);
