import type { Effort } from './figure.ts';

/** Does some work and says how many units of it were done. Set-up that must not count happens in `prepare`. */
export interface Work {
  prepare?(): void;
  run(): number;
}

/** Processor time of this process so far, in microseconds: what other programs take from the machine does not count. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Seconds of processor time per unit over one slice. */
function slice(work: Work, milliseconds: number): number {
  let units = 0;
  let spent = 0;
  do {
    work.prepare?.();
    const start = processorTime();
    units += work.run();
    spent += processorTime() - start;
  } while (spent < 1000 * milliseconds);
  return spent / 1e6 / units;
}

/** Units per second of processor time, one value per slice, after a warm-up as long as two slices. */
export function paces(work: Work, { slices, milliseconds }: Effort): readonly number[] {
  slice(work, 2 * milliseconds);
  return Array.from({ length: slices }, () => 1 / slice(work, milliseconds));
}

/** Seconds of processor time per unit of two kinds of work, slice by slice in turn, so that whatever else the machine does hits both. */
export function sideBySide(one: Work, other: Work, { slices, milliseconds }: Effort): readonly (readonly [number, number])[] {
  slice(one, 2 * milliseconds);
  slice(other, 2 * milliseconds);
  return Array.from({ length: slices }, (_, n) => {
    if (n % 2 === 1) {
      const second = slice(other, milliseconds);
      return [slice(one, milliseconds), second] as const;
    }
    const first = slice(one, milliseconds);
    return [first, slice(other, milliseconds)] as const;
  });
}
