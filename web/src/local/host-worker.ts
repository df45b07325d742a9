import { loadGame } from '@tafelrunde/games';
import { RefusedError } from '@tafelrunde/kernel';
import type { Failure, TableId } from '@tafelrunde/protocol';
import { LocalHost } from './host.ts';
import { alone } from './lock.ts';
import { LooseLeaves } from './loose.ts';
import type { FromHost, ToHost } from './messages.ts';
import { forgetTable, Shelf } from './shelf.ts';
import { WorkerRoom } from './thinking-room.ts';

/** The worker that hosts one table of this browser: its shelf, and the bots' own worker behind it. */

const say = (message: FromHost) => postMessage(message);
const room = new WorkerRoom(() => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'tafelrunde-bots' }));
const store = new LooseLeaves(new Shelf(), () => say({ type: 'unkept' }));
let host: LocalHost | undefined;

function failureOf(fault: unknown): Failure {
  return fault instanceof RefusedError ? fault.refusal : { code: 'internal' };
}

async function open({ id, pause, laid }: Extract<ToHost, { type: 'open' }>): Promise<void> {
  if (!(await alone(id))) throw new RefusedError({ code: 'open-elsewhere' });
  if (laid !== undefined) store.hold(laid);
  const row = await store.row(id as TableId).catch(() => undefined);
  if (row === undefined) throw new RefusedError({ code: 'unknown-table' });
  if ((await loadGame(row.game)) === undefined) throw new RefusedError({ code: 'unknown-game' });
  await room.fetch(row.game).catch(() => undefined); // bots that cannot be had are stood in for by the instant one
  host = new LocalHost(row.id, { store, gameOf: loadGame, room, pause, forget: forgetTable, send: (text) => say({ type: 'frame', text }) });
  await host.begin();
}

async function record(id: string): Promise<void> {
  try {
    say({ type: 'record', id, ...(host === undefined ? { failure: { code: 'unknown-table' } } : { text: await host.record() }) });
  } catch (fault) {
    say({ type: 'record', id, failure: failureOf(fault) });
  }
}

addEventListener('message', (event: MessageEvent<ToHost>) => {
  const { data } = event;
  if (data.type === 'open') open(data).catch((fault: unknown) => say({ type: 'gone', failure: failureOf(fault) }));
  else if (data.type === 'record') void record(data.id);
  else void host?.hear(data.command);
});
