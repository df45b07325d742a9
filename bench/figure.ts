/** How long to measure. The tests use the smallest effort that still gives a line. */
export interface Effort {
  /** Slices per side; the figure is their median. */
  readonly slices: number;
  /** Length of a slice. */
  readonly milliseconds: number;
}

export const thorough: Effort = { slices: 9, milliseconds: 400 };
export const tiny: Effort = { slices: 1, milliseconds: 1 };

/** What must be reached, and what we aim for, from the speed table of the project. */
export interface Mark {
  readonly unit: string;
  readonly better: 'higher' | 'lower';
  readonly floor: number;
  readonly goal?: number;
}

/** One printed line. */
export interface Line {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly better: 'higher' | 'lower';
  readonly floor: number;
  readonly goal?: number;
  /** The floor is kept. */
  readonly ok: boolean;
  /** What it was compared with, in the same run. */
  readonly against?: string;
  /** Value by value of that, slice for slice. */
  readonly ratio?: number;
  /** One value per slice, for a look at the spread. */
  readonly samples: readonly number[];
  /** How it was measured, where that is not plain. */
  readonly how?: string;
  readonly [further: string]: unknown;
}

export interface Figure {
  readonly name: string;
  readonly mark: Mark;
  measure(effort: Effort): Promise<Measured> | Measured;
}

/** Something a figure needs cannot be had here: it is left out, and nothing is wrong with us. */
export class LeftOutError extends Error {
  override readonly name = 'LeftOutError';
}

/** What a figure found out; name, floor and goal are added to it. */
export interface Measured {
  /** One value per slice, in the unit of the mark. */
  readonly samples: readonly number[];
  /** Instead of the median of the samples. */
  readonly value?: number;
  readonly against?: string;
  readonly ratio?: number;
  readonly how?: string;
  readonly [further: string]: unknown;
}

export function lineOf({ name, mark }: Figure, measured: Measured): Line {
  const { value = median(measured.samples), samples, ...further } = measured;
  const ok = mark.better === 'higher' ? value >= mark.floor : value <= mark.floor;
  return { name, value: rounded(value), ...mark, ok, ...further, samples: samples.map(rounded) };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  if (upper === undefined) throw new RangeError('the median of nothing');
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/** Four digits are more than any of this is exact to. */
export function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
