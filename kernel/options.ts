import { contentsFor, isContentName } from './contents.ts';
import type { Contents, Meta, OptionSpec, OptionValue, Seat } from './contract.ts';
import { RefusedError, refuse } from './errors.ts';

function fits(spec: OptionSpec, value: OptionValue): boolean {
  switch (spec.kind) {
    case 'choice':
      return spec.values.includes(value);
    case 'switch':
      return typeof value === 'boolean';
    case 'number':
      return Number.isInteger(value) && ((spec.off === true && value === 0) || (Number(value) >= spec.min && Number(value) <= spec.max));
    case 'text':
      return typeof value === 'string' && value.length <= spec.max;
    case 'content':
      return value === spec.default || isContentName(value) || (typeof value === 'string' && spec.words.includes(value));
  }
}

/** Whoever is to begin must be there. */
function isNoSeat(spec: OptionSpec, value: OptionValue, seats: number): boolean {
  return spec.kind === 'number' && spec.rotates === true && Number(value) > seats;
}

/** Set by the table itself from match to match: in no form. */
export function isCarriedOn(spec: OptionSpec): boolean {
  return spec.kind === 'number' && (spec.series === true || spec.rotates === true);
}

/** The options of a table of so many seats where nobody has chosen any. */
export function usualOptions<Options>(meta: Meta<Options>, seats: number): Options {
  return { ...meta.defaults, ...meta.usual?.(seats) };
}

/** The options of a match from before some of them came, with those filled in. */
export function withLater<Options>(
  meta: Meta<Options>,
  options: Readonly<Record<string, OptionValue>>,
): Readonly<Record<string, OptionValue>> {
  const later = meta.options.filter((spec) => spec.later === true && !Object.hasOwn(options, spec.key));
  return { ...options, ...Object.fromEntries(later.map((spec) => [spec.key, spec.default])) };
}

/** Options as they come from outside become the game's own: defaults filled in, ranges and contradictions refused. */
export function readOptions<Options>(
  meta: Meta<Options>,
  loose: Readonly<Record<string, unknown>>,
  seats: number,
  contents: Contents = {},
): Options {
  if (!Number.isInteger(seats) || seats < meta.seats.min || seats > meta.seats.max) {
    refuse('bad-seats', { seats, min: meta.seats.min, max: meta.seats.max });
  }
  const known = new Set(meta.options.map((spec) => spec.key));
  for (const key of Object.keys(loose)) if (!known.has(key)) refuse('bad-options', { option: key });
  const options: Record<string, OptionValue> = { ...(usualOptions(meta, seats) as Record<string, OptionValue>) };
  for (const spec of meta.options) {
    if (!Object.hasOwn(loose, spec.key)) continue;
    const value = loose[spec.key] as OptionValue;
    if (!fits(spec, value) || isNoSeat(spec, value, seats)) refuse('bad-options', { option: spec.key });
    options[spec.key] = value;
  }
  const contradiction = meta.check(options as Options, seats, contentsFor(meta, options, contents));
  if (contradiction !== undefined) throw new RefusedError(contradiction);
  return options as Options;
}

/** The options of a rematch: the same again; a series counts on, and the seat after the one that began (`starter`) is to begin. */
export function nextOptions(
  options: Readonly<Record<string, OptionValue>>,
  specs: readonly OptionSpec[],
  { starter, seats }: { readonly starter: Seat | undefined; readonly seats: number },
): Readonly<Record<string, OptionValue>> {
  const next: Record<string, OptionValue> = { ...options };
  for (const spec of specs) {
    if (spec.kind !== 'number') continue;
    if (spec.rotates === true && starter !== undefined) next[spec.key] = ((starter + 1) % seats) + 1;
    if (spec.series === true) next[spec.key] = Math.min(spec.max, Number(options[spec.key] ?? 0) + 1);
  }
  return next;
}
