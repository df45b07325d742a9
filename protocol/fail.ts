import { type Params, type Refusal, RefusedError } from '@tafelrunde/kernel';
import type { FailureCode } from './errors.ts';

export function failure(code: FailureCode, params?: Params): Refusal {
  return params === undefined ? { code } : { code, params };
}

/** Refuses with a code of the protocol. Nothing has changed when this is thrown. */
export function fail(code: FailureCode, params?: Params): never {
  throw new RefusedError(failure(code, params));
}
