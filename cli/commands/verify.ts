import { type RecordCheck, readRecord } from '@tafelrunde/kernel';
import { command } from '../command.ts';
import { readTextFile } from '../files.ts';
import { print, printJson } from '../output.ts';
import { openRecord } from '../open-record.ts';

export default command(
  {
    name: 'verify',
    takes: ['FILE'],
    summary: 'deal and play a match file again and check that it was fair',
    flags: { json: { text: 'one line of JSON' } },
  },
  async ({ json }, [file = '']) => {
    const record = readRecord(readTextFile(file));
    const { fair, begun, checks } = await openRecord(record);
    const running = record.running === true;
    if (json) {
      printJson({
        file,
        game: record.game,
        version: record.version,
        seats: record.seats.length,
        actions: record.log.length,
        running,
        fair,
        ...(begun === undefined ? {} : { begun }),
        checks,
      });
    } else {
      print(...checks.map(inWords));
      if (record.fairness === undefined && begun === undefined)
        print('–   The match was not dealt at a table: where its seed came from cannot be checked.');
      if (running) print('–   The match is not over: this file holds secrets of the players.');
      const whole = begun === undefined ? 'dealt and played' : 'played';
      print(fair ? `Everything fits: the match was ${whole} as the file says.` : 'The file does not fit: do not trust it.');
    }
    return fair ? 0 : 1;
  },
);

const sentences: Readonly<Record<RecordCheck['id'], readonly [ok: string, not: string]>> = {
  commitment: [
    'The secret is the one whose hash was published when the table was made.',
    'The secret is not the one whose hash was published when the table was made.',
  ],
  seed: [
    "The seed follows from the secret and the players' contributions.",
    "The seed does not follow from the secret and the players' contributions.",
  ],
  begun: [
    'The match was begun from a laid-out position: nothing was dealt, and fair dealing does not apply.',
    'The match cannot have been begun from the position in the file.',
  ],
  play: ['Every move was legal.', 'A move could not be played'],
  end: ['The last position and the result are the recorded ones.', 'The last position or the result is not the recorded one.'],
};

function inWords({ id, ok, at }: RecordCheck): string {
  const [fits, not] = sentences[id];
  if (ok) return `ok  ${fits}`;
  return at === undefined ? `NO  ${not}` : `NO  ${not}: step ${at + 1} of the log.`;
}
