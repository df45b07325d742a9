import { type Contents, contentName, type Meta, type OptionSpec, type OptionValue } from '@tafelrunde/kernel';
import { luckOf } from './luck.ts';
import type { OptionSet } from './report.ts';

/** Up to here every combination is looked at; beyond, a seeded choice of them. */
const ALL_UP_TO = 20_000;
const CHOSEN = 3_000;
const TRIES_PER_PAIR = 20;

/** The values of an option that the suite tries. */
export function triedValues(spec: OptionSpec): readonly OptionValue[] {
  switch (spec.kind) {
    case 'choice':
      return spec.offered ?? spec.values;
    case 'switch':
      return [false, true];
    case 'text':
      return [...new Set([String(spec.default), ...spec.sample])];
    case 'content':
      return [...new Set([String(spec.default), ...Object.keys(spec.shelf), ...spec.sample.map(contentName)])];
    case 'number':
      return [...new Set([Number(spec.default), ...spec.sample, ...(spec.off === true ? [0] : [])])].toSorted((a, b) => a - b);
  }
}

/** The texts the suite hands in, by name: whatever the game wants tried beyond its own. */
// any: options of any game
export function sampleContents(meta: Meta<any>): Contents {
  const texts = meta.options.flatMap((spec) => (spec.kind === 'content' ? spec.sample : []));
  return Object.fromEntries(texts.map((text) => [contentName(text), text]));
}

/** A row: for every option the place of its value, -1 for a value that is not among the tried ones. */
type Row = readonly number[];

/** Numbers for the pairs a row holds. A lone option is paired with itself: each of its values must be played too. */
function pairsOf(row: Row, widest: number): number[] {
  const pairs: number[] = [];
  const across = row.length * widest;
  for (let i = 0; i < row.length; i += 1) {
    for (let j = row.length === 1 ? 0 : i + 1; j < row.length; j += 1) {
      const a = row[i] as number;
      const b = row[j] as number;
      if (a >= 0 && b >= 0) pairs.push((i * widest + a) * across + j * widest + b);
    }
  }
  return pairs;
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
// any: options of any game
export function coveringOptions(meta: Meta<any>, seats: number): readonly OptionSet[] {
  const specs = meta.options;
  const values = specs.map(triedValues);
  const sizes = values.map((tried) => tried.length);
  const contents = sampleContents(meta);
  const playable = (options: OptionSet) => meta.check(options, seats, contents) === undefined;
  const given: OptionSet[] = [{ ...meta.defaults }, ...(meta.variants ?? []).map((variant) => ({ ...meta.defaults, ...variant }))];
  const chosen = given.filter(playable);

  const few = sizes.reduce((product, size) => product * size, 1) <= ALL_UP_TO;
  const rows = (few ? everyRow(sizes) : someRows(sizes)).filter((row) => playable(optionsOf(specs, values, row)));
  const widest = Math.max(1, ...sizes);
  const held = rows.map((row) => pairsOf(row, widest));
  const open = new Uint8Array((specs.length * widest) ** 2);
  for (const pairs of held) for (const pair of pairs) open[pair] = 1;
  const close = (row: Row) => {
    for (const pair of pairsOf(row, widest)) open[pair] = 0;
  };
  for (const options of chosen) close(specs.map((spec, i) => values[i]?.indexOf(options[spec.key] as OptionValue) ?? -1));
  for (;;) {
    const best = mostGaining(held, open);
    if (best === undefined) return chosen;
    const row = rows[best] as Row;
    chosen.push(optionsOf(specs, values, row));
    close(row);
  }
}

/** The row that holds most open pairs; undefined when none is open. */
function mostGaining(held: readonly (readonly number[])[], open: Uint8Array): number | undefined {
  let best: number | undefined;
  let most = 0;
  for (const [i, pairs] of held.entries()) {
    let gain = 0;
    for (const pair of pairs) gain += open[pair] as number;
    if (gain > most) [best, most] = [i, gain];
  }
  return best;
}

/** The defaults where they can be played at this number of seats, else the set nearest to them. */
// any: options of any game
export function usualOptions(meta: Meta<any>, seats: number): OptionSet | undefined {
  const defaults = meta.defaults as OptionSet;
  const apart = (options: OptionSet) => Object.keys(defaults).filter((key) => options[key] !== defaults[key]).length;
  const contents = sampleContents(meta);
  if (meta.check(defaults, seats, contents) === undefined) return { ...defaults };
  const one = meta.options.flatMap((spec) => triedValues(spec).map((value) => ({ ...defaults, [spec.key]: value })));
  return (
    one.find((options) => meta.check(options, seats, contents) === undefined) ??
    coveringOptions(meta, seats).toSorted((a, b) => apart(a) - apart(b))[0]
  );
}
