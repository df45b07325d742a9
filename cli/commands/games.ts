import { botLevels } from '../botmatch.ts';
import { command } from '../command.ts';
import { optionLine } from '../given.ts';
import { print, printJson } from '../output.ts';
import { everyGame } from '../shelf.ts';

export default command(
  {
    name: 'games',
    takes: [],
    summary: 'list the games with their seats, bots and options',
    flags: { json: { text: 'one line of JSON' } },
  },
  async ({ json }) => {
    const games = await everyGame();
    if (json) {
      printJson({
        games: games.map(({ game: { meta }, levels, texts }) => ({
          id: meta.id,
          name: texts.en.name,
          version: meta.version,
          carries: meta.carries,
          seats: meta.seats,
          minutes: meta.minutes,
          severalSeats: meta.severalSeats,
          bots: levels.all.map(({ name }) => name),
          options: meta.options,
        })),
      });
      return 0;
    }
    for (const module of games) {
      const { meta } = module.game;
      print(
        `${meta.id} – ${module.texts.en.name}: ${module.texts.en.tagline}`,
        `  ${meta.seats.min} to ${meta.seats.max} seats, usually ${meta.seats.usual}; about ${meta.minutes} minutes; rules version ${meta.version}`,
        `  bots: ${botLevels(module).join(', ')}`,
        ...meta.options.map((spec) => `  ${optionLine(spec)}`),
      );
    }
    return 0;
  },
);
