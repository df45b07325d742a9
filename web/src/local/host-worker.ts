import { loadBots } from '@tafelrunde/games';
import { RefusedError } from '@tafelrunde/kernel';
import type { Failure, TableId } from '@tafelrunde/protocol';
import { api, UnreachableError } from '../api.ts';
import type { DeviceNews } from './device.ts';
import { LocalHost } from './host.ts';
import { lockMatch } from './lock.ts';
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

async function open({ id, laid, pause }: Extract<ToHost, { type: 'open' }>): Promise<void> {
  await lockMatch(id, () => say({ type: 'gone', failure: { code: 'open-elsewhere' } }));
  if (laid !== undefined) store.hold(laid);
  const row = await store.row(id as TableId).catch(() => undefined);
  if (row === undefined) throw new RefusedError({ code: 'unknown-table' });
  if ((await loadBots(row.game)) === undefined) throw new RefusedError({ code: 'unknown-game' });
  await room.fetch(row.game).catch(() => undefined); // bots that cannot be had are stood in for by the instant one
  const parts = {
    store,
    gameOf: loadBots,
    room,
    forget: forgetTable,
    send: (text: string) => say({ type: 'frame', text }),
    shared: (news: DeviceNews) => say({ type: 'device', ...news }),
  };
  host = new LocalHost(row.id, pause === undefined ? parts : { ...parts, pause });
  await host.begin();
}

async function record({ id, cut = false }: Extract<ToHost, { type: 'record' }>): Promise<void> {
  try {
    say({ type: 'record', id, ...(host === undefined ? { failure: { code: 'unknown-table' } } : { text: await host.record(cut) }) });
  } catch (fault) {
    say({ type: 'record', id, failure: failureOf(fault) });
  }
}

/** Once the server has it, it is nowhere else. */
async function carry(id: string, host: LocalHost): Promise<void> {
  try {
    const table = await host.carry((text, here) => api.carry(here, text));
    say({ type: 'carried', id, table });
  } catch (fault) {
    say({ type: 'carried', id, failure: fault instanceof UnreachableError ? { code: 'no-server' } : failureOf(fault) });
  }
}

addEventListener('message', (event: MessageEvent<ToHost>) => {
  const { data } = event;
  if (data.type === 'open') open(data).catch((fault: unknown) => say({ type: 'gone', failure: failureOf(fault) }));
  else if (data.type === 'record') void record(data);
  else if (data.type === 'carry') {
    if (host !== undefined) void carry(data.id, host);
  } else if (data.type === 'uncover') void host?.uncover(data.seat);
  else if (data.type === 'cover') void host?.cover();
  else void host?.hear(data.command);
});
