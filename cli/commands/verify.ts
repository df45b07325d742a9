import { type RecordCheck, readRecord, verifyRecord } from '@tafelrunde/kernel';
import { command } from '../command.ts';
import { readTextFile } from '../files.ts';
import { print, printJson } from '../output.ts';
import { gameOfRecord } from '../shelf.ts';

export default command(
  {
    name: 'verify',
    takes: ['FILE'],
    summary: 'deal and play a match file again and check that it was fair',
    flags: { json: { text: 'one line of JSON' } },
  },
  async ({ json }, [file = '']) => {
    const record = readRecord(readTextFile(file));
    const { fair, checks } = verifyRecord((await gameOfRecord(record)).game, record);
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
        checks,
      });
    } else {
      print(...checks.map(inWords));
      if (record.fairness === undefined) print('–   The match was not dealt at a table: where its seed came from cannot be checked.');
      if (running) print('–   The match is not over: this file holds secrets of the players.');
      print(fair ? 'Everything fits: the match was dealt and played as the file says.' : 'The file does not fit: do not trust it.');
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
  play: ['Every move was legal.', 'A move could not be played'],
  end: ['The last position and the result are the recorded ones.', 'The last position or the result is not the recorded one.'],
};

function inWords({ id, ok, at }: RecordCheck): string {
  const [fits, not] = sentences[id];
  if (ok) return `ok  ${fits}`;
  return at === undefined ? `NO  ${not}` : `NO  ${not}: step ${at + 1} of the log.`;
}
