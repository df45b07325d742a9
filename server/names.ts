import { createHash } from 'node:crypto';
import type { Language } from '@tafelrunde/kernel';
import { hasInvisible, hasVisible } from '@tafelrunde/table';
import { fail } from './fail.ts';

/** Control, format (zero-width, bidi), private and unassigned characters, line and paragraph separators, and what looks like markup. */
const unfit = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u2028\u2029<>]/u;

/** A display name as others will read it. */
export function readName(text: string, longest: number): string {
  if (text.length > longest * 8) fail('bad-name', { max: longest }); // before any work on it
  const name = text.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const length = Array.from(name).length;
  if (length === 0 || length > longest || unfit.test(name) || unfit.test(text)) fail('bad-name', { max: longest });
  if (hasInvisible(name) || !hasVisible(name)) fail('bad-name', { max: longest });
  return name;
}

const guestWord: Readonly<Record<Language, string>> = { de: 'Gast', en: 'Guest', fr: 'Invité' };

/** What a guest is called before choosing a name: always the same for the same guest. */
export function firstName(guest: string, language: Language): string {
  const number = createHash('sha256').update(guest).digest().readUInt16BE(0);
  return `${guestWord[language]} ${100 + (number % 900)}`;
}
