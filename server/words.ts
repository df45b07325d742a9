import { randomBytes } from 'node:crypto';
import type { Language } from '@tafelrunde/kernel';
import type { TableId } from '@tafelrunde/protocol';
import { codeWords } from './code-words.ts';

/** Without l, o, 0, 1: nothing to mistake. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A code like "mond-eule-k7m3p": hard to guess (nearly 2^38), easy to read out; the same for everybody who gets the link. */
export function tableCode(chance: Uint8Array = randomBytes(16)): TableId {
  return spelled(chance, 5, 'de') as TableId;
}

/** Like the code of a table, and harder to guess (nearly 2^43): it opens everything somebody has. In words they can write down. */
export function recoveryCode(language: Language): string {
  return spelled(randomBytes(16), 6, language);
}

function spelled(chance: Uint8Array, length: number, language: Language): string {
  const { first, second } = codeWords[language];
  const read = new DataView(chance.buffer, chance.byteOffset, chance.byteLength);
  const word = (list: readonly string[], at: number) => list[read.getUint32(at) % list.length] ?? 'mond';
  let code = '';
  for (let i = 8; i < 8 + length; i += 1) code += letters[read.getUint8(i) % letters.length];
  return `${word(first, 0)}-${word(second, 4)}-${code}`;
}
