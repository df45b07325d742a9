/** Plain values side by side: where they part, and why a value is not plain at all. */

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

/** A copy as it comes out of a file or a message. */
export function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
