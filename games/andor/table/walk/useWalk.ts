import { useEffect, useEffectEvent, useState } from 'react';
import { find } from '../offers.ts';
import type { Props } from '../panels/props.ts';

/** A walk under way: the fields still to come, the one the hero stands on first, and the fields whose farmers come along. */
interface Walk {
  readonly fields: readonly number[];
  readonly farmers: ReadonlySet<number>;
  /** How many walk along now. */
  readonly along: number;
}

export interface Walking {
  /** Fields still to go; 0 when nobody walks. */
  readonly left: number;
  readonly start: (fields: readonly number[], farmers: ReadonlySet<number>) => void;
  readonly halt: () => void;
}

/**
 * Walks a way field by field: each step is an action of its own, sent when the one before has arrived. Whatever comes between (a
 * card, a fight, a question, a refusal) ends it: then the reader decides anew.
 */
export function useWalk({ view, seat, legal, busy, past, act }: Props): Walking {
  const [walk, setWalk] = useState<Walk>();
  const here = seat === undefined ? undefined : view.field[seat];
  const goOn = useEffectEvent((under: Walk) => {
    const [from, to, ...rest] = under.fields;
    const waiting = view.farmers.filter((field) => field === from).length;
    // those led here stand on this field with the others
    const along = from !== undefined && under.farmers.has(from) ? waiting : Math.min(waiting, under.along);
    const step = here !== from || to === undefined || past ? undefined : find(legal, { type: 'step', to, farmers: along });
    const next = step === undefined || to === undefined || rest.length === 0 ? undefined : { ...under, fields: [to, ...rest], along };
    if (step !== undefined) act(step);
    setTimeout(() => setWalk(next));
  });
  useEffect(() => {
    if (walk !== undefined && !busy) goOn(walk);
  }, [walk, busy]);
  return {
    left: walk === undefined ? 0 : walk.fields.length - 1,
    start: (fields, farmers) => setWalk({ fields, farmers, along: 0 }),
    halt: () => setWalk(undefined),
  };
}
