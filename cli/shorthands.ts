import { folders } from '@tafelrunde/games';
import type { Meant, TerminalSide, WholeGame } from '@tafelrunde/kernel';
import type { Flag } from './command.ts';
import { type GivenOptions, gameOptions, seatCount, wholeNumber } from './given.ts';
import { SentenceError } from './sentence.ts';

const sides: ReadonlyMap<string, TerminalSide> = new Map(
  await Promise.all(folders.map(async ({ tile, terminal }) => [tile.id, (await terminal?.()) ?? {}] as const)),
);

export function terminalSide(game: string): TerminalSide {
  return sides.get(game) ?? {};
}

/** Flags that say in one word what a game would otherwise take several `--option`s for. */
export const shorthandFlags: Readonly<Record<string, Flag & { readonly value: string }>> = Object.fromEntries(
  [...sides].flatMap(([game, { flags = {} }]) =>
    Object.entries(flags).map(([key, { value, text }]) => [key, { value, text: `${game}: ${text}` }]),
  ),
);

/** One way to lay out the table: so many seats, these options. */
export interface Layout<Options> extends GivenOptions<Options> {
  readonly seats: number;
}

type Given = Readonly<Record<string, unknown>> & { readonly seats: string | undefined; readonly option: readonly string[] };

/** What the short names of this game stand for. */
function meant({ game }: WholeGame, given: Given): Meant {
  const { id } = game.meta;
  const { flags = {}, mean } = terminalSide(id);
  const used = Object.keys(shorthandFlags).filter((key) => given[key] !== undefined);
  const strange = used.find((key) => !Object.hasOwn(flags, key));
  if (strange !== undefined) throw new SentenceError(`${id} has no --${strange}; its options are set with --option`);
  return mean?.(Object.fromEntries(used.map((key) => [key, String(given[key])])), game.meta) ?? { sets: [[]] };
}

/** The tables to play at, by turns: usually one. */
export function layouts<Options>(module: WholeGame<unknown, unknown, unknown, unknown, Options>, given: Given): readonly Layout<Options>[] {
  const { seats: wanted, sets } = meant(module, given);
  const { min, max } = module.game.meta.seats;
  if (wanted !== undefined) wholeNumber(wanted.flag, wanted.count, min, max);
  if (wanted !== undefined && given.seats !== undefined && wanted.count !== given.seats)
    throw new SentenceError(`--seats ${given.seats} and --${wanted.flag} ${String(given[wanted.flag])} do not fit together`);
  const seats = seatCount(module, wanted?.count ?? given.seats);
  return sets.map((pairs) => ({ seats, ...gameOptions(module, [...pairs, ...given.option], seats) }));
}
