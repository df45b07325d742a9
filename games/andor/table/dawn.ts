/* What the next sunrise brings as far as it can be known: the event card may change it (AND-16.1). The rules have worked it out. */
import { type CreatureKind, creatureKinds } from '../pieces.ts';
import { boardOf } from '../side.ts';
import type { Hop, View } from '../state.ts';

export type { Hop } from '../state.ts';

/** Where a creature stands: a field, or inside the castle. */
export type Stay = number | 'castle';
export interface DawnWay {
  readonly kind: CreatureKind;
  readonly from: Stay;
  readonly over: readonly Stay[];
  readonly to: Stay;
}

const nothing: readonly Hop[] = [];

export const dawnMoves = (view: View): readonly Hop[] => view.ahead?.dawn ?? nothing;

/** Who comes into the castle, each from where it stands now: a wardrak may come from two fields away. */
export function comeIn(view: View): readonly Hop[] {
  const hops = dawnMoves(view);
  const { castle } = boardOf(view);
  return hops.flatMap((hop) =>
    hop.to === castle ? [{ ...hop, from: hops.find(({ creature }) => creature === hop.creature)?.from ?? hop.from }] : [],
  );
}

/** The way of each creature that moves at the coming dawn: one that goes twice is named once. */
export function dawnWays(view: View): readonly DawnWay[] {
  const ways = new Map<number, { kind: CreatureKind; from: Stay; over: Stay[]; to: Stay }>();
  const { castle } = boardOf(view);
  const stay = (field: number): Stay => (field === castle ? 'castle' : field);
  for (const { creature, kind, from, to } of dawnMoves(view)) {
    const way = ways.get(creature);
    if (way === undefined) ways.set(creature, { kind: creatureKinds[kind as 0], from: stay(from), over: [], to: stay(to) });
    else {
      way.over.push(way.to);
      way.to = stay(to);
    }
  }
  return [...ways.values()];
}
