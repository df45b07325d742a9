import { createHash } from 'node:crypto';
import { BareMatch, BotTeam, choosingUnheard } from '@tafelrunde/bots';
import { ownIterations } from '@tafelrunde/bots/arena';
import { FastRandom, silent, type WholeGame } from '@tafelrunde/kernel';
import { botOf } from '../botmatch.ts';
import { seedNumber } from '../given.ts';
import { layouts } from '../shorthands.ts';
import type { Heading, PlayedLegend } from './file.ts';

/** What is measured: a legend, so many heroes in all sets of them by turns, a difficulty, a level. */
interface CellName {
  readonly legend: string;
  readonly heroes: string;
  readonly difficulty: string;
  readonly bot: string;
  readonly seed: string;
}

/** The legends of one cell. Each is fixed by the seed and its number alone, wherever and in whatever order they are played. */
export class Cell {
  readonly name: CellName;
  readonly heading: Heading;
  readonly #tables: readonly ReturnType<typeof tableOf>[];

  constructor(module: WholeGame, name: CellName) {
    const { legend, heroes, difficulty, bot, seed } = name;
    this.name = name;
    this.#tables = layouts(module, { legend, heroes, difficulty, seats: undefined, option: [] }).map((layout) =>
      tableOf(module, bot, layout),
    );
    const iterations = ownIterations(module, bot);
    this.heading = {
      balance: 1,
      version: module.game.meta.version,
      bot,
      ...(iterations === undefined ? {} : { iterations }),
      seed,
      tables: this.#tables.map(({ options }) => options),
    };
  }

  play(n: number): PlayedLegend {
    const { rules, seats, seated, most, options } = this.#tables[n % this.#tables.length] as ReturnType<typeof tableOf>;
    const began = process.cpuUsage();
    // the deal is action 0
    const chance = (at: number) => new FastRandom(seedNumber(`balance ${this.name.seed} ${n} ${at}`));
    const state = rules.setup(seats, chance(0), silent);
    const match = new BareMatch(rules, state, `${this.name.seed} ${n}`, chance);
    const team = new BotTeam(() => seated, choosingUnheard);
    const actions = createHash('sha256');
    while (match.asks().some(({ must }) => must)) {
      if (match.position >= most) throw new RangeError(`legend ${n} has no end after ${most} actions`);
      const move = team.next(match);
      if (move === undefined) throw new Error('somebody is waited for and nobody answered');
      actions.update(JSON.stringify([move.due.seat, move.action]));
      match.play(move.due.seat, move.action);
    }
    const result = rules.result(match.state);
    if (result?.kind !== 'together') throw new TypeError('legends are won or lost together');
    const { user, system } = process.cpuUsage(began);
    return {
      n,
      won: result.won,
      cause: result.reason,
      day: (match.state as { readonly day: number }).day,
      heroes: String((options as { readonly heroes: unknown }).heroes),
      length: match.position,
      actions: actions.digest('hex').slice(0, 12),
      ms: Math.round((user + system) / 1000),
    };
  }
}

function tableOf(module: WholeGame, bot: string, { seats, options, contents }: ReturnType<typeof layouts>[number]) {
  const rules = module.game.rules(options, undefined, contents);
  return { seats, options, rules, seated: botOf(module, bot, rules), most: module.game.meta.maxActions(options, seats) };
}
