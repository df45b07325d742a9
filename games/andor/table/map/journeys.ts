/* Who went where in a step, told by its events: what the map shows as hops. */
import { creatureKinds, figureNames } from '../../pieces.ts';
import { C_FIELD, C_KIND, CREATURE, type Event, type View } from '../../state.ts';
import type { Hop } from '../dawn.ts';

/** A piece on its way, field by field. */
export interface Journey {
  readonly piece: string;
  readonly fields: readonly number[];
}

/** The creature of this kind that came to stand there. */
function creatureOn(view: View, kind: number, field: number): number {
  for (let at = 0; at < view.creatures.length; at += CREATURE) {
    if (view.creatures[at + C_KIND] === kind && view.creatures[at + C_FIELD] === field) return at / CREATURE;
  }
  return -1;
}

/** In the order they happened; a piece that went on is one journey. */
export function journeysOf(events: readonly Event[], view: View): readonly Journey[] {
  const journeys: { piece: string; fields: number[] }[] = [];
  const add = (piece: string, from: number, to: number) => {
    const known = journeys.find((journey) => journey.piece === piece && journey.fields.at(-1) === from);
    if (known === undefined) journeys.push({ piece, fields: [from, to] });
    else known.fields.push(to);
  };
  for (const event of events) {
    if (event.kind === 'stepped') add(`hero-${event.seat}`, event.from, event.to);
    else if ((event.kind === 'ally-stepped' || event.kind === 'figure-moved') && figureNames.includes(event.figure))
      add(event.figure, event.from, event.to);
  }
  for (const { creature, from, to } of hopsOf(events, view)) add(`creature-${creature}`, from, to);
  return journeys;
}

/** Steps of creatures. One that went twice is known by where it stands at last. */
export function hopsOf(events: readonly Event[], view: View): readonly Hop[] {
  const hops: { creature: number; kind: number; from: number; to: number }[] = [];
  for (const event of events) {
    if (event.kind === 'creature-moved')
      hops.push({ creature: -1, kind: creatureKinds.indexOf(event.creature), from: event.from, to: event.to });
    else if (event.kind === 'creature-in-castle')
      hops.push({ creature: -1, kind: creatureKinds.indexOf(event.creature), from: event.from, to: 0 });
  }
  for (const hop of hops.toReversed()) {
    const later = hops.slice(hops.indexOf(hop) + 1).find((next) => next.kind === hop.kind && next.from === hop.to);
    hop.creature = later?.creature ?? creatureOn(view, hop.kind, hop.to);
  }
  return hops;
}
