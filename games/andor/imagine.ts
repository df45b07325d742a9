import { type Random, shuffle } from '@tafelrunde/kernel';
import { stateFrom } from './copy.ts';
import type { Engine } from './engine-port.ts';
import type { State, View } from './state.ts';
import { familyOf, UNSEEN_FOG, UNSEEN_THING } from './view.ts';

/** A state this viewer cannot tell from the true one: what lies face down is shuffled, each order equally likely. */
export function imagined(view: View, engine: Engine, random: Random): State {
  const backs = shuffle([...view.fogHidden], random);
  const fog = view.fog.map((entry) => (entry % 32 === UNSEEN_FOG ? entry - UNSEEN_FOG + (backs.pop() as number) * 2 : entry));
  const loose = shuffle([...view.hidden], random);
  const isUnseen = (entry: number): boolean => entry % 32 === UNSEEN_THING;
  const under = (entry: number): number => {
    const at = isUnseen(entry) ? 0 : loose.findIndex((item) => familyOf(item) === entry % 32);
    const [item] = loose.splice(at, 1);
    return entry - (entry % 32) + (item as number);
  };
  // what has a back of its own first: the rest may be anything that is left
  const known = new Map(view.covered.flatMap((entry, i) => (isUnseen(entry) ? [] : [[i, under(entry)] as const])));
  const covered = view.covered.map((entry, i) => known.get(i) ?? under(entry));
  return stateFrom(
    view,
    fog,
    covered,
    loose.toSorted((a, b) => a - b),
    engine.imagine(view.legend, random),
  );
}
