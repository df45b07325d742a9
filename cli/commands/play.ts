import { quickLevel } from '@tafelrunde/bots';
import { commitmentOf, Match, seedOf, writeRecord } from '@tafelrunde/kernel';
import { botOf } from '../botmatch.ts';
import { command } from '../command.ts';
import { writeNewFile } from '../files.ts';
import { languageOf, seedHex, seedNumber } from '../given.ts';
import { playThrough, YOU } from '../play/sitting.ts';
import { Terminal } from '../play/terminal.ts';
import { playWords } from '../play/words.ts';
import { gameNamed } from '../shelf.ts';
import { layouts, shorthandFlags } from '../shorthands.ts';

export default command(
  {
    name: 'play',
    takes: ['GAME'],
    summary: 'play in the terminal against bots',
    more: ['You sit at seat 0. With the same seed and the same moves the match is the same again.'],
    flags: {
      seats: { value: 'N', text: "players, you included (default: the game's usual number)" },
      language: { value: 'LANGUAGE', text: 'de, en or fr (default: from LANG)' },
      seed: { value: 'S', text: 'any text (default: by chance)' },
      bot: { value: 'LEVEL', text: "level of the bots (default: the game's quickest)" },
      option: { value: 'KEY=VALUE', text: 'an option of the table, repeatable', many: true },
      ...shorthandFlags,
      out: { value: 'FILE', text: 'write the match to a new file when it is over or you leave' },
    },
  },
  async (values, [id = '']) => {
    const module = await gameNamed(id);
    const language = languageOf(values.language);
    const secret = seedHex(values.seed);
    // of several sets of heroes the seed takes one
    const tables = layouts(module, values);
    const { seats, options, contents } = tables[seedNumber(`table ${secret}`) % tables.length] as (typeof tables)[0];
    const { version } = module.game.meta;
    // Dealt as at any table, so that the file can be checked like any other; a seed given here is the secret.
    const contributions = new Array<string>(seats).fill('');
    const seed = seedOf({ game: id, version, options, secret, contributions });
    const match = Match.begin(module.game, { options, seats, seed, version, contents });
    const words = playWords[language];
    const terminal = new Terminal();
    try {
      const bot = botOf(module, values.bot ?? quickLevel(module), match.rules, (level, otherwise) =>
        terminal.say(words.playsOtherwise(level, otherwise)),
      );
      await playThrough({ module, match, bot, language, terminal });
      if (values.out === undefined) return 0;
      const record = writeRecord(match, {
        seats: contributions.map((_, seat) =>
          seat === YOU ? { name: words.guest, kind: 'person' as const } : { name: words.bot(seat), kind: 'bot' as const },
        ),
        fairness: { commitment: commitmentOf(secret), secret, contributions },
      });
      writeNewFile(values.out, `${JSON.stringify(record)}\n`);
      terminal.say(words.saved(values.out));
      return 0;
    } finally {
      terminal.close();
    }
  },
);
