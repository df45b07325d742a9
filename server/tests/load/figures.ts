import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';

/** Microseconds of processor time of a process, and bytes that are resident. */
export function spentBy(pid: number): { readonly cpu: number; readonly memory: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const ticks = Number(fields[11]) + Number(fields[12]);
  return { cpu: ticks * 10_000, memory: Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024 };
}

export function percentile(times: readonly number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(part * times.length))] ?? 0;
}

export const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
export const row = (...cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
export const load = () => (loadavg()[0] ?? 0).toFixed(1);

export function heads(...names: readonly string[]): void {
  row(...names);
  row(...names.map(() => '---'));
}
