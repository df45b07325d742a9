/**
 * A copy of `now` that shares with `was`, an earlier copy, whatever has not changed since: nothing new is made for it, and that it is the
 * same is seen at a glance. A copy and not the value itself: a view may share with the state what the next action changes.
 */
export function renewed(was: unknown, now: unknown): unknown {
  if (typeof now !== 'object' || now === null) return now;
  if (Array.isArray(now)) return renewedList(Array.isArray(was) ? was : none, now);
  const isFields = typeof was === 'object' && was !== null && !Array.isArray(was);
  return renewedFields((isFields ? was : nothing) as Fields, now as Fields);
}

type Fields = Readonly<Record<string, unknown>>;

const none: readonly unknown[] = [];
const nothing: Fields = {};

function renewedList(was: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const known = Math.min(was.length, now.length);
  for (let i = 0; i < known; i += 1) {
    if (was[i] === now[i]) continue;
    const each = renewed(was[i], now[i]);
    if (each !== was[i]) return restOf(was.slice(0, i), was, now, each);
  }
  if (was !== none && now.length === was.length) return was;
  return restOf(was.slice(0, known), was, now);
}

/** What is left of a list, after what is as it was. `each`: the next one, where it is known. */
function restOf(copy: unknown[], was: readonly unknown[], now: readonly unknown[], each?: unknown): readonly unknown[] {
  if (each !== undefined) copy.push(each);
  for (let i = copy.length; i < now.length; i += 1) copy.push(renewed(was[i], now[i]));
  return copy;
}

function renewedFields(was: Fields, now: Fields): Fields {
  let copy: Record<string, unknown> | undefined;
  let count = 0;
  for (const key in now) {
    const value = now[key];
    if (value === undefined) continue; // JSON knows no such field
    const before = was[key];
    const each = typeof value === 'object' ? renewed(before, value) : value;
    count += 1;
    if (copy === undefined && each !== before) copy = firstOf(was, now, key);
    if (copy !== undefined) copy[key] = each;
  }
  if (copy !== undefined) return copy;
  if (was === nothing) return {};
  for (const _ in was) count -= 1;
  return count === 0 ? was : firstOf(was, now);
}

/** The fields before this one, which are as they were. */
function firstOf(was: Fields, now: Fields, until?: string): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const key in now) {
    if (key === until) break;
    if (now[key] !== undefined) copy[key] = was[key];
  }
  return copy;
}
