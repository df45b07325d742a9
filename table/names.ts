import { botNames, fail } from '@tafelrunde/protocol';

const unspeakable = /[\p{Cc}\p{Co}\p{Cn}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/u;

/** A line of chat. Joiners inside emoji are fine; control and bidi characters are not. */
export function readChat(text: string, longest: number): string {
  if (text.length > longest * 8) fail('bad-chat', { max: longest });
  const words = text.normalize('NFC').trim();
  const length = Array.from(words).length;
  if (length === 0 || length > longest || unspeakable.test(words)) fail('bad-chat', { max: longest });
  return words;
}

/** A bot's name that nobody at the table has. */
export function botName(taken: readonly string[], chance: (n: number) => number): string {
  const free = botNames.filter((name) => !taken.includes(name));
  return free[chance(free.length)] ?? 'Kwaku';
}
