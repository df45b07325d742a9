import type { TerminalSide } from '@tafelrunde/kernel';

/** From so many lines on that say the same but for a number, one line says it all. */
const ALIKE = 3;

/**
 * What can be done as numbered lines. Actions in a row that differ only in how many (1 gold, 2 gold, 3 gold …) share a line, with the
 * numbers of the first and the last; each can still be chosen by its own.
 */
export function menuLines(actions: readonly unknown[], say: (action: unknown) => string): readonly string[] {
  const lines: string[] = [];
  for (let from = 0; from < actions.length; ) {
    let to = from + 1;
    while (to < actions.length && alike(actions[from], actions[to])) to += 1;
    if (to - from >= ALIKE) lines.push(`  ${from + 1}–${to}  ${say(actions[from])} … ${say(actions[to - 1])}`);
    else for (let at = from; at < to; at += 1) lines.push(`  ${at + 1}  ${say(actions[at])}`);
    from = to;
  }
  return lines;
}

const alike = (one: unknown, other: unknown): boolean => hasCount(one) && hasCount(other) && withoutCount(one) === withoutCount(other);
const hasCount = (action: unknown): action is object => typeof action === 'object' && action !== null && 'count' in action;
const withoutCount = (action: object): string => JSON.stringify({ ...action, count: 0 });

/** Whether something is on offer that is worth asking for out of turn: more than what can wait. */
export function isWorthAsking({ canWait }: TerminalSide, actions: readonly unknown[]): boolean {
  return canWait === undefined || !actions.every((action) => canWait(action));
}
