import type { GameBrief, LevelList, NamedLevel } from '@tafelrunde/kernel';

/** A game whose levels are of this kind. */
interface Ranked<Of> extends Pick<GameBrief, 'game'> {
  readonly levels: Pick<LevelList, 'formerly'> & { readonly all: readonly Of[] };
}

/** The names of the levels a game's bots play at, from the weakest to the strongest. */
export function levelsOf({ levels }: GameBrief): readonly string[] {
  return levels.all.map(({ name }) => name);
}

/** The level that answers at once: it moves where another got lost. */
export function quickLevel({ levels }: GameBrief): string {
  return levels.all[0].name;
}

/** What a level is called now. */
const nameNow = (formerly: LevelList['formerly'], name: string): string =>
  formerly !== undefined && Object.hasOwn(formerly, name) ? (formerly[name] as string) : name;

/** Whether the game has a level of this name, or once had. */
export function hasLevel(module: GameBrief, name: string): boolean {
  return levelsOf(module).includes(nameNow(module.levels.formerly, name));
}

/** The level of this name: with its program where the game comes with its bots. */
export function levelNamed<Of extends NamedLevel>(module: Ranked<Of>, name: string): Of {
  const now = nameNow(module.levels.formerly, name);
  const level = module.levels.all.find((one) => one.name === now);
  if (level === undefined)
    throw new RangeError(`${module.game.meta.id} has no bot "${name}"; it has ${module.levels.all.map((one) => one.name).join(', ')}`);
  return level;
}

/** Whose opinion a hint is: one of the levels, or an adviser that plays nowhere. */
export function hintLevel(module: GameBrief): NamedLevel | undefined {
  const { hint, adviser } = module.levels;
  if (hint === undefined) return undefined;
  return adviser?.name === hint ? adviser : levelNamed<NamedLevel>(module, hint);
}

/** A level somebody was given, perhaps long ago: one the game no longer has is played by who stands in. */
export function levelOr(module: GameBrief, name: string | undefined): string {
  return name !== undefined && hasLevel(module, name) ? nameNow(module.levels.formerly, name) : module.levels.standIn;
}
