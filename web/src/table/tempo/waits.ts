import type { Seat } from '@tafelrunde/kernel';
import type { TableInfo } from '@tafelrunde/protocol';

/** Whether the reader waits for bots alone, and nobody else plays who would be hurried with them; lessons keep their own time. */
export function waitsForBots({ seats, begun }: Pick<TableInfo, 'seats' | 'begun'>, awaited: readonly Seat[]): boolean {
  const alone = seats.every(({ kind, you }) => kind === 'bot' || you) && seats.some(({ you }) => you);
  return alone && begun !== 'lesson' && awaited.length > 0 && awaited.every((seat) => seats[seat]?.kind === 'bot');
}
