import type { Space } from './spaces.ts';

/** Where the keyboard can stand: the fan, a space (1-based), or "keep". */
export type Stop = 'draw' | 'keep' | number;

/** Arrows walk lit and warning spaces, then "keep"; `all` adds the shut ones, so that their reason can be asked. */
export const stopsOf = (
  spaces: readonly Space[],
  may: { readonly draw: boolean; readonly keep: boolean },
  all = false,
): readonly Stop[] => {
  const stops: Stop[] = may.draw ? ['draw'] : [];
  for (const { kind, space } of spaces) if (kind === 'lit' || kind === 'warn' || (all && kind === 'shut')) stops.push(space);
  if (may.keep) stops.push('keep');
  return stops;
};

/** Where the keyboard starts: on a safe space rather than on one that warns. */
export const startOf = (spaces: readonly Space[], stops: readonly Stop[]): Stop | undefined =>
  spaces.find(({ kind }) => kind === 'lit')?.space ?? stops[0];

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The stop this key leads to; undefined when it leads nowhere. Round and round, so that nobody is stuck at an end. */
export const walk = (stops: readonly Stop[], at: Stop | undefined, key: string): Stop | undefined => {
  if (key === 'Home') return stops[0];
  if (key === 'End') return stops.at(-1);
  const step = steps[key];
  if (step === undefined || stops.length === 0) return undefined;
  const here = at === undefined ? -1 : stops.indexOf(at);
  if (here < 0) return step > 0 ? stops[0] : stops.at(-1);
  return stops[(here + step + stops.length) % stops.length];
};
