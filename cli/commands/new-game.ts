import { command } from '../command.ts';
import { newGame } from '../new-game.ts';
import { print } from '../output.ts';
import { counted } from '../sentence.ts';

export default command(
  {
    name: 'new-game',
    takes: ['NAME'],
    summary: 'write a small, working game to make one of your own from',
    more: ['It has rules, texts in three languages, a rulebook, a bot, a plain table and tests, and passes the suite as it is.'],
    flags: {},
  },
  async (_values, [name = '']) => {
    const { folder, files, prefix } = await newGame(name);
    print(
      `${folder}: ${counted(files.length, 'file')}; its line stands in games/list.ts, and its rules are numbered ${prefix}-1.1 and so on.`,
      `  play it      npm run -s tafel -- play ${name}`,
      `  check it     npm run -s tafel -- check ${name} --games 20`,
      `  its tests    npx vitest run --project unit games/${name}`,
      `  in the lobby npm start`,
      'docs/adding-a-game.md tells how to make it your own.',
    );
    return 0;
  },
);
