import type { ChatLine } from '@tafelrunde/protocol';

/** Everything people said, and of each bot only what it says now: its plans of an hour ago are chatter. */
export function worthReading(chat: readonly ChatLine[]): readonly ChatLine[] {
  const latest = new Map(chat.filter((line) => line.say !== undefined).map((line) => [line.seat, line.n]));
  return chat.filter((line) => line.say === undefined || latest.get(line.seat) === line.n);
}
