import { parentPort, workerData } from 'node:worker_threads';
import { loadGame } from '@tafelrunde/games';
import { Match, type MatchRecord, RefusedError, refuse, type Seat, verifyRecord } from '@tafelrunde/kernel';

/**
 * Plays a record again in a thread that can be stopped, and looks at every position from every seat as a table or a reader would: what
 * came back here within its time comes back anywhere.
 */
async function audit(record: MatchRecord): Promise<void> {
  const module = (await loadGame(record.game)) ?? refuse('record-game', { game: record.game });
  const { match } = verifyRecord(module.game, record);
  if (match === undefined) return;
  const viewers: (Seat | undefined)[] = [undefined, ...record.seats.keys()];
  const again = Match.begin(module.game, match.deal);
  const look = () => {
    for (const viewer of viewers) {
      again.shown(viewer);
      if (viewer !== undefined) again.legal(viewer);
    }
  };
  look();
  for (const entry of match.log) {
    again.take(entry);
    look();
  }
}

try {
  await audit(workerData as MatchRecord);
  parentPort?.postMessage({ ok: true });
} catch (fault) {
  // Whatever the rules stumble over in a state they never made: a match cannot begin with it.
  parentPort?.postMessage({ refusal: fault instanceof RefusedError ? fault.refusal : { code: 'bad-start' } });
}
