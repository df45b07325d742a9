import { createShared } from '@tafelrunde/stage';
import type { View } from '../state.ts';

/*
 * The card the reader has picked. The hand lifts it, the buttons of the dock act with it: two parts of the page, one choice.
 */

interface Picked {
  readonly card: number;
  readonly round: number;
}

const { Provider, useShared } = createShared<Picked | undefined>(undefined);
export { Provider };

export interface Picking {
  /** The picked card, while it is in this hand. A new round begins with nothing picked: the same card may come again. */
  readonly picked: number | undefined;
  readonly pick: (card: number) => void;
  readonly putDown: () => void;
}

export function usePicking({ hand, round }: Pick<View, 'hand' | 'round'>): Picking {
  const [now, change] = useShared();
  return {
    picked: now !== undefined && now.round === round && hand.includes(now.card) ? now.card : undefined,
    pick: (card) => change({ card, round }),
    putDown: () => change(undefined),
  };
}
