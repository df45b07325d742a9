import { RefusedError } from '@tafelrunde/kernel';
import {
  carriedPath,
  type ContentInfo,
  type ContentList,
  contentsPath,
  type HttpFailure,
  type Failure,
  type Me,
  type NewTable,
  type NewTableAnswer,
  type TableId,
  type Tables,
} from '@tafelrunde/protocol';

/** Milliseconds in which a match has arrived at the server: it is played again there, one after the other, and its table waits here. */
const CARRYING = 120_000;

/** The server could not be reached at all. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

/** A text that is no content: what is wrong with it, in the reader's language. */
export class BadContentError extends RefusedError {
  readonly problems: NonNullable<HttpFailure['problems']>;

  constructor(failure: Failure, problems: NonNullable<HttpFailure['problems']>) {
    super(failure);
    this.problems = problems;
  }
}

function isFailure(value: unknown): value is HttpFailure {
  return typeof value === 'object' && value !== null && 'failure' in value;
}

async function ask(path: string, body?: unknown): Promise<Response> {
  return request(
    path,
    body === undefined
      ? { headers: { accept: 'application/json' } }
      : { method: 'POST', headers: { accept: 'application/json', 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
}

/**
 * The first answer brings the cookie that says who this is. Whatever is asked before it came waits for it: two questions without a
 * cookie would be asked by two guests, and a table made by one of them belongs to nobody here.
 */
let introduced: Promise<unknown> | undefined;

function reach(path: string, init: RequestInit): Promise<Response> {
  const answer = introduced === undefined ? fetch(path, init) : introduced.then(() => fetch(path, init));
  introduced ??= answer.catch(() => undefined);
  return answer.catch(() => {
    throw new UnreachableError(path);
  });
}

async function request(path: string, init: RequestInit): Promise<Response> {
  const answer = await reach(path, init);
  if (answer.ok) return answer;
  const said: unknown = await answer.json().catch(() => undefined);
  // A proxy without a server behind it answers too: that is no network, not a refusal.
  if (!isFailure(said) && answer.status >= 500) throw new UnreachableError(path);
  if (isFailure(said) && said.problems !== undefined) throw new BadContentError(said.failure, said.problems);
  throw new RefusedError(isFailure(said) ? said.failure : { code: 'internal' });
}

export async function json<T>(path: string, body?: unknown): Promise<T> {
  return (await (await ask(path, body)).json()) as T;
}

export const api = {
  me: () => json<Me>('/api/me'),
  rename: (name: string) => json<Me>('/api/me', { name }),
  tables: () => json<Tables>('/api/tables'),
  newTable: (table: NewTable) => json<NewTableAnswer>('/api/tables', table),
  /** One's own texts. */
  contents: () => json<ContentList>(contentsPath),
  /** The text itself goes as it is, so that the one limit needs no allowance. */
  bringContent: async (game: string, option: string, text: string): Promise<ContentInfo> => {
    const path = `${contentsPath}?${new URLSearchParams({ game, option })}`;
    const sent = { method: 'POST', headers: { accept: 'application/json', 'content-type': 'text/plain; charset=utf-8' }, body: text };
    return (await (await request(path, sent)).json()) as ContentInfo;
  },
  takeBackContent: async (name: string): Promise<void> => void (await request(`${contentsPath}/${name}`, { method: 'DELETE' })),
  content: async (name: string) => (await request(`${contentsPath}/${name}`, {})).text(),
  /** A match of this browser goes on at the server; answers its name there. */
  carry: async (here: string, text: string): Promise<TableId> => {
    const sent = {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'text/plain; charset=utf-8' },
      body: text,
      signal: AbortSignal.timeout(CARRYING),
    };
    const answer = await request(`${carriedPath}?${new URLSearchParams({ here })}`, sent);
    return ((await answer.json()) as NewTableAnswer).table;
  },
  /** The whole finished match as a file. */
  record: async (table: string) => (await ask(`/api/tables/${table}/record`)).text(),
};
