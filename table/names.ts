import { botNames, fail } from '@tafelrunde/protocol';

/** Letters and signs that show nothing by design: fillers, the empty Braille pattern, a note without a head. */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/gu;
/** Choosing the shape of the character before is fine: emoji, ideographs and Mongolian need it. */
const shaping = /\p{Variation_Selector}/gu;

export function hasInvisible(text: string): boolean {
  return text.replace(shaping, '').search(invisible) >= 0;
}

/** Whether there is anything to see: marks alone have nothing to sit on. */
export function hasVisible(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(invisible, ''));
}

const unspeakable = /[\p{Cc}\p{Co}\p{Cn}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/u;

/** A line of chat. Joiners inside emoji are fine; control and bidi characters are not. */
export function readChat(text: string, longest: number): string {
  if (text.length > longest * 8) fail('bad-chat', { max: longest });
  const words = text.normalize('NFC').trim();
  const length = Array.from(words).length;
  if (length === 0 || length > longest || unspeakable.test(words) || !hasVisible(words)) fail('bad-chat', { max: longest });
  return words;
}

/** A bot's name that nobody at the table has. */
export function botName(taken: readonly string[], chance: (n: number) => number): string {
  const free = botNames.filter((name) => !taken.includes(name));
  return free[chance(free.length)] ?? 'Kwaku';
}
