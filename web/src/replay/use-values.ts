import { useEffect, useMemo, useState } from 'react';
import type { FromValues } from './messages.ts';
import type { Projector } from './projector.ts';
import { signOf, type TurningPoint, turningPointsIn, type Unit } from './turning.ts';
import type { Value } from './values.ts';

export interface Values {
  readonly state: 'thinking' | 'done' | 'absent';
  readonly unit: Unit;
  readonly values: readonly Value[];
  readonly turns: readonly TurningPoint[];
  /** Figures times this are what the game calls them. */
  readonly sign: 1 | -1;
}

/** What every position promised, as it is worked out in a worker of its own. */
export function useValues(projector: Pick<Projector, 'text' | 'info'> | undefined): Values {
  const text = projector?.text;
  const [known, setKnown] = useState<Pick<Values, 'state' | 'unit' | 'values'>>({ state: 'thinking', unit: 'points', values: [] });
  useEffect(() => {
    if (text === undefined) return undefined;
    const worker = new Worker(new URL('./value-worker.ts', import.meta.url), { type: 'module', name: 'tafelrunde-values' });
    worker.addEventListener('error', () => setKnown((before) => ({ ...before, state: 'absent' })));
    worker.addEventListener('message', ({ data }: MessageEvent<FromValues>) => {
      if (data.type === 'values') {
        setKnown((before) => ({ ...before, unit: data.unit, values: [...before.values, ...data.values] }));
        return;
      }
      setKnown((before) => ({ ...before, state: data.type }));
      worker.terminate();
    });
    worker.postMessage(text);
    return () => worker.terminate();
  }, [text]);
  const { unit, values } = known;
  const result = projector?.info.result;
  const turns = useMemo(() => turningPointsIn(values, unit, result), [values, unit, result]);
  const sign = useMemo(() => signOf(values, unit, result), [values, unit, result]);
  return { ...known, turns, sign };
}
