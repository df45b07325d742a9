import { parentPort, workerData } from 'node:worker_threads';
import { loadGame } from '@tafelrunde/games';
import { type GameModule, Match, type MatchRecord, readRecord, RefusedError, refuse, type Seat } from '@tafelrunde/kernel';
import { carriedBody } from '@tafelrunde/protocol';
import { type CarriedTable, carriedTable } from '@tafelrunde/table';
import * as v from 'valibot';
import { fail } from '../fail.ts';
import { readName } from '../names.ts';
import type { CarryAnswer, CarryQuestion } from './carrying.ts';

/** Every position from every seat, as a table or a reader would look at it: what came back here in time comes back anywhere. */
function lookThrough({ game }: GameModule, { options, version, contents = {}, seed, seats, log }: MatchRecord): void {
  const viewers: (Seat | undefined)[] = [undefined, ...seats.keys()];
  const again = Match.begin(game, { options, version, contents, seed, seats: seats.length });
  for (const entry of log) {
    again.take(entry);
    for (const viewer of viewers) {
      again.shown(viewer);
      if (viewer !== undefined) again.legal(viewer);
    }
  }
}

async function carry({ text, guest, name, longestName, ...house }: CarryQuestion): Promise<CarriedTable> {
  const read = v.safeParse(carriedBody, parsed(text), { abortEarly: true });
  const { record: file, levels, ...how } = read.success ? read.output : fail('bad-frame');
  const record = readRecord(JSON.stringify(file));
  const module = (await loadGame(record.game)) ?? refuse('record-game', { game: record.game });
  const first = record.seats.findIndex(({ kind }) => kind === 'person');
  const names = record.seats.map((seat, at) => (at === first ? name : readName(seat.name, longestName)));
  const carried = carriedTable(module, record, { ...house, ...how, guest, names, levels });
  lookThrough(module, record);
  return carried;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return fail('bad-frame');
  }
}

try {
  parentPort?.postMessage({ carried: await carry(workerData as CarryQuestion) } satisfies CarryAnswer);
} catch (fault) {
  // Whatever the rules or a reader stumble over in a file nobody's program wrote: it is no match.
  parentPort?.postMessage({ refusal: fault instanceof RefusedError ? fault.refusal : { code: 'bad-record' } } satisfies CarryAnswer);
}
