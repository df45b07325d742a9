import type { GameModule, OptionValue } from '@tafelrunde/kernel';
import type { Flag } from './command.ts';
import { type GivenOptions, gameOptions, seatCount, wholeNumber } from './given.ts';
import { SentenceError } from './sentence.ts';

/** Flags that say in one word what a game would otherwise take several `--option`s for. */
export const shorthandFlags = {
  legend: { value: 'ID|FILE', text: 'andor: the legend, 1 or 2, or a file with one of your own' },
  heroes: { value: 'N|LIST', text: 'andor: how many heroes, in all sets of them by turns; or who ("dwarf,archer")' },
  difficulty: { value: 'LEVEL', text: 'andor: easy or normal' },
} as const satisfies Readonly<Record<string, Flag>>;

type Given = { readonly [Key in keyof typeof shorthandFlags]: string | undefined };

/** One way to lay out the table: so many seats, these options. */
export interface Layout<Options> extends GivenOptions<Options> {
  readonly seats: number;
}

/** What a shorthand stands for: the seats, and sets of `key=value` of which each match takes the next. */
interface Meant {
  readonly seats?: string;
  readonly sets: readonly (readonly string[])[];
}

const byGame: Readonly<Record<string, (given: Given, module: GameModule) => Meant>> = { andor: legendTable };

function legendTable({ legend, heroes, difficulty }: Given, { game }: GameModule): Meant {
  const pairs = [...(legend === undefined ? [] : [`legend=${legend}`]), ...(difficulty === undefined ? [] : [`difficulty=${difficulty}`])];
  if (heroes === undefined) return { sets: [pairs] };
  if (!/^\d+$/.test(heroes)) return { seats: String(heroes.split(',').length), sets: [[...pairs, `heroes=${heroes}`]] };
  const { min, max } = game.meta.seats;
  const count = wholeNumber('heroes', heroes, min, max);
  const spec = game.meta.options.find(({ key }) => key === 'heroes');
  const parties = (spec?.kind === 'choice' ? spec.values : []).filter((party) => party !== 'any' && sizeOf(party) === count);
  return { seats: heroes, sets: parties.map((party) => [...pairs, `heroes=${party}`]) };
}

const sizeOf = (party: OptionValue): number => String(party).split(',').length;

/** The tables to play at, by turns: usually one. */
export function layouts<Options>(
  module: GameModule<unknown, unknown, unknown, unknown, Options>,
  given: Given & { readonly seats: string | undefined; readonly option: readonly string[] },
): readonly Layout<Options>[] {
  const { id } = module.game.meta;
  const used = Object.keys(shorthandFlags).filter((key) => given[key as keyof Given] !== undefined);
  const mean = byGame[id];
  if (used.length > 0 && mean === undefined) throw new SentenceError(`${id} has no --${used[0]}; its options are set with --option`);
  const { seats: wanted, sets } = mean?.(given, module) ?? { sets: [[]] };
  if (wanted !== undefined && given.seats !== undefined && wanted !== given.seats)
    throw new SentenceError(`--seats ${given.seats} and --heroes ${given.heroes} do not fit together`);
  const seats = seatCount(module, wanted ?? given.seats);
  return sets.map((pairs) => ({ seats, ...gameOptions(module, [...pairs, ...given.option], seats) }));
}
