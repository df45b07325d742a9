import { quickLevel } from '@tafelrunde/bots';
import { FastRandom } from '@tafelrunde/kernel';
import { botOf, type PlayedMatch, playBotMatch } from '../botmatch.ts';
import { command } from '../command.ts';
import { seedNumber, wholeNumber } from '../given.ts';
import { type Estimate, shareOf, Z95 } from '../interval.ts';
import { Progress, print, printJson } from '../output.ts';
import { counted } from '../sentence.ts';
import { gameNamed } from '../shelf.ts';
import { layouts, shorthandFlags } from '../shorthands.ts';
import { type Tally, tally } from '../tally.ts';

export default command(
  {
    name: 'simulate',
    takes: ['GAME'],
    summary: 'let bots play many matches and count how they end',
    more: ['Bots play from the view of their own seat alone. The same seed gives the same matches.'],
    flags: {
      seats: { value: 'N', text: "players (default: the game's usual number)" },
      games: { value: 'N', text: 'matches to play', default: '1000' },
      seed: { value: 'S', text: 'any text', default: '1' },
      bot: { value: 'LEVEL', text: "who plays: a level of the game, or random (default: the game's quickest level)" },
      option: { value: 'KEY=VALUE', text: 'an option of the table, repeatable', many: true },
      ...shorthandFlags,
      json: { text: 'one line of JSON' },
    },
  },
  async (values, [id = '']) => {
    const module = await gameNamed(id);
    const { game } = module;
    const level = values.bot ?? quickLevel(module);
    const games = wholeNumber('games', values.games, 1, 100_000_000);
    const tables = layouts(module, values).map(({ seats, options, contents }) => {
      const rules = game.rules(options, undefined, contents);
      return { seats, options, rules, bot: botOf(module, level, rules), most: game.meta.maxActions(options, seats) };
    });
    const [{ seats, options }] = tables as [(typeof tables)[0]];
    const chance = new FastRandom(seedNumber(`chance ${values.seed}`));
    const progress = new Progress(`simulate ${id}`);
    let actions = 0;

    function* played(): Generator<PlayedMatch> {
      for (let n = 0; n < games; n += 1) {
        const { rules, bot, most } = tables[n % tables.length] as (typeof tables)[0];
        const match = playBotMatch(rules, seats, bot, chance, `${values.seed} ${n}`, most);
        actions += match.actions;
        if (n % 64 === 0) progress.of(n, games);
        yield match;
      }
    }

    const start = performance.now();
    const results = tally(seats, played());
    const seconds = (performance.now() - start) / 1000;
    progress.end();
    const pace = { gamesPerSecond: paceOf(games, seconds), actionsPerSecond: paceOf(actions, seconds) };
    if (values.json)
      printJson({
        game: id,
        seats,
        games,
        seed: values.seed,
        bot: level,
        ...(tables.length === 1 ? { options } : { tables: tables.map((table) => table.options) }),
        ...pace,
        results,
        ...rateOf(games, results),
      });
    else print(`${counted(games, 'match', 'matches')} of ${id} with ${seats} seats, ${level} bots`, ...inWords(games, results, pace));
    return 0;
  },
);

/** Three digits: matches of bots that think take longer than a second. */
function paceOf(many: number, seconds: number): number {
  return Number((many / seconds).toPrecision(3));
}

/** Of games won or lost together: the share won, with what chance leaves open (95 %, Wilson). */
function rateOf(games: number, { together: { won, lost } }: Tally): { readonly winRate?: Estimate } {
  return won + lost === 0 ? {} : { winRate: shareOf(won / games, games, Z95) };
}

function inWords(games: number, results: Tally, pace: { readonly gamesPerSecond: number; readonly actionsPerSecond: number }): string[] {
  const share = (n: number) => `${((100 * n) / games).toFixed(1)} %`;
  const shares = (list: readonly number[]) => list.map(share).join(' · ');
  const lines = [
    `  won by seat           ${shares(results.winsBySeat)}`,
    `  won by turn order     ${shares(results.winsByPlace)}`,
    `  shared first place    ${share(results.shared)}`,
  ];
  const { won } = results.together;
  const { winRate } = rateOf(games, results);
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
  return [
    ...(winRate === undefined
      ? lines
      : [`  won together          ${share(won)} (95 %: ${percent(winRate.low)} to ${percent(winRate.high)})`]),
    ...Object.entries(results.endings).map(([reason, n]) => `  ended by ${reason.padEnd(12)} ${share(n)}`),
    `  mean length           ${results.meanActions.toFixed(1)} actions, ${results.meanTurns.toFixed(1)} turns`,
    `  pace                  ${pace.gamesPerSecond} matches/s, ${pace.actionsPerSecond} actions/s`,
  ];
}
