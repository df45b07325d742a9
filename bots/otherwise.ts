import { type GameWithBots, isNet, kept, type OptionValue } from '@tafelrunde/kernel';

/** A kind of table the net of a level never saw, by its options or the version of the rules, and who plays there in its place. */
export interface PlayedOtherwise {
  readonly game: string;
  readonly version: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly level: string;
  readonly otherwise: string;
}

/** A net whose weights could not be read, why, and who plays in its place. */
export interface UnreadNet {
  readonly game: string;
  readonly level: string;
  readonly otherwise: string;
  readonly reason: string;
}

/** The nets of a game whose weights could not be read. */
export function unreadNets({ game, levels, unread = {} }: GameWithBots): readonly UnreadNet[] {
  return levels.all.filter(isNet).flatMap(({ name, otherwise }) => {
    const reason = unread[name];
    return reason === undefined ? [] : [{ game: game.meta.id, level: name, otherwise, reason }];
  });
}

/** Kinds of tables kept in mind; after so many they are told again. */
const MOST_TOLD = 256;

/** Tells of each kind of table once, however many tables, seats and threads meet it. */
export function oncePerKind(tell: (played: PlayedOtherwise) => void): (played: PlayedOtherwise) => void {
  const told = new Map<string, true>();
  return (played) => {
    const { game, version, level, options } = played;
    kept(told, MOST_TOLD, [game, version, level, options], () => {
      tell(played);
      return true;
    });
  };
}
