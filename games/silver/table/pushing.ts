import { createShared } from '@tafelrunde/stage';
import { useCallback, useEffect, useRef } from 'react';
import type { Action, View } from '../state.ts';

/*
 * Cards pushed up to be announced (SIL-4.2) stay with the reader until they are turned over: a second touch puts one back, and nobody
 * has been told anything. The table lifts the cards, the dock has the button: two parts of the page, one choice. A page that is loaded
 * again begins anew; what the table itself has been told already lies there as before.
 */

export interface Pushing {
  /** The decision it belongs to. */
  readonly decision: string;
  readonly places: readonly number[];
  /** To be turned over: the table is being told, card by card. */
  readonly sent: boolean;
}

const nothing: Pushing = { decision: '', places: [], sent: false };
const { Provider, useShared } = createShared(nothing);
export { Provider as PushingProvider };

const decisionOf = ({ round, turns, step, you }: View): string => `${you} ${round} ${turns} ${step}`;

export interface PushingUp {
  /** What is pushed up in this very decision. */
  readonly pushing: Pushing;
  /** A touch pushes a card up, the next one puts it back. */
  readonly toggle: (at: number) => void;
  readonly putAllBack: () => void;
  /** Turns over what is pushed up. */
  readonly send: () => void;
}

export function usePushing(view: View): PushingUp {
  const [now, change] = useShared();
  const decision = decisionOf(view);
  const pushing = now.decision === decision && now.places.length > 0 ? now : nothing;
  const { places } = pushing;
  return {
    pushing,
    toggle: (at) => change({ decision, places: places.includes(at) ? places.filter((each) => each !== at) : [...places, at], sent: false }),
    putAllBack: useCallback(() => change(nothing), [change]),
    send: () => change({ ...pushing, sent: true }),
  };
}

/** The table as its reader has it before them: with what is pushed up here, and what can be done with it (SIL-4.2, SIL-4.3). */
export function pushedUp(
  view: View,
  legal: readonly Action[],
  { places }: Pushing,
): { readonly view: View; readonly legal: readonly Action[] } {
  if (places.length === 0) return { view, legal };
  const further = legal.filter((action) => action.type === 'push' && !places.includes(action.at));
  return {
    view: { ...view, pushed: [...view.pushed, ...places.filter((at) => !view.pushed.includes(at))] },
    legal: [{ type: 'turn-over' }, ...further],
  };
}

/** The next thing to tell the table; undefined when the choice no longer fits what lies there. */
export function nextToTell(view: View, legal: readonly Action[], places: readonly number[]): Action | undefined {
  const at = places.find((each) => !view.pushed.includes(each));
  return legal.find((action) => (at === undefined ? action.type === 'turn-over' : action.type === 'push' && action.at === at));
}

/** Tells the table, one thing after the other. What is refused is not tried twice: the cards sink back. */
export function useTelling(view: View, legal: readonly Action[], busy: boolean, act: (action: Action) => void): void {
  const { pushing, putAllBack } = usePushing(view);
  const { places, sent } = pushing;
  const tried = useRef<string>(undefined);
  useEffect(() => {
    if (!sent) tried.current = undefined;
    if (!sent || busy) return;
    const next = nextToTell(view, legal, places);
    const name = JSON.stringify(next);
    if (next === undefined || tried.current === name) {
      putAllBack();
      return;
    }
    tried.current = name;
    if (next.type === 'turn-over') putAllBack();
    act(next);
  }, [sent, busy, view, legal, places, act, putAllBack]);
}
