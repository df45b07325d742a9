import type { Params, Refusal } from './contract.ts';

/** What the kernel itself refuses. A game's own refusals have codes of their own, with the number of the rule. */
export const kernelCodes = [
  'match-over', // nothing can be played any more
  'not-asked', // this seat is not asked anything now
  'ask-gone', // the question this answers is no longer open
  'not-listed', // not among the legal actions, and the game gave no better reason
  'nothing-to-undo',
  'undo-needs-consent',
  'bad-options',
  'bad-seats',
  'bad-start', // a match cannot begin from this state
  'bad-record', // a file that is not a match record
  'record-truncated',
  'record-edited', // checksum or hashes do not fit
  'record-format', // a format this program does not know
  'record-game', // a game this program does not have
  'record-version', // rules version no longer carried
  'content-missing', // options name a content that is nowhere
  'content-too-large',
  'bad-content', // a text the game cannot play, or none at all
] as const;
export type KernelCode = (typeof kernelCodes)[number];

/** A refusal as an error: a typed code, parameters, the rule. Sentences are made from it elsewhere, in three languages. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.rule === undefined ? refusal.code : `${refusal.code} (${refusal.rule})`);
    this.refusal = refusal;
  }
}

export function refuse(code: KernelCode, params?: Params): never {
  throw new RefusedError(params === undefined ? { code } : { code, params });
}
