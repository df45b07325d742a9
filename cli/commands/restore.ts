import { existsSync, readdirSync } from 'node:fs';
import { restore } from '@tafelrunde/server/tools';
import { command } from '../command.ts';
import { whereKept } from '../house.ts';
import { print } from '../output.ts';
import { SentenceError } from '../sentence.ts';

export default command(
  {
    name: 'restore',
    takes: ['FILE'],
    summary: 'put a backup in place of the database; no server may be running',
    more: ['What was there before is kept beside it under another name.'],
    flags: { yes: { text: 'even if there is something in the data folder already' } },
  },
  async ({ yes }, [file = '']) => {
    const { dataDir, databaseUrl } = whereKept();
    if (databaseUrl !== undefined) throw new SentenceError('DATABASE_URL is set: restore PostgreSQL with pg_restore');
    if (!yes && existsSync(dataDir) && readdirSync(dataDir).length > 0) {
      throw new SentenceError(`${dataDir} is not empty; say --yes to put the backup there all the same`);
    }
    const { replaced } = await restore(file, dataDir);
    print(`${file} is in place in ${dataDir}`);
    if (replaced !== undefined) print(`what was there before is ${replaced}`);
    return 0;
  },
);
