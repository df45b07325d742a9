import { ConflictError, StorageError } from '../port.ts';

/** 23505: it is already there. 23503: what it refers to is gone. Everything else is the database's own trouble. */
export function asStoreError(error: unknown): ConflictError | StorageError {
  if (error instanceof ConflictError || error instanceof StorageError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === '23505' || code === '23503') return new ConflictError(sentence(error), { cause: error });
  return new StorageError(`The database does not answer: ${sentence(error)}`, { cause: error });
}

/** A refused connection is an AggregateError without a message of its own. */
export function sentence(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(sentence).join('; ');
  return error instanceof Error ? error.message : String(error);
}
