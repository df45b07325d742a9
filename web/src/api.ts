import { RefusedError } from '@tafelrunde/kernel';
import type { Failure, Me, NewTable, NewTableAnswer, Tables } from '@tafelrunde/protocol';

/** The server could not be reached at all. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

function isFailure(value: unknown): value is { failure: Failure } {
  return typeof value === 'object' && value !== null && 'failure' in value;
}

async function ask(path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(
      path,
      body === undefined
        ? { headers: { accept: 'application/json' } }
        : { method: 'POST', headers: { accept: 'application/json', 'content-type': 'application/json' }, body: JSON.stringify(body) },
    );
  } catch {
    throw new UnreachableError(path);
  }
  if (answer.ok) return answer;
  const said: unknown = await answer.json().catch(() => undefined);
  // A proxy without a server behind it answers too: that is no network, not a refusal.
  if (!isFailure(said) && answer.status >= 500) throw new UnreachableError(path);
  throw new RefusedError(isFailure(said) ? said.failure : { code: 'internal' });
}

async function json<T>(path: string, body?: unknown): Promise<T> {
  return (await (await ask(path, body)).json()) as T;
}

export const api = {
  me: () => json<Me>('/api/me'),
  rename: (name: string) => json<Me>('/api/me', { name }),
  tables: () => json<Tables>('/api/tables'),
  newTable: (table: NewTable) => json<NewTableAnswer>('/api/tables', table),
  /** The whole finished match as a file. */
  record: async (table: string) => (await ask(`/api/tables/${table}/record`)).text(),
};
