import type { Meta, OptionSpec, OptionValue } from '../contract.ts';
import { luckOf } from './luck.ts';
import type { OptionSet } from './report.ts';

/** Up to here every combination is looked at; beyond, a seeded choice of them. */
const ALL_UP_TO = 50_000;
const CHOSEN = 5_000;
const TRIES_PER_PAIR = 60;

/** The values of an option that the suite tries. */
export function triedValues(spec: OptionSpec): readonly OptionValue[] {
  switch (spec.kind) {
    case 'choice':
      return spec.values;
    case 'switch':
      return [false, true];
    case 'number':
      return [...new Set([Number(spec.default), ...spec.sample, ...(spec.off === true ? [0] : [])])].toSorted((a, b) => a - b);
  }
}

/** A row: for every option the place of its value. */
type Row = readonly number[];

/** The pairs a row covers, as keys. */
function pairsOf(row: Row): string[] {
  const pairs: string[] = [];
  for (let i = 0; i < row.length; i += 1) {
    for (let j = i + 1; j < row.length; j += 1) pairs.push(`${i}=${row[i]},${j}=${row[j]}`);
  }
  // A single option has no pairs, yet each of its values must be played.
  return row.length === 1 ? [`0=${row[0]}`] : pairs;
}

function optionsOf(specs: readonly OptionSpec[], values: readonly (readonly OptionValue[])[], row: Row): OptionSet {
  return Object.fromEntries(specs.map((spec, i) => [spec.key, values[i]?.[row[i] as number] as OptionValue]));
}

function everyRow(sizes: readonly number[]): Row[] {
  let rows: number[][] = [[]];
  for (const size of sizes) rows = rows.flatMap((row) => Array.from({ length: size }, (_, value) => [...row, value]));
  return rows;
}

/** Seeded rows: a crowd of any kind, and for each pair some that hold it. */
function someRows(sizes: readonly number[]): Row[] {
  const random = luckOf('covering', ...sizes);
  const any = () => sizes.map((size) => random.below(size));
  const rows = Array.from({ length: CHOSEN }, any);
  for (let i = 0; i < sizes.length; i += 1) {
    for (let j = i + 1; j < sizes.length; j += 1) {
      for (let a = 0; a < (sizes[i] as number); a += 1) {
        for (let b = 0; b < (sizes[j] as number); b += 1) {
          for (let t = 0; t < TRIES_PER_PAIR; t += 1) rows.push(any().with(i, a).with(j, b));
        }
      }
    }
  }
  return rows;
}

/**
 * Option sets that together hold every pair of option values playable at this number of seats: the defaults first, then the
 * game's own variants, then as few more as a greedy choice needs. What `meta.check` refuses is left out.
 */
// biome-ignore lint: options of any game
export function coveringOptions(meta: Meta<any>, seats: number): readonly OptionSet[] {
  const specs = meta.options;
  const values = specs.map(triedValues);
  const sizes = values.map((tried) => tried.length);
  const playable = (options: OptionSet) => meta.check(options, seats) === undefined;
  const given: OptionSet[] = [{ ...meta.defaults }, ...(meta.variants ?? []).map((variant) => ({ ...meta.defaults, ...variant }))];
  const chosen = given.filter(playable);

  const few = sizes.reduce((product, size) => product * size, 1) <= ALL_UP_TO;
  const rows = (few ? everyRow(sizes) : someRows(sizes)).filter((row) => playable(optionsOf(specs, values, row)));
  const open = new Set(rows.flatMap(pairsOf));
  for (const options of chosen) {
    for (const pair of pairsOf(specs.map((spec, i) => values[i]?.indexOf(options[spec.key] as OptionValue) ?? -1))) open.delete(pair);
  }
  while (open.size > 0) {
    let best: Row | undefined;
    let most = 0;
    for (const row of rows) {
      const gain = pairsOf(row).reduce((count, pair) => count + (open.has(pair) ? 1 : 0), 0);
      if (gain > most) [best, most] = [row, gain];
    }
    if (best === undefined) break;
    chosen.push(optionsOf(specs, values, best));
    for (const pair of pairsOf(best)) open.delete(pair);
  }
  return chosen;
}

/** The defaults where they can be played at this number of seats, else the set nearest to them. */
// biome-ignore lint: options of any game
export function usualOptions(meta: Meta<any>, seats: number): OptionSet | undefined {
  const defaults = meta.defaults as OptionSet;
  const apart = (options: OptionSet) => Object.keys(defaults).filter((key) => options[key] !== defaults[key]).length;
  if (meta.check(defaults, seats) === undefined) return { ...defaults };
  const one = meta.options.flatMap((spec) => triedValues(spec).map((value) => ({ ...defaults, [spec.key]: value })));
  return (
    one.find((options) => meta.check(options, seats) === undefined) ??
    coveringOptions(meta, seats).toSorted((a, b) => apart(a) - apart(b))[0]
  );
}
