import { readRecord } from '@tafelrunde/kernel';
import { importRecord } from '@tafelrunde/server/tools';
import { command } from '../command.ts';
import { readTextFile } from '../files.ts';
import { withStore } from '../house.ts';
import { openRecord } from '../open-record.ts';
import { print, printJson } from '../output.ts';
import { SentenceError } from '../sentence.ts';

export default command(
  {
    name: 'import',
    takes: ['FILE'],
    summary: 'bring a match file in as a finished table',
    more: ['The match is played again and compared; a file that does not fit changes nothing. The table is marked as imported.'],
    flags: { json: { text: 'one line of JSON' } },
  },
  async ({ json }, [file = '']) => {
    const record = readRecord(readTextFile(file));
    if (record.running === true) throw new SentenceError('the match in this file is not over; only finished matches are imported');
    if (record.start !== undefined) await openRecord(record);
    const table = await withStore((store) => importRecord(store, record), { create: true });
    if (json) printJson({ table });
    else print(`imported as table ${table}`);
    return 0;
  },
);
