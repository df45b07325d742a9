import { levelOr, levelsOf } from '@tafelrunde/bots';
import { type GameBrief, isSearch } from '@tafelrunde/kernel';
import type { NewTable } from '@tafelrunde/protocol';
import * as v from 'valibot';
import { keep, kept } from './keep.ts';
import type { Texts } from './texts/index.ts';

export function levelName(t: Texts, level: string): string {
  return t.bots.levels[level]?.name ?? level;
}

export function levelLine(t: Texts, level: string): string {
  return t.bots.levels[level]?.line ?? t.newTable.botHint;
}

/** How a bot is called in a list of choices: by its level where the game has several. */
export function botChoices(t: Texts, module: GameBrief): readonly { readonly value: string; readonly label: string }[] {
  const levels = levelsOf(module);
  return levels.map((value) => ({ value, label: levels.length === 1 ? t.newTable.bot : t.bots.bot(levelName(t, value)) }));
}

/** What stands below a bot's name: the level it has now, also where the table knows it by an older name. */
export function botWord(t: Texts, module: GameBrief, level: string | undefined): string {
  return level === undefined || levelsOf(module).length === 1 ? t.shell.state.bot : t.bots.inStrip(levelName(t, levelOr(module, level)));
}

/** The bots somebody last chose for a game. */
export interface BotWish {
  readonly level: string;
  readonly seats: number;
  /** Seats one plays oneself, where the game allows several; without: one. */
  readonly own?: number;
}

const wishShape = v.record(v.string(), v.object({ level: v.string(), seats: v.number(), own: v.exactOptional(v.number()) }));

/** Who sits where: oneself on the first seats, bots on the others. */
export function seatsFor({ level, seats, own = 1 }: BotWish): NewTable['seats'] {
  return Array.from({ length: seats }, (_, seat) => (seat < own ? { kind: 'me' } : { kind: 'bot', level }));
}

function wishes(): Readonly<Record<string, BotWish>> {
  const read = v.safeParse(wishShape, kept('bots'));
  return read.success ? read.output : {};
}

/** Games somebody at this browser has played to the end. */
function finished(): readonly string[] {
  const games = kept('finished');
  return Array.isArray(games) ? games.filter((game) => typeof game === 'string') : [];
}

export function rememberFinished(game: string): void {
  if (!finished().includes(game)) keep('finished', [...finished(), game]);
}

/** Whom one plays against where nobody was chosen: at first the easiest that thinks, once a match is finished the usual one. */
export function firstLevel({ game, levels }: GameBrief, played: readonly string[] = finished()): string {
  return played.includes(game.meta.id) ? levels.usual : (levels.all.find(isSearch)?.name ?? levels.usual);
}

/** As last chosen, as far as the game still has it. */
export function botWish(module: GameBrief): BotWish {
  const { id, seats } = module.game.meta;
  const last = wishes()[id];
  const fits = last !== undefined && Number.isInteger(last.seats) && last.seats >= Math.max(2, seats.min) && last.seats <= seats.max;
  const count = fits ? last.seats : seats.usual;
  const own = module.game.meta.severalSeats && Number.isInteger(last?.own) ? Math.min(Math.max(1, last?.own ?? 1), count) : 1;
  return {
    level: last !== undefined && levelsOf(module).includes(last.level) ? last.level : firstLevel(module),
    seats: count,
    ...(own === 1 ? {} : { own }),
  };
}

export function rememberBotWish(game: string, wish: BotWish): void {
  keep('bots', { ...wishes(), [game]: wish });
}
