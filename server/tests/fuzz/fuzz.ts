import { FastRandom } from '@tafelrunde/kernel';
import type { TableId } from '@tafelrunde/protocol';
import { type Page, Person } from '../people.ts';
import { nonsense, oddRequest } from './nonsense.ts';

export interface Fuzzed {
  readonly frames: number;
  readonly requests: number;
  /** How often each answer came: codes of refusals, statuses. */
  readonly answers: Readonly<Record<string, number>>;
  /** Nothing here may be: faults of the server itself, answers that never came, a match of others that was touched. */
  readonly faults: readonly string[];
}

/** Frames between two waits for the server to have answered. */
const TOGETHER = 50;

/** Sends nonsense to a server that lets it be sent that fast, beside a table of others that nothing of it may touch. */
export async function fuzz(url: string, seed: number, wanted: { readonly frames: number; readonly requests: number }): Promise<Fuzzed> {
  const random = new FastRandom(seed);
  const answers: Record<string, number> = {};
  const faults: string[] = [];
  const count = (what: string) => {
    answers[what] = (answers[what] ?? 0) + 1;
  };
  const ana = await Person.arrive(url, 'Ana');
  const witness = await ana.open(await ana.lay(['me', 'bot']));
  await witness.turn();
  const before = JSON.stringify([witness.seq, witness.match]);

  const mallory = await Person.arrive(url, 'Mallory');
  let page: Page | undefined;
  let table = '' as TableId;
  for (let sent = 0; sent < wanted.frames; sent += TOGETHER) {
    // A running table of their own, so that what is well-formed does something, and again when it has ended or the socket was closed.
    if (page === undefined || page.closed !== undefined || page.over || page.table?.status !== 'running') {
      page?.socket.terminate();
      table = await mallory.lay(['me', 'bot']);
      page = await mallory.open(table);
    }
    const open: Page = page;
    for (let n = 0; n < TOGETHER; n += 1) {
      const ask = open.asked?.id ?? '0.turn.0';
      open.write(nonsense(random, random.below(20) === 0 ? String(witness.table?.id) : table, ask, sent + n));
    }
    open.write({ type: 'ping' });
    await open.until(({ frames, closed }) => closed !== undefined || frames.some(({ type }) => type === 'pong'));
    for (const frame of open.frames) if (frame.type === 'refused') count(frame.failure.code);
    for (const frame of open.frames)
      if (frame.type === 'refused' && frame.failure.code === 'internal') faults.push(`internal, near frame ${sent}`);
    open.frames.length = 0;
    open.raw.length = 0;
  }
  page?.socket.terminate();

  for (let n = 0; n < wanted.requests; n += 1) {
    const { path, init } = oddRequest(random, table);
    const status = await fetch(`${url}${path}`, init).then(
      async (answer) => (await answer.arrayBuffer(), answer.status),
      () => 0, // what fetch itself refuses to send
    );
    count(String(status));
    if (status >= 500 && status !== 503) faults.push(`${init.method ?? ''} ${path} answered ${status}`);
  }

  const again = await ana.open(witness.table?.id as TableId);
  if (JSON.stringify([again.seq, again.match]) !== before) faults.push('the match of others has changed');
  if ((await fetch(`${url}/healthz`)).status !== 200) faults.push('it does not answer any more');
  witness.socket.terminate();
  again.socket.terminate();
  return { frames: wanted.frames, requests: wanted.requests, answers, faults };
}
