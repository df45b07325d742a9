import type { Seat, Tell } from './contract.ts';
import type { Told } from './history.ts';

/** Collects what is told, and whether anything hidden was disclosed. */
export class Listener<Event> implements Tell<Event> {
  readonly on = true;
  told: Told<Event>[] = [];
  revealed = false;

  all(event: Event): void {
    this.told.push({ event });
  }
  to(seats: readonly Seat[], event: Event): void {
    this.told.push({ event, to: seats });
  }
  reveal(event: Event, seats?: readonly Seat[]): void {
    this.revealed = true;
    this.told.push(seats === undefined ? { event, reveal: true } : { event, to: seats, reveal: true });
  }
}
