import type { Limits } from '../../limits.ts';

const many = 1_000_000_000;

/** A house that lets nonsense be sent as fast as it can be answered: what limits do is shown elsewhere. */
export const patience = {
  frameBurst: many,
  joinBurst: many,
  requestBurst: many,
  chatBurst: many,
  leadBurst: many,
  hintBurst: 20,
  entryBurst: many,
  trialBurst: many,
  tablesPerGuest: 1_000_000,
  tablesPerAddressPerHour: many,
  contentsPerAddressPerHour: many,
  carriedPerAddressPerHour: many,
} as const satisfies Partial<Limits>;
