import { lots } from '../../toys/index.ts';
import { spoil } from './spoil.ts';

/** Whoever holds high lots may look back further. */
export const looksBackByTheHand = spoil(lots, () => ({
  lookBack: ({ hands, you }) => Math.max(0, ...(hands[you] ?? [])),
}));

/** What the memory option hides says how far back. */
export const looksBackByWhatIsHidden = spoil(lots, (_sound, { notes }) => ({
  lookBack: ({ hands, you }) => (notes ? undefined : hands.filter((hand, owner) => owner !== you && hand.some((lot) => lot > 0)).length),
}));

/** Every other action everything is open again. */
export const opensWhatWasClosed = spoil(lots, () => ({
  lookBack: ({ phase }) => (phase === 'draw' ? 0 : undefined),
}));

export const looksBackHalfAnAction = spoil(lots, () => ({
  lookBack: () => 0.5,
}));

/** Counts how often it was asked. */
export const lastsEveryOtherTime = spoil(lots, () => {
  let asked = 0;
  return {
    lasts() {
      asked += 1;
      return asked % 2 === 0;
    },
  };
});

export const lastsPerhaps = spoil(lots, () => ({
  lasts: () => undefined as unknown as boolean,
}));
