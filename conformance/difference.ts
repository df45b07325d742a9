export { whyNotPlain } from '@tafelrunde/kernel';

/** Plain values side by side: where they part. */

/** A value in a message, cut where it gets long. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = typeof value === 'number' || typeof value === 'bigint' ? String(value) : (JSON.stringify(value) ?? typeof value);
  return text.length > 160 ? `${text.slice(0, 157)}…` : text;
}

/** The first place where two plain values differ, as a sentence; undefined when they are the same. */
export function difference(left: unknown, right: unknown, path = ''): string | undefined {
  if (Object.is(left, right)) return undefined;
  const unlike = () => `${path === '' ? 'the whole' : path} is ${show(left)} here and ${show(right)} there`;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return unlike();
  if (Array.isArray(left) !== Array.isArray(right)) return unlike();
  if (Array.isArray(left) && Array.isArray(right) && left.length !== right.length) return unlike();
  const a = left as Readonly<Record<string, unknown>>;
  const b = right as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(a)) {
    const found = difference(a[key], Object.hasOwn(b, key) ? b[key] : undefined, `${path}.${key}`);
    if (found !== undefined) return found;
  }
  for (const key of Object.keys(b)) {
    if (!Object.hasOwn(a, key) && b[key] !== undefined) return `${path}.${key} is missing here and ${show(b[key])} there`;
  }
  return undefined;
}

/** A copy as it comes out of a file or a message. */
export function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
