import { loadGame } from '@tafelrunde/games';
import { RefusedError } from '@tafelrunde/kernel';
import type { Failure } from '@tafelrunde/protocol';
import { freshChance } from '../link/fresh.ts';
import { usualTimes } from './bots.ts';
import { LocalHost } from './host.ts';
import { alone } from './lock.ts';
import type { FromHost, ToHost } from './messages.ts';
import { forgetMatch, keepMatch, keptMatch } from './shelf.ts';
import { LocalTable } from './table.ts';
import { WorkerRoom } from './thinking-room.ts';

/** The worker that hosts one table of this browser: the match, its storage, and the bots' own worker behind it. */

const say = (message: FromHost) => postMessage(message);
const room = new WorkerRoom(() => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'tafelrunde-bots' }));
let host: LocalHost | undefined;

function failureOf(fault: unknown): Failure {
  return fault instanceof RefusedError ? fault.refusal : { code: 'internal' };
}

async function open({ id, pause, match: given }: Extract<ToHost, { type: 'open' }>): Promise<void> {
  if (!(await alone(id))) throw new RefusedError({ code: 'open-elsewhere' });
  const kept = given ?? (await keptMatch(id));
  if (kept === undefined) throw new RefusedError({ code: 'unknown-table' });
  const module = await loadGame(kept.game);
  if (module === undefined) throw new RefusedError({ code: 'unknown-game' });
  await room.fetch(kept.game).catch(() => undefined); // bots that cannot be had are stood in for by the instant one
  host = new LocalHost(new LocalTable(kept, module), {
    room,
    times: { ...usualTimes, pause },
    keep: keepMatch,
    forget: forgetMatch,
    send: (frame) => say({ type: 'frame', frame }),
    unkept: () => say({ type: 'unkept' }),
    now: Date.now,
    chance: freshChance,
  });
  host.begin();
  if (given !== undefined) say({ type: 'unkept' });
}

function record(id: string): void {
  try {
    say({ type: 'record', id, ...(host === undefined ? { failure: { code: 'unknown-table' } } : { text: host.record() }) });
  } catch (fault) {
    say({ type: 'record', id, failure: failureOf(fault) });
  }
}

addEventListener('message', (event: MessageEvent<ToHost>) => {
  const { data } = event;
  if (data.type === 'open') open(data).catch((fault: unknown) => say({ type: 'gone', failure: failureOf(fault) }));
  else if (data.type === 'record') record(data.id);
  else void host?.hear(data.command);
});
