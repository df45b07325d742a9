import { useEffect, useMemo } from 'react';
import type { Props } from '../panels/props.ts';
import { type Day, daysOf } from './evening.ts';

/** Everything that was told, as far back as the page knows it; what is missing is asked for. */
export function useDays({ history }: Pick<Props, 'history'>): { readonly days: readonly Day[]; readonly whole: boolean } {
  const missing = history?.missing ?? 0;
  const more = history?.more;
  useEffect(() => {
    if (missing > 0) more?.();
  }, [missing, more]);
  const steps = history?.steps;
  const days = useMemo(() => daysOf((steps ?? []).flatMap(({ events }) => events)), [steps]);
  return { days, whole: missing === 0 };
}
