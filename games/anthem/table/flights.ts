import type { Seat } from '@tafelrunde/kernel';
import { type Event, NONE } from '../state.ts';

/** A place a card can leave from or land on. The elements carry it as `data-spot`. */
export type Spot = 'fan' | 'stage' | 'hand' | `hand:${number}` | `fan:${Seat}` | `space:${Seat}:${number}`;

export interface Flight {
  readonly kind: 'draw' | 'place' | 'keep';
  /** NONE: the reader may not know it, a back travels. */
  readonly card: number;
  /** The first of these that is on the page. */
  readonly from: readonly Spot[];
  readonly to: readonly Spot[];
  /** Leaves as a back and turns over on the way. */
  readonly turns: boolean;
}

/**
 * What moves for these events. `drawn` is the card of the turn they finish, as the reader knows it.
 * Only who drew sees the card turn over; who lost it sees its face all along; all others see a back.
 */
export const flightsOf = (events: readonly Event[], you: Seat | undefined, drawn: number): readonly Flight[] => {
  const flights: Flight[] = [];
  const seen = events.find((event) => event.kind === 'card');
  for (const event of events) {
    if (event.kind === 'drew') {
      const card = seen?.card ?? NONE;
      const from: readonly Spot[] =
        event.from === you ? [`hand:${card}`, 'hand'] : event.seat === you ? ['fan', `fan:${event.from}`] : [`fan:${event.from}`];
      flights.push({ kind: 'draw', card, from, to: ['stage'], turns: event.seat === you && card !== NONE });
    } else if (event.kind === 'placed') {
      flights.push({ kind: 'place', card: event.card, from: ['stage'], to: [`space:${event.seat}:${event.space}`], turns: false });
    } else if (event.kind === 'kept') {
      const to: readonly Spot[] = event.seat === you ? [`hand:${drawn}`, 'hand'] : [`fan:${event.seat}`];
      flights.push({ kind: 'keep', card: drawn, from: ['stage'], to, turns: false });
    }
  }
  return flights;
};
