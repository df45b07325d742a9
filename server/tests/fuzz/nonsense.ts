import type { FastRandom } from '@tafelrunde/kernel';

export type Fields = Record<string, unknown>;

const odd: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  -0,
  2 ** 53,
  '',
  ' ',
  'a'.repeat(9000),
  '\u0000',
  '\ud800',
  '‮رآن',
  '__proto__',
  '../../etc/passwd',
  [],
  {},
  [[[[[[[[[[[]]]]]]]]]]],
  { length: 1e9 },
  { toString: 1, valueOf: 2 },
  Array.from({ length: 500 }, (_, n) => n),
];

/** A copy: what is made of it is spoiled further. */
export const pick = <T>(list: readonly T[], random: FastRandom): T => structuredClone(list[random.below(list.length)] as T);

export const oddValue = (random: FastRandom): unknown => pick(odd, random);

/** The same where only text can stand; half a character cannot be sent at all. */
export function oddText(random: FastRandom): string {
  const value = oddValue(random);
  return (typeof value === 'string' ? value : JSON.stringify(value)).replaceAll(/[\ud800-\udfff]/g, '').slice(0, 300);
}

/** One thing in it is wrong from now on, at the top or further in. */
export function spoil(fields: Fields, random: FastRandom): void {
  const keys = Object.keys(fields);
  if (keys.length === 0) {
    fields[`x${random.below(100)}`] = oddValue(random);
    return;
  }
  const key = pick(keys, random);
  const inner = fields[key];
  switch (random.below(6)) {
    case 0:
      delete fields[key];
      break;
    case 1:
      fields[`x${random.below(100)}`] = oddValue(random);
      break;
    case 2:
    case 3:
      if (typeof inner === 'object' && inner !== null) spoil(inner as Fields, random);
      else if (typeof inner === 'number') fields[key] = inner + random.below(9) - 4;
      else fields[key] = [inner];
      break;
    default:
      fields[key] = oddValue(random);
  }
}

export function flipped(text: string, random: FastRandom): string {
  if (text === '') return '\u0000';
  const at = random.below(text.length);
  return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << random.below(7))) + text.slice(at + 1);
}

/** What was to be one JSON object, broken as text: cut off, with one bit turned, with a key that means something to the engine, nested. */
export function torn(text: string, random: FastRandom): string {
  switch (random.below(4)) {
    case 0:
      return text.slice(0, random.below(text.length + 1));
    case 1:
      return flipped(text, random);
    case 2:
      return text.replace('{', `{"${pick(['__proto__', 'constructor', 'prototype'], random)}":{"x":1},`);
    default:
      return `${'['.repeat(random.below(3000))}${text}`;
  }
}
