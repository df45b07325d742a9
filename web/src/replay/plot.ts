import type { Language } from '@tafelrunde/kernel';
import type { Unit } from './turning.ts';
import type { Value } from './values.ts';

/** A figure as it is read: points with one place after the point, a chance in hundredths. */
export function figure(value: number, unit: Unit, language: Language, signed = false): string {
  const digits = unit === 'chance' ? 0 : 1;
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: signed ? 'always' : 'auto',
  });
  const written = format.format(value).replace('-', '−');
  return unit === 'chance' ? `${written} %` : written;
}

export const HEIGHT = 100;
export const WIDTH = 1000;

export interface Scale {
  readonly y: (value: number) => number;
  readonly marks: readonly number[];
}

/** Three quiet lines at even figures, with room above and below. */
export function scaleOf(all: readonly number[], unit: Unit): Scale {
  if (unit === 'chance') return { y: (value) => HEIGHT - value, marks: [25, 50, 75] };
  if (all.length === 0) return { y: () => HEIGHT / 2, marks: [] };
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const room = Math.max(1, most - least) * 0.08;
  const [from, to] = [least - room, most + room];
  const step = Math.max(1, Math.round((to - from) / 4));
  const marks = [1, 2, 3]
    .map((n) => Math.round(from + n * ((to - from) / 4)))
    .filter((mark, i, list) => mark >= from && mark <= to && (i === 0 || mark - (list[i - 1] ?? 0) >= step));
  return { y: (value) => HEIGHT - ((value - from) / (to - from)) * HEIGHT, marks };
}

/** The line of one seat along positions, of which `x` says how far along they lie (0 to 1); a new deal begins it anew. */
export function pathOf(values: readonly Value[], seat: number, x: (position: number) => number, { y }: Scale): string {
  return values
    .map(
      ({ position, values: each, fresh }, i) =>
        `${i === 0 || fresh === true ? 'M' : 'L'}${(x(position) * WIDTH).toFixed(1)} ${y(each[seat] ?? 0).toFixed(1)}`,
    )
    .join('');
}
