import * as v from 'valibot';

/** Shields to choose from. */
export const CRESTS = 6;

/** A browser that acts for this person. `handle` names it in requests. */
export interface DeviceInfo {
  readonly handle: string;
  readonly kind: string;
  readonly browser: string;
  readonly createdAt: number;
  readonly seenAt: number;
  /** The one that asks. */
  readonly here: boolean;
}

export interface PasskeyInfo {
  readonly handle: string;
  readonly madeAt: number;
  readonly usedAt: number;
}

/** GET /api/you */
export interface You {
  readonly name: string;
  readonly crest: number;
  /** Since when they are known here; nothing is kept of somebody who only looked around. */
  readonly since?: number;
  readonly tables: { readonly finished: number; readonly running: number };
  readonly devices: readonly DeviceInfo[];
  readonly passkeys: readonly PasskeyInfo[];
  /** Recovery codes: how many were made, how many are unused. */
  readonly codes?: { readonly made: number; readonly left: number; readonly madeAt: number; readonly usedAt?: number };
  /** They asked to be forgotten, and will be then. */
  readonly leavesAt?: number;
}
export const youPath = '/api/you';

/** POST /api/you/crest */
export const crestBody = v.strictObject({ crest: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(CRESTS - 1)) });

/** POST /api/you/link: the secret of a link that adds one device, once. */
export interface DeviceLink {
  readonly secret: string;
  readonly until: number;
}

/** POST /api/you/codes: shown this once. */
export interface NewCodes {
  readonly codes: readonly string[];
}

/** POST /api/you/revoke · /api/you/passkeys/remove */
export const handleBody = v.strictObject({ handle: v.pipe(v.string(), v.maxLength(64)) });
export const nothingBody = v.strictObject({});

const text = v.pipe(v.string(), v.maxLength(4096));
/** What a browser's authenticator says; read in full by the library that checks it. */
const authenticator = v.record(v.string(), v.unknown());

/** How a browser shows that it is somebody's: the secret of a link, a recovery code, a passkey. */
const proof = v.variant('by', [
  v.strictObject({ by: v.literal('link'), secret: text }),
  v.strictObject({ by: v.literal('code'), code: text }),
  v.strictObject({ by: v.literal('passkey'), answer: authenticator }),
]);
export type Proof = v.InferOutput<typeof proof>;

/** POST /api/you/look: who would be entered as, before anything happens. */
export const lookBody = v.strictObject({ proof });
export interface Looked {
  readonly name: string;
  /** Somebody else this browser has been so far, who could be brought along. */
  readonly other?: { readonly name: string; readonly tables: number };
}

/** POST /api/you/enter: this browser becomes a device of that person. `merge`: whoever it was so far is the same person from now on. */
export const enterBody = v.strictObject({ proof, merge: v.boolean() });

/** POST /api/you/passkeys */
export const passkeyBody = v.strictObject({ answer: authenticator });

/** POST /api/you/leave, /api/you/stay */
export const leaveBody = v.strictObject({ name: v.string() });
