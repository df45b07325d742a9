import type { Proposals } from '@tafelrunde/kernel';
import type { ChatLine } from '@tafelrunde/protocol';

/**
 * Everything people said and proposed. Of each bot only what it says now, and of each seat only the last thing it pointed at: plans of an
 * hour ago and fingers long gone are chatter.
 */
export function worthReading(chat: readonly ChatLine[], kinds: Proposals<unknown>['kinds'] = {}): readonly ChatLine[] {
  const points = (line: ChatLine) => line.proposal !== undefined && kinds[line.proposal.key]?.silent === true;
  const pointed = new Set(chat.filter(points).map(({ n }) => String(n)));
  const latest = (of: (line: ChatLine) => boolean) => new Map(chat.filter(of).map((line) => [line.seat, line.n]));
  const plans = latest((line) => line.say !== undefined);
  const fingers = latest(points);
  return chat.filter((line) => {
    if (line.say !== undefined) return plans.get(line.seat) === line.n;
    if (points(line)) return fingers.get(line.seat) === line.n;
    if (line.reaction !== undefined) return false; // it stands at its line
    return line.withdrawn === undefined || !pointed.has(line.withdrawn);
  });
}
