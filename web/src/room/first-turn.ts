import type { GameBrief } from '@tafelrunde/kernel';
import type { TableInfo } from '@tafelrunde/protocol';
import type { Texts } from '../texts/en.ts';

/** Who will have the first turn, in a sentence; undefined where chance decides, or nobody begins. */
export function firstTurnSays(t: Texts, { game }: GameBrief, { options, seats }: Pick<TableInfo, 'options' | 'seats'>): string | undefined {
  const begins = game.meta.begins?.(options, seats.length);
  const info = begins === undefined ? undefined : seats[begins];
  if (info === undefined) return undefined;
  if (info.you) return t.room.first.you;
  if (info.kind !== 'open') return t.room.first.named(info.name);
  return t.room.first.free(info.seat + 1, seats.filter(({ kind }) => kind === 'open').length);
}
