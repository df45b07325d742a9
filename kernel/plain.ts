import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Structural equality of plain values; a missing property and an undefined one are the same. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i += 1) if (!same(a[i], b[i])) return false;
    return true;
  }
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  let count = 0;
  for (const key in left) {
    if (left[key] === undefined) continue;
    if (!Object.hasOwn(right, key) || !same(left[key], right[key])) return false;
    count += 1;
  }
  for (const key in right) if (right[key] !== undefined) count -= 1;
  return count === 0;
}

/** JSON with sorted keys: the same value gives the same text, whoever built it. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    const sorted: Record<string, unknown> = {};
    for (const key of Object.keys(inner).toSorted()) sorted[key] = (inner as Record<string, unknown>)[key];
    return sorted;
  });
}

/** SHA-256 over the canonical text, in hex. */
export function hashOf(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(value))));
}

/** No honest state is deeper; a ring would never end. */
const DEEPEST = 64;

/** Why a value would not survive JSON; undefined when it would. */
export function whyNotPlain(value: unknown, path = 'value', depth = 0): string | undefined {
  if (depth > DEEPEST) return `${path} is nested too deeply, or in itself`;
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      if (!Number.isFinite(value)) return `${path} is ${value}`;
      return Object.is(value, -0) ? `${path} is minus zero` : undefined;
    case 'object':
      return value === null ? `${path} is null` : whyNotPlainObject(value, path, depth);
    default:
      return `${path} is ${typeof value}`;
  }
}

function whyNotPlainObject(value: object, path: string, depth: number): string | undefined {
  if (Array.isArray(value)) {
    if (Object.keys(value).length !== value.length) return `${path} is an array with holes or extra fields`;
    for (const [i, inner] of value.entries()) {
      const found = whyNotPlain(inner, `${path}.${i}`, depth + 1);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `${path} is a ${value.constructor.name}, not a plain object`;
  if (Object.getOwnPropertySymbols(value).length > 0) return `${path} has a symbol for a key`;
  for (const [key, inner] of Object.entries(value) as [string, unknown][]) {
    if (inner === undefined) continue;
    const found = whyNotPlain(inner, `${path}.${key}`, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Deepest nesting of brackets in a JSON text, strings left out; found without building anything. */
export function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i += 1) {
    const letter = text.charCodeAt(i);
    if (quoted) {
      if (letter === 0x5c)
        i += 1; // backslash
      else if (letter === 0x22) quoted = false;
    } else if (letter === 0x22) quoted = true;
    else if (letter === 0x7b || letter === 0x5b) {
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if (letter === 0x7d || letter === 0x5d) depth -= 1;
  }
  return deepest;
}
