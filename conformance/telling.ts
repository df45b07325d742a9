import { canonical, type Random, type Seat, StreamRandom, same, type Tell, type Told } from '@tafelrunde/kernel';
import { difference, throughJson } from './difference.ts';
import { EchoRandom, NotingRandom } from './luck.ts';
import { type Playthrough, someViewers, stateAt, viewerName } from './playthrough.ts';
import type { Witness } from './report.ts';

/** Hears everything, as the kernel does. */
class Ear implements Tell<unknown> {
  readonly on = true;
  readonly told: Told<unknown>[] = [];

  all(event: unknown): void {
    this.told.push({ event });
  }
  to(seats: readonly Seat[], event: unknown): void {
    this.told.push({ event, to: seats });
  }
  reveal(event: unknown, seats?: readonly Seat[]): void {
    this.told.push(seats === undefined ? { event, reveal: true } : { event, to: seats, reveal: true });
  }
}

function heardBy(told: readonly Told<unknown>[], viewer: Seat | undefined): Told<unknown>[] {
  return told.filter(({ to }) => to === undefined || (viewer !== undefined && to.includes(viewer)));
}

function eventsFor(told: readonly Told<unknown>[], viewer: Seat | undefined): unknown[] {
  return heardBy(told, viewer).map(({ event }) => throughJson(event));
}

/** Seats asked at one step, besides the spectator. */
const SEATS = 3;

/**
 * Requirement 13 for the step from `position`: the same action from states the viewer could not tell apart before it. If it can be
 * taken back freely, it must be legal there and look the same. If not, whatever was not revealed to the viewer must look the same.
 */
export function checkTelling(played: Playthrough, position: number, random: Random, witness: Witness): void {
  const step = played.steps[position];
  if (step === undefined) return;
  const { rules } = played;
  const chance = new NotingRandom(StreamRandom.of(played.deal.seed, position + 1));
  const truly = stateAt(played, position);
  const views = someViewers(played, SEATS, random).map((viewer) => ({ viewer, view: rules.view(truly, viewer) }));
  const ear = new Ear();
  rules.play(truly, step.seat, step.action, chance, ear);

  for (const { viewer, view } of views) {
    const revealed = heardBy(ear.told, viewer).some(({ reveal }) => reveal === true);
    if (revealed && !step.free) continue;
    const imagined = rules.imagine(throughJson(view), random);
    const name = `after seat ${step.seat} plays ${canonical(step.action)}, ${viewerName(viewer)}`;
    const listed = rules.legal(imagined, step.seat).find((action) => same(action, step.action));
    if (listed === undefined) {
      if (step.free) witness.see('free-undo', position, `${name} knows that it was possible, and could not know before`);
      continue;
    }
    const echo = new EchoRandom(chance.notes);
    const elsewhere = new Ear();
    rules.play(imagined, step.seat, listed, echo, elsewhere);
    if (echo.strayed || (!step.free && heardBy(elsewhere.told, viewer).some(({ reveal }) => reveal === true))) continue;
    const heard = difference(eventsFor(ear.told, viewer), eventsFor(elsewhere.told, viewer));
    const seen = difference(rules.view(truly, viewer), rules.view(imagined, viewer));
    const hears = heard === undefined ? undefined : `${name} hears what was hidden: ${heard}`;
    const sees = seen === undefined ? undefined : `${name} sees what was hidden: ${seen}`;
    if (step.free) witness.see('free-undo', position, hears ?? sees);
    witness.see('told-address', position, hears);
    witness.see('reveal-marked', position, sees);
  }
}
