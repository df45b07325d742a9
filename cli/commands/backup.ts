import { constants, setPriority } from 'node:os';
import { backup } from '@tafelrunde/server/tools';
import { command } from '../command.ts';
import { withStore } from '../house.ts';
import { print } from '../output.ts';

export default command(
  {
    name: 'backup',
    takes: ['FILE'],
    summary: 'copy the whole database to one new file, while the games go on',
    flags: {},
  },
  async (_values, [file = '']) => {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL); // whoever plays meanwhile goes first
    await withStore((store) => backup(store, file));
    print(`everything is in ${file}`);
    return 0;
  },
);
